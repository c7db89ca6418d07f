/// One bar on the page.
struct PreviewPicture: Hashable {
  let caption: String
  let svg: String

  init(_ caption: String, _ svg: String) {
    self.caption = caption
    self.svg = svg
  }

  var html: String {
    "<figure>\n\(svg)<figcaption>\(XMLText.escaped(caption))</figcaption>\n</figure>\n"
  }
}
