import ModelCore
import Testing

/// CTL-8: constraints are kept and checked.
@MainActor
struct AutoLayoutTests {
  @Test("CTL-8: the nearest common ancestor holds an active constraint")
  func holder() {
    let stage = LayoutStage()
    let (root, leaf) = (stage.root, stage.leaf)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let edge = leaf.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    let width = leaf.widthAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([edge, width])
    #expect(edge.isActive && root.constraints == [edge] && leaf.constraints == [width] && stage.box.constraints.isEmpty)
    #expect(edge.constant == 8 && edge.firstAttribute == .leading && edge.priority == .required)
    NSLayoutConstraint.deactivate([edge])
    #expect(!edge.isActive && stage.root.constraints.isEmpty && stage.simulation.faults.isEmpty)
  }

  @Test("CTL-8: activating a constraint between views without a common ancestor is an exception")
  func apart() {
    let stage = LayoutStage()
    let other = UIView(frame: .zero)
    (other.modelName, stage.leaf.modelName) = ("Other", "Leaf")
    let constraint = other.topAnchor.constraint(equalTo: stage.leaf.bottomAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(
      stage.simulation.faults.map(\.message) == [
        "Other and Leaf have no common ancestor; add the views to one hierarchy before you activate their constraints"
      ])
  }

  @Test("CTL-8: a view that leaves takes the constraints with it that reach out of it, and keeps those inside")
  func leaving() {
    let stage = LayoutStage()
    let outside = stage.leaf.topAnchor.constraint(equalTo: stage.root.safeAreaLayoutGuide.topAnchor)
    let inside = stage.leaf.topAnchor.constraint(equalTo: stage.box.topAnchor)
    NSLayoutConstraint.activate([outside, inside])
    #expect(stage.root.constraints == [outside] && stage.box.constraints == [inside])
    stage.box.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive && stage.root.constraints.isEmpty)
  }

  @Test("CTL-8: a view's guides stay the same, and the safe area's follows its insets")
  func guides() {
    let stage = LayoutStage()
    let safeArea = stage.root.safeAreaLayoutGuide
    #expect(safeArea === stage.root.safeAreaLayoutGuide && safeArea !== stage.root.layoutMarginsGuide)
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    stage.box.addLayoutGuide(guide)
    #expect(guide.owningView === stage.box && !stage.root.layoutGuides.contains(guide))
    let page = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.isHidden = false
    stage.simulation.settle()
    let (frame, insets) = (page.view.safeAreaLayoutGuide.layoutFrame, page.view.safeAreaInsets)
    #expect(insets.top > 0 && frame.minY == insets.top && frame.height == page.view.bounds.height - insets.top - insets.bottom)
  }
}

/// A leaf in a box in a root.
@MainActor
private struct LayoutStage {
  let simulation = run(on: 26)
  let root = UIView(frame: .zero)
  let box = UIView(frame: .zero)
  let leaf = UIView(frame: .zero)

  init() {
    root.addSubview(box)
    box.addSubview(leaf)
  }
}
