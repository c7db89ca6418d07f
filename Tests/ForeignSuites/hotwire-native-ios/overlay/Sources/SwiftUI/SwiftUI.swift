@_exported import UIKit

/// Views that are built, and never drawn.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

extension View {
  public func font(_ font: Font) -> AnyView { AnyView(self) }
  public func foregroundColor(_ color: Color) -> AnyView { AnyView(self) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> AnyView { AnyView(self) }
  public func padding(_ length: CGFloat) -> AnyView { AnyView(self) }
}

extension View where Body == Never {
  public var body: Never { fatalError("this view is not drawn") }
}

extension Never: View {
  public typealias Body = Never
}

@resultBuilder
public enum ViewBuilder {
  public static func buildExpression(_ view: some View) -> AnyView { AnyView(view) }
  public static func buildBlock(_ views: AnyView...) -> AnyView { AnyView() }
  public static func buildOptional(_ view: AnyView?) -> AnyView { view ?? AnyView() }
}

public struct AnyView: View {
  public typealias Body = Never

  nonisolated init() {}

  public nonisolated init(_ view: some View) {}
}

public struct VStack: View {
  public typealias Body = Never

  public init(spacing: CGFloat?, @ViewBuilder content: () -> AnyView) { _ = content() }
}

public struct Image: View {
  public typealias Body = Never

  public init(systemName: String) {}
}

public struct Text: View {
  public typealias Body = Never

  public init(_ text: String) {}
}

public struct Button: View {
  public typealias Body = Never

  public init(_ title: String, action: @escaping () -> Void) {}
}

public enum Font {
  case body, largeTitle

  public enum Weight { case bold, semibold }

  public static func system(size: CGFloat, weight: Weight) -> Font { .body }
}

public enum Color { case accentColor }

public enum TextAlignment { case center }

@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// A controller with an empty view.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("there are no storyboards") }
}
