/// A name of UIKit that people look for in a theme and that no theme can set, with the reason.
struct RefusedKey {
  let reason: String
  let fix: String

  /// The name of a key, or of a section, and what it is written in; `nil` for a name that nobody has to be told about.
  init?(_ name: String, in object: String) {
    guard let row = Self.rows.first(where: { $0.names.contains(name) && ($0.object ?? object) == object }) else { return nil }
    (reason, fix) = (row.reason, row.fix)
  }

  private struct Row {
    let names: Set<String>
    /// The only object in which the names are meant; `nil` for any.
    var object: String?
    let reason: String
    let fix: String
  }

  private static let rows: [Row] = [
    Row(
      names: ["titleAlignment", "navigationTitleAlignment"], reason: "it is in a beta of iOS 27.2, which may still change",
      fix: "remove it, and align titles in the app"),
    Row(
      names: ["text", "string", "stringValue", "count", "value"], object: "UIBarButtonItem.Badge",
      reason: "which item has a badge, and its text, is the app's", fix: "remove it, and set the badge in the app"),
    Row(
      names: ["barContainerBehavior"], reason: "it is in a beta of iOS 27.3, which may still change",
      fix: "remove it, and set it in the app"),
    Row(
      names: ["bottomAccessory", "tabAccessory"], reason: "the accessory is a view, which the app supplies",
      fix: "remove it, and set the accessory in the app"),
    Row(
      names: ["tabAccessoryEnvironment"], reason: "only the app's own accessory has this trait",
      fix: "remove it, and look at the trait in the accessory"),
    Row(
      names: [
        "glassEffect", "glass", "backgroundExtension", "backgroundExtensionView", "cornerConfiguration",
        "scrollEdgeElementContainer", "hinge", "hingeInteraction", "arrangement", "arrangementViewController",
        "closureConfirmation", "mainMenu",
      ], reason: "it belongs to views and controllers that the app makes", fix: "remove it, and set it in the app"),
    Row(
      names: [
        "splitViewController", "preferredSecondaryColumnWidth", "preferredSecondaryColumnWidthFraction",
        "minimumSecondaryColumnWidth", "preferredInspectorColumnWidth", "preferredInspectorColumnWidthFraction",
        "minimumInspectorColumnWidth", "maximumInspectorColumnWidth",
      ], reason: "widths of columns are layout, not looks", fix: "remove it, and set widths in the app"),
  ]
}
