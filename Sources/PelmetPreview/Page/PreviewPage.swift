#if MODELCORE
  public import Pelmet

  /// A web page with pictures of devices that wear themes.
  ///
  /// The page contains its pictures and scripts, and loads nothing. The same themes give the same text on every machine.
  public enum PreviewPage {
    /// The page as HTML in UTF-8, with the themes in the order given.
    /// - Parameters:
    ///   - title: The heading of the page.
    ///   - designRequiresCompatibility: Whether the app keeps the look of before iOS 26, by the key `UIDesignRequiresCompatibility`.
    @MainActor public static func html(title: String, themes: [Theme], designRequiresCompatibility: Bool = false) -> String {
      html(title: title, themes.map { PreviewedTheme($0, designRequiresCompatibility: designRequiresCompatibility) })
    }

    /// The page of themes of several apps.
    @MainActor package static func html(title: String, _ themes: [PreviewedTheme]) -> String {
      html(PageData(title: title, themes))
    }

    @MainActor fileprivate static func html(_ data: PageData, _ delivery: HTMLDocument.Delivery = .file) -> String {
      let title = XMLText.escaped(data.title)
      let body = PageSkeleton.body(
        title: title, definitions: data.collection.book.definitions.elements, withoutScripts: data.stillPictures)
      return HTMLDocument(
        title: title, style: PageScripts.styles + data.parametersData.css,
        body: "\(body)<script type=\"application/json\" id=\"data\">\(data.json)</script>\n", script: PageScripts.script,
        delivery: delivery
      ).text
    }
  }

  /// A page that is made again whenever its themes change: only what has changed is drawn again.
  @MainActor package final class ChangingPage {
    private var last: PageData?
    private let delivery: HTMLDocument.Delivery

    package nonisolated init(for delivery: HTMLDocument.Delivery = .file) { self.delivery = delivery }

    /// The page of themes as they are now.
    package func html(title: String, _ themes: [PreviewedTheme]) -> String {
      let data = PageData(title: title, themes, after: last)
      last = data
      return PreviewPage.html(data, delivery)
    }
  }
#endif
