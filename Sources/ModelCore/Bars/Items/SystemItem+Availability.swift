extension UIBarButtonItem.SystemItem {
  /// The first system that has the item (ITM-8).
  var introduced: SystemVersion {
    switch self {
    case .undo, .redo: 3
    case .pageCurl: 4
    case .close: 13
    case .writingTools: SystemVersion(18, 2)
    default: 2
    }
  }
}
