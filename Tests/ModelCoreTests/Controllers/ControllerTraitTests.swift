import Foundation
import ModelCore
import Testing

@MainActor
struct ControllerTraitTests {
  @Test("VCL-14: a controller's traits are its surroundings' with its own style, and so are its view's")
  func overrides() {
    let stage = ContainmentStage()
    let child = stage.controller("C")
    #expect(child.traitCollection.userInterfaceStyle == .light)
    stage.root.overrideUserInterfaceStyle = .dark
    stage.root.addChild(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(!child.isViewLoaded)
    stage.root.view.addSubview(child.view)
    #expect(stage.root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    child.view.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.root.overrideUserInterfaceStyle = .unspecified
    #expect(stage.root.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
  }
}
