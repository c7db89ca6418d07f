import ModelCore
import PelmetTestSupport
import Testing

struct ShadowTests {
  @Test func shadowsAreEqualByValueAndCopied() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    let copy = try #require(shadow.copy() as? NSShadow)
    expectEqual(copy, shadow)
    expectEqual(copy.hash, shadow.hash)
    copy.shadowColor = UIColor.green
    #expect(copy != shadow)
  }
}
