/// Controllers of a class that is a value, which Swift makes only by initializers that every subclass has; the Objective-C runtime has them
/// looked up. Rewritten code calls it: `type.init(rootViewController: list)` is `type._make(rootViewController: list)` there.
extension UINavigationController {
  /// Makes one of the class on which it is called. As in UIKit, that must have the initializer, its own or an inherited one.
  /// - Parameter rootViewController: Passed on for good, as to every initializer.
  @_silgen_name("$s9ModelCore22UINavigationControllerC5_madeAcA06UIViewD0C_tcfC")
  public class func _make(rootViewController: consuming UIViewController) -> Self

  /// The only kind of initializer that allocates an object of the class on which it is called, and calls that class's own initializer. It
  /// is what the function above names.
  public convenience init(_made rootViewController: UIViewController) { self.init(rootViewController: rootViewController) }
}
