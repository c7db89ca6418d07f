internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetResolution

/// Two states of a theme in one place and look.
struct StateComparison {
  /// The values that are different, in the order of the catalogue; those that are gone come last.
  let values: [Value]
  /// Texts and icons whose contrast is another one.
  let contrasts: [ContrastChange]
  private let old: ContrastReadings
  private let new: ContrastReadings

  struct Value {
    let path: String
    let old: ResolvedValue?
    let new: ResolvedValue?
  }

  /// `nil` when nothing is different. Of a new theme, only what is illegible counts.
  init?(_ old: ThemeReading.State?, _ new: ThemeReading.State) {
    if let old, Self.areSame(old, new) { return nil }
    var values: [Value] = []
    if let old {
      let before = Dictionary(old.values.map { ($0.path, $0) }) { first, _ in first }
      let after = Set(new.values.map(\.path))
      for value in new.values where before[value.path]?.value != value.value {
        values.append(Value(path: value.path, old: before[value.path], new: value))
      }
      for value in old.values where !after.contains(value.path) { values.append(Value(path: value.path, old: value, new: nil)) }
    }
    self.values = values
    (self.old, self.new) = (ContrastReadings(old?.contrasts ?? []), ContrastReadings(new.contrasts))
    let (was, now) = (self.old, self.new)
    let contrasts = now.order.compactMap { ContrastChange(was.worst[$0], now.worst[$0]) }
    self.contrasts = contrasts.filter { $0.isIllegible || $0.before != nil && $0.isVisible }
    if values.isEmpty && self.contrasts.isEmpty { return nil }
  }

  /// Whether two states list the same. That is so of most, and soon known.
  private static func areSame(_ old: ThemeReading.State, _ new: ThemeReading.State) -> Bool {
    old.values.elementsEqual(new.values) { $0.path == $1.path && $0.value == $1.value }
      && old.contrasts.elementsEqual(new.contrasts) { $0.slot == $1.slot && $0.id == $1.id && $0.ratio == $1.ratio }
  }

  /// The contrasts in which a value has a part, before or after.
  func contrasts(of value: Value) -> [ContrastChange] {
    let (was, now) = (old.of(value.old, value.path), new.of(value.new, value.path))
    let names = now.order + was.order.filter { now.worst[$0] == nil }
    return names.compactMap { name in
      ContrastChange(was.worst[name] ?? old.worst[name], now.worst[name] ?? new.worst[name])
    }
  }
}
