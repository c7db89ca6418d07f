#if !canImport(Darwin)
  public import Foundation

  /// An activity of the user in an app, which can be continued later or elsewhere. For platforms whose Foundation does not have it.
  open class NSUserActivity: NSObject {
    public init(activityType: String) {
      type = activityType
      super.init()
    }

    private let type: String

    /// In reverse-DNS style, such as `com.example.editing`.
    open var activityType: String { type }

    /// The title that the user sees.
    open var title: String?

    /// The page that shows the same in a browser; of an activity of the type `NSUserActivityTypeBrowsingWeb`, the link that was followed.
    open var webpageURL: URL?

    /// The data needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?

    /// Merges into ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Whether the delegate is asked to update ``userInfo`` before the activity is saved (SCN-9).
    open var needsSave = false

    open weak var delegate: (any NSUserActivityDelegate)?
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The type of the activity with which a link on the web opens the app.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

#if !canImport(Darwin)
  public import Foundation

  /// Updates an activity before it is saved.
  public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved (SCN-9).
    func userActivityWillSave(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  }
#endif
