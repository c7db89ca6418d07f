/// What the scanner is waiting for between two tokens.
enum JSONExpectation: UInt8 {
  case document, firstElement, element, firstKey, key, colon, memberValue, elementEnd, memberEnd, documentEnd
}
