// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.ByState: Sampled where Value: Sampled {
  static var sample: Self {
    Self(
      normal: .sample,
      highlighted: .sample,
      disabled: .sample,
      selected: .sample,
      focused: .sample)
  }
}

extension Theme.ByMetrics: Sampled where Value: Sampled {
  static var sample: Self {
    Self(
      default: .sample,
      compact: .sample,
      defaultPrompt: .sample,
      compactPrompt: .sample)
  }
}

extension Theme.ByPosition: Sampled where Value: Sampled {
  static var sample: Self {
    Self(
      any: .sample,
      bottom: .sample,
      top: .sample,
      topAttached: .sample)
  }
}

extension Theme.ByItemStyle: Sampled where Value: Sampled {
  static var sample: Self {
    Self(
      any: .sample,
      plain: .sample,
      done: .sample)
  }
}

extension Theme.ByIcon: Sampled where Value: Sampled {
  static var sample: Self {
    Self(
      search: .sample,
      clear: .sample,
      bookmark: .sample,
      resultsList: .sample)
  }
}
