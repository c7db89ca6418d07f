import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ControllerTraitTests {
  @Test("VCL-14: a controller's traits are its surroundings' with its own style, and so are its view's")
  func overrides() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    stage.root.overrideUserInterfaceStyle = .dark
    stage.root.addChild(child)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    #expect(!child.isViewLoaded)
    stage.root.view.addSubview(child.view)
    expectEqual(stage.root.view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(child.view.traitCollection.userInterfaceStyle, .dark)
    child.overrideUserInterfaceStyle = .light
    expectEqual(child.view.traitCollection.userInterfaceStyle, .light)
    child.view.overrideUserInterfaceStyle = .dark
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    expectEqual(child.view.traitCollection.userInterfaceStyle, .dark)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.root.overrideUserInterfaceStyle = .unspecified
    expectEqual(stage.root.traitCollection.userInterfaceStyle, .dark)
    expectEqual(stage.root.traitCollection.horizontalSizeClass, .compact)
  }
}
