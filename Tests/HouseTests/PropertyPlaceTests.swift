import Testing

/// A property of themes has one place, its row in `Sources/GenerateProperties/Properties`: what follows from the row is generated, and
/// written by hand nowhere else.
@Suite struct PropertyPlaceTests {
  /// The setters of PelmetUIKit that somebody wrote, by file, and why no row says what they do. The list may only shrink: a setter that is
  /// not listed fails, and so does a listed one that is gone.
  private static let setters: [(file: String, names: [String], reason: String)] = [
    (
      "Appearances/BarAppearances+Apply",
      ["backgroundColor", "backgroundEffect", "backgroundImage", "doneButtonAppearance", "shadowColor", "shadowImage"],
      "a preset comes before the background, and done buttons have two names"
    ),
    (
      "Appearances/ItemAppearances+Apply",
      ["badgeTextAttributes", "disabled", "focused", "highlighted", "normal", "selected", "titleTextAttributes"],
      "states are read-only objects, and texts take what their font leaves out from the system's"
    ),
    (
      "Appearances/NavigationBarAppearance+Apply",
      [
        "doneButtonAppearance", "largeSubtitleTextAttributes", "largeTitleTextAttributes", "subtitleTextAttributes",
        "titleTextAttributes",
      ], "texts need a font, and done buttons have two names"
    ),
    (
      "Styles/BarStyles+Apply", ["backgroundImage", "isTranslucent", "shadowImage"],
      "axes, and a default that depends on the background"
    ),
    (
      "Styles/ControllerStyles+Apply", ["horizontalSizeClass", "isNavigationBarHidden", "isTabBarHidden", "isToolbarHidden"],
      "bars slide, and a trait is overridden"
    ),
    (
      "Styles/ItemStyles+Apply",
      [
        "backButtonBackgroundImage", "backButtonBackgroundVerticalPositionAdjustment", "backButtonTitlePositionAdjustment",
        "backgroundColor", "backgroundImage", "backgroundVerticalPositionAdjustment", "badgeTextAttributes", "font",
        "foregroundColor", "titlePositionAdjustment", "titleTextAttributes",
      ], "axes, and the badge, which is a structure"
    ),
    (
      "Styles/NavigationBarStyle+Apply",
      [
        "backgroundImage", "isTranslucent", "largeTitleTextAttributes", "titleTextAttributes", "titleVerticalPositionAdjustment",
      ], "axes, fonts, and a default that depends on the background"
    ),
    (
      "Styles/NavigationBarStyle+Slots",
      ["compactAppearance", "compactScrollEdgeAppearance", "scrollEdgeAppearance", "standardAppearance"],
      "a screen's item gets slots of the bar's style"
    ),
    (
      "Styles/SearchBarStyle+Apply",
      [
        "backgroundImage", "iconColor", "iconImage", "iconPositionAdjustment", "isTranslucent", "placeholderColor",
        "scopeBarButtonBackgroundImage", "scopeBarButtonDividerImage", "scopeBarButtonTitleTextAttributes",
        "searchFieldBackgroundImage", "searchTextField", "tintColor", "titleTextAttributes",
      ], "axes, a default that depends on the background, and a button that UIKit does not expose"
    ),
  ]

  @Test func plainSettersAreGenerated() throws {
    var found: [String: Set<String>] = [:]
    let files = try ["Appearances", "Styles"].flatMap { try SourceTree.swiftFiles(in: "Sources/PelmetUIKit/\($0)") }
    for file in files {
      // `set(\.name, …)`, `set.tint(\.name)`, `set.each(\.name)` and `change[\.name]`.
      let pattern = /(?:set(?:\.tint|\.each)?\(|Setter\(.*\)\.tint\(|change\[)\\\.(\w+)/
      let names = file.lines.flatMap { $0.matches(of: pattern).map { String($0.1) } }
      guard !names.isEmpty else { continue }
      found[String(file.path.dropFirst("Sources/PelmetUIKit/".count).dropLast(".swift".count))] = Set(names)
    }
    for (file, names, _) in Self.setters {
      #expect(found[file] == Set(names), "\(file): a row of the list generates the setter, or the exception is stale")
    }
    #expect(Set(found.keys).subtracting(Self.setters.map(\.file)) == [], "a row of the list generates the setter")
  }

  /// The getters of PelmetCapture that somebody wrote, by file, and why no row says what they do. The list may only shrink.
  private static let getters: [(file: String, names: [String], reason: String)] = [
    (
      "BarAppearances+Capture",
      [
        "backIndicatorImage", "backIndicatorTransitionMaskImage", "background", "disabled", "focused", "highlighted", "normal",
        "selected",
      ], "a preset is found by what differs from it, states are read-only, and image and mask were swapped"
    ),
    (
      "Bars+Capture",
      [
        "backgroundImage", "iconImage", "iconPositionAdjustment", "isTranslucent", "scopeBarButtonBackgroundImage",
        "scopeBarButtonDividerImage", "scopeBarButtonTitleTextAttributes", "searchFieldBackgroundImage", "searchTextField",
        "shadowImage", "titleVerticalPositionAdjustment",
      ], "axes, and a default that depends on the background"
    ),
    (
      "Items+Capture",
      [
        "backButtonBackgroundImage", "backButtonBackgroundVerticalPositionAdjustment", "backButtonTitlePositionAdjustment",
        "backgroundColor", "backgroundImage", "backgroundVerticalPositionAdjustment", "badge", "badgeTextAttributes",
        "foregroundColor", "titlePositionAdjustment", "titleTextAttributes",
      ], "axes, and the badge, which is a structure"
    ),
  ]

  @Test func plainGettersAreGenerated() throws {
    for file in try SourceTree.swiftFiles(in: "Sources/PelmetCapture/Objects") {
      let names = file.text.matches(of: /read(?:\.add)?\(\s*"(\w+)"/).map { String($0.1) }
      let exception = Self.getters.first { file.path.hasSuffix("/\($0.file).swift") }
      #expect(Set(names) == Set(exception?.names ?? []), "\(file.path): a row of the list generates the getter")
    }
  }

  /// The enumerations of themes that PelmetUIKit converts by hand, because no case has a value of its own.
  private static let conversions: Set = ["BlurEffect", "NavigationItemStyle.SearchBarPlacement"]

  @Test func enumerationsAreRows() throws {
    let declared = /extension Theme\.([\w.]+): NamedValue \{\}/
    let folder = "Sources/PelmetResolution/Typed/Generated"
    let names = try SourceTree.swiftFiles(in: folder).flatMap { $0.text.matches(of: declared).map { String($0.1) } }
    #expect(!names.isEmpty)
    let files = ["Sources/Pelmet", "Sources/PelmetResolution", "Sources/PelmetUIKit"]
    let conformances = /extension Theme\.([\w.]+): (?:NamedValue|UIKitConvertible)/
    let byHand = try files.flatMap { try SourceTree.swiftFiles(in: $0) }.filter { !$0.path.contains("/Generated/") }
      .flatMap { $0.text.matches(of: conformances).map { String($0.1) } }
    #expect(Set(byHand).intersection(names) == Self.conversions)
  }
}
