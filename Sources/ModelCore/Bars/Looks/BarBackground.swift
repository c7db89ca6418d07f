/// The background and shadow of a bar appearance: what a preset replaces, and nothing else (APP-8).
@MainActor
struct BarBackground {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?
}
