/// How far a presentation has come.
enum PresentationPhase {
  /// Up to the presented controller's `viewDidAppear`.
  case arriving
  /// In that `viewDidAppear`: whatever it asks for, a further presentation or the end of this one, is done at once (VCL-26).
  case arrived
  case presented
  /// From the call or the hand that ends it to the last `viewDidDisappear`.
  case leaving
  case over
}
