/// A text in which `⟦` and `⟧` enclose an expected place. A place between two bytes is written `⟦⟧`.
struct Marked {
  var text: String
  /// UTF-8 offsets in ``text``, in the order of the marks.
  var places: [Range<Int>] = []

  init(_ source: String) {
    var starts: [Int] = []
    text = ""
    for scalar in source.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(text.utf8.count)
      case "⟧": places.append((starts.popLast() ?? 0)..<text.utf8.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
