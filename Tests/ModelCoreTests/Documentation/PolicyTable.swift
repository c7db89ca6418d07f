import ModelCore

/// The policies with their defaults and alternatives, from the declarations.
struct PolicyTable {
  /// A policy of the model.
  struct Row {
    let id: String
    let question: String
    let property: String
    let standard: String
    let alternatives: [String]

    init<Value: CaseIterable & Hashable>(_ id: String, _ question: String, _ property: String, _ path: KeyPath<Policies, Value>) {
      self.id = id
      self.question = question
      self.property = property
      let standard = Policies()[keyPath: path]
      self.standard = "\(standard)"
      alternatives = Value.allCases.filter { $0 != standard }.map { "\($0)" }
    }
  }

  static let rows = [
    Row("P-1", "when the root of a scene's window appears", "rootAppearance", \.rootAppearance),
    Row("P-2", "what a scene hears when a person throws the app out of the switcher", "forceQuit", \.forceQuit),
    Row("P-3", "layout and `viewDidAppear` where nothing is animated", "layoutOfUnanimated", \.layoutOfUnanimated),
    Row("P-4", "`didShow` for the root of a navigation controller at launch", "didShowAtLaunch", \.didShowAtLaunch),
    Row("P-5", "the bottom bar after `popToRootViewController`", "bottomBarAfterPopToRoot", \.bottomBarAfterPopToRoot),
    Row("P-6", "who is told first at the end of a full-screen dismissal", "dismissal", \.dismissal),
    Row("P-7", "pushing a controller that is in the stack", "repeatedPush", \.repeatedPush),
    Row("P-8", "`viewControllers` during an interactive pop", "stackDuringInteractivePop", \.stackDuringInteractivePop),
    Row("P-9", "a proxy against what was set on the instance before", "proxies", \.proxies),
    Row("P-10", "when a pushed controller's view is loaded", "viewLoadingOnPush", \.viewLoadingOnPush),
    Row("P-11", "the colours of unselected tabs on glass", "unselectedTabColors", \.unselectedTabColors),
    Row("P-12", "the colour of items without a tint in a tinted navigation bar on glass", "itemTint", \.itemTint),
    Row("P-13", "what expands a minimised tab bar", "minimizedTabBarExpands", \.minimizedTabBarExpands),
    Row("P-14", "the regions of a query without `includeInactive`", "reservedRegions", \.reservedRegions),
    Row("P-15", "a tab bar's own background on iOS 26", "tabBarBackground", \.tabBarBackground),
    Row(
      "P-16", "a large title over a background at the scroll edge on iOS 26", "largeTitleOverBackground",
      \.largeTitleOverBackground),
    Row("P-17", "the colour of the back button on glass", "backButtonColor", \.backButtonColor),
    Row("P-18", "the extent of an explicit soft edge effect on iOS 27 with SDK 26", "softEdgeEffect", \.softEdgeEffect),
    Row("P-19", "the width of the window controls of a pad", "windowControlsWidth", \.windowControlsWidth),
    Row("P-20", "the least width of a custom view in a bar of glass", "customViewSlot", \.customViewSlot),
    Row("P-21", "a dismissal of what is still being presented", "dismissalDuringArrival", \.dismissalDuringArrival),
    Row("P-22", "the completion of a dismissal without anything to dismiss", "dismissalOfNothing", \.dismissalOfNothing),
    Row("P-23", "a dismissal while another is under way", "repeatedDismissal", \.repeatedDismissal),
    Row(
      "P-24", "a presentation while the presenter's last one is being dismissed", "presentationDuringDismissal",
      \.presentationDuringDismissal),
    Row(
      "P-25", "an app's animator of the style `custom` where nothing is animated", "unanimatedCustomTransitions",
      \.unanimatedCustomTransitions),
    Row("P-26", "the completion of a `CATransaction` around a transition", "transactionCompletion", \.transactionCompletion),
    Row("P-27", "the handlers of a trait and `traitCollectionDidChange`", "traitHandlers", \.traitHandlers),
    Row("P-28", "`canOpenURL` for http and https that the property list does not name", "webSchemeQueries", \.webSchemeQueries),
    Row("P-29", "a tab bar controller that overrides the style of the status bar", "tabBarStatusBar", \.tabBarStatusBar),
    Row("P-30", "the widths of items of glass on iOS 27", "itemWidths", \.itemWidths),
    Row("P-31", "a flexible space that an initialiser made, on glass", "initializedFlexibleSpace", \.initializedFlexibleSpace),
    Row("P-32", "search tabs that are not prominent, on iOS 27", "searchTabs", \.searchTabs),
    Row("P-33", "the sizes of toolbars on glass", "toolbarSizes", \.toolbarSizes),
    Row("P-34", "tints that a proxy is given", "tintsOnProxies", \.tintsOnProxies),
    Row("P-35", "an appearance object that changes after a proxy has it", "appearancesOnProxies", \.appearancesOnProxies),
  ]

  static var markdown: String {
    let lines = rows.map { row in
      let others = row.alternatives.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(row.id) | \(row.question) | ``Policies/\(row.property)`` | `\(row.standard)` | \(others) |"
    }
    return (["| id | question | property | default | alternatives |", "|---|---|---|---|---|"] + lines).joined(separator: "\n")
  }
}
