internal import PelmetDiagnostics
internal import PelmetRewriting

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The tool of UnchangedCodePlugin, which rewrites the Swift of one module for Linux:
///
///     pelmetrewrite --root DIR --output DIR [--overlay FILE] [--holds CONDITION]... FILE...
///
/// `--root` is the folder of the module, which has all the files. Their new texts go to the folder `Rewritten` in that of `--output`. With
/// `--overlay` those are the texts of files that change, and the file is for the compiler's `-vfsoverlay`; its folder is made one that git
/// ignores. Without it, all files have a text there, which is compiled instead. `--holds os(iOS)` is for code
/// in `#if os(iOS)` that Linux is to compile.
///
/// Findings go to standard error as `/path:line:column: warning: …`. A file that is no Swift is the compiler's business.
@main
enum PelmetRewrite {
  static func main() {
    LargeStack.run { run() }
  }

  /// Does all and ends the process.
  private static func run() -> Never {
    do throws(RewriteArguments.Problem) {
      let arguments = try RewriteArguments(CommandLine.arguments.dropFirst())
      exit(run(arguments) ? 0 : 1)
    } catch {
      tell("\(VisibleText.escaped("error: \(error.text)"))\n\(RewriteArguments.usage)")
      exit(64)
    }
  }

  /// Whether it went well.
  private static func run(_ arguments: RewriteArguments) -> Bool {
    #if Rewrite
      let holding = arguments.holding
      let module = ModuleRewriting(arguments: arguments, tool: RewriteRecord.runningTool) {
        SourceRewriting(of: $0, path: $1, holding: holding)
      }
      do throws(ModuleRewriting.Failure) {
        tell(try module.run().map { $0 + "\n" }.joined())
        return true
      } catch {
        tell("error: \(VisibleText.escaped(error.text))\n")
        return false
      }
    #else
      tell(
        "error: UnchangedCodePlugin was built without swift-syntax; "
          + "fix: depend on Pelmet with traits: [.defaults, \"Rewrite\"], or on a release, which has it built\n")
      return false
    #endif
  }

  private static func tell(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
