import Foundation
import ModelCore
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
    #expect(UINavigationBar().barPosition == .top)
    #expect(UISearchBar().barPosition == .top)
    #expect(UIToolbar().barPosition == .bottom)
    #expect(UITabBar().barPosition == .bottom)
  }

  @Test("BAR-12: a free bar asks its delegate when it has got a window, and not before")
  func asksInWindow() {
    let simulation = run(on: 26)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (toolbar, searchBar, delegate) = (UIToolbar(), UISearchBar(), Delegate())
    toolbar.delegate = delegate
    searchBar.delegate = delegate
    #expect(toolbar.barPosition == .bottom)
    window.addSubview(toolbar)
    window.addSubview(searchBar)
    #expect(toolbar.barPosition == .topAttached)
    #expect(searchBar.barPosition == .topAttached)
    #expect(simulation.log.names(for: [.delegate]) == ["Delegate.position", "Delegate.position"])
    delegate.position = .top
    #expect(toolbar.barPosition == .topAttached)
  }

  @Test("BAR-12: a delegate that does not answer leaves the bar's default")
  func silentDelegate() {
    run(on: 26)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (toolbar, delegate) = (UIToolbar(), SilentDelegate())
    toolbar.delegate = delegate
    window.addSubview(toolbar)
    #expect(toolbar.barPosition == .bottom)
  }
}
