#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Copies the readable external data of a damaged store.
struct ExternalRecovery {
  private let disk: any Disk
  private let source: String
  private let target: String
  private var copied: Set<UUID> = []
  private var hasDirectory = false
  /// The files that can't be read.
  private(set) var damages: [StoreError.Damage] = []

  init(from source: String, to target: String, _ disk: any Disk) {
    (self.source, self.target, self.disk) = (source, target, disk)
  }

  /// Copies the file of a reference.
  ///
  /// - Parameter owner: the property that has the reference, for messages.
  /// - Returns: the reference in the new store; nil if the reference is invalid or the file can't be read.
  mutating func copy(_ value: StoredValue, _ owner: String) throws(StoreError) -> StoredValue? {
    guard let reference = try? ExternalReference(value), copied.insert(reference.file).inserted else {
      damages.append(
        .init(path: ExternalFiles.directory(in: source), what: "\(owner): the reference to a file is invalid")
      )
      return nil
    }
    let path = ExternalFiles.path(of: reference.file, in: source)
    let reader: ExternalFileReader
    do throws(StoreError) {
      let files = try ExternalFiles(reading: source, on: disk)
      reader = try files.open(reference, owner: nil)
      for index in reference.checksums.indices { _ = try reader.block(index) }
    } catch {
      damages.append(
        error.damage ?? .init(path: path, what: "\(owner): the file can't be read: \(error.description)"))
      return nil
    }
    if !hasDirectory { try ExternalFiles.makeDirectory(in: target, on: disk) }
    hasDirectory = true
    try ExternalFiles.copy(reader, to: target, on: disk)
    return reference.value
  }

  /// Makes the names of the files durable.
  func finish() throws(StoreError) {
    if hasDirectory { try ExternalFiles.syncDirectory(in: target, on: disk) }
  }
}
