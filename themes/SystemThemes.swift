// The looks of UIKit itself, as themes.
//
// `system.theme.json` holds what every version of iOS has in common; `ios12`, `ios13`, `ios15` and `ios26` say what a version
// changed, and are named after the first version that they describe. `Generated` is what `pelmetc` makes of them: `Theme.ios12` …
// `Theme.ios26`, and the contexts `opaque` and `transparent` for the presets `configureWithOpaqueBackground` and
// `configureWithTransparentBackground` (APP-8); what the default preset gives is each theme's own standard appearance.
//
// `Theme.color(_:)` finds a colour under the name of UIColor's property. Where the values come from, how sure they are and
// how to mend one: "System looks" in ModelCore's documentation, and `$description` and `$extensions` in the theme files.
