#if !canImport(UIKit)
  internal import ModelCore
  internal import Pelmet

  /// The bars of one place of a theme: a row for each system and device, a column for each scheme and contrast. Leaves out rows and
  /// columns that would repeat others.
  @MainActor
  struct PreviewGrid {
    private var columns: [PreviewTraits.Column]
    private var rows: [Row] = []

    private struct Row {
      let idiom: Theme.Traits.Idiom
      var versions: [Theme.OSVersion]
      /// The pictures of each column.
      var cells: [[PreviewPicture]]
      /// The values of the theme that are not drawn, in sentences.
      let ignored: [String]

      var title: String {
        (idiom == .pad ? "iPad, " : "") + "iOS " + versions.map(\.description).joined(separator: ", ")
      }
    }

    init(_ table: Theme.Table, _ traits: PreviewTraits, _ infoPlist: InfoPlist, hasBottomBars: Bool) {
      columns = PreviewTraits.Column.all
      for idiom in traits.idioms {
        for version in traits.versions {
          let cells = columns.map { column in
            PreviewStage.pictures(
              of: table, for: Theme.Traits(scheme: column.scheme, contrast: column.contrast, idiom: idiom, os: version),
              infoPlist, hasBottomBars: hasBottomBars)
          }
          let style = table.resolved(for: Theme.Traits(idiom: idiom, os: version))
          let ignored =
            infoPlist.designRequiresCompatibility
            ? [] : IgnoredValues.sentences(style, on: version, hasBottomBars: hasBottomBars)
          add(Row(idiom: idiom, versions: [version], cells: cells, ignored: ignored))
        }
      }
      dropContrastThatChangesNothing()
    }

    private mutating func add(_ row: Row) {
      if let last = rows.last, last.idiom == row.idiom, last.cells == row.cells, last.ignored == row.ignored {
        rows[rows.count - 1].versions += row.versions
      } else {
        rows.append(row)
      }
    }

    private mutating func dropContrastThatChangesNothing() {
      let normal = columns.count { $0.contrast == .normal }
      guard rows.allSatisfy({ $0.cells[..<normal] == $0.cells[normal...] }) else { return }
      columns.removeSubrange(normal...)
      for index in rows.indices { rows[index].cells.removeSubrange(normal...) }
    }

    var html: String {
      let head = columns.map { "<th scope=\"col\">\($0.title)</th>" }.joined()
      let body = rows.map { row in
        let cells = row.cells.map { "<td>\n\($0.map(\.html).joined())</td>\n" }.joined()
        let notes = row.ignored.map { "<small>\(XMLText.escaped($0))</small>" }.joined()
        return "<tr><th scope=\"row\">\(row.title)\(notes)</th>\n\(cells)</tr>\n"
      }
      return "<div class=\"bars\">\n<table>\n<tr><td></td>\(head)</tr>\n\(body.joined())</table>\n</div>\n"
    }
  }

  /// The devices and settings for which a theme is drawn.
  struct PreviewTraits {
    /// Versions of iOS whose bars differ much from those before.
    private static let versions: [Theme.OSVersion] = [15, 17, 26, 27]
    /// The first version with appearance objects, for conditions that end at the first of `versions`.
    private static let oldest: Theme.OSVersion = 13

    /// The versions to draw, with those at which a condition of the theme begins or ends to hold.
    let versions: [Theme.OSVersion]
    /// The phone; the iPad too, if a condition of the theme could tell it from a phone.
    let idioms: [Theme.Traits.Idiom]

    init(_ theme: Theme) {
      let conditions = ([theme.table] + theme.places.map(\.table)).flatMap(\.rows).map(\.condition)
      let bounds = conditions.flatMap { [$0.minimumOS, $0.belowOS].compactMap { $0 } }
      let old = bounds.contains { $0 <= Self.versions[0] } ? [Self.oldest] : []
      versions = Set(Self.versions + bounds.filter { $0 > Self.oldest } + old).sorted()
      idioms = conditions.contains { $0.idiom != nil || $0.horizontalSizeClass != nil } ? [.phone, .pad] : [.phone]
    }

    /// One column of the page.
    struct Column: Hashable {
      let scheme: Theme.Traits.Scheme
      let contrast: Theme.Traits.Contrast

      static let all = Theme.Traits.Contrast.allCases.flatMap { contrast in
        Theme.Traits.Scheme.allCases.map { Column(scheme: $0, contrast: contrast) }
      }

      var title: String { (scheme == .light ? "Light" : "Dark") + (contrast == .high ? ", high contrast" : "") }
    }
  }

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
#endif
