#if MODELCORE
  import Foundation
  import ModelCore
  import PelmetDiagnostics

  /// A view of a screen is under the window controls of a pad, of which the safe area knows nothing (WIN-3).
  enum UnderWindowControls: AuditRule {
    static let rule = Rule.underWindowControls

    static func findings(in audit: Audit) -> [AuditFinding] {
      let owners = Set(audit.controllers.compactMap { $0.controller.viewIfLoaded.map(ObjectIdentifier.init) })
      return audit.controllers.filter { !$0.isContainer }.compactMap { live in
        guard let view = live.controller.viewIfLoaded, let controls = view.window?.modelWindowControls,
          let covered = coveredView(in: view, by: controls, owners)
        else { return nil }
        return AuditFinding(
          rule,
          "\(name(of: covered)) of \(live.text) is under the window controls, which cover it while the window is not full screen; safe areas "
            + "leave them out",
          screen: live.name)
      }
    }

    /// The first view that shows something under the controls. Bars make room themselves (WIN-2), scroll views move their content, and
    /// backgrounds show nothing that the controls could hide.
    private static func coveredView(in root: UIView, by controls: CGRect, _ owners: Set<ObjectIdentifier>) -> UIView? {
      var waiting = Array(root.subviews.reversed())
      while let view = waiting.popLast() {
        guard !view.isHidden, view.alpha > 0, !owners.contains(ObjectIdentifier(view)) else { continue }
        if view is UINavigationBar || view is UIScrollView { continue }
        let frame = view.convert(view.bounds, to: nil)
        if frame.intersects(controls), view is UIControl || view.subviews.isEmpty && !isBackground(view, frame, controls) {
          return view
        }
        waiting += view.subviews.reversed()
      }
      return nil
    }

    /// Whether a view reaches beyond the controls on all sides, and is plain, or an effect, or covers the window down to its bottom.
    private static func isBackground(_ view: UIView, _ frame: CGRect, _ controls: CGRect) -> Bool {
      guard frame.contains(controls) else { return false }
      return type(of: view) == UIView.self || view is UIVisualEffectView || frame.maxY >= view.window?.bounds.maxY ?? 0
    }

    /// Such as `a 'ShieldsButton'`.
    private static func name(of view: UIView) -> String {
      view is UIControl && type(of: view) == UIControl.self ? "a button" : "a '\(type(of: view))'"
    }
  }
#endif
