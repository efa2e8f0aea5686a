import Foundation
import SantaCore
import SantaDataSource

// The examples of docs/data-source.md, line by line. `DataSourcePageTests` runs them and compares them with the page.

struct Errand: Sendable, Equatable {
  var id: Int
  var title: String
  var isDone = false
}

final class ErrandModel: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var title: String
  @Persisted var isDone: Bool
}

struct OpenErrands: DataSourceQuery {
  var word = ""
}

extension OpenErrands: StoreQuery {
  func results(in errands: Results<ErrandModel>) -> Results<ErrandModel> {
    errands.where { !$0.isDone && $0.title.contains(word) }.sorted(by: \.title)
  }
}

struct Subscriber: Sendable, Equatable {
  var email: String
  var name: String
}

final class SubscriberModel: IdentifiedObject {
  @Persisted(unique: true) var email: String
  @Persisted var name: String
}

func makeErrands(in directory: URL) -> StoreDataSource<Errand, ErrandModel> {
  StoreDataSource(
    store: StoreProvider(.init(location: .directory(directory), objectTypes: [ErrandModel.self])),
    toEntity: Mapper { (model: ErrandModel) in
      Errand(id: model.id, title: model.title, isDone: model.isDone)
    },
    toModel: StoreMapper { (errand: Errand, _: Store) in
      let model = ErrandModel()
      model.id = errand.id
      model.title = errand.title
      model.isDone = errand.isDone
      return model
    })
}

enum DataSourcePage {
  static func use(_ errands: StoreDataSource<Errand, ErrandModel>, print: (Any...) -> Void) async throws {
    try await errands.put(Errand(id: 1, title: "Feed the reindeer"))
    try await errands.putAll([
      Errand(id: 2, title: "Load the sleigh"), Errand(id: 3, title: "Check the list"),
    ])

    let first = try await errands.get(.id(1))
    let all = try await errands.getAll(.all)
    print(first.title, all.count)  // Feed the reindeer 3

    try await errands.delete(.id(2))
    try await errands.deleteAll(.all)
  }

  static func miss(_ errands: StoreDataSource<Errand, ErrandModel>, print: (Any...) -> Void) async throws {
    do {
      print(try await errands.get(.id(4)))
    } catch let error as StoreError where error.code == .notFound {
      print("There is no such errand.")
    }
    try await errands.delete(.id(4))
  }

  static func ask(_ errands: StoreDataSource<Errand, ErrandModel>, print: (Any...) -> Void) async throws {
    let open = try await errands.getAll(.matching("isDone == %@", false))
    let long = try await errands.getAll(ConditionQuery<ErrandModel> { $0.title.count > 15 })
    print(open.count, long.count)
    print(try await errands.getAll(OpenErrands(word: "the")).map(\.title))
  }

  static func makeSubscribers(_ provider: StoreProvider) -> StoreDataSource<Subscriber, SubscriberModel> {
    let toModel = StoreMapper { (subscriber: Subscriber, store: Store) in
      let model = SubscriberModel()
      model.id = try store.findID(SubscriberModel.self, key: \.email, value: subscriber.email) ?? model.id
      model.email = subscriber.email
      model.name = subscriber.name
      return model
    }
    return StoreDataSource(
      store: provider,
      toEntity: Mapper { (model: SubscriberModel) in Subscriber(email: model.email, name: model.name) },
      toModel: toModel)
  }

  static func find(in store: Store) throws -> UUID? {
    let id = try store.findID(SubscriberModel.self, keys: (\.email, "ada@example.org"), (\.name, "Ada"))
    return id
  }

  static func observe(
    _ errands: StoreDataSource<Errand, ErrandModel>, print: @Sendable (String) -> Void
  ) async throws {
    for try await update in errands.observe(OpenErrands()) {
      if update.isInitial { print("\(update.after.count) open errands") }
      for index in update.changes.deletions { print("gone: \(update.before[index].title)") }
      for index in update.changes.insertions { print("new: \(update.after[index].title)") }
    }
  }
}
