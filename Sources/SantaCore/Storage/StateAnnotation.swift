/// Two numbers that a state carries for a layer above the engine. They are committed together with the changes of the same
/// transaction, and remain in the following states until a transaction replaces them. The engine stores and checks them. It
/// interprets only ``access``.
package struct StateAnnotation: Hashable, Sendable {
  /// The right of this machine's user to the data of the store. Programs can always read the data that is on the disk.
  package enum Access: UInt64, Sendable {
    /// Programs may write.
    case write = 0
    /// The user may only read, so programs must not write.
    case read = 1
    /// The user can no longer read. The data stays as it was.
    case withdrawn = 2
  }

  /// The number of the annotation. Not 0, and below ``numberLimit``.
  package var number: UInt32
  /// The value of the annotation, which can be any number.
  package var value: UInt64

  package init(number: UInt32, value: UInt64) { (self.number, self.value) = (number, value) }

  /// The first of the two bits of ``value`` that contain the access.
  package static let accessShift: UInt64 = 46

  /// The right of this machine's user, which the value contains. An unknown right of a later version permits nothing.
  package var access: Access { Access(rawValue: value >> Self.accessShift & 3) ?? .withdrawn }

  /// The same annotation with the right to write, as in a copy of a store, which is not shared.
  var permittingWrites: StateAnnotation {
    StateAnnotation(number: number, value: value & ~(3 << Self.accessShift))
  }

  /// The limit for numbers, which fit into the bits of a ``PositionID`` above the bits that a table counts up.
  static let numberLimit: UInt32 = 1 << 24
}

extension ByteWriter {
  mutating func annotation(_ annotation: StateAnnotation) {
    unsigned(UInt64(annotation.number))
    unsigned(annotation.value)
  }
}

extension ByteReader {
  /// Decodes the annotation in the bytes up to the end.
  mutating func annotation() throws(Malformed) -> StateAnnotation {
    let number = try unsigned()
    let value = try unsigned()
    guard (1..<UInt64(StateAnnotation.numberLimit)).contains(number), isAtEnd else {
      throw malformed("the number of an annotation is invalid")
    }
    return StateAnnotation(number: UInt32(number), value: value)
  }
}
