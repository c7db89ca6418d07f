import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// LG-3, LG-9: the colours of prominent and of disabled items on glass.
@MainActor
struct ItemColorsOnGlassTests {
  private typealias System = GlassDrawingTests.System

  /// An item with an image and a title, in a bar without a tint.
  private func shown(_ configure: (UIBarButtonItem) -> Void) throws -> ModelItem {
    let image = UIImage(modelName: "image", size: CGSize(width: 10, height: 10))
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    configure(item)
    let top = UINavigationItem(title: "A")
    top.rightBarButtonItem = item
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [top]
    return try #require(bar.modelBar.trailingItems.first)
  }

  @Test("LG-3: the tint of a prominent item fills its glass, and its image and title are white", arguments: [26, 27])
  func prominent(version: Device.Release) throws {
    System(version: version).run()
    let item = try shown {
      $0.style = .done
      $0.tintColor = .yellow
    }
    expectEqual(item.glassColor, .yellow)
    expectEqual(item.imageColor, .white)
    expectEqual(item.titleColor, .white)
  }

  @Test("LG-3: a title colour that the app writes stays on a prominent item")
  func prominentWithTitleColor() throws {
    System(version: 27).run()
    let item = try shown {
      $0.style = .done
      $0.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    }
    expectEqual(item.titleColor, .black)
    expectEqual(item.imageColor, .white)
  }

  @Test("LG-9: from iOS 27 on, disabled items lose their tint")
  func disabled() throws {
    for isProminent in [false, true] {
      for (version, isDimmed) in [(Device.Release(18), false), (26, false), (27, true)] {
        System(version: version).run()
        let item = try shown {
          $0.style = isProminent ? .done : .plain
          $0.tintColor = .yellow
          $0.isEnabled = false
        }
        let isFilled = isProminent && version >= 26
        expectEqual(item.imageColor, isFilled ? .white : isDimmed ? .tertiaryLabel : .yellow, "\(version)")
        expectEqual(item.titleColor, item.imageColor, "\(version)")
        expectEqual(item.glassColor, isFilled ? isDimmed ? .systemGray4 : .yellow : nil, "\(version)")
      }
    }
  }

  @Test("LG-9: a colour for the disabled state that the app writes stays")
  func disabledWithTitleColor() throws {
    System(version: 27).run()
    let item = try shown {
      $0.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
      $0.isEnabled = false
    }
    expectEqual(item.titleColor, .brown)
    expectEqual(item.imageColor, .tertiaryLabel)
  }
}
