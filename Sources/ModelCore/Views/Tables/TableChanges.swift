import Foundation

/// Changes of a table that take effect together (TBL-8). What is deleted, reloaded or moved counts in the rows of before, what is inserted in
/// those of after.
struct TableChanges {
  /// The changes of one dimension: of the sections, or of the rows in one section.
  struct Line {
    /// The places of before that are no more, because they were deleted or moved elsewhere.
    var gone: IndexSet = []
    /// The places of after that are new, because they were inserted or moved there.
    var new: IndexSet = []
    /// The places of before whose cells are made again.
    var reloaded: IndexSet = []

    /// The new index of an old row or section, or `nil` if it is gone.
    func place(of old: Int) -> Int? {
      guard !gone.contains(old) else { return nil }
      var place = old - gone.count(in: 0..<old)
      for range in new.rangeView {
        guard range.lowerBound <= place else { break }
        place += range.count
      }
      return place
    }
  }

  private(set) var sections = Line()
  private var movedSections: [Int: Int] = [:]
  /// By the section of before that lost rows, and by the section of after that got some.
  private var losses: [Int: IndexSet] = [:]
  private var gains: [Int: IndexSet] = [:]
  private var reloads: Set<IndexPath> = []
  private var movedRows: [IndexPath: IndexPath] = [:]
  /// A path that is no row's, if the app has named one.
  private var invalid: IndexPath?
  /// How many groups of updates are open.
  var depth = 0

  mutating func insertSections(_ indexes: IndexSet) { sections.new.formUnion(indexes) }

  mutating func deleteSections(_ indexes: IndexSet) { sections.gone.formUnion(indexes) }

  mutating func reloadSections(_ indexes: IndexSet) { sections.reloaded.formUnion(indexes) }

  mutating func moveSection(_ old: Int, to new: Int) {
    sections.gone.insert(old)
    sections.new.insert(new)
    movedSections[old] = new
  }

  mutating func insertRows(_ paths: [IndexPath]) {
    for path in rows(of: paths) { gains[path.section, default: []].insert(path.row) }
  }

  mutating func deleteRows(_ paths: [IndexPath]) {
    for path in rows(of: paths) { losses[path.section, default: []].insert(path.row) }
  }

  private mutating func rows(of paths: [IndexPath]) -> [IndexPath] {
    invalid = invalid ?? paths.first { !$0.isOfRow }
    return paths.filter(\.isOfRow)
  }

  mutating func reloadRows(_ paths: [IndexPath]) { reloads.formUnion(paths) }

  mutating func moveRow(_ old: IndexPath, to new: IndexPath) {
    deleteRows([old])
    insertRows([new])
    movedRows[old] = new
  }

  private func section(after old: Int) -> Int? { movedSections[old] ?? sections.place(of: old) }

  /// The row of after of one of before; `nil` if it is gone or is to have a new cell.
  func place(of old: IndexPath) -> IndexPath? {
    if let new = movedRows[old] { return new }
    guard !reloads.contains(old), !sections.reloaded.contains(old.section), let section = section(after: old.section) else {
      return nil
    }
    let line = Line(gone: losses[old.section] ?? [], new: gains[section] ?? [])
    return line.place(of: old.row).map { IndexPath(row: $0, section: section) }
  }

  /// The first number that does not fit between the rows of before and of after, in the words of a message; `nil` if all fits.
  func contradiction(between old: TableRows, and new: TableRows) -> String? {
    let expected = old.sections.count - sections.gone.count + sections.new.count
    guard new.sections.count == expected else {
      let (inserted, deleted) = (sections.new.count, sections.gone.count)
      return "it has \(new.sections.count) sections after the update, and had \(old.sections.count) before, "
        + "with \(inserted) inserted and \(deleted) deleted"
    }
    for index in old.sections.indices where !sections.reloaded.contains(index) {
      guard let section = section(after: index) else { continue }
      let (inserted, deleted) = (gains[section]?.count ?? 0, losses[index]?.count ?? 0)
      let (before, after) = (old.sections[index].count, new.sections[section].count)
      guard after == before + inserted - deleted else {
        return "section \(section) has \(after) rows after the update, and had \(before) before, with \(inserted) inserted and "
          + "\(deleted) deleted"
      }
    }
    return misplacedRow(between: old, and: new)
  }

  /// The first deleted row that was not there before, or inserted one that is not there after.
  private func misplacedRow(between old: TableRows, and new: TableRows) -> String? {
    if let invalid { return "\(invalid.spelling) is not the path of a row" }
    for (rows, changes, change) in [(old, losses, "deleted, and before"), (new, gains, "inserted, and after")] {
      for (section, indexes) in changes.sorted(by: { $0.key < $1.key }) {
        let count = rows.sections.indices.contains(section) ? rows.sections[section].count : 0
        guard let last = indexes.last, last >= count else { continue }
        return "row \(section)-\(last) is \(change) the update section \(section) has \(count) rows"
      }
    }
    return nil
  }
}
