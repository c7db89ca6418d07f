public import Foundation

/// The URLs that the app passes to others (SYS-1, SYS-2).
extension UIApplication {
  /// A key of the options of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app may open the URL that has it as a universal link: a `Bool`.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's page in Settings.
  public static let openSettingsURLString = "app-settings:"

  /// The URL of the app's notifications in Settings. Since iOS 16.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether an app is there for the URL's scheme, and the property list names it (SYS-1).
  public func canOpenURL(_ url: URL) -> Bool { process?.canQuery(url) ?? false }

  /// Opens a URL in another app, which takes the place of this one (SYS-2). Deprecated since iOS 10.
  /// - Returns: Whether an app opened it.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { process?.open(url, universalLinksOnly: false, nil) ?? false }

  /// Opens a URL in another app, which takes the place of this one (SYS-2).
  /// - Parameter completion: Called with whether an app opened it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    process?.open(url, universalLinksOnly: options[.universalLinksOnly] as? Bool ?? false, completion)
  }

  /// Opens a URL in another app, which takes the place of this one (SYS-2). It returns in the next layout pass, so that time must pass.
  /// - Returns: Whether an app opened it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}

extension UIScene {
  /// The options of ``open(_:options:completionHandler:)``.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app may open the URL that has it as a universal link.
    open var universalLinksOnly = false
  }

  /// Opens a URL in another app, which takes the place of this one (SYS-2).
  /// - Parameter completion: Called with whether an app opened it.
  public func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    session.process?.open(url, universalLinksOnly: options?.universalLinksOnly ?? false, completion)
  }

  /// Opens a URL in another app, which takes the place of this one (SYS-2). It returns in the next layout pass, so that time must pass.
  /// - Returns: Whether an app opened it.
  @discardableResult
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }
}

/// The other apps of the device, as far as this one can meet them.
@MainActor
final class OtherApps: FeatureState {
  /// The schemes that apps open: at first those of the system's own.
  var schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime", "app-settings"]

  /// The hosts of URLs that apps open as universal links.
  var universalLinkHosts: Set<String> = []

  /// The URLs that were opened, the last one last.
  var openedURLs: [URL] = []

  init(of simulation: any RunningSimulation) {}

  func open(_ url: URL, universalLinksOnly: Bool) -> Bool {
    let isOpened =
      universalLinksOnly ? universalLinkHosts.contains(url.host ?? "") : schemes.contains(url.scheme?.lowercased() ?? "")
    if isOpened { openedURLs.append(url) }
    return isOpened
  }
}

extension RunningSimulation {
  var otherApps: OtherApps { state() }
}

extension AppProcess {
  fileprivate func canQuery(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased() ?? ""
    let error: String? =
      if !mayQuery(scheme) {
        "This app is not allowed to query for scheme \(scheme)"
      } else if !simulation.otherApps.schemes.contains(scheme) {
        "The operation couldn’t be completed. (OSStatus error -10814.)"
      } else {
        nil
      }
    if let error { app.console.append("-canOpenURL: failed for URL: \"\(url)\" - error: \"\(error)\"") }
    return error == nil
  }

  /// Whether the app may ask for apps that open a scheme (SYS-1, P-28).
  private func mayQuery(_ scheme: String) -> Bool {
    let device = simulation.device
    if min(device.systemVersion, device.linkedSDK) < 9 || app.infoPlist.queriedSchemes.contains(scheme) { return true }
    return switch scheme {
    case "app-settings": true
    case "http", "https": CurrentSimulation.policies.webSchemeQueries == .answered
    default: false
    }
  }

  @discardableResult
  fileprivate func open(_ url: URL, universalLinksOnly: Bool, _ completion: ((Bool) -> Void)?) -> Bool {
    let isOpened = simulation.otherApps.open(url, universalLinksOnly: universalLinksOnly)
    simulation.note(.application, application, "open", "\(url), success: \(isOpened)")
    simulation.clock.atLayoutPass { [self] in
      completion?(isOpened)
      if isOpened { leave() }
    }
    return isOpened
  }
}
