public import Foundation

/// A URL that a scene is to open (SCN-11).
@MainActor
open class UIOpenURLContext: NSObject {
  private let givenURL: URL
  private let givenOptions: UIScene.OpenURLOptions

  init(url: URL) {
    givenURL = url
    givenOptions = UIScene.OpenURLOptions()
    super.init()
  }

  open var url: URL { givenURL }

  open var options: UIScene.OpenURLOptions { givenOptions }
}
