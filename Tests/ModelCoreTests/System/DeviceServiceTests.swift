import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// DEV, KEY-1, SGE-4: what the device offers an app besides its screen.
@MainActor
struct DeviceServiceTests {
  @Test("DEV-1: a device says what it is, and how fine its screen is")
  func devices() {
    run(on: 26)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone" && UIScreen.main.scale == 3)
    run(on: 26, device: .iPad)
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.systemName == "iPadOS" && UIScreen.main.scale == 2)
    run(on: 12, device: .iPad).preferredContentSizeCategory = .extraLarge
    #expect(UIDevice.current.systemName == "iOS" && UIApplication.shared.preferredContentSizeCategory == .extraLarge)
    expectEqual(UIFontMetrics.default.scaledValue(for: 17), UIFontMetrics(forTextStyle: .body).scaledValue(for: 17))
  }

  @Test("DEV-2: the pasteboard has one kind of value at a time, counts its changes, and is each simulation's own")
  func pasteboards() {
    run(on: 26)
    let board = UIPasteboard.general
    #expect(!board.hasStrings && board.changeCount == 0 && board === UIPasteboard.general)
    board.string = "Tea"
    #expect(board.strings == ["Tea"] && board.hasStrings && !board.hasURLs)
    board.url = URL(string: "https://example.com")
    #expect(board.string == nil && board.hasURLs && board.changeCount == 2)
    board.color = .red
    board.image = UIImage(systemName: "star")
    #expect(board.hasImages && !board.hasColors)
    board.strings = nil
    #expect(!board.hasImages)
    run(on: 26)
    expectEqual(UIPasteboard.general.changeCount, 0)
  }

  @Test("DEV-3: a test reads what the user's hand felt, in order")
  func feedback() {
    let simulation = run(on: 26)
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(
      simulation.feedback == [
        .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 0.5), .notification(.success), .selection,
      ])
  }

  @Test("DEV-4: an object's custom actions run by their names")
  func customActions() {
    let simulation = run(on: 26)
    let (row, owner) = (UIView(frame: .zero), ActionOwner())
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete", target: owner, selector: Selector("delete", ActionOwner.delete)),
      UIAccessibilityCustomAction(name: "Share") { action in action.name == "Archive" },
    ]
    #expect(simulation.performCustomAction(named: "Delete", of: row) && owner.deletions == 1)
    #expect(!simulation.performCustomAction(named: "Share", of: row))
    #expect(simulation.faults.isEmpty)
    #expect(!simulation.performCustomAction(named: "Move", of: row))
    expectEqual(simulation.faults.map(\.message), ["there is no custom action \"Move\"; there are \"Delete\", \"Share\""])
  }

  @Test("DEV-5: the user's settings of accessibility are told, and posts of the app are kept in order")
  func accessibility() {
    let simulation = run(on: 26)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    let listener = ActionListener()
    NotificationCenter.default.addObserver(
      listener, selector: .heard("told"), name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    simulation.isVoiceOverRunning = true
    simulation.isVoiceOverRunning = true
    simulation.isReduceMotionEnabled = true
    expectEqual(listener.notes, ["told"])
    #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isReduceMotionEnabled)
    let view = UIView(frame: .zero)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: view)
    expectEqual(simulation.accessibilityPosts.map(\.notification), [.announcement, .screenChanged])
    expectEqual(simulation.accessibilityPosts.first?.argument as? String, "Saved")
  }

  @Test("KEY-1: a key performs the action of the nearest responder that has a command for it")
  func keys() {
    let page = KeyPage()
    let stage = ActionStage(page: page)
    stage.simulation.press("f", .command)
    expectEqual(page.heard, ["search f"])
    stage.simulation.press("f")
    expectEqual(page.heard.count, 1)
    expectEqual(stage.simulation.faults.map(\.message), ["no responder in front has a key command for \"f\""])
    page.addKeyCommand(
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("search(_:)", KeyPage.search(_:))))
    stage.simulation.press(UIKeyCommand.inputEscape)
    expectEqual(page.heard.count, 2)
  }

  @Test("SGE-4: a nib makes what a test has registered, and its objects hear awakeFromNib")
  func nibs() {
    let simulation = run(on: 26)
    simulation.register(nib: "Card") { owner in [NibCard(frame: .zero)] + [owner as? UIView].compactMap { $0 } }
    let card = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? NibCard
    #expect(card?.wakes == 1 && NibCard(frame: .zero).wakes == 0)
    expectEqual(Bundle.main.loadNibNamed("Card", owner: UIView(frame: .zero))?.count, 2)
    simulation.register(storyboard: "Main") { NibPage() }
    expectEqual((UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? NibPage)?.wakes, 1)
    #expect(simulation.faults.isEmpty)
    #expect(UINib(nibName: "None", bundle: nil).instantiate(withOwner: nil).isEmpty)
    expectEqual(simulation.faults.map(\.rule), [.sge4])
  }

  @Test("SGE-4, TBL-3: a table makes the cells of a nib that it has registered")
  func cellNibs() {
    let simulation = run(on: 26)
    simulation.register(nib: "Cell") { _ in [UITableViewCell(style: .value1, reuseIdentifier: "cell")] }
    let table = UITableView(frame: .zero)
    table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    expectEqual(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier, "cell")
    #expect(simulation.faults.isEmpty)
  }

  @Test("DRW-2: an image leads to its picture and back")
  func pictures() {
    let image = UIImage(modelFill: .red, size: CGSize(width: 4, height: 2))
    #expect(image.cgImage?.width == 4 && image.cgImage?.height == 2 && UIImage().cgImage == nil)
    expectEqual(image.cgImage.map { UIImage(cgImage: $0) }, image)
  }

  @Test("DRW-8: symbols have the values of their configurations")
  func symbols() {
    run(on: 26)
    let star = UIImage(systemName: "star")
    let large = star?.withConfiguration(UIImage.SymbolConfiguration(textStyle: .title1))
    #expect(large != star && star?.isSymbolImage == true && UIImage(named: "a")?.symbolConfiguration == nil)
    let red = large?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: [.red]))
    expectEqual(red?.symbolConfiguration, UIImage.SymbolConfiguration(textStyle: .title1).applying(.init(paletteColors: [.red])))
    #expect(UIImage.SymbolConfiguration(hierarchicalColor: .red) != .init(hierarchicalColor: .blue))
    #expect(UIImage.SymbolConfiguration.preferringMulticolor() != .preferringMonochrome())
  }
}

@MainActor
private final class ActionOwner: NSObject {
  var deletions = 0

  func delete() -> Bool {
    deletions += 1
    return true
  }
}

private final class KeyPage: UIViewController {
  var heard: [String] = []

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("search(_:)", KeyPage.search(_:)))]
      + (super.keyCommands ?? [])
  }

  func search(_ command: UIKeyCommand) { heard.append("search \(command.input ?? "")") }
}

private final class NibCard: UIView {
  var wakes = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
}

private final class NibPage: UIViewController {
  var wakes = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
}
