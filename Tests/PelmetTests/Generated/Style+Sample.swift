// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.Style: Sampled {
  static var sample: Self {
    Self(
      userInterfaceStyle: .sample,
      window: .sample,
      content: .sample,
      navigationBar: .sample,
      toolbar: .sample,
      tabBar: .sample,
      barButtonItem: .sample,
      tabBarItem: .sample,
      searchBar: .sample,
      statusBar: .sample,
      navigationItem: .sample,
      viewController: .sample,
      navigationController: .sample,
      tabBarController: .sample)
  }
}

extension Theme.WindowStyle: Sampled {
  static var sample: Self {
    Self(
      tintColor: .sample,
      backgroundColor: .sample,
      windowingControlStyle: .sample)
  }
}

extension Theme.ContentStyle: Sampled {
  static var sample: Self {
    Self(
      backgroundColor: .sample,
      scrollEdge: .sample)
  }
}

extension Theme.ScrollEdges: Sampled {
  static var sample: Self {
    Self(
      top: .sample,
      left: .sample,
      bottom: .sample,
      right: .sample)
  }
}

extension Theme.ScrollEdgeEffect: Sampled {
  static var sample: Self {
    Self(
      style: .sample,
      isHidden: .sample)
  }
}

extension Theme.StatusBarStyle: Sampled {
  static var sample: Self {
    Self(
      style: .sample,
      isHidden: .sample,
      updateAnimation: .sample)
  }
}
