/// A stack of controllers under one navigation bar.
open class UINavigationController: UIViewController {}
