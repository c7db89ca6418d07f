import PelmetServer
import Testing

@Suite struct LivePageTests {
  private let page = LivePage(LivePage.Content(picture: "<p>1</p>"), run: 7)

  @Test func `every change of the content is another edition`() async {
    let first = await page.edition
    await page.show(LivePage.Content(picture: "<p>1</p>", problems: LivePage.Problems(summary: "a")))
    let second = await page.edition
    await page.show(LivePage.Content(picture: "<p>2</p>"))
    let third = await page.edition
    #expect(Set([first.version, second.version, third.version]).count == 3)
    #expect(first.pictureVersion == second.pictureVersion)
    #expect(second.pictureVersion != third.pictureVersion)
    #expect(second.content.problems.summary == "a")
  }

  @Test func `the same content again is no change`() async {
    let first = await page.edition
    await page.show(first.content)
    #expect(await page.edition == first)
  }

  @Test func `editions of another run have other names`() async {
    let other = LivePage(LivePage.Content(picture: "<p>1</p>"), run: 8)
    #expect(await page.edition.version != other.edition.version)
  }

  @Test func `whoever has an older edition is answered at once`() async {
    #expect(await page.edition(after: "", within: .seconds(100)) == page.edition)
  }

  @Test func `whoever has the newest waits for the next, and all are told`() async {
    let version = await page.edition.version
    let waiting = (1...200).map { _ in Task { await page.edition(after: version, within: .seconds(100)) } }
    while await page.waitingCount < waiting.count { await Task.yield() }
    await page.show(LivePage.Content(picture: "<p>2</p>"))
    for task in waiting { #expect(await task.value?.content.picture == "<p>2</p>") }
    #expect(await page.waitingCount == 0)
  }

  @Test func `waiting ends without news when its time is over`() async {
    #expect(await page.edition(after: page.edition.version, within: .zero) == nil)
    #expect(await page.waitingCount == 0)
  }

  @Test func `waiting ends when it is cancelled`() async {
    let version = await page.edition.version
    let task = Task { await page.edition(after: version, within: .seconds(100)) }
    while await page.waitingCount == 0 { await Task.yield() }
    task.cancel()
    #expect(await task.value == nil)
    #expect(await page.waitingCount == 0)
  }

  @Test func `nobody waits for a closed page`() async {
    let version = await page.edition.version
    let task = Task { await page.edition(after: version, within: .seconds(100)) }
    while await page.waitingCount == 0 { await Task.yield() }
    await page.close()
    #expect(await task.value == nil)
    #expect(await page.edition(after: version, within: .seconds(100)) == nil)
  }
}
