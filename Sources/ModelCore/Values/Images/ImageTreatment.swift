/// How an image is to be drawn.
package struct ImageTreatment: Hashable, Sendable {
  package var renderingMode = UIImage.RenderingMode.automatic
  package var tintColor: UIColor?
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode = UIImage.ResizingMode.tile
}
