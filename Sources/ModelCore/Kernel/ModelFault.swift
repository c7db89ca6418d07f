/// A misuse of UIKit, which UIKit answers with an exception or a message in the console.
public struct ModelFault: Hashable, Sendable {
  /// The violated rule.
  public let rule: Rule

  /// The mistake, and the correct use.
  public let message: String

  /// A rule that an app can violate. Its name is its id in the reference and in messages: `.itm11` for `ITM-11`.
  public struct Rule: Hashable, Sendable, CustomStringConvertible {
    /// The id, such as `ITM-11`.
    public let id: String

    fileprivate init(_ id: String) {
      self.id = id
    }

    public var description: String { id }
  }
}

extension ModelFault.Rule {
  /// No rule of UIKit: a user or a test asked the simulation for what cannot be done.
  public static let simulation = Self("Simulation")

  /// Selectors and their methods.
  public static let act1 = Self("ACT-1")
  /// Parts that raise an exception.
  public static let alr2 = Self("ALR-2")
  /// An alert is presented like any controller.
  public static let alr4 = Self("ALR-4")
  /// Action sheets on iPads.
  public static let alr7 = Self("ALR-7")
  /// Bars that hide themselves.
  public static let bar5 = Self("BAR-5")
  /// Stack views.
  public static let ctl7 = Self("CTL-7")
  /// Constraints.
  public static let ctl8 = Self("CTL-8")
  /// The order of subviews.
  public static let ctl9 = Self("CTL-9")
  /// Changes.
  public static let frm6 = Self("FRM-6")
  /// Kinds of items.
  public static let itm8 = Self("ITM-8")
  /// Attributes by state.
  public static let itm11 = Self("ITM-11")
  /// Windows begin hidden.
  public static let lch4 = Self("LCH-4")
  /// Windows from storyboards.
  public static let lch11 = Self("LCH-11")
  /// Systems that demand scenes.
  public static let lch12 = Self("LCH-12")
  /// Properties that proxies may not set.
  public static let leg2 = Self("LEG-2")
  /// Items of the bar.
  public static let nav2 = Self("NAV-2")
  /// Pushing.
  public static let nav3 = Self("NAV-3")
  /// Popping.
  public static let nav4 = Self("NAV-4")
  /// The spine.
  public static let pge2 = Self("PGE-2")
  /// The number of pages.
  public static let pge3 = Self("PGE-3")
  /// Swiping on the root.
  public static let pop4 = Self("POP-4")
  /// Recorded properties.
  public static let prx2 = Self("PRX-2")
  /// Asking for a configuration.
  public static let scn3 = Self("SCN-3")
  /// Configurations found by name.
  public static let scn4 = Self("SCN-4")
  /// Sets of scenes and sessions.
  public static let scn16 = Self("SCN-16")
  /// Controllers of a storyboard.
  public static let sge1 = Self("SGE-1")
  /// Segues.
  public static let sge2 = Self("SGE-2")
  /// Nibs.
  public static let sge4 = Self("SGE-4")
  /// Detents of the system.
  public static let sht1 = Self("SHT-1")
  /// Detents of the app.
  public static let sht2 = Self("SHT-2")
  /// Columns of a classic split.
  public static let spl1 = Self("SPL-1")
  /// Splits are never pushed.
  public static let spl12 = Self("SPL-12")
  /// Splits with named columns.
  public static let spl13 = Self("SPL-13")
  /// Showing and hiding columns.
  public static let spl15 = Self("SPL-15")
  /// Inspector column.
  public static let spl17 = Self("SPL-17")
  /// An active search is a presentation.
  public static let src4 = Self("SRC-4")
  /// Typing.
  public static let src6 = Self("SRC-6")
  /// The share sheet.
  public static let sys3 = Self("SYS-3")
  /// Setting the controllers.
  public static let tab2 = Self("TAB-2")
  /// Selection by the app.
  public static let tab5 = Self("TAB-5")
  /// Owner of the bar.
  public static let tab6 = Self("TAB-6")
  /// Tabs from iOS 18 on.
  public static let tab13 = Self("TAB-13")
  /// The search tab.
  public static let tab14 = Self("TAB-14")
  /// Cells of visible rows.
  public static let tbl2 = Self("TBL-2")
  /// Reuse.
  public static let tbl3 = Self("TBL-3")
  /// A tap on a row.
  public static let tbl5 = Self("TBL-5")
  /// Rows and changes agree.
  public static let tbl8 = Self("TBL-8")
  /// Diffable data sources.
  public static let tbl10 = Self("TBL-10")
  /// A transition that is never completed.
  public static let trn5 = Self("TRN-5")
  /// Overrides.
  public static let trt3 = Self("TRT-3")
  /// The default loadView.
  public static let vcl3 = Self("VCL-3")
  /// Adding a child.
  public static let vcl6 = Self("VCL-6")
  /// Exchanging two children.
  public static let vcl10 = Self("VCL-10")
  /// Views belong to their parents.
  public static let vcl11 = Self("VCL-11")
  /// Presentations that do not happen.
  public static let vcl30 = Self("VCL-30")
  /// Window controls.
  public static let win1 = Self("WIN-1")
}
