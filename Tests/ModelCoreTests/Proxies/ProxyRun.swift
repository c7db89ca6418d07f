@testable import ModelCore

/// A random sequence of settings of proxies and views, with what the rules make of it.
@MainActor
struct ProxyRun {
  /// A property with its axes.
  struct Property {
    let index: Int
    let set: @MainActor (UINavigationBar, Int?) -> Void
    let has: @MainActor (UINavigationBar, Int?) -> Bool
  }

  /// A proxy that was used.
  private struct Rule {
    let target: UINavigationBar.Type
    /// From inside out.
    let chain: [any UIAppearanceContainer.Type]
    let traits: UIUserInterfaceSizeClass?
    /// By property: the value and when it was set.
    var values: [Int: (value: Int, number: Int)] = [:]

    @MainActor var proxy: UINavigationBar {
      guard let traits else { return target.appearance(whenContainedInInstancesOf: chain) }
      return target.appearance(
        for: UITraitCollection(horizontalSizeClass: traits), whenContainedInInstancesOf: chain)
    }
  }

  static let properties = [
    Property(index: 0) {
      $0.barTintColor = color($1)
    } has: {
      $0.barTintColor == color($1)
    },
    Property(index: 1) {
      $0.setBackgroundImage(image($1), for: .top, barMetrics: .default)
    } has: {
      $0.backgroundImage(for: .top, barMetrics: .default) == image($1)
    },
    Property(index: 2) {
      $0.setBackgroundImage(image($1), for: .bottom, barMetrics: .default)
    } has: {
      $0.backgroundImage(for: .bottom, barMetrics: .default) == image($1)
    },
  ]

  private static func color(_ value: Int?) -> UIColor? { value.map { UIColor(white: CGFloat($0), alpha: 1) } }

  private static func image(_ value: Int?) -> UIImage? { value.map { UIImage(modelName: "\($0)", size: .zero) } }

  private var random: SplitMix
  private let precedence: Policies.ProxyPrecedence
  private let window = UIWindow(frame: .zero)
  private let controllers = [OuterScreen(), InnerScreen()] as [UIViewController]
  private var boxes: [UIView] = []
  private(set) var views: [UINavigationBar] = []
  private var rules: [Rule] = []
  private var values: [ObjectIdentifier: [Int: Int]] = [:]
  private var explicit: [ObjectIdentifier: Set<Int>] = [:]
  private var number = 0

  init(seed: UInt64, precedence: Policies.ProxyPrecedence) {
    random = SplitMix(state: seed)
    self.precedence = precedence
    boxes = [controllers[0].view, OuterBox(), InnerBox(), controllers[1].view, InnerBox(), OuterBox()]
    for index in boxes.indices.dropFirst() {
      boxes[Int.random(in: 0..<index, using: &random)].addSubview(boxes[index])
    }
    for index in 0..<8 {
      let view = [UINavigationBar(), BrandBar(), SubBrandBar()][index % 3]
      views.append(view)
      boxes.randomElement(using: &random)?.addSubview(view)
    }
  }

  mutating func step() {
    number += 1
    guard let property = Self.properties.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: setProxy(property)
    case 5..<6: setView(property)
    default: move()
    }
  }

  func expected(_ view: UINavigationBar, _ property: Property) -> Int? {
    values[ObjectIdentifier(view)]?[property.index]
  }

  /// Whether proxies reached views at all.
  var isTelling: Bool {
    views.contains { view in
      values[ObjectIdentifier(view)]?.keys.contains { explicit[ObjectIdentifier(view)]?.contains($0) != true } ?? false
    }
  }

  // MARK: Steps

  private mutating func setProxy(_ property: Property) {
    let value = Int.random(in: 0..<5, using: &random) == 0 ? nil : number
    let index: Int
    if rules.isEmpty || rules.count < 12 && Bool.random(using: &random) {
      rules.append(newRule())
      index = rules.count - 1
    } else {
      index = Int.random(in: rules.indices, using: &random)
    }
    property.set(rules[index].proxy, value)
    let used = rules[index]
    for other in rules.indices where rules[other].proxy === used.proxy {
      rules[other].values[property.index] = value.map { ($0, number) }
    }
  }

  private mutating func newRule() -> Rule {
    let targets = [UINavigationBar.self, BrandBar.self, SubBrandBar.self]
    let containers: [any UIAppearanceContainer.Type] = [
      OuterBox.self, InnerBox.self, OuterScreen.self, InnerScreen.self, UIWindow.self, UIView.self, UIViewController.self,
    ]
    let length = Int.random(in: 0...3, using: &random)
    return Rule(
      target: targets[Int.random(in: 0..<3, using: &random)],
      chain: (0..<length).map { _ in containers[Int.random(in: containers.indices, using: &random)] },
      traits: [nil, nil, .compact, .regular][Int.random(in: 0..<4, using: &random)])
  }

  private mutating func setView(_ property: Property) {
    let view = views[Int.random(in: views.indices, using: &random)]
    property.set(view, number)
    values[ObjectIdentifier(view), default: [:]][property.index] = number
    if precedence == .explicitWins || view.window != nil { explicit[ObjectIdentifier(view), default: []].insert(property.index) }
  }

  private mutating func move() {
    let moved = boxes.randomElement(using: &random) ?? window
    if moved.window != nil {
      moved.removeFromSuperview()
    } else {
      let others = boxes.filter { !$0.isDescendant(of: moved) } + [window]
      let target = others[Int.random(in: others.indices, using: &random)]
      target.addSubview(moved)
      guard target.window != nil else { return }
      for view in views where view.isDescendant(of: moved) { enter(view) }
    }
  }

  // MARK: What the rules say

  private mutating func enter(_ view: UINavigationBar) {
    for property in Self.properties where explicit[ObjectIdentifier(view)]?.contains(property.index) != true {
      let candidates = rules.compactMap { rule in rule.values[property.index].flatMap { rank(rule, $0.number, view, $0.value) } }
      let winner = candidates.max { $0.rank.lexicographicallyPrecedes($1.rank) }
      if let winner { values[ObjectIdentifier(view), default: [:]][property.index] = winner.value }
    }
  }

  /// Nil: the rule does not apply. Otherwise how strong it is, the first difference deciding.
  private func rank(_ rule: Rule, _ number: Int, _ view: UINavigationBar, _ value: Int) -> (rank: [Int], value: Int)? {
    let classes = [SubBrandBar.self, BrandBar.self, UINavigationBar.self] as [UINavigationBar.Type]
    let own = classes.firstIndex { type(of: view) == $0 } ?? 0
    guard let wanted = classes.firstIndex(where: { $0 == rule.target }), wanted >= own else { return nil }
    if let traits = rule.traits, traits != .compact { return nil }
    guard !rule.chain.isEmpty else { return ([0, 0, 0, own - wanted, rule.traits == nil ? 0 : 1, number], value) }
    let places = Self.matches(rule.chain.reversed(), in: Self.containers(of: view)[...])
    guard let outermost = places.min() else { return nil }
    return ([1, -outermost, rule.chain.count, own - wanted, rule.traits == nil ? 0 : 1, number], value)
  }

  /// The places at which the first of a chain can be, all ways of matching tried.
  private static func matches(
    _ chain: [any UIAppearanceContainer.Type], in containers: ArraySlice<(any UIAppearanceContainer, place: Int)>
  ) -> [Int] {
    guard let type = chain.first else { return [0] }
    return containers.indices.compactMap { index in
      guard isInstance(containers[index].0, type) else { return nil }
      return matches(Array(chain.dropFirst()), in: containers[(index + 1)...]).isEmpty ? nil : containers[index].place
    }
  }

  private static func isInstance(_ object: any UIAppearanceContainer, _ type: any UIAppearanceContainer.Type) -> Bool {
    func check<Container: UIAppearanceContainer>(_: Container.Type) -> Bool { object is Container }
    return check(type)
  }

  /// From the window inwards, controllers before their views, at the same place.
  private static func containers(of view: UIView) -> [(any UIAppearanceContainer, place: Int)] {
    let views = Array(sequence(first: view) { $0.superview }).dropFirst().reversed()
    return views.enumerated().flatMap { place, view in
      (view.controller.map { [$0] } ?? [] as [any UIAppearanceContainer]).map { ($0, place) } + [(view, place)]
    }
  }
}

private class BrandBar: UINavigationBar {}
private final class SubBrandBar: BrandBar {}
private final class OuterBox: UIView {}
private final class InnerBox: UIView {}
private final class OuterScreen: UIViewController {}
private final class InnerScreen: UIViewController {}

/// A generator whose numbers depend on the seed alone.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
