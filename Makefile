# The commands of the README. Everything else is SwiftPM's own.
.PHONY: demo generate packages test

demo:
	@.ci/install
	@.ci/demo

generate:
	@.ci/generate

packages:
	@.ci/install
	@.ci/test-packages

# All tests, or with MODULE=PelmetSyntax those of one module alone.
test:
	@.ci/install
	PELMET_MODULE=$(MODULE) swift test
