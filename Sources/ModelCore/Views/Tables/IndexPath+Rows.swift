public import Foundation

/// The path of a row of a table or of an item of a collection: its section, and its place there. Both count from 0.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Whether the path could be that of a row: it has a section and a place, and neither is negative.
  var isOfRow: Bool { count == 2 && section >= 0 && row >= 0 }

  /// The path in messages and in the log: `0-3` is the fourth row of the first section.
  var spelling: String { map(String.init).joined(separator: "-") }
}

/// The paths of Objective-C's class.
extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
