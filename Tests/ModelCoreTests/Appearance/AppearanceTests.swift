import ModelCore
import PelmetTestSupport
import Testing

/// APP-6…11, 13: appearance objects by themselves.
@MainActor
struct AppearanceTests {
  private let image = UIImage(modelName: "image", size: CGSize(width: 10, height: 10))
  private let mask = UIImage(modelName: "mask", size: CGSize(width: 10, height: 10))

  private func look(_ configure: (UINavigationBarAppearance) -> Void) -> ModelBarLook {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let appearance = UINavigationBarAppearance()
    configure(appearance)
    bar.standardAppearance = appearance
    return bar.modelBar.look
  }

  // MARK: APP-6

  @Test("APP-6: setting an appearance copies it")
  func settingCopies() {
    run(on: 26)
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "A")
    let appearance = UINavigationBarAppearance()
    bar.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .red
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(bar.standardAppearance !== appearance)
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
    #expect(item.scrollEdgeAppearance?.backgroundColor == nil)
  }

  @Test("APP-6: setting a button appearance copies it")
  func settingAButtonCopies() {
    run(on: 26)
    let appearance = UIToolbarAppearance()
    let button = UIBarButtonItemAppearance(style: .done)
    appearance.prominentButtonAppearance = button
    button.normal.backgroundImage = image
    #expect(appearance.prominentButtonAppearance.normal.backgroundImage == nil)
    let tab = UITabBarAppearance()
    let item = UITabBarItemAppearance(style: .inline)
    tab.stackedLayoutAppearance = item
    item.selected.iconColor = .red
    #expect(tab.stackedLayoutAppearance.selected.iconColor == nil)
  }

  @Test("APP-6: copy() keeps everything, and the class")
  func copyKeepsEverything() {
    run(on: 26)
    let original = UITabBarAppearance()
    original.configureWithOpaqueBackground()
    original.stackedItemSpacing = 7
    original.selectionIndicatorTintColor = .green
    original.inlineLayoutAppearance.selected.badgeBackgroundColor = .red
    let copy: UITabBarAppearance = original.copy()
    #expect(copy.backgroundEffect == nil)
    expectEqual(copy.backgroundColor, .systemBackground)
    expectEqual(copy.stackedItemSpacing, 7)
    expectEqual(copy.selectionIndicatorTintColor, .green)
    expectEqual(copy.inlineLayoutAppearance.selected.badgeBackgroundColor, .red)
  }

  @Test("APP-6: init(barAppearance:) copies what two classes share")
  func initialiserCopiesWhatIsShared() {
    run(on: 26)
    let bar = UINavigationBarAppearance(idiom: .pad)
    bar.backgroundColor = .red
    bar.shadowImage = image
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    let toolbar = UIToolbarAppearance(barAppearance: bar)
    expectEqual(toolbar.backgroundColor, .red)
    expectEqual(toolbar.shadowImage, image)
    expectEqual(toolbar.idiom, .pad)
    #expect(!UINavigationBarAppearance(barAppearance: bar).titleTextAttributes.isEmpty)
  }

  // MARK: APP-7, 8

  @Test("APP-7: effect, colour and image are layers of one background")
  func layers() {
    run(on: 26)
    let background = look {
      $0.backgroundEffect = UIBlurEffect(style: .dark)
      $0.backgroundColor = .red
      $0.backgroundImage = image
    }.background
    #expect(background.isBlurred)
    expectEqual(background.color, .red)
    expectEqual(background.image, image)
    expectEqual(background.imageOpacity, 1)
  }

  @Test("APP-8: presets reset background and shadow only")
  func presetsResetBackgroundOnly() {
    run(on: 26)
    let appearance = UINavigationBarAppearance()
    for preset in [
      appearance.configureWithDefaultBackground, appearance.configureWithOpaqueBackground,
      appearance.configureWithTransparentBackground,
    ] {
      appearance.backgroundImage = image
      appearance.backgroundImageContentMode = .center
      appearance.shadowImage = image
      appearance.titleTextAttributes = [.kern: 1]
      appearance.setBackIndicatorImage(image, transitionMaskImage: mask)
      preset()
      #expect(appearance.backgroundImage == nil)
      expectEqual(appearance.backgroundImageContentMode, .scaleToFill)
      #expect(appearance.shadowImage == nil)
      expectEqual(appearance.titleTextAttributes.count, 1)
      expectEqual(appearance.backIndicatorImage, image)
    }
  }

  // MARK: APP-9

  @Test(
    "APP-9: shadow decision table",
    arguments: [
      (nil, .red, .color(.red)), (nil, nil, .none), (nil, .clear, .none),
      (.alwaysTemplate, .red, .image(Self.shadow(.alwaysTemplate), tint: .red)), (.alwaysTemplate, nil, .none),
      (.alwaysTemplate, .clear, .none), (.automatic, .red, .image(Self.shadow(.automatic), tint: nil)),
      (.alwaysOriginal, nil, .image(Self.shadow(.alwaysOriginal), tint: nil)),
    ] as [(UIImage.RenderingMode?, UIColor?, ModelShadow)])
  func shadowTable(mode: UIImage.RenderingMode?, color: UIColor?, expected: ModelShadow) {
    run(on: 26)
    let shadow = look {
      $0.shadowImage = mode.map(Self.shadow)
      $0.shadowColor = color
    }.shadow
    expectEqual(shadow, expected)
  }

  private nonisolated static func shadow(_ mode: UIImage.RenderingMode) -> UIImage {
    UIImage(modelName: "shadow", size: CGSize(width: 1, height: 2)).withRenderingMode(mode)
  }

  // MARK: APP-10

  @Test("APP-10: either nil brings the system's back indicator back, and reading is never nil")
  func backIndicator() {
    run(on: 15)
    let bar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    let system = appearance.backIndicatorImage
    appearance.setBackIndicatorImage(image, transitionMaskImage: mask)
    bar.standardAppearance = appearance
    expectEqual(bar.modelBar.backIndicator, .custom(image, mask: mask))
    expectEqual(bar.standardAppearance.backIndicatorTransitionMaskImage, mask)
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    bar.standardAppearance = appearance
    expectEqual(bar.modelBar.backIndicator, .system)
    expectEqual(appearance.backIndicatorImage, system)
  }

  @Test("APP-10: before iOS 13.3 image and mask were swapped")
  func backIndicatorWasSwapped() {
    run(on: 13)
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(image, transitionMaskImage: mask)
    expectEqual(appearance.backIndicatorImage, mask)
    run(on: Device.Release(13, 3))
    appearance.setBackIndicatorImage(image, transitionMaskImage: mask)
    expectEqual(appearance.backIndicatorImage, image)
  }

  // MARK: APP-11

  @Test("APP-11: roles have appearances of their own; done is prominent; back draws on plain")
  func buttonRoles() {
    run(on: 26)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    expectEqual(appearance.prominentButtonAppearance.modelState(.normal).titleColor, .green)
    expectEqual(appearance.buttonState(.prominent, .disabled).titleColor, .green)
    expectEqual(appearance.buttonState(.plain, .normal).titleColor, .red)
    expectEqual(appearance.buttonState(.back, .normal).titleColor, .red)
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    expectEqual(appearance.buttonState(.back, .highlighted).titleColor, .blue)
    expectEqual(UIBarButtonItem(title: "A", style: .prominent, target: nil, action: nil).role, .prominent)
  }

  @Test("APP-11: configureWithDefault(for:) forgets what was set")
  func configuringADefaultForgets() {
    run(on: 26)
    let button = UIBarButtonItemAppearance()
    button.disabled.titleTextAttributes = [.kern: 2]
    button.configureWithDefault(for: .done)
    #expect(button.disabled.titleTextAttributes.isEmpty)
    let tab = UITabBarItemAppearance()
    tab.selected.iconColor = .red
    tab.configureWithDefault(for: .inline)
    #expect(tab.selected.iconColor == nil)
  }

  // MARK: APP-12

  @Test(
    "APP-12: states of a button come from normal, focused from highlighted",
    arguments: [
      ([.normal], .highlighted, .normal), ([.normal], .disabled, .normal), ([.normal], .focused, .normal),
      ([.normal, .highlighted], .focused, .highlighted), ([.normal, .highlighted], .disabled, .normal),
      ([.normal, .disabled], .disabled, .disabled), ([.highlighted], .normal, nil),
    ] as [([UIControl.State], UIControl.State, UIControl.State?)])
  func stateSynthesis(set: [UIControl.State], asked: UIControl.State, origin: UIControl.State?) {
    run(on: 26)
    let appearance = UIBarButtonItemAppearance()
    let states: [UIControl.State: UIBarButtonItemStateAppearance] = [
      .normal: appearance.normal, .highlighted: appearance.highlighted, .disabled: appearance.disabled,
      .focused: appearance.focused,
    ]
    for state in set { states[state]?.titleTextAttributes = [.foregroundColor: color(of: state)] }
    let shown = appearance.modelState(asked)
    expectEqual(shown.titleColor, origin.map(color))
    expectEqual(shown.origin, origin ?? .normal)
  }

  private func color(of state: UIControl.State) -> UIColor {
    UIColor(white: CGFloat(state.rawValue) / 10, alpha: 1)
  }

  @Test("APP-12: a tab item's state takes what it does not set from normal")
  func tabStates() {
    run(on: 26)
    let item = UITabBarItemAppearance()
    item.normal.iconColor = .red
    item.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    expectEqual(item.modelIconColor(.selected), .red)
    expectEqual(item.modelState(.selected).origin, .normal)
    item.selected.iconColor = .green
    item.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    expectEqual(item.modelIconColor(.selected), .green)
    expectEqual(item.modelState(.selected).titleColor, .green)
    expectEqual(item.modelState(.selected).origin, .selected)
    expectEqual(item.modelIconColor(.disabled), .red)
  }

  // MARK: APP-13

  @Test(
    "APP-13: the layout depends on the size classes",
    arguments: [
      (.compact, .regular, .stacked), (.regular, .regular, .inline), (.compact, .compact, .compactInline),
      (.regular, .compact, .compactInline),
    ] as [(UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UITabBarItemAppearance.Style)])
  func layouts(width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass, style: UITabBarItemAppearance.Style) {
    run(on: 26)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
    ])
    expectEqual(UITabBarAppearance().itemAppearance(for: traits).style, style)
  }
}
