/// The methods that UIKit calls.
enum Lifecycle {
  /// The start of an app, by the labels that tell the methods apart.
  static let starts: [(name: String, label: String?)] = [
    ("application", "didFinishLaunchingWithOptions"), ("application", "willFinishLaunchingWithOptions"),
    ("applicationDidFinishLaunching", nil), ("scene", "willConnectTo"),
    ("scene", "willConnectToSession"),
  ]

  /// The methods of a controller in the order in which they run.
  static let life = ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear"]

  /// Methods that put back what was there before.
  static let ends = ["viewWillDisappear", "viewDidDisappear", "deinit"]

  /// The properties by which a controller answers for the status bar, with those of themes.
  static let statusBar: [(name: String, field: String)] = [
    ("preferredStatusBarStyle", "style"), ("prefersStatusBarHidden", "isHidden"),
    ("preferredStatusBarUpdateAnimation", "updateAnimation"),
  ]

  static let all = Set(life + ends)
}
