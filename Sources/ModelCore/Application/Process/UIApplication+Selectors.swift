#if !canImport(ObjectiveC)
  /// The message by which code that app extensions compile, too, asks for the application (ACT-7).
  ///
  ///     UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue() as? UIApplication
  extension UIApplication {
    /// Whether the class has a method of the selector's name: `sharedApplication` alone.
    public class func responds(to aSelector: Selector!) -> Bool { aSelector?.name == "sharedApplication" }

    /// The result of a method of the class: ``shared`` for `sharedApplication`. Any other name is a fault, and returns `nil`.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      guard let aSelector else { return nil }
      guard responds(to: aSelector) else {
        aSelector.fault(.nameOnly, "the class UIApplication")
        return nil
      }
      return .passUnretained(shared)
    }

    /// ``shared`` for the key path `sharedApplication`, which rewritten code has for `#keyPath(UIApplication.shared)`; `nil` for any other.
    public class func value(forKeyPath keyPath: String) -> Any? { keyPath == "sharedApplication" ? shared : nil }
  }
#endif
