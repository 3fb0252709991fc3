# Harbourmaster. `make demo` shows it in a browser, without Discord; `make run` is the bot on Discord.
#
# Each target makes .venv with the first Python >= 3.11 it finds, the system's own before others (it is built with
# all optimisations, which one that somebody compiled often isn't), and installs the pinned requirements there,
# again only when they have changed. PYTHON=... chooses another Python, ARGS=... is handed on (demo, run, restore,
# copy, test, soak, incidents, strength, taps):
#     make demo ARGS="--game goa --language ja --port 8080"
#     make test ARGS="tests/engine -k rank"

SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/.installed-run
DEMO := $(VENV)/.installed-demo
DEV := $(VENV)/.installed-dev

# What a Python could change: all but whole games in a simulated Discord, and real processes.
QUICK := tests/boards tests/db tests/engine tests/locales tests/sessions tests/ui tests/cogs/lobby \
	tests/cogs/test_languages.py tests/cogs/play tests/test_*.py

# What the engine behind the database could change.
STORED := tests/db tests/sessions tests/service tests/cogs/test_whole_games.py tests/cogs/test_week.py \
	tests/cogs/test_many_tables.py tests/cogs/test_storage_troubles.py $(wildcard tests/cogs/*/test_service.py) \
	tests/cogs/archive tests/cogs/rated tests/cogs/privacy tests/cogs/admin/test_checking.py \
	tests/cogs/clock/test_agreements.py tests/cogs/clock/test_holidays_stored.py \
	tests/cogs/tournament/test_documents.py tests/cogs/tournament/test_entering.py \
	tests/cogs/tournament/test_rounds.py tests/loopback/test_several.py

# Each writes its figures to bench/history.jsonl.
BENCHES := boards engine pairing ratings storage load

.PHONY: help demo run check backup restore ratings copy test postgres quick soak incidents lint bench strength screenshots taps

help:
	@echo "make demo    the bot on a simulated Discord, in your browser; no token needed; ARGS=\"--game goa\""
	@echo "make run     the bot on Discord; DISCORD_TOKEN in .env"
	@echo "make check   is the database sound? may be asked while the bot runs"
	@echo "make backup  a copy of the database, whether or not the bot runs"
	@echo "make restore the newest backup, or ARGS=<file>, in the place of the database"
	@echo "make ratings all ratings made anew of the results; while the bot doesn't run"
	@echo "make copy    everything from one database to another, empty one; ARGS=\"FROM TO\""
	@echo "make test    every test"
	@echo "make postgres  the tests of what is stored, and whole games, on a PostgreSQL server of their own"
	@echo "make quick   those of a few minutes; with another Python: PYTHON=python3.13 VENV=.venv-3.13"
	@echo "make soak    many games while Discord fails and the bot is killed; ARGS=\"--minutes 10 --seed 7\""
	@echo "make incidents  many games while processes on one PostgreSQL server are killed; ARGS=\"--seed 7\""
	@echo "make lint    ruff and pyright"
	@echo "make bench   measurements beside their goals; bench/history.jsonl keeps them"
	@echo "make strength  docs/strength.md: how strong the computer players are; hours; ARGS=\"fleet --games 20\""
	@echo "make screenshots  the README's, from the demo; needs Chromium"
	@echo "make taps    how many taps a turn takes: whole games in Chromium; ARGS=\"goa --where dm\""

demo: $(DEMO)
	@$(BIN)/python bot.py --demo $(ARGS)

run: $(RUN)
	@$(BIN)/python bot.py $(ARGS)

check backup restore ratings copy: $(RUN)
	@$(BIN)/python bot.py $@ $(ARGS)

# Some tests start the bot itself, dozens of times: compiled once, it starts in half the time.
test: $(DEV)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal --durations 20 --durations-min 1 $(ARGS)

postgres: $(DEV)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --postgres -n auto --dist worksteal $(STORED) $(ARGS)

quick: $(DEV)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal \
	  --ignore tests/engine/conformance -k "not clever and not players" $(QUICK) $(ARGS)

soak: $(DEV)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m tests.loopback.soak $(ARGS)

incidents: $(DEV)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m tests.loopback.several $(ARGS)

lint: $(DEV)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/pyright

bench: $(DEV)
	@status=0; \
	for bench in $(BENCHES); do echo "== $$bench"; $(BIN)/python -m "bench.$$bench" || status=1; done; \
	exit $$status

strength: $(DEV)
	@$(BIN)/python -m engine strength $(ARGS)

screenshots: $(DEV)
	@$(BIN)/python -m demo.screenshots

taps: $(DEV)
	@$(BIN)/python -m demo.taps $(ARGS)

$(BIN)/python:
	@bare=; \
	for python in $(PYTHON) /usr/bin/python3 python3.13 python3.12 python3.11 python3; do \
	  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  "$$python" -c 'import venv, ensurepip' 2>/dev/null || { bare=$$python; continue; }; \
	  echo "Making $(VENV) with $$("$$python" --version) ($$python)"; \
	  exec "$$python" -m venv --clear $(VENV); \
	done; \
	if [ -n "$$bare" ]; then \
	  echo "$$bare has no venv module. On Debian and Ubuntu: sudo apt install $$bare-venv" >&2; \
	else \
	  echo "Harbourmaster needs Python 3.11 or newer, and none was found. PYTHON=/path/to/python names one." >&2; \
	fi; \
	exit 1

$(RUN): requirements.txt | $(BIN)/python
	@echo "Installing what the bot needs into $(VENV): about 120 MB, some ten seconds, only this once"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(DEMO): requirements.txt requirements-demo.txt | $(BIN)/python
	@echo "Installing what the demo needs into $(VENV): about 300 MB, half a minute, only this once"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-demo.txt
	@touch $@ $(RUN)

$(DEV): requirements.txt requirements-demo.txt requirements-dev.txt | $(BIN)/python
	@echo "Installing the development tools into $(VENV): about 760 MB, a minute, only this once"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@ $(DEMO) $(RUN)
