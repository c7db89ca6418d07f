import UIKit

public final class WKNavigation: NSObject {}

public enum WKNavigationType { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other }

public enum WKNavigationActionPolicy { case cancel, allow }

public enum WKNavigationResponsePolicy { case cancel, allow }

public final class WKFrameInfo: NSObject {
  public let isMainFrame = true
}

public final class WKWindowFeatures: NSObject {}

open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let targetFrame: WKFrameInfo?
  public let navigationType: WKNavigationType

  init(request: URLRequest, targetFrame: WKFrameInfo?, navigationType: WKNavigationType) {
    (self.request, self.targetFrame, self.navigationType) = (request, targetFrame, navigationType)
  }
}

open class WKNavigationResponse: NSObject {
  public let response: URLResponse

  init(response: URLResponse) { self.response = response }
}

/// Nothing calls these: no page is loaded.
public protocol WKNavigationDelegate: AnyObject {}

public protocol WKUIDelegate: AnyObject {}
