# shellcheck shell=bash
# Builds what reads an app's Swift with its tests, and bundles the tool of UnchangedCodePlugin: packages that use the plugin then compile no
# tool. The parser is the one that the toolchain has for macros, built, of the version that the package pins: to compile
# swift-syntax takes minutes. REWRITER=source compiles it, as the package's trait does.
rewriter=.build/rewrite
toolchain_parser=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host
if [ "${REWRITER:-toolchain}" = toolchain ] && [ -d "$toolchain_parser/SwiftParser.swiftmodule" ]; then
  rewriter_flags=(-Xswiftc -DRewrite -Xswiftc "-I$toolchain_parser" -Xlinker "-L$toolchain_parser" -Xlinker -lSwiftParser -Xlinker -lSwiftSyntax
    -Xlinker -rpath -Xlinker "$toolchain_parser")
else
  rewriter=$rewriter/source
  rewriter_flags=(--traits Rewrite)
fi
rewriter_flags+=("${lean[@]}" --scratch-path "$rewriter")
rewriter_bundle=$rewriter/pelmetrewrite.artifactbundle

bundle_rewriter() { bundle_tool pelmetrewrite "$rewriter/debug/pelmetrewrite" "$rewriter"; }
