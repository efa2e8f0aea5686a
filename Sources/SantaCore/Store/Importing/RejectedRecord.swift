/// A record that was not imported because of an error in it.
package struct RejectedRecord: Sendable {
  let failure: ImportFailure
  /// The bytes of the record.
  let bytes: [UInt8]

  package var line: Int { failure.location.line }
  package var column: Int { failure.location.column }
  package var reason: String { failure.reason }
  /// The record as it is written, without the space around it. Bytes that are not UTF-8 are replaced.
  package var text: String {
    let space = Set(" \t\r\n".utf8)
    guard let first = bytes.firstIndex(where: { !space.contains($0) }),
      let last = bytes.lastIndex(where: { !space.contains($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
