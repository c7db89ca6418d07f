import CompanyStyle
import Pelmet
import Testing

struct CompanyStyleTests {
  @Test func anAbstractBaseIsNoThemeOfItsOwn() {
    #expect(CompanyStyleThemes.all.isEmpty)
  }
}
