// Messages about logs and files.
extension StoreError {
  package static func corrupt(_ path: String, offset: Int, _ what: String) -> StoreError {
    StoreError(
      .corruptFile,
      "\(path) is damaged at byte \(offset): \(what). Nothing was changed.",
      remedy: "Restore the store's directory from a copy, or recover its readable data with "
        + "Store.recover(at:to:).",
      damage: Damage(path: path, offset: offset, what: what))
  }

  /// Damage for a replica's log without its beginning, which contains the number of the replica.
  package static func cutReplicaLog(_ path: String, byteCount: Int) -> StoreError {
    let what = "it ends before the entry that identifies this replica"
    return StoreError(
      .corruptFile,
      "\(path) is damaged at byte \(byteCount): \(what). Nothing was changed.",
      remedy:
        "Restore the store's directory from a copy. Or delete the folder 'replica' in it to join as a new replica: objects "
        + "without a primary key will then exist twice.",
      damage: StoreError.Damage(path: path, offset: byteCount, what: what))
  }

  static func noFileURL(_ url: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(url) isn't a file URL, but a store is a directory on this machine.",
      remedy: "Use URL(filePath: \"…\").")
  }

  /// Damage in the form of a contradiction between several blocks, which has no single offset.
  static func contradiction(_ path: String, _ what: String) -> StoreError {
    StoreError(
      .corruptFile,
      "\(path) is damaged: \(what). Nothing was changed.",
      remedy: "Restore the store's directory from a copy, or recover its readable data with "
        + "Store.recover(at:to:).",
      damage: Damage(path: path, offset: nil, what: what))
  }

  static func notRewritable(_ why: String) -> StoreError {
    StoreError(
      .corruptFile,
      "The store's newest state can't be written to its files again: \(why). The committed data is unchanged.",
      remedy: "Close the store in every process, open it again, and check it with 'santa-cli store verify'.")
  }

  /// The error for a record that a reader would reject, although the checks of its parts found nothing.
  static func unreadableRecord(_ why: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "The changed classes and properties can't be stored, because the store could not be opened again afterwards: "
        + "\(why). Nothing was stored, and the store remains usable.")
  }

  static func notAStore(_ path: String) -> StoreError {
    StoreError(
      .unsupportedFormat,
      "\(path) isn't a SantaCore store file (unexpected header).",
      remedy: "Choose another directory for the store. If this was a store, recover its data with "
        + "Store.recover(at:to:).",
      damage: Damage(path: path, offset: 0, what: "it does not begin with the header of a store file"))
  }

  static func newerFormat(_ path: String, version: UInt32, supported: UInt32) -> StoreError {
    StoreError(
      .unsupportedFormat,
      "\(path) has format version \(version), but this version of SantaCore reads only up to version \(supported).",
      remedy: "Open it with a newer SantaCore.")
  }

  static func formatNotBegun(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "The store \(path) has the format of an older SantaCore, and its log ends with a transaction that was not published. "
        + "Nothing was committed.",
      remedy: "Try the write again.")
  }

  static func unknownFeature(_ path: String, _ name: String, isNeededForReading: Bool) -> StoreError {
    StoreError(
      .unsupportedFormat,
      "\(path) uses the feature \"\(name)\", which this version of SantaCore does not support.",
      remedy: isNeededForReading
        ? "Open it with a newer SantaCore."
        : "You can still read the store. Write to it with a newer SantaCore.")
  }

  static func incompleteCopy(_ path: String) -> StoreError {
    StoreError(
      .corruptFile,
      "\(path) has parts of a store but no manifest: a copy was interrupted. Nothing was changed.",
      remedy: "Remove the directory, and copy the store again.",
      damage: Damage(path: path, offset: nil, what: "the store has parts, but no manifest"))
  }

  static func incompleteRecovery(_ path: String) -> StoreError {
    StoreError(
      .corruptFile,
      "\(path) has no complete store: a damaged store is being recovered into it, or the recovery was interrupted. Nothing was "
        + "changed.",
      remedy:
        "Wait until the recovery ends. If it was interrupted, remove the directory, and recover the damaged store again.",
      damage: Damage(path: path, offset: nil, what: "a recovery to this directory has not ended"))
  }

  static func notADirectory(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate,
      "A store is a directory, but \(path) is a file.",
      remedy: "Choose another path for the store.")
  }

  /// Returns the advice for an error; nil if the error has none.
  private static func advice(on error: any Error) -> String? { (error as? any AdvisedError)?.advice }

  static func cannotCreateDirectory(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .cannotCreate,
      "The store's directory \(path) can't be created.",
      remedy: advice(on: error) ?? "Choose a directory that this user can write to.", underlyingError: error)
  }

  package static func cannotOpen(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "The store's file \(path) can't be opened.",
      remedy: advice(on: error) ?? "Check that this user can read and write it.", underlyingError: error)
  }

  package static func system(_ doing: String, _ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "\(doing) \(path) failed. \(consequence(of: doing))",
      remedy: advice(on: error) ?? "\(usualRemedy(for: doing, error))", underlyingError: error)
  }

  /// Returns the consequence of a failure, depending on the operation that failed.
  private static func consequence(of doing: String) -> String {
    switch verb(of: doing) {
    case "Reading", "Looking", "Opening": "Nothing was changed."
    case "Removing": "Some files may remain, which do no harm."
    case "Locking", "Unlocking": "The state of the lock is unknown."
    default: "The change was not stored."
    }
  }

  /// Returns what to do after a failure without advice of its cause, depending on the operation that failed.
  private static func usualRemedy(for doing: String, _ error: any Error) -> String {
    switch verb(of: doing) {
    case "Reading" where (error as? any AdvisedError)?.isOfMissingFile ?? false:
      "The file doesn't exist. Check its path."
    case "Removing": "Check the disk."
    case "Locking", "Unlocking": "Close the store, and open it again."
    default: "Check the disk, and try again."
    }
  }

  private static func verb(of doing: String) -> Substring { doing.prefix { $0 != " " } }

  /// The error for a log that can't grow.
  static func diskFull(_ path: String, _ error: any Error) -> StoreError {
    system("Writing to", path, error).adding("Or delete a few objects, and compact the store.")
  }

  /// Whether the disk or the user's quota is full.
  var isOfFullDisk: Bool { (underlyingError as? any AdvisedError)?.isOfFullDisk ?? false }

  static func syncFailed(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "The system could not sync \(path), so it is unknown what reached the disk. This store refuses new commits.",
      remedy: "Check the disk for errors, then close the store and open it again.", underlyingError: error)
  }

  static func notPublished(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "The change is on the disk, but could not be published in \(path), so readers do not see it yet.",
      remedy: "Do not repeat the change: the next successful write publishes it.", underlyingError: error)
  }

  static func cannotLock(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "The store \(path) can't be locked, and without a lock several writers could damage it.",
      remedy: advice(on: error)
        ?? "Move it to a file system that supports locks, or open it with isReadOnly.", underlyingError: error
    )
  }

  static func missingLog(_ directory: String, after version: UInt64) -> StoreError {
    StoreError(
      .corruptFile,
      "\(directory) has no log that continues after version \(version). Nothing was changed.",
      remedy: "Restore the store's directory from a copy, or recover its readable data with "
        + "Store.recover(at:to:).",
      damage: Damage(path: directory, offset: nil, what: "no log continues after version \(version)"))
  }

  static func basisLost(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "This write was based on another write to \(path) that could not be stored, so this one is not stored either.",
      remedy: "Repeat this write.")
  }

  static func removed(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "The store \(path) was deleted while it was open, so nothing can be stored in it.",
      remedy: "Close it and open it again.")
  }

  static func moved(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "The store's directory \(path) was renamed or replaced while it was open. Nothing was stored in either directory.",
      remedy: "Put the original back, or close the store and open the one that is there now.")
  }

  static func forked(_ path: String) -> StoreError {
    StoreError(
      .wrongProcess,
      "The store \(path) was opened by the process that this one was forked from, and the two would share its lock. "
        + "Nothing was stored.",
      remedy: "Open stores only after the fork, or have the child run another program (exec).")
  }

  static func forkedProcess(_ path: String) -> StoreError {
    StoreError(
      .wrongProcess,
      "The store \(path) can't be opened: this process was forked from one that had opened stores, and lacks the threads "
        + "that serve them.",
      remedy: "Fork before any store is opened, or have the child run another program (exec).")
  }

  static func onlyReadable(_ path: String) -> StoreError {
    StoreError(
      .readOnly,
      "The store \(path) is shared by a server, and this user may only read it. Nothing was written.",
      remedy: "Ask a manager of the store for the right to write.")
  }

  static func withdrawn(_ path: String) -> StoreError {
    StoreError(
      .readOnly,
      "The store \(path) is shared by a server, and this user may no longer use it. Its data stays as it was. Nothing was written.",
      remedy: "Ask a manager of the store for the right to write.")
  }

  static func readOnly(_ path: String) -> StoreError {
    StoreError(
      .readOnly,
      "The store \(path) was opened for reading only.",
      remedy: "Open it without isReadOnly to write.")
  }

  static func pastVersion(_ path: String) -> StoreError {
    StoreError(
      .readOnly,
      "The store \(path) was opened at one of its versions, which can't be changed.",
      remedy: "Open it without 'at:' to write.")
  }
}

// Messages about segments.
extension StoreError {
  static func missingSegment(_ path: String) -> StoreError {
    StoreError(
      .corruptFile,
      "The store's segment \(path) is missing, although other data refers to it. Nothing was changed.",
      remedy: "Restore the store's directory from a copy, or recover its readable data with "
        + "Store.recover(at:to:).",
      damage: Damage(
        path: path, offset: nil, what: "the segment is missing, although other data refers to it"))
  }

  static func segmentsLocked(_ path: String, byteCount: Int) -> StoreError {
    StoreError(
      .inputOutput,
      "Another process has held the lock \(path) for a long time, and without it a transaction of about \(byteCount) bytes "
        + "can't be stored. Nothing was stored.",
      remedy: "Find that process (it may be stopped), or split the transaction into several.")
  }

  static func tooManySegments(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "The store \(path) has used up all segment numbers.",
      remedy: "Copy it with writeCopy(to:), and use the copy.")
  }

  static func segmentTooLong(_ number: UInt64, limit: Int) -> StoreError {
    StoreError(
      .inputOutput,
      "Segment \(number) would be longer than \(limit) bytes, or one of its blocks longer than \(UInt32.max) bytes. "
        + "Nothing was changed.",
      remedy: "Store less in one object, or divide the objects among several stores.")
  }
}

// Messages about copies, imports and other operations on files.
extension StoreError {
  /// - Parameters:
  ///   - committed: the number of objects that were committed before the failure.
  ///   - start: the location at which the records begin that were not committed, if importing the others again would add them twice.
  static func notImportable(
    _ path: String, _ location: String, _ reason: String, committed: Int, continuingIn start: String? = nil,
    _ error: (any Error)? = nil
  ) -> StoreError {
    let first = start ?? "line 1"
    return StoreError(
      .invalidImport,
      "\(path), \(location): \(reason). "
        + (committed == 0
          ? "Nothing was imported."
          : committed == 1
            ? "The object of an earlier transaction is already in the store."
            : "The \(committed) objects of earlier transactions are already in the store."),
      remedy: start == nil
        ? "Correct the data, and import it again."
        : "Correct the data, and import only the records from \(first) on, because the others would be added again.",
      underlyingError: error)
  }

  static func noSeed(_ path: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "There is no store at \(path), which the configuration names as the seed.",
      remedy: "Name the directory of a store, or no seed.")
  }

  static func seedInMemory(_ path: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "A store in memory can't begin with the seed at \(path).",
      remedy: "Open it in a directory, or open the seed itself for reading only.")
  }

  static func seedOverFiles(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate,
      "The seed can't be copied to \(path), which contains other files.",
      remedy: "Name a new or empty directory.")
  }

  static func notEmpty(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate,
      "A copy of a store can't be written to \(path), which is not empty.",
      remedy: "Name a new or empty directory.")
  }

  static func noStore(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "There is no store in \(path): it has no manifest, segment or log.",
      remedy: "Name the directory of a store.")
  }

  static func recoveryWithinStore(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate,
      "A damaged store can't be recovered to \(path), which is inside its own directory.",
      remedy: "Name a directory elsewhere.")
  }

  static func inUse(_ path: String) -> StoreError {
    StoreError(
      .inUse,
      "The store \(path) is open in this process.",
      remedy: "Release every Store that uses it, then delete its files.")
  }
}
