#if Rewrite
  import Foundation
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// The ways in which apps declare several themes, beside those of the shapes.
  @Suite("Instances of themes")
  struct ThemeInstanceTests {
    private func imported(_ text: String) throws -> ThemeImport {
      try #require(
        withLargeStack { ThemeImport(of: [ImportedFile(path: "Themes.swift", bytes: Array("import UIKit\n\(text)".utf8))]) })
    }

    @Test("static constants of a type, of which a variable has the current one")
    func constants() throws {
      let result = try imported(
        """
        final class Look {
          let tint: UIColor
          init(tint: UIColor) { self.tint = tint }
          static let brightLook = Look(tint: .red)
          static let darkLook = Look(tint: .blue)
          static var current: Look = Look.brightLook
        }
        func setUpBars() { UINavigationBar.appearance().tintColor = Look.current.tint }
        """)
      #expect(result.themes.map(\.name) == ["bright", "dark"])
      #expect(result.themes.map { $0.text.contains("#FF0000") } == [true, false])
      #expect(result.themes.map { $0.text.contains("#0000FF") } == [false, true])
    }

    @Test("names beyond ASCII become names that files can have")
    func names() throws {
      let result = try imported(
        """
        enum Look { case hell, dünkel; var tint: UIColor { self == .hell ? .red : .blue } }
        final class Settings { static var look = Look.hell }
        func setUpBars() { UINavigationBar.appearance().barTintColor = Settings.look.tint }
        """)
      #expect(result.themes.map(\.name) == ["hell", "dunkel"])
    }

    @Test("colours and screens keep the letters that are not of ASCII, in those that are")
    func letters() throws {
      let result = try imported(
        "extension UIColor { static let blågrøn = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue } }\n"
          + "class GrößeController: UIViewController { override func viewDidLoad() { navigationController?.navigationBar.tintColor = .blågrøn } }\n"
          + "class 设置Controller: UIViewController { override func viewDidLoad() { navigationController?.navigationBar.tintColor = .blågrøn } }"
      )
      let text = try #require(result.themes.first).text
      #expect(text.contains("\"tintColor\": \"{blagron}\""))
      #expect(text.contains("\"grosse\": {"))
      #expect(text.contains("\"u8BBEu7F6E\": {"))
    }

    @Test("branches for other systems are left out, in Swift and in Objective-C")
    func systems() throws {
      let swift =
        "func f() {\n#if !os(tvOS)\nUIToolbar.appearance().barTintColor = .red\n#else\nUIToolbar.appearance().barTintColor = .blue\n#endif\n}"
      let objectiveC =
        "@implementation A\n+ (void)f {\n#if TARGET_OS_TV\nUINavigationBar.appearance.barTintColor = [UIColor blueColor];\n#else\n"
        + "UINavigationBar.appearance.barTintColor = [UIColor redColor];\n#endif\n}\n@end"
      let files = [("A.m", objectiveC), ("B.swift", swift)].map { ImportedFile(path: $0.0, bytes: Array($0.1.utf8)) }
      let result = try #require(withLargeStack { ThemeImport(of: files) })
      #expect(result.notFollowed.isEmpty)
      #expect(try #require(result.themes.first).text.components(separatedBy: "#FF0000").count == 3)
      #expect(try !#require(result.themes.first).text.contains("#0000FF"))
    }
  }
#endif
