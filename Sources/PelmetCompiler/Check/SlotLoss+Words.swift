internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

extension SlotLoss {
  /// The finding about a slot beside the other one, in a sentence.
  var summary: String {
    "'\(slot.name.name)' lacks the \(what) of '\(other.name.name)': \(systems)the \(kind.noun) loses \(pronoun) \(state)"
  }

  /// The finding about items whose slots take the place of the bar's.
  /// - Parameter isAll: Whether it is about all of their slots.
  func summaryOfItems(isAll: Bool) -> String {
    let which = isAll ? "slots" : "'\(slot.name.name)'"
    return "'tabBarItem' lacks the \(what) of 'tabBar', whose \(which) it replaces: \(systems)the tab bar loses \(pronoun)"
  }

  /// Where the parts are written, and until which version they are drawn.
  var notes: [Diagnostic.Note] {
    examples.map { value in
      let end = value.until.map { ", and drawn before iOS \($0)" } ?? ""
      return .init("'\(value.path)' is written here\(end)", at: value.entry.source.keySpan)
    }
  }

  private var what: String {
    // "the item and title colours" and not "the item colours and title colour".
    let hasBoth = parts.contains(.itemColors) && parts.contains(.titleColor)
    return list(hasBoth ? parts.dropLast(2).map(\.words) + ["item", "title colours"] : parts.map(\.words), "and")
  }

  private var pronoun: String { parts.count > 1 || parts.contains(.itemColors) ? "them" : "it" }

  /// The systems on which something is lost, as the beginning of a sentence.
  private var systems: String {
    if let until { return "before iOS \(until), " }
    return slot.name == .scrollEdgeAppearance ? "from iOS 15 on, " : ""
  }

  /// When the slot is shown.
  private var state: String {
    switch slot.name {
    case .scrollEdgeAppearance: "while content is at its edge"
    case .compactAppearance: "in landscape"
    case .compactScrollEdgeAppearance: "at the edge in landscape"
    default: "as soon as content moves under it"
    }
  }
}

extension SlotLoss.Part {
  fileprivate var words: String {
    switch self {
    case .background: "background"
    case .itemColors: "item colours"
    case .titleColor: "title colour"
    }
  }
}

extension SlotLoss.LostValue {
  /// The path in its slot, as it is written: `itemAppearance.normal.iconColor`.
  var path: String {
    let names = entry.source.pointer.split(separator: "/").map(String.init)
    guard let place = names.lastIndex(where: Self.slots.contains), place + 1 < names.count else { return entry.field.name }
    return names[(place + 1)...].joined(separator: ".")
  }

  /// The key in its slot, as it is written: `itemAppearance`.
  var key: String { String(path.prefix { $0 != "." }) }

  private static let slots = Set(BarSection.navigationBar.slots.map(\.name))
}
