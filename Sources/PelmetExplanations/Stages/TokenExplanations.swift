internal import PelmetDiagnostics

extension Explanation {
  /// The findings about tokens.
  static let tokens: [Explanation] = [
    Explanation(
      .invalidTokenName, title: "A token or group has a name that references cannot use",
      text: """
        A reference writes the path of a token as `{color.accent}`, so a name cannot contain `.`, `{` or `}`; names that begin with `$` \
        are reserved for the format. The token is ignored.

        ```json
        { "color": { "accent.dark": { "$value": "{palette.navy}" } } }
        ```

        Make it a group, or choose another character:

        ```json
        { "color": { "accent": { "dark": { "$value": "{palette.navy}" } } } }
        ```
        """),
    Explanation(
      .tokenWithChildren, title: "A token holds other tokens",
      text: """
        An object with `$value` or `$ref` is a token and cannot contain others. The token is used; the tokens inside it are ignored.

        ```json
        { "accent": { "$type": "color", "$value": "{blue.500}", "pressed": { "$value": "{blue.700}" } } }
        ```

        A group can have a value of its own, the token `$root`; refer to it as `{accent.$root}`:

        ```json
        { "accent": { "$type": "color", "$root": { "$value": "{blue.500}" }, "pressed": { "$value": "{blue.700}" } } }
        ```
        """),
    Explanation(
      .missingTokenType, title: "A token has no type",
      text: """
        A token's type is its `$type`, else the type of the token that it is an alias of, else that of the nearest group around it, in any \
        file of the theme. It is never inferred from the value.

        ```json
        { "space": { "bar": { "$value": { "value": 8, "unit": "px" } } } }
        ```

        Write it once, in the group:

        ```json
        { "space": { "$type": "dimension", "bar": { "$value": { "value": 8, "unit": "px" } } } }
        ```
        """),
    Explanation(
      .invalidTokenValue, title: "A token's value does not fit its type",
      text: """
        Each type of DTCG 2025.10 has one form. The finding is at the part that does not fit: an unknown colour space, a component outside \
        its range, a unit other than `px` and `rem` (`ms` and `s` for durations), an extra or a missing member, or a reference to a token \
        of another type.

        ```json
        { "kern": { "$type": "dimension", "$value": { "value": 0.4, "unit": "pt" } } }
        ```

        A `px` of DTCG is a point of UIKit:

        ```json
        { "kern": { "$type": "dimension", "$value": { "value": 0.4, "unit": "px" } } }
        ```
        """),
    Explanation(
      .legacyTokenSyntax, title: "A token file is written in an older draft of the format",
      text: """
        Colours as `"#0A5FD1"`, measures as `"16px"` or a bare `0`, and `value` and `type` without `$` come from drafts before 2025.10. \
        Pelmet reads them, with one warning for each file, at the first, with their number.

        ```json
        { "accent": { "type": "color", "value": "#0A5FD1" } }
        ```

        Export again with a current tool, or write:

        ```json
        { "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.0392, 0.3725, 0.8196] } } }
        ```
        """),
    Explanation(
      .deprecatedToken, title: "A theme uses a token that is deprecated",
      text: """
        The token, or a group around it, has `$deprecated`. If that is a string, the message shows it. Aliases inside token files are not \
        reported: their maintainers know.

        ```json
        { "navigationBar": { "tintColor": "{color.oldAccent}" } }
        ```

        Refer to the token that replaces it.
        """),
    Explanation(
      .unusedToken, title: "A token file has tokens that nothing uses",
      text: """
        There is one finding for each file, at the first such token, with their number. A token is used when a theme of the target refers \
        to it, when an alias that is used leads to it, or when its group is extended. Nothing is reported with `emitTokens`, for files \
        that other modules use, or while a theme has errors.

        Remove the tokens, or switch the rule off for a palette that is complete on purpose:

        ```json
        { "pelmet": 1, "rules": { "UnusedToken": "off" } }
        ```
        """),
    Explanation(
      .colorOutOfGamut, title: "A colour is outside Display P3",
      text: """
        The colour is outside Display P3. Its chroma is reduced, at the same lightness and hue in OKLCH, until it is inside, as in CSS \
        Color 4. A colour that is outside sRGB only is not reported: it stays in Display P3.

        ```json
        { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 140] } }
        ```

        Reduce the chroma yourself if the difference matters.
        """),
    Explanation(
      .lineHeightIgnored, title: "The line height of a typography token is ignored",
      text: """
        A typography token gives a font its family, size and weight, and `kern` its letter spacing. The texts of bars have one line, and \
        UIKit takes no line height for them, so that of the token is ignored.

        ```json
        { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 600, "lineHeight": 1.3 } }
        ```

        Nothing needs to be done. To hide the remark, set the rule to `"off"` in `rules`.
        """),
    Explanation(
      .missingInput, title: "A theme does not choose a context of a resolver's modifier",
      text: """
        Modifiers named `scheme`, `contrast`, `idiom` and `os` follow the traits. Any other takes its context from the theme's `inputs`, or from its \
        `default`; this one has neither.

        ```json
        { "pelmet": 1, "tokens": ["brand.resolver.json"] }
        ```

        Choose one:

        ```json
        { "pelmet": 1, "tokens": ["brand.resolver.json"], "inputs": { "brand": "vivo" } }
        ```
        """),
  ]
}
