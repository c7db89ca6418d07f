/// The words of a name, however it is spelled: `navBarBGColour`, `nav-bar-bg-color` and `NavBar_BgColor` have the same.
package struct Words {
  /// Words that are in some name that people may mean.
  package let known: Set<String>

  package init(known: Set<String>) { self.known = known }

  /// More words than a name that anybody means has.
  package static let limit = 12

  /// The words in lower case, abbreviations written out, in American spelling. Names that nobody writes by hand are one word.
  package static func of(_ name: String) -> [String] {
    guard name.utf8.count <= 512 else { return [name] }
    var words: [String] = []
    for part in split(name) { words += expansions[part] ?? [americanized(part)] }
    return joined(words)
  }

  /// The words, each that is not known taken apart into known ones; `nil` where that is not possible.
  package func corrected(_ words: [String]) -> [String]? {
    var result: [String] = []
    for word in words {
      if isKnown(word) {
        result.append(word)
      } else if let parts = parts(of: word) {
        result += parts
      } else {
        return nil
      }
    }
    return Self.joined(result)
  }

  package func isKnown(_ word: String) -> Bool {
    known.contains(word) || word.last == "s" && known.contains(String(word.dropLast()))
  }

  /// The fewest known words that a text without borders consists of.
  private func parts(of text: String) -> [String]? {
    let letters = Array(text)
    guard letters.count <= 40 else { return nil }
    var best: [[String]?] = [[]] + Array(repeating: nil, count: letters.count)
    for end in 1...max(letters.count, 1) where end <= letters.count {
      for start in 0..<end {
        guard let before = best[start], before.count < (best[end]?.count ?? .max) - 1 else { continue }
        let word = String(letters[start..<end])
        if let long = Self.expansions[word] {
          best[end] = before + long
        } else if word.count > 2, known.contains(word) {
          best[end] = before + [word]
        }
      }
    }
    return best[letters.count] ?? nil
  }

  /// The parts between signs that are no letters, and before capitals: `UIBarStyle` has `ui`, `bar` and `style`.
  private static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = name.utf8.allSatisfy { $0 < 0x80 } ? name.utf8.map(Letter.init) : name.map(Letter.init)
    for (index, letter) in letters.enumerated() {
      guard !letter.isSign else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let isInside = index > 0 && letters[index - 1].isUppercase
      let isLast = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, !word.isEmpty, !isInside || isLast {
        words.append(word)
        word = ""
      }
      word += letter.lowercased
    }
    return word.isEmpty ? words : words + [word]
  }

  /// A letter, a digit or a sign. What Unicode says of a character takes its time, and most names are ASCII.
  private struct Letter {
    let isSign: Bool
    let isUppercase: Bool
    let isLowercase: Bool
    let lowercased: String

    init(_ character: Character) {
      isSign = !character.isLetter && !character.isNumber
      (isUppercase, isLowercase, lowercased) = (character.isUppercase, character.isLowercase, character.lowercased())
    }

    /// One of ASCII.
    init(_ byte: UInt8) {
      isUppercase = (0x41...0x5A).contains(byte)
      isLowercase = (0x61...0x7A).contains(byte)
      isSign = !isUppercase && !isLowercase && !(0x30...0x39).contains(byte)
      lowercased = String(Unicode.Scalar(isUppercase ? byte | 0x20 : byte))
    }
  }

  private static func americanized(_ word: String) -> String {
    var word = word
    for (british, american) in [("colour", "color"), ("grey", "gray"), ("centre", "center"), ("behaviour", "behavior")]
    where word.hasPrefix(british) {
      word = american + word.dropFirst(british.count)
    }
    return word.hasSuffix("imise") ? word.dropLast(2) + "ze" : word
  }

  /// Neighbours that are one word in names of UIKit.
  private static func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      if let last = result.last, compounds.contains(last + word) {
        result[result.count - 1] = last + word
      } else {
        result.append(word)
      }
    }
    return result
  }

  private static let compounds: Set<String> = [
    "toolbar", "background", "foreground", "subtitle", "placeholder", "underline", "strikethrough", "fullscreen", "sidebar",
    "semibold", "ultralight", "monospaced", "headline", "subheadline", "footnote", "baseline", "translucent", "typeface",
  ]

  private static let expansions: [String: [String]] = [
    "navbar": ["navigation", "bar"], "nav": ["navigation"], "navigationbar": ["navigation", "bar"], "tabbar": ["tab", "bar"],
    "statusbar": ["status", "bar"], "searchbar": ["search", "bar"], "appbar": ["app", "bar"], "bg": ["background"],
    "bgcolor": ["background", "color"], "bkg": ["background"], "fg": ["foreground"], "btn": ["button"], "attr": ["attributes"],
    "attrs": ["attributes"], "attribs": ["attributes"], "img": ["image"], "pic": ["image"], "txt": ["text"],
    "sep": ["separator"], "col": ["color"], "clr": ["color"], "pos": ["position"], "bgd": ["background"], "sel": ["selected"],
    "max": ["maximum"], "min": ["minimum"], "lg": ["large"],
  ]
}
