import PelmetServer
import Testing

@Suite struct LiveScriptTests {
  private func edition(_ picture: String, problems: String = "") async -> LivePage.Edition {
    await LivePage(LivePage.Content(picture: picture, problems: problems), run: 7).edition
  }

  @Test func `the served page has the script, once, and is otherwise the picture`() async {
    let picture = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<title>a</title>\n</head>\n<body>b</body>\n</html>\n"
    let page = LiveScript.page(await edition(picture))
    let script = "<script src=\"/live.js\" data-picture=\"7-0\" defer></script>\n"
    #expect(page.contains("</title>\n\(script)</head>"))
    #expect(page.replacing(script, with: "") == picture)
  }

  @Test func `the page before the first picture has it, too`() async {
    #expect(LiveScript.page(await edition(LiveScript.emptyPage)).contains("<script src=\"/live.js\""))
  }

  @Test func `problems are sent as text`() async {
    let news = LiveScript.news(await edition("", problems: "a.theme.json:1:1: error: '</script><b>\"' …\n"))
    #expect(
      news == #"{"picture":"7-0","problems":"a.theme.json:1:1: error: '</script><b>\"' …\n","version":"7-0"}"#)
  }
}
