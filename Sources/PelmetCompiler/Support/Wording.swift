/// `a, b and c`, or with another last word.
func list(_ words: some Collection<String>, _ conjunction: String = "or") -> String {
  let words = Array(words)
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A number as a person writes it: without a fraction that is zero.
func digits(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return "\(whole)" }
  return "\(number)"
}
