import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SheetDetentTests {
  @Test("SHT-1: a sheet has the large detent, and no wishes")
  func defaults() throws {
    run(on: 26)
    let b = controller("B", .pageSheet)
    let sheet = try #require(b.sheetPresentationController)
    expectEqual(sheet.detents.map(\.identifier), [.large])
    #expect(sheet.selectedDetentIdentifier == nil && sheet.largestUndimmedDetentIdentifier == nil)
    #expect(sheet.modelDetent == nil && sheet.containerView == nil && sheet.sourceView == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersGrabberVisible && !sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    expectEqual(sheet.preferredCornerRadius, UISheetPresentationController.automaticDimension)
  }

  @Test("SHT-1: a sheet without detents is refused")
  func noDetents() throws {
    let stage = try SheetStage([.medium()])
    stage.sheet.detents = []
    expectEqual(stage.sheet.detents.map(\.identifier), [.medium])
    #expect(
      stage.complaints == ["SHT-1: the detents of B were emptied; give it at least one, such as .large()"])
  }

  @Test("SHT-1, SHT-2: a large sheet ends 10 points below the safe area, a medium one at half of that")
  func systemHeights() throws {
    let stage = try SheetStage([.medium(), .large()])
    let window = stage.modal.window
    let large = window.bounds.height - window.safeAreaInsets.top - window.safeAreaInsets.bottom - 10
    expectEqual(stage.sheet.modelDetentValue, (large / 2).rounded())
    stage.sheet.selectedDetentIdentifier = .large
    expectEqual(stage.sheet.modelDetentValue, large)
  }

  @Test("SHT-1: the medium detent is inactive in compact height")
  func mediumInLandscape() throws {
    let stage = try SheetStage([.medium(), .large()]) { $0.prefersEdgeAttachedInCompactHeight = true }
    expectEqual(stage.sheet.modelDetent, .medium)
    stage.simulation.rotate(to: .landscapeLeft)
    stage.simulation.settle()
    expectEqual(stage.sheet.modelDetent, .large)
    stage.simulation.rotate(to: .portrait)
    stage.simulation.settle()
    expectEqual(stage.sheet.modelDetent, .medium)
  }

  @Test("SHT-2: a resolver knows the window's traits, not the sheet's, and the greatest height, and may build on others")
  func resolver() throws {
    var seen: [UIUserInterfaceSizeClass] = []
    let detent = Detent.custom(identifier: .init("third")) { context in
      seen.append(context.containerTraitCollection.verticalSizeClass)
      return Detent.large().resolvedValue(in: context).map { $0 / 3 }
    }
    let stage = try SheetStage([detent]) { $0.traitOverrides.verticalSizeClass = .compact }
    expectEqual(stage.sheet.modelDetent, .init("third"))
    expectEqual(seen, [.regular])
    let third = try #require(stage.sheet.modelDetentValue)
    stage.sheet.detents = [.large()]
    stage.simulation.settle()
    expectEqual(stage.sheet.modelDetentValue, third * 3)
  }

  @Test("SHT-2: no detent is higher than the greatest height, and one without a height is inactive")
  func bounds() throws {
    let stage = try SheetStage([.custom { _ in nil }, .fixed("tower", 5000)])
    expectEqual(stage.sheet.modelDetent, .init("tower"))
    let tower = stage.sheet.modelDetentValue
    stage.sheet.detents = [.large()]
    stage.simulation.settle()
    expectEqual(stage.sheet.modelDetentValue, tower)
  }

  @Test("SHT-2: custom detents without a name have different ones, the same in every run")
  func names() {
    run(on: 26)
    let names = (0..<3).map { _ in Detent.custom { _ in 100 }.identifier.rawValue }
    expectEqual(names, ["Detent", "Detent2", "Detent3"])
  }

  @Test("SHT-2: a height is asked for again when it is invalidated, in the next layout pass")
  func invalidated() throws {
    var height: CGFloat = 100
    let stage = try SheetStage([.custom { _ in height }])
    height = 250
    stage.simulation.settle()
    expectEqual(stage.sheet.modelDetentValue, 100)
    stage.sheet.invalidateDetents()
    expectEqual(stage.sheet.modelDetentValue, 100)
    stage.simulation.layoutPass()
    expectEqual(stage.sheet.modelDetentValue, 250)
  }

  @Test("SHT-2: heights follow the traits")
  func textSize() throws {
    let stage = try SheetStage([
      .custom { $0.containerTraitCollection.preferredContentSizeCategory == .large ? 100 : 300 }
    ])
    stage.simulation.preferredContentSizeCategory = .extraExtraLarge
    stage.simulation.settle()
    expectEqual(stage.sheet.modelDetentValue, 300)
  }

  @Test("SHT-2: a resolver must not change the sheet")
  func changeInResolver() throws {
    var sheet: UISheetPresentationController?
    let stage = try SheetStage([
      .custom { _ in
        sheet?.selectedDetentIdentifier = .large
        return 100
      }
    ])
    sheet = stage.sheet
    stage.sheet.invalidateDetents()
    stage.simulation.settle()
    #expect(stage.sheet.selectedDetentIdentifier == nil)
    #expect(
      stage.complaints == [
        "SHT-2: a detent of B changed the sheet while its height was asked for; return a height alone"
      ])
  }

  @Test("SHT-2: there are no custom detents on iOS 15")
  func customOn15() throws {
    let stage = try SheetStage([.fixed("small", 100), .medium(), .large()], on: 15)
    expectEqual(stage.sheet.modelDetent, .medium)
  }

  @Test("SHT-3: the first detent is where a sheet rests at first, and where it rests if the chosen one is not there")
  func resting() throws {
    let stage = try SheetStage([.fixed("small", 100), .medium(), .large()])
    #expect(stage.sheet.modelDetent == .init("small") && stage.sheet.selectedDetentIdentifier == nil)
    stage.sheet.selectedDetentIdentifier = .init("elsewhere")
    expectEqual(stage.sheet.modelDetent, .init("small"))
    stage.sheet.selectedDetentIdentifier = .large
    expectEqual(stage.sheet.modelDetent, .large)
    stage.sheet.detents = [.medium()]
    stage.simulation.settle()
    #expect(stage.sheet.modelDetent == .medium && stage.sheet.selectedDetentIdentifier == .large)
    #expect(stage.delegate.chosen.isEmpty && stage.complaints.isEmpty)
  }

  @Test("SHT-3: a sheet opens at the detent that the app chose before")
  func chosenBefore() throws {
    let stage = try SheetStage([.medium(), .large()]) { $0.selectedDetentIdentifier = .large }
    expectEqual(stage.sheet.modelDetent, .large)
  }
}
