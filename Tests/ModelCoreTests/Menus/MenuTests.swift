import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct MenuTests {
  @Test("MNU-1: elements have what they were made with, and identifiers of their own")
  func values() {
    let stage = MenuStage()
    let action = UIAction(title: "Copy", subtitle: "Link", identifier: .init("copy"), discoverabilityTitle: "Copy link") { _ in }
    #expect(action.title == "Copy" && action.subtitle == "Link" && action.identifier.rawValue == "copy")
    #expect(action.discoverabilityTitle == "Copy link" && action.attributes.isEmpty && action.state == .off)
    let menu = UIMenu(title: "Share", children: [action])
    #expect(menu.options.isEmpty && menu.preferredElementSize == .automatic && menu.children == [action])
    #expect(UIMenu().identifier != UIMenu().identifier)
    #expect(stage.action("A").identifier != stage.action("A").identifier)
  }

  @Test("MNU-1: a control performs the last action with an identifier")
  func replacedAction() {
    let stage = MenuStage()
    let button = UIButton(frame: .zero)
    var performed: [String] = []
    for name in ["first", "second"] {
      button.addAction(UIAction(identifier: .init("a")) { _ in performed.append(name) }, for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    button.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(performed == ["second"] && stage.complaints.isEmpty)
  }

  @Test("MNU-2: inline menus stand in the menu above, and hidden elements are left out")
  func visible() {
    let stage = MenuStage()
    let inline = UIMenu(title: "Inline", options: .displayInline, children: [stage.action("B"), stage.action("C", .hidden)])
    stage.item.menu = UIMenu(children: [stage.action("A"), inline, UIMenu(title: "D", children: [stage.action("E")])])
    expectEqual(stage.simulation.menuTitles(of: stage.item), ["A", "B", "D"])
  }

  @Test("MNU-3: a menu is copied when it is set, so that later changes do not reach it")
  func copied() throws {
    let stage = MenuStage()
    let action = stage.action("A")
    let menu = UIMenu(title: "Letters", children: [action])
    stage.item.menu = menu
    action.title = "B"
    action.attributes = .disabled
    #expect(stage.item.menu !== menu && stage.item.menu?.identifier == menu.identifier)
    stage.simulation.chooseFromMenu("A", of: stage.item)
    expectEqual(stage.chosen, ["A"])
    stage.item.menu = menu
    expectEqual(stage.simulation.menuTitles(of: stage.item), ["B"])
  }

  @Test("MNU-4: a menu with other children keeps everything else")
  func replacingChildren() {
    let stage = MenuStage()
    let menu = UIMenu(title: "Letters", subtitle: "All", identifier: .init("letters"), options: .destructive)
    let other = menu.replacingChildren([stage.action("A")])
    #expect(menu.children.isEmpty && other.children.map(\.title) == ["A"])
    #expect(other.title == "Letters" && other.subtitle == "All" && other.identifier == menu.identifier)
    expectEqual(other.options, .destructive)
  }

  @Test("MNU-4: the selected elements are those that are on, also in menus below")
  func selected() {
    let stage = MenuStage()
    let below = UIMenu(title: "Below", children: [stage.action("C", state: .on), stage.action("D", state: .mixed)])
    let menu = UIMenu(children: [stage.action("A", state: .on), stage.action("B"), below])
    expectEqual(menu.selectedElements.map(\.title), ["A", "C"])
  }

  @Test("MNU-5: deferred elements are asked for when their menu opens, and once")
  func deferred() {
    let stage = MenuStage()
    var asked = 0
    let deferred = UIDeferredMenuElement { completion in
      asked += 1
      completion([stage.action("B")])
    }
    stage.item.menu = UIMenu(children: [stage.action("A"), UIMenu(title: "Below", children: [deferred])])
    #expect(stage.simulation.menuTitles(of: stage.item) == ["A", "Below"] && asked == 0)
    stage.simulation.chooseFromMenu("Below", "B", of: stage.item)
    stage.simulation.chooseFromMenu("Below", "B", of: stage.item)
    #expect(asked == 1 && stage.chosen == ["B", "B"])
    #expect(
      stage.simulation.log.names() == ["UIDeferredMenuElement.provider", "UIAction.handler", "UIAction.handler"])
  }

  @Test("MNU-5: uncached elements are asked for whenever their menu opens")
  func uncached() {
    let stage = MenuStage()
    var asked = 0
    let deferred = UIDeferredMenuElement.uncached { completion in
      asked += 1
      completion([stage.action("\(asked)")])
    }
    stage.item.menu = UIMenu(children: [deferred])
    #expect(stage.simulation.menuTitles(of: stage.item) == ["1"] && stage.simulation.menuTitles(of: stage.item) == ["2"])
  }

  @Test("MNU-5: elements that come later are not there until then")
  func late() {
    let stage = MenuStage()
    var answer: ([UIMenuElement]) -> Void = { _ in }
    stage.item.menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }])
    stage.simulation.chooseFromMenu("A", of: stage.item)
    answer([stage.action("A")])
    stage.simulation.chooseFromMenu("A", of: stage.item)
    expectEqual(stage.chosen, ["A"])
    #expect(
      stage.complaints == ["Simulation: the menu of \"More\" has no \"A\"; it has elements that are still to come"])
  }
}
