internal import Pelmet
internal import PelmetCompiler

extension OwnerName {
  /// A name that themes may have, which is not taken: in the letters of ASCII, and with a number if need be.
  static func valid(_ name: String, or fallback: String, isTaken: (String) -> Bool) -> String {
    var valid = spelled(name)
    if !ThemeName.isValid(valid) { valid = fallback }
    return isTaken(valid) ? (2...).lazy.map { "\(valid)\($0)" }.first { !isTaken($0) } ?? valid : valid
  }

  /// A name in the letters of ASCII: `größe` is `grosse`, and letters without a Latin form become their numbers.
  static func spelled(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    return name.map { letter in
      if letter.isASCII { return String(letter) }
      if let spelled = spellings[letter] { return spelled }
      if let spelled = letter.lowercased().first.flatMap({ spellings[$0] }) {
        return spelled.prefix(1).uppercased() + spelled.dropFirst()
      }
      return letter.unicodeScalars.map { "u" + String($0.value, radix: 16, uppercase: true) }.joined()
    }.joined()
  }

  private static let spellings: [Character: String] = {
    let all = [
      ("àáâãäåāăąǎ", "a"), ("æ", "ae"), ("çćĉċč", "c"), ("ďđð", "d"), ("èéêëēĕėęě", "e"), ("ĝğġģ", "g"), ("ĥħ", "h"),
      ("ìíîïĩīĭįı", "i"), ("ĵ", "j"), ("ķ", "k"), ("ĺļľŀł", "l"), ("ñńņňŋ", "n"), ("òóôõöøōŏő", "o"), ("œ", "oe"), ("ŕŗř", "r"),
      ("śŝşšș", "s"), ("ß", "ss"), ("ţťŧț", "t"), ("þ", "th"), ("ùúûüũūŭůűų", "u"), ("ŵ", "w"), ("ýÿŷ", "y"), ("źżž", "z"),
    ]
    return Dictionary(all.flatMap { letters, spelled in letters.map { ($0, spelled) } }) { first, _ in first }
  }()
}
