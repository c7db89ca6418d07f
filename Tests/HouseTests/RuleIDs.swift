/// The names of UIKit rules in a text: `NAV-3`, `LG-2`. Their headings are in the reference pages of ModelCore's documentation.
struct RuleIDs {
  private(set) var all: [String] = []

  /// The groups of rules. Other words of this form (`UTF-8`, `ISO-8601`) are no rules.
  private static let groups: Set = [
    "LCH", "SCN", "SPL", "VCL", "NAV", "BAR", "STB", "PRX", "ITM", "POP", "NDL", "TAB", "APP", "LEG", "LG", "MIN", "ACC",
    "SDB", "INS", "WIN", "CMP", "VBR", "FLD", "EDG", "EXT", "GLS", "OVF", "TTL", "RSP", "PGE", "ALR", "SRC", "TBL", "SHT", "ROT",
    "TRN", "TRT", "MNU", "CTL", "SYS", "SCR", "SGE", "ACT", "FRM", "DRW", "KEY", "DEV", "P",
  ]

  init(in text: Substring) {
    let bytes = Array(text.utf8)
    for dash in bytes.indices where bytes[dash] == UInt8(ascii: "-") {
      let letters = bytes[..<dash].reversed().prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }.reversed()
      let digits = bytes[(dash + 1)...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      let group = String(decoding: letters, as: UTF8.self)
      let before = bytes[..<(dash - letters.count)].last
      guard Self.groups.contains(group), !digits.isEmpty, before.map(Self.isPartOfAName) != true,
        bytes[digits.endIndex...].first.map(Self.isPartOfAName) != true
      else { continue }
      all.append("\(group)-\(String(decoding: digits, as: UTF8.self))")
    }
  }

  private static func isPartOfAName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
