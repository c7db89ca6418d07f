import Foundation

/// The windows of a process. The app keeps them; this knows them.
@MainActor
final class WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// Those in front last: by level, and within a level by when they were shown (LCH-4).
  var ordered: [UIWindow] {
    let windows = entries.compactMap(\.window)
    let levels = Set(windows.map(\.windowLevel.rawValue)).sorted()
    return levels.flatMap { level in windows.filter { $0.windowLevel.rawValue == level } }
  }

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    guard !entries.contains(where: { $0.window === window }) else { return }
    entries.append(Entry(window: window))
  }

  func bringToFront(_ window: UIWindow) {
    entries.removeAll { $0.window === window }
    entries.append(Entry(window: window))
  }
}
