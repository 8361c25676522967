# make play    play on a page in the browser (`make terminal`: in the terminal)
# make test    every check: style, types, imports, and the tests with the kernel compiled and uncompiled
# make bench   the speed of kernel, bots and environments beside their peers, and the server under load
# make findings  the simulations behind docs/findings.md (GAMES=2000 each), and its tables
# make format  lay out the code as `make test` wants it
# make clean   remove everything that make made
#
# Each creates what it needs. Only Python 3.11 or newer is required; with a C compiler the kernel is fast.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CODE := $(wildcard src tests benchmarks scripts examples)

# Compiles what changed since the last time; says so if nothing can be compiled here.
BUILD := $(BIN)/python setup.py --quiet build_ext --inplace

.PHONY: play terminal test bench findings format clean

play: .venv/package
	@$(BUILD)
	@$(BIN)/python scripts/build_page.py
	@$(BIN)/cleocatra serve --open

terminal: .venv/package
	@$(BUILD)
	@$(BIN)/cleocatra play

test: .venv/package
	@CLEOCATRA_UNCOMPILED=$${CLEOCATRA_UNCOMPILED:-0} $(BUILD)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python scripts/build_page.py --check
	$(BIN)/python -m tests.web.browser
	@rm -f build/tests-*.xml
	@if grep -q cleocatra src/cleocatra/compiled.json; \
	then CLEOCATRA_UNCOMPILED=0 $(BIN)/pytest -n 2 --junitxml build/tests-compiled.xml; \
	else echo "Nothing is compiled: the tests run uncompiled only."; fi
	CLEOCATRA_UNCOMPILED=1 $(BIN)/pytest -n 2 -m "not compiled_only" --doctest-modules \
		--junitxml build/tests-uncompiled.xml tests src
	@for run in build/tests-*.xml; do echo "$$(basename $$run .xml):" \
		$$(sed -nE 's/.*skipped="([0-9]+)" tests="([0-9]+)".*/\2 run, \1 of them skipped/p' $$run); done

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
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv

.venv/requirements: requirements/dev.txt | .venv/bin/pip
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

# Only links the sources into .venv: BUILD compiles them.
.venv/package: pyproject.toml .venv/requirements
	CLEOCATRA_UNCOMPILED=1 $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

.venv/bench: .venv/package
	CLEOCATRA_UNCOMPILED=1 $(PIP) install --no-build-isolation -e '.[bench]'
	@touch $@
