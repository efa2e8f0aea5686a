import Foundation
import SantaCore

final class SantaCoreShapePeer: ShapePeer {
  static let name = "SantaCore"
  let store: Store
  /// The plain objects to link to, which are fetched before the measured work.
  var targets: [Plain] = []

  init(directory: URL) throws {
    store = try Store(configuration: .init(location: .directory(directory), objectTypes: Self.classes))
  }

  // MARK: Objects

  private func insert<T: Object>(_ count: Int, _ shape: InsertShape, _ make: (ShapeSample) -> T) throws {
    try store.write {
      for id in 0..<count { store.add(make(shape.sample(id))) }
    }
  }

  func fetchTargets() { targets = Array(store.objects(Plain.self)) }

  func prepare(_ shape: InsertShape, _ count: Int) throws {
    guard shape == .link else { return }
    try insert(.plain, InsertShape.targetCount(count))
    fetchTargets()
  }

  func insert(_ shape: InsertShape, _ count: Int) throws {
    switch shape {
    case .plain: try insert(count, shape, Plain.init)
    case .twoIndexes1000, .twoIndexes5000: try insert(count, shape, TwoIndexes.init)
    case .uuidKey: try insert(count, shape, UUIDKey.init)
    case .textKey: try insert(count, shape, TextKey.init)
    case .uniqueText: try insert(count, shape, UniqueText.init)
    case .longText: try insert(count, shape, LongText.init)
    case .link: try insert(count, shape) { Linked($0, targets[InsertShape.target(of: $0.id, count)]) }
    }
  }

  func answers(_ shape: InsertShape, _ count: Int) throws -> [Int] {
    let presents = InsertShape.presents
    switch shape {
    case .plain:
      let all = store.objects(Plain.self)
      return [all.count, all.where { $0.presents == presents }.count, all.sum(of: \.presents)]
    case .twoIndexes1000, .twoIndexes5000:
      let all = store.objects(TwoIndexes.self)
      return [
        all.count, all.where { $0.presents == presents }.count, all.where { $0.region == presents }.count,
      ]
    case .uuidKey:
      let all = store.objects(UUIDKey.self)
      let sum = InsertShape.ids(count).reduce(0) {
        $0 + (store.object(ofType: UUIDKey.self, forPrimaryKey: shape.sample($1).uuid)?.presents ?? 0)
      }
      return [all.count, all.where { $0.presents == presents }.count, sum]
    case .textKey:
      let all = store.objects(TextKey.self)
      let sum = InsertShape.ids(count).reduce(0) {
        $0 + (store.object(ofType: TextKey.self, forPrimaryKey: shape.sample($1).key)?.presents ?? 0)
      }
      return [all.count, all.where { $0.presents == presents }.count, sum]
    case .uniqueText:
      let all = store.objects(UniqueText.self)
      let sum = InsertShape.ids(count).reduce(0) { sum, id in
        let key = shape.sample(id).key
        return sum + (all.where { $0.text == key }.first?.presents ?? 0)
      }
      return [all.count, all.where { $0.presents == presents }.count, sum]
    case .longText:
      let all = store.objects(LongText.self)
      let byteCount = all.values(of: \.text).reduce(0) { $0 + $1.utf8.count }
      return [all.count, all.where { $0.presents == presents }.count, byteCount]
    case .link:
      let all = store.objects(Linked.self)
      return [all.count, all.where { $0.presents == presents }.count, try countThroughLink()]
    }
  }

  func countThroughLink() throws -> Int {
    store.objects(Linked.self).where { $0.target.presents < InsertShape.presentsOfTarget }.count
  }

  // MARK: Data

  func insertData(_ data: [(id: Int, data: Data)]) throws {
    try store.write {
      for (id, data) in data {
        let owner = DataOwner()
        owner.id = id
        owner.data = data
        store.add(owner)
      }
    }
  }

  func setNumber(_ number: Int, ofData id: Int) throws {
    try store.write { store.object(ofType: DataOwner.self, forPrimaryKey: id)?.number = number }
  }

  func data(_ id: Int) throws -> (data: Data, number: Int)? {
    store.object(ofType: DataOwner.self, forPrimaryKey: id).map { ($0.data, $0.number) }
  }

  // MARK: Files

  func rename(_ id: Int, _ name: String) throws {
    try store.write { store.object(ofType: Plain.self, forPrimaryKey: id)?.name = name }
  }

  func compact() throws { try store.compact() }
}
