from cogs.archive import clicks, looking, records
from ui.feature import Feature

FEATURE = Feature(
    "archive",
    clicks=[clicks.TurnArchive, clicks.OpenPast, looking.Verify, records.GiveRecord],
    commands=[clicks.history, looking.show, looking.verify, looking.mine, records.record],
)
