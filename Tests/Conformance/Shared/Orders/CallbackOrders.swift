/// The orders of callbacks: all scenarios that need no finger, by subject.
@MainActor
enum CallbackOrders {
  static let all = told + links + loading + styles + [emptyDismissal]

  /// Those that have a table in an article.
  static let told = controllers + modal + transitions + navigation + tabs + pages + split + forms

  /// The callbacks that UIKit's containers send to children.
  static let appearance = [
    "loadView": "VCL-1", "viewDidLoad": "VCL-1", "viewWillAppear": "VCL-19", "viewIsAppearing": "VCL-14",
    "viewDidAppear": "VCL-19",
    "viewWillDisappear": "VCL-19", "viewDidDisappear": "VCL-19",
  ]
}
