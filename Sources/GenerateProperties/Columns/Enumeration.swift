/// An enumeration nested in `Theme`: one row of the list. Its raw values are what theme files write.
struct Enumeration {
  /// The name in Swift, without `Theme.`.
  let name: String
  /// The type of UIKit that it stands for; `nil` where PelmetUIKit needs none, or converts it by hand.
  let uiKit: String?
  /// The first version of iOS that has the type; `nil` for those before iOS 13.
  let since: Version?
  /// The platforms that lack the type, or cases of it.
  let lacking: Set<Platform>
  /// Whether ModelCore has it.
  let isModelled: Bool
  /// The documentation's sentences.
  let summary: String
  let cases: [Case]

  init(
    _ name: String, uiKit: String?, modelled isModelled: Bool = true, since: Version? = nil, lacking: Set<Platform> = [],
    _ summary: String, _ cases: [Case]
  ) {
    self.name = name
    self.uiKit = uiKit
    self.since = since
    self.lacking = lacking
    self.isModelled = isModelled
    self.summary = summary
    self.cases = cases
  }

  /// A case: its name alone, where theme files and UIKit have the same.
  struct Case: ExpressibleByStringLiteral {
    let name: String
    /// The text in theme files, where it is not the name.
    let text: String?
    /// The value of UIKit, in Swift.
    let uiKit: String
    /// A sentence on why that is the value.
    let reason: String?
    /// The documentation's sentence, where the name does not say it.
    let note: String?

    init(_ name: String, text: String? = nil, uiKit: String, because reason: String? = nil, _ note: String? = nil) {
      self.name = name
      self.text = text
      self.uiKit = uiKit
      self.reason = reason
      self.note = note
    }

    init(stringLiteral name: String) {
      self.init(name, uiKit: ".\(name)")
    }
  }
}
