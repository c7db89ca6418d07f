internal import Pelmet
internal import PelmetDiagnostics

/// A fact of UIKit about apps of some SDK that is about their code and their Info.plist, and not about a value of a theme.
///
/// Each is a rule of ModelCore's reference, said for those who move an app. The values of themes are in ``SystemChange``.
struct SDKFact {
  /// The id in the reference, such as `LCH-12`.
  let rule: String
  /// The SDK with which it begins, on the system that came with it.
  let sdk: Theme.OSVersion
  let confidence: SystemChange.Confidence
  /// The policy of ModelCore, if sources disagree.
  let policy: String?
  /// Which apps it is about.
  let about: About
  /// The effect, as the second half of a sentence about a system.
  let seen: String
  /// The one step, an imperative; `nil` if nothing has to be done.
  let fix: String?
  /// The rule of an audit that finds it in an app on ModelCore.
  let audit: Rule?

  enum About { case all, requiringCompatibility, notRequiringCompatibility }

  private init(
    _ rule: String, _ sdk: Theme.OSVersion, _ confidence: SystemChange.Confidence, policy: String? = nil, about: About = .all,
    seen: String, fix: String?, audit: Rule? = nil
  ) {
    (self.rule, self.sdk, self.confidence, self.policy) = (rule, sdk, confidence, policy)
    (self.about, self.seen, self.fix, self.audit) = (about, seen, fix, audit)
  }

  /// Whether it concerns an app with this setting of `UIDesignRequiresCompatibility`.
  func concerns(requiringCompatibility requires: Bool) -> Bool {
    switch about {
    case .all: true
    case .requiringCompatibility: requires
    case .notRequiringCompatibility: !requires
    }
  }

  /// In a sentence that is no surer than its source.
  var sentence: String { "\(confidence.opening)from iOS \(sdk) on, \(seen)" }

  /// In the order of the SDKs.
  static let all: [SDKFact] = [
    SDKFact(
      "CMP-1", 26, .documented, about: .requiringCompatibility,
      seen: "bars keep the look of iOS 18, because the Info.plist has UIDesignRequiresCompatibility",
      fix: "plan for SDK 27, which ignores the key; the App Store takes only apps of SDK 27 from April 2027 on"),
    SDKFact(
      "LG-2", 26, .documented, about: .notRequiringCompatibility,
      seen: "neighbouring items with images share one piece of glass; texts, Done and prominent items each have their own",
      fix: "separate items that do different things by a fixed space of no width, or set sharesBackground to false"),
    SDKFact(
      "LG-4", 26, .documented, about: .notRequiringCompatibility,
      seen: "the default back button is a symbol without the title of the screen behind it", fix: nil),
    SDKFact(
      "LG-5", 26, .documented, about: .notRequiringCompatibility,
      seen: "the search bar of an iPhone may stand in the toolbar",
      fix: "choose its place: preferredSearchBarPlacement or searchBarPlacementAllowsToolbarIntegration in navigationItem"),
    SDKFact(
      "EDG-8", 26, .documented, about: .notRequiringCompatibility,
      seen: "bars have a scroll edge effect only over content that reaches under them",
      fix: "let scroll views reach under bars: pin them to the view and not to its safe area"),
    SDKFact(
      "LCH-12", 27, .documented, seen: "an app without scenes does not launch",
      fix: "move from the application delegate to scenes: see 'Moving to scenes' of ModelCore", audit: .sceneRequired),
    SDKFact(
      "WIN-12", 27, .documented, seen: "an app without a launch screen is rejected by the App Store",
      fix: "add UILaunchScreen or UILaunchStoryboardName to the Info.plist", audit: .launchScreenMissing),
    SDKFact(
      "CMP-1", 27, .documented, about: .requiringCompatibility,
      seen: "UIDesignRequiresCompatibility is ignored, and bars are of glass; on iOS 26 a crash at launch is reported",
      fix: "remove the key from the Info.plist and designRequiresCompatibility from pelmet.json", audit: .compatibilityKeyIgnored),
    SDKFact(
      "STB-2", 27, .observedOnce, seen: "the status bar does not follow the barStyle of navigation bars",
      fix: "write \"statusBar\" in the theme and use ThemedNavigationController, or override preferredStatusBarStyle"),
    SDKFact(
      "STB-12", 27, .observedOnce, policy: "P-29",
      seen: "a tab bar controller is not asked for the style of the status bar, but the navigation controller of its tab",
      fix: "use ThemedNavigationController in tabs, too", audit: .statusBarNotForwarded),
    SDKFact(
      "TAB-17", 27, .observed, seen: "a tab of the system item 'search' stands among the others, and not apart",
      fix: "use a UISearchTab, and name it in prominentTabIdentifier", audit: .searchTabInGroup),
    SDKFact(
      "TAB-15", 27, .observed, policy: "P-32", seen: "a search tab stands apart only if it is the prominent one",
      fix: "name it in prominentTabIdentifier of tabBarController", audit: .searchTabInGroup),
    SDKFact(
      "GLS-12", 27, .observedOnce, policy: "P-30",
      seen: "items are wider, so that fewer fit a row: three icons of five in a toolbar on small iPhones",
      fix: "remove items, or set isPaddingRemoved of barButtonItem"),
    SDKFact(
      "EDG-4", 27, .observedOnce, policy: "P-18",
      seen:
        "a scroll edge effect that is 'soft' reaches as far as the bar, where an app of SDK 26 has it under the status bar only",
      fix: "look at screens whose content.scrollEdge is 'soft'"),
    SDKFact(
      "WIN-11", 27, .documented, seen: "an external display mirrors the device unless the app asks for a scene there",
      fix: "register a scene accessory in a controller"),
  ]
}
