#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes external data to a store piece by piece, before the transaction that assigns it.
///
/// ``Store/externalDataWriter()`` returns a writer. It can be used on any thread, but only by one task at a time.
public final class ExternalDataWriter: Sendable {
  private let file: StagedExternalFile

  init(_ file: StagedExternalFile) { self.file = file }

  /// Appends bytes.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput` if the bytes can't be written, and with `.valueOutOfRange` after
  ///   ``finish()``.
  /// - Complexity: O(n), where n is the number of bytes. Up to 1 MiB of them stays in memory.
  public func append(_ data: Data) throws { try file.append(data) }

  /// Makes the data durable, and returns the value to assign to a property in a transaction.
  ///
  /// If the value is released before it is assigned, its file is removed.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput` if the data can't be synced.
  public func finish() throws -> ExternalData {
    let reference = try file.finish()
    return ExternalData(.staged(file, reference))
  }
}

extension Store {
  /// Returns a writer for external data, which writes outside a transaction, so that it does not keep other writers waiting.
  ///
  /// ```swift
  /// let writer = try store.externalDataWriter()
  /// for try await bytes in download { try writer.append(bytes) }
  /// let video = try writer.finish()
  /// try store.write { clip.video = video }
  /// ```
  ///
  /// The value belongs to one property of this store. Assigning it a second time copies the data.
  ///
  /// If the process ends before a transaction refers to the file, the file is removed when another process first stores
  /// external data, or after the next checkpoint.
  ///
  /// - Throws: ``StoreError`` with `.readOnly`, or with `.inputOutput` if the file can't be created.
  public func externalDataWriter() throws -> ExternalDataWriter {
    ExternalDataWriter(try context.engine.stageExternalFile())
  }
}
