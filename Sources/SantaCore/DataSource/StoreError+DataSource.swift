import SantaStore

// Messages about data sources.
extension StoreError {
  /// - Parameter query: the description of the query.
  static func notFound(_ className: String, by query: String) -> StoreError {
    StoreError(
      .notFound,
      "There is no \(className) for \(query).",
      remedy: "If that is expected, catch this error by its code, .notFound.")
  }

  static func unsupportedQuery(_ query: String, function: String, supported: String) -> StoreError {
    StoreError(
      .unsupportedQuery,
      "\(function) does not support \(query).",
      remedy: "It supports \(supported).")
  }

  static func ambiguousKey(_ className: String, _ properties: [String], count: Int) -> StoreError {
    let values =
      properties.count == 1
      ? "this \(properties[0])" : "these values of \(properties.joined(separator: " and "))"
    return StoreError(
      .ambiguousKey,
      "\(count) \(className) objects have \(values), so findID can't choose one of them.",
      remedy: "Add another key, or declare a property with @Persisted(unique: true).")
  }

  /// - Parameter error: the error of the program's mapper or query.
  static func mappingFailed(_ className: String, _ error: any Error) -> StoreError {
    StoreError(
      .mappingFailed,
      "An observation of \(className) ended, because its mapper or query threw an error.",
      remedy:
        "Correct the object that can't be mapped, and observe again. The property underlyingError has the error.",
      underlyingError: error)
  }

  static func noKeys(_ className: String) -> StoreError {
    StoreError(
      .invalidQuery,
      "findID was called for \(className) without keys.",
      remedy: "Pass at least one property with its value.")
  }
}
