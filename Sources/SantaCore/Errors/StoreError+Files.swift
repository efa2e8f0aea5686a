// The messages of the log and the files.
extension StoreError {
  package static func corrupt(_ path: String, offset: Int, _ what: String) -> StoreError {
    StoreError(
      .corruptFile,
      "\(path) is damaged at byte \(offset): \(what). Nothing was changed. "
        + "Restore the store's directory from a copy, or move it away to start afresh.",
      damage: Damage(path: path, offset: offset, what: what))
  }

  /// The log of a replica that has lost its beginning, and with it the number of the replica.
  package static func cutReplicaLog(_ path: String, byteCount: Int) -> StoreError {
    let what = "it ends before it says which replica this is"
    return StoreError(
      .corruptFile,
      "\(path) is damaged at byte \(byteCount): \(what). Nothing was changed. Restore the store's directory from a copy. Or "
        + "delete the folder 'replica' in it to take part as a new replica: objects without a primary key are then there twice.",
      damage: StoreError.Damage(path: path, offset: byteCount, what: what))
  }

  static func noFileURL(_ url: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(url) is no URL of a file, and a store is a directory on this machine. Write URL(filePath: \"…\").")
  }

  /// For damage between several blocks, which has no single offset.
  static func contradiction(_ path: String, _ what: String) -> StoreError {
    StoreError(
      .corruptFile,
      "\(path) is damaged: \(what). Nothing was changed. "
        + "Restore the store's directory from a copy, or move it away to start afresh.",
      damage: Damage(path: path, offset: nil, what: what))
  }

  static func notRewritable(_ why: String) -> StoreError {
    StoreError(
      .corruptFile,
      "The store's newest state can't be written to its files again: \(why). The committed data is unchanged. "
        + "Close the store everywhere, open it anew, and check it with 'santa-cli store verify'.")
  }

  /// A record that a reader would refuse, which no check of its parts has found.
  static func unreadableRecord(_ why: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "The changed classes and properties can't be stored, because the store could not be opened again: \(why). "
        + "Nothing was stored, and the store remains usable.")
  }

  static func notAStore(_ path: String) -> StoreError {
    StoreError(
      .unsupportedFormat,
      "\(path) is no file of a SantaCore store: it has another header. Choose another directory for the store.",
      damage: Damage(path: path, offset: 0, what: "it does not begin as a file of a store does"))
  }

  static func newerFormat(_ path: String, version: UInt32, supported: UInt32) -> StoreError {
    StoreError(
      .unsupportedFormat,
      "\(path) has format version \(version); this version of SantaCore reads up to \(supported). "
        + "Open it with a newer SantaCore.")
  }

  static func formatNotBegun(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "The store \(path) has the format of an older SantaCore, and its log ends with a transaction that was not published. "
        + "Nothing was committed. Try the write again.")
  }

  static func unknownFeature(_ path: String, _ name: String, isNeededForReading: Bool) -> StoreError {
    StoreError(
      .unsupportedFormat,
      "The store of \(path) uses \"\(name)\", which this version of SantaCore does not know. "
        + (isNeededForReading
          ? "Open it with a newer SantaCore." : "It can only be read. Write to it with a newer SantaCore."))
  }

  static func incompleteCopy(_ path: String) -> StoreError {
    StoreError(
      .corruptFile,
      "\(path) has parts of a store, but no manifest: a copy was interrupted there. Nothing was changed. "
        + "Remove the directory, and copy the store again.",
      damage: Damage(path: path, offset: nil, what: "the store has parts, but no manifest"))
  }

  static func incompleteRecovery(_ path: String) -> StoreError {
    StoreError(
      .corruptFile,
      "\(path) has no whole store: a damaged store is being recovered to it, or that was interrupted. Nothing was changed. Wait "
        + "until it ends. If it was interrupted, remove the directory, and recover the damaged store again.",
      damage: Damage(path: path, offset: nil, what: "a recovery to this directory has not ended"))
  }

  static func notADirectory(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate,
      "A store is a directory, but \(path) is a file. Choose another path for the store.")
  }

  /// The advice for an error by its cause, if it has one.
  private static func advice(on error: any Error, else usual: String) -> String {
    (error as? any AdvisedError)?.advice ?? usual
  }

  static func cannotCreateDirectory(_ path: String, _ error: any Error) -> StoreError {
    let advice = advice(on: error, else: "Choose a directory to which this user may write.")
    return StoreError(
      .cannotCreate, "The store's directory \(path) can't be created. \(advice)", underlyingError: error)
  }

  package static func cannotOpen(_ path: String, _ error: any Error) -> StoreError {
    let advice = advice(on: error, else: "Check that this user may read and write it.")
    return StoreError(
      .inputOutput, "The store's file \(path) can't be opened. \(advice)", underlyingError: error)
  }

  package static func system(_ doing: String, _ path: String, _ error: any Error) -> StoreError {
    let advice = advice(on: error, else: "")
    let sentences = [advice, consequence(of: doing)].filter { !$0.isEmpty }
    return StoreError(
      .inputOutput, "\(doing) \(path) failed. \(sentences.joined(separator: " "))", underlyingError: error)
  }

  /// What a failure leaves, by what was being done.
  private static func consequence(of doing: String) -> String {
    switch doing.prefix(while: { $0 != " " }) {
    case "Reading", "Looking", "Opening": "Nothing was changed. Check the disk, and try again."
    case "Removing": "Some files may be left, which do no harm."
    case "Locking", "Unlocking": "Close the store, and open it again."
    default: "The change was not stored."
    }
  }

  /// For a log that can't grow.
  static func diskFull(_ path: String, _ error: any Error) -> StoreError {
    system("Writing to", path, error).adding("Or delete a few objects, and compact the store.")
  }

  /// Whether the disk or the user's quota is full.
  var isOfFullDisk: Bool { (underlyingError as? any AdvisedError)?.isOfFullDisk ?? false }

  static func syncFailed(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "The system could not sync \(path), so what reached the disk is unknown. This store takes no more "
        + "commits; close it, look at the disk, and open it again.", underlyingError: error)
  }

  static func notPublished(_ path: String, _ error: any Error) -> StoreError {
    StoreError(
      .inputOutput,
      "The change is on the disk, but could not be published in \(path), so no reader sees it yet. "
        + "The next successful write publishes it.", underlyingError: error)
  }

  static func cannotLock(_ path: String, _ error: any Error) -> StoreError {
    let advice = advice(
      on: error, else: "Move it to a file system that has locks, or open it with isReadOnly.")
    return StoreError(
      .inputOutput,
      "The store \(path) can't be locked, so several writers could damage it. \(advice)",
      underlyingError: error)
  }

  static func missingLog(_ directory: String, after version: UInt64) -> StoreError {
    StoreError(
      .corruptFile,
      "\(directory) has no log that continues after version \(version). Nothing was changed. "
        + "Restore the store's directory from a copy, or move it away to start afresh.",
      damage: Damage(path: directory, offset: nil, what: "no log continues after version \(version)"))
  }

  static func basisLost(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "A write to \(path) that this one was based on could not be stored, so this one is not stored either. "
        + "Repeat it.")
  }

  static func removed(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "The store \(path) was deleted while it was open, so nothing can be stored in it. Close it and open it again."
    )
  }

  static func moved(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "The store's directory \(path) was renamed, or another one put in its place, while it was open. Nothing was stored, "
        + "in either. Put it back, or close the store and open the one that is there now.")
  }

  static func forked(_ path: String) -> StoreError {
    StoreError(
      .wrongProcess,
      "The store \(path) was opened by the process that this one was forked from, and the two would share its lock. "
        + "Nothing was stored. Open stores after the fork only, or have the child run a program of its own (exec)."
    )
  }

  static func forkedProcess(_ path: String) -> StoreError {
    StoreError(
      .wrongProcess,
      "The store \(path) can't be opened: this process was forked from one that had opened stores, and lacks the threads "
        + "that serve them. Fork before any store is opened, or have the child run a program of its own (exec)."
    )
  }

  static func readOnly(_ path: String) -> StoreError {
    StoreError(
      .readOnly, "The store \(path) was opened for reading only. Open it without isReadOnly to write.")
  }
}

// The messages of segments.
extension StoreError {
  static func missingSegment(_ number: UInt64) -> StoreError { missingSegment("number \(number)") }

  static func missingSegment(_ path: String) -> StoreError {
    StoreError(
      .corruptFile,
      "The store's segment \(path) is missing, though other data refers to it. Nothing was changed. "
        + "Restore the store's directory from a copy.",
      damage: Damage(path: path, offset: nil, what: "the segment is missing, though other data refers to it"))
  }

  static func segmentsLocked(_ path: String, byteCount: Int) -> StoreError {
    StoreError(
      .inputOutput,
      "Another process has held the lock \(path) for long, and without it a transaction of about \(byteCount) bytes can't be "
        + "stored. Nothing was stored. Find that process (it may be stopped), or split the transaction into several."
    )
  }

  static func tooManySegments(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "The store \(path) has used up all numbers of segments. Copy it with writeCopy(to:), and use the copy.")
  }

  static func segmentTooLong(_ number: UInt64, limit: Int) -> StoreError {
    StoreError(
      .inputOutput,
      "Segment \(number) would be longer than \(limit) bytes, or one block of it longer than \(UInt32.max). "
        + "Nothing was changed. Store less in one object, or divide the objects among several stores.")
  }
}

// The messages of files handled as files.
extension StoreError {
  /// - Parameter committed: the number of objects that were committed before.
  static func notImportable(
    _ path: String, _ location: String, _ reason: String, committed: Int, _ error: (any Error)?
  ) -> StoreError {
    StoreError(
      .invalidImport,
      "\(path), \(location): \(reason). "
        + (committed == 0
          ? "Nothing of it is stored."
          : committed == 1
            ? "The object of an earlier transaction is in the store."
            : "The \(committed) objects of earlier transactions are in the store.")
        + " Correct the data, and import it again.",
      underlyingError: error)
  }

  static func noSeed(_ path: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "There is no store at \(path), which the configuration names as seed. Name the directory of a store, or no seed."
    )
  }

  static func seedInMemory(_ path: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "A store in memory can't begin with the seed at \(path). Open it in a directory, or open the seed for reading only."
    )
  }

  static func seedOverFiles(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate,
      "The seed can't be copied to \(path), which has other files. Name a new or empty directory.")
  }

  static func notEmpty(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate,
      "A copy of a store can't be written to \(path), which is not empty. Name a new or empty directory."
    )
  }

  static func noStore(_ path: String) -> StoreError {
    StoreError(
      .inputOutput,
      "There is no store in \(path): it has no manifest, segment or log. Name the directory of a store.")
  }

  static func recoveryWithinStore(_ path: String) -> StoreError {
    StoreError(
      .cannotCreate,
      "A damaged store can't be recovered to \(path), which is in its own directory. Name a directory elsewhere."
    )
  }

  static func inUse(_ path: String) -> StoreError {
    StoreError(
      .inUse, "The store \(path) is open in this process. Release every Store on it, then delete its files."
    )
  }
}
