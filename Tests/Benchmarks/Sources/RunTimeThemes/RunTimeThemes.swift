// Themes as dense as real ones get, which PelmetPlugin compiles into this module: `Theme.dense0` to `Theme.dense2`.
