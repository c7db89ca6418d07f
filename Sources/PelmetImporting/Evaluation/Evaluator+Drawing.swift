internal import PelmetReports

/// Images that code draws: of one point and one colour, which a theme can have. Others are unknown.
extension Evaluator {
  /// The image that is being drawn.
  struct Drawing {
    let isPoint: Bool
    /// The colour that fills come in from now on.
    var color: ImportedColor?
    var fill: ImportedColor?
    /// Whether something else is drawn, too.
    var isOther = false
  }

  private static let fills: Set = ["fill", "UIRectFill", "fillPath"]
  /// Calls and members that draw nothing.
  private static let silent: Set = ["cgContext", "currentImage", "saveGState", "restoreGState", "scaleBy", "translateBy"]

  /// A call in code that draws. `nil` if it has nothing to do with drawing.
  func drawn(_ name: String, of receiver: Value?, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value? {
    switch name {
    case "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions":
      drawings.append(Drawing(isPoint: arguments.first.map { isPoint(value($0.value, frame)) } ?? false))
      return .void
    case "UIGraphicsEndImageContext":
      _ = drawings.popLast()
      return .void
    case "UIGraphicsGetCurrentContext": return unknown(expression, type: "CGContext")
    case "UIGraphicsGetImageFromCurrentImageContext": return drawings.last.map { image($0, expression) }
    case "image", "pngData":
      guard case .instance(let renderer)? = receiver, renderer.type == "UIGraphicsImageRenderer", let last = arguments.last,
        case .closure(let closure) = value(last.value, frame)
      else { return nil }
      drawings.append(Drawing(isPoint: renderer.values["size"].map(isPoint) ?? false))
      let context = unknown(expression, type: "UIGraphicsImageRendererContext")
      _ = call(closure, [context])
      return drawings.popLast().map { image($0, expression) }
    default: return drawings.isEmpty ? nil : drawnInside(name, receiver, arguments, expression, frame)
    }
  }

  private func drawnInside(
    _ name: String, _ receiver: Value?, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Value? {
    let last = drawings.count - 1
    switch (name, receiver) {
    case ("setFill", .color(let color)?), ("set", .color(let color)?):
      drawings[last].color = color
      return .void
    case ("setFillColor", _):
      if let first = arguments.first, case .color(let color) = value(first.value, frame, as: "UIColor") {
        drawings[last].color = color
      } else {
        drawings[last].color = nil
      }
      return .void
    case _ where Self.fills.contains(name):
      if drawings[last].fill != nil || drawings[last].color == nil { drawings[last].isOther = true }
      drawings[last].fill = drawings[last].color
      return .void
    case (_, .unknown(let context)?) where ["CGContext", "UIGraphicsImageRendererContext"].contains(context.type):
      if !Self.silent.contains(name) { drawings[last].isOther = true }
      return nil
    case ("draw", _), ("stroke", _):
      drawings[last].isOther = true
      return nil
    default: return nil
    }
  }

  private func image(_ drawing: Drawing, _ expression: Expression) -> Value {
    guard drawing.isPoint, !drawing.isOther, let fill = drawing.fill else {
      return unknown(.drawing, expression, type: "UIImage")
    }
    return .tree(["fill": fill.tree], type: "UIImage")
  }

  private func isPoint(_ size: Value) -> Bool {
    guard case .instance(let size) = size else { return false }
    return ["width", "height"].allSatisfy { size.values[$0].flatMap(Arithmetic.number) == 1 }
  }

  /// A rectangle, a size or a renderer of images.
  func geometry(_ type: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    let instance = Instance(journal, type: type, isStructure: true)
    for argument in arguments {
      let value = value(argument.value, frame, as: argument.label.flatMap { ["width", "height"].contains($0) ? "CGFloat" : nil })
      switch (argument.label, value) {
      case ("size", .instance(let size)) where type == "CGRect", ("bounds", .instance(let size)):
        if type == "CGRect" {
          for (name, part) in size.values { instance.keep(name, part) }
        } else {
          instance.keep("size", value)
        }
      case (let label?, _): instance.keep(label, value)
      case (nil, _): break
      }
    }
    return .instance(instance)
  }
}
