import SantaCore

/// Writes stored objects of one type as text.
protocol ObjectFormatter {
  /// What stands before the first object.
  var header: String { get }
  /// An object with the end of its line.
  func text(for object: StoredObject) -> String
}

extension ObjectFormatter {
  /// The name under which objects without a primary key show the number of their row, by which links name them. No
  /// property is called so.
  static var rowName: String { "#row" }
}
