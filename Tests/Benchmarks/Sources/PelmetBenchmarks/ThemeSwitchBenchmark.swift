import Foundation
import ModelCore
import Pelmet
import PelmetUIKit

/// One theme after another on a window with twenty bars: each says what the one before did not say, so that much is taken back.
@MainActor
enum ThemeSwitchBenchmark {
  private static let name = "theme switch"

  static func report(_ isWanted: (String) -> Bool) {
    guard isWanted(name) else { return }
    let simulation = Simulation()
    let window = window(bars: 20)
    simulation.settle()
    let themes = (0..<10).map(theme)
    run(themes, on: window, times: 100)
    let before = PeakMemory.kilobytes
    let time = ContinuousClock().measure { run(themes, on: window, times: 1000) }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    print(name, "\(Int(seconds * 1000)) us each, peak \(before) kB, \(PeakMemory.kilobytes) kB after 1,000 more", separator: "\t")
  }

  private static func run(_ themes: [Theme], on window: UIWindow, times: Int) {
    for index in 0..<times { themes[index % 10].apply(to: window) }
  }

  private static func window(bars: Int) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tabBarController = UITabBarController()
    tabBarController.viewControllers = (0..<(bars / 4)).map { number in
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "\(number)", style: .plain, target: nil, action: nil)
      return UINavigationController(rootViewController: controller)
    }
    window.rootViewController = tabBarController
    window.isHidden = false
    for number in 0..<(bars / 2 - 1) { window.addSubview(number % 2 == 0 ? UISearchBar() : UINavigationBar()) }
    return window
  }

  private static func theme(_ number: Int) -> Theme {
    let color = Theme.Color.adaptive(light: .rgb(UInt32(number + 1) * 0x111111), dark: .rgb(UInt32(number + 1) * 0x011101))
    let text = Theme.TextAttributes(foregroundColor: color, font: Theme.Font(size: 17, weight: .semibold))
    let buttons = Theme.BarButtonItemAppearance(normal: Theme.BarButtonItemStateAppearance(titleTextAttributes: text))
    let slot = Theme.NavigationBarAppearance(
      background: .opaque, backgroundColor: color, titleTextAttributes: text, buttonAppearance: buttons)
    let item = Theme.TabBarItemAppearance(selected: Theme.TabBarItemStateAppearance(titleTextAttributes: text, iconColor: color))
    let isEven = number % 2 == 0
    return Theme(
      name: "theme\(number)",
      table: Theme.Table(
        Theme.Style(
          window: Theme.WindowStyle(tintColor: color),
          navigationBar: Theme.NavigationBarStyle(
            prefersLargeTitles: isEven, tintColor: isEven ? color : nil, standardAppearance: slot,
            compactAppearance: isEven ? nil : slot, scrollEdgeAppearance: slot),
          tabBar: Theme.TabBarStyle(
            tintColor: color,
            standardAppearance: Theme.TabBarAppearance(
              background: .opaque, backgroundColor: color, stackedLayoutAppearance: item, inlineLayoutAppearance: item)),
          barButtonItem: isEven ? Theme.BarButtonItemStyle(tintColor: color) : nil,
          searchBar: Theme.SearchBarStyle(tintColor: color, barTintColor: isEven ? nil : color))))
  }
}
