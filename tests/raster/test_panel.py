"""Panels: their positions and their SVG."""

from raster.panel import Drawing, Panel, PlacedPanel, digest


def test_a_panel_is_placed_by_its_corner_or_centre():
    panel = Panel(10, 20)
    assert panel.at(1.4, 2.6) == (PlacedPanel(1, 3, panel),)
    assert panel.around(50, 50) == (PlacedPanel(45, 40, panel),)


def test_elements_of_panels_that_are_not_kept_lie_below_all_kept_panels():
    card = Panel(5, 5, ("<card/>",), True)
    seat = Panel(30, 30, (*card.at(1, 1), "<name/>"), ground="#123456")
    line = Panel(90, 40, ("<a/>", *seat.at(10, 10), "<b/>"))
    assert line.loose == (
        '<a/><g transform="translate(10 10)"><rect width="30" height="30" fill="#123456"/><name/></g><b/>'
    )
    assert [*line.kept()] == [PlacedPanel(11, 11, card)]
    assert "<a/>" in line.svg and line.svg.index("<card/>") < line.svg.index("<name/>") < line.svg.index(
        "<b/>"
    )


def test_a_drawing_is_its_lines_one_below_the_other():
    drawing = Drawing((Panel(80, 10, ("<a/>",)), Panel(80, 15, ("<b/>",))))
    assert drawing.size == (80, 25)
    assert (
        '<svg y="0" width="80" height="10"><a/></svg><svg y="10" width="80" height="15"><b/></svg>'
        in drawing.svg
    )


def test_only_equal_panels_share_a_digest():
    card = Panel(5, 5, ("<card/>",), True)
    assert digest(Panel(9, 9, card.at(1, 1))) == digest(Panel(9, 9, card.at(1, 1)))
    others = [Panel(9, 9, card.at(1, 1)), Panel(9, 9, card.at(1, 2)), Panel(9, 9, ("<card/>",))]
    assert len({digest(each) for each in others}) == 3


def test_a_faded_panel_is_kept_if_the_panel_is():
    card = Panel(5, 5, ("<card/>",), True, ground="#000000")
    faded = card.faded(0.4)
    assert faded.is_kept and not faded.ground and faded.loose.startswith('<g opacity="0.4"><rect')
