/// Two numbers that a state carries for a layer above the engine. They are committed together with the changes of the same transaction,
/// and stay in the following states until a transaction replaces them. The engine stores and checks them, and does not interpret them.
package struct StateAnnotation: Hashable, Sendable {
  /// Not 0, and below ``numberLimit``.
  package var number: UInt32
  /// Any number.
  package var value: UInt64

  package init(number: UInt32, value: UInt64) { (self.number, self.value) = (number, value) }

  /// As many numbers as the bits of a ``PositionID`` above those that a table counts.
  static let numberLimit: UInt32 = 1 << 24
}

extension ByteWriter {
  mutating func annotation(_ annotation: StateAnnotation) {
    unsigned(UInt64(annotation.number))
    unsigned(annotation.value)
  }
}

extension ByteReader {
  /// The annotation in the bytes up to the end.
  mutating func annotation() throws(Malformed) -> StateAnnotation {
    let number = try unsigned()
    let value = try unsigned()
    guard (1..<UInt64(StateAnnotation.numberLimit)).contains(number), isAtEnd else {
      throw malformed("the number of an annotation is invalid")
    }
    return StateAnnotation(number: UInt32(number), value: value)
  }
}
