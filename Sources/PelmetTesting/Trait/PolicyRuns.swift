#if !canImport(UIKit)
  public import ModelCore

  /// Under which policies a test runs: how the model behaves where sources disagree about UIKit.
  public struct PolicyRuns: Sendable {
    let alternatives: [PolicyAlternative]

    /// Once, under the defaults.
    public static let defaults = PolicyRuns.only(Policies())

    /// Once under the defaults, and once more under each other alternative of each contested policy (P-1 … P-10): a test that passes does
    /// not depend on what nobody is sure of.
    public static let all = PolicyRuns(alternatives: PolicyAlternative.all)

    /// Once, under these policies.
    public static func only(_ policies: Policies) -> PolicyRuns {
      PolicyRuns(alternatives: [PolicyAlternative(name: "its policies", policies: policies)])
    }
  }
#endif
