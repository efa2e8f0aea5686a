import Foundation
import SantaCore

/// `lifetimes --store DIR --stores N --tokens N`: opens and closes stores, begins and ends observations of every kind, and
/// checks that all of their resources are released.
struct LifetimesCommand {
  private let directory: URL
  private let storeCount: Int
  private let tokenCount: Int

  init(_ options: Options) throws {
    directory = try options.directory
    storeCount = try options.number("stores", default: 10_000)
    tokenCount = try options.number("tokens", default: 100_000)
  }

  func run() throws {
    // The first tenth makes the allocations that happen only once.
    try openStores(max(1, storeCount / 10))
    let before = try settled(nil, "")
    try openStores(storeCount)
    Output.line("stores \(storeCount): \(try settled(before, "\(storeCount) stores"))")

    let store = try Store(configuration: configuration(directory))
    try observe(store, max(1, tokenCount / 10))
    let without = try settled(nil, "")
    try observe(store, tokenCount)
    Output.line("tokens \(tokenCount): \(try settled(without, "\(tokenCount) tokens"))")
  }

  private func configuration(_ directory: URL) -> Store.Configuration {
    .init(location: .directory(directory), objectTypes: [Toy.self, ToyPart.self, Parcel.self])
  }

  /// Returns the resources of the process, after waiting for ending threads.
  ///
  /// - Parameter before: the usage that the process must return to; nil for the first call.
  private func settled(_ before: ProcessUsage?, _ what: String) throws -> ProcessUsage {
    let deadline = ContinuousClock.now + .seconds(30)
    while true {
      let usage = ProcessUsage()
      guard let before else {
        Thread.sleep(forTimeInterval: 0.2)
        return ProcessUsage()
      }
      do {
        try usage.check(against: before, what)
        return usage
      } catch { if ContinuousClock.now > deadline { throw error } }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// Opens stores in memory and in directories, once, twice and for reading, with observers that still exist when the stores
  /// are closed.
  private func openStores(_ count: Int) throws {
    for number in 0..<count {
      let location =
        number % 3 == 0
        ? Store.Configuration.Location.inMemory("lifetime \(number)") : .directory(directory)
      var configuration = configuration(directory)
      configuration.location = location
      let store = try Store(configuration: configuration)
      let other = number % 4 == 0 ? try Store(configuration: configuration) : nil
      let tokens = number % 2 == 0 ? begin(store) : []
      try store.write { store.add(Toy(number % 100), update: .all) }
      store.refresh()
      other?.refresh()
      if number % 5 == 0 { _ = store.objects(Toy.self).freeze().count }
      for token in tokens.dropFirst() { token.invalidate() }
    }
  }

  /// Begins and ends observations in one store, some of them after they were called.
  private func observe(_ store: Store, _ count: Int) throws {
    var begun = 0
    while begun < count {
      let tokens = begin(store)
      begun += tokens.count
      if begun % 7 == 0 {
        store.refresh()
        try store.write { store.objects(Toy.self)[0].int += 1 }
        store.refresh()
      }
      // The other half ends when its tokens are released.
      for token in tokens.dropFirst(tokens.count / 2) { token.invalidate() }
    }
  }

  /// Begins an observation of each kind.
  private func begin(_ store: Store) -> [NotificationToken] {
    let all = store.objects(Toy.self)
    var tokens = [
      store.observe { _, _ in },
      all.observe { _ in },
      all.where { $0.int > 5 }.sorted(by: \.double).observe(.only(\.int)) { _ in },
      all.sectioned(by: \.indexedText).observe { _ in },
    ]
    if let toy = all.first {
      tokens += [
        toy.observe { (_: ObjectChange<Toy>) in }, toy.toys.observe { _ in }, toy.textSet.observe { _ in },
        toy.toyMap.observe { _ in }, toy.holders.observe { _ in },
        toy.observe(\.int, options: [.new]) { _, _ in },
      ]
    }
    return tokens
  }
}
