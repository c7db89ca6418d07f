#if MODELCORE
  import Foundation
  import Pelmet
  import PelmetDiagnostics

  /// A text or an icon of a bar in one slot and layout, as some systems draw it: a row of ``BarPart`` over the values of a style.
  struct BarText {
    let part: BarPart
    let sight: BarPart.Sight
    private let slot: BarPaint.Slot
    private let layout: String

    /// A colour that is written.
    struct Value {
      /// As keys from the top of a layer.
      let key: String
      let color: Theme.Color
      let row: BarPart.Value?

      /// The same value in another layer.
      func get(_ style: Theme.Style) -> Theme.Color? { style.written(at: key).color }
    }

    /// The texts and icons of one slot of a bar.
    static func texts(of bar: AuditedBar, _ slot: BarPaint.Slot, in style: Theme.Style) -> [BarText] {
      let layouts = bar == .tabBar ? BarPart.layouts : [""]
      return layouts.flatMap { layout in
        BarPart.all.filter { $0.bar == bar.parts && $0.kind != .statusBar }.flatMap { part in
          part.sights.map { BarText(part: part, sight: $0, slot: slot, layout: layout) }
        }
      }.filter { $0.isThere(in: style) }
    }

    /// The rule that says how legible it has to be.
    var rule: Rule { part.kind == .unselected ? .unselectedTabContrast : .lowContrast }

    /// The value that decides in a style.
    func written(in style: Theme.Style) -> Value? {
      for value in sight.values {
        let key = key(value.path)
        if let color = style.written(at: key).color { return Value(key: key, color: color, row: value) }
      }
      return nil
    }

    /// The value that fills its ground.
    /// - Returns: `nil` where nobody knows it; a value of `nil` where none is written.
    func fill(in style: Theme.Style) -> Value?? {
      for path in sight.ground.fills {
        let key = key(path.drop { $0 == "?" })
        guard let color = style.written(at: key).color else { continue }
        return path.hasPrefix("?") ? nil : .some(Value(key: key, color: color, row: nil))
      }
      return .some(nil)
    }

    private func isThere(in style: Theme.Style) -> Bool {
      part.requires.isEmpty
        || part.requires.contains { path in
          path == "navigationBar.prefersLargeTitles"
            ? style.navigationBar?.prefersLargeTitles == true : style.written(at: key(path)).isThere
        }
    }

    private func key(_ path: some StringProtocol) -> String {
      String(path).replacingOccurrences(of: "{slot}", with: slot.rawValue).replacingOccurrences(of: "{layout}", with: layout)
    }

    /// The words for a ratio that is too low.
    static func verdict(_ ratio: Double) -> String { ratio < 1.5 ? "cannot be read" : "is hard to read" }
  }
#endif
