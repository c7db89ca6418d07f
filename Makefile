# What the README tells people to type. Everything else is SwiftPM's own.
.PHONY: demo generate packages test

demo:
	@.ci/install
	@.ci/demo

generate:
	@.ci/generate

packages:
	@.ci/install
	@.ci/test-packages

test:
	@.ci/install
	swift test
