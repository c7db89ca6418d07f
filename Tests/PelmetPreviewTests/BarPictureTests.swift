import ModelCore
import Testing

@testable import PelmetPreview

@MainActor
@Suite struct BarPictureTests {
  private func bar(title: String) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let item = UINavigationItem(title: title)
    item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    bar.items = [item]
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 16 / 255, green: 19 / 255, blue: 26 / 255, alpha: 1)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = appearance
    return bar
  }

  @Test func showsBackgroundTitleAndItems() {
    Simulation(device: .iPhone).asCurrent {
      let svg = BarPicture.svg(bar(title: "Inbox"))
      #expect(svg.contains("<rect y=\"0\" width=\"375\" height=\"44\" fill=\"rgb(16 19 26)\"/>"))
      #expect(svg.contains("fill=\"rgb(255 255 255)\">Inbox</text>"))
      #expect(svg.contains(">Done</text>"))
    }
  }

  @Test func escapesTitles() {
    Simulation(device: .iPhone).asCurrent {
      let svg = BarPicture.svg(bar(title: "<script>\"&'\u{1}"))
      #expect(svg.contains("&lt;script&gt;&quot;&amp;&#39;\u{FFFD}"))
      #expect(!svg.contains("<script>"))
    }
  }

  @Test func resolvesColoursForTheTraitsAskedFor() {
    Simulation(device: .iPhone).asCurrent {
      let bar = bar(title: "Inbox")
      bar.standardAppearance.backgroundColor = .systemBackground
      #expect(BarPicture.svg(bar, traits: UITraitCollection(userInterfaceStyle: .light)).contains("fill=\"rgb(255 255 255)\""))
      #expect(BarPicture.svg(bar, traits: UITraitCollection(userInterfaceStyle: .dark)).contains("fill=\"rgb(0 0 0)\""))
    }
  }

  @Test func showsTheSelectedTabInItsColour() {
    Simulation(device: .iPhone).asCurrent {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      let items = [UITabBarItem(title: "Home", image: nil, tag: 0), UITabBarItem(title: "Search", image: nil, tag: 1)]
      bar.items = items
      bar.selectedItem = items[1]
      bar.tintColor = .red
      let svg = BarPicture.svg(bar)
      #expect(svg.contains("fill=\"rgb(255 0 0)\">Search</text>"))
      #expect(!svg.contains("fill=\"rgb(255 0 0)\">Home</text>"))
    }
  }

  @Test func showsBadgesInTheirColours() {
    Simulation(device: .iPhone).asCurrent {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      let item = UITabBarItem(title: "Updates", image: nil, tag: 0)
      item.badgeValue = "3"
      bar.items = [item]
      bar.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .green
      #expect(BarPicture.svg(bar).contains("r=\"9\" fill=\"rgb(0 255 0)\"/>"))
      #expect(BarPicture.svg(bar).contains("fill=\"rgb(255 255 255)\">3</text>"))
      item.badgeColor = .blue
      #expect(BarPicture.svg(bar).contains("r=\"9\" fill=\"rgb(0 0 255)\"/>"))
    }
  }

  @Test func showsAToolbarAtItsWidth() {
    Simulation(device: .iPhone).asCurrent {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      bar.items = [
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
      ]
      bar.tintColor = .red
      // The item is 52 points wide, and 16 from the edge; in half the width its text would go beyond the edge.
      #expect(BarPicture.svg(bar, width: 400).contains("x=\"358\" y=\"28\""))
      #expect(!BarPicture.svg(bar, width: 200).contains("x=\"179\" y=\"28\""))
      #expect(BarPicture.svg(bar, width: 200).contains("fill=\"rgb(255 0 0)\">Share</text>"))
    }
  }

  @Test func namesFontsOfTitles() {
    Simulation(device: .iPhone).asCurrent {
      let bar = bar(title: "Inbox")
      bar.standardAppearance.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 19, weight: .heavy)
      #expect(
        BarPicture.svg(bar).contains("<text x=\"187.5\" y=\"28\" text-anchor=\"middle\" font-size=\"19\" font-weight=\"800\""))
    }
  }
}
