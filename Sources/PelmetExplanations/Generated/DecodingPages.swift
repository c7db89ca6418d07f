// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

internal import PelmetDiagnostics

extension Explanation {
  /// The pages of rules of the stage `decoding`, by name.
  static let decodingPages: [Explanation] = [
    Explanation(
      .invalidColor, title: "A string is not a colour",
      text: #"""
        A colour written as a string is `#` with 3, 4, 6 or 8 hexadecimal digits (red, green, blue and, if wanted, alpha, in sRGB), a reference in braces, or `none`. All other colours are objects, system colours included.

        ```json
        { "pelmet": 1, "window": { "tintColor": "0A84FF" } }
        ```

        ```json
        { "pelmet": 1, "window": { "tintColor": "#0A84FF" } }
        ```

        The finding offers the text to write for a missing `#`, for `rgba(…)` and other forms of CSS, for the bare name of a system colour, which is written `{ "system": "systemBlue" }`, and for a colour, a parameter or a token without its braces.
        """#),
    Explanation(
      .invalidName, title: "A name could not become a name in Swift",
      text: #"""
        The names of themes (their files), screens, contexts and parameters become names in Swift. They begin with a letter from A to Z, and have only such letters, digits, `_` and `-`. The name of a colour may have any characters but dots and braces, which have a meaning in references.

        ```json
        { "pelmet": 1, "screens": { "2nd page": { "statusBar": { "isHidden": true } } } }
        ```

        ```json
        { "pelmet": 1, "screens": { "secondPage": { "statusBar": { "isHidden": true } } } }
        ```

        Choose another name; for a theme, rename the file. A name for people to read goes into `title`.
        """#),
    Explanation(
      .invalidReference, title: "A reference is not well formed",
      text: #"""
        A string that begins with `{` and ends with `}` refers to a parameter, a colour or a token. Between the braces is one name, or several with dots between them. No name may be empty, and there are no braces inside and no spaces at the ends.

        ```json
        { "pelmet": 1, "colors": { "ink": "#10131A" }, "window": { "backgroundColor": "{ ink }" } }
        ```

        ```json
        { "pelmet": 1, "colors": { "ink": "#10131A" }, "window": { "backgroundColor": "{ink}" } }
        ```

        A reference is always the whole value. To change the colour that it names, write an object: `{ "color": "{ink}", "alpha": 0.5 }`.

        The default of a parameter cannot depend on a parameter: Swift works it out before it has any argument. Give it a value of its own, or name a colour under `colors` that depends on the parameters.
        """#),
    Explanation(
      .missingKey, title: "An object lacks a key that it needs",
      text: #"""
        `pelmet` in every theme, `light` in an adaptive value, `is` in an entry of `when`, `type` in a parameter, `amount` in a mix, and `rule`, `at` and `why` in a waiver. There is one finding for each key, at the first character of the object; the rest of the object is still checked.

        ```json
        { "pelmet": 1, "window": { "tintColor": { "dark": "#5AA9FF" } } }
        ```

        ```json
        { "pelmet": 1, "window": { "tintColor": { "light": "#0A5FD1", "dark": "#5AA9FF" } } }
        ```

        Add the key.
        """#),
    Explanation(
      .outOfRange, title: "A number is outside its range",
      text: #"""
        Alpha and the amount of a mix are from 0 to 1, not to 100 or 255. A font weight is from 1 to 1000, a font size is more than 0 and at most 500 points, a minimum contrast is from 1 to 21, and cap insets are not negative. A theme has at most 20,000 places (its screens, its contexts and each screen in each context), and tells at most 32 versions of the system apart.

        ```json
        { "pelmet": 1, "window": { "backgroundColor": { "color": "#0A84FF", "alpha": 40 } } }
        ```

        ```json
        { "pelmet": 1, "window": { "backgroundColor": { "color": "#0A84FF", "alpha": 0.4 } } }
        ```

        Write a number inside the range; percentages are fractions of 1.
        """#),
    Explanation(
      .unknownCase, title: "A name is not one of those that are allowed",
      text: #"""
        Some values come from a fixed list: cases of UIKit's enumerations, presets, text styles, system colours, traits, the appearances beside this one, names of rules, contexts of modifiers, types of tokens (when a theme reaches the token). The message lists them if there are few. The finding suggests the one that was meant: in another spelling, with UIKit's prefix (`UIStatusBarStyleLightContent`, `.lightContent`), by a usual other name (`cover` for `scaleAspectFill`), or the nearest.

        ```json
        { "pelmet": 1, "statusBar": { "style": "lightcontent" } }
        ```

        ```json
        { "pelmet": 1, "statusBar": { "style": "lightContent" } }
        ```

        Write one of the allowed names; letter case counts.
        """#),
    Explanation(
      .unknownKey, title: "An object has a key that means nothing there",
      text: #"""
        Every object of a theme has a fixed set of keys: UIKit's own property names, and a few of Pelmet's. Any other key would be ignored silently, so it is an error, at the key.

        The finding suggests what was meant: a key that is spelled otherwise, or the place to which a name of UIKit, CSS, Android or SwiftUI leads, as a path from the top of the file. `titleColor` in a slot is `titleTextAttributes.foregroundColor`, `isHidden` in a navigation bar is `navigationController.isNavigationBarHidden`. If several places fit equally well, nothing is suggested.

        ```json
        { "pelmet": 1, "navigationBar": { "tintColour": "#FF2D55" } }
        ```

        ```json
        { "pelmet": 1, "navigationBar": { "tintColor": "#FF2D55" } }
        ```

        Correct the spelling, or move the key to the object in which it belongs. Put comments into `$description` and data of other tools into `$extensions`: every object may have both.
        """#),
    Explanation(
      .unsupportedVersion, title: "The theme is written in another version of the format",
      text: #"""
        `pelmet` is the version of the format, and this release reads only version 1. Nothing else in the file is reported, because its keys may mean something else in that version.

        ```json
        { "pelmet": 2 }
        ```

        ```json
        { "pelmet": 1 }
        ```

        Use a release of Pelmet that knows the version. A version number of your own goes into `$extensions`.
        """#),
    Explanation(
      .wrongKind, title: "A value has the wrong kind",
      text: #"""
        The value is a string where a number is expected, an array of three numbers where four are expected, and so on; the message says what is expected. The rule also reports strings that do not follow their grammar, such as `"15+"` for a range of systems, and `"none"` where UIKit cannot have nothing.

        ```json
        { "pelmet": 1, "navigationBar": { "prefersLargeTitles": "yes" } }
        ```

        ```json
        { "pelmet": 1, "navigationBar": { "prefersLargeTitles": true } }
        ```

        Write the value in one of the forms that the message names. `null` is allowed for whole properties only, where it removes the inherited value. Where the value leaves no doubt, the finding offers it in the right kind: `true` for `"true"`, `17` for `"17pt"`, `{ "foregroundColor": "#FFF" }` for a colour in the place of text attributes.
        """#),
  ]
}
