import Foundation
import Testing

/// The public interface of each product is recorded, so that a change of it is seen and meant.
///
/// `make api` records it, and fails, so that recording cannot pass by accident.
struct APIListTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/api")
  private static let modules = [
    "ModelCore", "Pelmet", "PelmetCapture", "PelmetPreview", "PelmetTesting", "PelmetUIKit", "PelmetXCTest", "SystemThemes",
  ]

  // Compilers before spell some declarations otherwise, and other systems have UIKit in ModelCore's place.
  #if os(Linux) && compiler(>=6.3)
    @Test(arguments: modules)
    func isAsRecorded(module: String) throws {
      let list = try APIList(SymbolGraph(of: module)).text
      let file = Self.folder.appending(path: "\(module).txt")
      let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      guard list != recorded else { return }
      if ProcessInfo.processInfo.environment["RECORD"] != nil { try list.write(to: file, atomically: true, encoding: .utf8) }
      let changes = list.split(separator: "\n").difference(from: recorded.split(separator: "\n")).map { change in
        switch change {
        case .insert(_, let line, _): "+ \(line)"
        case .remove(_, let line, _): "- \(line)"
        }
      }
      Issue.record("the public interface of \(module) has changed; `make api` records it:\n\(changes.joined(separator: "\n"))")
    }
  #endif

  /// A list has more than names: types and labels, who may override, what may be set or left out.
  @Test(arguments: [
    ("ModelCore", "@MainActor open class UINavigationBar: UIView, UIBarPositioning"),
    ("ModelCore", "  @MainActor open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)"),
    ("ModelCore", "  @MainActor open var prefersLargeTitles: Bool"),
    ("ModelCore", "  @MainActor open var topItem: UINavigationItem? { get }"),
    ("ModelCore", "  optional @MainActor func applicationDidBecomeActive(_ application: UIApplication)"),
    ("ModelCore", "  requirement @MainActor var barPosition: UIBarPosition { get }"), ("Pelmet", "  var isTranslucent: Bool?"),
    ("Pelmet", "  init(top: Double, left: Double, bottom: Double, right: Double)"),
    ("PelmetUIKit", "  @MainActor func apply(to window: UIWindow, contexts: ThemeContexts? = nil)"),
  ])
  func says(module: String, line: String) throws {
    let list = try String(contentsOf: Self.folder.appending(path: "\(module).txt"), encoding: .utf8)
    #expect(list.split(separator: "\n").contains(line[...]))
  }

  /// Boxes and tuples are no interface to keep: a box is how a value is stored, and a tuple can never get a member.
  @Test(arguments: modules)
  func hasNoBoxesAndNoListsOfTuples(module: String) throws {
    let list = try String(contentsOf: Self.folder.appending(path: "\(module).txt"), encoding: .utf8)
    for line in list.split(separator: "\n") {
      // The box around a path has its name from Core Graphics.
      #expect(!line.replacing("boundingBox", with: "").contains(#/Box(ed)?\b|Optional</#), "\(line)")
      #expect(!line.contains(#/\[\(\w+: /#), "\(line)")
    }
  }
}
