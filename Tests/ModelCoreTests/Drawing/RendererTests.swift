import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// DRW-10: images that an app draws.
@MainActor
struct RendererTests {
  private let size = CGSize(width: 2, height: 1)

  @Test("DRW-10: a fill of the whole image is an image of that colour, and nothing a clear one")
  func wholeFill() {
    run(on: 26)
    let whole = CGRect(origin: .zero, size: size)
    let red = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(whole)
    }
    expectEqual(red, UIImage(modelFill: .red, size: size))
    let black = UIGraphicsImageRenderer(size: size).image { _ in UIRectFill(whole) }
    expectEqual(black, UIImage(modelFill: .black, size: size))
    let clear = UIGraphicsImageRenderer(size: size).image { _ in UIColor.red.setFill() }
    expectEqual(clear, UIImage(modelFill: .clear, size: size))
  }

  @Test("DRW-10: an image that is drawn while another is drawn has its own fills")
  func nested() {
    run(on: 26)
    let whole = CGRect(origin: .zero, size: size)
    let outer = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      _ = UIGraphicsImageRenderer(size: size).image { _ in UIColor.blue.setFill() }
      context.fill(whole)
    }
    expectEqual(outer, UIImage(modelFill: .red, size: size))
  }

  @Test("DRW-10: other drawings are equal if their fills are, and a colour that is set outside of one changes none")
  func otherFills() {
    run(on: 26)
    UIColor.blue.set()
    func drawn(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        color.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
    }
    expectEqual(drawn(.red), drawn(.red))
    #expect(drawn(.red) != drawn(.green))
    expectEqual(drawn(.red).size, size)
  }
}
