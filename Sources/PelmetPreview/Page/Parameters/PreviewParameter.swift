#if MODELCORE
  package import Pelmet

  /// A parameter of a theme, for whose argument the page has a control.
  package struct PreviewParameter: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// - Parameters:
      ///   - isPair: Whether an argument may have another colour in dark.
      ///   - isInvented: Whether the look is one of ours, for want of a default.
      case color(light: Theme.Color.RGB, dark: Theme.Color.RGB, isPair: Bool, isInvented: Bool)
      /// A kind that pictures do not follow: its name in words, and the default if there is one.
      case fixed(kind: String, text: String?)
    }

    let name: String
    let documentation: String?
    let kind: Kind

    /// - Parameter documentation: Its `$description`.
    package init(_ name: String, documentation: String?, kind: Kind) {
      (self.name, self.documentation, self.kind) = (name, documentation, kind)
    }
  }
#endif
