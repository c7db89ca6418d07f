extension Theme {
  /// An image by what it shows: an asset, a symbol, a fill, a gradient, or deliberately nothing.
  public struct Image: Sendable, Hashable {
    /// What an image shows.
    public indirect enum Content: Sendable, Hashable {
      /// An image without pixels, which takes the place of the system's.
      case empty
      /// An image set of the asset catalogue in the bundle of `module`; `nil` is the app itself.
      case asset(String, module: String? = nil)
      /// A symbol of SF Symbols.
      case symbol(String, weight: SymbolWeight? = nil, scale: SymbolScale? = nil)
      /// A rectangle in one colour; `size` and `cornerRadius` in points, 1 × 1 by default.
      case fill(Color, size: Size? = nil, cornerRadius: Double? = nil)
      /// Colours at places from 0 to 1 along a direction.
      case gradient([Stop], direction: Direction? = nil)
    }

    /// Width and height in points.
    public struct Size: Sendable, Hashable {
      public var width: Double
      public var height: Double

      public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
      }
    }

    /// A colour of a gradient at a place, 0…1.
    public struct Stop: Sendable, Hashable {
      public var color: Color
      public var at: Double

      public init(_ color: Color, at: Double) {
        self.color = color
        self.at = at
      }
    }

    /// Where a gradient runs to.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
      case down, up, right, left
    }

    /// UIImage.SymbolWeight.
    public enum SymbolWeight: String, Sendable, Hashable, CaseIterable {
      case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// UIImage.SymbolScale.
    public enum SymbolScale: String, Sendable, Hashable, CaseIterable {
      case `default`, small, medium, large
    }

    /// UIImage.RenderingMode.
    public enum RenderingMode: String, Sendable, Hashable, CaseIterable {
      case automatic, alwaysOriginal, alwaysTemplate
    }

    /// UIImage.ResizingMode.
    public enum ResizingMode: String, Sendable, Hashable, CaseIterable {
      case tile, stretch
    }

    private struct Storage: Sendable, Hashable {
      var content: Content
      var renderingMode: RenderingMode?
      var tint: Color?
      var capInsets: EdgeInsets?
      var resizingMode: ResizingMode?
    }

    private let box: Box<Storage>

    public init(
      _ content: Content, renderingMode: RenderingMode? = nil, tint: Color? = nil, capInsets: EdgeInsets? = nil,
      resizingMode: ResizingMode? = nil
    ) {
      box = Box(
        Storage(content: content, renderingMode: renderingMode, tint: tint, capInsets: capInsets, resizingMode: resizingMode))
    }

    /// Deliberately nothing: an image without pixels.
    public static let empty = Image(.empty)

    public var content: Content { box.value.content }
    public var renderingMode: RenderingMode? { box.value.renderingMode }
    /// The colour that a template image is given for good.
    public var tint: Color? { box.value.tint }
    /// The parts that do not stretch, in points from each edge.
    public var capInsets: EdgeInsets? { box.value.capInsets }
    public var resizingMode: ResizingMode? { box.value.resizingMode }
  }
}
