extension Theme {
  /// The course of an animation: a cubic Bézier curve from (0, 0) to (1, 1), as in `UICubicTimingParameters`.
  public struct TimingCurve: Sendable, Hashable {
    /// The first control point; `x1` is 0…1.
    public var x1: Double
    public var y1: Double
    /// The second control point; `x2` is 0…1.
    public var x2: Double
    public var y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
    }
  }

  /// An animation from one state to another, in seconds.
  public struct Transition: Sendable, Hashable {
    public var duration: Double
    public var delay: Double
    public var curve: TimingCurve

    public init(duration: Double, delay: Double = 0, curve: TimingCurve) {
      self.duration = duration
      self.delay = delay
      self.curve = curve
    }
  }
}
