open class UIApplication: UIResponder {
  open class var shared: UIApplication { UIApplication() }
  var statusBar: AppStatusBar { AppStatusBar(InfoPlist()) }
}
