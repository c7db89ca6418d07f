import Foundation

/// A text with a selection, in UTF-16 units.
struct EditedText {
  private(set) var string = ""

  private var attributed: NSAttributedString?

  /// Counted along, so that typing at the end of a long text does not count it again.
  private(set) var length = 0

  /// The selection; at first the cursor is at the beginning of no text.
  private(set) var selection = NSRange(location: 0, length: 0)

  /// The text with the attributes that the app gave it, as long as it is the same text.
  var attributedString: NSAttributedString { attributed ?? NSAttributedString(string: string) }

  /// The part that the delete key removes: the selection, or the character before the cursor. `nil` at the beginning.
  var deletedRange: NSRange? {
    guard selection.length == 0 else { return selection }
    guard selection.location > 0 else { return nil }
    let end = index(selection.location)
    let length = string[string.index(before: end)..<end].utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  func substring(_ range: NSRange) -> String {
    let range = within(range)
    return String(string[index(range.location)..<index(range.upperBound)])
  }

  /// Another text, with the cursor at its end.
  mutating func exchange(_ string: String, attributed: NSAttributedString? = nil) {
    self.string = string
    self.attributed = attributed
    length = string.utf16.count
    selection = NSRange(location: length, length: 0)
  }

  /// Puts text in place of a part, with the cursor behind it.
  mutating func splice(_ text: String, at range: NSRange) {
    let range = within(range)
    attributed = nil
    if range.location == length { string += text } else { string.replaceSubrange(span(range), with: text) }
    let added = text.utf16.count
    length += added - range.length
    selection = NSRange(location: range.location + added, length: 0)
  }

  mutating func choose(_ range: NSRange) { selection = within(range) }

  /// The part of a range that is in the text.
  func within(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  private func span(_ range: NSRange) -> Range<String.Index> { index(range.location)..<index(range.upperBound) }

  private func index(_ offset: Int) -> String.Index { string.utf16.index(string.startIndex, offsetBy: offset) }
}

@MainActor
extension EditedText {
  func place(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    let place = TextPlace.offset(of: position) + offset
    return 0...length ~= place ? TextPlace(place) : nil
  }

  static func distance(_ position: UITextPosition, _ other: UITextPosition) -> Int {
    TextPlace.offset(of: other) - TextPlace.offset(of: position)
  }

  static func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = distance(position, other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }
}
