import Foundation

/// The sections and items of a table at one time, by identifiers that occur once (TBL-10).
///
/// An item that is there twice, and anything else that UIKit refuses with an exception, is left out, and is a fault when the snapshot is
/// applied.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The items that are to have a new cell, and those whose cell is to have new content.
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reconfigured: Set<ItemIdentifierType> = []

  /// The mistakes that were refused, in the words of messages.
  private(set) var mistakes: [String] = []

  public init() {}

  // MARK: Contents

  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfigured.contains) }

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sectionOfItem.count }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[identifier] ?? [] }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The place of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    sectionOfItem[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    guard let index = place(of: toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    guard let index = place(of: toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil }
    }
    sections.removeAll(where: gone.contains)
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where isThere(section) { reloaded.formUnion(items[section] ?? []) }
  }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
  {
    guard let section = sectionIdentifier ?? sections.last else {
      mistakes.append("items were appended before there was a section; call appendSections(_:) first")
      return
    }
    guard isThere(section) else { return }
    insert(identifiers, into: section, at: items[section, default: []].count)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let touched = Set(gone.compactMap { sectionOfItem.removeValue(forKey: $0) })
    for section in touched { items[section]?.removeAll(where: gone.contains) }
  }

  public mutating func deleteAllItems() {
    self = Self()
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier, isThere(identifier), isThere(toIdentifier) else { return }
    deleteItems([identifier])
    insert([identifier], beside: toIdentifier, offset: 0)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier, isThere(identifier), isThere(toIdentifier) else { return }
    deleteItems([identifier])
    insert([identifier], beside: toIdentifier, offset: 1)
  }

  /// Asks for new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where isThere(item) { reloaded.insert(item) }
  }

  /// Asks for new content of items, which keep their cells. Since iOS 15.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where isThere(item) { reconfigured.insert(item) }
  }
}

extension NSDiffableDataSourceSnapshot {
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sections[path.section])
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  /// The snapshot after it was applied: without reloads and mistakes.
  var applied: Self {
    var snapshot = self
    (snapshot.reloaded, snapshot.reconfigured, snapshot.mistakes) = ([], [], [])
    return snapshot
  }

  private mutating func place(of section: SectionIdentifierType) -> Int? {
    isThere(section) ? sections.firstIndex(of: section) : nil
  }

  private mutating func isThere(_ section: SectionIdentifierType) -> Bool {
    if items[section] != nil { return true }
    mistakes.append("there is no section \(section); append it before")
    return false
  }

  private mutating func isThere(_ item: ItemIdentifierType) -> Bool {
    if sectionOfItem[item] != nil { return true }
    mistakes.append("there is no item \(item); append it before")
    return false
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var new: [SectionIdentifierType] = []
    for section in identifiers {
      guard items[section] == nil else {
        mistakes.append("the section \(section) is there twice; identifiers must be unique")
        continue
      }
      items[section] = []
      new.append(section)
    }
    sections.insert(contentsOf: new, at: index)
  }

  private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
    guard section != other, let old = place(of: section), place(of: other) != nil else { return }
    sections.remove(at: old)
    guard let index = sections.firstIndex(of: other) else { return }
    sections.insert(section, at: index + offset)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard isThere(item), let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else { return }
    insert(identifiers, into: section, at: index + offset)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int) {
    var new: [ItemIdentifierType] = []
    for item in identifiers {
      guard sectionOfItem.updateValue(section, forKey: item) == nil else {
        mistakes.append("the item \(item) is there twice; identifiers must be unique")
        continue
      }
      new.append(item)
    }
    items[section, default: []].insert(contentsOf: new, at: index)
  }
}
