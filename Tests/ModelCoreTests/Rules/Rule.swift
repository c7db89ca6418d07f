/// A rule of the model, as the fixture lists it.
struct Rule: Decodable {
  /// Such as `VCL-19`.
  let id: String
  /// What it is about, in a few words.
  let title: String
  /// How sure the rule is, as a letter or several.
  let confidence: String
  /// What decides where sources disagree, such as `P-3`.
  let policy: String?
}
