@_exported import UIKit

/// A web view that loads no page: its navigations begin and never end, and scripts end in an error.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView()
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public var isInspectable = false
  open var url: URL? { nil }
  open var title: String? { nil }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  public required init?(coder: NSCoder) { fatalError("there are no storyboards") }

  open func load(_ request: URLRequest) -> WKNavigation? { WKNavigation() }

  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { WKNavigation() }

  open func stopLoading() {}

  /// In Objective-C both forms are one method, so that an override of this one has the calls of the other.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw WKError.javaScriptExceptionOccurred }

  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
    Task { @MainActor in
      do {
        completionHandler?(try await evaluateJavaScript(javaScriptString), nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }
}

public enum WKError: Error {
  case javaScriptExceptionOccurred
}

open class WKWebViewConfiguration: NSObject {
  public var applicationNameForUserAgent: String?
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  public var processPool = WKProcessPool()
  public var userContentController = WKUserContentController()
}

public final class WKProcessPool: NSObject {}

public final class WKWebpagePreferences: NSObject {
  public enum ContentMode { case recommended, mobile, desktop }

  public var preferredContentMode = ContentMode.recommended
}

public final class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()

  public let httpCookieStore = WKHTTPCookieStore()

  public static func `default`() -> WKWebsiteDataStore { shared }
}

public final class WKHTTPCookieStore: NSObject {
  public func allCookies() async -> [HTTPCookie] { [] }
}
