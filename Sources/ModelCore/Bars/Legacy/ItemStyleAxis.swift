/// The style of an item's background image; nil is the image for every style (ITM-11: exact style, then any).
struct ItemStyleAxis: LegacyAxis {
  let style: UIBarButtonItem.Style?

  var fallbacks: [ItemStyleAxis] { style == nil ? [] : [ItemStyleAxis(style: nil)] }
}
