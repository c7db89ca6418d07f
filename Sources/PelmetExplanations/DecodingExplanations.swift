internal import PelmetDiagnostics

extension Explanation {
  /// The findings of decoding a theme.
  static let decoding: [Explanation] = [
    Explanation(
      .unknownKey, title: "An object has a key that means nothing there",
      text: """
        Every object of a theme has a fixed set of keys: UIKit's own property names, and a few of Pelmet's. A key that is not among them would \
        be ignored in silence, so it is an error, at the key. When exactly one known key is nearest to what is written, it is suggested; a key \
        that is right elsewhere comes with the place where it belongs.

        ```json
        { "pelmet": 1, "navigationBar": { "tintColour": "#FF2D55" } }
        ```

        ```json
        { "pelmet": 1, "navigationBar": { "tintColor": "#FF2D55" } }
        ```

        Correct the spelling, or move the key to the object that it belongs to. Remarks of your own go into `$description`, data of other tools \
        into `$extensions`: both may stand in every object.
        """),
    Explanation(
      .wrongKind, title: "A value is of the wrong kind",
      text: """
        The value is a text where a number is due, a list of three numbers where four are, and the like; the message says what fits. So is a \
        text that is nearly right but does not follow its grammar, such as `"15+"` for a range of systems, and `"none"` where UIKit has no \
        such thing as nothing.

        ```json
        { "pelmet": 1, "navigationBar": { "prefersLargeTitles": "yes" } }
        ```

        ```json
        { "pelmet": 1, "navigationBar": { "prefersLargeTitles": true } }
        ```

        Write the value in one of the forms that the message names. `null` is allowed for whole properties only, where it forgets what was \
        inherited.
        """),
    Explanation(
      .unknownCase, title: "A name is not one of those that are allowed",
      text: """
        Some values come from a closed list: cases of UIKit's enumerations, presets, text styles, system colours, traits, the appearances \
        beside this one, the names of rules. The message lists them when they are few, and the finding suggests the nearest.

        ```json
        { "pelmet": 1, "statusBar": { "style": "lightcontent" } }
        ```

        ```json
        { "pelmet": 1, "statusBar": { "style": "lightContent" } }
        ```

        Write one of the allowed names; letter case counts.
        """),
    Explanation(
      .invalidColor, title: "A text is no colour",
      text: """
        A colour that is written as a text is `#` with 3, 4, 6 or 8 hexadecimal digits (red, green, blue and, if wanted, alpha, in sRGB), a \
        reference in braces, or `none`. Everything else is an object, also a colour of the system.

        ```json
        { "pelmet": 1, "window": { "tintColor": "0A84FF" } }
        ```

        ```json
        { "pelmet": 1, "window": { "tintColor": "#0A84FF" } }
        ```

        A missing `#` and the bare name of a system colour, which is `{ "system": "systemBlue" }`, can be mended by the fix that comes with the \
        finding.
        """),
    Explanation(
      .invalidReference, title: "A reference is not well formed",
      text: """
        A text that begins with `{` and ends with `}` refers to a parameter, a colour or a token. Between the braces stand one name, or several \
        with dots between them; none may be empty, and neither braces nor spaces at the ends belong there.

        ```json
        { "pelmet": 1, "colors": { "ink": "#10131A" }, "window": { "tintColor": "{ ink }" } }
        ```

        ```json
        { "pelmet": 1, "colors": { "ink": "#10131A" }, "window": { "tintColor": "{ink}" } }
        ```

        A reference is always the whole value. To change the colour that it names, write an object: `{ "color": "{ink}", "alpha": 0.5 }`.
        """),
    Explanation(
      .outOfRange, title: "A number is outside its range",
      text: """
        Alpha and the amount of a mix go from 0 to 1, not to 100 or 255. A font weight goes from 1 to 1000, a font size is more than 0 and at \
        most 500 points, a minimum contrast goes from 1 to 21, and cap insets are not negative.

        ```json
        { "pelmet": 1, "window": { "tintColor": { "color": "#0A84FF", "alpha": 40 } } }
        ```

        ```json
        { "pelmet": 1, "window": { "tintColor": { "color": "#0A84FF", "alpha": 0.4 } } }
        ```

        Write a number inside the range; percentages are fractions of 1.
        """),
    Explanation(
      .missingKey, title: "An object lacks a key that it needs",
      text: """
        `pelmet` in every theme, `light` in an adaptive value, `is` in an entry of `when`, `type` in a parameter, `amount` in a mix, and `rule`, \
        `at` and `why` in a waiver. The finding stands at the first character of the object, one for each key; the rest of the object is \
        checked all the same.

        ```json
        { "pelmet": 1, "window": { "tintColor": { "dark": "#5AA9FF" } } }
        ```

        ```json
        { "pelmet": 1, "window": { "tintColor": { "light": "#0A5FD1", "dark": "#5AA9FF" } } }
        ```

        Add the key.
        """),
    Explanation(
      .invalidName, title: "A name could not become a name in Swift",
      text: """
        The names of themes (their files), screens, contexts and parameters become names in Swift. They start with a letter from A to Z and go \
        on with such letters, digits, `_` and `-`. The name of a colour may be anything without dots and braces, which references give a \
        meaning to.

        ```json
        { "pelmet": 1, "screens": { "2nd page": { "statusBar": { "isHidden": true } } } }
        ```

        ```json
        { "pelmet": 1, "screens": { "secondPage": { "statusBar": { "isHidden": true } } } }
        ```

        Choose another name, in a theme's case by renaming the file. What people are to read goes into `title`.
        """),
    Explanation(
      .unsupportedVersion, title: "The theme is written in another version of the format",
      text: """
        `pelmet` is the version of the format, and this release knows version 1 only. Nothing else is said about the file, because keys may \
        mean something else in that version.

        ```json
        { "pelmet": 2 }
        ```

        ```json
        { "pelmet": 1 }
        ```

        Use a release of Pelmet that knows the version. If the number was meant as a version of your own, put that into `$extensions`.
        """),
  ]
}
