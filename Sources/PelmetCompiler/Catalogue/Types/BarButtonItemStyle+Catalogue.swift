internal import Pelmet

extension Theme.BarButtonItemStyle: Catalogued {
  static let title = "UIBarButtonItem"
  static let summary = "The look of bar button items."
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "tintColor", none: .noColor, "Title and template image; beats the bar's tint (ITM-12)."),
    Property(
      \.titleTextAttributes, "titleTextAttributes",
      "Title attributes by state; a state without its own takes the normal one's (ITM-11)."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "Legacy background by state, item style and metrics (ITM-11)."),
    Property(\.backgroundVerticalPositionAdjustment, "backgroundVerticalPositionAdjustment", "Moves the background, in points."),
    Property(\.titlePositionAdjustment, "titlePositionAdjustment", "Moves the title, in points (ITM-10)."),
    Property(
      \.backButtonBackgroundImage, "backButtonBackgroundImage", none: .empty,
      "Legacy background of back buttons; removes the chevron (PRX-8)."),
    Property(
      \.backButtonTitlePositionAdjustment, "backButtonTitlePositionAdjustment",
      "Moves the title of back buttons, in points (ITM-10)."),
    Property(
      \.backButtonBackgroundVerticalPositionAdjustment, "backButtonBackgroundVerticalPositionAdjustment",
      "Moves the background of back buttons, in points."),
    Property(\.imageInsets, "imageInsets", "Insets of the image, in points."),
    Property(\.landscapeImagePhoneInsets, "landscapeImagePhoneInsets", "Insets of the image for compact metrics, in points."),
    Property(
      \.largeContentSizeImageInsets, "largeContentSizeImageInsets", "Insets of the image in the large content viewer, in points."),
    Property(\.isSymbolAnimationEnabled, "isSymbolAnimationEnabled", since: 17, "Whether symbol images animate."),
    Property(\.hidesSharedBackground, "hidesSharedBackground", since: 26, "Whether the item stands without glass (LG-2)."),
    Property(
      \.sharesBackground, "sharesBackground", since: 26, "Whether the item may share its glass with its neighbours (LG-2)."),
    Property(\.isPaddingRemoved, "isPaddingRemoved", since: 27, "Whether the item stands without padding (LG-8)."),
  ]
}
