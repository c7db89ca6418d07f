/// `a, b and c`, or with another last word.
package func list(_ words: some Collection<String>, _ conjunction: String = "or") -> String {
  let words = Array(words)
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// The names that are allowed, in quotes: all if they are few and short, else the first three and a count.
package func choice(_ names: [String]) -> String {
  let quoted = names.map { "\"\($0)\"" }
  let isShort = names.count <= 4 || names.count <= 8 && quoted.reduce(0) { $0 + $1.count + 2 } <= 100
  return list(isShort ? quoted : quoted.prefix(3) + ["\(names.count - 3) others"])
}

/// A number as a person writes it: without a fraction that is zero.
package func digits(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return String(whole) }
  return number.description
}

/// A count with a comma between thousands: `2,069`.
package func grouped(_ count: Int) -> String {
  var digits = Array(String(count))
  for position in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: position) }
  return String(digits)
}
