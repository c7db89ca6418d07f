import Testing

@testable import PelmetPreview

/// The list while it is scrolled.
@Suite struct MailListTests {
  /// Lower edges of bars at the top, with the upper edges of those at the bottom: phones, a small one and tablets, upright and turned.
  private static let frames = [
    (106.0, 791.0), (116, 779), (64, 618), (74, 1160), (86, 1160), (32, 349), (56, 319), (32, 326), (74, 800),
  ]

  private func firstRow(_ top: Double, _ bottom: Double) -> Double {
    MailList.scrolledTop(in: SceneFrame(top: top, bottom: bottom, isScrolled: true))
  }

  @Test(arguments: frames) func `lies under the bar at the top, and reaches the one at the bottom`(top: Double, bottom: Double) {
    let first = firstRow(top, bottom)
    #expect(top - first >= 40)
    // The list has a row more than the screen has room for.
    #expect(first + MailList.rowHeight * ((bottom / MailList.rowHeight).rounded(.up) + 1) > bottom)
  }

  @Test(arguments: frames) func `has a disc half under the bar at the bottom`(top: Double, bottom: Double) {
    let rows = (bottom + 11 - firstRow(top, bottom)) / MailList.rowHeight - 0.5
    #expect(abs(rows - rows.rounded()) < 0.001)
  }
}
