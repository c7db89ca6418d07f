// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Schema {
  private static func byState(_ value: String, _ shape: Shape, none: Value? = nil) -> Schema {
    Schema(
      "Theme.ByState<\(value)>", of: "UIControl.State", role: .axis,
      fields: [
        Field("normal", shape, none: none),
        Field("highlighted", shape, none: none),
        Field("disabled", shape, none: none),
        Field("selected", shape, none: none),
        Field("focused", shape, none: none),
      ])
  }

  static let byStateImage = byState("Theme.Image", .value(.image), none: .image(.empty))

  static let byStateByStateImage = byState("Theme.ByState<Theme.Image>", .object(.byStateImage), none: .image(.empty))

  static let byStateTextAttributes = byState("Theme.TextAttributes", .object(.textAttributes))

  static let byStateByItemStyleByMetricsImage =
    byState("Theme.ByItemStyle<Theme.ByMetrics<Theme.Image>>", .object(.byItemStyleByMetricsImage), none: .image(.empty))

  static let byStateByMetricsImage = byState("Theme.ByMetrics<Theme.Image>", .object(.byMetricsImage), none: .image(.empty))

  private static func byMetrics(_ value: String, _ shape: Shape, none: Value? = nil) -> Schema {
    Schema(
      "Theme.ByMetrics<\(value)>", of: "UIBarMetrics", role: .axis,
      fields: [
        Field("default", shape, none: none),
        Field("compact", shape, none: none),
        Field("defaultPrompt", shape, none: none),
        Field("compactPrompt", shape, none: none),
      ])
  }

  static let byMetricsImage = byMetrics("Theme.Image", .value(.image), none: .image(.empty))

  static let byMetricsDouble = byMetrics("Double", .value(.number))

  static let byMetricsOffset = byMetrics("Theme.Offset", .value(.offset))

  private static func byPosition(_ value: String, _ shape: Shape, none: Value? = nil) -> Schema {
    Schema(
      "Theme.ByPosition<\(value)>", of: "UIBarPosition", role: .axis,
      fields: [
        Field("any", shape, none: none),
        Field("bottom", shape, none: none),
        Field("top", shape, none: none),
        Field("topAttached", shape, none: none),
      ])
  }

  static let byPositionByMetricsImage = byPosition("Theme.ByMetrics<Theme.Image>", .object(.byMetricsImage), none: .image(.empty))

  static let byPositionImage = byPosition("Theme.Image", .value(.image), none: .image(.empty))

  private static func byItemStyle(_ value: String, _ shape: Shape, none: Value? = nil) -> Schema {
    Schema(
      "Theme.ByItemStyle<\(value)>", of: "UIBarButtonItem.Style", role: .axis,
      fields: [
        Field("any", shape, none: none),
        Field("plain", shape, none: none),
        Field("done", shape, none: none),
      ])
  }

  static let byItemStyleByMetricsImage =
    byItemStyle("Theme.ByMetrics<Theme.Image>", .object(.byMetricsImage), none: .image(.empty))

  private static func byIcon(_ value: String, _ shape: Shape, none: Value? = nil) -> Schema {
    Schema(
      "Theme.ByIcon<\(value)>", of: "UISearchBar.Icon", role: .axis,
      fields: [
        Field("search", shape, none: none),
        Field("clear", shape, none: none),
        Field("bookmark", shape, none: none),
        Field("resultsList", shape, none: none),
      ])
  }

  static let byIconByStateImage = byIcon("Theme.ByState<Theme.Image>", .object(.byStateImage), none: .image(.empty))

  static let byIconOffset = byIcon("Theme.Offset", .value(.offset))
}
