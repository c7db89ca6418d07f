/// A rule about UIKit, as an article of the reference has it.
struct Rule: Equatable {
  /// Such as `VCL-19`.
  let id: String
  /// The subject in a few words.
  let title: String
  /// The confidence, as a letter or several.
  let confidence: String
  /// The policy that decides where sources disagree, such as `P-3`.
  let policy: String?
  /// The name of the article.
  let article: String

  /// The address of the rule's heading, with the anchor that GitHub gives it.
  var link: String {
    let words = "\(id) \(title)".lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return "\(RuleFiles.referenceFromTable)/\(article).md#\(words.replacing(" ", with: "-"))"
  }

  /// The rules of an article, in order: headings such as `### NAV-3 Pushing`, each with its last line,
  /// `*Confidence: D. Policy: P-7. Sources: …*`. A heading without one is left out.
  static func all(in page: String, article: String) -> [Rule] {
    var rules: [Rule] = []
    var heading: (id: String, title: String)?
    for line in page.split(separator: "\n") {
      if let (_, id, title) = line.wholeMatch(of: /### ([A-Z]{1,4}-[0-9]+) (.+)/)?.output {
        heading = (String(id), String(title))
      } else if let (_, confidence, policy) = line.firstMatch(
        of: /^\*Confidence: ([A-Z0-9\/]+)\.(?: Policy: (P-[0-9]+)\.)? Sources: .+\.\*$/)?.output,
        let (id, title) = heading
      {
        rules.append(
          Rule(id: id, title: title, confidence: String(confidence), policy: policy.map(String.init), article: article))
        heading = nil
      }
    }
    return rules
  }

  /// The ids of all headings of an article that name a rule.
  static func headings(in page: String) -> [String] {
    page.split(separator: "\n").compactMap { $0.wholeMatch(of: /### ([A-Z]{1,4}-[0-9]+) .+/).map { String($0.output.1) } }
  }
}
