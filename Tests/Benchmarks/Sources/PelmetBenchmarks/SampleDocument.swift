/// A document with the shape of a large token and theme file: short keys, hex colours, references, a few numbers and escapes.
enum SampleDocument {
  static func bytes(of size: Int) -> [UInt8] {
    var text = "{\n  \"pelmet\": 1,\n  \"tokens\": {"
    var index = 0
    while text.utf8.count < size {
      let color = String(0x100000 + index % 0xEFFFFF, radix: 16, uppercase: true)
      text += index == 0 ? "\n" : ",\n"
      text += """
            "color-\(index)": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0.\(index % 997), \(index % 2), 0.25], "alpha": 1 },
              "$description": "Used for the bar\\u2019s title, \\"Screen \(index)\\"",
              "light": "#\(color)", "dark": "{palette.blue.\(index)}", "isFinal": \(index.isMultiple(of: 3)), "size": \(index), "none": null
            }
        """
      index += 1
    }
    return Array((text + "\n  }\n}\n").utf8)
  }
}
