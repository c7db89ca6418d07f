import Testing

@testable import Pelmet

/// The generated files of `Goldens`, which PelmetCompilerTests compares byte by byte: they compile, and their values are the themes'.
@Suite struct GeneratedThemesTests {
  @Test func namesBecomeIdentifiers() {
    #expect(Theme.namesOfEveryKind2.name == "names-Of_everyKind2")
    #expect(Theme.namesOfEveryKind2.title == "Größe 漢字 👩‍👩‍👧 \"quoted\"")
    #expect(Theme.byob.name == "BYOB")
    #expect(Theme.default.name == "default")
    #expect(Theme.`self`.name == "self")
    #expect(Theme.namesOfEveryKind2.color(named: "фон") == Theme.Color.rgb(0x000000))
    #expect(Theme.namesOfEveryKind2.color(named: "ink 2") == Theme.Color.rgb(0x111111))
    #expect(Theme.namesOfEveryKind2.color(.фон) == Theme.Color.rgb(0x000000))
    #expect(Theme.namesOfEveryKind2.color(.ink2) == Theme.Color.rgb(0x111111))
    #expect(Theme.namesOfEveryKind2.color(.paper) == nil)
    #expect(Theme.default.color(.paper) == Theme.Color.rgb(0xFFFFFF))
    let colors: [Theme.ColorName] = [.class, ._u2A_u2F, .fatalError, .abort, .gnp]
    #expect(colors.map(\.rawValue) == ["class", "*/", "\\(fatalError())", "\"); abort(\"", "\u{202E}gnp\u{2066}"])
    let screens: [Theme.Screen] = [.default, .`init`, .`self`, .class, .urlBar, .x1, .aBC, .type, .protocol]
    #expect(screens.map(\.name) == ["default", "init", "self", "class", "URLBar", "x1", "a-b_c", "Type", "Protocol"])
    #expect([Theme.Context.in, .any].map(\.name) == ["in", "Any"])
  }

  @Test func indexHoldsTheThemesThatNeedNoArgument() {
    #expect(
      AppThemes.all.map(\.name) == [
        "BYOB", "constants", "default", "everywhere", "hostile", "large", "names-Of_everyKind2", "one-value", "rows", "self",
        "systems",
        "values",
      ])
    #expect(CompanyThemes.all.isEmpty)
  }

  @Test(arguments: [
    (Theme.Traits(os: 17), 0.0, false), (Theme.Traits(os: 26), nil, false),
    (Theme.Traits(idiom: .pad, os: Theme.OSVersion(16, 3)), 5, false),
    (Theme.Traits(idiom: .pad, os: Theme.OSVersion(16, 4)), 0, false),
    (Theme.Traits(horizontalSizeClass: .regular, os: 26), nil, true),
  ])
  func rowsFollowTraits(traits: Theme.Traits, width: Double?, isLarge: Bool) {
    let style = Theme.rows.resolved(for: traits)
    #expect(style.tabBar?.itemWidth == width)
    #expect((style.navigationBar?.prefersLargeTitles ?? false) == isLarge)
  }

  @Test func holdsWhatIOS26To27Brought() throws {
    let style = Theme.systems.resolved(for: Theme.Traits(os: 26))
    #expect(style.window?.windowingControlStyle == .minimal)
    let edges = try #require(style.content?.scrollEdge)
    #expect([edges.top?.style, edges.left?.style, edges.bottom?.style, edges.right?.style] == [.hard, .automatic, .hard, .hard])
    #expect(edges.bottom?.isHidden == true)
    #expect(style.barButtonItem?.badge?.foregroundColor == .noColor)
    #expect(style.barButtonItem?.axisBehavior == .verticalPreferred)
    #expect(style.navigationItem?.navigationBarMinimization?.restorationBehavior == .atScrollEdge)
    #expect(style.tabBarController?.prominentTabIdentifier == "none \"of\" them")
    #expect(style.tabBarController?.sidebar?.preferredLayout == .tile)
  }

  @Test(arguments: [
    (Theme.Traits(os: 26), Theme.NavigationItemStyle.VerticalBarCompressionBehavior.prefersBarItems, true),
    (Theme.Traits(os: 27), .prefersBarItems, false), (Theme.Traits(verticalBarEdge: .trailing, os: 27), .prefersBarItems, false),
    (Theme.Traits(os: Theme.OSVersion(27, 1)), .prefersBarItems, true),
    (Theme.Traits(verticalBarEdge: .leading, os: Theme.OSVersion(27, 1)), .prefersBarItems, true),
    (Theme.Traits(verticalBarEdge: .trailing, os: Theme.OSVersion(27, 1)), .automatic, true),
    (Theme.Traits(verticalBarEdge: .trailing, os: Theme.OSVersion(27, 2)), .automatic, true),
  ])
  func rowsFollowTheEdgeAndMinorVersions(
    traits: Theme.Traits, compression: Theme.NavigationItemStyle.VerticalBarCompressionBehavior, hasController: Bool
  ) {
    let style = Theme.systems.resolved(for: traits)
    #expect(style.navigationItem?.verticalBarCompressionBehavior == compression)
    #expect((style.viewController != nil) == hasController)
  }

  @Test func coloursFollowTraitsByThemselves() {
    let window = Theme.rows.style.window
    #expect(window?.tintColor?.resolved(for: Theme.Traits(scheme: .dark)) == Theme.Color.rgb(0x444444))
    let expected: [(Theme.Traits, UInt32)] = [
      (Theme.Traits(), 0xFFFFFF), (Theme.Traits(scheme: .dark), 0x000000), (Theme.Traits(contrast: .high), 0xFEFEFE),
      (Theme.Traits(scheme: .dark, contrast: .high), 0x010101), (Theme.Traits(scheme: .dark, level: .elevated), 0x020202),
      (Theme.Traits(scheme: .dark, contrast: .high, level: .elevated), 0x010101),
    ]
    for (traits, color) in expected { #expect(window?.backgroundColor?.resolved(for: traits) == Theme.Color.rgb(color)) }
    #expect(Theme.rows.resolved(for: Theme.Traits(scheme: .dark, contrast: .high)).statusBar?.style == .lightContent)
  }

  @Test func placesHaveTheirOwnTables() {
    let theme = Theme.everywhere()
    #expect(theme[.photo].style.navigationBar?.standardAppearance?.background == .transparent)
    #expect(theme[.photo].style.navigationBar?.standardAppearance?.backgroundColor == nil)
    #expect(theme[.photo].style.content?.backgroundColor == .unknown)
    #expect(theme[.video].style.statusBar?.isHidden == true)
    #expect(theme[.settings].style.navigationBar?.tintColor == Theme.Color.rgb(0xFF2D55))
    #expect(theme[.settings, .photo].style.navigationBar?.tintColor == Theme.Color.rgb(0xFF2D55))
    #expect(theme[.mail].style == Theme.Style(navigationBar: Theme.NavigationBarStyle(barTintColor: Theme.Color.rgb(0x00FF00))))
    #expect(theme.places.filter(\.isIsolated).map { $0.place.context?.name } == ["mail", "mail", "mail", "mail"])
    // Declared by the module of the base.
    #expect(theme[.companyScreen].style.statusBar?.isHidden == true)
    #expect(theme.title == nil)
  }

  @Test func valuesOfEveryKindAreWhatTheThemeSays() {
    let theme = Theme.values
    #expect(theme.style.userInterfaceStyle == .light)
    #expect(theme.style.window?.backgroundColor == Theme.Color.clear)
    #expect(
      theme.style.content?.backgroundColor
        == .color(.asset("Page", module: "App", approximately: Theme.Color.RGB(rgba: 0xABCD_EF80))))
    let bar = theme.style.navigationBar
    #expect(
      bar?.backgroundImage?.topAttached?.default?.content
        == .fill(Theme.Color.rgb(0x123456), size: Theme.Image.Size(1, 44.5), cornerRadius: 3))
    #expect(bar?.backgroundImage?.any?.compact == Theme.Image(.asset("bar-compact", module: "App")))
    #expect(bar?.titleVerticalPositionAdjustment?.default == -1.25)
    #expect(bar?.titleVerticalPositionAdjustment?.compact == 1e-7)
    #expect(bar?.shadowImage == .empty)
    let text = bar?.titleTextAttributes
    #expect(
      text?.font
        == Theme.Font(
          textStyle: .headline, size: 17.5, family: "Avenir Next", weight: .semibold, design: .rounded, italic: true,
          relativeTo: .title1, maximumSize: 30))
    #expect(text?.underlineStyle == [.single, .patternDash, .byWord])
    #expect(
      text?.shadow
        == Theme.Shadow(color: Theme.Color.rgba(0x0000_0040), offset: Theme.Offset(horizontal: 0, vertical: -1), blurRadius: 2.5))
    #expect(bar?.largeTitleTextAttributes?.font?.weight == Theme.FontWeight(123.5))
    #expect(bar?.largeTitleTextAttributes?.foregroundColor == .clear)
    #expect(bar?.backIndicatorTransitionMaskImage?.capInsets == Theme.EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(bar?.standardAppearance?.titlePositionAdjustment == Theme.Offset(horizontal: 1, vertical: -2))
    #expect(bar?.scrollEdgeAppearance?.backgroundEffect == Theme.BlurEffect.noEffect)
    #expect(theme.style.viewController?.edgesForExtendedLayout == [.left, .right])
    #expect(theme.style.barButtonItem?.backgroundImage?.normal?.done?.compact == Theme.Image(.asset("c", module: "App")))
    #expect(theme.style.statusBar?.updateAnimation == Theme.StatusBarAnimation.noAnimation)
  }

  @Test func parametersTakeArguments() {
    let theme = Theme.parameters(
      accent: Theme.Color.RGB(0xFFFFFF),
      paper: Theme.Color.Pair(light: Theme.Color.RGB(0x000000), dark: Theme.Color.RGB(0xFFFFFF)), ink: .rgb(0x123456),
      brand: Theme.Color.RGB(0xABCDEF), in: Theme.Color.RGB(0x000001), `inout`: false, var: 3, let: 4,
      mark: Theme.Image(.symbol("star")),
      flag: true,
      gap: 5)
    // Derived colours are worked out when the function is called.
    #expect(theme.color(named: "onAccent") == Theme.Color.rgb(0x000000))
    #expect(theme.color(named: "soft")?.resolved(for: Theme.Traits(scheme: .dark)) == Theme.Color.rgb(0xFFFFFF))
    #expect(theme.style.navigationBar?.prefersLargeTitles == false)
    #expect(theme.style.navigationBar?.isTranslucent == true)
    #expect(theme.style.navigationBar?.backIndicatorImage == Theme.Image(.symbol("star")))
    #expect(theme.style.navigationBar?.shadowImage == Theme.Image(.asset("logo", module: "App")))
    #expect(theme.style.navigationBar?.backgroundColor == Theme.Color.rgb(0xABCDEF))
    #expect(theme.style.tabBar?.itemWidth == 3)
    #expect(theme.style.tabBar?.itemSpacing == 5)
    #expect(theme.style.tabBar?.unselectedItemTintColor == Theme.Color.rgba(0x12345680))
    #expect(theme.style.tabBar?.barTintColor == Theme.Color.rgb(0x040506))
  }

  @Test func `constants are what they are called`() {
    let theme = Theme.constants
    let bar = theme.style.navigationBar
    #expect(theme.style.window?.tintColor == theme.color(.`self`))
    #expect(theme.style.window?.backgroundColor == .rgb(0x222222))
    #expect(bar?.standardAppearance?.titleTextAttributes?.foregroundColor == theme.color(.copy))
    #expect(bar?.standardAppearance?.buttonAppearance?.disabled?.titleTextAttributes?.foregroundColor == theme.color(.soft))
    #expect(bar?.scrollEdgeAppearance?.doneButtonAppearance?.normal?.titleTextAttributes?.foregroundColor == .system(.label))
    #expect(theme.color(.softer) == .system(.label).mixed(with: .rgb(0x444444), amount: 0.25).withAlpha(0.25))
    #expect(theme.resolved(for: Theme.Traits(idiom: .pad, os: 18)).navigationBar?.tintColor == .rgb(0x555555))
    #expect(theme.resolved(for: Theme.Traits(scheme: .dark, os: 26)).tabBar?.tintColor == .rgb(0x666666))
    #expect(theme[.photo].style.navigationBar?.standardAppearance?.backgroundColor == .clear)
    #expect(Theme.oneValue.style == Theme.Style(window: Theme.WindowStyle(tintColor: .rgb(0x0A84FF))))
  }

  @Test func `a theme too large for one function is whole`() {
    let theme = Theme.large(color: Theme.Color.RGB(0x336699))
    #expect(theme.colors.map(\.name) == theme.colors.map(\.name).sorted())
    #expect(theme.colors.count == 76)
    for number in 0..<45 {
      let name = number < 10 ? "fixed0\(number)" : "fixed\(number)"
      #expect(theme.color(named: name) == Theme.Color.rgb(0x100000 + UInt32(number)))
    }
    // Mixed with itself, a colour stays what it is.
    #expect(theme.style.navigationBar?.tintColor == Theme.Color.rgb(0x336699))
    #expect(
      theme.style.navigationBar?.barTintColor
        == Theme.Color.adaptive(light: Theme.Color.rgb(0x336699), dark: Theme.Color.rgb(0x102030)))
    for version in 15..<25 {
      let style = theme.resolved(for: Theme.Traits(os: Theme.OSVersion(version)))
      #expect(style.window?.tintColor == Theme.Color.rgb(0x100000 + UInt32(version - 15)))
    }
    for number in 0..<12 {
      let page = theme[Theme.Screen(number < 10 ? "page0\(number)" : "page\(number)")]
      #expect(page.style.window?.backgroundColor == Theme.Color.rgb(0x200000 + UInt32(number)))
      #expect(page.resolved(for: Theme.Traits(os: 20)).window?.tintColor == Theme.Color.rgb(0x100005))
    }
  }

  @Test func hostileTextStaysText() {
    let theme = Theme.hostile
    #expect(theme.title == "*/ \" \\ \\(fatalError()) \n\r\u{2028} } /* \u{202E}\u{0} \"\"\" #\"")
    #expect(theme.colors.map(\.name).sorted() == ["\n", "\"); abort(\"", "*/", "\\(fatalError())", "\u{202E}gnp\u{2066}"])
    #expect(theme.style.navigationBar?.shadowImage == Theme.Image(.asset("\", module: \"\\(1)", module: "App")))
    #expect(theme.style.navigationBar?.backIndicatorImage == Theme.Image(.symbol("\\\"\n*/")))
    #expect(theme.style.navigationBar?.titleTextAttributes?.font?.family == "\u{202E}\\(\"x\")\u{7}\u{2029}")
    #expect(theme.style.navigationBar?.tintColor == .asset("a\\\\\"b", module: "App"))
  }
}
