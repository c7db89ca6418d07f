// Case paths without their macros, which need swift-syntax.
@_exported import CasePathsCore
