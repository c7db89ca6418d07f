/// Controllers side by side, chosen in a tab bar.
open class UITabBarController: UIViewController {}
