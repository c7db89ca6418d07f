public import Foundation

extension UIWindowScene {
  /// The way in which window controls share a scene with its content (WIN-1). Since iOS 26.
  public struct WindowingControlStyle: Hashable, Sendable {
    private let name: String

    /// The system's choice: here as `unified`.
    public static let automatic = WindowingControlStyle(name: "automatic")
    /// In the row of the content at the top.
    public static let unified = WindowingControlStyle(name: "unified")
    /// In as little room as possible: since iOS 27 a strip above the content.
    public static let minimal = WindowingControlStyle(name: "minimal")
  }
}

/// The place of a scene's window controls (WIN-1, WIN-2, WIN-6).
enum WindowControls {
  case none
  /// Over the leading end of the content's first row.
  case overContent
  /// In a strip above the content.
  case strip

  /// Scenes have controls on pads since iOS 26, while they are windows. On iOS 26 an app that requires the full screen
  /// does not see them (WIN-5); since iOS 27 such an app resizes, too (WIN-8).
  @MainActor init(of scene: UIWindowScene) {
    let device = CurrentSimulation.device
    if !scene.isWindowed || device.systemVersion < 26 || scene.requiresFullScreen && device.systemVersion < 27 {
      self = .none
    } else if !Glass.isOn || scene.windowingControlStyle == .minimal && device.systemVersion >= 27 {
      self = .strip
    } else {
      self = .overContent
    }
  }
}

extension UIWindow {
  /// The rectangle of the window controls that cover the window's content, in its coordinates and in points; `nil` where none do.
  ///
  /// They cover the leading end of the first row below the status bar, outside of every safe area (WIN-3). Their width is a policy (P-19).
  public var modelWindowControls: CGRect? {
    guard let scene = hostScene, WindowControls(of: scene) == .overContent else { return nil }
    let width = CurrentSimulation.policies.windowControlsWidth.points
    let x = traitCollection.layoutDirection == .rightToLeft ? scene.size.width - width : 0
    return CGRect(x: x - frame.minX, y: statusBarHeight - frame.minY, width: width, height: Self.windowControlsHeight)
  }

  /// The height at the top of the window that the status bar and a strip of window controls cover, in points (NAV-14, WIN-2).
  var coveredTop: CGFloat {
    let hasStrip = hostScene.map { WindowControls(of: $0) == .strip } ?? false
    return statusBarHeight + (hasStrip ? Self.windowControlsHeight : 0)
  }

  /// The height that the vertical corner adaptation leaves for the controls, measured on iPadOS 26.5 and 27.0 (WIN-3).
  private static let windowControlsHeight: CGFloat = 43
}

extension Policies.WindowControlsWidth {
  /// The model's own, and the room that a package for Flutter leaves.
  fileprivate var points: CGFloat {
    switch self {
    case .narrow: 76
    case .wide: 112
    }
  }
}

extension UIWindowScene {
  /// Makes the scene a window among others, or lets it fill the screen. The delegate of one that becomes a window is asked for a style.
  func setWindowed(_ isWindowed: Bool) {
    guard let process = session.process, isWindowed != self.isWindowed else { return }
    if isWindowed, let delegate = delegate as? any UIWindowSceneDelegate {
      let style = process.simulation.ask(.scene, delegate, "preferredWindowingControlStyle") {
        delegate.preferredWindowingControlStyle(for: self)
      }
      windowingControlStyle = style ?? .automatic
    }
    SurroundingsChange(process).run {
      self.isWindowed = isWindowed
      if !isWindowed { size = fullSize }
    }
    process.turnInterface()
    for window in windows {
      window.rootViewController?.safeAreaDidChange()
      window.requestLayoutOfAll()
    }
  }
}

extension UIView {
  /// Requests layout of the view and all in it, because their regions have changed.
  fileprivate func requestLayoutOfAll() {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      view.setNeedsLayout()
      waiting += view.storedSubviews
    }
  }
}
