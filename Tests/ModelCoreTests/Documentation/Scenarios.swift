import ModelCore

/// The scenarios of the documentation, by system.
@MainActor
enum Scenarios {
  /// Those that have a table in an article.
  static let told = launch + scenes + controllers + pages + modal + navigation + interactivePop + tabs + split

  /// With those that log nothing of their own.
  static let all = told + silent

  /// The callbacks that UIKit's containers send to children.
  static let appearance = [
    "loadView": "VCL-1", "viewDidLoad": "VCL-1", "viewWillAppear": "VCL-19", "viewIsAppearing": "VCL-14",
    "viewDidAppear": "VCL-19",
    "viewWillDisappear": "VCL-19", "viewDidDisappear": "VCL-19",
  ]
}

extension [String: String] {
  /// These, where the other has none.
  func or(_ other: [String: String]) -> [String: String] { merging(other) { own, _ in own } }

  /// The same rule for all.
  static func all(_ rule: String, _ names: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, rule) })
  }
}
