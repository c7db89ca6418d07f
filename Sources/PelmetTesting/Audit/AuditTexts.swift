#if !canImport(UIKit)
  import ModelCore
  import Pelmet

  extension Theme.Traits {
    /// Such as `in dark with increased contrast on iOS 17`.
    var text: String {
      "in \(scheme)" + (contrast == .high ? " with increased contrast" : "") + (level == .elevated ? " on an elevated level" : "")
        + " on iOS \(os)"
    }
  }

  @MainActor
  extension LiveController {
    /// What messages call it.
    var text: String { place.screen.map { "the screen '\($0.name)'" } ?? "'\(controller.modelName)'" }
  }
#endif
