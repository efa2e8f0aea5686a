#if canImport(CLMDB)
  import CLMDB
  import Foundation

  /// LMDB, with the id as the key, and a record of fixed-size fields followed by the name.
  ///
  /// LMDB has neither queries nor properties, so its users write loops over a cursor, as this type does.
  struct LMDBPeer: Peer {
    static let name = "LMDB"

    let environment: LMDBEnvironment

    init(directory: URL) throws {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      environment = try LMDBEnvironment(directory)
    }

    func insert(_ count: Int) throws {
      try environment.write { transaction in
        for id in 0..<count {
          // `MDB_APPEND` says that the keys are in order, which is faster.
          try transaction.put(id, Record(Sample(id: id)).bytes, in: environment.stops, MDB_APPEND)
        }
      }
    }

    func commitOne(_ number: Int) throws { try Self.setPresents(number, of: 1, environment) }

    fileprivate static func setPresents(_ number: Int, of id: Int, _ environment: LMDBEnvironment) throws {
      try environment.write { transaction in
        guard let bytes = try transaction.get(id, in: environment.stops) else { return }
        var record = Array(bytes)
        withUnsafeBytes(of: number) { record.replaceSubrange(Record.presents..<Record.name, with: $0) }
        try transaction.put(id, record, in: environment.stops)
      }
    }

    func lookUp(_ keys: [Int]) throws -> Int {
      try environment.read { transaction in
        try keys.reduce(0) { sum, key in
          try transaction.get(key, in: environment.stops).map { sum &+ Record.presents(in: $0) } ?? sum
        }
      }
    }

    func readProperty(_ times: Int) throws -> Int? { nil }
    func writeProperty(_ times: Int) throws -> Bool { false }

    func iterate() throws -> Int {
      var sum = 0
      try environment.read { try $0.forEach(in: environment.stops) { sum &+= Record.presents(in: $1) } }
      return sum
    }

    func values() throws -> Int { try iterate() }

    func result(of query: ScanQuery) throws -> [Int] {
      func count(_ matches: (UnsafeRawBufferPointer) -> Bool) throws -> [Int] {
        var count = 0
        try environment.read { try $0.forEach(in: environment.stops) { count += matches($1) ? 1 : 0 } }
        return [count]
      }
      func sorted<Value>(
        _ value: (UnsafeRawBufferPointer) -> Value, by areInOrder: ((Value, Int), (Value, Int)) -> Bool
      ) throws -> [Int] {
        var all: [(Value, Int)] = []
        try environment.read { try $0.forEach(in: environment.stops) { all.append((value($1), $0)) } }
        return all.sorted(by: areInOrder).map(\.1)
      }
      switch query {
      case .countInt: return try count { Record.presents(in: $0) > ScanQuery.presents }
      case .countStringEqual:
        let name = Array(ScanQuery.name.utf8)
        return try count { Record.name(in: $0).elementsEqual(name) }
      case .countStringContains:
        let part = Array(ScanQuery.namePart.utf8)
        return try count { Record.contains(part, Record.name(in: $0)) }
      case .countTwoDoubles:
        return try count {
          Record.double(0, in: $0) > ScanQuery.latitude && Record.double(8, in: $0) < ScanQuery.longitude
        }
      case .sumInt: return [try iterate()]
      case .sortDouble: return try sorted({ Record.double(0, in: $0) }) { $0 < $1 }
      case .sortString:
        return try sorted({ String(decoding: Record.name(in: $0), as: UTF8.self) }) { $0.0 < $1.0 }
      }
    }

    func insertIndexed(_ count: Int) throws {
      try environment.write { transaction in
        for id in 0..<count {
          let sample = Sample(id: id)
          try transaction.put(id, Record(sample).bytes, in: environment.indexedStops, MDB_APPEND)
          try withUnsafeBytes(of: id) {
            try transaction.put(sample.presents, Array($0), in: environment.idsByPresents)
          }
        }
      }
    }

    func ids(_ presents: ClosedRange<Int>, _ query: IndexedQuery) throws -> [Int] {
      var ids: [Int] = []
      try environment.read {
        try $0.forEach(in: environment.idsByPresents, from: presents) {
          ids.append($1.loadUnaligned(as: Int.self))
        }
      }
      return ids
    }

    func deleteHalf() throws {
      try environment.write { transaction in
        try transaction.deleteAll(in: environment.stops) { id, _ in id % 2 == 0 }
      }
    }

    func count() throws -> Int { try environment.read { try $0.count(in: environment.stops) } }

    static func commitConcurrently(
      in directory: URL, writers: Int, commitsEach: Int
    ) async throws -> Timing {
      let environment = try LMDBEnvironment(directory)
      return try await milliseconds {
        try await WriterThreads.run(writers) { writer in
          for number in 1...commitsEach { try setPresents(number, of: writer, environment) }
        }
      }
    }

    /// The bytes of an object: latitude, longitude, time, number of presents, and name.
    struct Record {
      static let presents = 24
      static let name = 32
      var bytes: [UInt8] = []

      init(_ sample: Sample) { self.init(sample, name: sample.name, presents: sample.presents) }

      init(_ sample: Sample, name: String, presents: Int) {
        bytes.reserveCapacity(64)
        for value in [sample.latitude, sample.longitude, sample.time.timeIntervalSinceReferenceDate] {
          withUnsafeBytes(of: value) { bytes += $0 }
        }
        withUnsafeBytes(of: presents) { bytes += $0 }
        bytes += name.utf8
      }

      static func presents(in bytes: UnsafeRawBufferPointer) -> Int {
        bytes.loadUnaligned(fromByteOffset: presents, as: Int.self)
      }

      static func double(_ offset: Int, in bytes: UnsafeRawBufferPointer) -> Double {
        bytes.loadUnaligned(fromByteOffset: offset, as: Double.self)
      }

      static func name(in bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[name...])
      }

      static func contains(_ part: [UInt8], _ text: UnsafeRawBufferPointer) -> Bool {
        guard text.count >= part.count else { return false }
        return (0...text.count - part.count).contains { start in
          text[start] == part[0] && text[start..<start + part.count].elementsEqual(part)
        }
      }
    }
  }
#endif
