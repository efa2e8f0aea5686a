extension Log {
  /// Looks at every record of a directory's logs, as a reader does: nothing is locked, cut or changed.
  ///
  /// - Returns: how many whole records there are.
  static func verify(
    in directory: String, _ verification: Verification, disk: any Disk
  ) throws(StoreError) -> Int {
    let mark = try verifiedMark(in: directory, verification, disk)
    let bases: [Version]
    do { bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).sorted() } catch {
      throw .cannotOpen(directory, error)
    }
    if let mark, !bases.contains(mark.base), try verifiedMark(in: directory, verification, disk) != mark {
      // A writer went on to another log between one look and the next.
      return try verify(in: directory, verification, disk: disk)
    }
    var count = 0
    for (index, base) in bases.enumerated() {
      let next = index + 1 < bases.count ? bases[index + 1] : nil
      do throws(StoreError) {
        count += try verify(base, before: next, mark, in: directory, verification, disk)
      } catch {
        if !verification.note(error) { throw error }
      }
    }
    if let mark, !bases.contains(mark.base) {
      verification.note(
        StoreError.Damage(
          path: LogFile.path(in: directory, base: mark.base),
          what: "the log of the newest commit is not there"))
    }
    return count
  }

  private static func verify(
    _ base: Version, before next: Version?, _ mark: DurableMark?, in directory: String,
    _ verification: Verification, _ disk: any Disk
  ) throws(StoreError) -> Int {
    // One that is not there was dropped a moment ago: what it held is in the segments.
    guard var file = try LogFile(in: directory, base: base, isReadOnly: true, disk: disk) else { return 0 }
    let expected: Version?
    if let next {
      _ = try file.readToEnd()
      expected = next
    } else if let mark, mark.base == base {
      let (_, stop) = try file.read(to: mark.offset)
      // Behind what is on the disk for certain, a power cut may have taken commits that were relaxed.
      if let stop, stop.offset < mark.synced { throw .corrupt(file.path, offset: stop.offset, stop.what) }
      expected = stop == nil ? mark.version : nil
    } else {
      _ = try file.readWhole()
      expected = nil
    }
    if let expected, file.place.version != expected {
      throw .corrupt(
        file.path, offset: file.place.offset,
        "the log ends at version \(file.place.version.rawValue), and not at \(expected.rawValue)")
    }
    return Int(file.place.version.rawValue - base.rawValue)
  }

  private static func verifiedMark(
    in directory: String, _ verification: Verification, _ disk: any Disk
  ) throws(StoreError) -> DurableMark? {
    let path = directory + "/lock"
    do {
      let lock = try disk.open(path, .read)
      // A reader that met a mark half-written reads it again.
      for _ in 0..<3 {
        let bytes = try lock.read(at: 0, count: DurableMark.byteCount)
        if bytes.isEmpty { return nil }
        if let mark = DurableMark(bytes) { return mark }
      }
    } catch  where error.number == SystemError.noEntry { return nil } catch {
      throw .system("Reading", path, error)
    }
    verification.note(
      StoreError.Damage(path: path, offset: 0, what: "the mark of what is committed is not whole"))
    return nil
  }
}
