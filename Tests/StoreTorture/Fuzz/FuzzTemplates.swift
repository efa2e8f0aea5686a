import Foundation
import SantaCore

/// The stores to forge: valid stores of several kinds. The names of files with external data differ between processes, and
/// offsets may differ, too. A seed therefore doesn't always reproduce a failure, and `scripts/fuzz.sh` keeps the stores of a
/// failed run.
enum FuzzTemplates {
  static let classes: [Object.Type] = [Toy.self, ToyPart.self, Parcel.self, Label.self]

  /// The stores, by directory name.
  static let all: [(name: String, make: @Sendable (URL) throws -> Void)] = [
    ("log", { try inLog($0) }), ("segment", { try inSegment($0) }), ("both", { try inBoth($0) }),
    ("large", { try withLargeTransaction($0) }), ("history", { try withHistory($0) }),
    ("cursors", { try withCursors($0) }),
  ]

  /// The names of the stores with history.
  static let withVersions: Set<String> = ["history", "cursors"]

  /// - Parameter durability: relaxed for short-lived stores, which need not wait for the disk.
  static func open(
    _ directory: URL, logBound: Int = 4 << 20, isReadOnly: Bool = false, durability: Durability = .full,
    history: Store.Configuration.History = .none
  ) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: classes, isReadOnly: isReadOnly, durability: durability,
        history: history),
      logBound: logBound)
  }

  private static func addParcels(_ ids: Range<Int>, to store: Store) throws {
    try store.write {
      let labels = (0..<20).compactMap { store.object(ofType: Label.self, forPrimaryKey: Label($0).name) }
      var last: Parcel?
      for id in ids {
        let parcel = Parcel(id)
        parcel.next = last
        if !labels.isEmpty { parcel.label = labels[id % labels.count] }
        store.add(parcel)
        if id % 4 == 0 { last = parcel }
      }
    }
  }

  private static func addToys(_ store: Store) throws {
    try store.write {
      let labels = (0..<20).map { $0 % 3 == 0 ? BigLabel($0) : Label($0) }
      store.add(labels)
      for case let (number, label as BigLabel) in labels.enumerated() {
        (label.weight, label.inner) = (number % 4, labels[number / 2])
        label.rest.append(contentsOf: labels.lazy.compactMap { $0 as? BigLabel })
      }
    }
    try store.write {
      let toys = (0..<12).map { Toy($0) }
      store.add(toys)
      for (number, toy) in toys.enumerated() { toy.link = number % 3 == 0 ? nil : toys[number * 5 % 12] }
      toys[1].fill(5, with: toys)
      toys[2].fill(300, with: toys)
      toys[3].fill(2_200, with: [])
      toys[4].fill(70, with: Array(toys.prefix(3)))
      toys[5].wrapping = Parcel(9_000)
    }
  }

  /// Changes existing data, which adds records with removals, insertions, moves and deletions.
  private static func change(_ store: Store) throws {
    func toy(_ number: Int) -> Toy? { store.object(ofType: Toy.self, forPrimaryKey: Toy.id(number)) }
    try store.write {
      guard let short = toy(1), let long = toy(2), let longest = toy(3) else { return }
      short.texts.remove(at: 0)
      short.toys.move(from: 0, to: 3)
      short.textSet.insert("another")
      short.dataMap["key 1"] = nil
      long.texts.move(from: 200, to: 3)
      long.toys.remove(at: 100)
      long.numbers[7] = 77
      long.numberSet.remove(6)
      long.toyMap["other 5"] = toy(4)
      longest.numbers.insert(-1, at: 1_000)
      (short.part, short.optionalText, short.text) = (nil, nil, "a text that came with a later record")
      long.parts[0].inner.append(ToyPart("late", inner: 0))
    }
    try store.write {
      for id in stride(from: 3, to: 400, by: 11) {
        store.object(ofType: Parcel.self, forPrimaryKey: id)?.weight = id * 3
      }
      if let parcel = store.object(ofType: Parcel.self, forPrimaryKey: 8) { store.delete(parcel) }
      store.add(Parcel(20_000))
    }
    try store.write {
      // Shrinks collections that were trees, so that they are stored in their chunk.
      while let texts = toy(4)?.texts, texts.count > 3 { texts.removeLast() }
      while let toys = toy(4)?.toys, toys.count > 2 { toys.remove(at: 1) }
      toy(4)?.textSet.removeAll()
      if let gone = toy(9) { store.delete(gone) }
    }
  }

  private static func inLog(_ directory: URL) throws {
    let store = try open(directory)
    try addToys(store)
    try addParcels(0..<150, to: store)
    try change(store)
  }

  private static func inSegment(_ directory: URL) throws {
    let store = try open(directory)
    try addToys(store)
    try addParcels(0..<900, to: store)
    try store.write { store.delete(store.objects(Parcel.self).where { $0.id > 300 && $0.id < 420 }) }
    try store.compact()
  }

  private static func inBoth(_ directory: URL) throws {
    let store = try open(directory)
    try addToys(store)
    try addParcels(0..<400, to: store)
    try store.compact()
    try change(store)
  }

  /// Makes a store with kept versions, a cursor, and kept states in several segments and in the record of a large transaction.
  private static func withHistory(_ directory: URL) throws {
    do {
      let store = try open(directory, logBound: 16 << 10, history: .last(1_000))
      _ = try store.cursor(named: "a cursor", from: .now)
      try addToys(store)
      for number in 0..<4 {
        try addParcels(number * 200..<(number * 200 + (number == 2 ? 200 : 20)), to: store)
        try store.compact()
      }
      try store.write(author: "an author", note: "a note") { store.add(Parcel(30_000)) }
    }
    try change(try open(directory))
  }

  /// Makes a store with kept logs and the roots that checkpoints made, deleted versions, and cursors at the beginning, at the end and in
  /// between, whose positions are in records.
  private static func withCursors(_ directory: URL) throws {
    do {
      let store = try open(directory, logBound: 16 << 10, history: .untilConsumed(limit: 1 << 30))
      for name in ["gone", "slow", "new"] { _ = try store.cursor(named: name, from: .present) }
      try addToys(store)
      try addParcels(0..<300, to: store)
      try store.deleteHistory(before: .date(.now))
      for number in 1..<5 { try addParcels(number * 1_000..<(number * 1_000 + 60), to: store) }
      try FuzzCursor.consume(directory, "slow", limit: 2)
      try change(store)
      try FuzzCursor.consume(directory, "new", limit: 20)
      try store.removeCursor(named: "gone")
    }
    try addParcels(30_000..<30_010, to: try open(directory))
  }

  /// Makes a store with a manifest with one segment, a record that names another one, and records after it.
  private static func withLargeTransaction(_ directory: URL) throws {
    try inSegment(directory)
    try addParcels(1_000..<1_900, to: try open(directory, logBound: 16 << 10))
    // Logs have the default length here, so that no checkpoint runs at an unpredictable time.
    try change(try open(directory))
  }
}
