/// The looks of the system, resolved: colours, fonts, and the sizes of bars on the screen.
@MainActor
enum Looks {
  static let all = colors + fonts + texts
}
