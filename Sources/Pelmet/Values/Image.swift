extension Theme {
  /// An image: an asset, a symbol, a fill, a gradient, or deliberately nothing.
  public struct Image: Sendable, Hashable {
    /// The content of an image.
    public indirect enum Content: Sendable, Hashable {
      /// An image without pixels, which replaces the system's.
      case empty
      /// An image set in the asset catalogue of a module; `nil` is the app itself.
      case asset(String, module: String? = nil)
      /// A symbol from SF Symbols.
      case symbol(String, weight: SymbolWeight? = nil, scale: SymbolScale? = nil)
      /// A rectangle of one colour; `size` and `cornerRadius` are in points, 1 × 1 and 0 by default.
      case fill(Color, size: Size? = nil, cornerRadius: Double? = nil)
      /// Colours at positions from 0 to 1 along a direction.
      case gradient([Stop], direction: Direction? = nil)
    }

    /// A width and a height in points.
    public struct Size: Sendable, Hashable {
      public var width: Double
      public var height: Double

      public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
      }
    }

    /// A colour at a position of a gradient, 0…1.
    public struct Stop: Sendable, Hashable {
      public var color: Color
      public var at: Double

      public init(_ color: Color, at: Double) {
        self.color = color
        self.at = at
      }
    }

    /// The direction in which a gradient runs.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
      case down, up, right, left
    }

    /// The weight of a symbol, as in `UIImage.SymbolWeight`.
    public enum SymbolWeight: String, Sendable, Hashable, CaseIterable {
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The scale of a symbol, as in `UIImage.SymbolScale`.
    public enum SymbolScale: String, Sendable, Hashable, CaseIterable {
      case `default`, small, medium, large
    }

    /// The rendering of an image's colours, as in `UIImage.RenderingMode`.
    public enum RenderingMode: String, Sendable, Hashable, CaseIterable {
      case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The resizing of an image between its cap insets, as in `UIImage.ResizingMode`.
    public enum ResizingMode: String, Sendable, Hashable, CaseIterable {
      case tile, stretch
    }

    private struct Storage: Hashable {
      var content: Content
      var renderingMode: RenderingMode?
      var tint: Color?
      var capInsets: EdgeInsets?
      var resizingMode: ResizingMode?

      final class Box: ValueBox, Hashable {
        let value: Storage

        init(_ value: Storage) { self.value = value }
      }
    }

    private let box: Storage.Box

    public init(
      _ content: Content, renderingMode: RenderingMode? = nil, tint: Color? = nil, capInsets: EdgeInsets? = nil,
      resizingMode: ResizingMode? = nil
    ) {
      box = Storage.Box(
        Storage(content: content, renderingMode: renderingMode, tint: tint, capInsets: capInsets, resizingMode: resizingMode))
    }

    /// An image without pixels: deliberately nothing.
    public static let empty = Image(.empty)

    public var content: Content { box.value.content }
    public var renderingMode: RenderingMode? { box.value.renderingMode }
    /// The colour in which a template image is drawn permanently.
    public var tint: Color? { box.value.tint }
    /// The margins that do not stretch, in points.
    public var capInsets: EdgeInsets? { box.value.capInsets }
    public var resizingMode: ResizingMode? { box.value.resizingMode }
  }
}
