import Foundation

/// The text form of bytes in tokens: base64 with `-` and `_`, without padding.
enum Base64URL {
  static func encode(_ bytes: some DataProtocol) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }

  /// - Returns: nil unless the text is exactly what ``encode(_:)`` returns, so that each value has one text.
  static func decode(_ text: some StringProtocol) -> Data? {
    let standard = String(text).replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: standard + padding), encode(data) == text else { return nil }
    return data
  }
}
