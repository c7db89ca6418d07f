/// The class in which values of a type are kept on the heap: `Font.Box` for `Font`, `AxisBox.TextAttributesByState` for
/// `ByState<TextAttributes>`. A class inside an axis would be generic as the axis is.
struct BoxClass {
  /// The type of the values as source inside `Theme` writes it.
  private let type: String

  init(_ type: String) {
    self.type = type
  }

  /// The class as source inside `Theme` writes it.
  var name: String { isOfAxis ? "AxisBox.\(ownName)" : "\(type).\(ownName)" }

  private var isOfAxis: Bool { type.contains("<") }

  /// The class where it is declared. An axis has the innermost type first.
  private var ownName: String { isOfAxis ? type.split { "<>".contains($0) }.reversed().joined() : "Box" }

  /// Every class once, in the order of the list.
  private static let all: [BoxClass] = {
    // Tables keep their styles in boxes.
    var types = ["Style"]
    for property in Family.all.flatMap(\.types).flatMap(\.allProperties) where property.isBoxed && !types.contains(property.type)
    {
      types.append(property.type)
    }
    return types.map { BoxClass($0) }
  }()

  /// The class for values of a type; `nil` if none are boxed.
  static func of(_ type: String) -> BoxClass? { all.first { $0.type == type } }

  func declare(in source: inout SwiftText) {
    source.documentation("See ``Boxed``.")
    source.block("@usableFromInline package final class \(ownName): ValueBox {") { source in
      source.line("@usableFromInline package let value: \(type)")
      source.line()
      source.line("@usableFromInline package init(_ value: \(type)) { self.value = value }")
    }
  }

  /// The classes of all axes.
  static func declareAxisBoxes(in source: inout SwiftText) {
    source.block("extension Theme {") { source in
      source.documentation("The classes in which axes are kept on the heap, one for each type of axis that a property has.")
      source.block("@usableFromInline package enum AxisBox {") { source in
        for (index, box) in all.filter(\.isOfAxis).enumerated() {
          if index > 0 { source.line() }
          box.declare(in: &source)
        }
      }
    }
  }
}

extension Property {
  /// The class that keeps the value; `nil` for a property that is not boxed.
  var box: BoxClass? { isBoxed ? BoxClass(type) : nil }
}
