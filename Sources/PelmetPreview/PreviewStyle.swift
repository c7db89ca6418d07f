/// How the page around the pictures looks.
enum PreviewStyle {
  static let css = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; }
    section { margin-top: 3rem; }
    table { border-collapse: collapse; }
    th, td { padding: .5rem 1rem .5rem 0; text-align: left; vertical-align: top; }
    th { font-weight: 600; white-space: nowrap; }
    figure { margin: 0 0 .75rem; width: 390px; }
    figure svg { display: block; width: 100%; height: auto; outline: 1px solid #8884; }
    figcaption { font-size: 12px; opacity: .7; }
    """
}
