# `make` lists the targets.
#
# Each target creates .venv if needed and installs the pinned requirements there; it installs again only when they
# change. The system's own Python comes first, because it is built with all optimisations.
#
#     make test PYTHON=python3.13               another Python
#     make demo ARGS="--game goa --port 8080"   arguments for the command

SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/.installed-run
DEMO := $(VENV)/.installed-demo
DEV := $(VENV)/.installed-dev

# The tests that another Python could break. Whole games on a simulated Discord and real processes are too slow.
QUICK := tests/boards tests/db tests/engine tests/locales tests/sessions tests/ui tests/cogs/lobby \
	tests/cogs/test_languages.py tests/cogs/play tests/test_*.py

# The tests whose outcome could depend on the database.
STORED := tests/db tests/sessions tests/service tests/cogs/test_whole_games.py tests/cogs/test_week.py \
	tests/cogs/test_many_tables.py tests/cogs/test_storage_troubles.py $(wildcard tests/cogs/*/test_service.py) \
	tests/cogs/archive tests/cogs/rated tests/cogs/privacy \
	tests/cogs/clock/test_agreements.py tests/cogs/clock/test_holidays_stored.py \
	tests/cogs/tournament/test_documents.py tests/cogs/tournament/test_entering.py \
	tests/cogs/tournament/test_rounds.py tests/loopback/test_several.py

# Each appends its figures to bench/history.jsonl.
BENCHES := boards engine pairing ratings storage load

.PHONY: help demo run check backup restore ratings copy test postgres night quick soak incidents lint bench strength schema screenshots gallery taps

help:
	@echo "  make demo         play in your browser, without Discord and without a token; ARGS=\"--game goa\""
	@echo "  make run          run the bot on Discord; needs DISCORD_TOKEN in .env"
	@echo "  make test         the tests, or ARGS=\"tests/engine -k rank\""
	@echo "  make lint         ruff and pyright"
	@echo "  make bench        all benchmarks, next to their goals; appends to bench/history.jsonl"
	@echo "Look after the database"
	@echo "  make check        look for damage, even while the bot runs"
	@echo "  make backup       make a backup now, even while the bot runs"
	@echo "  make restore      restore the newest backup, or ARGS=FILE; stop the bot first"
	@echo "  make ratings      recompute all ratings from the results; stop the bot first"
	@echo "  make copy         copy everything to an empty database; ARGS=\"FROM TO\"; stop the bot first"
	@echo "More tests"
	@echo "  make quick        the fast tests; for another Python: PYTHON=python3.13 VENV=.venv-3.13"
	@echo "  make postgres     the tests that depend on the database, on a PostgreSQL server of their own"
	@echo "  make night        what make test leaves out: tests of minutes, and repetitions at scale"
	@echo "  make soak         many games while Discord fails and the bot is killed; ARGS=\"--minutes 10 --seed 7\""
	@echo "  make incidents    the same with several processes on one PostgreSQL server; ARGS=\"--seed 7\""
	@echo "Measure and generate"
	@echo "  make strength     docs/strength.md: how strong the computer players are; hours; ARGS=\"fleet --games 20\""
	@echo "  make taps         how many taps a turn takes, in Chromium; ARGS=\"goa --where dm\""
	@echo "  make schema       docs/schema.md: the tables of the database"
	@echo "  make screenshots  the README's screenshots, from the demo; needs Chromium"
	@echo "  make gallery      gallery.html: everything that is drawn"

demo: $(DEMO)
	@$(BIN)/python bot.py --demo $(ARGS)

run: $(RUN)
	@$(BIN)/python bot.py $(ARGS)

check backup restore ratings copy: $(RUN)
	@$(BIN)/python bot.py $@ $(ARGS)

# Some tests start the bot dozens of times. With bytecode, it starts twice as fast.
test: $(DEV)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal --durations 20 --durations-min 1 $(ARGS)

postgres: $(DEV)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --postgres -n auto --dist worksteal $(STORED) $(ARGS)

night: $(DEV)
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -m night -n auto --dist worksteal $(ARGS)

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

schema: $(DEV)
	@$(BIN)/python -m db.schema_page

screenshots: $(DEV)
	@$(BIN)/python -m demo.screenshots

gallery: $(RUN)
	@$(BIN)/python -m demo.gallery

taps: $(DEV)
	@$(BIN)/python -m demo.taps $(ARGS)

$(BIN)/python:
	@bare=; \
	for python in $(PYTHON) /usr/bin/python3 python3.13 python3.12 python3.11 python3; do \
	  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11) or sys.maxsize < 2**32)' 2>/dev/null || continue; \
	  "$$python" -c 'import venv, ensurepip' 2>/dev/null || { bare=$$python; continue; }; \
	  echo "Creating $(VENV) with $$("$$python" --version) ($$python)"; \
	  exec "$$python" -m venv --clear $(VENV); \
	done; \
	if [ -n "$$bare" ]; then \
	  echo "$$bare has no venv module. On Debian and Ubuntu: sudo apt install $$bare-venv" >&2; \
	else \
	  echo "Harbourmaster needs a 64-bit Python 3.11, 3.12 or 3.13, and none was found. Name one with PYTHON=/path/to/python." >&2; \
	fi; \
	exit 1

$(RUN): requirements.txt | $(BIN)/python
	@echo "Installing the bot into $(VENV): about 120 MB, ten seconds, only once"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(DEMO): requirements.txt requirements-demo.txt | $(BIN)/python
	@echo "Installing the demo into $(VENV): about 300 MB, half a minute, only once"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-demo.txt
	@touch $@ $(RUN)

$(DEV): requirements.txt requirements-demo.txt requirements-postgres.txt requirements-dev.txt | $(BIN)/python
	@echo "Installing the development tools into $(VENV): about 760 MB, a minute, only once"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@ $(DEMO) $(RUN)
