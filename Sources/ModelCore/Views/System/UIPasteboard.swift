public import Foundation

/// The values that the user has copied (DEV-2). Each simulation has its own.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private var contents: [Any] = []

  /// The pasteboard of the system.
  open class var general: UIPasteboard { CurrentSimulation.simulation?.pasteboards.general ?? UIPasteboard() }

  /// The number of times that the contents have changed.
  open private(set) var changeCount = 0

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var strings: [String]? {
    get { values() }
    set { change(to: newValue) }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var urls: [URL]? {
    get { values() }
    set { change(to: newValue) }
  }

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var images: [UIImage]? {
    get { values() }
    set { change(to: newValue) }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var colors: [UIColor]? {
    get { values() }
    set { change(to: newValue) }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  /// The contents of one type; `nil` without any.
  private func values<Value>() -> [Value]? {
    let values = contents.compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }

  private func change(to values: [Any]?) {
    contents = values ?? []
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}

/// The pasteboards of a simulation.
@MainActor
final class Pasteboards: FeatureState {
  let general = UIPasteboard()

  init(of simulation: any RunningSimulation) {}
}

extension RunningSimulation {
  fileprivate var pasteboards: Pasteboards { state() }
}
