#if MODELCORE
  /// The body of the page before its scripts fill it: the regions that assistive technologies list, the picture's first.
  enum PageSkeleton {
    /// - Parameters:
    ///   - title: The heading, escaped.
    ///   - definitions: The elements that pictures refer to.
    ///   - withoutScripts: Elements for browsers that run no scripts.
    static func body(title: String, definitions: [String], withoutScripts: String = "") -> String {
      let still = withoutScripts.isEmpty ? "" : "<noscript>\n\(withoutScripts)</noscript>\n"
      return """
        <a id="skip" href="#stage">Skip to the picture</a>
        <header id="tools"><h1><bdi id="title">\(title)</bdi></h1><p id="notice" role="status"></p></header>
        <main id="stage" tabindex="-1">
        <div id="pictures"></div>
        <section id="view" aria-label="View" hidden></section>
        </main>
        <nav id="themes" aria-label="Themes"></nav>
        <div id="details">
        <section id="parameters" aria-label="Parameters"></section>
        <aside id="inspector" aria-label="Inspector"></aside>
        </div>
        <p id="said" role="status"></p>
        \(still)<svg id="definitions" width="0" height="0" aria-hidden="true"><defs>
        \(definitions.joined(separator: "\n"))
        </defs></svg>

        """
    }
  }
#endif
