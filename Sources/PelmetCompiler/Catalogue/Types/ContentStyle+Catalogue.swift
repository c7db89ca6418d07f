internal import Pelmet

extension Theme.ContentStyle: Catalogued {
  static let title = "UIView (page)"
  static let summary = "The page under the bars, against which a clear bar is judged and drawn."
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "backgroundColor", "A colour, or `unknown` for photos, video and maps.")
  ]
}
