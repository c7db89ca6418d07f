public import Foundation

/// An item of a navigation bar or a toolbar (ITM-8).
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// Deprecated since iOS 8; drawn as `plain`.
    case bordered = 1
    /// The most important item. Since iOS 26 under the name `prominent`.
    case done = 2

    /// The style of the most important item, which was called `done` before iOS 26 (ITM-8).
    public static var prominent: Style { .done }
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    /// Deprecated since iOS 11.
    case pageCurl
    case close
    case writingTools
  }

  /// The bar in which an item is shown where bars stand upright (VBR-8).
  public enum AxisBehavior: Int, Sendable { case automatic, horizontalOnly, verticalPreferred }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target, action: action)
    if CurrentSimulation.device.systemVersion < systemItem.introduced {
      let version = systemItem.introduced
      CurrentSimulation.fault(.itm8, "system item \(systemItem) needs iOS \(version.major).\(version.minor)")
    }
    self.systemItem = systemItem
    hidesSharedBackground = systemItem == .flexibleSpace && CurrentSimulation.policies.initializedFlexibleSpace == .splits
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a space of `width` points. It is a plain item also when it is called on a subclass.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    space(.fixedSpace) { $0.width = width }
  }

  /// Creates a space of no width, which splits shared glass (LG-2, iOS 26).
  open class func fixedSpace() -> Self {
    fixedSpace(0)
  }

  /// Creates a space that takes the remaining width. It hides the shared background, so it splits groups (LG-2).
  open class func flexibleSpace() -> Self {
    space(.flexibleSpace) { $0.hidesSharedBackground = true }
  }

  private class func space(_ systemItem: SystemItem, configure: (UIBarButtonItem) -> Void) -> Self {
    let item = UIBarButtonItem(barButtonSystemItem: systemItem, target: nil, action: nil)
    configure(item)
    guard let item = item as? Self else { preconditionFailure("spaces are plain UIBarButtonItems") }
    return item
  }

  /// The system item that this is, if any.
  package private(set) var systemItem: SystemItem?

  @ModelUnrecorded open var style = Style.plain

  /// The width in points; 0 for the natural width.
  @ModelUnrecorded open var width: CGFloat = 0

  @ModelUnrecorded open var possibleTitles: Set<String>?

  @ModelUnrecorded open var customView: UIView?

  /// The method that a tap calls (ACT-6).
  @ModelUnrecorded open var action: Selector?

  /// The object whose method it is, which is not kept; `nil` for the responder chain (ACT-4).
  open weak var target: AnyObject?

  private var storedPrimaryAction: UIAction?

  /// The action of a tap. It replaces target and action, and provides title and image unless this is a system item (ITM-8).
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set {
      guard permits("primaryAction") else { return }
      storedPrimaryAction = newValue
      guard let newValue, systemItem == nil else { return }
      if !newValue.title.isEmpty { title = newValue.title }
      if let image = newValue.image { self.image = image }
    }
  }

  /// The menu that a tap opens, or a long press if there is an action (MNU-6, iOS 14). Copied when set: change the menu first (MNU-3).
  open var menu: UIMenu? {
    get { ownMenu }
    set { if permits("menu") { ownMenu = newValue?.copied() } }
  }

  private var ownMenu: UIMenu?

  /// The element that stands for the item in an overflow menu, where a custom view without one does not appear (OVF-2, iOS 16).
  @ModelUnrecorded open var menuRepresentation: UIMenuElement?

  /// Whether a tap toggles `isSelected` (ITM-8, iOS 15).
  @ModelUnrecorded open var changesSelectionAsPrimaryAction = false

  @ModelUnrecorded open var isSelected = false

  @ModelUnrecorded open var isHidden = false

  /// The colour of a plain item's symbol, and on iOS 26 of a prominent item's glass (LG-3). `nil` for the bar's tint (ITM-12).
  open var tintColor: UIColor? {
    get { ownTintColor }
    set { setTint(\.ownTintColor, to: newValue) { $0.tintColor = $1 } }
  }

  private var ownTintColor: UIColor?

  /// Whether changes of a symbol image are animated.
  @ModelUnrecorded open var isSymbolAnimationEnabled = true

  /// The group that the item is in; never more than one (ITM-6).
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// Creates a group with this item alone.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  // MARK: Glass (iOS 26)

  /// Whether the item has no glass (LG-2).
  @ModelUnrecorded open var hidesSharedBackground = false

  /// Whether the item shares its neighbours' glass (LG-2).
  @ModelUnrecorded open var sharesBackground = true

  /// An identifier that matches items across transitions (LG-3).
  @ModelUnrecorded open var identifier: String?

  private var ownBadge: Badge?

  /// The badge that the item shows. As in UIKit, subclasses do not override it (LG-3, iOS 26).
  public var badge: Badge? {
    get { ownBadge }
    set { if permits("badge") { ownBadge = newValue } }
  }

  /// Whether the glass of the item has no padding beside the label (GLS-3, iOS 27).
  @ModelUnrecorded open var isPaddingRemoved = false

  /// The priority of the item if a bar has no space for all: higher ones stay longer (LG-8, iOS 27).
  @ModelUnrecorded open var visibilityPriority = UIBarButtonItemVisibilityPriority.standard

  /// The bar for the item where bars stand upright: the column or the horizontal bar (VBR-8, iOS 27.1).
  @ModelUnrecorded open var axisBehavior = AxisBehavior.automatic

  // MARK: Legacy properties

  private var backgroundImages = LegacyTable<AxisPair<ItemStyleAxis, AxisPair<UIControl.State, UIBarMetrics>>, UIImage>()
  private var backButtonBackgroundImages = LegacyTable<AxisPair<UIControl.State, UIBarMetrics>, UIImage>()
  private var backgroundVerticalPositionAdjustments = LegacyTable<UIBarMetrics, CGFloat>()
  private var titlePositionAdjustments = LegacyTable<UIBarMetrics, UIOffset>()
  private var backButtonTitlePositionAdjustments = LegacyTable<UIBarMetrics, UIOffset>()
  private var backButtonBackgroundVerticalPositionAdjustments = LegacyTable<UIBarMetrics, CGFloat>()

  /// Sets the background image for items of any style.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    set(\.backgroundImages[axis(nil, state, barMetrics)], to: backgroundImage) {
      $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[axis(nil, state, barMetrics)]
  }

  /// Sets the background image for a style, which must be the item's own; another is a fault and has no effect (ITM-11). On a proxy it
  /// applies to items of that style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    guard style == self.style || settingLog.rules != nil else {
      return CurrentSimulation.fault(.itm11, "background image for style \(style) on an item of style \(self.style)")
    }
    set(\.backgroundImages[axis(style, state, barMetrics)], to: backgroundImage) {
      if $0.style == style { $0.setBackgroundImage($1, for: state, style: style, barMetrics: barMetrics) }
    }
  }

  /// The image that an item of this style uses: the style's, or else the one for any style (ITM-11).
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[axis(style, state, barMetrics)]
  }

  private func axis(
    _ style: Style?, _ state: UIControl.State, _ metrics: UIBarMetrics
  ) -> AxisPair<ItemStyleAxis, AxisPair<UIControl.State, UIBarMetrics>> {
    AxisPair(first: ItemStyleAxis(style: style), second: AxisPair(first: state, second: metrics))
  }

  /// - Parameter adjustment: In points, downwards.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    set(\.backgroundVerticalPositionAdjustments[barMetrics], to: adjustment) {
      $0.setBackgroundVerticalPositionAdjustment($1, for: barMetrics)
    }
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundVerticalPositionAdjustments[barMetrics] ?? 0
  }

  /// Sets the offset of the title of bordered buttons, in points (ITM-10).
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    set(\.titlePositionAdjustments[barMetrics], to: adjustment) { $0.setTitlePositionAdjustment($1, for: barMetrics) }
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titlePositionAdjustments[barMetrics] ?? .zero
  }

  open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    set(\.backButtonBackgroundImages[AxisPair(first: state, second: barMetrics)], to: backgroundImage) {
      $0.setBackButtonBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
  }

  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backButtonBackgroundImages[AxisPair(first: state, second: barMetrics)]
  }

  /// Sets the offset of a back button's title, in points (ITM-10).
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    set(\.backButtonTitlePositionAdjustments[barMetrics], to: adjustment) {
      $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics)
    }
  }

  /// The adjustment that a back button in a bar with these metrics uses (ITM-10).
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backButtonTitlePositionAdjustments[barMetrics] ?? .zero
  }

  /// - Parameter adjustment: In points, downwards.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    set(\.backButtonBackgroundVerticalPositionAdjustments[barMetrics], to: adjustment) {
      $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: barMetrics)
    }
  }

  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backButtonBackgroundVerticalPositionAdjustments[barMetrics] ?? 0
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title that the system gives the item, in English; `nil` for a space, and for one that has only an image (ITM-8).
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The first system that has the item (ITM-8).
  var introduced: Device.Release {
    switch self {
    case .undo, .redo: 3
    case .pageCurl: 4
    case .close: 13
    case .writingTools: Device.Release(18, 2)
    default: 2
    }
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
