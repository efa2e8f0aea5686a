extension HTTPRequest {
  /// Returns the name of a header field that can't be sent; nil if all fields can.
  ///
  /// A line break in a value would begin another field, or another request.
  func invalidField(userAgent: String) -> String? {
    let isText = { (text: String) in text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }
    let marks = Set("!#$%&'*+-.^_`|~".utf8)
    let isName = { (name: String) in
      !name.isEmpty
        && name.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
          default: marks.contains(byte)
          }
        }
    }
    if !isText(userAgent) { return "User-Agent" }
    return headers.first { !isName($0.key) || !isText($0.value) }?.key
  }
}
