// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

#if MODELCORE
  internal import Pelmet

  extension Theme.Style: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "window": .object(window)
      case "navigationBar": .object(navigationBar)
      case "toolbar": .object(toolbar)
      case "tabBar": .object(tabBar)
      case "barButtonItem": .object(barButtonItem)
      case "tabBarItem": .object(tabBarItem)
      case "searchBar": .object(searchBar)
      default: .none
      }
    }
  }

  extension Theme.WindowStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "tintColor": .color(tintColor)
      case "backgroundColor": .color(backgroundColor)
      default: .none
      }
    }
  }

  extension Theme.NavigationBarStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "tintColor": .color(tintColor)
      case "barTintColor": .color(barTintColor)
      case "titleTextAttributes": .object(titleTextAttributes)
      case "largeTitleTextAttributes": .object(largeTitleTextAttributes)
      case "standardAppearance": .object(standardAppearance)
      case "compactAppearance": .object(compactAppearance)
      case "scrollEdgeAppearance": .object(scrollEdgeAppearance)
      case "compactScrollEdgeAppearance": .object(compactScrollEdgeAppearance)
      case "backgroundColor": .color(backgroundColor)
      default: .none
      }
    }
  }

  extension Theme.NavigationBarAppearance: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "backgroundColor": .color(backgroundColor)
      case "shadowColor": .color(shadowColor)
      case "titleTextAttributes": .object(titleTextAttributes)
      case "largeTitleTextAttributes": .object(largeTitleTextAttributes)
      case "subtitleTextAttributes": .object(subtitleTextAttributes)
      case "largeSubtitleTextAttributes": .object(largeSubtitleTextAttributes)
      case "buttonAppearance": .object(buttonAppearance)
      case "doneButtonAppearance": .object(doneButtonAppearance)
      case "prominentButtonAppearance": .object(prominentButtonAppearance)
      case "backButtonAppearance": .object(backButtonAppearance)
      default: .none
      }
    }
  }

  extension Theme.ToolbarStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "tintColor": .color(tintColor)
      case "barTintColor": .color(barTintColor)
      case "standardAppearance": .object(standardAppearance)
      case "compactAppearance": .object(compactAppearance)
      case "scrollEdgeAppearance": .object(scrollEdgeAppearance)
      case "compactScrollEdgeAppearance": .object(compactScrollEdgeAppearance)
      case "backgroundColor": .color(backgroundColor)
      default: .none
      }
    }
  }

  extension Theme.ToolbarAppearance: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "backgroundColor": .color(backgroundColor)
      case "shadowColor": .color(shadowColor)
      case "buttonAppearance": .object(buttonAppearance)
      case "doneButtonAppearance": .object(doneButtonAppearance)
      case "prominentButtonAppearance": .object(prominentButtonAppearance)
      default: .none
      }
    }
  }

  extension Theme.TabBarStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "tintColor": .color(tintColor)
      case "barTintColor": .color(barTintColor)
      case "unselectedItemTintColor": .color(unselectedItemTintColor)
      case "standardAppearance": .object(standardAppearance)
      case "scrollEdgeAppearance": .object(scrollEdgeAppearance)
      case "backgroundColor": .color(backgroundColor)
      default: .none
      }
    }
  }

  extension Theme.TabBarAppearance: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "backgroundColor": .color(backgroundColor)
      case "shadowColor": .color(shadowColor)
      case "stackedLayoutAppearance": .object(stackedLayoutAppearance)
      case "inlineLayoutAppearance": .object(inlineLayoutAppearance)
      case "compactInlineLayoutAppearance": .object(compactInlineLayoutAppearance)
      case "selectionIndicatorTintColor": .color(selectionIndicatorTintColor)
      default: .none
      }
    }
  }

  extension Theme.SearchBarStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "tintColor": .color(tintColor)
      case "barTintColor": .color(barTintColor)
      case "scopeBarButtonTitleTextAttributes": .object(scopeBarButtonTitleTextAttributes)
      case "searchTextField": .object(searchTextField)
      case "cancelButton": .object(cancelButton)
      default: .none
      }
    }
  }

  extension Theme.SearchTextFieldStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "backgroundColor": .color(backgroundColor)
      case "textColor": .color(textColor)
      case "tintColor": .color(tintColor)
      case "placeholderColor": .color(placeholderColor)
      case "iconColor": .color(iconColor)
      default: .none
      }
    }
  }

  extension Theme.CancelButtonStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "tintColor": .color(tintColor)
      case "titleTextAttributes": .object(titleTextAttributes)
      default: .none
      }
    }
  }

  extension Theme.BarButtonItemStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "tintColor": .color(tintColor)
      case "titleTextAttributes": .object(titleTextAttributes)
      case "badge": .object(badge)
      default: .none
      }
    }
  }

  extension Theme.BarButtonItemBadge: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "backgroundColor": .color(backgroundColor)
      case "foregroundColor": .color(foregroundColor)
      default: .none
      }
    }
  }

  extension Theme.TabBarItemStyle: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "titleTextAttributes": .object(titleTextAttributes)
      case "badgeColor": .color(badgeColor)
      case "badgeTextAttributes": .object(badgeTextAttributes)
      case "standardAppearance": .object(standardAppearance)
      case "scrollEdgeAppearance": .object(scrollEdgeAppearance)
      default: .none
      }
    }
  }

  extension Theme.BarButtonItemAppearance: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "normal": .object(normal)
      case "highlighted": .object(highlighted)
      case "disabled": .object(disabled)
      case "focused": .object(focused)
      default: .none
      }
    }
  }

  extension Theme.BarButtonItemStateAppearance: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "titleTextAttributes": .object(titleTextAttributes)
      default: .none
      }
    }
  }

  extension Theme.TabBarItemAppearance: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "normal": .object(normal)
      case "selected": .object(selected)
      case "disabled": .object(disabled)
      case "focused": .object(focused)
      default: .none
      }
    }
  }

  extension Theme.TabBarItemStateAppearance: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "titleTextAttributes": .object(titleTextAttributes)
      case "iconColor": .color(iconColor)
      case "badgeBackgroundColor": .color(badgeBackgroundColor)
      case "badgeTextAttributes": .object(badgeTextAttributes)
      default: .none
      }
    }
  }

  extension Theme.TextAttributes: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "foregroundColor": .color(foregroundColor)
      default: .none
      }
    }
  }

  extension Theme.ByState: ColorsByName where Value: ColorsByName {
    func member(_ name: Substring) -> ColorMember {
      switch name {
      case "normal": .object(normal)
      case "highlighted": .object(highlighted)
      case "disabled": .object(disabled)
      case "selected": .object(selected)
      case "focused": .object(focused)
      default: .none
      }
    }
  }
#endif
