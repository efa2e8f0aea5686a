/// A file in a store's directory.
///
/// Accessible to the package, like ``StoreInspection``.
package struct StoredFile: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case manifest, segment, log, lock
    /// External data, and the files that record which external data is in use.
    case external
    /// A segment that the state does not use. It was written after the state, or a process stopped while writing or removing
    /// it.
    case leftover
  }

  package let kind: Kind
  /// The path, relative to the store's directory.
  package let name: String
  package let byteCount: Int

  static func all(
    in directory: String, used: Set<SegmentNumber>, on disk: any Disk
  ) throws(StoreError) -> [StoredFile] {
    let logs = try names(in: directory, on: disk).compactMap(LogFile.base(ofName:)).coldSorted()
    let segments = try names(in: directory + "/segments", on: disk).compactMap(SegmentStore.number(ofName:))
      .coldSorted()
    let named: [(Kind, String)] =
      [(.manifest, "manifest")]
      + segments.map {
        (used.contains($0) ? .segment : .leftover, "segments/\($0.rawValue)")
      }
      + (try names(in: ExternalFiles.directory(in: directory), on: disk).filter(ExternalFiles.isOwn)
      .coldSorted())
      .map {
        (.external, "external/\($0)")
      }
      + logs.map { (.log, "log.\($0.rawValue)") } + [(.lock, "lock"), (.lock, "checkpoint")]
    var files: [StoredFile] = []
    for (kind, name) in named {
      let path = "\(directory)/\(name)"
      do {
        files.append(StoredFile(kind: kind, name: name, byteCount: try disk.open(path, .read).size()))
      } catch  where error.number == SystemError.noEntry {
        // The file was never created, or was removed since the directory was listed.
        continue
      } catch  where error.isOfNoFile && (kind == .external || kind == .leftover) {
        // A directory or socket with this name does not belong to the store.
        continue
      } catch { throw .cannotOpen(path, error) }
    }
    return files
  }

  private static func names(in directory: String, on disk: any Disk) throws(StoreError) -> [String] {
    do { return try disk.contents(of: directory) } catch  where error.number == SystemError.noEntry {
      return []
    } catch { throw .cannotOpen(directory, error) }
  }
}
