# The formula of Homebrew, without version and checksums: `.ci/release/assemble` fills them in.
class Pelmet < Formula
  desc "Checks and compiles themes for the bars of iOS apps"
  homepage "https://github.com/pelmet/pelmet"
  version "@VERSION@"
  license "MIT"

  on_macos do
    depends_on macos: :ventura
    url "@ADDRESS@/pelmet-@VERSION@-universal-apple-macosx.tar.gz"
    sha256 "@SHA256 universal-apple-macosx@"
  end

  on_linux do
    on_arm do
      url "@ADDRESS@/pelmet-@VERSION@-aarch64-unknown-linux-gnu.tar.gz"
      sha256 "@SHA256 aarch64-unknown-linux-gnu@"
    end
    on_intel do
      url "@ADDRESS@/pelmet-@VERSION@-x86_64-unknown-linux-gnu.tar.gz"
      sha256 "@SHA256 x86_64-unknown-linux-gnu@"
    end
  end

  def install
    bin.install "bin/pelmet"
    libexec.install "libexec/pelmetc", "libexec/pelmetimport"
    bash_completion.install "share/bash-completion/completions/pelmet"
    zsh_completion.install "share/zsh/site-functions/_pelmet"
    fish_completion.install "share/fish/vendor_completions.d/pelmet.fish"
    doc.install Dir["share/doc/pelmet/*"]
  end

  test do
    (testpath/"app.theme.json").write '{ "pelmet": 1, "navigationBar": { "tintColor": "#FF2D55" } }'
    assert_match "no errors", shell_output("#{bin}/pelmet validate #{testpath} 2>&1")
    assert_match "pelmet #{version}", shell_output("#{bin}/pelmet --version")
  end
end
