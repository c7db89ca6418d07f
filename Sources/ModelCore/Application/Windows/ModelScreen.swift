public import Foundation

/// What a person sees of a window: a value that does not change any more. Frames are in the window's coordinates, in points; colours are
/// resolved for the traits of the bar that shows them.
///
/// The bars are those around the controller on top: of what covers the rest, a presented controller as well as a sheet, and in it of the
/// controllers that are selected, on top or in the last visible column. A popover covers nothing. Of navigation controllers in each
/// other it is the inner one whose bars are reported, except within the stack of another, which shows the items in its own bar.
public struct ModelScreen: Sendable {
  public let statusBar: ModelStatusBar

  /// Nil: there is none, or it is hidden (BAR-4). So for all bars.
  public let navigationBar: ModelNavigationBar?
  public let toolbar: ModelToolbar?
  public let tabBar: ModelTabBar?

  /// Of the view of the controller on top (BAR-2).
  public let contentFrame: CGRect
}
