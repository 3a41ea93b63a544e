# What people type. Every target installs what is missing; nothing but Python, Node and make is needed.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check coverage bench goldens clean

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

goldens: .venv/ready
	$(BIN)/python tests/goldens.py

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielwerk needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache
