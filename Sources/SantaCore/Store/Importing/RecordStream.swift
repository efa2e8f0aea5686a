/// Reads records in batches, in columns where possible.
struct RecordStream<Scanner: RecordScanner> {
  /// A record with more bytes is read by a splitter, which doesn't begin again when more bytes arrive.
  private static var longestRecord: Int { 1 << 20 }

  private var input: ImportInput
  private var scanner: Scanner
  /// The position of the next record in the bytes of the input.
  private var index = 0
  /// The number of bytes before those of the input.
  private var offset = 0
  private let limits: BatchLimits
  private var plan: ImportPlan?
  /// The targets of the names of the scanner.
  private var targets: [ImportPlan.Target] = []
  /// The names that no column has and that a batch has reported.
  private var ignoredNames: Set<Int> = []
  /// The number of records that a splitter reads after an unusual one. It grows while the scanner doesn't understand the data.
  private var splitCount = 1
  private var hasEnded = false

  /// - Parameter index: the position of the first record in the input.
  init(_ input: ImportInput, _ scanner: Scanner, index: Int, _ limits: BatchLimits) {
    (self.input, self.scanner, self.index, self.limits) = (input, scanner, index, limits)
  }

  mutating func setPlan(_ plan: ImportPlan?) {
    self.plan = plan
    (targets, ignoredNames) = ([], [])
  }

  // MARK: Batches

  mutating func next() throws -> RecordBatch? {
    discardUsedBytes()
    var batch = RecordBatch()
    batch.firstLine = scanner.splitter.location.line
    batch.sections = [.init(splitter: scanner.splitter, range: 0..<0)]
    while !hasEnded, !isFull(batch) {
      if let plan { try readColumns(plan, &batch) }
      if hasEnded || isFull(batch) { break }
      try readRecords(plan == nil ? limits.count : splitCount, &batch)
    }
    endSection(of: &batch, at: index)
    batch.isLast = hasEnded
    batch.endOffset = offset + index
    batch.bytes = input.take(index)
    offset += index
    index = 0
    return batch.isEmpty ? nil : batch
  }

  private func isFull(_ batch: RecordBatch, with more: Int = 0) -> Bool {
    batch.count + more >= limits.count || index >= limits.byteCount || batch.rejected.count >= limits.count
  }

  private func endSection(of batch: inout RecordBatch, at end: Int) {
    let last = batch.sections.count - 1
    batch.sections[last].range = batch.sections[last].range.lowerBound..<end
  }

  private mutating func discardUsedBytes() {
    if index == 0 { return }
    input.discard(index)
    offset += index
    index = 0
  }

  /// Scans the next record, reading more bytes if necessary.
  private mutating func scan() throws -> ScanOutcome {
    while true {
      let outcome = scanKnownBytes()
      guard outcome == .incomplete else { return outcome }
      if input.bytes.count - index > Self.longestRecord { return .unusual }
      _ = try input.refill()
    }
  }

  private mutating func scanKnownBytes() -> ScanOutcome {
    // A reference to the array, because a span of `input` would exclude changes to all of `self`. It ends here, because the array
    // would be copied if it were extended while the reference exists.
    let bytes = input.bytes
    return scanner.scan(bytes.span, from: &index, isLast: input.isAtEnd)
  }

  /// Reads records into columns, up to the end of the batch or the first unusual record.
  private mutating func readColumns(_ plan: ImportPlan, _ batch: inout RecordBatch) throws {
    var columns = plan.emptyColumns
    for index in columns.indices { columns[index].reserveCapacity(min(limits.count - batch.count, 16_384)) }
    var singles: [RecordBatch.SingleValue] = []
    var count = 0
    while !isFull(batch, with: count) {
      let start = index
      let before = scanner.position
      let outcome = try scan()
      if outcome == .end {
        hasEnded = true
        break
      }
      if outcome == .record, add(plan, &columns, &singles, count, &batch.ignoredNames) {
        count += 1
        continue
      }
      if outcome == .record { (index, scanner.position) = (start, before) }
      break
    }
    // A part of several records shows that the scanner understands the data.
    if count > 64 { splitCount = 1 }
    if count == 0 { return }
    batch.parts.append(.columns(columns, singles: singles, count: count))
    batch.count += count
  }

  /// Adds the scanned record to the columns.
  ///
  /// - Returns: false, without a change, if a value has an unusual form.
  private mutating func add(
    _ plan: ImportPlan, _ columns: inout [CellColumn], _ singles: inout [RecordBatch.SingleValue],
    _ row: Int, _ ignored: inout Set<String>
  ) -> Bool {
    while targets.count < scanner.names.count { targets.append(plan.target(scanner.names[targets.count])) }
    let data = input.bytes
    let bytes = data.span
    let singleCount = singles.count
    var given = 0
    for cell in scanner.cells {
      switch targets[cell.name] {
      case .column(let index):
        if columns[index].append(cell, in: bytes) {
          given += 1
          continue
        }
      case .single(let column):
        if let value = cell.value(bytes) {
          singles.append(.init(row: row, column: column, value: value))
          continue
        }
      case .ignored:
        // The value of an ignored name is checked nevertheless.
        if cell.kind != .nested && cell.kind != .escapedText || cell.value(bytes) != nil {
          if ignoredNames.insert(cell.name).inserted { ignored.insert(scanner.names[cell.name]) }
          continue
        }
      }
      return undo(&columns, &singles, row, singleCount)
    }
    if given == columns.count { return true }
    for index in columns.indices where columns[index].count == row {
      if plan.isNeeded[index] { return undo(&columns, &singles, row, singleCount) }
      columns[index].appendMissing(.absent)
    }
    return true
  }

  private func undo(
    _ columns: inout [CellColumn], _ singles: inout [RecordBatch.SingleValue], _ row: Int, _ singleCount: Int
  ) -> Bool {
    for index in columns.indices { columns[index].truncate(to: row) }
    singles.removeLast(singles.count - singleCount)
    return false
  }

  /// Reads records with a splitter.
  private mutating func readRecords(_ count: Int, _ batch: inout RecordBatch) throws {
    var records: [ImportedRecord] = []
    while records.count < count, !isFull(batch, with: records.count) {
      let start = index
      switch try readRecord() {
      case .record(let record):
        records.append(record)
        continue
      case .rejected(let rejected):
        batch.rejected.append(rejected)
        endSection(of: &batch, at: start)
        batch.sections.append(.init(splitter: scanner.splitter, range: index..<index))
        continue
      case .end: hasEnded = true
      }
      break
    }
    splitCount = min(splitCount * 2, 4_096)
    if records.isEmpty { return }
    batch.parts.append(.records(records))
    batch.count += records.count
  }

  private enum Read {
    case record(ImportedRecord)
    case rejected(RejectedRecord)
    case end
  }

  private mutating func readRecord() throws -> Read {
    let start = index
    var splitter = scanner.splitter
    do {
      while true {
        switch try splitter.next(in: input.bytes, from: &index) {
        case .record(let record):
          scanner.resume(after: splitter)
          return .record(record)
        case .invalid(let failure):
          if !limits.skipsErrors { throw failure }
          scanner.resume(after: splitter)
          return .rejected(RejectedRecord(failure: failure, bytes: Array(input.bytes[start..<index])))
        case .more: if try input.refill() { continue }
        }
        defer { scanner.resume(after: splitter) }
        return try splitter.last().map { .record($0) } ?? .end
      }
    } catch let failure as ImportFailure {
      guard limits.skipsErrors, scanner.splitter.mayBeginAnywhere, start < input.bytes.count else {
        throw failure
      }
      return .rejected(try skipLine(from: start, because: failure))
    }
  }

  // MARK: Rejected records

  /// Continues in the line after the first one of a record with an error that hides its end.
  private mutating func skipLine(from start: Int, because failure: ImportFailure) throws -> RejectedRecord {
    var splitter = scanner.splitter
    var (line, hasBegun, isAfterReturn) = (splitter.location.line, false, false)
    index = start
    while true {
      if index == input.bytes.count, !(try input.refill()) { break }
      let byte = input.bytes[index]
      let isFeed = byte == UInt8(ascii: "\n")
      if hasBegun, isAfterReturn, !isFeed { break }
      index += 1
      if isFeed || byte == UInt8(ascii: "\r") {
        if !(isFeed && isAfterReturn) { line += 1 }
        isAfterReturn = !isFeed
        if hasBegun, isFeed { break }
      } else {
        (hasBegun, isAfterReturn) = (true, false)
      }
    }
    splitter.resume(inLine: line, isAfterReturn: false)
    scanner.resume(after: splitter)
    return RejectedRecord(failure: failure, bytes: Array(input.bytes[start..<index]))
  }

  // MARK: Types

  mutating func readSchema(_ schema: inout InferredSchema) throws {
    var map = InferredSchema.ColumnIndexes()
    while true {
      if index > 1 << 20 { discardUsedBytes() }
      let start = index
      let before = scanner.position
      let outcome = try scan()
      if outcome == .end { return }
      if outcome == .record {
        let bytes = input.bytes
        if schema.add(scanner.cells, scanner.names, bytes.span, &map) { continue }
        (index, scanner.position) = (start, before)
      }
      switch try readRecord() {
      case .record(let record):
        do throws(ImportFailure) { try schema.add(record) } catch { if !limits.skipsErrors { throw error } }
      case .rejected: break
      case .end: return
      }
    }
  }
}
