internal import ModelCore
internal import Pelmet

/// The blur of a style: the content blurred and saturated, under a tint. Values from Apple's design kits of iOS 13 and 14 and from apps that
/// follow them; radius and saturation are chosen to look like them.
struct Blur: Hashable {
  /// The standard deviation, in points.
  let sigma: Double
  /// 1 leaves colours as they are.
  let saturation: Double
  /// 0...255 each.
  let tint: [Int]
  /// 0...1.
  let opacity: Double

  private init(_ sigma: Double, _ saturation: Double, _ tint: [Int], _ opacity: Double) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint.count == 1 ? [tint[0], tint[0], tint[0]] : tint
    self.opacity = opacity
  }

  /// - Parameter isDark: The scheme, unless the style fixes one.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    self =
      switch style {
      case .systemUltraThinMaterial: isDark ? .darkUltraThin : .lightUltraThin
      case .systemThinMaterial: isDark ? .darkThin : .lightThin
      case .systemMaterial, .regular: isDark ? .darkRegular : .lightRegular
      case .systemThickMaterial: isDark ? .darkThick : .lightThick
      case .systemChromeMaterial: isDark ? .darkChrome : .lightRegular
      case .prominent: isDark ? .darkRegular : Blur(20, 1.8, [249], 0.78)
      case .light: Blur(20, 1.8, [255], 0.3)
      case .extraLight: Blur(20, 1.8, [249], 0.78)
      case .dark, .extraDark: Blur(20, 1.8, [25], 0.78)
      case .systemUltraThinMaterialLight: .lightUltraThin
      case .systemThinMaterialLight: .lightThin
      case .systemMaterialLight, .systemChromeMaterialLight: .lightRegular
      case .systemThickMaterialLight: .lightThick
      case .systemUltraThinMaterialDark: .darkUltraThin
      case .systemThinMaterialDark: .darkThin
      case .systemMaterialDark: .darkRegular
      case .systemThickMaterialDark: .darkThick
      case .systemChromeMaterialDark: .darkChrome
      }
  }

  private static let lightUltraThin = Blur(12, 1.6, [240], 0.38)
  private static let lightThin = Blur(15, 1.7, [245], 0.6)
  private static let lightRegular = Blur(18, 1.8, [249], 0.78)
  private static let lightThick = Blur(22, 1.8, [253], 0.92)
  private static let darkUltraThin = Blur(12, 1.6, [37], 0.55)
  private static let darkThin = Blur(15, 1.7, [37], 0.7)
  private static let darkRegular = Blur(18, 1.8, [25], 0.78)
  private static let darkThick = Blur(22, 1.8, [37], 0.9)
  private static let darkChrome = Blur(18, 1.8, [22, 22, 24], 0.76)

  var color: Theme.Color.RGB { Theme.Color.RGB(red: UInt8(tint[0]), green: UInt8(tint[1]), blue: UInt8(tint[2])) }

  var fill: String { "fill=\"rgb(\(tint[0]) \(tint[1]) \(tint[2]))\" fill-opacity=\"\(SVGNumber.text(opacity))\"" }

  /// The tint where transparency is reduced: opaque (inferred).
  var opaqueFill: String { tint[0] > 127 ? "fill=\"#f8f8f8\"" : "fill=\"#1a1a1b\"" }
}

extension Drawing {
  /// A blur over a box: the content again, through a filter, and a tint.
  /// - Parameter content: The name of the content's definition.
  mutating func blur(_ blur: Blur, over box: Box, content: String, _ setting: PictureSetting) {
    let box = placed(box)
    let local = Box(x: 0, y: 0, width: box.width, height: box.height)
    let clip = definitions.add("clip-\(box.sizeName)") { "<clipPath id=\"\($0)\"><rect \(local.size)/></clipPath>" }
    // The content is still below it: pages change nothing but the colour.
    let fill = setting.reducesTransparency ? blur.opaqueFill : blur.fill
    let name = "blur-\(SVGNumber.text(blur.sigma))-\(SVGNumber.text(blur.saturation))-\(box.sizeName)"
    let filter = definitions.add(name) { id in
      """
      <filter id="\(id)" filterUnits="userSpaceOnUse" \(local.inset(by: -3 * blur.sigma).attributes) \
      color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="\(SVGNumber.text(blur.sigma))"/>\
      <feColorMatrix type="saturate" values="\(SVGNumber.text(blur.saturation))"/></filter>
      """
    }
    backdrop(content, at: box, clip: clip, filter: filter, over: "<rect \(local.size) \(fill)/>")
  }

  /// The content again, in a box with its origin at 0, under what stands over it.
  /// - Parameter tone: A filter over the first one; `nil` for none.
  mutating func backdrop(
    _ content: String, at box: Box, clip: String, filter: String, tone: String? = nil, over: String = ""
  ) {
    let (x, y) = (SVGNumber.text(box.x), SVGNumber.text(box.y))
    let back = "<use href=\"#\(content)\" x=\"\(SVGNumber.text(-box.x))\" y=\"\(SVGNumber.text(-box.y))\"/>"
    var filtered = "<g filter=\"url(#\(filter))\">\(back)</g>"
    if let tone { filtered = "<g filter=\"url(#\(tone))\">\(filtered)</g>" }
    add("<g transform=\"translate(\(x) \(y))\" clip-path=\"url(#\(clip))\">\(filtered)\(over)</g>")
  }
}
