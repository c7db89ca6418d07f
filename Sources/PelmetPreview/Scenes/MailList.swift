internal import ModelCore

/// The list: messages, one of which always lies half under the bar at the bottom.
enum MailList {
  /// The height of a row in points.
  static let rowHeight = 92.0
  private static let diameter = 44.0

  /// A message: sender, subject, first words, time, colour of the disc.
  struct Message {
    let sender: String
    let subject: String
    let text: String
    let time: String
    let initials: String
    let color: String
  }

  /// The upper edge of the first row while the list is scrolled: under either bar lies a row, at the top at least 40 points of it,
  /// or a bar of glass would look as if nothing were behind it.
  static func scrolledTop(in frame: SceneFrame) -> Double {
    let disc = frame.bottom + 11 - rowHeight / 2
    let rows = ((disc - frame.top + 40) / rowHeight).rounded(.down) + 1
    return disc - rows * rowHeight
  }

  static func messages(isRightToLeft: Bool) -> [Message] { isRightToLeft ? arabic : english }

  private static let colors = ["#f2994a", "#5e5ce6", "#34a853", "#e0457b", "#0aa5b8", "#b5651d", "#7b61ff", "#d6336c"]

  private static let english = zip(
    [
      ("Ana Duarte", "Sunday at the lake", "The boat is booked from nine, and Noor brings the cake for all of us", "9:41", "AD"),
      ("Design weekly", "Bars that behave", "This week: edges that fade, titles that shrink, and a look at rows", "8:15", "DW"),
      (
        "Theo Lindqvist", "Re: Photos of the harbour", "These are lovely. Could you send me the third one again", "Yesterday",
        "TL"
      ),
      ("Marta & Jo", "Keys", "They are under the blue pot, the one with the fern beside the door", "Yesterday", "MJ"),
      ("City library", "Two books are due", "The long ships; A field guide to clouds. Renew them until Monday", "Friday", "CL"),
      ("Noor Haddad", "Route for Saturday", "Train at 7:52, then the coast path as far as the old lighthouse", "Friday", "NH"),
      ("Studio Ostra", "Invoice 2291", "Thank you! Paid in full. We start on the poster next week", "Thursday", "SO"),
      ("Ines", "Grandmother’s plum cake", "500 g plums, and do not be shy with the cinnamon this time", "Thursday", "I"),
    ], colors
  ).map(message)

  private static let arabic = zip(
    [
      ("آنا دوارتي", "الأحد عند البحيرة", "حجزنا القارب من التاسعة، ونور تحضر الكعكة لنا جميعا", "9:41", "آد"),
      ("نشرة التصميم", "أشرطة تحسن التصرف", "هذا الأسبوع: حواف تتلاشى وعناوين تصغر ونظرة على الصفوف", "8:15", "نت"),
      ("ثيو ليندكفيست", "رد: صور الميناء", "صور جميلة. هل ترسل لي الثالثة مرة أخرى من فضلك", "أمس", "ثل"),
      ("مرتا وجو", "المفاتيح", "تحت الأصيص الأزرق، ذاك الذي فيه السرخس بجانب الباب", "أمس", "مج"),
      ("مكتبة المدينة", "كتابان للإعادة", "السفن الطويلة، ودليل السحب. جدد الإعارة حتى الاثنين", "الجمعة", "مم"),
      ("نور حداد", "طريق السبت", "قطار السابعة والنصف، ثم درب الساحل حتى المنارة القديمة", "الجمعة", "نح"),
      ("ستوديو أوسترا", "فاتورة 2291", "شكرا! دفعت كاملة. نبدأ بالملصق في الأسبوع القادم", "الخميس", "سأ"),
      ("إيناس", "كعكة الجدة", "نصف كيلو من البرقوق، ولا تبخل بالقرفة هذه المرة", "الخميس", "إ"),
    ], colors
  ).map(message)

  private static func message(_ text: (String, String, String, String, String), _ color: String) -> Message {
    Message(sender: text.0, subject: text.1, text: text.2, time: text.3, initials: text.4, color: color)
  }
}

extension Drawing {
  /// Defines the list for the scheme, width and direction. Its first row begins at 0.
  mutating func defineList(_ setting: PictureSetting, isDark: Bool) -> String {
    defineScene("list", isDark: isDark, setting) { drawing in
      let messages = MailList.messages(isRightToLeft: drawing.isMirrored)
      let count = Int((setting.screen.height / MailList.rowHeight).rounded(.up)) + 1
      for row in 0..<count {
        drawing.row(messages[row % messages.count], y: Double(row) * MailList.rowHeight, setting)
      }
    }
  }

  private mutating func row(_ message: MailList.Message, y: Double, _ setting: PictureSetting) {
    let left = setting.leading + 16
    let right = size.width - setting.trailing - 32
    let body = SVGFont(size: 15, weight: 400)
    let name = SVGFont(size: 17, weight: 600)
    let middle = y + MailList.rowHeight / 2
    add(
      "<circle cx=\"\(SVGNumber.text(placed(x: left + 22)))\" cy=\"\(SVGNumber.text(middle))\" r=\"22\" fill=\"\(message.color)\"/>"
    )
    let initials = SVGFont(size: 15, weight: 600)
    text(message.initials, x: left + 22, y: y + 51.5, anchor: "middle", font: initials, "fill=\"#fff\"")
    text(message.sender, x: left + 56, y: y + 25, font: name, .label)
    text(message.time, x: right, y: y + 25, anchor: "end", font: body, .secondaryLabel)
    glyph(.forward, x: right + 13, y: y + 19.5, size: 14, stroke: 3, paint(.tertiaryLabel))
    text(message.subject, x: left + 56, y: y + 46, font: body, .label)
    let room = right + 16 - (left + 56)
    text(TextWidth.fitting(message.text, body, room: room), x: left + 56, y: y + 67, font: body, .secondaryLabel)
    let line = Box(x: left + 56, y: y + MailList.rowHeight - setting.hairline, width: size.width, height: setting.hairline)
    rectangle(line, .separator)
  }
}
