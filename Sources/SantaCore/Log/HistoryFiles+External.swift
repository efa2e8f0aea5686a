#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HistoryFiles {
  /// Returns the files of external data, among those that the newest state doesn't name, that other kept states may name.
  ///
  /// A kept state names files of the first root, of commits without a record, and of records. The last are found by the bytes of
  /// their names. Other bytes that look like a name only keep a file for longer.
  ///
  /// - Complexity: O(n), where n is the number of objects of the classes with external data, and of bytes of the kept records.
  func externalFiles(among candidates: Set<UUID>) throws(StoreError) -> Set<UUID> {
    var found: Set<UUID> = []
    let roots = try roots()
    guard let first = roots.first else { return found }
    for root in roots.dropLast() {
      if found.count == candidates.count { return found }
      found.formUnion(try segments.snapshot(of: root).externalFiles().intersection(candidates))
    }
    let search = FileNameSearch(candidates)
    var log = try log(after: first.version)
    while var file = log {
      let records = try file.read(to: nil).0
      for record in records {
        found.formUnion(search.names(in: record.payload))
        guard let manifest = try segments.manifest(in: record) else { continue }
        if let state = try state(of: manifest) {
          found.formUnion(try state.externalFiles().intersection(candidates))
        }
      }
      if records.isEmpty { break }
      log = try LogFile(in: path, base: file.position.version, isReadOnly: true, disk: disk)
    }
    return found
  }

  /// Returns the state that a record names; nil if a checkpoint has replaced its segments. A root then has their contents.
  private func state(of manifest: Manifest) throws(StoreError) -> Snapshot? {
    do throws(StoreError) { return try segments.snapshot(of: manifest) } catch {
      if try segments.hasFiles(of: manifest) { throw error }
      return nil
    }
  }
}

/// Finds the names of files in the bytes of records.
private struct FileNameSearch {
  /// The names by their first eight bytes.
  private var names: [UInt64: [UUID]] = [:]
  /// Whether a name begins with these two bytes.
  private var starts = [Bool](repeating: false, count: 1 << 16)

  init(_ files: Set<UUID>) {
    for file in files {
      let bytes = Self.bytes(of: file)
      names[bytes.littleEndian(at: 0, byteCount: 8), default: []].append(file)
      starts[Int(bytes.littleEndian(at: 0, byteCount: 2))] = true
    }
  }

  private static func bytes(of file: UUID) -> [UInt8] {
    var writer = ByteWriter()
    writer.value(.uuid(file), type: .uuid, isOptional: false)
    return writer.bytes
  }

  func names(in bytes: [UInt8]) -> [UUID] {
    var found: [UUID] = []
    guard bytes.count >= 16 else { return found }
    for index in 0...(bytes.count - 16) {
      guard starts[Int(bytes[index]) | Int(bytes[index + 1]) << 8],
        let named = names[bytes.littleEndian(at: index, byteCount: 8)]
      else { continue }
      found += named.filter { Self.bytes(of: $0) == Array(bytes[index..<(index + 16)]) }
    }
    return found
  }
}
