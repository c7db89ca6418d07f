import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct FreeBarPositionTests {
  private final class Delegate: NSObject, UIToolbarDelegate, UISearchBarDelegate {
    var position = UIBarPosition.topAttached
    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
  }

  private final class SilentDelegate: NSObject, UIToolbarDelegate {}

  @Test("BAR-12: bars have positions of their own")
  func defaults() {
    run(on: 26)
    expectEqual(UINavigationBar().barPosition, .top)
    expectEqual(UISearchBar().barPosition, .top)
    expectEqual(UIToolbar().barPosition, .bottom)
    expectEqual(UITabBar().barPosition, .bottom)
  }

  @Test("BAR-12: a free bar asks its delegate when it has got a window, and not before")
  func asksInWindow() {
    let simulation = run(on: 26)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (toolbar, searchBar, delegate) = (UIToolbar(), UISearchBar(), Delegate())
    toolbar.delegate = delegate
    searchBar.delegate = delegate
    expectEqual(toolbar.barPosition, .bottom)
    window.addSubview(toolbar)
    window.addSubview(searchBar)
    expectEqual(toolbar.barPosition, .topAttached)
    expectEqual(searchBar.barPosition, .topAttached)
    expectEqual(simulation.log.names(for: [.delegate]), ["Delegate.position", "Delegate.position"])
    delegate.position = .top
    expectEqual(toolbar.barPosition, .topAttached)
  }

  @Test("BAR-12: a delegate that does not answer leaves the bar's default")
  func silentDelegate() {
    run(on: 26)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (toolbar, delegate) = (UIToolbar(), SilentDelegate())
    toolbar.delegate = delegate
    window.addSubview(toolbar)
    expectEqual(toolbar.barPosition, .bottom)
  }
}
