/// An export of the objects of a type as text, which is written from the bytes of chunks.
///
/// Accessible to the package, for `santa-cli store export`, like ``StoreInspection``.
package struct ObjectExport {
  package enum Format: Sendable { case json, csv }

  /// The parts of the text that only the program can write.
  package struct Texts {
    /// Returns the text of a value that isn't a plain number, truth value, string or date: the JSON, or the whole cell.
    package var content: (StoredObject.Content, StoredProperty) throws -> String
    /// Returns a string with quotes, if it needs any.
    package var quoted: (String) -> String

    package init(
      content: @escaping (StoredObject.Content, StoredProperty) throws -> String,
      quoted: @escaping (String) -> String
    ) {
      (self.content, self.quoted) = (content, quoted)
    }
  }

  /// The number of bytes that are written at once.
  private static let bufferByteCount = 64 << 10

  private let store: StoreInspection
  private let type: StoredType
  private let writer: RowTextWriter

  /// - Parameter properties: the properties to write, in their order.
  package init(
    of type: StoredType, in store: StoreInspection, _ properties: [StoredProperty], as format: Format,
    _ texts: Texts
  ) {
    (self.store, self.type) = (store, type)
    let table = store.snapshot.table(named: type.name).map { store.snapshot[$0] }
    writer = RowTextWriter(table, properties, format, texts)
  }

  /// Writes the objects that meet a condition.
  ///
  /// - Parameters:
  ///   - order: the order of the objects; nil for the order of creation.
  ///   - write: called with the text, and with the number of objects in it.
  /// - Throws: the error of `write`; ``StoreError`` with `.corruptFile` as soon as anything can't be read. The objects before
  ///   it are written first.
  package func run(
    matching condition: StoredCondition?, sortedBy order: StoredOrder?,
    _ write: (_ text: [UInt8], _ count: Int) throws -> Void
  ) throws {
    var (text, count) = ([] as [UInt8], 0)
    do {
      try store.forEachRow(of: type, matching: condition, sortedBy: order) { row, chunk, slot in
        let length = text.count
        do { try writer.append(chunk, slot, to: &text) } catch {
          text.removeLast(text.count - length)
          throw error
        }
        count += 1
        guard text.count >= Self.bufferByteCount else { return }
        try write(text, count)
        text.removeAll(keepingCapacity: true)
        count = 0
      }
    } catch let error as StoreError {
      try write(text, count)
      throw error
    }
    try write(text, count)
  }
}
