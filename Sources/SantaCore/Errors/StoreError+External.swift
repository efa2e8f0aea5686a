// The messages of external data.
extension StoreError {
  /// - Parameters:
  ///   - owner: the property and the object; nil for data that was not stored yet.
  ///   - what: a clause that follows the file.
  static func externalDamage(
    _ path: String, offset: Int? = nil, _ what: String, owner: String?
  ) -> StoreError {
    let of = owner.map { ", which has the external data of \($0)," } ?? ""
    return StoreError(
      .corruptFile,
      "\(path)\(of) \(what). The rest of the store can be read. Restore the file from a copy of the store, "
        + "or assign other data.",
      damage: Damage(path: path, offset: offset, what: what + (owner.map { " (\($0))" } ?? "")))
  }

  static func externalOutOfRange(_ range: Range<Int>, count: Int) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The bytes \(range.lowerBound) to \(range.upperBound) of external data were requested, which has \(count). "
        + "Read a part of it.")
  }

  static func externalTooLong(limit: Int) -> StoreError {
    StoreError(
      .valueOutOfRange, "External data takes at most \(limit) bytes. Divide it among several properties.")
  }

  static func externalFinished() -> StoreError {
    StoreError(
      .valueOutOfRange,
      "External data can't be appended to after it was finished. Make another writer for other data.")
  }

  static func externalNotEncodable(count: Int, limit: Int) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "External data of \(count) bytes can't be encoded, because an encoder has it in memory as a whole; the limit is \(limit). "
        + "Write it to a file of its own with write(to:).")
  }

  static func externalSource(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput, "Reading \(path), the source of external data, failed. Nothing was stored.",
      underlyingError: error)
  }

  static func externalSourceDirectory(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "\(path), the source of external data, is a directory. Nothing was stored. Name a file.")
  }

  static func externalSourceCut(_ path: String, count: Int) -> StoreError {
    StoreError(
      .inputOutput,
      "\(path), the source of external data, had \(count) bytes, and is shorter now. Nothing was stored. "
        + "Store it when no other program writes it.")
  }

  static func externalTarget(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput, "Writing external data to \(path) failed. An incomplete file may be there.",
      underlyingError: error)
  }

  static func externalNotExported(_ className: String, _ property: String) -> StoreError {
    StoreError(
      .unsupportedFormat,
      "\(className).\(property) has external data, which an export can't contain. Copy the store, or assign nil before."
    )
  }
}
