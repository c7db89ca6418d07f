/// Something about an app's screens and its theme that is better changed.
public struct AuditFinding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    /// Something that is better changed.
    case warning
    /// Something with which the app does not work.
    case error
  }

  /// A rule about an app's screens. Its name is that of reports: `.moreTab` for `MoreTab`.
  public struct Rule: Hashable, Sendable, CustomStringConvertible {
    /// The name, which `pelmet explain` knows.
    public let name: String

    init(_ name: String) {
      self.name = name
    }

    public var description: String { name }
  }

  /// The rule that found it.
  public let rule: Rule

  public let severity: Severity

  /// The problem and where it is seen, in one sentence.
  public let message: String

  /// The one step that fixes it.
  public let fix: String

  /// The screen of the theme that it is about, else the name of the controller; empty where it is about the whole app.
  public let screen: String

  /// The value of the theme that is at fault, as keys from the top of the theme file: `screens.photoViewer.statusBar.style`. Nil where no
  /// value is.
  public let place: String?

  /// The postures of a device that folds in which it was found, such as `closed in landscape`. Empty on other devices, and where it was
  /// found in all.
  public internal(set) var postures: [String] = []
}

extension AuditFinding: CustomStringConvertible {
  /// Such as `warning: 'Tabs' has 6 tabs … [MoreTab]; fix: move …`.
  public var description: String {
    "\(severity.rawValue): \(message) [\(rule)]" + (place.map { ", at \($0)" } ?? "")
      + (postures.isEmpty ? "" : ", when " + postures.joined(separator: ", ")) + "; fix: \(fix)"
  }
}
