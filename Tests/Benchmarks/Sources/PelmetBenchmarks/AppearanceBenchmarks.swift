import ModelCore

/// Appearance selection: what a bar shows, asked for again and again, by how far down the chain its object is (APP-2). The floor reads
/// a stored object.
enum AppearanceBenchmarks {
  private static let times = 10_000

  private static let cases: [(name: String, appearances: @MainActor (UINavigationBar) -> Void)] = [
    ("legacy properties", { $0.barTintColor = .red }),
    ("the item's own object", { $0.topItem?.compactScrollEdgeAppearance = UINavigationBarAppearance() }),
    ("the end of the chain", { $0.standardAppearance = UINavigationBarAppearance() }),
  ]

  private static let floor = "\(times) stored objects read"

  static let names = Set([floor] + cases.map(\.name))

  static var all: [Benchmark] {
    let bar = MainActor.assumeIsolated { makeBar() }
    let stored = Benchmark(name: floor, bytes: 0) {
      MainActor.assumeIsolated {
        for _ in 0..<times { precondition(bar.standardAppearance.backgroundImage == nil) }
      }
    }
    return [stored] + cases.map { benchmark($0.name, $0.appearances) }
  }

  private static func benchmark(_ name: String, _ appearances: @escaping @MainActor (UINavigationBar) -> Void) -> Benchmark {
    let bar = MainActor.assumeIsolated {
      let bar = makeBar()
      appearances(bar)
      return bar
    }
    return Benchmark(name: name, bytes: 0) {
      MainActor.assumeIsolated {
        for _ in 0..<times { precondition(!bar.modelBar.isLarge) }
      }
    }
  }

  /// With compact metrics, whose chains are the longest.
  @MainActor private static func makeBar() -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 844, height: 32))
    bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    return bar
  }
}
