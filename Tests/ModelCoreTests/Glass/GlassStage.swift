import Foundation
import ModelCore
import Testing

/// A window on a device of some system, with an app that was linked with some SDK and may opt out of glass.
@MainActor
struct GlassStage {
  let simulation: Simulation
  let window: UIWindow

  init(
    os: Device.Release = 26, sdk: Device.Release = 26, device: Device = .iPhone, optsOut: Bool = false,
    policies: Policies = Policies(), root: () -> UIViewController
  ) {
    var device = device
    device.systemVersion = os
    device.linkedSDK = sdk
    var infoPlist = InfoPlist()
    infoPlist.designRequiresCompatibility = optsOut
    simulation = Simulation(device: device, infoPlist: infoPlist, policies: policies)
    window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
    window.rootViewController = root()
    window.isHidden = false
    simulation.settle()
  }

  func screen() throws -> ModelScreen { try #require(window.modelScreen) }

  func bar() throws -> ModelNavigationBar { try #require(screen().navigationBar) }

  /// The effects as text: edge, style, top and bottom of the frame.
  func effects() throws -> [String] {
    try screen().edgeEffects.map { effect in
      let edges: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
      let edge = edges.first { $0.0 == effect.edge }?.1 ?? "?"
      return "\(edge) \(effect.style) \(Int(effect.frame.minY))-\(Int(effect.frame.maxY))"
    }
  }
}

/// An item with an image of no known size, or with a title.
@MainActor
func glyph(_ title: String? = nil, priority: UIBarButtonItemVisibilityPriority = .standard) -> UIBarButtonItem {
  let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  if title == nil { item.image = UIImage() }
  item.visibilityPriority = priority
  return item
}
