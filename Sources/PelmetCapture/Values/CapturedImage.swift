import Pelmet
import PelmetReports
import PelmetUIKit

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

@MainActor
extension CapturedTree {
  /// An image as a theme writes it. UIKit tells no image's name or pixels: there, only the empty image is known.
  static func image(_ image: UIImage) -> CapturedTree {
    guard let content = content(of: image) else {
      return .unknown(reason: "an image does not say where it comes from", hash: image.hash)
    }
    var members = content
    guard !members.isEmpty else { return .text("none") }
    if image.renderingMode != .automatic,
      let mode = Theme.Image.RenderingMode.allCases.first(where: { $0.uiKitValue == image.renderingMode })
    {
      members.append(JSONTree.Member("renderingMode", .string(mode.rawValue)))
    }
    if image.capInsets != .zero {
      members.append(JSONTree.Member("capInsets", insets(image.capInsets)))
      members.append(JSONTree.Member("resizingMode", image.resizingMode == .stretch ? "stretch" : "tile"))
    }
    return .value(.object(members))
  }

  static func insets(_ insets: UIEdgeInsets) -> JSONTree {
    .array([insets.top, insets.left, insets.bottom, insets.right].map { .number(Double($0)) })
  }

  /// The members that say what the image shows: none for the empty image, `nil` if nobody knows.
  private static func content(of image: UIImage) -> [JSONTree.Member]? {
    #if MODELCORE
      guard image.treatment.tintColor == nil else { return nil }
      switch image.content {
      case .empty: return []
      case .asset(let name): return [JSONTree.Member("asset", .string(name.name))]
      case .symbol(let name, let values) where values.isPlain: return [JSONTree.Member("symbol", .string(name))]
      case .fill(let fill, let radius):
        guard case .color(let tree) = color(fill) else { return nil }
        let size =
          image.size == CGSize(width: 1, height: 1)
          ? nil : JSONTree.array([.number(image.size.width), .number(image.size.height)])
        return JSONTree.members(["fill": tree, "size": size, "cornerRadius": radius == 0 ? nil : .number(Double(radius))]).members
      case .symbol, .model, .gradient: return nil
      }
    #else
      return image.size == .zero && !image.isSymbolImage ? [] : nil
    #endif
  }
}

extension JSONTree {
  fileprivate var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}

#if MODELCORE
  extension SymbolValues {
    /// Whether nothing is asked for but the symbol.
    fileprivate var isPlain: Bool {
      pointSize == nil && weight == .unspecified && scale == .unspecified && textStyle == nil && colors == nil
    }
  }
#endif
