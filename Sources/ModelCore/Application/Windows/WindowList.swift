import Foundation

/// The windows of a process, which keeps those that are shown (LCH-15).
@MainActor
final class WindowList {
  private struct Entry {
    weak var window: UIWindow?
    /// The window, while UIKit keeps it.
    var kept: UIWindow?
    /// Higher for a window that was added, or brought to the front, later.
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  /// The number of entries with which those of windows that ended are dropped.
  private var room = 16

  /// Those in front last: by level, and within a level by when they were shown (LCH-4).
  var ordered: [UIWindow] {
    var windows: [(level: CGFloat, number: Int, window: UIWindow)] = []
    for entry in entries.values {
      if let window = entry.window { windows.append((window.windowLevel.rawValue, entry.number, window)) }
    }
    return windows.sorted { ($0.level, $0.number) < ($1.level, $1.number) }.map(\.window)
  }

  func add(_ window: UIWindow) {
    if entry(of: window) == nil { insert(window, kept: nil) }
  }

  func bringToFront(_ window: UIWindow) {
    insert(window, kept: entry(of: window)?.kept)
  }

  /// Keeps a window, or lets it go, after a change of what decides that (LCH-15).
  func keepIfShown(_ window: UIWindow) {
    let kept = window.isKept ? window : nil
    guard let old = entry(of: window) else { return }
    entries[ObjectIdentifier(window)]?.kept = kept
    // A window that goes ends here, and not during the access above: its `deinit` may come back.
    withExtendedLifetime(old) {}
  }

  /// Lets go of the windows of scenes that are connected no more (LCH-15).
  func letGoOfDisconnected() {
    for window in ordered { keepIfShown(window) }
  }

  /// The window's entry, and not that of one that ended and was in the same place.
  private func entry(of window: UIWindow) -> Entry? {
    entries[ObjectIdentifier(window)].flatMap { $0.window === window ? $0 : nil }
  }

  private func insert(_ window: UIWindow, kept: UIWindow?) {
    if entries.count >= room {
      entries = entries.filter { $0.value.window != nil }
      room = max(16, 2 * entries.count)
    }
    lastNumber += 1
    entries[ObjectIdentifier(window)] = Entry(window: window, kept: kept, number: lastNumber)
  }
}
