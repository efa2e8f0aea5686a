// Messages about the history of a store.
extension StoreError {
  static func noHistory(_ path: String) -> StoreError {
    StoreError(
      .historyExpired, "\(path) has no history.",
      remedy: "Open it with history in its configuration. The history begins then.")
  }

  static func versionNotKept(_ path: String, _ version: UInt64) -> StoreError {
    StoreError(
      .historyExpired, "\(path): version \(version) is not in the history, or is no longer kept.",
      remedy:
        "Read the current objects, and continue with the token of that state. To keep more versions, demand more in history."
    )
  }

  static func timeNotKept(_ path: String) -> StoreError {
    StoreError(
      .historyExpired, "\(path): the history begins after this time.",
      remedy: "Use a later time. `santa-cli store log` lists the kept versions.")
  }

  /// - Parameter cause: the differences, with advice for opening a store, which doesn't help here.
  static func versionNotReadable(_ version: UInt64, _ className: String, _ cause: StoreError) -> StoreError {
    StoreError(
      .schemaMismatch,
      "Version \(version) can't be read with the class \(className). Since that version, the primary key or its type was changed, "
        + "or the class became embedded or independent. This can also concern a class that \(className) links to.",
      remedy: "Leave this transaction out, or read the current objects and continue with historyToken.",
      underlyingError: cause)
  }

  static func historyInMemory(_ name: String) -> StoreError {
    StoreError(
      .invalidConfiguration, "The store \"\(name)\" is in memory, so it can't have history.",
      remedy: "Use a store in a directory, or leave history out.")
  }

  static func historyOfPast(_ path: String, _ version: UInt64) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "The store \(path) was opened at version \(version), and shows only this version.",
      remedy: "Open it without a version to read or change its history.")
  }

  static func invalidHistory(_ what: String) -> StoreError {
    StoreError(
      .invalidConfiguration, "The history in the configuration is invalid: \(what).",
      remedy: "Use a positive number.")
  }

  static func cursorMoved(_ name: String) -> StoreError {
    StoreError(
      .cursorMoved, "Another consumer has moved the cursor \"\(name)\", or removed it. Nothing was stored.",
      remedy: "Use a name for each consumer, and iterate over a cursor in one program only.")
  }

  static func invalidCursorName(_ name: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The name of a cursor has \(name.utf8.count) bytes. It must have from 1 to \(HistorySettings.maximumNameByteCount).",
      remedy: "Choose another name.")
  }

  static func commitTextTooLong(_ what: String, byteCount: Int, limit: Int) -> StoreError {
    StoreError(
      .valueOutOfRange, "The \(what) of a commit has \(byteCount) bytes. The limit is \(limit) bytes.",
      remedy: "Shorten it, or store it in an object.")
  }
}
