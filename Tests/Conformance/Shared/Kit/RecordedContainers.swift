#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// A navigation controller that notes its appearance.
class RecordedNavigation: UINavigationController, Recorded {
  let recordedName: String
  let recorder: Recorder

  init(_ name: String, _ recorder: Recorder) {
    (recordedName, self.recorder) = (name, recorder)
    super.init(nibName: nil, bundle: nil)
    Platform.name(self, name)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    heard("loadView()")
    super.loadView()
  }

  override func viewDidLoad() {
    heard("viewDidLoad()")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    heard("viewWillAppear(animated: \(animated))")
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    heard("viewIsAppearing(animated: \(animated))")
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    heard("viewDidAppear(animated: \(animated))")
    super.viewDidAppear(animated)
  }
}

/// A container of UIKit that has a name in records and notes nothing.
final class NamedTabs: UITabBarController, Recorded {
  let recordedName: String
  let recorder: Recorder

  init(_ name: String, _ recorder: Recorder) {
    (recordedName, self.recorder) = (name, recorder)
    super.init(nibName: nil, bundle: nil)
    Platform.name(self, name)
  }

  required init?(coder: NSCoder) { nil }
}

/// Pages of UIKit that have a name in records and note nothing.
final class NamedPages: UIPageViewController, Recorded {
  let recordedName: String
  let recorder: Recorder

  init(
    _ name: String, _ style: UIPageViewController.TransitionStyle, _ recorder: Recorder,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    (recordedName, self.recorder) = (name, recorder)
    super.init(transitionStyle: style, navigationOrientation: .horizontal, options: options)
    Platform.name(self, name)
  }

  required init?(coder: NSCoder) { nil }
}

/// A split view controller of UIKit that has a name in records and notes nothing.
final class NamedSplit: UISplitViewController, Recorded {
  let recordedName: String
  let recorder: Recorder

  /// One without columns that have names, whose controllers are in a list.
  init(_ name: String, _ recorder: Recorder) {
    (recordedName, self.recorder) = (name, recorder)
    super.init(nibName: nil, bundle: nil)
    Platform.name(self, name)
  }

  /// One whose columns have names.
  init(_ name: String, style: Style, _ recorder: Recorder) {
    (recordedName, self.recorder) = (name, recorder)
    super.init(style: style)
    Platform.name(self, name)
  }

  required init?(coder: NSCoder) { nil }
}
