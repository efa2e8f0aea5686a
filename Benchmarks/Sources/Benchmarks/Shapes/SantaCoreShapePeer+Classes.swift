import Foundation
import SantaCore

extension SantaCoreShapePeer {
  static let classes: [Object.Type] =
    [
      Plain.self, TwoIndexes.self, UUIDKey.self, TextKey.self, UniqueText.self, LongText.self, Linked.self,
      DataOwner.self,
      Owner.self, Parent.self, Child.self,
    ] + modelClasses

  final class Plain: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var presents: Int
    @Persisted var region: Int

    convenience init(_ sample: ShapeSample) {
      self.init()
      id = sample.id
      name = sample.name
      presents = sample.presents
      region = sample.region
    }
  }

  final class TwoIndexes: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted(indexed: true) var presents: Int
    @Persisted(indexed: true) var region: Int

    convenience init(_ sample: ShapeSample) {
      self.init()
      id = sample.id
      name = sample.name
      presents = sample.presents
      region = sample.region
    }
  }

  final class UUIDKey: Object {
    @Persisted(primaryKey: true) var id: UUID
    @Persisted var name = ""
    @Persisted var presents: Int
    @Persisted var region: Int

    convenience init(_ sample: ShapeSample) {
      self.init()
      id = sample.uuid
      name = sample.name
      presents = sample.presents
      region = sample.region
    }
  }

  final class TextKey: Object {
    @Persisted(primaryKey: true) var id: String
    @Persisted var name = ""
    @Persisted var presents: Int
    @Persisted var region: Int

    convenience init(_ sample: ShapeSample) {
      self.init()
      id = sample.key
      name = sample.name
      presents = sample.presents
      region = sample.region
    }
  }

  final class UniqueText: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var presents: Int
    @Persisted var region: Int
    @Persisted(unique: true) var text: String

    convenience init(_ sample: ShapeSample) {
      self.init()
      id = sample.id
      name = sample.name
      presents = sample.presents
      region = sample.region
      text = sample.key
    }
  }

  final class LongText: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var presents: Int
    @Persisted var region: Int
    @Persisted var text = ""

    convenience init(_ sample: ShapeSample) {
      self.init()
      id = sample.id
      name = sample.name
      presents = sample.presents
      region = sample.region
      text = sample.text
    }
  }

  final class Linked: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var presents: Int
    @Persisted var region: Int
    @Persisted var target: Plain?

    convenience init(_ sample: ShapeSample, _ target: Plain) {
      self.init()
      id = sample.id
      name = sample.name
      presents = sample.presents
      region = sample.region
      self.target = target
    }
  }

  final class DataOwner: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var number: Int
    @Persisted var data = Data()
  }

  final class Owner: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var ints: List<Int>
    @Persisted var objects: List<Plain>
    @Persisted var map: Map<String, Int>
    @Persisted var set: MutableSet<Int>
  }

  final class Parent: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(onDelete: .cascade) var children: List<Child>
  }

  final class Child: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
  }
}
