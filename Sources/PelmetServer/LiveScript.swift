internal import Foundation

/// The script in the served page, which takes what has changed from the server. A page that is written to disk has none.
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
    struct News: Encodable {
      let version: String
      let picture: String
      let problems: String
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let news = News(version: edition.version, picture: edition.pictureVersion, problems: edition.content.problems)
    // Strings can always be encoded.
    return (try? encoder.encode(news)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The page changes in place: an element that is the same stays, and with it what its reader did to it (scrolled, opened, chosen,
  /// focused). Problems stand over the picture, and are text, whatever is in them.
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

      const align = (old, fresh) => {
        for (const { name } of [...old.attributes]) {
          const isReaders = name === "open" && old.localName === "details";
          if (!fresh.hasAttribute(name) && !isReaders) old.removeAttribute(name);
        }
        for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
      };

      const renew = (old, fresh) => {
        if (old.isEqualNode(fresh)) return;
        if (old.nodeName !== fresh.nodeName) { old.replaceWith(fresh); return; }
        if (old.nodeType !== Node.ELEMENT_NODE) { old.nodeValue = fresh.nodeValue; return; }
        align(old, fresh);
        const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
        let next = old.firstChild;
        for (const child of [...fresh.childNodes]) {
          const same = child.id ? named.get(child.id) : undefined;
          if (same) {
            named.delete(child.id);
            if (same === next) next = next.nextSibling; else old.insertBefore(same, next);
            renew(same, child);
          } else if (!child.id && next && !next.id) {
            const current = next;
            next = next.nextSibling;
            renew(current, child);
          } else {
            old.insertBefore(child, next);
          }
        }
        while (next) {
          const rest = next;
          next = next.nextSibling;
          rest.remove();
        }
      };

      const update = async () => {
        const answer = await fetch("/", { cache: "no-store" });
        if (!answer.ok) throw new Error(answer.status);
        const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
        renew(document.head, fresh.head);
        renew(document.body, fresh.body);
      };

      const listen = async () => {
        for (;;) {
          try {
            const answer = await fetch(`/live?after=${version}`, { cache: "no-store" });
            if (answer.status !== 204) {
              if (!answer.ok) throw new Error(answer.status);
              const news = await answer.json();
              if (news.picture !== picture) await update();
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
