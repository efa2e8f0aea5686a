#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// Creates or updates an object for each JSON object of a file, in transactions of many objects and in bounded memory.
  ///
  /// ```swift
  /// let result = try store.importJSON(Stop.self, from: url) { print("\($0.objectCount) stops") }
  /// ```
  ///
  /// The file has an object on each line (JSON lines), or objects that follow each other in any way, or one array of objects.
  /// It may begin with a byte order mark. An object is used as by `create(_:json:update:decoder:)`: values that are not
  /// given stay, and unknown keys are ignored; ``UnknownKeys`` reports them. An object without its primary key is an error,
  /// unless the default of the key is a new one for each object, such as `UUID()`.
  ///
  /// The store must not be in a write transaction. Others can write between the transactions. A failed import can be repeated:
  /// objects that it has committed are then found by their primary keys, and equal values are no change.
  ///
  /// - Parameters:
  ///   - type: the class of the objects.
  ///   - url: a regular file.
  ///   - update: what to do with an object whose primary key the store has.
  ///   - batchSize: the number of objects in a transaction, which are in memory meanwhile.
  ///   - decoder: its strategies apply to dates, data and keys.
  ///   - isolation: the actor on which this is called; see ``Store``.
  ///   - progress: called after each transaction, in the store's isolation. If it throws, the import ends with that
  ///     error.
  /// - Returns: the number of objects and bytes.
  /// - Throws: ``StoreError`` with `.invalidImport` for data that is not JSON, for an object that has a name twice, or for a
  ///   value that does not fit. The message has the line. The objects of earlier transactions are in the store, and none
  ///   of the transaction that failed. Also `.inputOutput` if the file can't be read, and the errors of ``write(withoutNotifying:isolation:_:)``.
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
      try write(isolation: nil) {
        for record in batch {
          do {
            // JSONDecoder would not notice a name that occurs twice, and does not report the position of a syntax error.
            _ = try JSONRecordParser.record(record, names: .swift)
            try create(type, json: Data(record.bytes), update: update, decoder: decoder)
          } catch let failure as ImportFailure {
            throw failure
          } catch {
            throw StoreError.notImportable(
              file.path, record.location.description, Self.reason(error), committed: result.objectCount, error
            )
          }
        }
      }
      result.objectCount += batch.count
      batch.removeAll(keepingCapacity: true)
      try progress(result)
    }
    do {
      while let chunk = try file.next() {
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

  /// The reason of an error, with the path of the value within its object.
  private static func reason(_ error: any Error) -> String {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      default: nil
      }
    guard let context else { return "\(error)" }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(
      separator: ".")
    let detail = context.underlyingError.map { " (\($0))" } ?? ""
    // The message goes on after the reason.
    let reason = context.debugDescription + detail
    return (path.isEmpty ? "" : "\(path): ") + (reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
  }
}
