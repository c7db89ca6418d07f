#if MODELCORE
  internal import ModelCore
  internal import PelmetDiagnostics

  extension ScreenFacts {
    /// For the page's script, with the slots as code names them: `navigationItem.scrollEdgeAppearance`.
    var json: String {
      var members: [String] = []
      func add(_ name: String, _ json: String) { members.append("\(JSONText.scriptString(name)):\(json)") }
      for (name, item, bar) in [
        ("navigationBar", "navigationItem", navigationBar), ("toolbar", "toolbar", toolbar), ("tabBar", "tabBarItem", tabBar),
      ] {
        guard let bar else { continue }
        let chain = JSONText.array(bar.chain.map { JSONText.scriptString($0.name(bar: name, item: item)) })
        add(name, "{\"chain\":\(chain),\"modified\":\(bar.isModified)}")
      }
      if let itemLayout { add("layout", JSONText.scriptString("\(itemLayout)LayoutAppearance")) }
      if let selectedTab { add("selected", "\(selectedTab)") }
      if !prominentItems.isEmpty { add("prominent", JSONText.array(prominentItems.map(JSONText.scriptString))) }
      return "{\(members.joined(separator: ","))}"
    }
  }

  extension ScreenFacts {
    /// The slot that answered for a bar, as paths have it, and whether its background is left out; `nil` where none did.
    func answer(for section: String) -> (slot: String, isModified: Bool)? {
      let bars = ["navigationBar": navigationBar, "toolbar": toolbar, "tabBar": tabBar]
      guard let bar = bars[section] ?? nil, let answer = bar.chain.last else { return nil }
      // An item of a navigation bar has its values from the section of the bar.
      let item = section == "tabBar" ? "tabBarItem" : section
      return (answer.name(bar: section, item: item), bar.isModified)
    }
  }

  extension ModelAppearanceSlot {
    fileprivate func name(bar: String, item: String) -> String {
      switch self {
      case .bar(let state): "\(bar).\(state)Appearance"
      case .item(let state): "\(item).\(state)Appearance"
      }
    }
  }
#endif
