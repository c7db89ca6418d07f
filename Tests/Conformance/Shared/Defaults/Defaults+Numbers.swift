#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Defaults {
  /// The numbers of enumerations, which archives and Objective-C know.
  static let numbers: [Probe] = [
    number("UIBarStyle.black", UIBarStyle.black.rawValue),
    number("UIBarMetrics.compact", UIBarMetrics.compact.rawValue),
    number("UIBarMetrics.defaultPrompt", UIBarMetrics.defaultPrompt.rawValue),
    number("UIBarMetrics.compactPrompt", UIBarMetrics.compactPrompt.rawValue),
    number("UIBarPosition.bottom", UIBarPosition.bottom.rawValue),
    number("UIBarPosition.top", UIBarPosition.top.rawValue),
    number("UIBarPosition.topAttached", UIBarPosition.topAttached.rawValue),
    number("UIModalPresentationStyle.popover", UIModalPresentationStyle.popover.rawValue),
    number("UIModalPresentationStyle.automatic", UIModalPresentationStyle.automatic.rawValue),
    number("UIStatusBarStyle.lightContent", UIStatusBarStyle.lightContent.rawValue),
    number("UIStatusBarStyle.darkContent", UIStatusBarStyle.darkContent.rawValue),
    number("UIUserInterfaceStyle.dark", UIUserInterfaceStyle.dark.rawValue),
    number("UITabBar.ItemPositioning.centered", UITabBar.ItemPositioning.centered.rawValue),
    number("UIBarButtonItem.Style.done", UIBarButtonItem.Style.done.rawValue),
  ]

  private static func number(_ id: String, _ value: Int) -> Probe { Probe(id, rules: ["LEG-3"]) { text(value) } }
}
