# shellcheck shell=bash
# Builds the tool of UnchangedCodePlugin with swift-syntax, which takes minutes, and puts it into the bundle that PELMET_REWRITER names: packages
# that use the plugin then compile neither. Part of the tool's tests, whose build has it.
rewriter=.build/rewrite
rewriter_flags=(--traits Rewrite --scratch-path "$rewriter")
rewriter_bundle=$rewriter/pelmetrewrite.artifactbundle

bundle_rewriter() {
  local triple
  triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -1)
  mkdir -p "$rewriter_bundle/bin"
  cmp -s "$rewriter/debug/pelmetrewrite" "$rewriter_bundle/bin/pelmetrewrite" || cp "$rewriter/debug/pelmetrewrite" "$rewriter_bundle/bin/"
  cat >"$rewriter_bundle/info.json" <<END
{ "schemaVersion": "1.0", "artifacts": { "pelmetrewrite": { "type": "executable", "version": "1.0.0", "variants": [
  { "path": "bin/pelmetrewrite", "supportedTriples": ["$triple"] } ] } } }
END
}
