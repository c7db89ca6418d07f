public import Foundation

/// The lines of a paragraph of an attributed text (DRW-7). Equal by value. It is kept, and no line is laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values = ParagraphValues()

  public override init() {
    super.init()
  }

  fileprivate init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// A style without settings.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }

  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// In points, between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// In points, behind the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// In points, before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// In points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// In points.
  open var headIndent: CGFloat { values.headIndent }

  /// In points; from the trailing edge if it is negative.
  open var tailIndent: CGFloat { values.tailIndent }

  /// In points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// In points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// 0...1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

private struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: Float = 0
}

extension NSAttributedString.Key {
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// The alignment of a text in its lines.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The end of a line that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
