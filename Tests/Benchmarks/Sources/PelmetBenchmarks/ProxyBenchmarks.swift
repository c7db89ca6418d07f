import ModelCore

/// Appearance proxies: a hierarchy comes into a window, for numbers of views and of proxies that double, so that the growth shows.
///
/// Every proxy asks for two containers; a view is in few, so that few of all proxies apply to it.
enum ProxyBenchmarks {
  private static let sizes = [250, 500, 1000, 2000]

  static let names = Set(sizes.map(name))

  private static func name(_ size: Int) -> String { "\(size) views, \(size) proxies" }

  static var all: [Benchmark] {
    sizes.map { size in
      let sample = MainActor.assumeIsolated { Sample(size) }
      return Benchmark(name: name(size), bytes: 0) { MainActor.assumeIsolated { sample.run() } }
    }
  }

  /// Classes to be told apart, one for each type.
  private final class Box<Kind>: UIView {}

  /// A class of views, which are styled by proxies and contain others.
  @MainActor
  private struct Kind {
    let type: any UIAppearanceContainer.Type
    let make: () -> UIView
    let setProxy: ([any UIAppearanceContainer.Type]) -> Void

    init<Name>(_: Name.Type) {
      type = Box<Name>.self
      make = { Box<Name>(frame: .zero) }
      setProxy = { Box<Name>.appearance(whenContainedInInstancesOf: $0).backgroundColor = .red }
    }

    static let all = [
      Kind(Int.self), Kind(Int8.self), Kind(Int16.self), Kind(Int32.self), Kind(Int64.self), Kind(UInt.self), Kind(UInt8.self),
      Kind(UInt16.self), Kind(UInt32.self), Kind(UInt64.self),
    ]
  }

  @MainActor
  private final class Sample {
    private let simulation = Simulation()
    private let window = UIWindow(frame: .zero)
    private let root = UIView()

    /// Proxies for every class in every two containers by turns; towers of views of every class.
    init(_ size: Int) {
      let kinds = Kind.all
      simulation.layoutPass()
      for number in 0..<size {
        let chain = [kinds[number / 10 % 10], kinds[number / 100 % 10], kinds[number / 1000 % 10]]
        kinds[number % 10].setProxy(chain.map(\.type))
      }
      var place = root
      for number in 0..<size {
        if number % 5 == 0 { place = root }
        let view = kinds[number * 7 % 10].make()
        place.addSubview(view)
        place = view
      }
    }

    func run() {
      simulation.layoutPass()
      window.addSubview(root)
      root.removeFromSuperview()
    }
  }
}
