/// What an image and a colour draw together: the decision table of APP-9, for shadows and for selection indicators.
enum Decoration: Equatable {
  case none
  case color(UIColor)
  case image(UIImage, tint: UIColor?)

  init(image: UIImage?, color: UIColor?) {
    let color = color.flatMap { $0.isClear ? nil : $0 }
    switch (image, image?.renderingMode == .alwaysTemplate, color) {
    case (nil, _, let color?): self = .color(color)
    case (nil, _, nil), (_?, true, nil): self = .none
    case (let image?, true, let color?): self = .image(image, tint: color)
    case (let image?, false, _): self = .image(image, tint: nil)
    }
  }
}
