#if !canImport(QuartzCore)
  public import Foundation

  /// The drawing of a view, or a part of one that the app adds (DRW-1). A view's layer and the view are one in what both have: frame, colour,
  /// alpha, hiding, clipping. The rest is kept, and nothing is drawn.
  ///
  /// UIKit has it from QuartzCore, which a file need not import.
  @preconcurrency @MainActor
  open class CALayer: NSObject {
    /// The view that draws by this layer.
    weak var view: UIView?

    public override required init() {
      super.init()
    }

    open var name: String?

    /// The layer as an animation shows it now: this one, because changes are made at once.
    open func presentation() -> Self? { self }

    // MARK: Shared with the view

    private var ownFrame = CGRect.zero
    private var ownOrigin = CGPoint.zero

    /// In the coordinates of the layer around it, in points.
    open var frame: CGRect {
      get { view?.frame ?? ownFrame }
      set {
        ownFrame = newValue
        view?.frame = newValue
      }
    }

    /// In its own coordinates, in points. Setting the size keeps the middle.
    open var bounds: CGRect {
      get { view?.bounds ?? CGRect(origin: ownOrigin, size: ownFrame.size) }
      set {
        if let view { return view.bounds = newValue }
        ownOrigin = newValue.origin
        ownFrame = CGRect(
          x: ownFrame.midX - newValue.width / 2, y: ownFrame.midY - newValue.height / 2, width: newValue.width,
          height: newValue.height)
      }
    }

    /// The middle in the coordinates of the layer around it.
    open var position: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame = CGRect(
          x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width, height: frame.height)
      }
    }

    private var ownBackgroundColor: CGColor?

    /// A view's layer has the view's colour for its traits; setting it sets the view's.
    open var backgroundColor: CGColor? {
      get {
        guard let view else { return ownBackgroundColor }
        return view.backgroundColor.map { CGColor($0.resolvedColor(with: view.traitCollection)) }
      }
      set {
        ownBackgroundColor = newValue
        view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      }
    }

    private var ownOpacity: Float = 1

    /// 0...1.
    open var opacity: Float {
      get { view.map { Float($0.alpha) } ?? ownOpacity }
      set {
        ownOpacity = newValue
        view?.alpha = CGFloat(newValue)
      }
    }

    private var isOwnHidden = false

    open var isHidden: Bool {
      get { view?.isHidden ?? isOwnHidden }
      set {
        isOwnHidden = newValue
        view?.isHidden = newValue
      }
    }

    private var masksOwnToBounds = false

    open var masksToBounds: Bool {
      get { view?.clipsToBounds ?? masksOwnToBounds }
      set {
        masksOwnToBounds = newValue
        view?.clipsToBounds = newValue
      }
    }

    private var ownTransform = CGAffineTransform.identity

    open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

    open func setAffineTransform(_ m: CGAffineTransform) {
      ownTransform = m
      view?.transform = m
    }

    // MARK: Kept, and not drawn

    /// In points.
    open var cornerRadius: CGFloat = 0

    open var cornerCurve = CALayerCornerCurve.circular

    /// The corners that are round; all of them.
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// In points.
    open var borderWidth: CGFloat = 0

    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)

    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)

    /// 0...1.
    open var shadowOpacity: Float = 0

    open var shadowOffset = CGSize(width: 0, height: -3)

    /// In points.
    open var shadowRadius: CGFloat = 3

    open var shadowPath: CGPath?

    open var mask: CALayer?

    open var contents: Any?

    open var contentsScale: CGFloat = 1

    open var zPosition: CGFloat = 0

    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    open var shouldRasterize = false

    open var rasterizationScale: CGFloat = 1

    open var allowsEdgeAntialiasing = false

    // MARK: Animations

    private lazy var animations = RunningAnimations()

    /// Adds a copy of an animation, in place of one with the same key (DRW-9). A transition has the key `kCATransition`.
    open func add(_ anim: CAAnimation, forKey key: String?) { animations.add(anim, forKey: key) }

    /// The animation with a key, until it ends or is removed.
    open func animation(forKey key: String) -> CAAnimation? { animations.animation(forKey: key) }

    /// The keys of the animations, in the order in which they were added; `nil` without any.
    open func animationKeys() -> [String]? { animations.keys.isEmpty ? nil : animations.keys }

    open func removeAnimation(forKey key: String) { animations.remove(forKey: key) }

    open func removeAllAnimations() { animations.removeAll() }

    // MARK: Layers of the app

    open internal(set) weak var superlayer: CALayer?

    private var ownSublayers: [CALayer] = []

    /// The layers that the app has added; `nil` without any. Those of a view's subviews are not among them.
    open var sublayers: [CALayer]? {
      get { ownSublayers.isEmpty ? nil : ownSublayers }
      set {
        let layers = newValue ?? []
        for layer in ownSublayers where !layers.hasObject(layer) { layer.removeFromSuperlayer() }
        for layer in layers { addSublayer(layer) }
      }
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(ownSublayers.count)) }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
      layer.removeFromSuperlayer()
      ownSublayers.insert(layer, at: min(Int(idx), ownSublayers.count))
      layer.superlayer = self
    }

    open func removeFromSuperlayer() {
      superlayer?.ownSublayers.removeAll { $0 === self }
      superlayer = nil
    }
  }

  /// The shape of round corners.
  public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }

  /// Corners of a layer: at its smallest or largest coordinates.
  public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  }
#endif
