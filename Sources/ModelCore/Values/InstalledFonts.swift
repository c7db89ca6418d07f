import Foundation

/// The fonts that are found by name: the system's, and those of the app's property list (LCH-16).
///
/// Faces are not known: a name counts if the part of it that names no style is a family's. Spaces and case make no difference.
enum InstalledFonts {
  static func contain(_ name: String) -> Bool {
    let family = family(name)
    return system.contains(family)
      || CurrentSimulation.onAnyThread?.appFonts.contains { self.family($0) == family } == true
  }

  /// The family as full names write it: `avenirnext` for `Avenir Next` and `AvenirNext-Bold`.
  private static func family(_ name: String) -> String {
    name.prefix { $0 != "-" && $0 != "_" }.filter { $0 != " " }.lowercased()
  }

  private static let system = Set((families + others).map(family))

  /// The families of iOS. Some came or went with a version, which is not told apart.
  private static let families = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo", "Apple Symbols",
    "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Bangla Sangam MN",
    "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New", "Damascus",
    "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah", "Futura", "Galvji",
    "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC",
    "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text",
    "Impact", "Iowan Old Style", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
    "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt",
    "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans Kannada",
    "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Oriya Sangam MN", "Palatino", "Papyrus", "Party LET", "PingFang HK",
    "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math",
    "STIX Two Text", "Symbol", "Tamil Sangam MN", "Telugu Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana",
    "Zapf Dingbats", "Zapfino",
  ]

  /// The families of full names that do not begin with the name of their family.
  private static let others = [
    "AcademyEngravedLetPlain", "ArialMT", "BodoniOrnamentsITCTT", "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT",
    "BodoniSvtyTwoSCITCTT", "BradleyHandITCTT", "CourierNewPS", "CourierNewPSMT", "DamascusBold", "DamascusLight",
    "DamascusMedium", "DamascusSemiBold", "DiwanMishafi", "HiraMaruProN", "HiraMinProN", "PartyLetPlain", "SavoyeLetPlain",
    "TimesNewRomanPS", "TimesNewRomanPSMT", "Trebuchet", "ZapfDingbatsITC",
  ]
}
