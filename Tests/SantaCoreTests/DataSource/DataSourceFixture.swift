import Foundation
import SantaCore
import SantaDataSource

/// An entity of the tests of data sources.
struct Crate: Sendable, Equatable {
  var id: Int
  var weight: Int
  var label = "crate"

  /// The error of a mapper.
  struct TooHeavy: Error, Equatable { var weight: Int }
}

final class CrateModel: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var weight: Int
  @Persisted var label: String
}

typealias Crates = StoreDataSource<Crate, CrateModel>

extension StoreDataSource where Entity == Crate, Model == CrateModel {
  /// A data source whose mappers refuse weights from 1000 to 1999 when writing, and from 2000 when reading.
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

/// A location in memory of one test.
func locationInMemory() -> Store.Configuration.Location { .inMemory("data-source-\(UUID().uuidString)") }

/// A query that says which crates it asks for, in an order.
struct HeavyCrates: StoreQuery {
  var minimum: Int

  func results(in crates: Results<CrateModel>) -> Results<CrateModel> {
    crates.where { $0.weight >= minimum }.sorted(by: [.descending(\.weight)])
  }
}

/// A query that only the domain knows.
struct UnansweredQuery: DataSourceQuery {}

/// The message of the error that a function throws; nil if it throws none.
func message(_ code: StoreError.Code, _ body: () async throws -> Void) async throws -> String? {
  do {
    try await body()
    return nil
  } catch let error as StoreError where error.code == code {
    return error.message
  }
}
