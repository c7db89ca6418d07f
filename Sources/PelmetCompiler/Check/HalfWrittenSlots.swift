internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Slots that are written, and lack what the slot beside them or below them has: part of ``IncompleteSlots``.
struct HalfWrittenSlots {
  private let theme: CheckedTheme
  private let cell: SlotCell
  private let steps: [CheckedTheme.Step]

  static func check(_ theme: CheckedTheme) {
    var seen: Set<[SourceSpan]> = []
    for cell in theme.cells where !cell.rows.isEmpty {
      let shared = SlotCell(cell: cell, theme: theme)
      let found = losses(in: cell.bar, shared).filter { seen.insert($0.spans).inserted }
      let items = itemLosses(in: cell.bar, shared).filter { seen.insert($0.spans).inserted }
      guard !found.isEmpty || !items.isEmpty else { continue }
      let slots = HalfWrittenSlots(theme: theme, cell: shared, steps: theme.steps(cell))
      slots.report(items: items)
      for loss in found { slots.report(loss) }
    }
  }

  // MARK: Losses

  private typealias Bars = (BarSection) -> CheckedBar?

  /// The losses between slots of one bar, or of the items of one.
  private static func losses(in bars: Bars, _ cell: SlotCell) -> [SlotLoss] {
    (BarSection.bars + [.tabBarItem]).compactMap(bars).flatMap { bar -> [SlotLoss] in
      let slots = bar.slots
      guard slots.count > 1 else { return [] }
      var losses: [SlotLoss] = []
      for slot in slots where !bar.isLike(slot.name) {
        let others = neighbours(of: slot.name).compactMap { name in slots.first { $0.name == name } }
        for other in others {
          if bar.isLike(other.name, slot.name) { break }
          guard !cell.theme.isDamaged(slot.entry), !cell.theme.isDamaged(other.entry) else { continue }
          if let loss = SlotLoss(slot, than: other, of: bar, in: cell) {
            losses.append(loss)
            break
          }
          // A slot that loses something itself does not say what is meant.
          if !losses.contains(where: { $0.slot.name == other.name }) { break }
        }
      }
      return losses
    }
  }

  /// The slots whose look is expected in a slot too, the nearest first (APP-2, APP-4, APP-5).
  private static func neighbours(of slot: StyleKey) -> [StyleKey] {
    switch slot {
    case .standardAppearance: [.scrollEdgeAppearance]
    case .compactScrollEdgeAppearance: [.scrollEdgeAppearance, .compactAppearance, .standardAppearance]
    default: [.standardAppearance]
    }
  }

  /// The losses of a tab bar to the slots of its items, which take the place of its own (APP-5).
  private static func itemLosses(in bars: Bars, _ cell: SlotCell) -> [SlotLoss] {
    guard let items = bars(.tabBarItem), let bar = bars(.tabBar) else { return [] }
    return items.slots.compactMap { slot in
      guard let other = bar.slots.first(where: { $0.name == slot.name }), !cell.theme.isDamaged(slot.entry),
        !cell.theme.isDamaged(other.entry)
      else { return nil }
      return SlotLoss(slot, than: other, of: bar, in: cell)
    }
  }

  // MARK: Reports

  /// The first of the last steps that have something in common: what lies above only repeats it.
  private func origin(_ isSo: (CheckedTheme.Step) -> Bool) -> Int {
    (steps.lastIndex { !isSo($0) } ?? -1) + 1
  }

  private func report(_ loss: SlotLoss) {
    let kind = loss.kind
    let index = origin { step in
      Self.losses(in: { $0 == kind ? step.bar($0) : nil }, cell).contains { $0.slot.name == loss.slot.name }
    }
    guard index < steps.count else { return }
    let written = steps[index].written.bar(kind)
    let (slot, other) = (written?[loss.slot.name], written?[loss.other.name])
    let source = (slot ?? other ?? loss.slot.entry).source
    let isWhole = index == 0 || steps[index - 1].merged.bar(kind)?[loss.slot.name] == nil
    let fixIt = slot.map { isWhole ? repair(loss, at: $0.source) : nil } ?? other.map { addition(loss, after: $0.source) }
    theme.report(
      .incompleteSlots, atKeyOf: source, loss.summary, notes: loss.notes, fixIt: fixIt,
      fix: "write \"like\": \"\(loss.other.name.name)\" in '\(loss.slot.name.name)', or repeat what it lacks")
  }

  /// Makes a slot like the other one, but for what it has itself.
  private func repair(_ loss: SlotLoss, at source: JSONValue) -> Diagnostic.FixIt? {
    guard source.kind == .object else { return nil }
    let other = "\"\(loss.other.name.name)\""
    var first: JSONValue?
    for member in source.members where first == nil { first = member.value }
    guard let first else {
      return .init("write \(other)", edits: [theme.edits.replacement(of: source, with: other)], changesLook: true)
    }
    let like = "\"like\": \(other)"
    return .init("add \(like)", edits: [theme.edits.insertion(of: like, before: first)], changesLook: true)
  }

  /// Writes the slot in a layer that has only the other one.
  private func addition(_ loss: SlotLoss, after source: JSONValue) -> Diagnostic.FixIt {
    let slot = "\"\(loss.slot.name.name)\": \"\(loss.other.name.name)\""
    return .init("add \(slot)", edits: [theme.edits.insertion(of: slot, after: source)], changesLook: true)
  }

  /// One finding for all slots of the items, where each of them is one.
  private func report(items losses: [SlotLoss]) {
    guard let first = losses.first, let items = cell.cell.bar(.tabBarItem) else { return }
    let index = origin { !Self.itemLosses(in: $0.bar, cell).isEmpty }
    guard index < steps.count else { return }
    let isAll = losses.count > 1 && losses.count == items.slots.count
    let written = steps[index].written
    let section = isAll ? written[.tabBarItem] : nil
    let entry = section ?? written.bar(.tabBarItem)?[first.slot.name] ?? written.bar(.tabBar)?[first.other.name]
    let keys = Set(losses.flatMap { $0.examples.map(\.key) }).sorted().map { "\"\($0)\"" }
    let which = isAll ? "the slots" : "\"\(first.slot.name.name)\""
    theme.report(
      .incompleteSlots, atKeyOf: (entry ?? first.slot.entry).source, first.summaryOfItems(isAll: isAll), notes: first.notes,
      fix: "remove \(which) of \"tabBarItem\", or repeat \(list(keys, "and")) there")
  }
}

extension CheckedBar {
  /// Whether a slot says that it is like another one.
  fileprivate func isLike(_ name: StyleKey, _ other: StyleKey? = nil) -> Bool {
    guard let like = merged.object(name)?.object.like else { return false }
    return other.map { merged.schema.index(of: $0) == like.field } ?? true
  }
}

extension SlotLoss {
  /// Where it is written, to tell it from others.
  fileprivate var spans: [SourceSpan] { [slot, other].map { $0.entry.source.keySpan ?? $0.entry.source.span } }
}
