public import Foundation

/// A row of segments of which one is chosen (CTL-11). A test taps one with ``Simulation/tapSegment(_:of:)``.
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public class var noSegment: Int { -1 }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// In points; 0 for the natural width.
    var width: CGFloat = 0
  }

  private var segments: [Segment] = []

  /// - Parameter items: Of `String`, `UIImage` or `UIAction`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { insert(Segment(title: item as? String, image: item as? UIImage, action: item as? UIAction)) }
  }

  /// Creates segments with the titles, images and handlers of actions. Since iOS 14.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insert(Segment(action: action)) }
  }

  open var numberOfSegments: Int { segments.count }

  /// The chosen segment; -1 for none. Setting it sends nothing (CTL-11).
  open var selectedSegmentIndex = -1

  /// Whether a segment is chosen only while it is touched.
  open var isMomentary = false

  /// The colour of the chosen segment; kept, and not drawn.
  open var selectedSegmentTintColor: UIColor?

  /// Kept, and not drawn.
  open var apportionsSegmentWidthsByContent = false

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image: image), at: segment) }

  /// Since iOS 14.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(Segment(action: action), at: segment) }

  /// Inserts at the nearest place that there is; what was chosen stays chosen.
  private func insert(_ segment: Segment, at index: Int? = nil) {
    let place = min(max(0, index ?? segments.count), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Removes a segment; if it was chosen, none is (CTL-11).
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let before = segments
    segments.remove(at: segment)
    withExtendedLifetime(before) {}
    if selectedSegmentIndex == segment { selectedSegmentIndex = -1 }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }

  open func removeAllSegments() {
    let before = segments
    segments = []
    withExtendedLifetime(before) {}
    selectedSegmentIndex = -1
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }

  open func titleForSegment(at segment: Int) -> String? { value(of: segment) { $0.title ?? $0.action?.title } }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }

  open func imageForSegment(at segment: Int) -> UIImage? { value(of: segment) { $0.image ?? $0.action?.image } }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.action = action } }

  open func actionForSegment(at segment: Int) -> UIAction? { value(of: segment) { $0.action } }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  open func isEnabledForSegment(at segment: Int) -> Bool { value(of: segment) { $0.isEnabled } ?? false }

  /// - Parameter width: In points; 0 for the natural width. It is kept.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

  open func widthForSegment(at segment: Int) -> CGFloat { value(of: segment) { $0.width } ?? 0 }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    let before = segments
    change(&segments[index])
    withExtendedLifetime(before) {}
  }

  private func value<Value>(of index: Int, _ read: (Segment) -> Value?) -> Value? {
    segments.indices.contains(index) ? read(segments[index]) : nil
  }

  // MARK: Looks by state, which are kept

  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Chooses a segment as the user does: one that is chosen already does nothing (CTL-11).
  func segmentTapped(_ index: Int) {
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    if let action = actionForSegment(at: index) { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = -1 }
  }
}
