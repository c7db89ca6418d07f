import UIKit

public final class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  public func add(_ handler: any WKScriptMessageHandler, name: String) { handlers[name] = handler }

  public func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

public enum WKUserScriptInjectionTime { case atDocumentStart, atDocumentEnd }

public final class WKUserScript: NSObject {
  public let source: String

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { self.source = source }
}

open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
}

public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
