internal import PelmetDiagnostics

extension Explanation {
  /// The rules that look at the screens of an app on a device whose bars stand upright at an edge.
  static let verticalBars = [flippingVerticalBar, paneItemsNotForwarded, verticalOptOutNotForwarded, willVanishVertical]

  /// The end of every page.
  private static let finding = """
    An app's tests find this, with `simulation.audit(theme:)` on the app's own containers in ModelCore. `pelmet validate` sees theme files \
    alone and never reports it.
    """

  private static let flippingVerticalBar = Explanation(
    .flippingVerticalBar, title: "Bars turn while people navigate",
    text: """
      On a foldable device, bars stand upright at an edge unless the controller that decides answers `disabled` for \
      `preferredVerticalBarBehavior` (VBR-3). The top controller of a stack decides (VBR-4). Where two controllers of a stack answer \
      differently, a push turns all bars, moves the status bar and resizes the content, and going back does it again. Apple asks for a \
      choice that stays.

      ```swift
      final class PhotoViewController: UIViewController {
        override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
      }
      ```

      Answer the same everywhere in a stack, for example in its navigation controller:

      ```swift
      final class PhotosNavigationController: UINavigationController {
        override var childForPreferredVerticalBarBehavior: UIViewController? { nil }
        override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
      }
      ```

      To hide the bars of one screen, hide them: `setNavigationBarHidden(true, animated: true)`. The finding is at the later controller.

      \(finding)
      """)

  private static let paneItemsNotForwarded = Explanation(
    .paneItemsNotForwarded, title: "The bar items of a pane are not shown",
    text: """
      A `UIArrangementViewController` puts two controllers beside each other. The navigation bar shows the items of its top controller, \
      which is the arrangement view controller; those of the controllers in it are shown nowhere (FLD-5).

      ```swift
      list.navigationItem.rightBarButtonItem = addItem
      arrangement.setViewController(list, for: .primary)
      navigationController.pushViewController(arrangement, animated: true)
      ```

      Forward the items of the panes that are in the window, in a subclass:

      ```swift
      final class MailViewController: UIArrangementViewController {
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let panes = [viewController(for: .primary), viewController(for: .secondary)].compactMap { $0 }
          navigationItem.rightBarButtonItems = panes.filter { $0.parent === self }.flatMap { $0.navigationItem.rightBarButtonItems ?? [] }
        }
      }
      ```

      \(finding)
      """)

  private static let verticalOptOutNotForwarded = Explanation(
    .verticalOptOutNotForwarded, title: "A container keeps its children's answer about vertical bars to itself",
    text: """
      UIKit asks the root controller whether bars may stand upright, and goes on to the controller that \
      `childForPreferredVerticalBarBehavior` names (VBR-4). A navigation controller names its top controller, a tab bar controller the \
      selected one. A split view controller and an app's own containers name none, so that they decide themselves, and an answer further \
      down is never asked for.

      ```swift
      final class DrawerController: UIViewController {
        let content = PlayerViewController()  // answers .disabled
      }
      ```

      Name the child:

      ```swift
      final class DrawerController: UIViewController {
        let content = PlayerViewController()
        override var childForPreferredVerticalBarBehavior: UIViewController? { content }
      }
      ```

      An arrangement view controller was seen to ignore what its panes answer even if it names them (FLD-5): let it answer itself, with \
      `preferredVerticalBarBehavior`. There is one finding for each container.

      \(finding)
      """)

  private static let willVanishVertical = Explanation(
    .willVanishVertical, title: "An item is shown nowhere on a foldable device",
    text: """
      Where bars stand upright, items with an image move to the column at the edge. Items with a text alone, custom views, and items that \
      are `horizontalOnly` do not: they are shown in the horizontal bar at the top, or nowhere if there is none (VBR-8). A toolkit that \
      draws its own title hides the navigation bar, and its buttons in the toolbar are gone when the device is closed.

      ```swift
      navigationController.setNavigationBarHidden(true, animated: false)
      controller.toolbarItems = [UIBarButtonItem(customView: backButton)]
      ```

      Give the item an image:

      ```swift
      controller.toolbarItems = [UIBarButtonItem(image: UIImage(systemName: "chevron.backward"), primaryAction: goBack)]
      ```

      Or let it stand in the column as it is:

      ```swift
      let item = UIBarButtonItem(customView: backButton)
      item.axisBehavior = .verticalPreferred
      controller.toolbarItems = [item]
      ```

      The finding says in which postures the item is lost. The report that it comes from is flutter/flutter#193038: back buttons of an app \
      with its own bar did not move to the side.

      \(finding)
      """)
}
