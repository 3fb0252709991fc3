"""`Match`: the engine's API for the rest of the program."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.chance import Chance
from engine.core.errors import IllegalMove, MatchOver, NoSuchSeat, NothingToUndo, NotYourTurn
from engine.core.event import Event, known_events
from engine.core.game import Game
from engine.core.move import Move
from engine.core.plan import Resolved, every, suits
from engine.core.position import Position
from engine.core.questions.question import Action, Question
from engine.core.registry import GAMES
from engine.core.rules import Choice, Imagined, Result
from engine.core.statement import Statement


class Match:  # noqa: PLW1641  (it changes: not to be hashed)
    """One match of a game, from start to result.

    Seats are numbered from 0, clockwise. Methods raise IllegalMove("no-such-seat") for a seat that doesn't
    exist. Where None is allowed as the seat, it means a spectator.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: Mapping[str, Choice],
        state: Struct,
        moves: list[tuple[int, str]] | None,
        log: list[Event],
        ply: int,
    ) -> None:
        """For internal use: matches come from `start`, `replay`, `load`, `copy` or `imagine`.

        `moves` is None in an imagined match.
        """
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self._rules = game
        self._position = Position(self._rules, state)
        self._moves = moves
        self._log = log
        self._ply = ply
        self._movers: list[int] = []  # the seats that moved in the match that this one was imagined from

    @classmethod
    def start(cls, game: str, seats: int, seed: str, options: Mapping[str, Choice] | None = None) -> "Match":
        """Start a match. Options left out have their defaults.

        Raises ValueError for an unknown game or option, or a wrong number of seats.
        """
        title = _title(game)
        material = title.material.in_use if title.material else None
        return cls._begun(title, seats, seed, options or {}, material)

    @classmethod
    def _begun(
        cls, title: Game, seats: int, seed: str, options: Mapping[str, Choice], material: str | None
    ) -> "Match":
        """A match before its first move. Raises ValueError for an unknown option or a wrong number of
        seats."""
        if seats not in title.seats:
            raise ValueError(f"{title.id} has {title.seats.start}-{title.seats.stop - 1} seats, not {seats}")
        chosen = title.chosen(options)
        state, events = title.begun(seats, chosen, Chance(seed), material)
        return cls(title, seats, seed, chosen, state, [], events, 0)

    @property
    def ply(self) -> int:
        """The number of moves so far."""
        return self._ply

    def last_move(self, seat: int) -> int:
        """The number of the seat's last move, without imagined ones; 0 if it has made none."""
        movers = self._movers if self._moves is None else [mover for mover, _ in self._moves]
        return next((ply for ply in range(len(movers), 0, -1) if movers[ply - 1] == seat), 0)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a move, in turn order; empty when the match is over."""
        return self._position.pending

    @property
    def result(self) -> Result | None:
        """The result; None while the match runs."""
        return self._position.result

    @property
    def achieved(self) -> list[tuple[int, str]]:
        """The achievements of a finished match, as seats and codes. Raises ValueError while it runs."""
        result = self.result
        if result is None:
            raise ValueError("the match isn't over")
        found = self.game.achievements
        log = self.log(None)
        return [(seat, code) for code, find in found.items() for seat in sorted(set(find(log, result)))]

    def legal_moves(self, seat: int) -> Sequence[Move]:
        """The seat's legal moves, equivalent moves listed once; empty if it owes none.

        A very long sequence is lazy, but its length and membership test are cheap.
        """
        position = self._position
        if type(seat) is int and seat in position.pending:
            return position.legal_moves(seat)
        self._known(seat)
        return []

    def obvious(self, seat: int) -> Move | None:
        """The seat's only legal move, if everyone can see that there is just one; else None."""
        self._known(seat)
        position = self._position
        if seat not in position.pending or not self._rules.decisions.obvious(position.state, seat):
            return None
        moves = position.legal_moves(seat)
        return moves[0] if len(moves) == 1 else None

    def drafted(self, seat: int) -> bool:
        """Whether the seat's question is one of several that it may answer together."""
        self._known(seat)
        return seat in self.pending and self._position.question(seat).prompt.drafted

    def question(self, seat: int) -> Question | None:
        """The seat's question; None if it owes no move."""
        position, previewed = self._position, self._rules.previewed
        if type(seat) is not int or seat not in position.pending:
            self._known(seat)
            return None
        question = position.question(seat)
        return previewed(position.state, seat, question) if previewed else question

    def numbers(self, seat: int) -> Statement | None:
        """Facts about the table for explanations, as the seat knows them; None if the game has none."""
        return getattr(self.view(seat), "numbers", None)

    def plans(self, seat: int) -> tuple[Action, ...]:
        """What the seat may plan; nothing once the match is over.

        A seat that owes a move can use only plans of the game's own. The first move of such a plan is played
        at once, unless the plan waits for a later question.
        """
        self._known(seat)
        pending = self.pending
        plans = self._rules.plans(self._state, seat) if pending else ()
        moves = self._rules.grammar.verbs
        return tuple(each for each in plans if seat not in pending or each.verb not in moves)

    def plan(self, seat: int, plan: str) -> Move | None:
        """Parse a plan; None if the seat can't make this plan now."""
        try:
            read = self._rules.plannable.parse(plan)
        except IllegalMove:
            return None
        return read if suits(read, self.plans(seat)) else None

    def every_plan(self, seat: int) -> list[Move]:
        """All plans that the seat may make now."""
        return list(every(self.plans(seat), self._rules.plannable))

    def resolve(self, seat: int, plan: str) -> Resolved | None:
        """Resolve a plan into a move; None if the plan has failed or the seat owes no move."""
        self._known(seat)
        if seat not in self.pending:
            return None
        read = self._rules.plannable.parse(plan)
        return self._rules.resolved(self._state, seat, read, self._position.question(seat))

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Play a move, given as such or in notation, and return its events with their hidden parts.

        Raises IllegalMove, and leaves the match unchanged, if the rules refuse the move.
        """
        position = self._position
        if type(seat) is not int or seat not in position.pending:
            raise self._not_to_move(seat, move)
        move, notation = self._rules.grammar.read(move)
        position.check(seat, move)
        self._ply = ply = self._ply + 1
        events = position.play(seat, move, ply)
        if self._moves is not None:
            self._moves.append((seat, notation))
        self._log += events
        return events

    def _not_to_move(self, seat: int, move: Move | str) -> IllegalMove:
        """Return the refusal for a seat that owes no move.

        Raises IllegalMove("no-such-seat"), or IllegalMove("not-a-move") while the match runs.
        """
        self._known(seat)
        if not self.pending:
            return IllegalMove(MatchOver())
        self._rules.grammar.read(move)
        return IllegalMove(NotYourTurn(self.pending))

    def view(self, seat: int | None) -> Struct:
        """The present state as the seat may know it. Everything is open when the match is over."""
        return self._position.view(self._known(seat))

    def log(self, seat: int | None, kinds: tuple[type[Event], ...] = (Event,)) -> list[Event]:
        """The events so far, optionally only some kinds, as the seat may know them. All are open after the
        end."""
        self._known(seat)
        log = self._log
        if kinds != (Event,):
            log = [event for event in log if isinstance(event, kinds)]
        return known_events(log, seat, over=not self.pending)

    def latest(self, seat: int | None) -> list[Event]:
        """The events of the last move, or of the start if no move was made, as the seat may know them."""
        self._known(seat)
        first = bisect_left(self._log, self._ply, key=lambda event: event.ply)
        return known_events(self._log[first:], seat, over=not self.pending)

    def imagine(self, seat: int | None, seed: str) -> "Match":
        """Return a match that the seat can't tell from this one: what it can't know is dealt again.

        The seed decides the deal and later draws. The imagined log may lack hidden parts that no longer
        matter. An imagined match has no record.

        Raises NoWorldFound if no such match was found in reasonable time. The truth is never used as a
        fallback.
        """
        state, story = self._imagined(seat, seed)
        imagined = Match(self.game, self.seats, seed, self.options, state, None, [*story()], self._ply)
        imagined._movers = self._movers if self._moves is None else [mover for mover, _ in self._moves]
        return imagined

    def world(self, seat: int | None, seed: str) -> Position:
        """Like `imagine`, but returns only the position, without a log. Raises NoWorldFound."""
        return Position(self._rules, self._imagined(seat, seed)[0])

    def _imagined(self, seat: int | None, seed: str) -> Imagined[Any]:
        seat, over = self._known(seat), not self.pending
        return self._rules.imagined(self._state, self._log, seat, Chance(seed), over=over)

    @property
    def undoable(self) -> int | None:
        """The seat that may take back the last move; None if the move revealed something hidden."""
        moves = self._moves
        if not moves or any(event.reveals for event in self._log if event.ply == self._ply):
            return None
        return moves[-1][0]

    def take_back(self) -> "Match":
        """Return the match before its last move.

        Raises IllegalMove("nothing-to-undo") if the move can't be taken back.
        """
        if self.undoable is None:
            raise IllegalMove(NothingToUndo())
        record = self.record()
        return Match.replay({**record, "moves": record["moves"][:-1]})

    def copy(self) -> "Match":
        """Return an independent copy."""
        copy = object.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy._position = self._position.copy()
        copy._moves = None if self._moves is None else self._moves.copy()
        copy._log = self._log.copy()
        return copy

    def record(self) -> dict[str, Any]:
        """A JSON-able record from which the match can be played again.

        Raises ValueError for an imagined match: its moves would give away what is hidden.
        """
        moves = self._moves
        if moves is None:
            raise ValueError("an imagined match has no record")
        material = self._rules.material_of(self._state)
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            **({} if material is None else {"material": material}),
            "moves": [[seat, move] for seat, move in moves],
        }

    @classmethod
    def replay(cls, record: Mapping[str, Any]) -> "Match":
        """Play a recorded match again.

        Raises ValueError for an impossible record (IllegalMove if a move is to blame).
        """
        read = msgspec.convert(record, _Record)
        title = _title(read.game, read.rules_version)
        if read.material is not None and not title.material:
            raise ValueError(f"{read.game} is played with its own material only")
        match = cls._begun(title, read.seats, read.seed, read.options, read.material)
        for seat, move in read.moves:
            match.play(seat, move)
        return match

    def dump(self) -> dict[str, Any]:
        """A JSON-able snapshot that includes all hidden things, such as every hand."""
        return msgspec.json.decode(self.dumped())

    def dumped(self) -> bytes:
        """The snapshot of `dump` as JSON."""
        dump = _Dump(
            self.game.id,
            self.game.rules_version,
            self.seats,
            self.seed,
            dict(self.options),
            self._moves,
            self._ply,
            self._log,
            self._state,
        )
        return msgspec.json.encode(dump)

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> "Match":
        """Load a dumped match. Raises ValueError for anything else."""
        dump = msgspec.convert(data, _Dump)
        game = _title(dump.game, dump.rules_version)
        options = game.chosen(dump.options)
        state = msgspec.convert(dump.state, game.state)
        log = game.read_events(dump.log)
        return cls(game, dump.seats, dump.seed, options, state, dump.moves, log, dump.ply)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the match as its dump."""
        return _unpickled, (self.dumped(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._all() == other._all()

    def _all(self) -> tuple[object, ...]:
        return (
            self.game.id,
            self.seats,
            self.seed,
            self.options,
            self._ply,
            self._moves,
            self._state,
            self._log,
        )

    @property
    def _state(self) -> Any:
        return self._position.state

    def _known(self, seat: int | None) -> int | None:
        """Return the seat. Raises IllegalMove("no-such-seat") if it doesn't exist."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise IllegalMove(NoSuchSeat(str(seat)))
        return seat


def _unpickled(dump: bytes) -> Match:
    return Match.load(msgspec.json.decode(dump))


class _Record(Struct):
    game: str
    rules_version: int
    seats: int
    seed: str
    options: dict[str, Choice]
    moves: list[tuple[int, str]]
    material: str | None = None


class _Dump(Struct):
    game: str
    rules_version: int
    seats: int
    seed: str
    options: dict[str, Choice]
    moves: list[tuple[int, str]] | None
    ply: int
    log: list[Any]
    state: Any


def _title(game: str, rules_version: int | None = None) -> Game:
    """Look up a game. Raises ValueError if it is unknown or has another rules version."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game}")
    title = GAMES[game]
    if rules_version not in (None, title.rules_version):
        raise ValueError(f"{game} is played by rules version {title.rules_version}, not {rules_version}")
    return title
