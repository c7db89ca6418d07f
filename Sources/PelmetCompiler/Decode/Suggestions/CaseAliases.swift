internal import PelmetNotation

/// Other names for the cases of enumerations: those of CSS, Android, SwiftUI, and everyday words.
struct CaseAliases: Sendable {
  /// The case.
  let name: String
  /// Another case of the same enumeration, where cases of several have the name.
  let beside: String?
  /// The words of each other name, without borders between them.
  let others: Set<String>

  init(_ name: String, beside: String? = nil, _ others: String) {
    self.name = name
    self.beside = beside
    self.others = Set(others.split(separator: ",").map { Words.of(String($0)).joined() })
  }

  static let all: [CaseAliases] = [
    // Status bars, interface styles, bars.
    CaseAliases("lightContent", "light, white, lightText, whiteText, whiteContent, blackOpaque"),
    CaseAliases("darkContent", "dark, darkText, blackText, blackContent"),
    CaseAliases("automatic", "auto, dynamic"), CaseAliases("unspecified", "system, auto, automatic, default, both, device"),
    CaseAliases("dark", beside: "light", "night, alert"), CaseAliases("light", beside: "dark", "day"),
    CaseAliases("black", beside: "blackTranslucent", "dark, blackOpaque, opaque"),
    CaseAliases("blackTranslucent", "translucent, darkTranslucent"),
    CaseAliases("default", beside: "blackTranslucent", "light, white"),
    CaseAliases("opaque", "solid, filled, configureWithOpaqueBackground"),
    CaseAliases("transparent", "clear, none, invisible, configureWithTransparentBackground"),
    CaseAliases("default", beside: "opaque", "blur, blurred, translucent, standard, normal, configureWithDefaultBackground"),
    CaseAliases("fade", "dissolve, crossFade, crossDissolve"),

    // Traits.
    CaseAliases("high", "increased, increase, more, higher, highContrast"),
    CaseAliases("normal", beside: "high", "standard, default, regular"),
    CaseAliases("elevated", "raised"), CaseAliases("base", "default, normal"),
    CaseAliases("phone", "iPhone, mobile, handset, smartphone"),
    CaseAliases("pad", "iPad, tablet, iPadOS"), CaseAliases("mac", "macOS, macCatalyst, catalyst, desktop"),
    CaseAliases("vision", "visionOS, visionPro"),

    // Images.
    CaseAliases("scaleAspectFill", "cover, centerCrop, crop"),
    CaseAliases("scaleAspectFit", "contain, fit, centerInside, fitCenter"),
    CaseAliases("scaleToFill", "fill, stretch, fitXY"), CaseAliases("tile", "repeat, tiled"),
    CaseAliases("stretch", beside: "tile", "scale, fill, stretched"), CaseAliases("alwaysTemplate", "tinted, mask"),
    CaseAliases("down", "vertical, topToBottom, toBottom"), CaseAliases("up", "bottomToTop, toTop"),
    CaseAliases("right", beside: "down", "horizontal, leftToRight, toRight"),
    CaseAliases("left", beside: "down", "rightToLeft, toLeft"),

    // Effects.
    CaseAliases("systemMaterial", "regularMaterial"), CaseAliases("systemChromeMaterial", "bar, barMaterial"),
    CaseAliases("none", beside: "extraLight", "off, clear, noEffect, noBlur"),

    // Fonts and text.
    CaseAliases("regular", beside: "semibold", "normal, book, roman"), CaseAliases("semibold", "demi, demibold, semi"),
    CaseAliases("heavy", "extraBold, ultraBold"), CaseAliases("ultraLight", "extraLight"),
    CaseAliases("monospaced", "mono, monospace, code"),
    CaseAliases("default", beside: "serif", "sans, sansSerif, system, normal"),
    CaseAliases("rounded", "round"), CaseAliases("headline", "heading"), CaseAliases("subheadline", "subheading"),
    CaseAliases("patternDot", "dotted, dots"), CaseAliases("patternDash", "dashed, dashes"),
    CaseAliases("single", "underline, solid, line"),

    // Items.
    CaseAliases("always", "large"), CaseAliases("never", beside: "always", "small, off"),
    CaseAliases("centered", "center, middle"),
    CaseAliases("fill", beside: "centered", "stretch, justified, filled"),
    CaseAliases("minimal", beside: "generic", "arrowOnly, iconOnly, chevronOnly"),

    // Controllers.
    CaseAliases("pageSheet", "sheet, card, page"), CaseAliases("fullScreen", "full, fullScreenCover, cover"),
    CaseAliases("formSheet", "form"),
    CaseAliases("crossDissolve", "fade, dissolve"), CaseAliases("coverVertical", "slide, slideUp, cover"),
    CaseAliases("flipHorizontal", "flip"), CaseAliases("tabSidebar", "sidebar, sidebarAdaptable"),
    CaseAliases("tabBar", "tabs, tabBarOnly"),

    // Colours.
    CaseAliases("label", "text, primary, primaryLabel, primaryText"), CaseAliases("secondaryLabel", "secondary, secondaryText"),
    CaseAliases("tintColor", "accent, accentColor"), CaseAliases("placeholderText", "placeholder"),
    CaseAliases("systemBackground", "background"), CaseAliases("clear", "transparent"),

    // Settings and parameters.
    CaseAliases("color", "colour"), CaseAliases("boolean", "bool, flag"),
    CaseAliases("number", "int, integer, float, double, length, dimension"),
    CaseAliases("image", beside: "color", "picture, icon, asset"), CaseAliases("public", "open"), CaseAliases("warning", "warn"),
    CaseAliases("error", "fatal, fail"), CaseAliases("off", "none, ignore, ignored, disable, disabled, silent, never, no, false"),
  ]
}
