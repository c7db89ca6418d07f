/// Manages sheets since iOS 15. Their heights are not modelled.
open class UISheetPresentationController: UIPresentationController {}
