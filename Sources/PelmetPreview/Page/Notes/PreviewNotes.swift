#if MODELCORE
  package import Pelmet

  /// The text beside the pictures of a theme: its values in every place and look with the names behind them, contrasts, and findings.
  package struct PreviewNotes: Hashable, Sendable {
    /// The name of the theme's module, and the path of its file.
    package var module: String
    package var file: String
    /// Ascending; each stands for the versions up to the next.
    package var systems: [Theme.OSVersion]
    /// Those that the theme tells apart: one if it tells apart none.
    package var devices: [Device]
    /// The readings of each place, as positions in ``readings``: by look, then by system, then by device.
    package var places: [Theme.Place: [Int]]
    package var readings: [Reading] = []
    package var values: [Value] = []
    package var contrasts: [Contrast] = []
    /// In the order of the report.
    package var findings: [Finding] = []
    /// The system's colours that values name, as `#RRGGBBAA`: in each look before iOS 26, then in each look since.
    package var palette: [String: [String]] = [:]

    package init(module: String, file: String, systems: [Theme.OSVersion], devices: [Device], places: [Theme.Place: [Int]] = [:])
    {
      (self.module, self.file, self.systems, self.devices, self.places) = (module, file, systems, devices, places)
    }

    /// A device of the page, as far as conditions of themes can tell it from others.
    package enum Device: String, Hashable, Sendable, CaseIterable {
      case phone, landscapePhone, pad
    }

    /// A look of the page, in the order in which readings have them.
    package static let looks: [(scheme: Theme.Traits.Scheme, contrast: Theme.Traits.Contrast)] = [
      (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
    ]

    /// The values and contrasts of a place in a look, as positions in ``values`` and ``contrasts``.
    package struct Reading: Hashable, Sendable {
      package var values: [Int]
      package var contrasts: [Int]

      package init(values: [Int], contrasts: [Int]) { (self.values, self.contrasts) = (values, contrasts) }
    }

    /// The final value of a property.
    package struct Value: Hashable, Sendable {
      /// `navigationBar.standardAppearance.backgroundColor`.
      package var path: String
      /// As `pelmet resolve` writes it.
      package var text: String
      /// The names through which it came, the theme's own first.
      package var hops: [Hop]
      /// The reason why systems do not draw it, or draw it otherwise, from some version on.
      package var change: SystemChange?

      /// The colour as it follows parameters, if it does.
      package var open: Theme.Color.Open?

      package init(path: String, text: String, hops: [Hop], change: SystemChange?, open: Theme.Color.Open?) {
        (self.path, self.text, self.hops, self.change, self.open) = (path, text, hops, change, open)
      }
    }

    /// A step on the way to a value, in words, and where it is written.
    package struct Hop: Hashable, Sendable {
      package var text: String
      package var site: Site

      package init(_ text: String, at site: Site) { (self.text, self.site) = (text, site) }
    }

    /// A place in a file. Lines and columns count from 1.
    package struct Site: Hashable, Sendable {
      package var file: String
      package var line: Int
      package var column: Int

      package init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
    }

    /// How legible a text or an icon is.
    package struct Contrast: Hashable, Sendable {
      /// The slot on which it stands: `tabBar.standardAppearance`.
      package var slot: String
      /// The name of the text or icon: `tabBar.selected.title`.
      package var id: String
      /// The text or icon in words, and the ground under it.
      package var part: String
      package var ground: String
      package var ratio: Double
      /// The least ratio that it needs.
      package var minimum: Double
      package var foreground: Theme.Color.RGB
      package var background: Theme.Color.RGB
      /// The colours that follow parameters: the foreground, then the layers under it, the lowest first; empty if nothing does.
      package var open: [Theme.Color.Open]

      package init(
        slot: String, id: String, part: String, ground: String, ratio: Double, minimum: Double, foreground: Theme.Color.RGB,
        background: Theme.Color.RGB, open: [Theme.Color.Open]
      ) {
        (self.slot, self.id, self.part, self.ground) = (slot, id, part, ground)
        (self.ratio, self.minimum, self.foreground, self.background) = (ratio, minimum, foreground, background)
        self.open = open
      }
    }

    /// A finding about the theme.
    package struct Finding: Hashable, Sendable {
      /// `error`, `warning` or `remark`.
      package var severity: String
      package var rule: String
      package var message: String
      /// The next step, in the imperative.
      package var fix: String
      package var site: Site
      /// The place whose layer it is about; `nil` if it is about none.
      package var place: Theme.Place?
      /// The path of the property that it is about; empty if it is about none.
      package var path: String
      /// The traits for which it holds.
      package var condition: Theme.Condition

      package init(
        severity: String, rule: String, message: String, fix: String, site: Site, place: Theme.Place?, path: String,
        condition: Theme.Condition
      ) {
        (self.severity, self.rule, self.message, self.fix, self.site) = (severity, rule, message, fix, site)
        (self.place, self.path, self.condition) = (place, path, condition)
      }
    }
  }
#endif
