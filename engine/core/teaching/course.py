"""What a learner has been told in the match that teaches a game."""

from dataclasses import dataclass, replace

from engine.core.match import Match
from engine.core.move import Move
from engine.core.questions.question import Prompt
from engine.core.statement import Statement
from engine.core.teaching.lesson import Lesson, Scene, Station


def begin(lesson: Lesson, game: str) -> Match:
    """A lesson's match before its first move."""
    return Match.start(game, lesson.seats, lesson.seed, lesson.options)


@dataclass(frozen=True)
class Reached:
    """A station that a learner has come to."""

    station: Station
    number: int
    """Counted from 1, in the order in which they were reached."""
    prompt: Prompt
    """What was asked there."""
    numbers: Statement | None
    """What the table's numbers were (`Match.numbers`)."""
    move: Move | None = None
    """What was chosen; None: nothing yet."""
    word: str = ""
    """The word on it."""


class Course:
    """What a learner has been told in one match, move by move."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        """From the beginning of the match; the match itself stays as it is."""
        self._lesson = lesson
        self._match = Match.replay({**match.record(), "moves": []})
        self._choices = 0
        self._was_told = False
        self.reached: list[Reached] = []
        self._look()
        self.follow(match)

    @property
    def ply(self) -> int:
        """How far it has followed the match."""
        return self._match.ply

    @property
    def total(self) -> int:
        """How many stations there are."""
        return len(self._lesson.stations)

    @property
    def here(self) -> Reached | None:
        """The station at which the learner is to choose now."""
        return self.reached[-1] if self.reached and self.reached[-1].move is None else None

    @property
    def behind(self) -> Reached | None:
        """The station at which they made their last choice, if it was made at one."""
        return [each for each in self.reached if each.move is not None][-1] if self._was_told else None

    @property
    def is_over(self) -> bool:
        """Whether all has been told, and the learner plays on alone."""
        return len(self.reached) == self.total and self.here is None

    def leads_to(self, match: Match) -> bool:
        """Whether it has followed this match so far, and no other."""
        moves = match.record()["moves"]
        return self._match.record()["moves"] == moves[: self.ply]

    def follow(self, match: Match) -> None:
        """Follow a match that it leads to."""
        for seat, move in match.record()["moves"][self.ply :]:
            self._play(seat, move)

    def _play(self, seat: int, move: str) -> None:
        if seat == self._lesson.learner:
            here = self.here
            self._choices += bool(here or self._has_choice)
            if here or self._match.obvious(seat) is None:  # what is answered by itself is no choice of theirs
                self._was_told = here is not None
            if here:
                made = self._match.game.grammar.parse(move)
                word = here.station.word(self._scene(), made)
                self.reached[-1] = replace(here, move=made, word=word)
        self._match.play(seat, move)
        self._look()

    @property
    def _has_choice(self) -> bool:
        """What is answered by itself is no station."""
        return len(self._match.legal_moves(self._lesson.learner)) > 1

    def _scene(self) -> Scene:
        learner = self._lesson.learner
        question = self._match.question(learner)
        assert question is not None
        return Scene(self._match.view(learner), question, self._choices + 1)

    def _look(self) -> None:
        """See whether a station is reached, unless the learner stands at one."""
        if self.here or not self._has_choice or len(self.reached) == self.total:
            return
        scene = self._scene()
        told = {each.station.code for each in self.reached}
        for station in self._lesson.stations:
            if station.code not in told and station.fits(scene):
                number, numbers = len(self.reached) + 1, self._match.numbers(self._lesson.learner)
                self.reached.append(Reached(station, number, scene.question.prompt, numbers))
                self._is_new = True
                return
