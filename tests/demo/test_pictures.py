"""The pictures on the demo's pages."""

from io import BytesIO

import pytest
from PIL import Image
from simcord.preview._media import MediaError

from demo.pictures import Pictures


def picture(format: str) -> bytes:
    file = BytesIO()
    Image.new("RGB", (30, 20), "#0c2236").save(file, format)
    return file.getvalue()


async def test_a_png_is_passed_unchanged():
    blob = picture("PNG")
    given = await Pictures().validate("sign", blob)
    assert (given.width, given.height, given.normalized, given.content_type) == (30, 20, blob, "image/png")
    assert given.memory_limited, "else the page warns of it"


async def test_other_formats_are_validated():
    given = await Pictures().validate("photo", picture("JPEG"))
    assert (given.format, given.width, given.height) == ("JPEG", 30, 20)
    with pytest.raises(MediaError):
        await Pictures().validate("rumour", b"no picture")
