import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct PropertiesUpdateTests {
  @MainActor private final class Notes { var names: [String] = [] }

  private final class Label: UIView {
    let notes: Notes
    init(_ notes: Notes) {
      self.notes = notes
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() { notes.names.append("view.uP") }
    override func layoutSubviews() { notes.names.append("view.layout") }
  }

  private final class Screen: UIViewController {
    let notes: Notes
    init(_ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Label(notes) }
    override func viewIsAppearing(_ animated: Bool) { notes.names.append("iA") }
    override func updateProperties() { notes.names.append("uP") }
    override func viewWillLayoutSubviews() { notes.names.append("wL") }
    override func viewDidAppear(_ animated: Bool) { notes.names.append("dA") }
  }

  @Test("VCL-16: from iOS 26 on properties are updated before the layout", arguments: [18, 26] as [Device.Release])
  func first(version: Device.Release) {
    let notes = Notes()
    _ = ContainmentStage(root: Screen(notes), version: version)
    #expect(
      notes.names
        == (version >= 26 ? ["iA", "uP", "view.uP", "wL", "view.layout", "dA"] : ["iA", "wL", "view.layout", "dA"]))
  }

  @Test("VCL-16: updates that are asked for come once, in the next pass, and lay nothing out")
  func coalesced() {
    let notes = Notes()
    let stage = ContainmentStage(root: Screen(notes))
    notes.names = []
    stage.root.setNeedsUpdateProperties()
    stage.root.setNeedsUpdateProperties()
    #expect(notes.names.isEmpty)
    stage.simulation.layoutPass()
    expectEqual(notes.names, ["uP"])
    stage.root.view.setNeedsUpdateProperties()
    stage.root.view.setNeedsLayout()
    stage.simulation.settle()
    expectEqual(notes.names, ["uP", "view.uP", "wL", "view.layout"])
  }
}
