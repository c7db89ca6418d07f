package import PelmetDiagnostics

/// A module as Decode, Chains and Tokens have read it, in one value for the stages that follow.
package struct ReadModule {
  /// The files and settings from which it was read.
  package let input: CompilerInput
  /// Every theme file, decoded.
  package let library: Library
  /// The themes that are compiled, each with those that it extends.
  package let chains: ThemeChains
  /// The tokens that the themes list.
  package let tokens: TokenStore

  /// The texts of the run, with those that were read because a theme or a resolver names them.
  package var sources: SourceMap { tokens.sources }
}
