// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

extension Theme.WindowStyle {
  /// Reads the plain properties.
  @MainActor static func readProperties(_ read: inout Reading<UIView>) {
    read.tint("tintColor")
    read("backgroundColor", \.backgroundColor, clearIsNone: true)
  }
}
