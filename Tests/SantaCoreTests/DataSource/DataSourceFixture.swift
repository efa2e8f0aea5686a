import Foundation
import SantaCore
import SantaDataSource

/// The entity that the tests of data sources store.
struct Crate: Sendable, Equatable {
  var id: Int
  var weight: Int
  var label = "crate"

  /// The error that a mapper throws.
  struct TooHeavy: Error, Equatable { var weight: Int }
}

final class CrateModel: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var weight: Int
  @Persisted var label: String
}

typealias Crates = StoreDataSource<Crate, CrateModel>

extension StoreDataSource where Entity == Crate, Model == CrateModel {
  /// Creates a data source whose mappers reject weights from 1000 to 1999 when writing, and from 2000 when reading.
  init(at location: Store.Configuration.Location) {
    self.init(store: StoreProvider(.init(location: location)))
  }

  init(store: StoreProvider) {
    self.init(
      store: store,
      toEntity: Mapper { (model: CrateModel) in
        if model.weight >= 2000 { throw Crate.TooHeavy(weight: model.weight) }
        return Crate(id: model.id, weight: model.weight, label: model.label)
      },
      toModel: StoreMapper { (crate: Crate, _: Store) in
        if (1000..<2000).contains(crate.weight) { throw Crate.TooHeavy(weight: crate.weight) }
        let model = CrateModel()
        (model.id, model.weight, model.label) = (crate.id, crate.weight, crate.label)
        return model
      })
  }
}

/// Returns a new location in memory, so that tests don't share a store.
func locationInMemory() -> Store.Configuration.Location { .inMemory("data-source-\(UUID().uuidString)") }

/// A query for the crates of at least a given weight, heaviest first.
struct HeavyCrates: StoreQuery {
  var minimum: Int

  func results(in crates: Results<CrateModel>) -> Results<CrateModel> {
    crates.where { $0.weight >= minimum }.sorted(by: [.descending(\.weight)])
  }
}

/// A query that no data source implements.
struct UnansweredQuery: DataSourceQuery {}

/// Returns the message of the error with the given code that a function throws; nil if it throws none.
func message(_ code: StoreError.Code, _ body: () async throws -> Void) async throws -> String? {
  do {
    try await body()
    return nil
  } catch let error as StoreError where error.code == code {
    return error.message
  }
}
