internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax

/// A part of a long list. A cursor says where it begins, and how long the list was: one that has changed since begins anew.
struct Page {
  static let usual = 25

  private let start: Int
  private let count: Int?
  private let size: Int

  init(_ cursor: JSONValue?, size: Int = usual) throws(MessageError) {
    self.size = size
    guard let cursor else {
      (start, count) = (0, nil)
      return
    }
    let numbers = (cursor.string ?? "").split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let start = numbers[0], let count = numbers[1], start >= 0, start < count else {
      throw Self.unknown
    }
    (self.start, self.count) = (start, count)
  }

  /// The items of the page, and the cursor of the next one if there are more.
  func of(_ items: [JSONTree]) throws(MessageError) -> (page: [JSONTree], next: String?) {
    guard count == nil || count == items.count else { throw Self.unknown }
    let end = min(start + size, items.count)
    return (Array(items[start..<end]), end < items.count ? "\(end)/\(items.count)" : nil)
  }

  static let unknown = MessageError.invalidParameters("this cursor is not one of the list, or the list has changed")

  /// The arguments of tools whose answers have pages.
  static let parameters = [
    ToolParameter("limit", .number(1...200), "The most items of this page; \(usual) unless given."),
    ToolParameter("cursor", .text, "\"nextCursor\" of the page before."),
  ]

  static let output: [(String, JSONTree)] = [("nextCursor", .schema("string", "Missing on the last page."))]
}
