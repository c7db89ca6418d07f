/// The colours of text in a terminal, or none.
struct TerminalStyle {
  let isColored: Bool

  enum Role {
    case error, warning, remark, note, gutter, label, fix
  }

  init(isColored: Bool) {
    self.isColored = isColored
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(code(role))m\(text)\u{1B}[0m"
  }

  /// Select Graphic Rendition (ECMA-48).
  private func code(_ role: Role) -> String {
    switch role {
    case .error: "1;31"
    case .warning: "1;33"
    case .remark, .note: "1;36"
    case .gutter, .label: "34"
    case .fix: "32"
    }
  }
}
