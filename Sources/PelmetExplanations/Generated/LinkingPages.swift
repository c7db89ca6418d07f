// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

internal import PelmetDiagnostics

extension Explanation {
  /// The pages of rules of the stage `linking`, by name.
  static let linkingPages: [Explanation] = [
    Explanation(
      .deprecatedToken, title: "A theme uses a token that is deprecated",
      text: #"""
        The token, or a group around it, has `$deprecated`. If that is a string, the message shows it. Tokens that a deprecated group takes by `$extends` are deprecated, too. Aliases inside token files are not reported: their maintainers know.

        ```json
        { "pelmet": 1, "tokens": ["brand.tokens.json"], "toolbar": { "tintColor": "{color.oldAccent}" } }
        ```

        Refer to the token that replaces it:

        ```json
        { "pelmet": 1, "tokens": ["brand.tokens.json"], "toolbar": { "tintColor": "{color.accent}" } }
        ```
        """#),
    Explanation(
      .inheritanceCycle, title: "Themes, screens or appearances inherit from themselves",
      text: #"""
        Themes and screens that extend each other in a cycle, or appearances that are like each other in a cycle, have no base to start from. There is one finding for each cycle, at its first member in the order of files and lines, with a note at every step.

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

        Remove the step that was a mistake.
        """#),
    Explanation(
      .lineHeightIgnored, title: "The line height of a typography token is ignored",
      text: #"""
        A typography token gives a font its family, size and weight, and `kern` its letter spacing. The texts of bars have one line, and UIKit takes no line height for them, so that of the token is ignored.

        With a token `title` that has `"lineHeight": 1.3`:

        ```json
        { "pelmet": 1, "tokens": ["type.tokens.json"], "barButtonItem": { "titleTextAttributes": { "font": "{title}" } } }
        ```

        Nothing needs to be done. To hide the remark, set the rule to `"off"`:

        ```json
        { "pelmet": 1, "rules": { "LineHeightIgnored": "off" }, "tokens": ["type.tokens.json"], "barButtonItem": { "titleTextAttributes": { "font": "{title}" } } }
        ```
        """#),
    Explanation(
      .nameCollision, title: "Two names cannot be told apart",
      text: #"""
        Themes, screens, contexts, colours and parameters become names in Swift, and two of the same kind would get the same name: `night-mode` and `nightMode`, or themes whose file names differ only in letter case. A theme cannot have the name of a dependency's theme either. Parameters, colours and tokens share one namespace for references. The finding is at the later name, with a note at the earlier.

        ```json
        { "pelmet": 1, "colors": { "accent": "#FF2D55" }, "parameters": { "accent": { "type": "color", "default": "#FF2D55" } } }
        ```

        ```json
        { "pelmet": 1, "colors": { "ink": "#10131A" }, "parameters": { "accent": { "type": "color", "default": "#FF2D55" } } }
        ```

        Rename one of them.
        """#),
    Explanation(
      .pathOutsidePackage, title: "A path leaves its module's folder",
      text: #"""
        Paths are relative and have no `..`, so that a theme compiles the same way wherever its package is checked out. Files outside the folder belong to another module.

        ```json
        { "pelmet": 1, "extends": "../CompanyStyle/base.theme.json" }
        ```

        ```json
        { "pelmet": 1, "extends": "CompanyStyle:base" }
        ```

        Move the file into the folder, or into a module and name that.
        """#),
    Explanation(
      .referenceCycle, title: "References lead back to themselves",
      text: #"""
        A colour whose definition leads back to itself has no value. There is one finding for each cycle, at its first member in the order of files and lines, with a note at every step.

        ```json
        { "pelmet": 1, "colors": { "ink": "{text}", "text": { "color": "{ink}", "alpha": 0.9 } } }
        ```

        ```json
        { "pelmet": 1, "colors": { "ink": "#10131A", "text": { "color": "{ink}", "alpha": 0.9 } } }
        ```

        Give one member of the cycle a value of its own.
        """#),
    Explanation(
      .unknownFile, title: "A path leads to no file",
      text: #"""
        A path is relative to the file that contains it, or, after a module's name, to that module's folder. Folders are separated by `/`. Letter case counts, even if the file system ignores it.

        With `shared/evening.theme.json` beside the theme:

        ```json
        { "pelmet": 1, "extends": "Shared/evening.theme.json" }
        ```

        ```json
        { "pelmet": 1, "extends": "shared/evening.theme.json" }
        ```

        Correct the path. A theme can also be named without one: the name of a theme is unique in its module.
        """#),
    Explanation(
      .unknownModule, title: "The module is not known to this run",
      text: #"""
        The name before the colon is a module. In a build, modules are the targets that the theme's target depends on, directly or not, and that have theme files; on the command line, pass them with `--module NAME=DIR`.

        With the module `CompanyStyle`:

        ```json
        { "pelmet": 1, "extends": "CompanyStyles:base" }
        ```

        ```json
        { "pelmet": 1, "extends": "CompanyStyle:base" }
        ```

        Correct the name, add the dependency to the target in `Package.swift`, or add the option.
        """#),
    Explanation(
      .unknownTheme, title: "The theme or screen that is extended does not exist",
      text: #"""
        `extends` names a theme of the module by its file name without `.theme.json`; in a screen it names another screen of the theme. The finding is at the name. Names that the missing theme would have declared are not reported.

        With `base.theme.json` in the module:

        ```json
        { "pelmet": 1, "extends": "bsae" }
        ```

        ```json
        { "pelmet": 1, "extends": "base" }
        ```

        Correct the name, or for a theme of another module write the module in front: `"CompanyStyle:base"`.
        """#),
    Explanation(
      .unresolvedReference, title: "A reference names nothing",
      text: #"""
        A reference is looked up among the parameters, colours and tokens of the theme that is compiled, with those that it inherits. The lookup is late: a base may use a name that only its children declare; a note then says in which theme it is missing. The finding is where the name is used.

        ```json
        { "pelmet": 1, "colors": { "accent": "#FF2D55" }, "window": { "tintColor": "{acent}" } }
        ```

        ```json
        { "pelmet": 1, "colors": { "accent": "#FF2D55" }, "window": { "tintColor": "{accent}" } }
        ```

        Correct the name, or declare it in `colors`, `parameters` or `tokens`. Mark a base that is not meant to be complete with `"abstract": true`; it is then not compiled by itself. In an abstract theme that no theme of the run extends, the finding is a warning: themes of other packages may declare the name. To have none, declare the name there with a value, which such themes can replace.
        """#),
    Explanation(
      .wrongTokenType, title: "A reference names something of another kind",
      text: #"""
        A reference must name something of the type of the property: a colour for a colour, a number for a number, a font for a font. The finding is at the reference, with a note at the declaration.

        ```json
        { "pelmet": 1, "parameters": { "large": { "type": "boolean", "default": true } }, "window": { "tintColor": "{large}" } }
        ```

        ```json
        { "pelmet": 1, "parameters": { "accent": { "type": "color", "default": "#FF2D55" } }, "window": { "tintColor": "{accent}" } }
        ```

        Refer to something of that type, or change the type of the declaration.
        """#),
  ]
}
