/// What a style is written on, and so what becomes of what is taken back.
enum TargetRole {
  /// A bar or an item: what is taken back is what it was in a new one.
  case instance
  /// The appearance proxy of a class. It is never read, which UIKit does not allow; `nil` makes it forget (PRX-1).
  case proxy
  /// The appearance proxy within containers. Where a proxy can only forget, and then the proxy of the whole class counts, something is
  /// written that looks like the system's.
  case containedProxy
}
