/// An axis whose cases do not stand in for each other, such as the icons of a search bar.
struct PlainAxis<Case: Hashable>: LegacyAxis {
  let value: Case

  var fallbacks: [PlainAxis] { [] }
}
