import Foundation
import SantaCore

// Guard of the unchecked conformance: only the measuring thread uses `writer`; `watcher` and the tokens are used on `queue`.
final class SantaCoreLivePeer: LivePeer, @unchecked Sendable {
  static let name = "SantaCore"
  static let maximumOfManyViews = Int.max
  static let maximumChanges = Int.max
  static let maximumObjectObservers = Int.max
  static let initialObjectCalls = 0
  private let queue = DispatchQueue(label: "watcher")
  private let writer: Store
  private var watcher: Store?
  private var tokens: [NotificationToken] = []

  init(_ count: Int) throws {
    let configuration = Store.Configuration(
      location: .inMemory("live \(UInt64.random(in: 0 ... .max))"), objectTypes: [Stop.self])
    writer = try Store(configuration: configuration)
    let writer = writer
    try writer.write {
      for id in 0..<count { writer.add(Stop(Sample(id: id))) }
    }
    try queue.sync { watcher = try Store(configuration: configuration, queue: queue) }
  }

  private func observe(
    _ results: @escaping (Store) -> Results<Stop>, _ called: @escaping @Sendable () -> Void
  ) {
    queue.sync {
      guard let watcher else { return }
      tokens.append(results(watcher).observe(isolation: nil) { _ in called() })
    }
  }

  func observeSorted(_ called: @escaping @Sendable () -> Void) {
    observe({ $0.objects(Stop.self).sorted(by: \.latitude) }, called)
  }

  func observeFiltered(above limit: Int, _ called: @escaping @Sendable () -> Void) {
    observe({ $0.objects(Stop.self).where { $0.presents > limit } }, called)
  }

  func observeObject(_ id: Int, _ called: @escaping @Sendable () -> Void) throws {
    try queue.sync {
      guard let stop = watcher?.object(ofType: Stop.self, forPrimaryKey: id) else {
        throw Failure("There is no object \(id) to observe")
      }
      tokens.append(stop.observe(isolation: nil) { (_: ObjectChange<Stop>) in called() })
    }
  }

  func stop() { queue.sync { tokens.removeAll() } }

  func change(_ ids: [Int], latitude: Double, presents: Int, commits: () -> Void) throws {
    writer.beginWrite()
    for id in ids {
      guard let stop = writer.object(ofType: Stop.self, forPrimaryKey: id) else { continue }
      // The objects get different latitudes, as in realistic changes.
      stop.latitude = latitude + Double(id % 100)
      stop.presents = presents
    }
    commits()
    try writer.commitWrite()
  }
}
