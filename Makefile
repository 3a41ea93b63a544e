# What people type. Every target installs what is missing; nothing but Python, Node and make is needed.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check coverage faults bench bench-server goldens clean

play: .venv/ready
	$(BIN)/spielwerk serve

test: .venv/ready
	$(BIN)/pytest -n 2

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/test_bounds.py
	$(MAKE) coverage

# Of the rules and what they stand on, run as they are written.
coverage: .venv/ready
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest tests/games tests/core tests/text tests/test_contract.py
	$(BIN)/coverage report

bench: .venv/ready
	$(BIN)/python bench/run.py

# Whole games on every channel, the server killed sixty times: some minutes, and its figures.
faults: .venv/ready
	SPIELWERK_FAULTS=long $(BIN)/pytest -s -o faulthandler_timeout=0 tests/server/faults tests/server/test_two_worlds.py

bench-server: .venv/ready
	$(BIN)/python bench/server/run.py

goldens: .venv/ready
	$(BIN)/python tests/goldens.py

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielwerk needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache
