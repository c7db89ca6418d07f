import Pelmet

/// The theme beside the folder that the manifest excludes, and the one behind a link.
public let compiled: [Theme] = [.feature, .linked]
