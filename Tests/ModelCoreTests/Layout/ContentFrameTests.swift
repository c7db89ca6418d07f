import Foundation
import PelmetTestSupport
import Testing

@testable import ModelCore

/// BAR-2: the layout table.
struct ContentFrameTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func frame(
    _ edges: UIRectEdge, translucent: Bool, includesOpaque: Bool, top: CGFloat? = 91, bottom: CGFloat? = 49
  ) -> CGRect {
    ContentFrame(
      edges: edges, includesOpaqueBars: includesOpaque, top: bars(top, translucent), bottom: bars(bottom, translucent)
    ).frame(in: Self.bounds)
  }

  private func bars(_ inset: CGFloat?, _ isTranslucent: Bool) -> ContentFrame.Bars {
    inset.map { ContentFrame.Bars(inset: $0, isTranslucent: isTranslucent) } ?? .none
  }

  @Test("BAR-2: without extended edges the view lies between the bars", arguments: [false, true], [false, true])
  func noEdges(translucent: Bool, includesOpaque: Bool) {
    let frame = frame([], translucent: translucent, includesOpaque: includesOpaque)
    expectEqual(frame, CGRect(x: 0, y: 91, width: 390, height: 704))
  }

  @Test(
    "BAR-2: with all edges opaque bars push the view away unless it includes them",
    arguments: [(false, false, 91, 704), (false, true, 0, 844), (true, false, 0, 844), (true, true, 0, 844)]
      as [(Bool, Bool, CGFloat, CGFloat)])
  func allEdges(translucent: Bool, includesOpaque: Bool, y: CGFloat, height: CGFloat) {
    let frame = frame(.all, translucent: translucent, includesOpaque: includesOpaque)
    expectEqual(frame, CGRect(x: 0, y: y, width: 390, height: height))
  }

  @Test("BAR-2: each edge by itself")
  func singleEdges() {
    expectEqual(frame(.top, translucent: true, includesOpaque: false), CGRect(x: 0, y: 0, width: 390, height: 795))
    expectEqual(frame(.bottom, translucent: true, includesOpaque: false), CGRect(x: 0, y: 91, width: 390, height: 753))
  }

  @Test("BAR-2: a hidden bar pushes nothing away, whatever the edges", arguments: [[], UIRectEdge.all])
  func hiddenBars(edges: UIRectEdge) {
    expectEqual(frame(edges, translucent: false, includesOpaque: false, top: nil, bottom: nil), Self.bounds)
  }
}
