#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Not a `PersistableProperty`, so that a property is optional: as for a link, a new object has no value.
extension ExternalData: PersistableElement {
  /// How a store represents external data.
  public static var _elementKind: _PropertyKind {
    _PropertyKind(type: .external, decode: { ExternalData(try $0.singleValueContainer().decode(Data.self)) })
  }

  /// The reference to the file, which is written if the data is in none of this store.
  public static func _stored(_ value: ExternalData, _ context: _ModelContext) -> StoredValue {
    context.stage(value)
  }

  /// Nil: elements of collections are not external.
  public static func _element(_ stored: StoredValue, _ context: _ModelContext) -> ExternalData? { nil }

  /// Empty data.
  public static func _standIn(_ context: _ModelContext) -> ExternalData { ExternalData(Data()) }

  /// The data of a cell; nil if it is null.
  public static func _readOptional(_ object: Object, _ column: Int) -> ExternalData? {
    let stored = object._readCell(column)
    if stored.isNull { return nil }
    guard let context = object._context, let table = object._binding?.table else { return nil }
    let state = context.current
    return ExternalData(
      stored, in: context.engine.external, lease: state.lease,
      owner: ExternalOwner(CellAddress(table: table, row: object._key, column: ColumnID(column)), in: state))
  }

  /// Nil: what a key path reads has no sample values, and is recognised by being read.
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> ExternalData? { nil }
}

extension ExternalData {
  /// The data of a cell.
  init(_ stored: StoredValue, in files: ExternalFiles, lease: ExternalLease?, owner: ExternalOwner) {
    do throws(ByteReader.Malformed) {
      let reference = try ExternalReference(stored)
      self.init(.stored(StoredExternalData(reference, in: files, lease: lease, owner: owner)))
    } catch { self.init(.unreadable(.contradiction("The store", "\(owner): \(error.what)"))) }
  }

  /// The bytes for an encoder, which has them in memory.
  func encodable() throws -> Data {
    guard count <= ValueType.maximumByteCount else {
      throw StoreError.externalNotEncodable(count: count, limit: ValueType.maximumByteCount)
    }
    return try data()
  }
}

extension _ModelContext {
  /// The reference to external data in a file of this store. Data that is in none is written to one.
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

  /// Makes a file that a value refers to that of one cell. If it is that of a cell already, or was, it is copied.
  ///
  /// - Parameter property: the property to which the value is assigned, for messages.
  /// - Returns: nil if this fails, which fails the transaction.
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
