#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the readable parts of a damaged store to a new store, in one transaction.
///
/// Rows keep their keys, so that links stay valid and objects keep their order. All rows are read twice, because links may
/// refer to later rows, but only to rows that are kept.
///
/// A recovery is used by one thread.
final class StoreRecovery {
  private let salvage: StoreSalvage
  private let transaction: Transaction
  private var tables: [RecoveredTable]
  private var notes: [String]
  /// The damage that was found while reading rows.
  private let damage: Verification
  /// The table of the damaged store that is the target of each link column.
  private var targets: [CellAddress: TableID] = [:]
  /// The rows to copy to the new store, by the indices of their chunks.
  private var kept: [TableID: [Int: SlotSet]] = [:]
  /// The owner of each embedded object.
  private var owners: [RowAddress: CellAddress] = [:]
  private var external: ExternalRecovery
  private var hasUncountedLosses: Bool

  /// - Throws: the errors of `Store.recover(at:to:)`.
  static func recover(_ path: String, to target: String, on disk: any Disk = SystemDisk()) throws(StoreError)
    -> RecoveryReport
  {
    guard disk.isDirectory(path) == true else { throw .noStore(path) }
    if let isDirectory = disk.isDirectory(target) {
      guard isDirectory else { throw .notADirectory(target) }
      let names: [String]
      do { names = try disk.contents(of: target) } catch { throw .cannotOpen(target, error) }
      guard names.isEmpty else { throw .notEmpty(target) }
    }
    try checkIsOutside(target, path)
    let salvage = try StoreSalvage(path: path, disk: disk)
    let engine = try makeEngine(target, disk)
    let base = try engine.beginWrite()
    let marker = target + "/" + StoreFiles.recoveryMarker
    // Another process may have found the directory empty, too, and have been faster. Its files are not touched.
    guard base.version == .zero, base.tables.isEmpty, disk.isDirectory(marker) == nil else {
      engine.cancelWrite()
      throw .notEmpty(target)
    }
    do throws(StoreError) {
      let recovery: StoreRecovery
      do throws(StoreError) {
        do {
          _ = try disk.open(marker, .new)
          try disk.syncDirectory(target)
        } catch { throw .system("Creating", marker, error) }
        let transaction = Transaction(base: base)
        engine.allowSpilling(transaction)
        recovery = StoreRecovery(salvage, transaction, engine.external, path, target, disk)
        try recovery.write()
      } catch {
        engine.cancelWrite()
        throw error
      }
      _ = try engine.commit(recovery.transaction)
      do {
        try disk.remove(marker)
        try disk.syncDirectory(target)
      } catch { throw .system("Removing", marker, error) }
      return recovery.report
    } catch {
      // The files that were written are not a usable store.
      _ = try? StoreFiles.remove(target, on: disk)
      throw error
    }
  }

  /// Creates the new store.
  private static func makeEngine(_ target: String, _ disk: any Disk) throws(StoreError) -> Engine {
    do throws(StoreError) { return try Engine(directory: target, isReadOnly: false, disk: disk) } catch {
      // On a full disk, there may be only a lock file, which would keep the directory from being used the next time. A
      // directory that can't be listed is kept, because it may contain the store of another process.
      if let names = try? disk.contents(of: target), names.allSatisfy({ ["lock", "log.new"].contains($0) }) {
        _ = try? StoreFiles.remove(target, on: disk)
      }
      throw error
    }
  }

  /// Throws if the new store would be in the directory of the damaged store, which would then be written to.
  private static func checkIsOutside(_ target: String, _ path: String) throws(StoreError) {
    guard let damaged = SystemCalls.realPath(path) else { return }
    // The target and directories above it need not exist. They are created in order, so `..` leads out of a new directory.
    var real = target.hasPrefix("/") ? "/" : SystemCalls.realPath(".") ?? "/"
    for step in target.split(separator: "/") where step != "." {
      let next =
        step == ".." ? String(real[..<(real.lastIndex(of: "/") ?? real.startIndex)]) : "\(real)/\(step)"
      real = SystemCalls.realPath(next.isEmpty ? "/" : next) ?? next
    }
    if real == damaged || real.hasPrefix(damaged + "/") { throw .recoveryWithinStore(target) }
  }

  private init(
    _ salvage: StoreSalvage, _ transaction: Transaction, _ files: ExternalFiles, _ path: String,
    _ target: String, _ disk: any Disk
  ) {
    (self.salvage, self.transaction) = (salvage, transaction)
    (tables, notes) = RecoveredTable.tables(of: salvage.tables)
    damage = Verification(origin: path, source: salvage.source)
    hasUncountedLosses = salvage.hasUncountedLosses
    external = ExternalRecovery(from: path, to: target, disk)
  }

  /// The report of the recovered data and of the losses.
  private var report: RecoveryReport {
    let tolerated = salvage.source?.toleratedDamages ?? []
    let all = salvage.damage.damages + damage.damages + tolerated + external.damages
    let lost = tables.map { table in
      max(0, salvage.transaction[table.source].count - table.objectCount)
        + salvage.tables[table.source.rawValue].unreachableCount
    }
    let types = zip(tables, lost).map { table, lost in
      RecoveryReport.RecoveredType(
        name: table.name, objectCount: table.objectCount, incompleteCount: table.incompleteCount,
        lostCount: lost, lostLinkCount: table.lostLinkCount)
    }
    return RecoveryReport(
      version: salvage.version.rawValue, types: types,
      damages: all.prefix(Verification.maximumDamages).map {
        RecoveryReport.Damage(file: $0.path, offset: $0.offset, what: $0.what)
      },
      damageCount: salvage.damage.damageCount + damage.damageCount + tolerated.count + external.damages.count,
      notes: notes,
      isComplete: !hasUncountedLosses
        && types.allSatisfy { $0.lostCount == 0 && $0.incompleteCount == 0 && $0.lostLinkCount == 0 })
  }

  private func write() throws(StoreError) {
    for index in tables.indices { addTable(index) }
    transaction.schemaVersion = salvage.schemaVersion
    for table in tables { findRows(of: table) }
    findOwners()
    for index in tables.indices { try writeRows(of: index) }
    try external.finish()
    for table in tables { setUniqueColumns(of: table) }
    dropBrokenUniqueness()
  }

  private func addTable(_ index: Int) {
    let table = tables[index]
    let id = transaction.addTable(table.name, table.columns.map(\.definition), kind: table.kind)
    if !table.formerNames.isEmpty {
      transaction.edit(.setName(of: id, table.name, formerNames: table.formerNames))
    }
    tables[index].target = id
    for (source, definition) in table.columns {
      guard let target = definition.target, let found = tables.first(where: { $0.name == target }) else {
        continue
      }
      targets[Self.cell(table.source, source)] = found.source
    }
  }

  private static func cell(_ table: TableID, _ column: ColumnID) -> CellAddress {
    CellAddress(table: table, row: RowKey(rawValue: 0), column: column)
  }

  // MARK: Finding the rows to keep

  private func forEachRow(
    of table: TableID, _ verification: Verification, _ body: (RowKey, Chunk, Int) -> Void
  ) {
    let rows = salvage.transaction[table]
    verification.subject = Verification.Subject(table: rows.name)
    rows.chunks.verify(verification) { index, chunk in
      // A chunk that lacks columns belongs to an intermediate state.
      guard chunk.layout.columns.count == rows.columns.count else { return }
      for slot in chunk.liveSlots { body(RowKey(chunkIndex: index, slot: slot), chunk, slot) }
    }
  }

  /// A verification whose damage is ignored, because it is found again when the rows are written.
  private var silent: Verification { Verification(origin: salvage.path, source: salvage.source) }

  private func findRows(of table: RecoveredTable) {
    var rows: [Int: SlotSet] = [:]
    var keys: [StoredValue: RowKey] = [:]
    let primaryKey = table.primaryKey
    // Rows are visited in the order in which they were added.
    forEachRow(of: table.source, silent) { row, chunk, slot in
      if let primaryKey {
        _ = salvage.source?.takeDamage()
        let key = chunk.value(primaryKey.source, at: slot)
        guard salvage.source?.takeDamage() == nil, primaryKey.definition.admits(key) else { return }
        // If two rows have the same key, a missing commit deleted the earlier row before the later one was created.
        if let earlier = keys.updateValue(row, forKey: key) {
          rows[earlier.chunkIndex]?.remove(earlier.slot)
        }
      }
      rows[row.chunkIndex, default: .none].insert(row.slot)
    }
    kept[table.source] = rows
  }

  private func isKept(_ row: RowKey, in table: TableID) -> Bool {
    kept[table]?[row.chunkIndex]?.contains(row.slot) ?? false
  }

  /// Returns the rows that a row of the damaged store links to, once for each link.
  private func linkedRows(_ column: ColumnDefinition, _ id: ColumnID, _ chunk: Chunk, _ slot: Int) -> [RowKey]
  {
    var keys: [RowKey] = []
    func add(_ value: StoredValue) {
      if case .unsigned(let key) = value { keys.append(RowKey(rawValue: key)) }
    }
    if column.isCollection {
      chunk.list(id, at: slot)?.verify(silent) { add($0.value) }
    } else {
      add(chunk.value(id, at: slot))
    }
    return keys
  }

  /// Finds the owner of each embedded object. Embedded objects are dropped if their owner is not kept, or if they are embedded
  /// in themselves.
  private func findOwners() {
    let embedded = Set(tables.filter { $0.kind == .embedded }.map(\.source))
    if embedded.isEmpty { return }
    var pending: [RowAddress] = []
    func addParts(of address: RowAddress, _ table: RecoveredTable, _ chunk: Chunk, _ slot: Int) {
      for (source, definition) in table.columns where definition.isLink && definition.kind != .set {
        guard let target = targets[Self.cell(table.source, source)], embedded.contains(target) else {
          continue
        }
        for row in linkedRows(definition, source, chunk, slot) where isKept(row, in: target) {
          let part = RowAddress(table: target, row: row)
          if owners[part] != nil { continue }
          owners[part] = CellAddress(table: address.table, row: address.row, column: source)
          pending.append(part)
        }
      }
    }
    for table in tables where table.kind == .topLevel {
      guard table.columns.contains(where: { $0.definition.isLink }) else { continue }
      forEachRow(of: table.source, silent) { row, chunk, slot in
        if isKept(row, in: table.source) {
          addParts(of: .init(table: table.source, row: row), table, chunk, slot)
        }
      }
      while let part = pending.popLast() {
        guard let table = tables.first(where: { $0.source == part.table }),
          let chunk = salvage.transaction[part.table].chunk(of: part.row)
        else { continue }
        addParts(of: part, table, chunk, part.row.slot)
      }
    }
    for table in embedded {
      var rows: [Int: SlotSet] = [:]
      for part in owners.keys where part.table == table {
        rows[part.row.chunkIndex, default: .none].insert(part.row.slot)
      }
      kept[table] = rows
    }
  }

  // MARK: Writing rows

  private func writeRows(of index: Int) throws(StoreError) {
    let table = tables[index]
    guard let target = table.target else { return }
    var failure: StoreError?
    var counts = (objects: 0, incomplete: 0, links: 0)
    forEachRow(of: table.source, damage) { row, chunk, slot in
      guard failure == nil, isKept(row, in: table.source) else { return }
      do throws(StoreError) {
        let key = table.primaryKey.map { chunk.value($0.source, at: slot) }
        _ = transaction.insertRow(target, row, primaryKey: key)
        var outcome = Outcome()
        for (number, column) in table.columns.enumerated() where !column.definition.isPrimaryKey {
          let cell = CellAddress(table: target, row: row, column: ColumnID(number))
          let source = CellAddress(table: table.source, row: row, column: column.source)
          damage.subject = Verification.Subject(table: table.name, column: column.definition.name, row: row)
          if column.definition.isCollection {
            copyCollection(column.definition, from: source, chunk, slot, to: cell, &outcome)
          } else {
            try copyValue(column.definition, from: source, chunk, slot, to: cell, &outcome)
          }
        }
        let isBehind = salvage.incomplete.contains(.init(table: table.source, row: row))
        counts.objects += 1
        counts.links += outcome.lostLinkCount
        if !outcome.isWhole || isBehind { counts.incomplete += 1 }
        transaction.spillIfLarge()
        if let spilled = transaction.spill?.failure { throw spilled }
      } catch { failure = error }
    }
    if let failure { throw failure }
    (tables[index].objectCount, tables[index].incompleteCount) = (counts.objects, counts.incomplete)
    tables[index].lostLinkCount = counts.links
  }

  /// The result of copying an object.
  private struct Outcome {
    var isWhole = true
    var lostLinkCount = 0
  }

  private func copyValue(
    _ column: ColumnDefinition, from source: CellAddress, _ chunk: Chunk, _ slot: Int, to cell: CellAddress,
    _ outcome: inout Outcome
  ) throws(StoreError) {
    _ = salvage.source?.takeDamage()
    var value = chunk.value(source.column, at: slot)
    if let found = salvage.source?.takeDamage() {
      outcome.isWhole = false
      _ = damage.note(found)
      return
    }
    if column.isLink {
      value = link(value, from: source, &outcome)
    } else if column.type == .external, !value.isNull {
      guard let copied = try external.copy(value, damage.subject.description) else {
        outcome.isWhole = false
        return
      }
      value = copied
    }
    guard column.admits(value) else {
      outcome.isWhole = false
      return
    }
    if value != column.initialValue { transaction.setValue(value, at: cell) }
  }

  /// Returns the link in the new store; null if its target is not kept, or is a part of another object.
  private func link(_ value: StoredValue, from source: CellAddress, _ outcome: inout Outcome) -> StoredValue {
    guard case .unsigned(let key) = value else { return .null }
    let row = RowKey(rawValue: key)
    guard let target = targets[Self.cell(source.table, source.column)], isKept(row, in: target) else {
      outcome.lostLinkCount += 1
      return .null
    }
    guard salvage.tables[target.rawValue].kind == .embedded else { return .link(key) }
    let part = RowAddress(table: target, row: row)
    // The entry is removed, so that a second link in the same collection can't refer to the same object.
    guard owners[part] == source else {
      outcome.lostLinkCount += 1
      return .null
    }
    owners[part] = nil
    return .link(key)
  }

  private func copyCollection(
    _ column: ColumnDefinition, from source: CellAddress, _ chunk: Chunk, _ slot: Int, to cell: CellAddress,
    _ outcome: inout Outcome
  ) {
    guard let list = chunk.list(source.column, at: slot) else { return }
    var found: [ListEntry] = []
    list.verify(damage) { found.append($0) }
    if found.count != list.count { outcome.isWhole = false }
    let coding = ListEntryCoding(column)
    var entries: [ListEntry] = []
    entries.reserveCapacity(found.count)
    for var entry in found {
      if column.isLink {
        // The stand-in for an element in an unreadable block is null.
        guard !entry.value.isNull || column.isOptional else {
          outcome.isWhole = false
          continue
        }
        if !entry.value.isNull { entry.value = link(entry.value, from: source, &outcome) }
        if entry.value.isNull, !column.isOptional { continue }
      }
      guard column.admits(entry.value), column.kind != .list || entry.id != .none else {
        outcome.isWhole = false
        continue
      }
      if column.kind == .list {
        entry = transaction.newEntry(entry.value, in: cell)
      } else {
        let isKey = column.kind != .map || MapKey.value(of: entry.key, type: column.keyType) != nil
        guard isKey, entries.last.map({ coding.mayPrecede($0, entry) }) ?? true else {
          outcome.isWhole = false
          continue
        }
        entry = ListEntry(key: entry.key, value: entry.value)
      }
      entries.append(entry)
    }
    transaction.appendEntries(entries, to: cell)
  }

  // MARK: Uniqueness

  private func setUniqueColumns(of table: RecoveredTable) {
    guard let target = table.target else { return }
    let sets = salvage.tables[table.source.rawValue].uniqueSets.compactMap { set -> [ColumnID]? in
      let columns = set.compactMap { column in
        table.columns.firstIndex { $0.source == column && $0.definition.mayBeUnique }
      }
      return columns.count == set.count ? columns.map { ColumnID($0) }.coldSorted() : nil
    }
    var seen: Set<[ColumnID]> = []
    transaction.edit(.setUniqueColumns(sets.filter { seen.insert($0).inserted }, of: target))
  }

  /// Makes columns not unique if their values no longer are. Because of a missing commit, two objects may have a value that
  /// only one had at a time.
  private func dropBrokenUniqueness() {
    transaction.completeChanges()
    while let (table, violation) = transaction.uniqueViolation() {
      let names = violation.columns.map { transaction[table][$0].name }.joined(separator: ", ")
      notes.append(
        "\(transaction[table].name).\(names) is not unique any more, because several objects have the same value."
      )
      transaction.edit(
        .setUniqueColumns(
          transaction[table].uniqueIndexes.columns.filter { $0 != violation.columns }, of: table))
      transaction.completeChanges()
    }
  }
}
