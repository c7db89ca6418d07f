internal import PelmetDiagnostics

extension Explanation {
  /// The findings about files that Pelmet does not read, although they look as if they were meant to be read.
  static let folders: [Explanation] = [
    Explanation(
      .misnamedTheme, title: "A theme under a name that is not read",
      text: """
        Pelmet knows its files by the ends of their names: `.theme.json`, `.tokens.json`, `.resolver.json`. A JSON file in the module's \
        folders with the top-level key `pelmet` is a theme, and under another name it is not compiled.

        ```
        Themes/app-theme.json
        ```

        Rename it; what stands before `.theme.json` is the name of the theme:

        ```
        Themes/app.theme.json
        ```

        Only JSON files that mention `"pelmet"` within their first 4 KB are looked at. In a folder without any theme, the finding is an \
        error.
        """),
    Explanation(
      .unusedSettings, title: "Settings that are not read",
      text: """
        A module has the settings of one file: the `pelmet.json` in the folder of its target, or in one folder below it. Further ones \
        below have no effect, and of two in folders beside each other, none has. The folder of a package is no module if its targets have \
        settings: give theirs to runs of their own.

        ```
        Themes/pelmet.json
        Themes/Dark/pelmet.json
        ```

        Move what it sets to the outer file; or, if the inner folder is a module of its own, give the two to separate runs, and leave the \
        inner one out of the outer one's `themes`:

        ```
        Themes/pelmet.json
        ```
        """),
  ]
}
