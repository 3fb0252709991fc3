from cogs.archive import clicks, looking, records, sharing
from ui.feature import Feature

FEATURE = Feature(
    "archive",
    clicks=[clicks.TurnArchive, clicks.OpenPast, looking.Verify, records.GiveRecord, sharing.Share],
    commands=[clicks.history, looking.show, looking.verify, looking.mine, records.record],
)
