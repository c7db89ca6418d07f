/// SPL-16: what the display modes show, and which of them a behaviour has.
extension UISplitViewController.DisplayMode {
  /// How many columns are visible besides the secondary one.
  var columnsBeside: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the other columns cover the secondary one.
  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The behaviour that alone has this mode; nil where several have it.
  var onlyBehavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly, .oneBesideSecondary: nil
    case .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }
}

extension UISplitViewController.SplitBehavior {
  /// The modes of this behaviour, by the number of columns beside the secondary one.
  var modes: [UISplitViewController.DisplayMode] {
    switch self {
    case .automatic, .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
    case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
    }
  }
}
