import UIKit

/// A photo that is marked by a tap, moved by a pan and forgotten by a long press. A display link counts the frames in which it is shown.
public final class PhotoController: UIViewController {
  @IBOutlet public var photo: UIImageView!
  public private(set) var marks: [CGPoint] = []
  public private(set) var isMoving = false
  public private(set) var frames = 0
  private var display: CADisplayLink?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo"
    photo = UIImageView(frame: CGRect(x: 20, y: 200, width: 200, height: 150))
    photo.isUserInteractionEnabled = true
    view.addSubview(photo)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(movePhoto(_:)))
    pan.delegate = self
    photo.addGestureRecognizer(pan)
    photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(markPhoto)))
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: #selector(Self.forgetPhoto(_:)))
    photo.addGestureRecognizer(press)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let display = CADisplayLink(target: self, selector: #selector(countFrame(_:)))
    display.add(to: .main, forMode: .common)
    self.display = display
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    display?.invalidate()
    display = nil
  }

  @objc private func countFrame(_ display: CADisplayLink) { frames += 1 }

  @objc private func movePhoto(_ pan: UIPanGestureRecognizer) {
    let move = pan.translation(in: view)
    pan.setTranslation(.zero, in: view)
    photo.center = CGPoint(x: photo.center.x + move.x, y: photo.center.y + move.y)
    isMoving = pan.state == .began || pan.state == .changed
  }

  @objc private func markPhoto(_ tap: UITapGestureRecognizer) { marks.append(tap.location(in: photo)) }

  @objc private func forgetPhoto(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    marks.removeAll()
  }
}

extension PhotoController: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !marks.isEmpty }
}
