import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Conversions between views, scenes and screens.
@MainActor
struct CoordinateSpaceTests {
  /// A space of an app, which counts from 1000, 1000 of the screen.
  private final class Chart: NSObject, UICoordinateSpace {
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      UIScreen.main.coordinateSpace.convert(CGPoint(x: point.x + 1000, y: point.y + 1000), to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      let point = UIScreen.main.coordinateSpace.convert(point, from: coordinateSpace)
      return CGPoint(x: point.x - 1000, y: point.y - 1000)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
    }
  }

  /// A view at 10, 20 of a window at 100, 0 of the screen.
  private func view(in window: UIWindow) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.frame = CGRect(x: 100, y: 0, width: 200, height: 200)
    window.addSubview(view)
    return view
  }

  @Test("a view converts to the screen, from it, and to a view of another window")
  func screen() {
    let simulation = Simulation()
    let (window, other) = (UIWindow(), UIWindow())
    let (view, stranger) = (view(in: window), view(in: other))
    other.frame.origin = CGPoint(x: 0, y: 50)
    let screen = UIScreen.main.coordinateSpace
    expectEqual(view.convert(view.bounds, to: screen), CGRect(x: 110, y: 20, width: 30, height: 40))
    expectEqual(view.convert(CGPoint(x: 110, y: 20), from: screen), .zero)
    expectEqual(screen.convert(CGPoint(x: 110, y: 20), to: view), .zero)
    expectEqual(screen.convert(view.bounds, from: view), CGRect(x: 110, y: 20, width: 30, height: 40))
    let space: any UICoordinateSpace = stranger
    expectEqual(view.convert(CGPoint.zero, to: space), CGPoint(x: 100, y: -50))
    #expect(simulation.faults.isEmpty)
  }

  @Test("a space of the app converts itself")
  func ownSpace() {
    let simulation = Simulation()
    let window = UIWindow()
    let view = view(in: window)
    expectEqual(view.convert(CGPoint.zero, to: Chart()), CGPoint(x: -890, y: -980))
    expectEqual(view.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: Chart()).origin, CGPoint(x: 890, y: 980))
    #expect(simulation.faults.isEmpty)
  }

  @Test("an index path of Objective-C's class has a section and a row")
  func indexPath() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
  }
}
