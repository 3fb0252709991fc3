"""A learner's progress through a guided match."""

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
    """A station that the learner has reached."""

    station: Station
    number: int
    """The station's position among the stations reached, counted from 1."""
    prompt: Prompt
    """The prompt that the learner saw."""
    numbers: Statement | None
    """Facts about the table at the station (`Match.numbers`)."""
    move: Move | None = None
    """The learner's choice; None while open."""
    word: str = ""
    """The code of the comment on the choice."""


class Course:
    """A learner's progress through one match, move by move."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        """Follow the match from its beginning. The match isn't changed."""
        self._lesson = lesson
        self._match = Match.replay({**match.record(), "moves": []})
        self._choices = 0
        self._was_told = False
        self.reached: list[Reached] = []
        self._look()
        self.follow(match)

    @property
    def ply(self) -> int:
        """The number of moves followed so far."""
        return self._match.ply

    @property
    def total(self) -> int:
        """The number of stations."""
        return len(self._lesson.stations)

    @property
    def here(self) -> Reached | None:
        """The station where the learner must choose now."""
        return self.reached[-1] if self.reached and self.reached[-1].move is None else None

    @property
    def behind(self) -> Reached | None:
        """The station of the learner's last choice, if the learner made it at a station."""
        return [each for each in self.reached if each.move is not None][-1] if self._was_told else None

    @property
    def is_over(self) -> bool:
        """Whether the learner has passed all stations and plays on alone."""
        return len(self.reached) == self.total and self.here is None

    def leads_to(self, match: Match) -> bool:
        """Whether the match continues the one followed so far."""
        moves = match.record()["moves"]
        return self._match.record()["moves"] == moves[: self.ply]

    def follow(self, match: Match) -> None:
        """Follow the match to its present move. It must continue the one followed so far."""
        for seat, move in match.record()["moves"][self.ply :]:
            self._play(seat, move)

    def _play(self, seat: int, move: str) -> None:
        if seat == self._lesson.learner:
            here = self.here
            self._choices += bool(here or self._has_choice)
            if here or self._match.obvious(seat) is None:  # Automatic moves aren't choices.
                self._was_told = here is not None
            if here:
                made = self._match.game.grammar.parse(move)
                word = here.station.word(self._scene(), made)
                self.reached[-1] = replace(here, move=made, word=word)
        self._match.play(seat, move)
        self._look()

    @property
    def _has_choice(self) -> bool:
        """Whether the learner has more than one legal move."""
        return len(self._match.legal_moves(self._lesson.learner)) > 1

    def _scene(self) -> Scene:
        learner = self._lesson.learner
        question = self._match.question(learner)
        assert question is not None
        return Scene(self._match.view(learner), question, self._choices + 1)

    def _look(self) -> None:
        """Reach the next station that fits, unless the learner is at one."""
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
