import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// A part of a theme that can be read from an object of UIKit.
@MainActor
protocol CapturedStyle {
  associatedtype Object

  /// The empty part, whose properties give the order in which files have them.
  init()

  /// A new object, with UIKit's defaults.
  static func fresh() -> Object

  /// Reads everything of an object.
  static func readAll(_ read: inout Reading<Object>)
}

extension CapturedStyle {
  /// The look of an object, in the order of the list of properties.
  static func tree(of object: Object) -> CapturedTree {
    var reading = Reading(object)
    readAll(&reading)
    return CapturedTree.object(reading.members).ordered(as: Self())
  }

  /// The look of an object without what a new one has.
  static func look(of object: Object) -> CapturedTree {
    tree(of: object).difference(from: tree(of: fresh())) ?? .object([])
  }
}

extension CapturedTree {
  /// The members in the order of a style's properties, which is that of the list of properties.
  func ordered(as style: Any) -> CapturedTree {
    let names = Mirror(reflecting: style).children.compactMap { $0.label?.drop { $0 == "_" } }
    let order = Dictionary(names.enumerated().map { (String($1), $0) }) { first, _ in first }
    let sorted = members.enumerated().sorted {
      (order[$0.element.name] ?? names.count, $0.offset) < (order[$1.element.name] ?? names.count, $1.offset)
    }
    return .object(sorted.map(\.element))
  }
}
