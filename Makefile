# What people type. Every target installs what is missing; nothing but Python, Node and make is needed.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play play-terminal web test check coverage faults bench bench-server goldens pictures clean

CLIENT := src/spielwerk/web_client/.vite/manifest.json
WEB_SOURCES := $(shell find web/src web/public web/build -type f) $(wildcard docs/rules/*.md) \
	$(wildcard src/spielwerk/games/*/text/*.ftl) web/index.html web/vite.config.ts web/tsconfig.json

play: .venv/ready $(CLIENT)
	$(BIN)/spielwerk serve

play-terminal: .venv/ready
	$(BIN)/spielwerk play coal-baron --seats 3

web: $(CLIENT)

test: .venv/ready $(CLIENT) web/browser/found
	npm --prefix web test
	$(BIN)/pytest -n 2

check: .venv/ready $(CLIENT) web/browser/found
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	npm --prefix web run check
	npm --prefix web test
	$(BIN)/pytest -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/test_bounds.py
	$(MAKE) coverage

# Of the rules and what they stand on, run as they are written.
coverage: .venv/ready
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -n 2 -o faulthandler_timeout=0 tests/games tests/core tests/text tests/test_contract.py
	$(BIN)/coverage combine --quiet
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

# The pictures of the pages in docs/pictures.
pictures: .venv/ready $(CLIENT) web/browser/found
	$(BIN)/python -m tests.web.pictures

$(CLIENT): web/node_modules/.package-lock.json $(WEB_SOURCES)
	npm --prefix web run build

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	npm --prefix web ci

# A Chromium for the browser tests: the machine's own, or one from npm.
web/browser/found: web/browser/package-lock.json
	command -v chromium chromium-browser google-chrome || npm --prefix web/browser ci
	touch $@

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Spielwerk needs Python 3.11 or newer.")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache web/node_modules web/browser/node_modules web/browser/found src/spielwerk/web_client
