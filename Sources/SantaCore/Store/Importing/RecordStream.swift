/// Reads records in batches, in columns where possible.
struct RecordStream<Scanner: RecordScanner> {
  /// A record with more bytes is read by a splitter, which doesn't begin again when more bytes arrive.
  private static var longestRecord: Int { 1 << 20 }

  private var input: ImportInput
  private var scanner: Scanner
  /// The position of the next record in the bytes of the input.
  private var index = 0
  /// The number of bytes before the first byte of the input.
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
    let splitter = scanner.splitter
    batch.sections = [.init(splitter: splitter, range: 0..<0)]
    do {
      while !hasEnded, !isFull(batch) {
        if let plan { try readColumns(plan, &batch) }
        if hasEnded || isFull(batch) { break }
        try readRecords(plan == nil ? limits.count : splitCount, &batch)
      }
    } catch let failure as ImportFailure {
      batch.failure = failure
    }
    batch.start = start(after: splitter, from: 0)
    batch.end = start(after: scanner.splitter, from: index)
    endSection(of: &batch, at: index)
    batch.isLast = hasEnded
    batch.endOffset = offset + index
    batch.bytes = input.take(index)
    offset += index
    index = 0
    return batch.isEmpty ? nil : batch
  }

  /// Returns the location of the next record, as far as the bytes are known.
  ///
  /// - Parameter index: the position of the splitter in the bytes.
  private func start(after splitter: RecordSplitter, from index: Int) -> RecordBatch.Start {
    var (next, index) = (splitter, index)
    var beginsLine = splitter.location.column == 1
    while true {
      let line = next.location.line
      next.skipSpace(in: input.bytes, from: &index)
      if next.location.line > line { beginsLine = true }
      // The beginning of an array, and the comma after an object.
      guard case .json = next, index < input.bytes.count,
        input.bytes[index] == UInt8(ascii: "[") || input.bytes[index] == UInt8(ascii: ",")
      else { break }
      next.pass(input.bytes[index])
      index += 1
      beginsLine = false
    }
    return RecordBatch.Start(location: next.location, beginsLine: beginsLine)
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
    var columns = RecordColumns(plan, capacity: min(limits.count - batch.count, 16_384))
    while !isFull(batch, with: columns.count) {
      let start = index
      let before = scanner.position
      let outcome = try scan()
      if outcome == .end {
        hasEnded = true
        break
      }
      if outcome == .record {
        if add(to: &columns, plan, &batch.ignoredNames) { continue }
        (index, scanner.position) = (start, before)
      }
      break
    }
    // A part of several records shows that the scanner understands the data.
    if columns.count > 64 { splitCount = 1 }
    if columns.count == 0 { return }
    batch.count += columns.count
    batch.parts.append(.columns(columns))
  }

  /// Adds the scanned record to the columns.
  ///
  /// - Returns: false, without a change, if a value has an unusual form.
  private mutating func add(
    to columns: inout RecordColumns, _ plan: ImportPlan, _ ignored: inout Set<String>
  ) -> Bool {
    while targets.count < scanner.names.count { targets.append(plan.target(scanner.names[targets.count])) }
    let data = input.bytes
    let bytes = data.span
    let singleCount = columns.singles.count
    var givenCount = 0
    for cell in scanner.cells {
      switch targets[cell.name] {
      case .column(let index):
        if columns.cells[index].append(cell, in: bytes) {
          givenCount += 1
          continue
        }
      case .collection(let index):
        if columns.collections[index].append(cell, in: bytes) {
          givenCount += 1
          continue
        }
      case .single(let column):
        if let value = cell.value(bytes) {
          columns.singles.append(.init(row: columns.count, column: column, value: value))
          continue
        }
      case .ignored:
        // The value of an ignored name is checked nevertheless.
        if cell.kind != .nested && cell.kind != .escapedText || cell.value(bytes) != nil {
          if ignoredNames.insert(cell.name).inserted { ignored.insert(scanner.names[cell.name]) }
          continue
        }
      }
      columns.discardRecord(singleCount)
      return false
    }
    if columns.endRecord(givenCount, isNeeded: plan.isNeeded) { return true }
    columns.discardRecord(singleCount)
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
        var step: RecordSplitter.Step? = try splitter.next(in: input.bytes, from: &index)
        if case .more = step {
          if try input.refill() { continue }
          step = try splitter.last()
        }
        switch step {
        case .record(let record):
          scanner.resume(after: splitter)
          return .record(record)
        case .invalid(let failure):
          if !limits.skipsErrors { throw failure }
          scanner.resume(after: splitter)
          let bytes = splitter.written(input.bytes[start..<index])
          return .rejected(RejectedRecord(failure: failure, bytes))
        case .more, nil:
          scanner.resume(after: splitter)
          return .end
        }
      }
    } catch let failure as ImportFailure {
      guard limits.skipsErrors, scanner.splitter.mayBeginAnywhere, start < input.bytes.count else {
        throw failure
      }
      return .rejected(try skipLines(from: start, of: splitter, because: failure))
    }
  }

  // MARK: Rejected records

  /// Continues in the line after a record with an error that hides its end.
  ///
  /// - Parameters:
  ///   - start: the position after the previous record.
  ///   - broken: the splitter that found the error, at the position `index`.
  private mutating func skipLines(
    from start: Int, of broken: RecordSplitter, because failure: ImportFailure
  ) throws -> RejectedRecord {
    var splitter = scanner.splitter
    var first = start
    splitter.skipSpace(in: input.bytes, from: &first)
    let location = splitter.location
    // A string of JSON ends in its line, so a record whose string doesn't ends there, too. After any other error, a record of
    // JSON may be in the next line.
    let endsInText = broken.isInText && index < input.bytes.count && isLineEnd(input.bytes[index])
    let last = endsInText ? index : first
    index = first
    while true {
      if index == input.bytes.count, !(try input.refill()) { break }
      if hasLineEnded(behind: last, splitter, broken) { break }
      splitter.pass(input.bytes[index])
      index += 1
    }
    let lastLine =
      switch broken {
      case .csv(let table): table.lastLine
      case .json: endsInText ? failure.location.line : location.line
      }
    splitter.resume()
    scanner.resume(after: splitter)
    return RejectedRecord(
      failure: failure.location.line > lastLine
        ? ImportFailure(location: location, reason: "\(failure.reason) (found in \(failure.location))")
        : failure,
      input.bytes[first..<index])
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Returns whether the byte at `index` begins another line than a record with an error.
  ///
  /// - Parameters:
  ///   - last: a position in the last line of a record of JSON.
  ///   - splitter: the splitter at `index`.
  private func hasLineEnded(behind last: Int, _ splitter: RecordSplitter, _ broken: RecordSplitter) -> Bool {
    switch broken {
    case .csv(let table):
      return splitter.location.line > table.lastLine
    case .json:
      if index <= last { return false }
      let isReturn = input.bytes[index - 1] == UInt8(ascii: "\r") && input.bytes[index] != UInt8(ascii: "\n")
      return input.bytes[index - 1] == UInt8(ascii: "\n") || isReturn
    }
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
