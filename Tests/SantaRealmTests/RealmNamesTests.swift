// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SantaCoreTestSupport
import SantaRealm
import Testing

/// What RealmSwift's names do, where they do more than call a function of another name.
@MainActor struct RealmNamesTests {
  final class Owner: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var dogs: List<Dog>
    @Persisted var pets: Map<String, Dog?>
  }

  final class Dog: Object, ObjectKeyIdentifiable {
    @Persisted var name: String
    @Persisted var age: Int
    @Persisted var weight: Double?
    @Persisted var friend: Dog?
    @Persisted var tricks: List<String>
  }

  final class Ticket: Object {
    @Persisted(primaryKey: true) var _id: ObjectId
    @Persisted var counts: Map<ObjectId, Int>
  }

  let realm: Realm

  init() throws {
    realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: UUID().uuidString))
    try realm.write {
      let rex = realm.create(Dog.self, value: ["name": "Rex", "age": 7, "weight": 20.5])
      let bello = realm.create(Dog.self, value: ["name": "Bello", "age": 2, "friend": rex])
      realm.create(Owner.self, value: ["id": 1, "dogs": [rex, bello], "pets": ["first": bello]])
    }
  }

  class Vehicle: Object {
    @Persisted(primaryKey: true) var id: Int
    override class var subclasses: [Object.Type] { [Sledge.self] }
  }

  final class Sledge: Vehicle {
    @Persisted var reindeer = 9
  }

  @Test("A class that shares a table with its superclass is described with it")
  func sharedTable() throws {
    #expect(Sledge().objectSchema["reindeer"]?.type == "Int")
    let sledge = try realm.write { realm.create(Sledge.self, value: ["id": 1]) }
    #expect(sledge.objectSchema.className == "Vehicle" && sledge.objectSchema["reindeer"] != nil)
    #expect(realm.objects(Owner.self).first?.objectSchema.className == "Owner")
  }

  @Test("Aggregates by a name have the type that is asked for")
  func aggregates() throws {
    let dogs = realm.objects(Dog.self)
    let owner = try #require(realm.objects(Owner.self).first)
    let (sum, total): (Int, Double) = (dogs.sum(ofProperty: "age"), owner.dogs.sum(ofProperty: "age"))
    #expect(sum == 9 && total == 9)
    #expect(dogs.average(ofProperty: "age") == 4.5)
    #expect(dogs.average(ofProperty: "weight") == 20.5)
    #expect(dogs.min(ofProperty: "age") == 2)
    #expect(dogs.max(ofProperty: "name") == "Rex")
    #expect(dogs.max(ofProperty: "friend.age") == 7)
    let oldest: Int? = owner.pets.max(ofProperty: "age")
    #expect(oldest == 2)
    let none: Double? = dogs.filter("age > 100").average(ofProperty: "age")
    #expect(none == nil)
  }

  @Test("Values are read and assigned by names of properties")
  func keyValues() throws {
    let dogs = realm.objects(Dog.self).sorted(byKeyPath: "name")
    #expect(dogs.value(forKey: "name") as? [String] == ["Bello", "Rex"])
    #expect(dogs[0].value(forKeyPath: "friend.name") as? String == "Rex")
    try realm.write {
      dogs[0].setValue(8, forKeyPath: "friend.age")
      dogs[0].setValue(3, forKey: "age")
    }
    #expect(dogs.map(\.age) == [3, 8])
    let owner = try #require(realm.objects(Owner.self).first)
    #expect(owner.value(forKeyPath: "pets.first.name") as? String == "Bello")
    #expect((owner.value(forKeyPath: "pets.first") as? Dog) == dogs[0])
    #expect(owner.value(forKeyPath: "pets.none.name") == nil && owner.value(forKeyPath: "pets.none") == nil)
    try realm.write { owner.setValue(4, forKeyPath: "pets.first.age") }
    #expect(dogs.map(\.age) == [4, 8])
    try realm.write { dogs[0].age = 3 }
    #expect(dogs.index(matching: "age > %@", 3) == 1)
    #expect(dogs.index(of: dogs[1]) == 1)
    #expect(dogs.distinct(by: ["name"]).count == 2)
    #expect(dogs.objects(at: IndexSet([1])).map(\.name) == ["Rex"])
  }

  @Test("Unions in a key path have the values that are not nil, and distinct unions have each of them once")
  func unions() throws {
    let dogs = realm.objects(Dog.self).sorted(byKeyPath: "name")
    try realm.write {
      realm.create(Dog.self, value: ["name": "Rex", "age": 2, "friend": dogs[1], "tricks": ["sit", "roll"]])
      dogs[0].tricks.append("sit")
    }
    #expect(dogs.value(forKeyPath: "@unionOfObjects.name") as? [String] == ["Bello", "Rex", "Rex"])
    #expect(dogs.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String] == ["Bello", "Rex"])
    #expect(dogs.value(forKeyPath: "@unionOfObjects.friend.name") as? [String] == ["Rex", "Rex"])
    #expect(dogs.value(forKeyPath: "@distinctUnionOfObjects.weight") as? [Double] == [20.5])
    #expect(dogs.value(forKeyPath: "@unionOfArrays.tricks") as? [String] == ["sit", "sit", "roll"])
    #expect(dogs.value(forKeyPath: "@distinctUnionOfArrays.tricks") as? [String] == ["sit", "roll"])
    let owner = try #require(realm.objects(Owner.self).first)
    #expect(owner.value(forKeyPath: "dogs.@distinctUnionOfObjects.age") as? [Int] == [7, 2])
    #expect(dogs.filter("age > 100").value(forKeyPath: "@unionOfObjects.name") as? [String] == [])
  }

  final class Letter: Object {
    @Persisted(name: "full_name") var name: String
    @Persisted var stamp: Dog?
  }

  @Test("A sort descriptor can have a key path, also of a renamed property and along a link")
  func sortedByKeyPaths() throws {
    let dogs = realm.objects(Dog.self)
    try realm.write {
      for (index, name) in ["b", "a", "c"].enumerated() {
        realm.create(Letter.self, value: ["name": name, "stamp": dogs[index % 2]])
      }
    }
    let letters = realm.objects(Letter.self)
    #expect(letters.sorted(by: [SortDescriptor(keyPath: \Letter.name)]).map(\.name) == ["a", "b", "c"])
    let byAge: [RealmSwift.SortDescriptor] = [
      .init(keyPath: \Letter.stamp?.age), .init(keyPath: \Letter.name, ascending: false),
    ]
    #expect(letters.sorted(by: byAge).map(\.name) == ["a", "c", "b"])
    #expect(SortDescriptor(keyPath: \Dog.age, ascending: false).reversed() == "age")
    let sections = dogs.sectioned(by: \.name, sortDescriptors: [SortDescriptor(keyPath: \Dog.name)])
    #expect(sections.allKeys == ["Bello", "Rex"])
  }

  @Test("An object is found by a primary key whose type is not known to the compiler")
  func anyKeys() {
    func owner<Key>(_ key: Key) -> Owner? { realm.object(ofType: Owner.self, forPrimaryKey: key) }
    #expect(owner(1)?.id == 1 && owner(2) == nil && owner(Int?.none) == nil && owner(Int?(1))?.id == 1)
    #expect(owner(1 as Any)?.id == 1 && owner(NSNumber(value: 1))?.id == 1)
  }

  @Test("A class that is known only at run time finds its objects, sorted and filtered by its properties")
  func runtimeClass() throws {
    let type: Object.Type = Dog.self
    let dogs = realm.objects(type)
    #expect(dogs.count == 2 && dogs.allSatisfy { $0 is Dog } && dogs.first is Dog && dogs[1] is Dog)
    let sorted = dogs.filter("age > %@", 1).sorted(byKeyPath: "name").map { ($0 as? Dog)?.name }
    #expect(sorted == ["Bello", "Rex"])
    #expect(dogs.sorted(by: ["name"]).distinct(by: ["name"]).first is Dog && dogs.freeze().first is Dog)
    #expect(realm.object(ofType: Owner.self as Object.Type, forPrimaryKey: 1) is Owner)
    try realm.write { dogs.setValue(1, forKey: "age") }
    #expect(realm.objects(Dog.self).map(\.age) == [1, 1])
    try realm.write { realm.delete(dogs) }
    #expect(realm.objects(Dog.self).isEmpty)
  }

  @Test("A section is frozen and thawed on its own")
  func frozenSection() throws {
    let section = realm.objects(Dog.self).sectioned(by: \.name)[0]
    let frozen = section.freeze()
    #expect(frozen.isFrozen && frozen.realm == nil && section.realm == realm && !section.isFrozen)
    try realm.write { realm.delete(realm.objects(Dog.self)) }
    #expect(frozen.map(\.name) == ["Bello"] && section.isEmpty && !frozen.isInvalidated)
    let thawed = try #require(frozen.thaw())
    #expect(thawed.key == "Bello" && thawed.isEmpty && thawed.realm == realm)
  }

  @Test("Observers with key paths can have a queue that is nil")
  func noQueue() async throws {
    let queue: DispatchQueue? = nil
    let dogs = realm.objects(Dog.self)
    let ages = AsyncStream<[Int]>.makeStream()
    let names = AsyncStream<Void>.makeStream()
    let tokens = [
      dogs.observe(keyPaths: ["age"], on: queue) { change in
        if case .update(_, _, _, let modifications) = change { ages.continuation.yield(modifications) }
      },
      dogs[0].observe(keyPaths: [\Dog.name], on: queue) { _ in names.continuation.yield() },
    ]
    try realm.write { dogs[1].age += 1 }
    try realm.write { dogs[0].name = "Max" }
    var (changedAges, changedNames) = (ages.stream.makeAsyncIterator(), names.stream.makeAsyncIterator())
    #expect(await changedAges.next() == [1])
    #expect(await changedNames.next() != nil)
    for token in tokens { token.invalidate() }
  }

  @Test("A store performs asynchronous writes from the request until the end of the block")
  func pendingWrites() async throws {
    #expect(!realm.isPerformingAsynchronousWriteOperations)
    await withCheckedContinuation { continuation in
      realm.writeAsync({ realm.deleteAll() }, onComplete: { _ in continuation.resume() })
      #expect(realm.isPerformingAsynchronousWriteOperations)
    }
    while realm.isPerformingAsynchronousWriteOperations { await Task.yield() }
    #expect(realm.isEmpty)
  }

  @Test("A key path through a collection has the values of all its objects, and assigns them all")
  func keyPathsThroughCollections() throws {
    let owner = try #require(realm.objects(Owner.self).first)
    #expect(owner.value(forKeyPath: "dogs.name") as? [String] == ["Rex", "Bello"])
    let friends = try #require(owner.value(forKeyPath: "dogs.friend.name") as? [Any?])
    #expect(friends.map { $0 as? String } == [nil, "Rex"])
    try realm.write { owner.setValue(5, forKeyPath: "dogs.age") }
    #expect(owner.dogs.map(\.age) == [5, 5])
    let rex = owner.dogs[0]
    #expect(rex.value(forKeyPath: "friend.name") == nil)
    try realm.write { rex.setValue(9, forKeyPath: "friend.age") }
    #expect(owner.dogs.map(\.age) == [5, 5])
  }

  @Test("A key path has the operators of RealmSwift behind a collection")
  func keyPathOperators() throws {
    let dogs = realm.objects(Dog.self)
    let owner = try #require(realm.objects(Owner.self).first)
    #expect(owner.value(forKeyPath: "dogs.@count") as? Int == 2)
    #expect(owner.value(forKeyPath: "dogs.@sum.age") as? Int == 9)
    #expect(owner.value(forKeyPath: "dogs.@avg.age") as? Double == 4.5)
    #expect(owner.value(forKeyPath: "dogs.@max.name") as? String == "Rex")
    #expect(dogs.value(forKeyPath: "@min.age") as? Int == 2)
    #expect(dogs.value(forKeyPath: "@sum.friend.age") as? Int == 7)
    #expect(dogs.value(forKeyPath: "@avg.weight") as? Double == 20.5)
    let none = dogs.filter("age > 100")
    #expect(none.value(forKeyPath: "@count") as? Int == 0)
    #expect(none.value(forKeyPath: "@sum.age") as? Int == 0)
    #expect(none.value(forKeyPath: "@avg.age") == nil && none.value(forKeyPath: "@min.age") == nil)
  }

  @Test("Sections are sorted by the names of descriptors")
  func sections() {
    let dogs = realm.objects(Dog.self)
    let descending = [SortDescriptor(keyPath: "name").reversed()]
    #expect(dogs.sectioned(sortDescriptors: descending) { $0.name.prefix(1) }.allKeys == ["R", "B"])
    #expect(dogs.sectioned(by: \.age, sortDescriptors: descending).map(\.id) == [7, 2])
  }

  @Test("An object identifies itself by its row")
  func identity() throws {
    let dogs = realm.objects(Dog.self)
    let (first, again) = (try #require(dogs.first), try #require(dogs.first))
    #expect(first.id == again.id && first.isSameObject(as: again) && first.isEqual(again))
    #expect(!first.isEqual("Rex") && !first.isSameObject(as: nil))
    #expect(first.objectSchema.className == "Dog")
    #expect(Dog().objectSchema["age"]?.type == "Int")
    #expect(try #require(realm.schema["Owner"]).primaryKeyProperty?.name == "id")
  }

  @Test("Values of any type are a dictionary or an object")
  func valuesOfAnyType() throws {
    let values: Any = ["name": "Laika", "age": 3]
    try realm.write {
      let laika: Any = realm.create(Dog.self, value: values)
      realm.create(Dog.self, value: laika)
    }
    #expect(realm.objects(Dog.self).filter("name == 'Laika' AND age == 3").count == 2)
  }

  @Test("An ObjectId is a primary key, and another one in each object")
  func objectIds() throws {
    let first = ObjectId.generate()
    let second = ObjectId.generate()
    #expect(first < second && first.stringValue.count == 24)
    #expect(abs(first.timestamp.timeIntervalSinceNow) < 60)
    #expect(try ObjectId(string: first.stringValue.uppercased()) == first)
    #expect(throws: (any Error).self) { try ObjectId(string: "507f1f77bcf86cd79943901z") }
    // Eight digits of full width have 24 bytes.
    #expect(throws: (any Error).self) { try ObjectId(string: "１２３４５６７８") }
    #expect(ObjectId(persistedValue: "1") == nil)
    #expect(ObjectId(persistedValue: "")?.stringValue == String(repeating: "0", count: 24))
    #expect(ObjectId(timestamp: .distantFuture).timestamp == Date(timeIntervalSince1970: 0))
    #expect(ObjectId() == ObjectId(persistedValue: "") && ObjectId() != first)
    #expect(ObjectId("507f1f77bcf86cd799439011").stringValue == "507f1f77bcf86cd799439011")
    #expect(try JSONDecoder().decode([ObjectId].self, from: try JSONEncoder().encode([first])) == [first])
    try realm.write {
      realm.add([Ticket(), Ticket()])
      realm.create(Ticket.self, value: ["_id": first])
      realm.create(Ticket.self)
    }
    #expect(Set(realm.objects(Ticket.self).map(\._id)).count == 4)
    let ticket = try #require(realm.object(ofType: Ticket.self, forPrimaryKey: first))
    try realm.write { ticket.counts[second] = 3 }
    #expect(ticket.counts.keys == [second] && ticket.counts[second] == 3)
    #expect(realm.objects(Ticket.self).where { $0._id == first }.count == 1)
  }

  enum Size: Int, PersistableEnum { case small = 1, large }

  final class Parcel: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var weight: Double?
    @Persisted var isFragile: Bool
    @Persisted var size: Size?
    @Persisted var price: Decimal128
    @Persisted var sent: Date?
    @Persisted var label: UUID
    @Persisted var photo: Data
    @Persisted var note: String
    @Persisted var sizes: List<Size>
    @Persisted var weights: List<Double>
  }

  @Test("Values of Foundation's classes are converted, in queries and in assignments")
  func foundationValues() throws {
    let json = Data(
      #"{"id": 1, "weight": 3, "isFragile": true, "size": 2, "price": 2.5, "sizes": [1, 2], "weights": [1, 2.5]}"#
        .utf8)
    let values = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    let sent = Date(timeIntervalSinceReferenceDate: 60)
    let (label, photo) = (UUID(), Data([1]))
    try realm.write {
      let parcel = realm.create(Parcel.self, value: values)
      parcel["sent"] = sent as NSDate
      parcel.setValue(label as NSUUID, forKey: "label")
      parcel["photo"] = photo as NSData
      parcel["note"] = "a" as NSString
    }
    let parcels = realm.objects(Parcel.self)
    let parcel = try #require(parcels.first)
    #expect(parcel.weight == 3 && parcel.isFragile && parcel.size == .large && parcel.price == 2.5)
    #expect(Array(parcel.sizes) == [.small, .large] && Array(parcel.weights) == [1, 2.5])
    #expect(parcel.sent == sent && parcel.label == label && parcel.photo == photo && parcel.note == "a")
    #expect(parcels.filter("sent == %@ AND sent < %@", sent as NSDate, NSDate()).count == 1)
    #expect(
      parcels.filter("weight == %@ AND weight < %@", NSNumber(value: 3), NSNumber(value: 3.5)).count == 1)
    #expect(
      parcels.filter("isFragile == %@ AND size == %@", NSNumber(value: true), NSNumber(value: 2)).count == 1)
    #expect(parcels.filter("price == %@", NSDecimalNumber(string: "2.5")).count == 1)
    #expect(parcels.filter("label == %@ AND photo == %@", label as NSUUID, photo as NSData).count == 1)
    #expect(parcels.filter("note == %@ AND id IN %@", "a" as NSString, [1, 2] as NSArray).count == 1)
    try realm.write { parcel["weight"] = NSNull() }
    #expect(parcels.filter("weight == %@", NSNull()).count == 1)
    #expect(throws: StoreError.self) { try parcels.SantaStore::filter("weight == %@", NSObject()) }
  }

  @Test("A Decimal128 is made of any number, or of a whole string")
  func decimals() async {
    #expect(
      Decimal128(value: "-3.25e2") == -325 && Decimal128(value: 7) == 7 && Decimal128(value: Int8(-1)) == -1)
    #expect(Decimal128(value: 3.1) == Decimal(string: "3.1") && Decimal128(value: Decimal(2)) == 2)
    // Foundation's initializer is not hidden, and needs no `try`.
    #expect(Decimal(string: "1x") == 1)
    await #expect(processExitsWith: .failure) { _ = Decimal128(value: "1x") }
    await #expect(processExitsWith: .failure) { _ = Decimal128(value: Double.nan) }
  }

  @Test("An AnyRealmValue has RealmSwift's names")
  func anyValues() {
    let id = ObjectId.generate()
    #expect(AnyRealmValue() == .none && AnyRealmValue.objectId(id).objectIdValue == id)
    #expect(AnyRealmValue.string("").objectIdValue == nil && AnyRealmValue.int(1).objectIdValue == nil)
    #expect(AnyRealmValue.fromArray([1]) == [1] && AnyRealmValue.fromDictionary(["a": 1]) == ["a": 1])
  }

  @Test("Values in collections are sorted and found by the name self")
  func values() async {
    let dog = Dog(value: ["tricks": ["sit", "roll", "sit"]])
    #expect(dog.tricks.sorted(byKeyPath: "self").map { $0 } == ["roll", "sit", "sit"])
    #expect(dog.tricks.sorted(by: [SortDescriptor(keyPath: "self", ascending: false)]).first == "sit")
    #expect(dog.tricks.distinct(by: ["self"]).map { $0 } == ["sit", "roll"])
    #expect(dog.tricks.index(matching: "SELF BEGINSWITH %@", "r") == 1)
    #expect(
      dog.tricks.index(matching: { $0 == "roll" }) == 1 && dog.tricks.index(matching: { $0 == "x" }) == nil)
    dog.tricks.replace(index: 1, object: "beg")
    #expect(dog.tricks.map { $0 } == ["sit", "beg", "sit"])
    let counts = Ticket()
    counts.counts[ObjectId()] = 4
    #expect(counts.counts.sorted(byKeyPath: "self").first == 4)
    for (key, value) in counts.counts.asKeyValueSequence() { #expect(key == ObjectId() && value == 4) }
    await #expect(processExitsWith: .failure) { _ = Dog().tricks.sorted(byKeyPath: "name") }
  }

  @Test("Writes are done later, in order, unless they are cancelled")
  func asyncWrites() async throws {
    let realm = realm
    let rex = try #require(realm.objects(Dog.self).filter("name == 'Rex'").first)
    await withCheckedContinuation { done in
      realm.writeAsync { rex.age = 10 }
      let id = realm.writeAsync { rex.age = 100 }
      realm.cancelAsyncWrite(id)
      realm.beginAsyncWrite {
        rex.age += 1
        realm.commitAsyncWrite { error in
          #expect(error == nil)
          done.resume()
        }
      }
    }
    #expect(rex.age == 11)
    let error = await withCheckedContinuation { done in
      realm.writeAsync({ realm.add(Owner(value: ["id": 1])) }, onComplete: { done.resume(returning: $0) })
    }
    #expect((error as? Realm.Error)?.code == .duplicatePrimaryKey)
  }

  @Test("A store is opened on a queue, later, and on an actor")
  func opening() async throws {
    let configuration = realm.configuration
    let count = try await withCheckedThrowingContinuation { done in
      Realm.asyncOpen(configuration: configuration, callbackQueue: DispatchQueue(label: "dogs")) { result in
        done.resume(with: result.map { $0.objects(Dog.self).count })
      }
    }
    #expect(count == 2)
    let here = try await Realm(configuration: configuration, actor: MainActor.shared)
    #expect(here.objects(Dog.self).count == 2 && here.freeze().objects(Dog.self).count == 2)
    let reference = ThreadSafeReference(to: realm.objects(Dog.self))
    #expect(here.resolve(reference)?.count == 2 && !reference.isInvalidated)
    #expect(realm.thaw(realm.freeze(realm.objects(Dog.self)))?.count == 2)
  }

  @Test("A configuration has RealmSwift's options")
  func configurations() throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "a.realm")
    var configuration = Realm.Configuration(
      fileURL: url, deleteRealmIfMigrationNeeded: true, objectTypes: [Dog.self])
    #expect(configuration.fileURL == url && configuration.deleteIfMigrationNeeded)
    #expect(try Realm(configuration: configuration).isEmpty && Realm.fileExists(for: configuration))
    #expect(try schemaVersionAtURL(url) == 0)
    // Uses the default configuration, which another test sets.
    #expect(try Realm(fileURL: directory.url.appending(path: "c.realm")).isEmpty)
    let copy = Realm.Configuration(fileURL: directory.url.appending(path: "b.realm"))
    try realm.writeCopy(configuration: copy)
    #expect(try Realm(configuration: copy).objects(Dog.self).count == 2)
    #expect(try Realm.deleteFiles(for: copy))
    #expect(configuration == configuration && configuration != copy)
    configuration.inMemoryIdentifier = "tests"
    #expect(configuration.fileURL == nil && configuration.location == .inMemory("tests"))
    #expect(configuration.description.contains("Dog"))
    configuration.readOnly = true
    #expect(configuration.isReadOnly)
  }

  @Test("A code of RealmSwift is caught")
  func errors() throws {
    let file = try TemporaryDirectory().url
    let missing = Realm.Configuration(fileURL: file.appending(path: "none"), readOnly: true)
    do {
      _ = try Realm(configuration: missing)
      Issue.record("A store without files was opened.")
    } catch Realm.Error.invalidDatabase {
      Issue.record("Another error")
    } catch let error as Realm.Error {
      #expect(error.localizedDescription.contains("none") && error.fileURL == nil)
    }
  }

  @Test("An invalid string stops the program with the message of the error")
  func mistakesStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: "mistakes"))
      _ = realm.objects(Dog.self).filter("nam == 'Rex'")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Did you mean"), "\(message)")
    await #expect(processExitsWith: .failure) {
      let realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: "mistakes"))
      _ = realm.objects(Dog.self).sorted(byKeyPath: "nam")
    }
    await #expect(processExitsWith: .failure) { _ = Dog(value: ["nam": "Rex"]) }
  }

  @Test("A value of another type than is asked for stops the program")
  func wrongTypesStop() async {
    await #expect(processExitsWith: .failure) {
      let realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: "mistakes"))
      let value: Any = 3
      try realm.write { _ = realm.create(Dog.self, value: value) }
    }
    await #expect(processExitsWith: .failure) {
      let realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: "mistakes"))
      try realm.write { _ = realm.create(Dog.self, value: ["name": "Rex"]) }
      let sum: Int = realm.objects(Dog.self).sum(ofProperty: "name")
      print(sum)
    }
    await #expect(processExitsWith: .failure) {
      let configuration = Realm.Configuration(inMemoryIdentifier: "mistakes")
      try Realm(configuration: configuration).writeCopy(configuration: configuration)
    }
  }
}

/// Objects by the names of their properties, in migrations.
@MainActor struct MigrationObjectTests {
  private enum Version1 {
    final class Owner: Object {
      @Persisted var name: String
      @Persisted var dogs: List<Dog>
    }
    final class Dog: Object {
      @Persisted var years: Int
      @Persisted var friend: Dog?
    }
  }

  private enum Version2 {
    final class Owner: Object {
      @Persisted var name: String
      @Persisted var dogs: List<Dog>
      @Persisted var favorite: Dog?
      @Persisted var ages: String
    }
    final class Dog: Object {
      @Persisted var age: Int
      @Persisted var friend: Dog?
    }
  }

  @Test(
    "An object as it was before a migration can be neither changed nor deleted", arguments: [true, false])
  func oldObjects(isDeleted: Bool) async {
    await #expect(processExitsWith: .failure) { [isDeleted] in
      let directory = try TemporaryDirectory()
      var configuration = Realm.Configuration(
        fileURL: directory.url.appending(path: "default.realm"), objectTypes: [Version1.Dog.self])
      do {
        let realm = try Realm(configuration: configuration)
        try realm.write { _ = realm.create(Version1.Dog.self, value: ["years": 3]) }
      }
      configuration.schemaVersion = 1
      configuration.migrationBlock = { migration, _ in
        migration.enumerateObjects(ofType: "Dog") { old, _ in
          if isDeleted { migration.delete(old!) } else { old!["years"] = 4 }
        }
      }
      _ = try Realm(configuration: configuration)
    }
  }

  @Test("Links lead to other objects, and objects are created and deleted")
  func objects() throws {
    let directory = try TemporaryDirectory()
    var configuration = Realm.Configuration(
      fileURL: directory.url.appending(path: "default.realm"),
      objectTypes: [Version1.Owner.self, Version1.Dog.self])
    do {
      let realm = try Realm(configuration: configuration)
      try realm.write {
        realm.create(
          Version1.Owner.self,
          value: ["name": "Ada", "dogs": [["years": 3], ["years": 30]]])
      }
    }
    configuration.schemaVersion = 1
    configuration.objectTypes = [Version2.Owner.self, Version2.Dog.self]
    configuration.migrationBlock = { migration, _ in
      migration.enumerateObjects(ofType: "Dog") { old, new in
        new!.age = old!.years
        if old!["years"] as! Int > 20 { migration.delete(new!) }
      }
      let laika = migration.create("Dog", value: ["age": 5])
      migration.enumerateObjects(ofType: "Owner") { old, new in
        let dogs = old!["dogs"] as! [MigrationObject]
        new!["ages"] = dogs.map { "\($0["years"] ?? 0)" }.joined(separator: ", ")
        new!["favorite"] = laika
        #expect((new!["favorite"] as? MigrationObject)?["age"] as? Int == 5)
        #expect("\(old!)".contains("name = Ada") && "\(new!)".contains("Ada"))
      }
      migration.enumerateObjects(ofType: "Dog") { _, new in new!["friend"] = laika }
      migration.enumerateObjects(ofType: "Owner") { old, new in
        let dogs = new!.dynamicList("dogs")
        #expect(dogs.map { $0["age"] as? Int } == [3] && old!.dynamicList("dogs").count == 2)
        dogs.append(objectsIn: [laika])
        #expect(dogs.count == 2 && dogs.last?["age"] as? Int == 5)
      }
    }
    let realm = try Realm(configuration: configuration)
    #expect(realm.objects(Version2.Dog.self).sorted(byKeyPath: "age").map(\.age) == [3, 5])
    let ada = try #require(realm.objects(Version2.Owner.self).first)
    #expect(ada.ages == "3, 30" && ada.favorite?.age == 5 && ada.dogs.first?.friend?.age == 5)
    #expect(ada.dogs.map(\.age) == [3, 5])
  }
}

extension RealmCollection {
  /// An extension as programs for RealmSwift have it.
  fileprivate func elements() -> [Element] { map { $0 } }
}

/// Functions of a program for all of RealmSwift's collections.
@MainActor struct RealmCollectionTests {
  final class Owner: Object {
    @Persisted var dogs: List<Dog>
    @Persisted var friends: MutableSet<Dog>
  }

  final class Dog: Object {
    @Persisted(originProperty: "dogs") var owners: LinkingObjects<Owner>
  }

  @Test("A program extends all collections of objects")
  func extensions() throws {
    let realm = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: UUID().uuidString))
    let owner = try realm.write {
      realm.create(Owner.self, value: ["dogs": [[:]], "friends": [[:]]] as [String: Any])
    }
    #expect(owner.dogs.elements().count == 1 && owner.friends.elements().count == 1)
    #expect(realm.objects(Dog.self).elements().count == 2)
    #expect(owner.dogs[0].owners.elements() == [owner])
    #expect(AnyRealmCollection(owner.dogs).elements() == owner.dogs.elements())
  }
}
