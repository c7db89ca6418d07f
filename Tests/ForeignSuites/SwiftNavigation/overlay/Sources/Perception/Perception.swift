// Perception without its macros, which need swift-syntax.
@_exported import PerceptionCore
