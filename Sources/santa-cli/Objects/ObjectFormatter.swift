import SantaCore

/// Formats stored objects of one type as text.
protocol ObjectFormatter {
  /// The text before the first object.
  var header: String { get }
  /// The line of an object, with its end.
  ///
  /// - Throws: `CommandFailure` if the format can't express it.
  func text(for object: StoredObject) throws -> String
}

extension ObjectFormatter {
  /// The name under which an object without a primary key shows the number of its row, to which links refer. No
  /// property can have this name.
  static var rowName: String { "#row" }
}
