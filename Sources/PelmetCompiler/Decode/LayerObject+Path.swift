internal import Pelmet

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
  init(_ variant: Theme.Color.Variant) {
    switch variant {
    case .light: self.init(scheme: .light)
    case .dark: self.init(scheme: .dark)
    case .lightHighContrast: self.init(scheme: .light, contrast: .high)
    case .darkHighContrast: self.init(scheme: .dark, contrast: .high)
    case .darkElevated: self.init(scheme: .dark, level: .elevated)
    }
  }
}
