/// A location in data that is imported.
struct ImportLocation: Hashable, CustomStringConvertible {
  /// From 1.
  var line = 1
  /// In bytes, from 1.
  var column = 1

  var description: String { "line \(line), column \(column)" }

  /// Moves on past a byte.
  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { self = ImportLocation(line: line + 1) } else { column += 1 }
  }
}

/// What is wrong with data that is imported, and where.
struct ImportFailure: Error, Equatable {
  var location: ImportLocation
  /// A clause without a full stop.
  var reason: String
}
