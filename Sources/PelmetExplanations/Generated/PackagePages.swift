// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

internal import PelmetDiagnostics

extension Explanation {
  /// The pages of rules of the stage `package`, by name.
  static let packagePages: [Explanation] = [
    Explanation(
      .codeLeftOutOnLinux, title: "Linux leaves out code for UIKit without a word",
      text: #"""
        A package that `pelmet init --uikit` has set up builds its code for UIKit on Linux, with ModelCore in UIKit's place. A condition such as `#if os(iOS)` is false there: the file compiles as if it were empty, and a class of tests in it has no test that could fail.

        ```swift
        #if os(iOS)
          final class HomeTests: XCTestCase {}
        #endif
        ```

        Write `canImport(UIKit)` in place of `os(iOS)`: it is true in both places.

        Code that is not for Linux says so, `#if os(iOS) && !os(Linux)`. A condition with an `#else`, and one beside a branch for Linux, is taken as meant.

        `canImport(UIKit)` has a certain answer only where the target depends on the package's target UIKit, by itself or through another one. Elsewhere it is true once something else has been built, and the finding names the target that is to be added in `Package.swift`.

        `pelmet doctor` reports this on Linux alone: on Apple's systems such a manifest has no target UIKit.
        """#),
    Explanation(
      .incompleteManifest, title: "Package.swift lacks a line that themes need",
      text: #"""
        Themes are compiled by the build plugin, which a target has only if its manifest says so. Without it nothing fails: SwiftPM takes the theme files for files that it does not know. The finding names the line and where it belongs. The whole of it:

        ```swift
        let package = Package(
          name: "App",
          dependencies: [
            .package(url: "https://github.com/pelmet/pelmet", branch: "main")
          ],
          targets: [
            .target(
              name: "App",
              dependencies: [
                .product(name: "Pelmet", package: "pelmet"),
                .product(name: "PelmetUIKit", package: "pelmet"),
              ],
              plugins: [.plugin(name: "PelmetPlugin", package: "pelmet")])
          ]
        )
        ```

        `package:` is the last part of the address, without `.git`, or of the path of a local copy; if the dependency has a `name:`, that name.
        """#),
    Explanation(
      .missingLibrary, title: "json-c is not installed, which Pelmet's tool reads JSON with",
      text: #"""
        On Linux, the tool that compiles themes is built with json-c, unless the package that uses Pelmet says otherwise. Without the headers, its build fails: "'json-c/json.h' file not found".

        Install them:

        ```
        apt-get install libjson-c-dev
        ```

        or do without: Pelmet's own reader has the same results. The package that depends on Pelmet switches json-c off:

        ```swift
        .package(url: "https://github.com/pelmet/pelmet", branch: "main", traits: [])
        ```
        """#),
    Explanation(
      .targetWithoutSources, title: "A target with themes has no Swift file",
      text: #"""
        SwiftPM leaves out a target without source files, its plugin included, with a warning between others: "Source files for target App should be located under Sources/App". No theme of it is compiled.

        ```
        Sources/App/midnight.theme.json
        ```

        One Swift file is enough, even if it only has a comment:

        ```
        Sources/App/App.swift
        Sources/App/midnight.theme.json
        ```
        """#),
    Explanation(
      .themeOutsideTarget, title: "Themes belong to no target",
      text: #"""
        The plugin compiles the themes in the folder of a target: the target's `path`, otherwise the folder of its name in `Sources`. Others are not looked at.

        ```
        themes/midnight.theme.json
        Sources/App/App.swift
        ```

        Move them, with their `pelmet.json`:

        ```
        Sources/App/Themes/midnight.theme.json
        Sources/App/App.swift
        ```

        Themes for `pelmet generate` may be anywhere; for them, the finding has no meaning. Folders that are hidden, and those of packages within the package, are left out.

        As a remark: the manifest leaves themes out of a target, by `exclude` or as resources of tests, and no settings say so. The build does not compile them; commands that do not read the manifest would. Write the same into `pelmet.json` in the target's folder:

        ```
        { "exclude": ["docs"] }
        ```

        To compile them all the same, name them there in `themes`, which goes before the manifest.
        """#),
  ]
}
