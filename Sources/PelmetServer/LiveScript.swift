internal import Foundation
internal import PelmetDiagnostics

/// The script in the served page, which takes newer pictures from the server. A page that is written to disk has none.
package enum LiveScript {
  /// The page of an edition, with the script.
  package static func page(_ edition: LivePage.Edition) -> String {
    let script = "<script src=\"/live.js\" data-picture=\"\(edition.pictureVersion)\" defer></script>\n"
    var page = edition.content.picture
    page.insert(contentsOf: script, at: page.range(of: "</head>")?.lowerBound ?? page.startIndex)
    return page
  }

  /// A page in place of the first picture, as long as there is none.
  package static let emptyPage = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>pelmet preview</title>
    </head>
    <body>
    <p>No picture yet.</p>
    </body>
    </html>

    """

  /// An edition as the script is told of it, in JSON.
  package static func news(_ edition: LivePage.Edition) -> String {
    JSONText.object([
      "picture": JSONText.string(edition.pictureVersion), "problems": JSONText.string(edition.content.problems),
      "version": JSONText.string(edition.version),
    ])
  }

  /// A newer page goes to the scripts of the page, as an event: they take its data and keep what their reader chose. A page that does not
  /// take it, because it has no picture yet or comes from another version, is loaded anew. Problems stand over the picture, and are text,
  /// whatever is in them.
  package static let text = """
    "use strict";
    {
      let { picture } = document.currentScript.dataset;
      // Of no edition: the first answer comes at once, with the problems that there are.
      let version = "";

      const place = document.createElement("div");
      const notice = document.createElement("pre");
      const style = document.createElement("style");
      style.textContent = `
        pre { position: fixed; z-index: 2147483647; inset: auto 0 0 0; box-sizing: border-box; max-height: 45vh; overflow: auto;
          margin: 0; padding: 1em 1.25em; background: #2b0d10f2; color: #ffe5e5; border-top: 2px solid #ff6961;
          font: 13px/1.45 ui-monospace, Menlo, Consolas, monospace; }
        pre:empty { display: none; }
        @media print { pre { display: none; } }`;
      notice.setAttribute("role", "alert");
      notice.id = "problems";
      place.id = "pelmet-live";
      place.attachShadow({ mode: "open" }).append(style, notice);
      document.documentElement.append(place);

      const show = (text) => { if (notice.textContent !== text) notice.textContent = text; };

      const scripts = (page) => [...page.querySelectorAll("script:not([src], #data)")].map((script) => script.text).join();

      const update = async () => {
        const answer = await fetch("/", { cache: "no-store" });
        if (!answer.ok) throw new Error(answer.status);
        const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
        const isTaken = scripts(fresh) === scripts(document)
          && !dispatchEvent(new CustomEvent("pelmet-page", { detail: fresh, cancelable: true }));
        if (!isTaken) location.reload();
      };

      const listen = async () => {
        for (;;) {
          try {
            const answer = await fetch(`/live?after=${version}`, { cache: "no-store" });
            if (answer.status !== 204) {
              if (!answer.ok) throw new Error(answer.status);
              // The head of an answer comes before its body: the newer page need not wait for that.
              const updated = answer.headers.get("Pelmet-Picture") !== picture && update();
              const [news] = await Promise.all([answer.json(), updated]);
              ({ version, picture } = news);
              show(news.problems);
            }
          } catch {
            show("pelmet preview has ended. This page goes on when it is started again at this address.");
            version = "";
            await new Promise((resolve) => setTimeout(resolve, 1000));
          }
        }
      };
      listen();
    }

    """
}
