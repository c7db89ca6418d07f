// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

internal import PelmetDiagnostics

extension Explanation {
  /// The pages of rules of the stage `tokens`, by name.
  static let tokensPages: [Explanation] = [
    Explanation(
      .colorOutOfGamut, title: "A colour is outside Display P3",
      text: #"""
        The colour is outside Display P3. Its chroma is reduced, at the same lightness and hue in OKLCH, until it is inside, as in CSS Color 4. A colour that is outside sRGB only is not reported: it stays in Display P3.

        ```json
        { "accent": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 140] } } }
        ```

        Reduce the chroma yourself if the difference matters:

        ```json
        { "accent": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.2, 140] } } }
        ```
        """#),
    Explanation(
      .emptyTokenFile, title: "A token file has groups and no tokens",
      text: #"""
        Exports have a file for each component or brand, and some are still empty. Design Tokens allow groups without tokens, so such a file changes nothing. It is an error if no file of a `tokens` list, or of a set or a context of a resolver, has a token.

        ```json
        { "focus": { "$description": "Rings around controls", "ring": {} } }
        ```

        Nothing needs to be done. Once a token is in it, the remark goes:

        ```json
        { "focus": { "ring": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.04, 0.37, 0.82] } } } }
        ```
        """#),
    Explanation(
      .fixedContext, title: "A theme uses the light or the dark tokens in both appearances",
      text: #"""
        The tokens have a context for light and one for dark, and the theme uses one of them, chosen by `inputs` or by default, whatever the device shows. A file for light or dark by its name, such as `dark.json`, without the other one beside it is reported, too. Their names are told by "light" and "dark" in them, and by what stands for high contrast beside that. A theme that forces a `userInterfaceStyle` is not reported.

        ```json
        { "pelmet": 1, "tokens": ["brand.resolver.json"], "inputs": { "theme": "light" } }
        ```

        Write the context of each appearance:

        ```json
        { "pelmet": 1, "tokens": ["brand.resolver.json"], "inputs": { "theme": { "light": "light", "dark": "dark", "darkHighContrast": "dark-hc" } } }
        ```

        Or force the style for which the tokens are made:

        ```json
        { "pelmet": 1, "userInterfaceStyle": "light", "tokens": ["brand.resolver.json"], "inputs": { "theme": "light" } }
        ```
        """#),
    Explanation(
      .invalidTokenName, title: "A token or group has a name that references cannot use",
      text: #"""
        A reference writes the path of a token as `{color.accent}`, so a name cannot contain `.`, `{` or `}`. Spaces, digits and other characters are fine. It is an error when a theme reaches the token; otherwise the token is counted in `UnusableTokens`.

        ```json
        { "color": { "accent.dark": { "$value": "{palette.navy}" } } }
        ```

        Make it a group, or choose another character:

        ```json
        { "color": { "accent": { "dark": { "$value": "{palette.navy}" } } } }
        ```

        Beside a value, a name with `$` that is almost a keyword of the format, such as `$typ`, is this error too; other names with `$` are ignored.
        """#),
    Explanation(
      .invalidTokenValue, title: "A token's value does not fit its type",
      text: #"""
        The finding is at the part that does not fit when a theme reaches the token, with a note for each token on the way: a measure that is relative to something else (`0.9em`, `50%`), a text of CSS such as `var(--x)`, a calculation with different units, a component outside its range, a reference to a token of another type, a type of which bars have nothing.

        An unknown member beside the value, such as `transform`, is one too, because it may change the value in its own build. There is one finding for each name and file, at the first such member. If the member only describes the token, list its name in `tokenMetadata` of `pelmet.json`.

        ```json
        { "kern": { "$type": "dimension", "$value": "0.05em" } }
        ```

        Write the value that is meant, in `px` (a point of UIKit) or `rem` (16 points):

        ```json
        { "kern": { "$type": "dimension", "$value": { "value": 0.4, "unit": "px" } } }
        ```

        A token that no theme reaches is counted in `UnusableTokens` instead.
        """#),
    Explanation(
      .legacyTokenSyntax, title: "A token file has constructs that DTCG 2025.10 does not have",
      text: #"""
        Design tools write other forms of tokens than the standard of 2025.10, or older ones. Pelmet reads them; one remark for each file says which kinds there were, and how many of each: `value` and `type` without `$`, colours and measures as text, types of Tokens Studio, calculations, colour modifiers, modes in extensions, members that only describe, copies of Figma's variables. Their values are those that the tool means. Files that are read as light and dark because of their names, such as `theme-dark.json`, are named in a remark at the theme.

        ```json
        { "accent": { "type": "color", "value": "#0A5FD1" } }
        ```

        Nothing needs to be done; remarks fail no build. To leave the dialect, export with a current tool, use `pelmet migrate`, or write:

        ```json
        { "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.0392, 0.3725, 0.8196] } } }
        ```
        """#),
    Explanation(
      .missingInput, title: "A theme does not choose a context of a resolver's modifier",
      text: #"""
        Modifiers named `scheme`, `contrast`, `idiom` and `os` follow the traits. Any other takes its context from the theme's `inputs`, or from its `default`; this one has neither. Groups of Tokens Studio's themes and collections of Figma's variables are modifiers too.

        ```json
        { "pelmet": 1, "tokens": ["brand.resolver.json"] }
        ```

        Choose one:

        ```json
        { "pelmet": 1, "tokens": ["brand.resolver.json"], "inputs": { "brand": "vivo" } }
        ```

        Or one for each appearance, as a colour has them; what is left out falls back:

        ```json
        { "pelmet": 1, "tokens": ["brand.resolver.json"], "inputs": { "look": { "light": "day", "dark": "night" } } }
        ```
        """#),
    Explanation(
      .missingTokenType, title: "A token has no type, and its value does not tell it",
      text: #"""
        A token's type is its own, else the type of the token that it is an alias of, else that of the nearest group around it, in any file of the theme, else what its value tells: a colour, a measure, a duration, a number, a curve. Text can be anything: `black` is a colour and a weight. It is an error when a theme reaches the token.

        ```json
        { "bar": { "title": { "$value": "black" } } }
        ```

        Write the type once, in the group:

        ```json
        { "bar": { "$type": "color", "title": { "$value": "black" } } }
        ```
        """#),
    Explanation(
      .tokenWithChildren, title: "A token holds other tokens",
      text: #"""
        An object with `$value`, `value` or `$ref` is a token and cannot contain others: those have no path, and tools differ in what the outer value then is. It is an error when a theme reaches the token.

        ```json
        { "accent": { "$type": "color", "$value": "{blue.500}", "pressed": { "$value": "{blue.700}" } } }
        ```

        A group can have a value of its own, the token `$root`; refer to it as `{accent.$root}`:

        ```json
        { "accent": { "$type": "color", "$root": { "$value": "{blue.500}" }, "pressed": { "$value": "{blue.700}" } } }
        ```
        """#),
    Explanation(
      .unchosenGroup, title: "A group of themes replaces tokens of a group that the theme has chosen",
      text: #"""
        Tokens Studio has one theme of each group at a time, and a group with one theme takes part without being chosen. If each brand is such a group, the brand that comes last wins, whatever `inputs` choose. `null` leaves a group out.

        ```json
        { "pelmet": 1, "tokens": ["tokens.json"], "inputs": { "north": "north" }, "window": { "backgroundColor": "{accent}" } }
        ```

        Leave the other brand out:

        ```json
        { "pelmet": 1, "tokens": ["tokens.json"], "inputs": { "north": "north", "south": null }, "window": { "backgroundColor": "{accent}" } }
        ```

        Or name it, if it is meant to lie over the first:

        ```json
        { "pelmet": 1, "tokens": ["tokens.json"], "inputs": { "north": "north", "south": "south" }, "window": { "backgroundColor": "{accent}" } }
        ```
        """#),
    Explanation(
      .unchosenModes, title: "Tokens have values in modes that nothing chooses",
      text: #"""
        A token may have other values for modes in its `$extensions`: `org.primer.overrides`, `mode`, `carbon.themes`. Those for light and dark follow the device, and behind a resolver the mode with the name of the chosen context counts. Others are contexts of the modifier `mode`, which a theme chooses in `inputs`; without that, tokens have their own values. There is one remark for each file, also for an extension that looks like such a table, but has entries that are no values of its token.

        ```json
        {
          "paper": {
            "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [1, 1, 1] },
            "$extensions": { "carbon.themes": { "g90": { "colorSpace": "srgb", "components": [0.15, 0.15, 0.15] }, "g100": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } } }
          }
        }
        ```

        Choose one, or one for each appearance:

        ```json
        { "pelmet": 1, "tokens": ["brand.tokens.json"], "inputs": { "mode": { "light": "default", "dark": "g100" } }, "window": { "backgroundColor": "{paper}" } }
        ```
        """#),
    Explanation(
      .unitlessMeasure, title: "A measure without a unit may be meant in rem",
      text: #"""
        Tokens Studio and drafts of the standard mean pixels by a number without a unit, and so does Pelmet. Style Dictionary's own transforms mean rem: its CSS has `0.75rem` for `0.75`, and its Swift 12 points. A file that has no sign of Tokens Studio, and a fraction below 4 among its measures without a unit, gets one warning, at the first of these measures that a theme uses.

        ```json
        { "size": { "gap": { "value": "0.75", "type": "dimension" } } }
        ```

        Write the unit:

        ```json
        { "size": { "gap": { "value": "0.75rem", "type": "dimension" } } }
        ```
        """#),
    Explanation(
      .unusableTokens, title: "A token file has tokens that Pelmet cannot use, and no theme needs",
      text: #"""
        A value or a type that means nothing to bars, or a mistake in a token, is an error only where a theme reaches the token: by a reference, or through others. There is one remark for all others of a file, at the first, with their number: those with a mistake, and those that lead to one. Texts, `em` and other values of which bars have nothing are not counted.

        ```json
        {
          "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.04, 0.37, 0.82] } },
          "spacing": { "$type": "dimension", "$value": "1rem + 4px" }
        }
        ```

        Nothing needs to be done. A measure that bars can use is in `px` or `rem`:

        ```json
        {
          "accent": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.04, 0.37, 0.82] } },
          "spacing": { "$type": "dimension", "$value": { "value": 14, "unit": "px" } }
        }
        ```
        """#),
  ]
}
