import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Bars that stand upright beside the content of an iPhone Duo.
@MainActor
@Suite struct UprightBarTests {
  private typealias Options = PicturedApp.Options

  private func picture(
    _ posture: Device.Posture, _ orientation: UIInterfaceOrientation = .portrait, isRightToLeft: Bool = false,
    _ change: @escaping @MainActor (PicturedApp) -> Void = { _ in }
  ) throws -> DevicePicture {
    var device = Device.iPhoneDuo
    device.posture = posture
    return try PicturedApp.picture(
      Options(
        device: device, version: Device.Release(27, 1), isRightToLeft: isRightToLeft, orientation: orientation, isMessage: true),
      change)
  }

  @Test func showsButtonsAboveTabs() throws {
    let picture = try picture(.closed)
    let names = ["verticalBar.backButton", "verticalBar.item.0", "verticalBar.item.1", "tabBar.glass"]
    let tops = names.compactMap { picture.glass(in: $0).first?.y }
    #expect(tops.count == names.count && tops == tops.sorted())
    #expect(picture.part("navigationBar.title")?.contains(">Harbour<") == true)
    #expect(picture.part("navigationBar.backButton") == nil)
    #expect((0..<4).allSatisfy { picture.part("tabBar.item.\($0)") != nil })
  }

  @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight], [Device.Posture.closed, .open])
  func keepsAwayFromTheStatusAreaAndItself(orientation: UIInterfaceOrientation, posture: Device.Posture) throws {
    let picture = try picture(posture, orientation)
    let pieces = picture.glass(in: "verticalBar").sorted { $0.y < $1.y }
    for (upper, lower) in zip(pieces, pieces.dropFirst()) { #expect(upper.maxY <= lower.y) }
    let screen = posture == .closed ? (466.0, 678.0) : (669, 951)
    let height = orientation == .portrait ? screen.1 : screen.0
    #expect(pieces.allSatisfy { $0.y >= 0 && $0.maxY <= height })
    if posture == .closed, orientation == .landscapeLeft { #expect(pieces.allSatisfy { $0.maxY <= 384 }) }
    if posture == .closed, orientation == .portrait { #expect(pieces.allSatisfy { $0.y >= 170 }) }
  }

  @Test func staysAtItsEdgeWhereTextRunsFromRightToLeft() throws {
    let left = try picture(.closed).glass(in: "verticalBar").map(\.x)
    try expectEqual(picture(.closed, isRightToLeft: true).glass(in: "verticalBar").map(\.x), left)
    #expect(left.allSatisfy { $0 > 382 })
  }

  @Test func drawsTheButtonOfTheMenu() throws {
    let picture = try picture(.closed) { app in
      app.simulation.verticalBarCapacity = 6
    }
    #expect(picture.part("verticalBar.overflow") != nil)
  }

  @Test func showsACameraAndTheTimeInTheStatusArea() throws {
    let picture = try picture(.closed)
    #expect(picture.svg.contains("<circle cx=\"418.2\" cy=\"47.8\" r=\"18.5\""))
    #expect(picture.part("statusBar")?.contains(">9:41<") == true)
    #expect(picture.numbers("y", in: "statusBar").allSatisfy { (66.0..<170).contains($0) })
  }
}
