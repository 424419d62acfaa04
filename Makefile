# Every target sets up what it needs by itself: Python 3.11 or later with pip, and GNU make, are enough.
#
# The environment grows in layers, one lock file each, and a layer is renewed when its lock changes:
#   play (server and lab, all that the README needs) < test (to check a change), bench and peers (what we compare ourselves with)

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python -m
PIP := $(RUN) pip --quiet --disable-pip-version-check
UV := $(VENV)/bin/uv --quiet pip
LOCKED = $(call INSTALL,--require-hashes --requirement $(1))
INSTALL = $(UV) install --python $(VENV)/bin/python $(1) 2> /dev/null || $(PIP) install $(1) # uv takes a second; it does not know pip's settings
COMPILE := $(UV) compile --universal --generate-hashes --no-emit-index-url --upgrade --custom-compile-command "make lock"
TORCH := torch==2.13.0 # without digests: its build for processors has no place in a lock file, where the big one for graphics processors would come along
WORKERS ?= 2
WAITING ?= 4 # for tests that wait more than they work
BROWSERS ?= 3 # for those that wait for browsers, which are work, too
TEST := $(RUN) pytest --quiet --numprocesses $(WORKERS)
GUEST := tests/fourth/test_browser.py
TRACED := tests/engine tests/games tests/match tests/fourth tests/test_batch.py tests/test_conformance.py tests/test_positions.py # they cover every branch
# Where tests run compiled rules, beside tests/bots: nothing else is read to find them. A test that is marked elsewhere is an error.
COMPILED := tests/engine tests/games tests/envs tests/lab tests/trials tests/fourth tests/test_batch.py tests/test_conformance.py \
	tests/cli/test_command_line.py tests/cli/test_simulate.py
PARITY := tests/engine tests/test_conformance.py
CHECKED := NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 # compiling takes longer than running here, and a ninth less at this level
unexport PYTHONDONTWRITEBYTECODE # containers set it; without bytecode every process that a test starts compiles all that it imports
STAGES := setup test-style test-client test-plain test-compiled test-bots test-server test-browser

.DEFAULT_GOAL := help
.PHONY: help play test $(STAGES) quick soak docs frames screenshots heard previews bench bench-bots bench-envs bench-lab bench-load bench-client bench-learning test-learning nets lint types contracts client check-client lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/play.stamp ## install, start the table server and open its page (passes on ARGS="--port 8080")
	@$(VENV)/bin/python hatch_build.py || true # without its client the server still runs, and says so
	@$(VENV)/bin/estran serve --open $(ARGS)

test: ## check everything, stage by stage, and say how long each took; each stage is a target of its own
	@$(PYTHON) tools/stages.py $(MAKE) $(STAGES)

setup: $(VENV)/test.stamp

test-style: lint types contracts ## one stage of make test: style, types, and that imports point downwards

test-client: check-client ## one stage: the browser client

test-plain: $(VENV)/test.stamp ## one stage: the rules as they are written and everything beside them, every branch of engine, games and match
	@echo "Running the rules, plain, and watching every branch …"
	@$(RUN) coverage erase
	@$(RUN) coverage run -m pytest --quiet --numprocesses $(WORKERS) -m "not compiled" $(TRACED) --ignore $(GUEST)
	@$(RUN) coverage combine --quiet
	@$(RUN) coverage report
	@echo "Running everything beside them …"
	@$(TEST) -m "not compiled" $(patsubst %,--ignore %,$(TRACED) tests/bots tests/server tests/cli tests/browser)

test-compiled: $(VENV)/test.stamp ## one stage: compiled rules, with bounds checks; without them, that they play as the plain ones do
	@echo "Running the compiled rules, with bounds checks …"
	@$(CHECKED) $(TEST) -m compiled $(COMPILED) --ignore $(GUEST)
	@echo "Comparing the compiled rules with the plain ones, without bounds checks …"
	@$(TEST) -m parity $(PARITY)

test-bots: $(VENV)/test.stamp ## one stage: the bots, with bounds checks
	@echo "Running the bots, with bounds checks …"
	@$(CHECKED) $(TEST) tests/bots

test-server: client ## one stage: the terminal and the table server
	@echo "Running the terminal and the table server, with real PostgreSQL, Redis and nginx …"
	@$(TEST) --numprocesses $(WAITING) --dist loadfile -m "not compiled" tests/cli tests/server # one server for each file

test-browser: client ## one stage: the browser client, in Chromium and Firefox
	@echo "Playing in Chromium: by mouse, by keyboard, and by what a screen reader is told; and a match of each game in Firefox …"
	@$(TEST) --numprocesses $(BROWSERS) tests/browser
	@$(TEST) --numprocesses 0 $(GUEST) # a few tests, and one more browser would cost more than they do

test-learning: $(VENV)/learning.stamp ## check what needs PyTorch: Stable-Baselines3, SuperSuit, self-play and the school (not part of make test)
	@echo "Running what learns …"
	@ESTRAN_LEARNING=1 $(TEST) tests/learning

quick: lint types contracts ## check what two minutes allow: lint, types, contracts, rules as written, words, terminal
	@echo "Running the fast tests …"
	@$(TEST) -m "not slow and not compiled" --ignore tests/browser --ignore $(GUEST) --ignore tests/server --ignore tests/envs --ignore tests/crew

soak: $(VENV)/test.stamp ## repeat the long tests in full: hundreds of matches, kills, damaged files and clocks that are set (about an hour)
	@echo "Playing 200 matches of each game over a bad network, and killing the server 200 times on each database, among others …"
	@ESTRAN_REPEATS=200 ESTRAN_SEED=$${ESTRAN_SEED:-$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')} $(RUN) pytest --quiet --timeout 3600 -m soak $(ARGS)

docs: $(VENV)/test.stamp ## build the documentation as a site in build/site; a broken link is an error
	@NO_MKDOCS_2_WARNING=1 $(RUN) mkdocs build --strict

frames: client ## lay out contact sheets of each reveal, frame by frame, and of a choice at seven sizes, into build/frames (ARGS=douro for one game)
	@$(RUN) tests.browser.frames $(ARGS)

screenshots: client ## photograph every page and table into build/screenshots, in both themes, wide and narrow
	@$(RUN) tests.browser.screenshots $(ARGS)

heard: client ## write down again what a screen reader says of a match of each game, and when, into web/tests/heard
	@$(RUN) tests.words.heard $(VENV)/heard.json
	@ESTRAN_HEARD=$(CURDIR)/$(VENV)/heard.json $(VENV)/bin/python hatch_build.py test --reporter dot tests/heard.test.ts --update

previews: client ## draw the pictures that links to our pages show in messengers, into web/public
	@$(RUN) tests.browser.previews

bench: $(VENV)/bench.stamp ## measure speed against the peers, in one run
	@echo "Measuring random playouts; a quiet machine gives steadier numbers …"
	@$(RUN) benchmarks.playouts $(ARGS)
	@$(RUN) benchmarks.plain

bench-envs: $(VENV)/peers.stamp ## measure the vector environment against connect four of EnvPool, Pgx, PettingZoo and OpenSpiel, on one core
	@$(RUN) benchmarks.vector $(ARGS)
	@$(RUN) benchmarks.stepping --against fc4c5b0

bench-bots: $(VENV)/bench.stamp ## measure the bots: simulations per second, time to answer, moves while four experts think, what is lost in solved endings
	@$(RUN) benchmarks.search
	@$(RUN) benchmarks.answers
	@$(RUN) benchmarks.experts
	@$(RUN) benchmarks.endings $(ARGS)

bench-lab: $(VENV)/bench.stamp ## measure the lab: a million matches and their report, against OpenSpiel's Python loop (ARGS=--full plays all of them)
	@$(RUN) benchmarks.lab $(ARGS)

bench-client: client ## measure the browser client: time to the first table, to a move, layout shift, long tasks on the stage, sizes
	@$(RUN) benchmarks.client $(ARGS)

bench-load: $(VENV)/bench.stamp ## measure the table server under load against boardgame.io (needs Node; ARGS="--seconds 10 --tables 50" is quick), or with ARGS=--bots beside experts
	@echo "A thousand sockets on this machine, two runs of one minute each; a quiet machine gives steadier numbers …"
	@$(RUN) benchmarks.load $(ARGS)

bench-learning: $(VENV)/learning.stamp ## measure learning: curves over five seeds, and what a policy of each game does against every level (ARGS="--games douro --seeds 2" is shorter)
	@$(RUN) benchmarks.learning $(ARGS)

nets: $(VENV)/bench.stamp ## retrain the value networks, for Dolorès with two and Douro with three players (about twenty minutes)
	@$(RUN) estran.tools.training dolores 2
	@$(RUN) estran.tools.training douro 3 --rounds 0

lint: $(VENV)/test.stamp
	@echo "Checking style …"
	@$(RUN) ruff check --quiet
	@$(RUN) ruff format --check --quiet || { echo "Not formatted: run '$(RUN) ruff format'."; exit 1; }

types: $(VENV)/test.stamp
	@echo "Checking types …"
	@PYTHONHASHSEED=0 $(RUN) mypy --no-error-summary # what it infers of mixed types depends on the order of its sets

client: $(VENV)/test.stamp
	@$(VENV)/bin/python hatch_build.py

check-client: client
	@echo "Checking the browser client: format, lint, types, accessibility, and that it says what the server says …"
	@$(VENV)/bin/python hatch_build.py lint || { echo "Not clean: '$(VENV)/bin/python hatch_build.py format' formats the client; anything else that is named above needs a hand."; exit 1; }
	@$(VENV)/bin/python hatch_build.py check
	@$(RUN) tests.words.sentences $(VENV)/sentences.json
	@$(RUN) tests.words.heard $(VENV)/heard.json
	@ESTRAN_SENTENCES=$(CURDIR)/$(VENV)/sentences.json ESTRAN_HEARD=$(CURDIR)/$(VENV)/heard.json $(VENV)/bin/python hatch_build.py test --reporter dot

contracts: $(VENV)/test.stamp
	@echo "Checking that imports point downwards …"
	@$(VENV)/bin/lint-imports --no-logo

lock: $(VENV)/bin/uv ## renew the pinned versions in requirements/
	@echo "Choosing the newest versions that fit together …"
	@$(COMPILE) --output-file requirements/play.txt --group build --extra server --extra lab pyproject.toml
	@$(COMPILE) --output-file requirements/test.txt --group dev --extra all pyproject.toml --constraint requirements/play.txt
	@$(COMPILE) --output-file requirements/node.txt --group node
	@$(COMPILE) --output-file requirements/uv.txt --group uv
	@$(COMPILE) --output-file requirements/bench.txt --group bench --extra envs pyproject.toml --constraint requirements/play.txt --constraint requirements/test.txt
	@$(COMPILE) --output-file requirements/learning.txt --group learning --extra envs --excludes requirements/unlocked.txt pyproject.toml --constraint requirements/play.txt --constraint requirements/test.txt
	@$(COMPILE) --output-file requirements/peers.txt --group peers --extra envs pyproject.toml --constraint requirements/play.txt --constraint requirements/test.txt

clean: ## remove the environment and everything that was built
	@echo "Removing $(VENV), caches and build outputs …"
	@rm -rf $(VENV) src/estran/server/site web/node_modules build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@echo "Creating $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/bin/uv: requirements/uv.txt | $(VENV)/bin/python
	@$(PIP) install --no-compile --require-hashes --requirement $<
	@touch $@

$(VENV)/play.stamp: requirements/play.txt pyproject.toml | $(VENV)/bin/uv
	@echo "Installing Estran and what it needs to play …"
	@$(call LOCKED,requirements/play.txt)
	@$(call INSTALL,--no-deps --no-build-isolation --editable .)
	@touch $@

$(VENV)/test.stamp: requirements/test.txt $(VENV)/play.stamp
	@echo "Installing what the checks need …"
	@$(call LOCKED,requirements/test.txt)
	@touch $@

$(VENV)/learning.stamp: requirements/learning.txt $(VENV)/test.stamp
	@echo "Installing PyTorch for processors, some 200 MB, and what learns with it …"
	@$(UV) install --python $(VENV)/bin/python --torch-backend cpu $(TORCH) 2> /dev/null || $(PIP) install $(TORCH)
	@$(call INSTALL,--no-deps --require-hashes --requirement requirements/learning.txt)
	@touch $@

$(VENV)/peers.stamp: requirements/peers.txt $(VENV)/play.stamp
	@echo "Installing the environments to measure against, more than a gigabyte …"
	@$(call LOCKED,requirements/peers.txt)
	@touch $@

$(VENV)/bench.stamp: requirements/bench.txt $(VENV)/play.stamp
	@echo "Installing the peers to measure against …"
	@$(call LOCKED,requirements/bench.txt)
	@touch $@
