/// The words for findings that a folded report does not show one by one.
extension SourceLocator {
  /// The further places of a finding: `also at lines 12, 40, 73 and 3 more places`.
  package mutating func text(of places: [Diagnostic.Location], beside location: Diagnostic.Location) -> String {
    let path = position(of: location).path
    let named = places.prefix(3)
    let lines = named.compactMap { place in
      let position = position(of: place)
      return position.path == path ? "\(position.start.line)" : nil
    }
    let areLines = lines.count == named.count
    var texts = areLines ? lines : named.map { prefix(of: $0) }
    let more = places.count - named.count
    if more > 0 { texts.append("\(more) more place\(more == 1 ? "" : "s")") }
    let last = texts.removeLast()
    let list = texts.isEmpty ? last : "\(texts.joined(separator: ", ")) and \(last)"
    return areLines ? "also at line\(lines.count == 1 ? "" : "s") \(list)" : "also at \(list)"
  }

  /// The words of a finding of which one line is shown, and how many places say the same.
  package mutating func brief(_ entry: FoldedFindings.Entry) -> String {
    let count = entry.also.count
    let more = count == 0 ? "" : ", and at \(count) more place\(count == 1 ? "" : "s")"
    return "\(VisibleText.escaped(entry.finding.summary))\(more)"
  }

  /// The number of findings that are left out, and the command that lists them.
  package mutating func text(of rest: FoldedFindings.Rest, listing command: String) -> String {
    let file = position(of: rest.location).path.split(separator: "/").last ?? ""
    return "\(rest.count) more \(rest.rule) in \(file); '\(command)' lists them"
  }
}
