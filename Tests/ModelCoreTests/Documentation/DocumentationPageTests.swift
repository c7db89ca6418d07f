import PelmetTestSupport
import Testing

struct DocumentationPageTests {
  private let text = """
    # Title

    <!-- order: push -->
    | a |
    |---|

    <!-- A.swift#one -->
    ```swift
    let a = 1
    ```

    ```swift
    let b = 2
    ```

    <!-- order: pop -->

    Text.
    """

  @Test func findsBlocks() {
    let page = DocumentationPage(text)
    expectEqual(page.blocks.map(\.source), ["order: push", "A.swift#one", "order: pop"])
    expectEqual(page.blocks.map(\.text), ["| a |\n|---|", "let a = 1", ""])
    expectEqual(page.unexplainedCode, [11])
    expectEqual(page.text, text)
  }

  @Test func replacesBlocks() {
    var page = DocumentationPage(text)
    for (block, new) in zip(page.blocks, ["| b |", "let c = 3\nlet d = 4", "| e |"]).reversed() {
      page.replace(block, with: new)
    }
    expectEqual(page.blocks.map(\.text), ["| b |", "let c = 3\nlet d = 4", "| e |"])
    #expect(page.text.hasSuffix("<!-- order: pop -->\n| e |\n\nText."))
  }

  @Test func cutsSnippetsOut() {
    let file = """
      struct A {
        // begin: all
        func a() {
          // begin: inner
          b()

          c()
          // end: inner
        }
        // end: all
      }
      """
    expectEqual(Snippet.part("inner", of: file), "b()\n\nc()")
    expectEqual(Snippet.part("all", of: file), "func a() {\n  b()\n\n  c()\n}")
    #expect(Snippet.part("none", of: file) == nil)
  }
}
