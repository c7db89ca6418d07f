import PelmetServer
import Testing

@Suite struct PageRequestTests {
  private func answer(
    _ method: String = "GET", _ target: String = "/", host: String? = "127.0.0.1:8080", origin: String? = nil,
    length: String? = nil,
    coding: String? = nil
  ) -> PageRequest.Answer {
    PageRequest(method, target, .init(host: host, origin: origin, contentLength: length, transferEncoding: coding)).answer
  }

  @Test(
    arguments: [
      ("/", .page), ("/?x", .page), ("/live.js", .script), ("/live?after=7-1", .news(after: "7-1")), ("/live", .news(after: "")),
    ]
      as [(String, PageRequest.Answer)])
  func `three paths have an answer`(target: String, expected: PageRequest.Answer) {
    #expect(answer("GET", target) == expected)
  }

  @Test(
    arguments: [
      "", "/x", "//", "/../", "/..%2f", "/live/", "/live.js/..", "/%6cive", "/etc/passwd", "../../etc/passwd",
      "http://evil.example/",
      "http://127.0.0.1:8080/", "*", "/themes/a.theme.json", "/favicon.ico",
    ])
  func `no other path has one`(target: String) {
    #expect(answer("GET", target) == .refusal(404, "Not Found"))
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.1:1", "localhost:8080", "LOCALHOST", "[::1]:8080", "[::1]"])
  func `this machine's names are answered`(host: String) {
    #expect(answer(host: host) == .page)
  }

  @Test(
    arguments: [
      nil, "", "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example:8080",
      "localhost@evil.example",
      "127.0.0.1:80@evil.example", "evil.example:127.0.0.1", "192.168.0.2:8080", "0.0.0.0:8080", "[::1", "[::1]x",
      "localhost:8080, evil.example", " localhost",
    ])
  func `no other name is answered`(host: String?) {
    #expect(answer(host: host) == .refusal(403, "Forbidden"))
  }

  @Test func `a page of another origin gets no answer`() {
    #expect(answer(origin: "http://127.0.0.1:8080") == .page)
    for origin in ["http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:9090", "null", ""] {
      #expect(answer(origin: origin) == .refusal(403, "Forbidden"), "\(origin)")
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", ""])
  func `nothing but GET is answered`(method: String) {
    #expect(answer(method) == .refusal(405, "Method Not Allowed"))
  }

  @Test func `a body over the limit is refused, whoever sends it`() {
    #expect(answer(length: "0") == .page)
    #expect(answer(length: "\(PageRequest.bodyLimit)") == .page)
    for length in ["\(PageRequest.bodyLimit + 1)", "99999999999999999999999", "1e9", "x"] {
      #expect(answer("POST", length: length) == .refusal(413, "Content Too Large"))
    }
    #expect(answer(coding: "chunked") == .refusal(411, "Length Required"))
  }
}
