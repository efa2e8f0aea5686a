import SantaStore

// The messages of data sources.
extension StoreError {
  /// - Parameter query: the description of what was asked for.
  static func notFound(_ className: String, by query: String) -> StoreError {
    StoreError(
      .notFound,
      "There is no \(className) for \(query). If that is to be expected, catch this error by its code, .notFound."
    )
  }

  static func unsupportedQuery(_ query: String, function: String, supported: String) -> StoreError {
    StoreError(.unsupportedQuery, "\(function) does not support \(query). It supports \(supported).")
  }

  static func ambiguousKey(_ className: String, _ properties: [String], count: Int) -> StoreError {
    let values =
      properties.count == 1
      ? "this \(properties[0])" : "these values of \(properties.joined(separator: " and "))"
    return StoreError(
      .ambiguousKey,
      "\(count) \(className) objects have \(values), so that findId can't choose one of them. Add another key, or declare "
        + "a property with @Persisted(unique: true).")
  }

  static func noKeys(_ className: String) -> StoreError {
    StoreError(
      .invalidQuery,
      "findId was called for \(className) without keys. Pass at least one property with its value.")
  }
}
