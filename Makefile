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

# All tests, or with MODULE=PelmetSyntax,PelmetCompiler those of some modules alone.
test:
	@.ci/install
	PELMET_MODULE=$(MODULE) swift test
