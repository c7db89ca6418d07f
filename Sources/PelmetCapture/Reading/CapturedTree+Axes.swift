#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

// Values along an axis, by the names that themes have for UIKit's cases. A case without a value of its own has that of the first one, and is
// left out.
@MainActor
extension CapturedTree {
  static func byMetrics(_ value: (UIBarMetrics) -> CapturedTree?) -> CapturedTree {
    along(
      [("default", .default), ("compact", .compact), ("defaultPrompt", .defaultPrompt), ("compactPrompt", .compactPrompt)], value)
  }

  static func byPosition(_ value: (UIBarPosition) -> CapturedTree?) -> CapturedTree {
    along([("any", .any), ("bottom", .bottom), ("top", .top), ("topAttached", .topAttached)], value)
  }

  static func byState(_ value: (UIControl.State) -> CapturedTree?) -> CapturedTree {
    along(
      [
        ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
        ("focused", .focused),
      ], value)
  }

  static func byIcon(_ value: (UISearchBar.Icon) -> CapturedTree?) -> CapturedTree {
    .object(
      [("search", .search), ("clear", .clear), ("bookmark", .bookmark), ("resultsList", .resultsList)].map {
        (name: String, icon: UISearchBar.Icon) in Member(name, value(icon) ?? .empty(new: nil))
      })
  }

  private static func along<Case>(_ cases: [(String, Case)], _ value: (Case) -> CapturedTree?) -> CapturedTree {
    let values = cases.map { Member($0.0, value($0.1) ?? .empty(new: nil)) }
    return .object(values.enumerated().filter { $0.offset == 0 || $0.element.value != values[0].value }.map(\.element))
  }
}
