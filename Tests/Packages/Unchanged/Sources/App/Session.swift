import Foundation

/// Hears of a session's changes. Nobody has to.
@MainActor @objc public protocol SessionDelegate {
  func sessionDidStart(_ session: Session)
  @objc optional func session(_ session: Session, shouldAccept name: String) -> Bool
  @objc optional func session(_ session: Session, greetingFor name: String) -> String?
  @objc optional func sessionDidEnd(_ session: Session)
}

extension Notification.Name {
  public static let sessionDidEnd = Notification.Name("SessionDidEnd")
}

/// Who is logged in.
@MainActor @objcMembers
public final class Session: NSObject {
  public weak var delegate: SessionDelegate?
  public private(set) dynamic var name: String?

  /// Whether the name is accepted; without an answer it is.
  @discardableResult
  public func start(_ name: String) -> Bool {
    guard !name.isEmpty, delegate?.session?(self, shouldAccept: name) ?? true else { return false }
    self.name = name
    delegate?.sessionDidStart(self)
    return true
  }

  public var greeting: String {
    guard let name else { return "" }
    return (delegate?.session?(self, greetingFor: name) ?? nil) ?? "Hello \(name)"
  }

  public func end() {
    name = nil
    delegate?.sessionDidEnd?(self)
    NotificationCenter.default.post(name: .sessionDidEnd, object: self)
  }
}
