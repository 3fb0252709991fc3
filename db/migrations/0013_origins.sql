-- Tables whose match goes on from a move of another one's, which was over.

ALTER TABLE tables ADD COLUMN origin TEXT;  -- JSON: that table, and how many of its moves were taken over; null: from none
