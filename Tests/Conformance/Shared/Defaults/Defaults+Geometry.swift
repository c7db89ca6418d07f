import Foundation

#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// Frames of new views, places outside of windows, and windows that nobody shows.
extension Defaults {
  static let geometry =
    [
      framed("UINavigationBar") { UINavigationBar(frame: $0) }, framed("UITabBar") { UITabBar(frame: $0) },
      framed("UIToolbar") { UIToolbar(frame: $0) }, framed("UISearchBar") { UISearchBar(frame: $0) },
      framed("UIWindow") { UIWindow(frame: $0) }, framed("UIView") { UIView(frame: $0) },
    ] + conversions("UIWindow") { UIWindow(frame: .zero) } + conversions("UIView") { UIView() } + levels + tints

  private static func framed(_ type: String, make: @escaping @MainActor @Sendable (CGRect) -> UIView) -> Probe {
    Probe("\(type).frame (init)") { place(make(CGRect(x: 10, y: 10, width: 100, height: 100)).frame) }
  }

  private static func place(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }.joined(separator: " ")
  }

  private static func conversions(_ type: String, make: @escaping @MainActor @Sendable () -> UIView) -> [Probe] {
    func spot(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }
    return [
      Probe("\(type).convert (zero point from nil)") { spot(make().convert(CGPoint.zero, from: nil)) },
      Probe("\(type).convert (zero point to nil)") { spot(make().convert(CGPoint.zero, to: nil)) },
      Probe("\(type).convert (zero rectangle from nil)") { place(make().convert(CGRect.zero, from: nil)) },
      Probe("\(type).convert (zero rectangle to nil)") { place(make().convert(CGRect.zero, to: nil)) },
    ]
  }

  private static let levels = [
    Probe("UIWindow.isKeyWindow", rules: ["LCH-4"]) { text(UIWindow(frame: .zero).isKeyWindow) },
    Probe("UIWindow.windowLevel", rules: ["LCH-4"]) { text(UIWindow(frame: .zero).windowLevel.rawValue) },
    level("normal", .normal), level("alert", .alert), level("statusBar", .statusBar),
  ]

  private static func level(_ name: String, _ level: UIWindow.Level) -> Probe {
    Probe("UIWindow.windowLevel (after \(name))", rules: ["LCH-4"]) {
      let window = UIWindow(frame: .zero)
      window.windowLevel = level
      return text(window.windowLevel.rawValue)
    }
  }

  private static let tints = [
    Probe("UIView.tintColor (there is one)", rules: ["BAR-8"]) { presence(UIView().tintColor) },
    Probe("UIView.tintColor (there is one after red and nil)", rules: ["BAR-8"]) {
      let view = UIView()
      view.tintColor = .red
      view.tintColor = nil
      return presence(view.tintColor)
    },
  ]
}
