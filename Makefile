# What the README tells people to type. Everything else is SwiftPM's own.
.PHONY: demo test

demo:
	@.ci/install
	@.ci/demo

test:
	@.ci/install
	swift test
