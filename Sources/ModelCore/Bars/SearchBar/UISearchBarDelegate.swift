/// What a free-standing search bar asks (BAR-12). Searching is not modelled.
@MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {}
