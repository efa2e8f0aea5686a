// Messages about external data.
extension StoreError {
  /// - Parameters:
  ///   - owner: the property and the object; nil for data that has not been stored yet.
  ///   - what: a clause that follows the path in the message.
  static func externalDamage(
    _ path: String, offset: Int? = nil, _ what: String, owner: String?
  ) -> StoreError {
    let file = owner.map { "\(path), the external data of \($0)," } ?? path
    return StoreError(
      .corruptFile, "\(file) \(what). The rest of the store can be read.",
      remedy: "Restore the file from a copy of the store, or assign other data.",
      damage: Damage(path: path, offset: offset, what: what + (owner.map { " (\($0))" } ?? "")))
  }

  static func externalOutOfRange(_ range: Range<Int>, count: Int) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "Bytes \(range.lowerBound) to \(range.upperBound) of external data were requested, but it has only \(count) bytes.",
      remedy: "Request a range within the data.")
  }

  static func externalTooLong(limit: Int) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "External data can have at most \(limit) bytes.",
      remedy: "Divide it among several properties.")
  }

  static func externalFinished() -> StoreError {
    StoreError(
      .valueOutOfRange,
      "External data can't be appended to after it was finished.",
      remedy: "Create another writer for more data.")
  }

  static func externalNotEncodable(count: Int, limit: Int) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "External data of \(count) bytes can't be encoded, because an encoder holds all of it in memory; the limit is \(limit) bytes.",
      remedy: "Write it to a separate file with write(to:).")
  }

  static func externalSource(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "Reading \(path), the source of external data, failed. Nothing was stored.",
      remedy: "Check that the file exists and can be read.", underlyingError: error)
  }

  static func externalSourceDirectory(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "\(path), the source of external data, is a directory. Nothing was stored.",
      remedy: "Name a file instead.")
  }

  static func externalSourceCut(_ path: String, count: Int) -> StoreError {
    StoreError(
      .inputOutput,
      "\(path), the source of external data, had \(count) bytes, but is shorter now. Nothing was stored.",
      remedy: "Store it while no other program is writing to it.")
  }

  static func externalTarget(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "Writing external data to \(path) failed. An incomplete file may remain there.",
      remedy: "Delete it, check the disk, and try again.", underlyingError: error)
  }

  static func externalTargetNotCreated(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "External data can't be written to \(path), because this file can't be created or replaced.",
      remedy: "Give the path of a file in an existing directory in which this program may write.",
      underlyingError: error)
  }

  static func externalNotExported(_ className: String, _ property: String) -> StoreError {
    StoreError(
      .unsupportedFormat,
      "\(className).\(property) has external data, which an export can't contain.",
      remedy: "Copy the store instead, or assign nil to the property before the export.")
  }
}
