"""The gallery shows every drawing."""

from boards import PAINTERS, rules_pictures
from boards.art import symbols
from boards.signs import signs_of
from demo import gallery
from engine import GAMES
from locales import LANGUAGES


def test_the_gallery_shows_each_games_course_in_each_language(monkeypatch):
    monkeypatch.setattr(gallery, "GAMES", {"goa": GAMES["goa"]})
    page = gallery.page()
    pictures = len(gallery.MOMENTS) * 3 + len(rules_pictures("goa"))
    assert page.count("<svg xmlns=") == len(LANGUAGES) * pictures + len(signs_of("goa"))
    assert "Round 1 of 8" in page and "Game over" in page and "ゲーム終了" in page


def test_every_symbol_has_its_ink():
    names = {name for game in (*PAINTERS, "shared") for name in symbols(game)}
    assert set(gallery.INKS) <= names
    assert f'<g color="{gallery.INKS["pepper"]}">' in gallery.page()


def test_the_gallery_has_every_game():
    assert set(gallery.GAMES) == set(PAINTERS)


def test_the_gallery_is_written_to_a_file(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(gallery, "PAGE", tmp_path / "gallery.html")
    monkeypatch.setattr(gallery, "GAMES", {"fisherman": GAMES["fisherman"]})
    assert gallery.main() == 0
    assert (tmp_path / "gallery.html").read_text("utf-8").startswith("<!doctype html>")
    assert "gallery.html" in capsys.readouterr().out
