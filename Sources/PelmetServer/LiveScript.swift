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
    let problems = edition.content.problems
    return JSONText.object([
      "picture": JSONText.string(edition.pictureVersion),
      "problems": JSONText.object([
        "areErrors": problems.areErrors ? "true" : "false", "findings": JSONText.array(problems.findings.map(JSONText.string)),
        "summary": JSONText.string(problems.summary),
      ]),
      "version": JSONText.string(edition.version),
    ])
  }

  /// A newer page goes to the scripts of the page, as an event: they take its data and keep what their reader chose. A page that does not
  /// take it, because it has no picture yet or comes from another version, is loaded anew.
  ///
  /// Problems stand in a panel over the picture, and are text, whatever is in them. F8 and Shift-F8 move through them from anywhere, the
  /// arrows within the panel; Escape closes it until something changes.
  package static let text = """
    "use strict";
    {
      let { picture } = document.currentScript.dataset;
      // Of no edition: the first answer comes at once, with the problems that there are.
      let version = "";

      const make = (tag, properties, ...children) => {
        const element = Object.assign(document.createElement(tag), properties);
        element.append(...children);
        return element;
      };
      const style = make("style", { textContent: `
        section { position: fixed; z-index: 2147483647; inset: auto 0 0 0; display: flex; flex-direction: column; max-height: 45vh;
          background: #201a05f2; color: #fff4d6; border-top: 2px solid #ffd60a; font: 13px/1.45 ui-monospace, Menlo, Consolas, monospace; }
        section.errors { background: #2b0d10f2; color: #ffe5e5; border-color: #ff6961; }
        section[hidden], ol[hidden] { display: none; }
        header { display: flex; }
        button { font: inherit; color: inherit; background: none; border: 0; padding: .6em 1.25em; min-height: 44px; cursor: pointer; }
        #fold { flex: 1; text-align: start; font-weight: 600; }
        #fold::before { content: "▸ "; }
        #fold[aria-expanded=true]::before { content: "▾ "; }
        ol { margin: 0; padding: 0 1.25em .8em; overflow: auto; list-style: none; }
        pre { margin: 0; padding: .35em .5em; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
        :focus-visible { outline: 2px solid currentColor; outline-offset: -2px; }
        #news { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
        @media print { section { display: none; } }` });
      const fold = make("button", { id: "fold", type: "button" });
      const close = make("button", { id: "close", type: "button", textContent: "×", title: "Close until the next change (Escape)" });
      const list = make("ol", { id: "list" });
      // For assistive technology: how many there are, and not all that they say.
      const news = make("p", { id: "news" });
      const panel = make("section", { id: "problems", hidden: true }, make("header", {}, fold, close), list);
      const place = make("div", { id: "pelmet-live" });
      panel.setAttribute("aria-label", "Problems");
      close.setAttribute("aria-label", "Close until the next change");
      fold.setAttribute("aria-controls", "list");
      news.setAttribute("role", "alert");
      place.attachShadow({ mode: "open" }).append(style, news, panel);
      document.documentElement.append(place);

      const unfold = (isOpen) => {
        fold.setAttribute("aria-expanded", String(isOpen));
        list.hidden = !isOpen;
      };
      unfold(true);

      let shown = "";
      const show = (problems) => {
        const text = JSON.stringify(problems);
        if (text === shown) return;
        shown = text;
        panel.hidden = problems.summary === "";
        panel.classList.toggle("errors", problems.areErrors);
        news.textContent = fold.textContent = problems.summary;
        list.replaceChildren(...problems.findings.map((finding) => (
          make("li", {}, make("pre", { textContent: finding, tabIndex: -1 }))
        )));
      };

      const move = (step) => {
        const all = [...list.querySelectorAll("pre")];
        if (panel.hidden || all.length === 0) return false;
        unfold(true);
        const now = all.indexOf(place.shadowRoot.activeElement);
        all[now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length].focus();
        return true;
      };
      let before;
      const dismiss = () => {
        panel.hidden = true;
        before?.focus();
      };
      panel.addEventListener("focusin", ({ relatedTarget }) => {
        if (relatedTarget && !panel.contains(relatedTarget)) before = relatedTarget;
      });
      fold.addEventListener("click", () => unfold(list.hidden));
      close.addEventListener("click", dismiss);
      panel.addEventListener("keydown", (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (event.key === "Escape") dismiss();
        else if (!step || !move(step)) return;
        event.preventDefault();
        event.stopPropagation();
      });
      addEventListener("keydown", (event) => {
        if (event.key === "F8" && move(event.shiftKey ? -1 : 1)) event.preventDefault();
      });

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
              const [latest] = await Promise.all([answer.json(), updated]);
              ({ version, picture } = latest);
              show(latest.problems);
            }
          } catch {
            const summary = "pelmet preview has ended. This page goes on when it is started again at this address.";
            show({ summary, findings: [], areErrors: true });
            version = "";
            await new Promise((resolve) => setTimeout(resolve, 1000));
          }
        }
      };
      listen();
    }

    """
}
