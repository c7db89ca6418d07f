/// What a free-standing toolbar asks (BAR-12).
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
