#if !canImport(UIKit)
  internal import Pelmet

  /// The bars of one place of a theme: a row for each system and device, a column for each scheme and contrast. Rows and columns that
  /// would show the same again are left out.
  @MainActor
  struct PreviewGrid {
    private var columns: [PreviewTraits.Column]
    private var rows: [Row] = []

    private struct Row {
      let idiom: Theme.Traits.Idiom
      var versions: [Theme.OSVersion]
      /// By column.
      var cells: [[PreviewPicture]]

      var title: String {
        (idiom == .pad ? "iPad, " : "") + "iOS " + versions.map(\.description).joined(separator: ", ")
      }
    }

    init(_ table: Theme.Table, _ traits: PreviewTraits, hasBottomBars: Bool) {
      columns = PreviewTraits.Column.all
      for idiom in traits.idioms {
        for version in traits.versions {
          let cells = columns.map { column in
            PreviewStage.pictures(
              of: table, for: Theme.Traits(scheme: column.scheme, contrast: column.contrast, idiom: idiom, os: version),
              hasBottomBars: hasBottomBars)
          }
          add(Row(idiom: idiom, versions: [version], cells: cells))
        }
      }
      dropContrastThatChangesNothing()
    }

    private mutating func add(_ row: Row) {
      if let last = rows.last, last.idiom == row.idiom, last.cells == row.cells {
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
        return "<tr><th scope=\"row\">\(row.title)</th>\n\(cells)</tr>\n"
      }
      return "<table>\n<tr><td></td>\(head)</tr>\n\(body.joined())</table>\n"
    }
  }
#endif
