import Pelmet

/// The theme in a folder that the manifest excludes and `pelmet.json` names.
public let named: Theme = .named
