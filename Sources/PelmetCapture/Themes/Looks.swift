import Pelmet

/// A root, a context or a screen of a theme, by the class that stands for it.
enum CapturedPlace: Hashable, Sendable {
  case root
  case context(String)
  case screen(String)

  /// The app's class.
  var type: String? {
    switch self {
    case .root: nil
    case .context(let type), .screen(let type): type
    }
  }

  var isScreen: Bool {
    if case .screen = self { true } else { false }
  }

  /// The name in a theme; `nil` for the root.
  var name: String? {
    switch self {
    case .root: nil
    case .context(let type): OwnerName.name(of: type, isScreen: false)
    case .screen(let type): OwnerName.name(of: type, isScreen: true)
    }
  }
}

/// The looks of one moment, by the place in a theme that they belong to.
struct Looks {
  private(set) var looks: [CapturedPlace: CapturedTree] = [:]
  /// Those that were seen, with or without a look of their own.
  private(set) var places: Set<CapturedPlace> = [.root]
  private(set) var leftOut: [CapturedTheme.LeftOut] = []
  private let shown: Set<String>

  private static let bars = ["navigationBar", "toolbar", "tabBar", "searchBar"]
  private static let items = ["barButtonItem", "tabBarItem"]
  private static let severalLooks = "the class has several looks"

  init(_ sightings: [Sighting]) {
    shown = Set(sightings.filter { $0.kind == .bar || $0.kind == .item }.map(\.section))
    places.formUnion(sightings.flatMap(\.places))
    for sighting in sightings where sighting.kind == .own {
      let place = sighting.screen.map(CapturedPlace.screen) ?? sighting.container.map(CapturedPlace.context) ?? .root
      add(sighting.look, sighting.section, at: place)
    }
    for section in Self.bars + ["statusBar"] {
      let seen = sightings.filter { $0.section == section }
      addBars(seen.filter { $0.kind == .bar }, slots: seen.filter { $0.kind == .slots }, section)
    }
    for section in Self.items { addItems(sightings.filter { $0.section == section }, section) }
    looks = looks.mapValues { $0.ordered(as: Theme.Style()) }
  }

  /// Whether the moment tells anything about a section: without a bar or an item of the kind, nothing is known of its look.
  func tells(_ section: String) -> Bool {
    shown.contains(section) || !(Self.bars + Self.items).contains(section)
  }

  private mutating func add(_ look: CapturedTree?, _ section: String, at place: CapturedPlace) {
    guard let look, look != .object([]) else { return }
    let known = looks[place] ?? .object([])
    if let earlier = known[section], earlier != look {
      leftOut.append(CapturedTheme.LeftOut(path: section, owner: place.type, reason: Self.severalLooks))
    } else {
      looks[place] = known.replacing([CapturedTree.Member(section, look)])
    }
  }

  // MARK: Bars

  /// The look that most bars have is the theme's, and the look that most bars of a class of containers have is that context's. Another look
  /// belongs to the screen on top.
  private mutating func addBars(_ bars: [Sighting], slots: [Sighting], _ section: String) {
    let root = Self.commonLook(bars)
    add(root, section, at: .root)
    var ofContainers: [String: CapturedTree] = [:]
    for container in Set(bars.compactMap(\.container)).sorted() {
      let look = Self.commonLook(bars.filter { $0.container == container })
      ofContainers[container] = look
      add(look.overriding(root), section, at: .context(container))
    }
    var screens: [String: [(look: CapturedTree, base: CapturedTree)]] = [:]
    for bar in bars {
      let base = bar.container.flatMap { ofContainers[$0] } ?? root
      let own = slots.first { $0.screen == bar.screen && $0.container == bar.container }
      let look = bar.look.replacing(own?.look.members ?? [])
      if let screen = bar.screen {
        screens[screen, default: []].append((look, base))
      } else if look != base {
        let reason = "the look of one bar, which shows no screen of the app"
        leftOut.append(CapturedTheme.LeftOut(path: section, owner: bar.container, reason: reason))
      }
    }
    for own in slots {
      guard let screen = own.screen, screens[screen] == nil else { continue }
      let base = own.container.flatMap { ofContainers[$0] } ?? root
      screens[screen] = [(base.replacing(own.look.members), base)]
    }
    for (screen, looks) in screens.sorted(by: { $0.key < $1.key }) {
      let own = Set(looks.map { $0.look.overriding($0.base) })
      if own.count == 1, let look = own.first {
        add(look, section, at: .screen(screen))
      } else {
        leftOut.append(CapturedTheme.LeftOut(path: section, owner: screen, reason: Self.severalLooks))
      }
    }
  }

  // MARK: Items

  /// The look that most items have is the theme's. One that all items of a screen share is the screen's.
  private mutating func addItems(_ items: [Sighting], _ section: String) {
    let root = Self.commonLook(items)
    add(root, section, at: .root)
    for screen in Set(items.map(\.screen)).sorted(by: { ($0 ?? "") < ($1 ?? "") }) {
      let looks = Set(items.filter { $0.screen == screen }.map(\.look))
      guard looks != [root] else { continue }
      if let screen, looks.count == 1, let look = looks.first {
        add(look.overriding(root), section, at: .screen(screen))
      } else {
        leftOut.append(CapturedTheme.LeftOut(path: section, owner: screen, reason: "the look of single items"))
      }
    }
  }

  /// The look of most; of several, that of UIKit's own containers, and then the first.
  private static func commonLook(_ sightings: [Sighting]) -> CapturedTree {
    var counts: [CapturedTree: (count: Int, plain: Int)] = [:]
    for sighting in sightings {
      counts[sighting.look, default: (0, 0)].count += 1
      if sighting.container == nil { counts[sighting.look, default: (0, 0)].plain += 1 }
    }
    var best: (look: CapturedTree, count: (Int, Int))?
    for sighting in sightings {
      guard let count = counts[sighting.look], count > best?.count ?? (0, 0) else { continue }
      best = (sighting.look, count)
    }
    return best?.look ?? .object([])
  }
}

extension Sighting {
  /// The places of a theme that the sighting shows.
  fileprivate var places: [CapturedPlace] {
    [container.map(CapturedPlace.context), screen.map(CapturedPlace.screen)].compactMap { $0 }
  }
}
