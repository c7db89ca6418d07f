public import Foundation

/// The background and shadow of a bar (iOS 13).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  public let idiom: UIUserInterfaceIdiom

  var background = BarBackground()

  /// The bar that the presets are for.
  class var kind: SystemBar { .navigationBar }

  /// Creates an appearance with the default look on this device.
  public override init() {
    idiom = CurrentSimulation.device.idiom
    super.init()
    configure(.default)
  }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configure(.default)
  }

  /// Creates a copy of the properties that the two classes share (APP-6). Required, unlike UIKit's, so that copies keep their class.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    adopt(barAppearance)
  }

  /// Copies the properties that `other` shares with this object. Subclasses override it to copy their own.
  func adopt(_ other: UIBarAppearance) {
    background = other.background
    overrideUserInterfaceStyle = other.overrideUserInterfaceStyle
  }

  func modelCopy() -> Self {
    Self(barAppearance: self)
  }

  /// On the main thread only, like everything of this class.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { modelCopy() }
  }

  /// A copy of the same class, which changes by itself (APP-6).
  public nonisolated func copy() -> Self {
    MainActor.assumeIsolated { modelCopy() }
  }

  @_disfavoredOverload
  open nonisolated override func copy() -> Any { copy(with: nil) }

  // MARK: Presets: background and shadow only (APP-8)

  open func configureWithDefaultBackground() {
    configure(.default)
  }

  open func configureWithOpaqueBackground() {
    configure(.opaque)
  }

  open func configureWithTransparentBackground() {
    configure(.transparent)
  }

  private func configure(_ preset: BarPreset) {
    background = SystemLook.current.background(preset, of: Self.kind)
    background.effectIsGlass = preset == .default && Glass.isOn
  }

  // MARK: Background, from below: effect, colour, image (APP-7)

  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set {
      background.effect = newValue
      background.effectIsGlass = false
    }
  }

  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The content mode of the background image. `redraw` is drawn as `scaleToFill` (APP-7).
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }

  // MARK: Shadow (APP-9)

  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }

  /// Forces light or dark on background and shadow, since iOS 27 (APP-15).
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

extension UIAppearance {
  /// The appearance object that this object keeps of one that it is given: a copy, or, in a proxy by policy, the object itself (APP-6,
  /// APP-16, P-35).
  func kept<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
    isProxy && CurrentSimulation.policies.appearancesOnProxies == .kept ? appearance : appearance.modelCopy()
  }
}
