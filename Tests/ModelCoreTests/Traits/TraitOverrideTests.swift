import ModelCore
import PelmetTestSupport
import Testing

/// A trait of an app.
struct ColorTheme: UITraitDefinition {
  enum Name: Int { case standard, pastel, monochrome }

  static let defaultValue = Name.standard
}

extension UITraitCollection {
  var theme: ColorTheme.Name { self[ColorTheme.self] }
}

extension UIMutableTraits {
  var theme: ColorTheme.Name {
    get { self[ColorTheme.self] }
    set { self[ColorTheme.self] = newValue }
  }
}

@MainActor
struct TraitOverrideTests {
  @Test("TRT-1: a trait of an app has its default, a name and a value that is compared")
  func custom() {
    #expect(UITraitCollection().theme == .standard && ColorTheme.name == "ColorTheme" && !ColorTheme.affectsColorAppearance)
    let pastel = UITraitCollection { $0.theme = .pastel }
    #expect(pastel.theme == .pastel && pastel != UITraitCollection())
    expectEqual(pastel, UITraitCollection { $0.theme = .pastel })
    expectEqual(UITraitCollection(traitsFrom: [pastel, UITraitCollection(userInterfaceStyle: .dark)]).theme, .pastel)
  }

  @Test("TRT-2: a closure sets traits of a new collection, or changes those of a copy")
  func mutations() {
    let phone = UITraitCollection {
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = .regular
    }
    #expect(phone.userInterfaceIdiom == .phone && phone.userInterfaceStyle == .unspecified)
    let narrow = phone.modifyingTraits { $0.horizontalSizeClass = .compact }
    #expect(narrow.userInterfaceIdiom == .phone && narrow.horizontalSizeClass == .compact)
    expectEqual(phone.horizontalSizeClass, .regular)
    expectEqual(narrow.changedTraits(from: phone).map { $0.name }, ["UITraitHorizontalSizeClass"])
    expectEqual(UITraitCollection.systemTraitsAffectingColorAppearance.count, 4)
  }

  /// `A` with the child `C` in a middle view, in a window on `version`.
  private func stage(on version: Device.Release = 26) -> (stage: ModalStage, middle: UIView, child: UIViewController) {
    let stage = ModalStage(on: version)
    let (middle, child) = (UIView(frame: stage.a.view.bounds), controller("C"))
    stage.a.view.addSubview(middle)
    stage.a.addChild(child)
    middle.addSubview(child.view)
    stage.simulation.settle()
    stage.simulation.log.clear()
    return (stage, middle, child)
  }

  @Test("TRT-3: an override holds for what has it and for all below, and the nearest one wins")
  func inheritance() {
    let (stage, middle, child) = stage()
    stage.window.traitOverrides.theme = .pastel
    #expect(stage.a.traitCollection.theme == .pastel && child.view.traitCollection.theme == .pastel)
    middle.traitOverrides.theme = .monochrome
    #expect(stage.a.traitCollection.theme == .pastel && child.traitCollection.theme == .monochrome)
    child.traitOverrides.theme = .standard
    #expect(child.view.traitCollection.theme == .standard && middle.traitCollection.theme == .monochrome)
  }

  @Test("TRT-3: an override can be looked for and removed, and must not be read where there is none")
  func containsAndRemove() {
    let (stage, _, child) = stage()
    #expect(!child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    child.traitOverrides.userInterfaceStyle = .dark
    #expect(
      child.traitOverrides.contains(UITraitUserInterfaceStyle.self) && child.view.traitCollection.userInterfaceStyle == .dark)
    child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(child.traitCollection.userInterfaceStyle == .light && stage.simulation.faults.isEmpty)
    _ = child.traitOverrides.theme
    #expect(
      stage.simulation.faults.map(\.message) == [
        "the override ColorTheme was read, but it is not set; ask contains, or read it from traitCollection"
      ])
  }

  @Test("TRT-3: a presentation controller overrides the traits of what it presents, and nothing else")
  func presentation() {
    let (stage, _, _) = stage()
    let sheet = controller("S", .pageSheet)
    sheet.presentationController?.traitOverrides.theme = .pastel
    stage.a.present(sheet, animated: false)
    stage.simulation.settle()
    #expect(sheet.traitCollection.theme == .pastel && stage.a.traitCollection.theme == .standard)
    sheet.presentationController?.traitOverrides.theme = .monochrome
    expectEqual(sheet.view.traitCollection.theme, .monochrome)
  }

  @Test("TRT-3: a scene overrides the traits of all its windows")
  func scene() throws {
    let stage = WindowStage(.iPhone)
    let root = UIViewController()
    stage.show(root)
    let scene = try #require(stage.scene)
    scene.traitOverrides.horizontalSizeClass = .regular
    #expect(root.traitCollection.horizontalSizeClass == .regular && scene.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("TRT-3: there are no overrides before iOS 17")
  func before17() {
    let (stage, middle, child) = stage(on: 16)
    middle.traitOverrides.theme = .pastel
    #expect(child.parent === stage.a)
    #expect(middle.traitCollection.theme == .standard && child.traitCollection.theme == .standard)
  }

  @Test("TRT-4: controllers inherit from the views around them since iOS 17, from their parents before", arguments: [16, 17])
  func throughViews(version: Device.Release) {
    let (stage, middle, child) = stage(on: version)
    middle.overrideUserInterfaceStyle = .dark
    #expect(child.parent === stage.a)
    expectEqual(child.traitCollection.userInterfaceStyle, version >= 17 ? .dark : .light)
  }

  @Test("TRT-4: a parent forces traits on a child", arguments: [16, 26])
  func forced(version: Device.Release) {
    let (stage, _, child) = stage(on: version)
    stage.a.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular && stage.a.traitCollection.horizontalSizeClass == .compact)
    expectEqual(stage.a.overrideTraitCollection(forChild: child)?.horizontalSizeClass, .regular)
    expectEqual(stage.takeNames([.traits]), ["C.traitCollectionDidChange"])
    stage.a.setOverrideTraitCollection(nil, forChild: child)
    expectEqual(child.traitCollection.horizontalSizeClass, .compact)
  }

  @Test("TRT-4: what a parent forces on a child ends when another parent has it")
  func forcedByFormerParent() {
    let (stage, _, child) = stage()
    let other = controller("O")
    stage.a.addChild(other)
    stage.a.view.addSubview(other.view)
    stage.a.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    other.addChild(child)
    other.view.addSubview(child.view)
    expectEqual(child.traitCollection.horizontalSizeClass, .compact)
    #expect(other.overrideTraitCollection(forChild: child) == nil)
  }
}
