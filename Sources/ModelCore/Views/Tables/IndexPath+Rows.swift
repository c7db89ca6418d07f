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

  /// The path in messages and in the log: `0-3` is the fourth row of the first section.
  var spelling: String { map(String.init).joined(separator: "-") }
}
