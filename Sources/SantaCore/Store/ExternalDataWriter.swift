#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes external data to a store piece by piece, before the transaction that assigns it; see
/// ``Store/externalDataWriter()``.
///
/// A writer can be used on any thread, and by one task at a time.
public final class ExternalDataWriter: Sendable {
  private let file: StagedExternalFile

  init(_ file: StagedExternalFile) { self.file = file }

  /// Appends bytes.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput` if they can't be written, and with `.valueOutOfRange` after ``finish()``.
  /// - Complexity: O(n), where n is the number of bytes. At most 1 MiB of them stays in memory.
  public func append(_ data: Data) throws { try file.append(data) }

  /// Makes the data durable, and returns the value that a transaction assigns to a property.
  ///
  /// If the value is released and was never assigned, its file is removed.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput` if the data can't be synced.
  public func finish() throws -> ExternalData {
    let reference = try file.finish()
    return ExternalData(.staged(file, reference))
  }
}

extension Store {
  /// A writer for external data, with which it is written outside of a transaction, so that others can write meanwhile.
  ///
  /// ```swift
  /// let writer = try store.externalDataWriter()
  /// for try await bytes in download { try writer.append(bytes) }
  /// let video = try writer.finish()
  /// try store.write { clip.video = video }
  /// ```
  ///
  /// The value is for one property of this store: assigned again, it is copied. A file that no transaction has named when its
  /// process ends is removed by the next process that stores external data, or after its next checkpoint.
  ///
  /// - Throws: ``StoreError`` with `.readOnly`, or with `.inputOutput` if no file can be made.
  public func externalDataWriter() throws -> ExternalDataWriter {
    ExternalDataWriter(try context.engine.stageExternalFile())
  }
}
