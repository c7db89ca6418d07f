# What the README tells people to type. Everything else is SwiftPM's own.
.PHONY: demo packages test

demo:
	@.ci/install
	@.ci/demo

packages:
	@.ci/install
	@.ci/test-packages

test:
	@.ci/install
	swift test
