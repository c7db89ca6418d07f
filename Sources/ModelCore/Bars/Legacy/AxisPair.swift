/// Two axes of one property; the first is the last to give way (BAR-6).
struct AxisPair<First: LegacyAxis, Second: LegacyAxis>: LegacyAxis {
  let first: First
  let second: Second

  var fallbacks: [AxisPair] {
    let all = ([first] + first.fallbacks).flatMap { first in
      ([second] + second.fallbacks).map { AxisPair(first: first, second: $0) }
    }
    return Array(all.dropFirst())
  }
}
