"""Chooses the 256 colours of the pictures' PNGs.

These are all colours written in `boards`, the most frequent others (where something transparent lies on a
flat ground), and the best ones for edges and shades.

    python -m demo.palette        writes boards/palette.txt

Run it after you change a colour.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from boards import PAINTERS, look
from demo.gallery import NAMES, matches
from engine import GAMES
from locales import words
from raster.panel import Drawing
from raster.studio import render

PALETTE = Path(look.__file__).with_name("palette.txt")
COLOURS, FREQUENT = 256, 300
APART = 7
"""Minimum distance of an added colour from the others. Pillow may confuse closer colours."""
_HEX = re.compile(r"#([0-9a-f]{6})\b")


def written() -> list[str]:
    """The colours written in the code and the art of `boards`."""
    files = (file for kind in ("py", "svg") for file in PALETTE.parent.rglob(f"*.{kind}"))
    return sorted({each for file in files for each in _HEX.findall(file.read_text("utf-8").lower())})


def pictures() -> Iterator[Image.Image]:
    """Tables and hands of each game, in exact colours."""
    for game in GAMES:
        for match in matches(game):
            names, say, paint = NAMES[: match.seats], words("en"), PAINTERS[game]
            for shown in (paint.table(match.view(None), names, say), paint.hand(match.view(0), names, say)):
                yield Image.open(BytesIO(render(Drawing(shown.drawing.lines))))


def _counted(image: Image.Image) -> Iterator[tuple[str, int]]:
    """The colours of an image, with the numbers of their pixels."""
    for count, colour in image.getcolors(2**24) or ():
        assert isinstance(colour, tuple)
        yield bytes(map(int, colour)).hex(), count


def _apart(one: str, other: str) -> int:
    """The largest difference between two colours' channels."""
    return max(abs(a - b) for a, b in zip(bytes.fromhex(one), bytes.fromhex(other), strict=True))


def main() -> int:
    drawn = [*pictures()]
    whole = Image.new("RGB", (look.WIDTH, sum(each.height for each in drawn)))
    top = 0
    for each in drawn:
        whole.paste(each, (0, top))
        top += each.height
    counts = Counter(dict(_counted(whole)))
    shades = bytes(whole.quantize(COLOURS, Image.Quantize.MEDIANCUT).getpalette() or ())
    blends = [shades[at : at + 3].hex() for at in range(0, len(shades), 3)]
    chosen = written()
    for colour in (*(each for each, _ in counts.most_common(FREQUENT)), *blends):
        if not any(_apart(colour, other) < APART for other in chosen):
            chosen.append(colour)
    PALETTE.write_text("\n".join(chosen[:COLOURS]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
