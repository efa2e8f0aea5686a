#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// Creates or updates an object for each JSON object in a file, in transactions of many objects and with bounded memory.
  ///
  /// ```swift
  /// let result = try store.importJSON(Stop.self, from: url) { print("\($0.objectCount) stops") }
  /// ```
  ///
  /// The file contains an object on each line (JSON Lines), consecutive objects in any other layout, or one array of objects.
  /// It may begin with a byte order mark. Objects are used as in `create(_:json:update:decoder:)`: values that are not given
  /// stay unchanged, and unknown keys are ignored; ``UnknownKeys`` reports them. An object without its primary key is an error,
  /// unless the default of the key is new for each object, such as `UUID()`.
  ///
  /// The store must not be in a write transaction. Other stores and processes can write between the transactions. A failed
  /// import can be repeated: objects that it has committed are found by their primary keys, and equal values are not a change.
  ///
  /// - Parameters:
  ///   - type: the class of the objects.
  ///   - url: a regular file.
  ///   - update: the policy for an object in the store with the same primary key.
  ///   - batchSize: the number of objects in a transaction. The data of this many objects is in memory at a time.
  ///   - decoder: the decoder, whose strategies apply to dates, data and keys.
  ///   - isolation: the actor on which this is called; see ``Store``.
  ///   - progress: called after each transaction, in the store's isolation. If it throws, the import ends with that error.
  /// - Returns: the number of objects and bytes.
  /// - Throws: ``StoreError`` with `.invalidImport` for data that is not JSON, for an object in which a name occurs twice, for a
  ///   value that does not match its property, or for an object that the store refuses, with that error as its
  ///   `underlyingError`. The message names the line. Objects of earlier transactions stay in the
  ///   store; nothing of the failed transaction is stored. Throws `.inputOutput` if the file can't be read, and the errors of
  ///   ``write(withoutNotifying:isolation:_:)``.
  @discardableResult
  public func importJSON<T: Object>(
    _ type: T.Type, from url: URL, update: UpdatePolicy = .modified, batchSize: Int = 10_000,
    decoder: JSONDecoder = JSONDecoder(), isolation: isolated (any Actor)? = #isolation,
    progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> ImportProgress {
    require(batchSize > 0, "An import can't have batches of \(batchSize) objects. Pass 1 or more.")
    return try context.use(isolation) {
      try runImport(type, from: url, update, batchSize: batchSize, decoder, progress)
    }
  }

  private func runImport<T: Object>(
    _ type: T.Type, from url: URL, _ update: UpdatePolicy, batchSize: Int, _ decoder: JSONDecoder,
    _ progress: (ImportProgress) throws -> Void
  ) throws -> ImportProgress {
    let file = try ImportFile(url.filePath)
    var result = ImportProgress(totalByteCount: file.byteCount)
    var splitter = JSONRecordSplitter()
    var batch: [JSONRecordSplitter.Record] = []
    func commit() throws {
      if batch.isEmpty { return }
      func failure(_ location: String, _ error: any Error) -> StoreError {
        .notImportable(file.path, location, Self.reason(error), committed: result.objectCount, error)
      }
      do {
        try write(isolation: nil) {
          for record in batch {
            do {
              // JSONDecoder does not detect a name that occurs twice, and does not report the position of a syntax error.
              _ = try JSONRecordParser.record(record, names: .swift)
              try create(type, json: Data(record.bytes), update: update, decoder: decoder)
              // A mistake that fails the transaction, such as a second object with the same primary key.
              if let error = context.session?.failure { throw error }
            } catch let failure as ImportFailure {
              throw failure
            } catch {
              throw failure(record.location.description, error)
            }
          }
        }
      } catch let error as StoreError where error.code == .uniqueViolation {
        // It is found when all objects of the transaction have their values.
        let lines = "lines \(batch[0].location.line) to \(batch[batch.count - 1].location.line)"
        throw failure(batch.count == 1 ? batch[0].location.description : lines, error)
      }
      result.objectCount += batch.count
      batch.removeAll(keepingCapacity: true)
      try progress(result)
    }
    do {
      while let chunk = try file.next() {
        if result.byteCount == 0, let format = OtherFormat(chunk) {
          throw ImportFailure(location: ImportLocation(), reason: format.reason)
        }
        result.byteCount += chunk.count
        try splitter.split(chunk) { record in
          batch.append(record)
          if batch.count >= batchSize { try commit() }
        }
      }
      try splitter.checkEnd()
      try commit()
    } catch let failure as ImportFailure {
      throw StoreError.notImportable(
        file.path, failure.location.description, failure.reason, committed: result.objectCount, nil)
    }
    return result
  }

  /// Returns the reason of an error, with the path of the value within its object.
  private static func reason(_ error: any Error) -> String {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      default: nil
      }
    // The message continues after the reason.
    func withoutFullStop(_ reason: String) -> String {
      reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    }
    guard let context else { return withoutFullStop("\(error)") }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(
      separator: ".")
    let detail = context.underlyingError.map { " (\($0))" } ?? ""
    return (path.isEmpty ? "" : "\(path): ") + withoutFullStop(context.debugDescription + detail)
  }
}
