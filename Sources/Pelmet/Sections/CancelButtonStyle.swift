extension Theme {
  /// The cancel button beside a search field. `nil` leaves UIKit untouched.
  public struct CancelButtonStyle: Sendable, Hashable {
    /// Its title.
    public var tintColor: Color?
    /// Title attributes by state (ITM-11).
    @Boxed public var titleTextAttributes: ByState<TextAttributes>?

    /// Nothing set.
    public init() {}

    public init(
      tintColor: Color? = nil,
      titleTextAttributes: ByState<TextAttributes>? = nil
    ) {
      self.tintColor = tintColor
      self.titleTextAttributes = titleTextAttributes
    }
  }
}
