# make play      play in the browser (`make terminal`: in the terminal)
# make test      run every check: style, types, imports, and all tests with the kernel compiled and uncompiled
# make bench     measure the kernel, bots and environments beside their peers, and the server under load
# make site      build the site for any host of files: the game without a server, and the documentation
# make findings  run the simulations behind docs/findings.md (GAMES=2000 each), and write its tables
# make format    format the code as `make test` expects it
# make clean     remove everything that make made
#
# Each installs what it needs into .venv. Only Python 3.11 or newer is required; with a C compiler the rules are fast.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
INSTALL := $(PIP) install --no-compile
# Many tests wait for servers and clocks: three processes keep two cores busy.
PYTEST := $(BIN)/pytest -n $(or $(WORKERS),3) --dist worksteal
CODE := $(wildcard src tests benchmarks scripts examples)

# The tests start hundreds of servers, which start twice as fast from bytecode.
unexport PYTHONDONTWRITEBYTECODE

# Compiles what changed since the last time. Without a C compiler it says so and succeeds.
BUILD := $(BIN)/python setup.py --quiet build_ext --inplace

# Makes the package importable from its sources; BUILD compiles them.
LINK := CLEOCATRA_UNCOMPILED=1 $(INSTALL) --no-build-isolation --no-deps -e .

# Runs the targets that follow side by side.
TOGETHER := $(MAKE) --no-print-directory --jobs=2

.PHONY: play terminal test site bench findings format clean kernel page checks page-checks tests

play:
	@$(TOGETHER) kernel page
	@$(BIN)/cleocatra serve --open

terminal: kernel
	@$(BIN)/cleocatra play

kernel: .venv/play
	@$(BUILD)

page: .venv/bin/pip
	@$(BIN)/python scripts/build_page.py

test: .venv/package
	@$(BIN)/python -m tests.web.browser
	@CLEOCATRA_UNCOMPILED=$${CLEOCATRA_UNCOMPILED:-0} $(BUILD)
	@$(TOGETHER) checks page-checks
	@$(MAKE) --no-print-directory tests

checks:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo

page-checks:
	$(BIN)/python scripts/build_page.py --check

tests:
	@rm -f build/tests-*.xml
	@if grep -q cleocatra src/cleocatra/compiled.json; \
	then CLEOCATRA_UNCOMPILED=0 $(PYTEST) --junitxml build/tests-compiled.xml; \
	else echo "Nothing is compiled: the tests run uncompiled only."; fi
	CLEOCATRA_UNCOMPILED=1 $(PYTEST) -m "not compiled_only" --doctest-modules \
		--junitxml build/tests-uncompiled.xml tests src
	@for run in build/tests-*.xml; do echo "$$(basename $$run .xml):" \
		$$(sed -nE 's/.*skipped="([0-9]+)" tests="([0-9]+)".*/\2 run, \1 of them skipped/p' $$run); done

site: .venv/site
	@$(BIN)/python scripts/build_site.py

bench: .venv/bench
	@$(BUILD)
	$(BIN)/python benchmarks/kernel.py
	$(BIN)/python benchmarks/bots.py
	$(BIN)/python benchmarks/environments.py
	$(BIN)/python benchmarks/server.py

findings: .venv/package
	@$(BUILD)
	$(BIN)/python scripts/findings.py --games $(or $(GAMES),2000) --write

format: .venv/requirements
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:
	rm -rf .venv build src/*.egg-info src/cleocatra/compiled.json src/cleocatra/server/static web/node_modules
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find $(CODE) \( -name __pycache__ -o -name '*.so' -o -name '*.pyd' \) -prune -exec rm -rf {} +

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv

.venv/play: requirements/play.txt pyproject.toml | .venv/bin/pip
	@echo "Installing what the game needs…"
	@$(INSTALL) --require-hashes --no-deps -r requirements/play.txt
	@$(LINK)
	@touch $@

.venv/site: requirements/site.txt | .venv/bin/pip
	@echo "Installing what the site needs…"
	@$(INSTALL) --require-hashes --no-deps -r requirements/site.txt
	@touch $@

.venv/requirements: requirements/dev.txt | .venv/bin/pip
	@echo "Installing what the tests need…"
	@$(INSTALL) --require-hashes --no-deps -r requirements/dev.txt
	@touch $@

.venv/package: pyproject.toml .venv/requirements
	@$(LINK)
	@touch $@

.venv/bench: .venv/package
	CLEOCATRA_UNCOMPILED=1 $(INSTALL) --no-build-isolation -e '.[bench]'
	@touch $@
