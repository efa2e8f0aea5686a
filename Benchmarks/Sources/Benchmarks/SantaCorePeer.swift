import Foundation
import SantaCore

final class Stop: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var name = ""
  @Persisted var latitude: Double
  @Persisted var longitude: Double
  @Persisted var time: Date
  @Persisted var presents: Int

  convenience init(_ sample: Sample) {
    self.init()
    id = sample.id
    name = sample.name
    latitude = sample.latitude
    longitude = sample.longitude
    time = sample.time
    presents = sample.presents
  }
}

final class IndexedStop: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var name = ""
  @Persisted(indexed: true) var presents: Int
}

struct SantaCorePeer: Peer {
  static let name = "SantaCore"
  private let store: Store

  private static func configuration(_ directory: URL) -> Store.Configuration {
    .init(location: .directory(directory), objectTypes: [Stop.self])
  }

  init(directory: URL) throws { store = try Store(configuration: Self.configuration(directory)) }

  func insert(_ count: Int) throws {
    try store.write {
      for id in 0..<count { store.add(Stop(Sample(id: id))) }
    }
  }

  func insertColumns(_ count: Int) throws -> Bool {
    let samples = (0..<count).map { Sample(id: $0) }
    try store.write {
      store.add(
        Stop.self,
        columns: [
          .init(\.id, samples.map(\.id)), .init(\.name, samples.map(\.name)),
          .init(\.latitude, samples.map(\.latitude)), .init(\.longitude, samples.map(\.longitude)),
          .init(\.time, samples.map(\.time)), .init(\.presents, samples.map(\.presents)),
        ])
    }
    return true
  }

  private func stop(_ id: Int) -> Stop? { store.object(ofType: Stop.self, forPrimaryKey: id) }

  func commitOne(_ number: Int) throws { try store.write { stop(1)?.presents = number } }

  func lookUp(_ keys: [Int]) throws -> Int { keys.reduce(0) { $0 &+ (stop($1)?.presents ?? 0) } }

  func readProperty(_ times: Int) throws -> Int? {
    guard let stop = stop(1) else { return nil }
    var sum = 0
    for _ in 0..<times { sum &+= stop.presents }
    return sum
  }

  func writeProperty(_ times: Int) throws -> Bool {
    guard let stop = stop(1) else { return false }
    store.beginWrite()
    for number in 0..<times { stop.presents = number }
    store.cancelWrite()
    return true
  }

  func iterate() throws -> Int {
    var sum = 0
    for stop in store.objects(Stop.self) { sum &+= stop.presents }
    return sum
  }

  func visit() throws -> Int? {
    var sum = 0
    store.objects(Stop.self).forEach { sum &+= $0.presents }
    return sum
  }

  func visitValues() throws -> Int? {
    var sum = 0
    store.objects(Stop.self).rows(\.id, \.presents) { id, presents in if id >= 0 { sum &+= presents } }
    return sum
  }

  func values() throws -> Int { store.objects(Stop.self).values(of: \.presents).reduce(0, &+) }

  func result(of query: ScanQuery) throws -> [Int] {
    let stops = store.objects(Stop.self)
    return switch query {
    case .countInt: [stops.where { $0.presents > ScanQuery.presents }.count]
    case .countStringEqual: [stops.where { $0.name == ScanQuery.name }.count]
    case .countStringContains: [stops.where { $0.name.contains(ScanQuery.namePart) }.count]
    case .countTwoDoubles:
      [stops.where { $0.latitude > ScanQuery.latitude && $0.longitude < ScanQuery.longitude }.count]
    case .sumInt: [stops.sum(of: \.presents)]
    case .sortDouble: stops.sorted(by: \.latitude).values(of: \.id)
    case .sortString: stops.sorted(by: \.name).values(of: \.id)
    }
  }

  func insertIndexed(_ count: Int) throws {
    try store.write {
      for id in 0..<count {
        let sample = Sample(id: id)
        let stop = IndexedStop()
        stop.id = id
        stop.name = sample.name
        stop.presents = sample.presents
        store.add(stop)
      }
    }
  }

  func ids(_ presents: ClosedRange<Int>, _ query: IndexedQuery) throws -> [Int] {
    let stops = store.objects(IndexedStop.self)
    return switch query {
    case .equal: stops.where { $0.presents == presents.lowerBound }.values(of: \.id)
    case .range: stops.where { $0.presents.contains(presents) }.values(of: \.id)
    }
  }

  func deleteHalf() throws {
    try store.write {
      for (index, stop) in store.objects(Stop.self).enumerated() where index % 2 == 0 { store.delete(stop) }
    }
  }

  func count() throws -> Int { store.objects(Stop.self).count }

  static func commitConcurrently(in directory: URL, writers: Int, commitsEach: Int) async throws -> Timing {
    // Keeps the store open, so that the time doesn't include opening it.
    let open = try SantaCorePeer(directory: directory)
    defer { withExtendedLifetime(open) {} }
    return try await milliseconds {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<writers {
          group.addTask { try await Writer().commit(commitsEach, to: writer, in: directory) }
        }
        try await group.waitForAll()
      }
    }
  }

  private actor Writer {
    func commit(_ times: Int, to id: Int, in directory: URL) async throws {
      let store = try Store(configuration: .init(location: .directory(directory)))
      let stop = store.object(ofType: Stop.self, forPrimaryKey: id)
      for number in 1...times { try await store.asyncWrite { stop?.presents = number } }
    }
  }
}
