#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Not a `PersistableProperty`, so that a property must be optional: like a link, it has no value in a new object.
extension ExternalData: PersistableElement {
  /// The stored representation of external data.
  public static var _elementKind: _PropertyKind {
    _PropertyKind(type: .external, decode: { ExternalData(try $0.singleValueContainer().decode(Data.self)) })
  }

  /// Returns the reference to the file of the data. The file is written first if the data isn't in a file of this store.
  public static func _stored(_ value: ExternalData, _ context: _ModelContext) -> _StoredValue {
    context.stage(value)
  }

  /// Returns nil, because the elements of collections can't be external data.
  public static func _element(_ stored: _StoredValue, _ context: _ModelContext) -> ExternalData? { nil }

  /// Returns empty data.
  public static func _standIn(_ context: _ModelContext) -> ExternalData { ExternalData(Data()) }

  /// Returns the data of a cell, or nil if it is null.
  public static func _readOptional(_ object: Object, _ column: Int) -> ExternalData? {
    let stored = object._readCell(column)
    if stored.isNull { return nil }
    guard let context = object._context, let table = object._binding?.table else { return nil }
    let state = context.current
    return ExternalData(
      stored, in: context.engine.external, lease: state.lease,
      owner: ExternalOwner(CellAddress(table: table, row: object._key, column: ColumnID(column)), in: state))
  }

  /// Returns nil. External data has no sample values, and is recognised by the read itself.
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> ExternalData? { nil }
}

extension ExternalData {
  /// Creates the data of a cell.
  init(_ stored: StoredValue, in files: ExternalFiles, lease: ExternalLease?, owner: ExternalOwner) {
    do throws(ByteReader.Malformed) {
      let reference = try ExternalReference(stored)
      self.init(.stored(StoredExternalData(reference, in: files, lease: lease, owner: owner)))
    } catch { self.init(.unreadable(.contradiction("The store", "\(owner): \(error.what)"))) }
  }

  /// Returns the bytes for an encoder, which keeps them in memory.
  func encodable() throws -> Data {
    guard count <= ValueType.maximumByteCount else {
      throw StoreError.externalNotEncodable(count: count, limit: ValueType.maximumByteCount)
    }
    return try data()
  }
}

extension _ModelContext {
  /// Returns the reference to external data in a file of this store. Data that isn't in a file of this store is copied to a new
  /// one.
  func stage(_ value: ExternalData) -> StoredValue {
    switch value.content {
    case .stored(let stored) where stored.files === engine.external:
      session?.externalOwners[stored.reference.file] = stored.owner
      return stored.reference.value
    case .staged(let file, let reference) where file.files === engine.external:
      session?.stagedFiles[reference.file] = file
      return reference.value
    case .memory, .source, .staged, .stored, .unreadable:
      do { return try copy(value).value } catch {
        fail(error as? StoreError ?? .externalSource("External data", error))
        return .null
      }
    }
  }

  /// Assigns the file of a value to one cell. A file that belongs, or once belonged, to a cell is copied instead.
  ///
  /// - Parameter property: the property that the value is assigned to, for messages.
  /// - Returns: the reference to the file of the cell; nil on failure, which fails the transaction.
  func ownExternalFile(_ value: StoredValue, as property: String) -> StoredValue? {
    do {
      let reference: ExternalReference
      do { reference = try ExternalReference(value) } catch {
        throw StoreError.contradiction("The store", "\(property): \(error.what)")
      }
      if session?.stagedFiles[reference.file]?.claim() ?? false { return value }
      let reader = try engine.external.open(reference, owner: session?.externalOwners[reference.file])
      let copy = try stage { file in try reader.forEachBlock { try file.append($0) } }
      _ = session?.stagedFiles[copy.file]?.claim()
      return copy.value
    } catch {
      fail(error as? StoreError ?? .externalSource(property, error))
      return nil
    }
  }

  private func copy(_ value: ExternalData) throws -> ExternalReference {
    try stage { file in try value.forEachChunk { try file.append($0) } }
  }

  private func stage(_ write: (StagedExternalFile) throws -> Void) throws -> ExternalReference {
    let file = try engine.stageExternalFile()
    try write(file)
    let reference = try file.finish()
    session?.stagedFiles[reference.file] = file
    return reference
  }
}
