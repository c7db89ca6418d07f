import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// The content policy of a page is where its browser looks for it.
@Suite struct HTMLDocumentTests {
  private func page(script: String? = "\"use strict\";\n", _ delivery: HTMLDocument.Delivery) -> String {
    HTMLDocument(title: "a", style: "p { }\n", body: "<p>b</p>\n", script: script, delivery: delivery).text
  }

  @Test func `a file has its policy in itself, and runs its scripts`() {
    let page = page(.file)
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "))
    #expect(page.contains("; script-src 'unsafe-inline'\">\n<title>a</title>"))
    #expect(page.hasSuffix("<p>b</p>\n<script>\n\"use strict\";\n</script>\n</body>\n</html>\n"))
  }

  @Test func `a file without scripts runs none`() {
    #expect(!page(script: nil, .file).contains("script"))
  }

  @Test func `a page for a server leaves the policy to it, and its script has the nonce`() {
    let page = page(.server(nonce: "n7"))
    #expect(!page.contains("http-equiv"))
    #expect(page.contains("<script nonce=\"n7\">\n\"use strict\";\n</script>\n</body>"))
    #expect(
      HTMLDocument.headerPolicy(nonce: "n7").hasPrefix("default-src 'none'; script-src 'self' 'nonce-n7'; connect-src 'self'; "))
  }

  @Test func `what differs between the two is policy and nonce`() {
    let served = page(.server(nonce: "n7")).replacing(" nonce=\"n7\"", with: "")
    let file = page(.file).split(separator: "\n").filter { !$0.contains("http-equiv") }
    expectEqual(served.split(separator: "\n"), file)
  }
}
