/// Elements that are asked for when the menu opens that they are in (MNU-5). Since iOS 14.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool

  /// Creates elements that are asked for once.
  /// - Parameter elementProvider: Passes the elements to its argument, at once or later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init()
  }

  /// Creates elements that are asked for whenever a menu with them opens. Since iOS 15.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// The elements that were provided; `nil` while the menu shows that it is loading.
  private(set) var elements: [UIMenuElement]?

  /// Whether the provider was asked and has not answered yet.
  private var isAsked = false

  /// Asks for the elements, unless they are known, or on their way.
  func provide() {
    guard !isAsked, elements == nil || !isCached else { return }
    isAsked = true
    elements = nil
    CurrentSimulation.simulation?.note(.delegate, self, "provider")
    provider { [weak self] elements in
      self?.elements = elements.map { $0.copied() }
      self?.isAsked = false
    }
  }
}
