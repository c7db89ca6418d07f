@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { declared() }
  open var systemVersion: String { declared() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { declared() }
}

@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { declared() }
  open var traitCollection: UITraitCollection { declared() }
}

@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { declared() }
  open var windows: [UIWindow] { declared() }
  open var connectedScenes: Set<UIScene> { declared() }
}

@MainActor open class UIScene: UIResponder {}
@MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { declared() }
  open var keyWindow: UIWindow? { declared() }
  open var traitCollection: UITraitCollection { declared() }
}
