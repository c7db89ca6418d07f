#if !canImport(Darwin)
  public import Foundation

  /// Something that a person does in an app, so that it can be taken up later or elsewhere. Apple's Foundation has it; this is for the others.
  open class NSUserActivity: NSObject {
    public init(activityType: String) {
      type = activityType
      super.init()
    }

    private let type: String

    /// In reverse-DNS style, such as `com.example.editing`.
    open var activityType: String { type }

    /// For a person.
    open var title: String?

    /// What is needed to take the activity up.
    open var userInfo: [AnyHashable: Any]?

    /// Merges into ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Whether the delegate should be asked to bring ``userInfo`` up to date before the activity is saved (SCN-9).
    open var needsSave = false

    open weak var delegate: (any NSUserActivityDelegate)?
  }
#endif

#if !canImport(Darwin)
  public import Foundation

  /// Brings an activity up to date.
  public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Before the activity is saved (SCN-9).
    func userActivityWillSave(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  }
#endif
