internal import PelmetDiagnostics

extension Explanation {
  /// The findings of linking. The examples are in a module with `base.theme.json` and
  /// `shared/evening.theme.json`, beside a module `CompanyStyle` with `base.theme.json`.
  static let linking: [Explanation] = [
    Explanation(
      .unknownTheme, title: "The theme or screen that is extended does not exist",
      text: """
        `extends` names a theme by the name of its file without `.theme.json`, looked for in the whole module; in a screen it names another \
        screen of the theme. The finding stands at the name. What the missing theme would have supplied is not reported as missing too.

        With `base.theme.json` in the module:

        ```json
        { "pelmet": 1, "extends": "bsae" }
        ```

        ```json
        { "pelmet": 1, "extends": "base" }
        ```

        Correct the name, or write the module before it when the theme is another module's: `"CompanyStyle:base"`.
        """),
    Explanation(
      .unknownFile, title: "A path leads to no file",
      text: """
        A path is relative to the file in which it stands, and after a module's name to that module's folder. Folders are separated by `/`, and \
        letter case counts, also where the file system does not care.

        With `shared/evening.theme.json` beside the theme:

        ```json
        { "pelmet": 1, "extends": "Shared/evening.theme.json" }
        ```

        ```json
        { "pelmet": 1, "extends": "shared/evening.theme.json" }
        ```

        Correct the path. A theme can also be named without one: the name of a theme is unique in its module.
        """),
    Explanation(
      .unknownModule, title: "No module of that name is known to this run",
      text: """
        What stands before the colon is a module. In a build, modules are the targets that the theme's own target depends on, directly or not, \
        as far as there are theme files in them; on the command line they are given with `--module NAME=DIR`.

        With the module `CompanyStyle`:

        ```json
        { "pelmet": 1, "extends": "CompanyStyles:base" }
        ```

        ```json
        { "pelmet": 1, "extends": "CompanyStyle:base" }
        ```

        Correct the name, add the dependency to the target in `Package.swift`, or add the option.
        """),
    Explanation(
      .unresolvedReference, title: "A reference names nothing",
      text: """
        A reference is looked up among the parameters, colours and tokens of the theme that is compiled, with those that it inherits. Late: a \
        base may use a name that only its children declare, and a note then says for which theme it is missing. The finding stands at the \
        place where the name is used.

        ```json
        { "pelmet": 1, "colors": { "accent": "#FF2D55" }, "window": { "tintColor": "{acent}" } }
        ```

        ```json
        { "pelmet": 1, "colors": { "accent": "#FF2D55" }, "window": { "tintColor": "{accent}" } }
        ```

        Correct the name, or declare it in `colors`, `parameters` or `tokens`. A base that is not meant to be complete is `"abstract": true`, \
        and is then not compiled by itself.
        """),
    Explanation(
      .referenceCycle, title: "References lead back to themselves",
      text: """
        A colour that is defined by another one that is, at the end, defined by the first has no value. There is one finding for each ring, at \
        its first member in the order of files and lines, with a note at every step.

        ```json
        { "pelmet": 1, "colors": { "ink": "{text}", "text": { "color": "{ink}", "alpha": 0.9 } } }
        ```

        ```json
        { "pelmet": 1, "colors": { "ink": "#10131A", "text": { "color": "{ink}", "alpha": 0.9 } } }
        ```

        Give one member of the ring a value of its own.
        """),
    Explanation(
      .inheritanceCycle, title: "Themes, screens or appearances inherit from themselves",
      text: """
        Themes and screens that extend each other in a ring, or appearances that are like each other in one, have no beginning from which to \
        work them out. There is one finding for each ring, at its first member in the order of files and lines, with a note at every step.

        ```json
        {
          "pelmet": 1,
          "navigationBar": { "standardAppearance": "scrollEdgeAppearance", "scrollEdgeAppearance": { "like": "standardAppearance" } }
        }
        ```

        ```json
        {
          "pelmet": 1,
          "navigationBar": { "standardAppearance": { "background": "opaque" }, "scrollEdgeAppearance": { "like": "standardAppearance" } }
        }
        ```

        Break the ring where it was closed by mistake.
        """),
    Explanation(
      .wrongTokenType, title: "A reference names something of another kind",
      text: """
        What a reference names must be of the kind of the property: a colour for a colour, a number for a number, a font for a font. The \
        finding stands at the reference, with a note at the declaration.

        ```json
        { "pelmet": 1, "parameters": { "large": { "type": "boolean", "default": true } }, "window": { "tintColor": "{large}" } }
        ```

        ```json
        { "pelmet": 1, "parameters": { "accent": { "type": "color", "default": "#FF2D55" } }, "window": { "tintColor": "{accent}" } }
        ```

        Refer to something else, or change the type of the declaration.
        """),
    Explanation(
      .nameCollision, title: "Two names cannot be told apart",
      text: """
        Themes, screens, contexts and parameters become names in Swift, and two of one kind would become the same: `night-mode` and `nightMode`, \
        or themes whose files differ in letter case only. A theme must not take the name of a dependency's theme either. Parameters, colours \
        and tokens also share one namespace, in which references look. The finding stands at the later one, with a note at the earlier.

        ```json
        { "pelmet": 1, "colors": { "accent": "#FF2D55" }, "parameters": { "accent": { "type": "color", "default": "#FF2D55" } } }
        ```

        ```json
        { "pelmet": 1, "colors": { "ink": "#10131A" }, "parameters": { "accent": { "type": "color", "default": "#FF2D55" } } }
        ```

        Rename one of them.
        """),
    Explanation(
      .pathOutsidePackage, title: "A path leaves its module's folder",
      text: """
        A path is relative and has no `..`, so that a theme compiles the same wherever its package is checked out. What lies outside belongs to \
        a module of its own.

        ```json
        { "pelmet": 1, "extends": "../CompanyStyle/base.theme.json" }
        ```

        ```json
        { "pelmet": 1, "extends": "CompanyStyle:base" }
        ```

        Move the file into the folder, or make it a module and name that.
        """),
  ]
}
