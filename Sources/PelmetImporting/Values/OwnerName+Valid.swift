internal import Pelmet
internal import PelmetCompiler

extension OwnerName {
  /// A name that themes may have, which is not taken: without the letters beyond ASCII, and with a number if need be.
  static func valid(_ name: String, or fallback: String, isTaken: (String) -> Bool) -> String {
    var valid = String(name.unicodeScalars.filter { $0.isASCII }.map(Character.init))
    if !ThemeName.isValid(valid) { valid = fallback }
    return isTaken(valid) ? (2...).lazy.map { "\(valid)\($0)" }.first { !isTaken($0) } ?? valid : valid
  }
}
