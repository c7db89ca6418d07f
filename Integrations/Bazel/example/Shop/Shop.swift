import Pelmet

/// The app's theme, compiled from `shop.theme.json`.
let theme: Theme = .shop
