/// Who is told first, which differs by style (VCL-19).
@MainActor
struct PageTurnOrder {
  private let style: UIPageViewController.TransitionStyle

  init(_ style: UIPageViewController.TransitionStyle) {
    self.style = style
  }

  /// The ends of a completed turn.
  func complete(leaving: UIViewController?, arriving: UIViewController?) {
    switch style {
    case .scroll:
      arriving?.endAppearance()
      leaving?.endAppearance()
    case .pageCurl:
      leaving?.endAppearance()
      arriving?.endAppearance()
    }
  }

  /// What the pages hear when a person lets go. A page that scrolled hears nothing before it is back.
  func turnBack(returning: UIViewController?, arriving: UIViewController?) {
    guard style == .pageCurl else { return }
    arriving?.begin(appearing: false, animated: true)
    returning?.begin(appearing: true, animated: true)
  }

  /// The ends of a turn that was turned back.
  func finishTurningBack(returning: UIViewController?, arriving: UIViewController?) {
    switch style {
    case .scroll:
      returning?.begin(appearing: true, animated: true)
      returning?.endAppearance()
      arriving?.begin(appearing: false, animated: true)
      arriving?.endAppearance()
    case .pageCurl:
      arriving?.endAppearance()
      returning?.endAppearance()
    }
  }
}
