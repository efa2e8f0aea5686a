/// A record that was not imported because of an error in it.
package struct RejectedRecord: Sendable {
  let failure: ImportFailure
  /// The bytes of the record, without its line end.
  let bytes: [UInt8]

  /// - Parameter bytes: the bytes of the record, which may end with one line end.
  init(failure: ImportFailure, _ bytes: ArraySlice<UInt8>) {
    self.failure = failure
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    self.bytes = Array(bytes)
  }

  package var line: Int { failure.location.line }
  package var column: Int { failure.location.column }
  package var reason: String { failure.reason }
  /// The record as it is written, without its line end. Bytes that are not UTF-8 are replaced.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
