/// A location in imported data.
struct ImportLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  var line = 1
  /// Counted in bytes, from 1.
  var column = 1

  var description: String { "line \(line), column \(column)" }

  static func < (first: ImportLocation, second: ImportLocation) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }

  /// Advances the location past a byte.
  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { self = ImportLocation(line: line + 1) } else { column += 1 }
  }
}

/// An error in imported data, with its location.
struct ImportFailure: Error, Equatable {
  var location: ImportLocation
  /// A clause without a full stop.
  var reason: String
}
