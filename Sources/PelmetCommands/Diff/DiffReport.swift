internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetPreview
internal import PelmetResolution

/// The difference between two states.
struct DiffReport {
  let old: String
  let new: String
  /// The themes that differ, the worst first.
  private(set) var themes: [ThemeDifference] = []
  /// The number of themes that were compared: those of the new state, and those that are gone.
  private(set) var themeCount = 0
  private(set) var notes: [DiffNote]

  var illegibleCount: Int { themes.reduce(0) { $0 + $1.illegibleCount } }

  /// - Parameter progress: Called before each theme is compared.
  init(_ states: DiffStates, _ old: [DiffState.Module], _ new: [DiffState.Module], _ progress: (String) -> Void) {
    (self.old, self.new, notes) = (states.old.name, states.new.name, states.notes)
    let before = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let known = Set(new.map(\.key))
    for module in new { add(before[module.key], module, states, progress) }
    for module in old where !known.contains(module.key) { add(module, nil, states, progress) }
    themes = themes.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  /// A theme of a module in one of the states.
  private struct Member {
    let module: DiffState.Module
    let state: DiffState
    let index: Int

    var entry: ThemeReadings.Entry { module.themes.themes[index] }

    static func all(_ module: DiffState.Module?, _ state: DiffState) -> [Member] {
      module.map { module in module.themes.themes.indices.map { Member(module: module, state: state, index: $0) } } ?? []
    }

    func read() -> ThemeReading { module.themes.theme(at: index) }
  }

  private mutating func add(
    _ old: DiffState.Module?, _ new: DiffState.Module?, _ states: DiffStates, _ progress: (String) -> Void
  ) {
    let (olds, news) = (Member.all(old, states.old), Member.all(new, states.new))
    themeCount += news.count
    // Two files are one theme, whatever they are called.
    let isOne = olds.count == 1 && news.count == 1 && old?.hasChosenFiles == true && new?.hasChosenFiles == true
    var gone = Dictionary(olds.map { ($0.entry.name, $0) }) { first, _ in first }
    var added: [Member] = []
    for member in news {
      progress(member.entry.name)
      guard let earlier = isOne ? olds[0] : gone[member.entry.name] else {
        added.append(member)
        continue
      }
      gone[earlier.entry.name] = nil
      let changes = changes(earlier, member)
      if !changes.isEmpty { themes.append(difference(.changed, member, from: earlier, changes)) }
    }
    let removed = olds.filter { gone[$0.entry.name] != nil }
    addRenamed(removed, added)
  }

  /// Adds themes that only one of the states has, unless they have the values of one that only the other has.
  private mutating func addRenamed(_ removed: [Member], _ added: [Member]) {
    var candidates: [Int: [Member]] = [:]
    if !added.isEmpty {
      for member in removed.reversed() { candidates[ThemeComparison.fingerprint(member.read()), default: []].append(member) }
    }
    var renamed: Set<String> = []
    for member in added {
      let print = removed.isEmpty ? nil : ThemeComparison.fingerprint(member.read())
      if let print, let earlier = candidates[print]?.last, changes(earlier, member).isEmpty {
        candidates[print]?.removeLast()
        renamed.insert(earlier.entry.name)
        notes.append(.renamed(earlier.entry.name, member.entry.name))
      } else {
        themes.append(difference(.added, member, changes(nil, member)))
      }
    }
    let gone = removed.filter { !renamed.contains($0.entry.name) }
    themeCount += gone.count
    themes += gone.map { difference(.removed, $0, []) }
  }

  private func changes(_ old: Member?, _ new: Member) -> [LookChange] {
    var comparison = ThemeComparison(old?.read(), new.read()) { span, isNew in
      (isNew ? new.module : old?.module ?? new.module).places[span]
    }
    return comparison.changes()
  }

  /// - Parameter member: The theme in the new state, or else in the old one.
  private func difference(
    _ kind: ThemeDifference.Kind, _ member: Member, from earlier: Member? = nil, _ changes: [LookChange]
  ) -> ThemeDifference {
    let (old, new): (Member?, Member?) = kind == .removed ? (member, nil) : (earlier, member)
    func drawn(_ member: Member) -> () -> PreviewedTheme { { member.module.drawn(at: member.index) } }
    return ThemeDifference(
      kind: kind, name: member.entry.name, file: member.state.shown(member.module.themes.sources[member.entry.file].path),
      isAbstract: member.entry.isAbstract, bases: member.entry.bases, changes: changes, old: old.map(drawn), new: new.map(drawn))
  }
}
