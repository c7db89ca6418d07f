import PelmetServer
import Testing

@Suite struct LiveScriptTests {
  private func edition(_ picture: String, problems: LivePage.Problems = LivePage.Problems()) async -> LivePage.Edition {
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
    let problems = LivePage.Problems(
      summary: "1 error", findings: ["a.theme.json:1:1: error: '</script><b>\"' …\n"], areErrors: true)
    let news = LiveScript.news(await edition("", problems: problems))
    #expect(
      news == #"{"picture":"7-0","problems":{"areErrors":true,"#
        + #""findings":["a.theme.json:1:1: error: '</script><b>\"' …\n"],"summary":"1 error"},"version":"7-0"}"#)
  }
}
