"""The gallery shows every drawing."""

from boards import PAINTERS, rules_pictures
from boards.signs import signs_of
from demo import gallery
from engine import GAMES
from locales import LANGUAGES


def test_it_shows_each_game_from_its_start_to_its_end_in_each_language(monkeypatch):
    monkeypatch.setattr(gallery, "GAMES", {"goa": GAMES["goa"]})
    page = gallery.page()
    pictures = len(gallery.MOMENTS) * 3 + len(rules_pictures("goa"))
    assert page.count("<svg xmlns=") == len(LANGUAGES) * pictures + len(signs_of("goa"))
    assert "Round 1 of 8" in page and "Game over" in page and "ゲーム終了" in page


def test_every_game_is_in_it():
    assert set(gallery.GAMES) == set(PAINTERS)


def test_it_is_written_to_a_file(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(gallery, "PAGE", tmp_path / "gallery.html")
    monkeypatch.setattr(gallery, "GAMES", {"fisherman": GAMES["fisherman"]})
    assert gallery.main() == 0
    assert (tmp_path / "gallery.html").read_text("utf-8").startswith("<!doctype html>")
    assert "gallery.html" in capsys.readouterr().out
