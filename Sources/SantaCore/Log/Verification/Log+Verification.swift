extension Log {
  /// Verifies all records in a directory's logs, like a process that opens the store for reading. Changes nothing.
  ///
  /// The mark is not verified. It is not synced, so after a power failure it may be old, incomplete or missing, while
  /// the store is intact.
  ///
  /// - Parameter manifest: the version of the state in the segments; nil if it is unknown.
  /// - Returns: the number of complete records.
  static func verify(
    in directory: String, behind manifest: Version?, _ verification: Verification, disk: any Disk
  ) throws(StoreError) -> Int {
    let bases = try bases(in: directory, disk)
    var count = 0
    for (base, next) in zip(bases, bases.dropFirst()) {
      // After a power failure, removed logs may exist again.
      let isNeeded = manifest.map { next > $0 } ?? true
      do throws(StoreError) {
        count += try verify(base, before: next, isNeeded: isNeeded, in: directory, disk)
      } catch {
        if !verification.note(error) { throw error }
      }
    }
    guard let last = bases.last else { return count }
    do throws(StoreError) {
      if let found = try verify(last: last, in: directory, disk) { return count + found }
      // A writer may have just moved the contents of the log to segments and removed the log.
      if try self.bases(in: directory, disk).last != last {
        return try verify(in: directory, behind: manifest, verification, disk: disk)
      }
      verification.note(
        StoreError.Damage(
          path: LogFile.path(in: directory, base: last),
          what: "the next log, which contains commits, is missing"))
    } catch { if !verification.note(error) { throw error } }
    return count
  }

  private static func bases(in directory: String, _ disk: any Disk) throws(StoreError) -> [Version] {
    do { return try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).coldSorted() } catch {
      throw .cannotOpen(directory, error)
    }
  }

  /// Verifies a log that is followed by another one.
  private static func verify(
    _ base: Version, before next: Version, isNeeded: Bool, in directory: String, _ disk: any Disk
  ) throws(StoreError) -> Int {
    // If the log doesn't exist, it was just removed, and its contents are in the segments.
    guard var file = try LogFile(in: directory, base: base, isReadOnly: true, disk: disk) else { return 0 }
    let count = try file.readToEnd().count
    guard file.position.version == next || !isNeeded else {
      throw .corrupt(
        file.path, offset: file.position.offset,
        "the log ends at version \(file.position.version.rawValue), not at \(next.rawValue)")
    }
    return count
  }

  /// Verifies the last log, and logs that a writer begins at the same time. Returns nil if one of these doesn't exist.
  private static func verify(
    last base: Version, in directory: String, _ disk: any Disk
  ) throws(StoreError) -> Int? {
    guard try LogFile(in: directory, base: base, isReadOnly: true, disk: disk) != nil else { return nil }
    var log = try Log(directory: directory, isReadOnly: true, startingAt: base, disk: disk)
    guard case .records(let records) = try log.readWithoutRecovering() else { return nil }
    return records.count
  }
}
