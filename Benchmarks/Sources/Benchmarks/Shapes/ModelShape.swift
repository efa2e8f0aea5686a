import Foundation
import GRDB
import SantaCore

/// Workloads on models with more than plain properties: custom types, subclasses, and external data.
enum ModelShape {
  static let customInsert = "shape custom type, insert"
  static let customRead = "shape custom type, read"
  static let insert = "shape subclasses, insert"
  static let countAll = "shape subclasses, count of all"
  static let countOne = "shape subclasses, count of one"
  static let read = "shape subclasses, read"
  static let fileIn = "shape external data, in"
  static let fileOut = "shape external data, out"

  static let largestCount = 1_000_000
  /// The size of the largest file in bytes. SQLite accepts values below 1,000,000,000 bytes.
  static let largestFile = 512_000_000
  /// The condition of the counts: fewer presents than this.
  static let limit = 500

  /// Whether an object is of the first of the two subclasses.
  static func isGift(_ id: Int) -> Bool { id % 3 == 1 }
  static func isLetter(_ id: Int) -> Bool { id % 3 == 2 }
}

/// An amount of money, stored in cents.
struct Money: Equatable, CustomPersistable, DatabaseValueConvertible {
  var cents: Int

  init(cents: Int) { self.cents = cents }

  init(persistedValue: Int) { cents = persistedValue }
  var persistableValue: Int { cents }

  var databaseValue: DatabaseValue { cents.databaseValue }
  static func fromDatabaseValue(_ value: DatabaseValue) -> Money? {
    Int.fromDatabaseValue(value).map(Money.init(cents:))
  }
}

/// A sum of bytes that is computed in parts.
struct ByteSum {
  private(set) var count = 0
  private(set) var sum: UInt64 = 0

  mutating func add(_ data: Data) {
    count += data.count
    data.withUnsafeBytes { bytes in
      var total: UInt64 = 0
      for byte in bytes { total &+= UInt64(byte) }
      sum &+= total
    }
  }
}

/// A database to measure with these workloads. Each call that writes is one durable transaction.
protocol ModelShapePeer: ShapePeer {
  func insertMoney(_ count: Int) throws
  /// Returns the sum of the cents, read as values of the custom type from objects or records.
  func sumOfMoney() throws -> Int

  /// Inserts objects of a class and of its two subclasses.
  func insertItems(_ count: Int) throws
  /// Returns the number of objects below the limit, of all classes or of one subclass.
  func countOfItems(onlyGifts: Bool) throws -> Int
  /// Reads each object as an instance of its class, and adds a number that depends on the class.
  func sumOfItems() throws -> Int

  func storeFile(_ url: URL) throws
  func readFile(_ body: (Data) -> Void) throws
}

extension Workloads {
  func measureModelShapes<P: ModelShapePeer>(_ type: P.Type) throws {
    try measureCustomTypes(type)
    try measureSubclasses(type)
    try measureExternalData(type)
  }

  private func check(_ workload: String, _ engine: String, _ answer: Int, _ expected: Int) throws {
    guard answer == expected else {
      throw Failure("\(workload): the result of \(engine) is \(answer), and not \(expected)")
    }
  }

  private func count(upTo limit: Int) -> Int? {
    let count = min(size, limit)
    return earlierSizes.contains { min($0, limit) == count } ? nil : count
  }

  private func measureCustomTypes<P: ModelShapePeer>(_ type: P.Type) throws {
    let (insert, read) = (ModelShape.customInsert, ModelShape.customRead)
    guard wanted(insert) || wanted(read), let count = count(upTo: 100_000) else { return }
    let expected = (0..<count).reduce(0) { $0 + ShapeSample(id: $1).presents }
    var last: P?
    let rates = try repeated {
      let peer = try P(directory: emptyDirectory(P.name))
      let time = try milliseconds { try peer.insertMoney(count) }
      try check(insert, P.name, try peer.sumOfMoney(), expected)
      last = peer
      return Double(count) / (time / 1e3)
    }
    if wanted(insert) { try record(insert, P.name, rates, "objects/s", count: count) }
    guard wanted(read), let last else { return }
    let times = try repeated {
      var sum = 0
      let time = try milliseconds { sum = try last.sumOfMoney() }
      try check(read, P.name, sum, expected)
      return time * 1e6 / Double(count)
    }
    try record(read, P.name, times, "ns", count: count)
  }

  private func measureSubclasses<P: ModelShapePeer>(_ type: P.Type) throws {
    let names = [ModelShape.insert, ModelShape.countAll, ModelShape.countOne, ModelShape.read]
    guard names.contains(where: wanted), let count = count(upTo: ModelShape.largestCount) else { return }
    let ids = 0..<count
    let below = ids.filter { ShapeSample(id: $0).presents < ModelShape.limit }
    let sum = ids.reduce(0) {
      $0 + (ModelShape.isGift($1) ? 2 * $1 : ModelShape.isLetter($1) ? -$1 : ShapeSample(id: $1).presents)
    }
    var last: P?
    let rates = try repeated {
      last = nil
      let peer = try P(directory: emptyDirectory(P.name))
      let time = try milliseconds { try peer.insertItems(count) }
      try check(names[0], P.name, try peer.countOfItems(onlyGifts: false), below.count)
      last = peer
      return Double(count) / (time / 1e3)
    }
    if wanted(names[0]) { try record(names[0], P.name, rates, "objects/s", count: count) }
    guard let peer = last else { return }
    func measure(_ name: String, _ expected: Int, _ work: () throws -> Int) throws {
      guard wanted(name) else { return }
      let times = try repeated {
        var answer = 0
        let time = try milliseconds { answer = try work() }
        try check(name, P.name, answer, expected)
        return time * 1e6 / Double(count)
      }
      try record(name, P.name, times, "ns", count: count)
    }
    try measure(names[1], below.count) { try peer.countOfItems(onlyGifts: false) }
    try measure(names[2], below.count(where: ModelShape.isGift)) { try peer.countOfItems(onlyGifts: true) }
    try measure(names[3], sum) { try peer.sumOfItems() }
  }

  private func measureExternalData<P: ModelShapePeer>(_ type: P.Type) throws {
    let (write, read) = (ModelShape.fileIn, ModelShape.fileOut)
    guard wanted(write) || wanted(read), let length = count(upTo: ModelShape.largestFile / 1_000) else {
      return
    }
    let source = try emptyDirectory("\(P.name)-source")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    let file = source.appending(path: "file")
    var expected = ByteSum()
    let samples = DataSample()
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    for index in 0..<(length * 1_000 / DataSample.byteCount) {
      let part = samples.data(index)
      expected.add(part)
      try handle.write(contentsOf: part)
    }
    try handle.close()
    var last: P?
    let inRates = try repeated {
      last = nil
      let peer = try P(directory: emptyDirectory(P.name))
      let time = try milliseconds { try peer.storeFile(file) }
      last = peer
      return Double(expected.count) / 1e6 / (time / 1e3)
    }
    guard let last else { return }
    let outRates = try repeated {
      var found = ByteSum()
      let time = try milliseconds { try last.readFile { found.add($0) } }
      try check(read, P.name, found.count, expected.count)
      try check(read, P.name, Int(found.sum), Int(expected.sum))
      return Double(expected.count) / 1e6 / (time / 1e3)
    }
    if wanted(write) { try record(write, P.name, inRates, "MB/s", count: expected.count) }
    if wanted(read) { try record(read, P.name, outRates, "MB/s", count: expected.count) }
  }
}
