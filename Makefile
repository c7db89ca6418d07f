# The commands of the README. Everything else is SwiftPM's own.
.PHONY: api demo generate packages pictures release test

# The public names of every library, which a test compares.
api:
	@.ci/install
	RECORD=1 PELMET_NO_PLUGINS=1 PELMET_MODULE=API swift test || true

demo:
	@.ci/install
	@.ci/demo

generate:
	@.ci/generate

packages:
	@.ci/install
	@.ci/checks/packages

# The pictures in the README and in the articles, which tests keep fresh.
pictures:
	@.ci/install
	RECORD=1 swift test --filter ReadmePictureTests || true

# The command and its tools as others get them, for this machine: .build/release-artifacts.
release:
	@.ci/release/build
	@.ci/release/assemble

# All tests, or with MODULE=PelmetSyntax,PelmetCompiler those of some modules alone.
test:
	@.ci/install
	PELMET_NO_PLUGINS=1 PELMET_MODULE=$(MODULE) swift test
