package import Pelmet
internal import PelmetDiagnostics
package import PelmetSyntax

/// The values of one theme, context or screen: a sparse tree of its own, and the trees of its conditions.
package struct Layer: Sendable {
  /// Always of the schema ``Catalogue/style``.
  package var style = LayerObject()
  package var whens: [When] = []

  /// The values of a layer for some traits.
  package struct When: Sendable {
    package var condition: Theme.Condition
    package var style: LayerObject
    /// The `is` in the file; `nil` for one that stands for an adaptive value.
    package var source: JSONValue?
  }
}

/// The written members of one object of a ``Schema``.
package struct LayerObject: Sendable {
  /// The sibling that this object starts from.
  package var like: Like?
  /// In the order of the schema's fields, at most one for each.
  package var entries: [Entry] = []

  /// An object, because most objects have none.
  package final class Like: Sendable {
    /// Position of the sibling in the schema of the object around.
    package let field: Int
    /// Where its name is written.
    package let source: JSONValue

    init(field: Int, source: JSONValue) { (self.field, self.source) = (field, source) }
  }

  /// An object: layers, places and rows share what they have in common, however large it is.
  package final class Entry: Sendable {
    /// Position in the schema's fields.
    package let field: Int
    /// The member of the file under whose key this stands.
    package let source: JSONValue
    /// Whether the key of an axis was left out, because the value is written for the first case.
    package let isImplied: Bool
    package let content: Content
    /// Whether nothing in it has to be bound.
    let isConstant: Bool

    init(field: Int, source: JSONValue, isImplied: Bool = false, content: Content) {
      (self.field, self.source, self.isImplied, self.content) = (field, source, isImplied, content)
      isConstant =
        switch content {
        case .null, .invalid: true
        case .value(let written): written.expression.isConstant
        case .object(let object): object.entries.allSatisfy(\.isConstant)
        }
    }

    /// The same entry with another content.
    func with(_ content: Content) -> Entry { Entry(field: field, source: source, isImplied: isImplied, content: content) }
  }

  package enum Content: Sendable {
    /// Forgets what was inherited.
    case null(JSONValue)
    case value(Written)
    case object(LayerObject)
    /// A mistake that was reported; later stages ignore it.
    case invalid
  }

  /// The entry of a field.
  package func entry(_ field: Int) -> Entry? { index(of: field).map { entries[$0] } }

  /// The position of a field's entry.
  func index(of field: Int) -> Int? {
    for index in entries.indices where entries[index].field == field { return index }
    return nil
  }

  /// Puts an entry where the order of the fields wants it; a second one for the same field replaces the first.
  mutating func set(_ entry: Entry) {
    var index = entries.endIndex
    while index > 0, entries[index - 1].field >= entry.field { index -= 1 }
    if index < entries.endIndex, entries[index].field == entry.field {
      entries[index] = entry
    } else {
      entries.insert(entry, at: index)
    }
  }
}

/// A value as it stands in a file.
package final class Written: Sendable {
  package let expression: Expression
  package let source: JSONValue

  init(expression: Expression, source: JSONValue) {
    (self.expression, self.source) = (expression, source)
  }
}

extension LayerObject {
  /// A tree with nothing but one content at the end of a path.
  init(path: ArraySlice<ThemeDecoder.Step>, content: Content) {
    guard let step = path.first else { return }
    let rest = path.dropFirst()
    let inner: Content = rest.isEmpty ? content : .object(LayerObject(path: rest, content: content))
    entries = [Entry(field: step.field, source: step.source, isImplied: step.isImplied, content: inner)]
  }
}

extension LayerObject {
  /// Whether something is written at a path, or an object around it is forgotten.
  func states(_ path: ArraySlice<ThemeDecoder.Step>) -> Bool {
    guard let step = path.first, let entry = entry(step.field) else { return false }
    guard path.count > 1, case .object(let inner) = entry.content else { return true }
    return inner.states(path.dropFirst())
  }
}

extension Theme.Condition {
  /// The condition that holds where this one and an adaptive value's do; `nil` when they never both do.
  func and(_ variant: Theme.Condition) -> Theme.Condition? {
    func agrees<Trait: Equatable>(_ a: Trait?, _ b: Trait?) -> Bool { a == nil || b == nil || a == b }
    guard agrees(scheme, variant.scheme), agrees(contrast, variant.contrast), agrees(level, variant.level) else { return nil }
    var both = self
    both.scheme = scheme ?? variant.scheme
    both.contrast = contrast ?? variant.contrast
    both.level = level ?? variant.level
    return both
  }

  /// The traits of one variant of an adaptive value.
  package init(_ variant: Theme.Color.Variant) {
    switch variant {
    case .light: self.init(scheme: .light)
    case .dark: self.init(scheme: .dark)
    case .lightHighContrast: self.init(scheme: .light, contrast: .high)
    case .darkHighContrast: self.init(scheme: .dark, contrast: .high)
    case .darkElevated: self.init(scheme: .dark, level: .elevated)
    }
  }
}
