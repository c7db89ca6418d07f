internal import PelmetNotation
internal import PelmetSyntax

/// A name of UIKit that people look for in a theme and that no theme can set, with the reason.
struct RefusedKey {
  let reason: String
  let fix: String

  /// A key, or a section, and what it is written in; `nil` for a name that nobody has to be told about.
  init?(_ member: JSONMember, in object: String) {
    let row = Self.rows.first { row in
      row.names.contains(member.name)
        && (row.objects.contains(object) || row.objects.isEmpty && object != ModuleSettings.fileName)
        && (!row.isText || member.value.string.map { !ColorText.isColor($0) && !Reference.looksLike($0) } == true)
    }
    guard let row else { return nil }
    (reason, fix) = (row.reason, row.fix)
  }

  private struct Row {
    let names: Set<String>
    /// The only objects in which the names are meant; empty for any object of a theme.
    var objects: Set<String> = []
    /// Whether only texts that are no colours are meant.
    var isText = false
    let reason: String
    let fix: String
  }

  private static let rows: [Row] = [
    Row(
      names: ["titleAlignment", "navigationTitleAlignment"], reason: "it is in a beta of iOS 27.2, which may still change",
      fix: "remove it, and align titles in the app"),
    Row(
      names: ["text", "string", "stringValue", "count", "value"], objects: ["UIBarButtonItem.Badge"],
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
    Row(
      names: ["fonts", "typography", "textStyles", "fontFamilies", "fontFamily"], objects: ["a theme"],
      reason: "it has no list of fonts",
      fix: "write \"font\" in the text attributes that it is for, or keep fonts in a file of tokens"),
    Row(
      names: ["placeholder", "placeholderText", "prompt", "text"], objects: ["UISearchBar", "UISearchTextField"], isText: true,
      reason: "texts are the app's", fix: "remove it, and set the text in the app"),
    Row(
      names: ["title", "prompt", "subtitle", "largeTitle", "text", "backButtonTitle"],
      objects: ["UINavigationBar", "UINavigationBarAppearance", "UINavigationItem", "UIBarButtonItem", "UITabBarItem"],
      isText: true,
      reason: "texts are the app's", fix: "remove it, and set the text in the app"),
    Row(
      names: ["height", "barHeight", "padding", "margin", "margins", "insets", "contentInsets"],
      objects: ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar"], reason: "UIKit lays out bars", fix: "remove it"),
    Row(
      names: ["tokens", "tokenFiles", "designTokens"], objects: [ModuleSettings.fileName],
      reason: "each theme lists the token files that it uses", fix: "move it to \"tokens\" in the themes"),
    Row(
      names: ["strict"], objects: [ModuleSettings.fileName], reason: "it is an option of 'pelmet validate'",
      fix: "remove it, and use --strict, or set rules to \"error\" in \"rules\""),
  ]
}
