// Lines that must not compile, each with the cases of `.ci/checks/signatures` in which it must not; in all others it must.

import UIKit

@MainActor func misuse(_ item: UIBarButtonItem, _ navigationItem: UINavigationItem, _ view: UIScrollView) {
  // Names that the minimum lacks.
  item.isSymbolAnimationEnabled = false  // fails: ios-13 ios-14 ios-15 ios-16
  _ = UIColor.systemMint  // fails: ios-13 ios-14
  _ = UIBarButtonItem.Style.prominent  // fails: ios-13 ios-14 ios-15 ios-16 ios-17 ios-18 visionos-1 visionos-2
  // Behind a gate that is too low.
  if #available(iOS 15, *) { navigationItem.style = .browser }  // fails: ios-15
  if #available(iOS 26, visionOS 26, *) { item.isPaddingRemoved = true }  // fails: ios-26 visionos-26 sdk-26
  // Behind one that holds on visionOS, which has no such name.
  if #available(iOS 26, visionOS 26, *) { item.sharesBackground = false }  // fails: visionos-26 visionos
  if #available(iOS 26, *) { navigationItem.preferredSearchBarPlacement = .integratedButton }  // fails: visionos-26 visionos
  if #available(iOS 26, *) { navigationItem.preferredSearchBarPlacement = .integrated }
  // Names of a later SDK, and of iOS alone.
  if #available(iOS 27, *) { _ = UIBarMinimizationBehavior.automatic }  // fails: sdk-26
  if #available(iOS 27.1, *) { item.axisBehavior = .horizontalOnly }  // fails: sdk-26 sdk-27.0 catalyst visionos
  #if compiler(>=6.4) && !os(visionOS)
    if #available(iOS 27, *) { item.visibilityPriority = .low }
  #endif
}

@MainActor func isBrowser(_ item: UINavigationItem, _ bar: UITabBarController) -> Bool {
  guard #available(iOS 16, *), item.style != .editor else { return false }
  bar.isTabBarHidden = true  // fails: ios-16 ios-17 visionos-1
  return item.style == .browser
}

@available(iOS 26, *)
@MainActor func badge(_ view: UIScrollView) {
  view.topEdgeEffect.style = .soft
  let badge = UIBarButtonItem.Badge.count(3)  // fails: visionos-26 visionos
  badge.font = nil  // fails: ios-26 ios-27 ios sdk-26 sdk-27.0 catalyst
}

final class Item: UIBarButtonItem {
  @available(iOS 26, *)
  override var badge: UIBarButtonItem.Badge? { nil }  // fails: ios-26 ios-27 ios sdk-26 sdk-27.0 catalyst visionos-26 visionos
}
