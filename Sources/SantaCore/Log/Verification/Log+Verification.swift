extension Log {
  /// Looks at every record of a directory's logs, as a process does that opens the store for reading: nothing is cut or
  /// changed.
  ///
  /// The mark is no part of what is verified. It is not synced, so after a power cut it may be an older one, a torn one
  /// or none, and the store is whole all the same.
  ///
  /// - Parameter manifest: the version whose state the segments hold; nil where nobody knows.
  /// - Returns: how many whole records there are.
  static func verify(
    in directory: String, behind manifest: Version?, _ verification: Verification, disk: any Disk
  ) throws(StoreError) -> Int {
    let bases = try bases(in: directory, disk)
    var count = 0
    for (base, next) in zip(bases, bases.dropFirst()) {
      // After a power cut some of the logs that were dropped may be there again, and others not.
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
      // A writer may have put into segments meanwhile what was in the log, and dropped it.
      if try self.bases(in: directory, disk).last != last {
        return try verify(in: directory, behind: manifest, verification, disk: disk)
      }
      verification.note(
        StoreError.Damage(
          path: LogFile.path(in: directory, base: last),
          what: "the log that follows it is not there, though something was committed in that"))
    } catch { if !verification.note(error) { throw error } }
    return count
  }

  private static func bases(in directory: String, _ disk: any Disk) throws(StoreError) -> [Version] {
    do { return try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).sorted() } catch {
      throw .cannotOpen(directory, error)
    }
  }

  /// Looks at a log that is followed by another.
  private static func verify(
    _ base: Version, before next: Version, isNeeded: Bool, in directory: String, _ disk: any Disk
  ) throws(StoreError) -> Int {
    // One that is not there was dropped a moment ago: what it held is in the segments.
    guard var file = try LogFile(in: directory, base: base, isReadOnly: true, disk: disk) else { return 0 }
    let count = try file.readToEnd().count
    guard file.position.version == next || !isNeeded else {
      throw .corrupt(
        file.path, offset: file.position.offset,
        "the log ends at version \(file.position.version.rawValue), and not at \(next.rawValue)")
    }
    return count
  }

  /// Looks at the last log, and those that a writer begins meanwhile; nil where one of these is not there.
  private static func verify(
    last base: Version, in directory: String, _ disk: any Disk
  ) throws(StoreError) -> Int? {
    guard try LogFile(in: directory, base: base, isReadOnly: true, disk: disk) != nil else { return nil }
    var log = try Log(directory: directory, isReadOnly: true, startingAt: base, disk: disk)
    guard case .records(let records) = try log.readWithoutRecovering() else { return nil }
    return records.count
  }
}
