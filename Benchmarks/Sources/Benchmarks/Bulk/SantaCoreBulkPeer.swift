import Foundation
import SantaCore

/// The classes for bulk work.
private enum Bulk {
  final class Child: Object { @Persisted(primaryKey: true) var number: Int }

  final class Parcel: Object {
    @Persisted(primaryKey: true) var key: UUID
    @Persisted(indexed: true) var weight: Int
    @Persisted(indexed: true) var number: Int
    @Persisted(unique: true) var code: String
    @Persisted var child: Child?
    @Persisted var friends: List<Child>
  }

  final class TextParcel: Object {
    @Persisted(primaryKey: true) var key: UUID
    @Persisted(indexed: true) var weight: Int
    @Persisted(indexed: true) var number: Int
    @Persisted(unique: true, indexed: true) var code: String
    @Persisted var child: Child?
    @Persisted var friends: List<Child>
  }
}

/// The class of stops with an index, which has the same name.
private enum IndexedStops {
  final class Stop: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var latitude: Double
    @Persisted var longitude: Double
    @Persisted var time: Date
    @Persisted(indexed: true) var presents: Int
  }
}

extension ParcelSample {
  fileprivate var uuid: UUID {
    let key = key
    return withUnsafeBytes(of: key) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

/// A stop as a struct with stored properties.
private struct StopValues {
  var id: Int
  var name: String
  var latitude: Double
  var longitude: Double
  var time: Date
  var presents: Int

  init(_ sample: Sample) {
    (id, name, latitude) = (sample.id, sample.name, sample.latitude)
    (longitude, time, presents) = (sample.longitude, sample.time, sample.presents)
  }
}

final class SantaCoreBulkPeer: BulkPeer {
  static let name = SantaCorePeer.name
  private let directory: URL
  private let store: Store
  private var samples: [Sample] = []
  private var values: [StopValues] = []
  private var parcels: [ParcelSample] = []
  private var stops: [Stop] = []

  init(directory: URL) throws {
    self.directory = directory
    store = try Store(
      configuration: .init(
        location: .directory(directory),
        objectTypes: [Stop.self, Bulk.Child.self, Bulk.Parcel.self, Bulk.TextParcel.self]))
  }

  /// Also creates the objects and structs that the program has before the work begins.
  func prepare(_ work: BulkWork, _ count: Int) throws {
    samples = (0..<count).map { Sample(id: $0) }
    if work == .objects { stops = samples.map { Stop($0) } }
    if work == .values { values = samples.map { StopValues($0) } }
    if work.isOnParcels {
      parcels = (0..<count).map { ParcelSample(id: $0) }
      try store.write {
        store.add(
          Bulk.Child.self, columns: [.init(\.number, Array(0..<ParcelSample.childCount))])
      }
    }
    if work.needsObjects { try addColumns() }
  }

  private func addColumns() throws {
    try store.write {
      store.add(
        Stop.self,
        columns: [
          .init(\.id, samples.map(\.id)), .init(\.name, samples.map(\.name)),
          .init(\.latitude, samples.map(\.latitude)), .init(\.longitude, samples.map(\.longitude)),
          .init(\.time, samples.map(\.time)), .init(\.presents, samples.map(\.presents)),
        ])
    }
  }

  func run(_ work: BulkWork, _ count: Int) throws -> Bool {
    switch work {
    case .objects: try store.write { store.add(stops) }
    case .columns: try addColumns()
    case .values:
      try store.write {
        store.add(
          Stop.self, from: values,
          [
            .init(\.id, \.id), .init(\.name, \.name), .init(\.latitude, \.latitude),
            .init(\.longitude, \.longitude), .init(\.time, \.time), .init(\.presents, \.presents),
          ])
      }
    case .links:
      try store.write {
        store.add(
          Bulk.Parcel.self,
          columns: [
            .init(\.key, parcels.map(\.uuid)), .init(\.weight, parcels.map(\.weight)),
            .init(\.number, parcels.map(\.number)), .init(\.code, parcels.map(\.code)),
            .init(\.child, keys: parcels.map(\.child)), .init(\.friends, keys: parcels.map(\.friends)),
          ])
      }
    case .linksAndText:
      try store.write {
        store.add(
          Bulk.TextParcel.self,
          columns: [
            .init(\.key, parcels.map(\.uuid)), .init(\.weight, parcels.map(\.weight)),
            .init(\.number, parcels.map(\.number)), .init(\.code, parcels.map(\.code)),
            .init(\.child, keys: parcels.map(\.child)), .init(\.friends, keys: parcels.map(\.friends)),
          ])
      }
    case .upsert:
      let changed = (0..<count).map { BulkWork.changed($0) }
      try store.write {
        store.add(
          Stop.self,
          columns: [
            .init(\.id, samples.map(\.id)), .init(\.name, changed.map(\.name)),
            .init(\.latitude, samples.map(\.latitude)), .init(\.longitude, samples.map(\.longitude)),
            .init(\.time, samples.map(\.time)), .init(\.presents, changed.map(\.presents)),
          ], update: .modified)
      }
    case .firstIndex: return false
    case .deleteHalf:
      try store.write { store.delete(store.objects(Stop.self).where { $0.presents < BulkWork.half }) }
    case .deleteAll: try store.write { store.delete(store.objects(Stop.self)) }
    }
    return true
  }

  /// Adds the first index in another process, because one program can't have both schemas.
  func runSeparately(_ work: BulkWork, _ count: Int) throws -> SeparateRun? {
    guard work == .firstIndex else { return nil }
    let figures = try ChildProcess.run(
      ["child", "index", directory.path, "\(count)"], for: work.rawValue, within: .seconds(120))
    return try SeparateRun(figures, of: work.rawValue)
  }

  /// Opens a store of stops with a class that has an index, in a process without the other class.
  ///
  /// - Returns: the milliseconds, the milliseconds of CPU time, and the peak increase of the resident memory.
  static func addIndex(in directory: URL, _ count: Int) throws -> [Double] {
    var store: Store?
    var timing = Timing(wall: .nan, cpu: .nan)
    let megabytes = try PeakMemory.resident {
      timing = try milliseconds {
        store = try Store(
          configuration: .init(
            location: .directory(directory), objectTypes: [IndexedStops.Stop.self], schemaVersion: 1))
      }
    }
    guard store?.objects(IndexedStops.Stop.self).where({ $0.presents >= 0 }).count == count else {
      throw Failure("bulk first index: the result of SantaCore is wrong")
    }
    return [timing.wall, timing.cpu, megabytes]
  }

  func answers(_ work: BulkWork) throws -> [Int] {
    switch work {
    case .links:
      let parcels = store.objects(Bulk.Parcel.self)
      return [parcels.count, parcels.sum(of: \.weight)]
    case .linksAndText:
      let parcels = store.objects(Bulk.TextParcel.self)
      return [parcels.count, parcels.sum(of: \.weight)]
    case .objects, .columns, .values, .upsert, .firstIndex, .deleteHalf, .deleteAll:
      let stops = store.objects(Stop.self)
      return [stops.count, stops.sum(of: \.presents)]
    }
  }
}
