/// The controls of a window on an iPad: close, minimize, arrange (WIN-1).
struct WindowControlsDrawing {
  /// From the left, as the model has it.
  let frame: Box

  /// The colours of the three, which are the system's.
  private static let colors = ["#ff5f57", "#febc2e", "#28c840"]
  private static let diameter = 10.0

  func draw(on drawing: inout Drawing) {
    drawing.note("The controls of a window are drawn in the middle of their place.")
    let box = drawing.placed(frame)
    drawing.part("windowControls") { drawing in
      for (index, color) in Self.colors.enumerated() {
        let x = box.midX + Double(index - 1) * 16
        let dot = Box(
          x: x - Self.diameter / 2, y: box.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
        drawing.rectangle(dot, "fill=\"\(color)\"", radius: Self.diameter / 2)
      }
    }
  }
}
