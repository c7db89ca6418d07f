package import Pelmet

/// The kinds of values that themes write; each has its JSON forms, its type in Swift, its schema.
package enum ValueKind: Hashable, Sendable {
  case boolean
  /// Points, or another plain number.
  case number
  /// A name that the app has given, such as that of a tab.
  case text
  case color
  /// A colour, or `"unknown"`.
  case contentBackground
  case font
  case image
  case shadow
  case offset
  case insets
  case enumeration(Names)
  case options(Names)

  /// The cases of an enumeration or option set.
  package struct Names: Hashable, Sendable {
    private struct List: Sendable {
      let type: TypeName
      let names: [String]
    }

    private let list: Permanent<List>

    init(type: TypeName, names: [String]) { list = Permanent(List(type: type, names: names)) }

    /// The type in module Pelmet.
    package var type: TypeName { list.content.type }
    /// As theme files write them.
    package var names: [String] { list.content.names }

    package static func == (a: Names, b: Names) -> Bool { a.type == b.type }

    package func hash(into hasher: inout Hasher) { hasher.combine(type) }

    /// The name of a case in Swift, where `none` would be taken for that of an optional.
    func swiftName(_ name: String) -> String {
      name == "none" ? Self.swiftNones[type.swift] ?? name : name
    }

    private static let swiftNones = [
      "Theme.BlurEffect": "noEffect", "Theme.ModalPresentationStyle": "noAdaptation", "Theme.StatusBarAnimation": "noAnimation",
    ]
  }

  /// A value of this kind, in messages.
  package var noun: String {
    switch self {
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a string"
    case .color: "a colour"
    case .contentBackground: "a colour or \"unknown\""
    case .font: "a font"
    case .image: "an image"
    case .shadow: "a shadow"
    case .offset: "an offset [horizontal, vertical]"
    case .insets: "insets [top, left, bottom, right]"
    case .enumeration: "the name of a case"
    case .options: "an array of names"
    }
  }

  /// Whether an adaptive form is part of the value itself, because UIKit resolves it live.
  package var isAdaptive: Bool { self == .color || self == .contentBackground }
}

/// A value of some ``ValueKind``, erased so that the stages between JSON and the typed tables need to know nothing of types.
/// Large values are indirect: a set of themes has hundreds of thousands of these.
package enum Value: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  indirect case text(String)
  case color(Theme.Color)
  /// The page under the bars is a photo, a video, a map.
  case unknownContent
  indirect case font(Theme.Font)
  case image(Theme.Image)
  indirect case shadow(Theme.Shadow)
  indirect case offset(Theme.Offset)
  indirect case insets(Theme.EdgeInsets)
  /// A case of an enumeration by its name.
  case name(String)
  /// Members of an option set by their names.
  case names([String])
  /// Stands for a parameter without an argument; a colour parameter is inside its ``Theme/Color`` instead.
  indirect case parameter(String)
}

/// The final values of a theme for one place and some traits: the tree from which typed tables are built and Swift is printed.
package enum Node: Hashable, Sendable {
  case value(Value)
  /// Members in the order of the schema's fields.
  case object([Member])

  package struct Member: Hashable, Sendable {
    /// Position in the schema's fields.
    package let field: Int
    package var node: Node

    package init(field: Int, node: Node) {
      self.field = field
      self.node = node
    }
  }
}

extension ValueKind {
  /// `Theme.RectEdge`.
  static let rectEdge = options("Theme.RectEdge", ["top", "left", "bottom", "right", "all"])

  /// `Theme.UnderlineStyle`.
  static let underlineStyle = options(
    "Theme.UnderlineStyle",
    ["single", "thick", "double", "patternDot", "patternDash", "patternDashDot", "patternDashDotDot", "byWord"])

  private static func options(_ type: String, _ names: [String]) -> ValueKind {
    .options(Names(type: TypeName(type), names: names))
  }
}

extension ValueKind {
  /// The names that values of this kind may have.
  package var names: [String] {
    switch self {
    case .enumeration(let names), .options(let names): names.names
    default: []
    }
  }
}
