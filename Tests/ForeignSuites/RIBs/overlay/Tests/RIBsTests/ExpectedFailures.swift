/// Options of expected failures, which XCTest on Linux has not. The tests make some, and expect no failure with them.
enum XCTExpectedFailure {
  enum IssueType { case assertionFailure }

  struct Issue {
    let type: IssueType
  }

  final class Options {
    var issueMatcher: (Issue) -> Bool = { _ in true }
  }
}
