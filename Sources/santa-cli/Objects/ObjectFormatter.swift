import SantaCore

/// Formats stored objects of one type as text.
protocol ObjectFormatter {
  /// The header before the first object.
  var header: String { get }
  /// Returns the line of an object, including its line end.
  ///
  /// - Throws: `CommandFailure` if the format can't represent the object.
  func text(for object: StoredObject) throws -> String
}

extension ObjectFormatter {
  /// The name for the row number of an object without a primary key, to which links refer. No property can have this name.
  static var rowName: String { "#row" }
}
