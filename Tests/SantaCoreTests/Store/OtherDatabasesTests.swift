import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Programs in the style of bug reports about RealmSwift, SwiftData and GRDB, tried here.
struct OtherDatabasesTests {
  final class Person: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var name = ""
    @Persisted var age: Int?
    @Persisted var born: Date?
    @Persisted var price: Decimal = 0
    @Persisted var friend: Person?
    @Persisted var friends: List<Person>
    @Persisted var others: MutableSet<Person>
    @Persisted var byName: Map<String, Person?>
    @Persisted var numbers: List<Int?>
    @Persisted var tags: MutableSet<String>
    @Persisted var any: AnyPersistable
    @Persisted var pet: Pet?
    @Persisted var pets: List<Pet>
    @Persisted(originProperty: "friend") var admirers: LinkingObjects<Person>
    @Persisted(originProperty: "friends") var groups: LinkingObjects<Person>

    convenience init(_ id: Int, _ name: String = "", age: Int? = nil) {
      self.init()
      (self.id, self.name, self.age) = (id, name, age)
    }
  }

  final class Pet: EmbeddedObject {
    @Persisted var name = ""
    convenience init(_ name: String) {
      self.init()
      self.name = name
    }
  }

  final class Word: Object {
    @Persisted(primaryKey: true) var text: String
    @Persisted(unique: true) var code: String?
    @Persisted(indexed: true) var other = ""
  }

  private let store: Store

  init() throws { store = try Store.temporary([Person.self, Word.self]) }

  private var people: Results<Person> { store.objects(Person.self) }

  private func add(_ people: [Person]) throws { try store.write { store.add(people) } }

  private func check() { store.context.snapshot.checkInvariants() }

  @Test("Nil sorts first in ascending order, and last in descending order, also behind a link")
  func sortedNil() throws {
    try add([Person(1, "b", age: 3), Person(2, "a"), Person(3, "c", age: 1)])
    try store.write { people[0].friend = people[2] }
    #expect(people.sorted(by: \.age).map(\.id) == [2, 3, 1])
    #expect(people.sorted(by: \.age, ascending: false).map(\.id) == [1, 3, 2])
    #expect(people.sorted(by: \.friend?.age).map(\.id) == [2, 3, 1])
    #expect(people.sorted(by: \.friend?.name, ascending: false).map(\.id) == [1, 2, 3])
    let sections = people.sectioned(by: \.age)
    #expect(sections.map(\.key) == [nil, 1, 3] && sections.map(\.count) == [1, 1, 1])
    #expect(people.sectioned(by: \.friend?.age, ascending: false).map(\.key) == [1, nil])
  }

  @Test("IN with no values finds nothing, and its negation finds everything; with nil it finds nil")
  func emptyIn() throws {
    try add([Person(1, "b", age: 3), Person(2, "a"), Person(3, "c", age: 1)])
    let none: [Int] = []
    #expect(try people.filter("id IN %@", none).isEmpty && people.filter("NOT id IN %@", none).count == 3)
    #expect(try people.filter("age IN {}").isEmpty && people.filter("ANY numbers IN {}").isEmpty)
    #expect(people.where { $0.id.in(none) }.isEmpty && people.where { !$0.name.in([]) }.count == 3)
    #expect(people.where { $0.age.in([nil, 1]) }.map(\.id) == [2, 3])
    #expect(try people.filter("age IN %@", [nil, 1] as [Int?]).map(\.id) == [2, 3])
    #expect(try people.filter("friend IN %@", [Person]()).isEmpty)
    #expect(people.where { $0.friend.in([Person]()) }.isEmpty)
  }

  @Test("IN with 10,000 values finds what a loop finds, of numbers, strings, and links")
  func largeIn() throws {
    try add((0..<3_000).map { Person($0, "name \($0)", age: $0 % 7 == 0 ? nil : $0) })
    try store.write {
      for person in people { person.friend = people[(person.id * 7) % 3_000] }
    }
    let ids = (0..<10_000).map { $0 * 2 - 5_000 }
    let wanted = Set(ids)
    let expected = (0..<3_000).filter { wanted.contains($0) }
    #expect(people.where { $0.id.in(ids) }.map(\.id) == expected)
    #expect(try people.filter("id IN %@", ids).map(\.id) == expected)
    #expect(
      people.where { $0.age.in(ids.map { $0 as Int? } + [nil]) }.count
        == people.count { person in person.age.map { wanted.contains($0) } ?? true })
    let names = ids.map { "name \($0)" }
    #expect(people.where { $0.name.in(names) }.map(\.id) == expected)
    let friends = people.where { $0.id < 1_000 }.map { $0 }
    let known = Set(friends.map(\.id))
    #expect(
      people.where { $0.friend.in(friends) }.count == people.count { known.contains($0.friend?.id ?? -1) })
  }

  @Test("ANY of nothing is false, ALL and NONE of nothing are true, and aggregates of nothing are nil or 0")
  func emptyLists() throws {
    try add([Person(1), Person(2)])
    try store.write { people[1].numbers.append(contentsOf: [nil, 3]) }
    #expect(try people.filter("ANY numbers > 0").map(\.id) == [2])
    #expect(try people.filter("ALL numbers > 0").map(\.id) == [1])
    #expect(try people.filter("NONE numbers > 0").map(\.id) == [1])
    #expect(try people.filter("ANY numbers == nil").map(\.id) == [2])
    #expect(try people.filter("ANY friends.age == nil").isEmpty)
    #expect(try people.filter("friends.@count == 0 AND numbers.@sum == 0").map(\.id) == [1])
    #expect(
      try people.filter("numbers.@max == nil").map(\.id) == [1]
        && people.filter("numbers.@avg == 3").count == 1)
    #expect(people.min(of: \.age) == nil && people.sum(of: \.age) == 0 && people.average(of: \.age) == nil)
  }

  @Test("Every object is visited when each is deleted, or leaves the results, during an iteration")
  func deletedWhileIterating() throws {
    try add((1...50).map { Person($0, "x", age: $0) })
    try store.write { for person in people.where({ $0.name == "x" }) { person.name = "y" } }
    #expect(people.where { $0.name == "y" }.count == 50)
    try store.write { for person in people where person.id.isMultiple(of: 2) { store.delete(person) } }
    #expect(people.count == 25)
    try store.write {
      let all = people.sorted(by: \.age, ascending: false)
      for person in all { person.age = (person.age ?? 0) + 100 }
      while let first = people.first { store.delete(first) }
    }
    #expect(people.isEmpty)
    check()
  }

  @Test("A list, set or map that is added to itself, or replaced by a part of itself")
  func ownContents() throws {
    try add((1...3).map { Person($0) })
    let person = people[0]
    try store.write {
      person.numbers = [1, nil, 3]
      person.numbers.append(contentsOf: person.numbers)
      #expect(Array(person.numbers) == [1, nil, 3, 1, nil, 3])
      person.numbers.replaceSubrange(1..<5, with: person.numbers.reversed())
      #expect(Array(person.numbers) == [1, 3, nil, 1, 3, nil, 1, 3])
      person.numbers.insert(contentsOf: person.numbers.prefix(2), at: 8)
      #expect(Array(person.numbers).suffix(3) == [3, 1, 3])
      person.numbers = person.numbers
      #expect(person.numbers.count == 10)
      person.friends.append(contentsOf: people)
      person.friends.append(contentsOf: person.friends)
      #expect(person.friends.map(\.id) == [1, 2, 3, 1, 2, 3])
      person.friends.removeAll { $0.id == 2 }
      person.friends.swapAt(0, 3)
      person.friends.move(from: 0, to: 3)
      #expect(person.friends.map(\.id) == [3, 1, 1, 3])
      person.tags = ["a", "b"]
      person.tags.formUnion(person.tags)
      person.tags.formIntersection(person.tags)
      #expect(person.tags.count == 2)
      person.tags.subtract(person.tags)
      #expect(person.tags.isEmpty)
      person.byName = ["a": person, "b": people[1]]
      person.byName.merge(person.byName.map { ($0.key, $0.value) }) { $1 }
      #expect(person.byName.keys == ["a", "b"])
      person.pets.append(contentsOf: [Pet("a"), Pet("b")])
      person.pets.reverse()
      person.pets.swapAt(0, 1)
      #expect(person.pets.map(\.name) == ["a", "b"])
      person.pets[0] = person.pets[0]
      person.pet = person.pet
      person.pets = person.pets
      #expect(person.pets.map(\.name) == ["a", "b"])
    }
    check()
  }

  @Test(
    "Strings with NUL, of two normal forms, empty, and long ones are keys, unique values and indexed values")
  func strings() throws {
    let texts = [
      "", "\0", "a\0b", "a\0", "a", "é", "e\u{301}", "A", "İ", "i\u{307}", "ß", "🎅🏽", "🎅",
      String(repeating: "x", count: 5_000),
    ]
    try store.write {
      for text in texts {
        let word = store.create(Word.self, value: ["text": text, "code": text, "other": text])
        #expect(word.text.utf8.elementsEqual(text.utf8))
      }
    }
    let words = store.objects(Word.self)
    #expect(words.count == texts.count)
    for text in texts {
      let found = store.object(ofType: Word.self, forPrimaryKey: text)
      #expect(
        found?.text.utf8.elementsEqual(text.utf8) == true
          && found?.other.utf8.elementsEqual(text.utf8) == true)
      let expected = texts.filter { $0 == text }.count
      #expect(words.where { $0.text == text }.count == expected, "\(text.debugDescription)")
      #expect(
        words.where { $0.other == text }.count == expected
          && words.where { $0.code == text }.count == expected)
      #expect(try words.filter("other == %@", text).count == expected)
      #expect(
        words.where { $0.other.starts(with: text) }.count == texts.count { $0.starts(with: text) },
        "\(text.debugDescription)")
      #expect(
        words.where { $0.other.contains(text) }.count
          == texts.count { text.isEmpty || $0.firstRange(of: text) != nil },
        "\(text.debugDescription)")
    }
    #expect(words.distinct(by: \.other).count == Set(texts).count)
    #expect(words.where { $0.other.contains("\0") }.count == 3)
    check()
  }

  @Test("A date keeps all its bits, and is found again")
  func dates() throws {
    let dates = [
      Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 0.1 + 0.2),
      Date(timeIntervalSince1970: 1_700_000_000.123456789),
      Date(timeIntervalSinceReferenceDate: -0.0),
      Date(timeIntervalSinceReferenceDate: .leastNonzeroMagnitude),
    ]
    try store.write {
      for (index, date) in dates.enumerated() {
        let person = Person(index)
        person.born = date
        person.any = .date(date)
        store.add(person)
      }
    }
    for (index, date) in dates.enumerated() {
      #expect(people[index].born == date && people[index].any.dateValue == date)
      #expect(people.where { $0.born == date }.first?.born == date)
      #expect(try people.filter("born == %@ AND #any == %@", date, date).count >= 1)
      #expect(people.where { $0.born.contains(date...date) }.count == dates.count { $0 == date })
    }
  }

  @Test("Decimals keep 38 digits, and their sums and averages are decimal")
  func decimals() throws {
    let texts = [
      "0.1", "0.2", "12345678901234567890123456789012345678", "-0.00000000000000000000000000000000000001",
      "1e-120", "1e120",
    ]
    let numbers = texts.compactMap { Decimal(string: $0) }
    try store.write {
      for (index, number) in numbers.enumerated() {
        let person = Person(index)
        person.price = number
        store.add(person)
      }
    }
    for (index, number) in numbers.enumerated() {
      #expect(people[index].price == number)
      #expect(people.where { $0.price == number }.map(\.id) == [index])
    }
    let small = people.where { $0.id < 2 }
    #expect(
      small.sum(of: \.price) == Decimal(string: "0.3")
        && small.average(of: \.price) == Decimal(string: "0.15"))
    let json = try JSONEncoder().encode(Frozen(people[0])?.price)
    #expect(String(decoding: json, as: UTF8.self) == "0.1")
  }

  @Test("Values of any type compare as numbers do, and not across kinds")
  func anyValues() throws {
    let values: [AnyPersistable] = [
      nil, 1, 1.0, .float(1), .decimal(1), true, "1", "a", .data(Data([1])), .uuid(UUID()),
    ]
    try store.write {
      for (index, value) in values.enumerated() {
        let person = Person(index)
        person.any = value
        store.add(person)
      }
    }
    #expect(try people.filter("#any == 1").map(\.id) == [1, 2, 3, 4])
    #expect(try people.filter("#any == nil").map(\.id) == [0])
    #expect(
      try people.filter("#any == '1'").map(\.id) == [6] && people.filter("#any == true").map(\.id) == [5])
    #expect(try people.filter("#any > 0").map(\.id) == [1, 2, 3, 4])
    #expect(try people.filter("#any IN {1, 'a', nil}").map(\.id) == [0, 1, 2, 3, 4, 7])
    #expect(try people.filter("#any != 1").map(\.id) == [0, 5, 6, 7, 8, 9])
  }

  @Test("Linking objects are found in frozen objects, snapshots, and after a deletion")
  func frozenLinks() throws {
    try add((1...4).map { Person($0) })
    try store.write {
      people[0].friend = people[3]
      people[1].friend = people[3]
      people[0].friends.append(contentsOf: [people[3], people[3], people[2]])
    }
    let frozen = people[3].freeze()
    let snapshot = store.snapshot()
    let sent = try #require(Frozen(people[3]))
    try store.write { store.delete(people[0]) }
    #expect(people.last?.admirers.map(\.id) == [2] && people.last?.groups.isEmpty == true)
    #expect(frozen.admirers.map(\.id) == [1, 2] && frozen.groups.map(\.id).allSatisfy { $0 == 1 })
    #expect(frozen.admirers[0].friend?.id == 4 && frozen.admirers.where { $0.id > 1 }.map(\.id) == [2])
    #expect(sent.admirers.map(\.id) == [1, 2])
    #expect(snapshot.objects(Person.self).where { $0.admirers.id == 1 }.map(\.id) == [4])
    #expect(people.where { $0.admirers.count == 1 }.map(\.id) == [4])
    check()
  }

  @Test(
    "A reference to a deleted object leads to nil, and one to an object whose key is used again does not lead there"
  )
  func references() throws {
    try add([Person(1, "a")])
    let reference = ThreadSafeReference(to: people[0])
    let list = ThreadSafeReference(to: people[0].friends)
    let results = ThreadSafeReference(to: people.where { $0.name == "a" })
    try store.write {
      store.delete(people[0])
      store.add(Person(1, "a"))
    }
    #expect(store.resolve(reference) == nil && store.resolve(list) == nil)
    #expect(store.resolve(results)?.count == 1)
  }

  @Test("An object that is added twice, links to itself, or occurs twice in its graph is stored once")
  func graphs() throws {
    let person = Person(1, "self")
    person.friend = person
    person.friends.append(contentsOf: [person, person])
    person.byName["me"] = person
    person.others.insert(person)
    let second = Person(2)
    second.friend = person
    person.friends.append(second)
    try store.write {
      store.add([person, person, second])
      store.add(person)
    }
    #expect(
      people.count == 2 && person.friends.map(\.id) == [1, 1, 2] && person.admirers.map(\.id) == [1, 2])
    let copy = Person(1, "new")
    copy.friend = Person(2, "also new")
    try store.write { store.add(copy, update: .modified) }
    #expect(people.count == 2 && person.name == "new" && person.friends.isEmpty && second.name == "also new")
    #expect(person.friend == second)
    let error = #expect(throws: StoreError.self) { try store.write { store.add([Person(9), Person(9)]) } }
    #expect(error?.code == .duplicatePrimaryKey && people.count == 2)
    check()
  }

  @Test("Instances of one object are equal, and one element of a set")
  func hashes() throws {
    let person = Person(1)
    try store.write { store.add(person) }
    #expect(person == people[0] && Set([person, people[0]]).count == 1)
    #expect(person.hashValue == people[0].hashValue && person != Person(1))
  }

  @Test("Null, optionals in a dictionary, and numbers of another width are given as values")
  func givenValues() throws {
    let values: [String: Any] = [
      "id": NSNumber(value: 5), "age": NSNull(), "name": "a", "born": Optional<Date>.none as Any,
      "numbers": [1, nil, NSNull()] as [Any?],
      "friend": ["id": Int8(6), "age": UInt16(7)], "price": 2, "tags": ["x", "x"], "byName": ["n": NSNull()],
      "any": [1, "a", NSNull()] as [Any],
    ]
    try store.write { store.create(Person.self, value: values) }
    let person = try #require(store.object(ofType: Person.self, forPrimaryKey: 5))
    #expect(person.age == nil && person.born == nil && Array(person.numbers) == [1, nil, nil])
    #expect(
      person.friend?.age == 7 && person.price == 2 && person.tags.count == 1 && person.byName["n"] == nil)
    #expect(person.byName.containsKey("n"))
  }

  @Test("A write inside a callback, and a change of the observed results inside it, are delivered once each")
  func nestedWrites() async throws {
    try add([Person(1)])
    var log: [String] = []
    let results = people.where { $0.id > 0 }
    let token = results.observe { [store] change in
      if case .update(let results, let deletions, let insertions, let modifications) = change {
        log.append("\(deletions) \(insertions) \(modifications) of \(results.count)")
        if results.count < 4 { try? store.write { store.add(Person(results.count + 1)) } }
      }
    }
    store.refresh()
    try store.write { store.add(Person(2)) }
    for _ in 0..<5 { store.refresh() }
    #expect(log == ["[] [1] [] of 2", "[] [2] [] of 3", "[] [3] [] of 4"])
    token.invalidate()
  }

  @Test(
    "Deleting and adding an object with the same key in one write is a deletion and an insertion, or a modification"
  )
  func replacedObjects() async throws {
    try add([Person(1, "a"), Person(2, "b")])
    let old = people[0]
    var updates = people.updates.makeAsyncIterator()
    _ = try await updates.next()
    try store.write {
      store.delete(old)
      store.add(Person(1, "c"))
    }
    #expect(old.isInvalidated && people.map(\.name).sorted() == ["b", "c"])
    let changes = try #require(try await updates.next()).changes
    #expect(changes.deletions.count == changes.insertions.count)
    check()
  }

  @Test("An embedded object moves, is replaced and is copied without leaving one behind")
  func embedded() throws {
    try add([Person(1), Person(2)])
    let (first, second) = (people[0], people[1])
    try store.write {
      first.pet = Pet("a")
      first.pet = Pet("b")
      second.pets.append(contentsOf: [Pet("c"), Pet("d")])
      second.pets[0] = Pet("e")
      first.pet = try first.pet.map { try Pet(value: $0) }
      second.pets.removeLast()
      store.create(
        Person.self, value: ["id": 3, "pet": ["name": "f"], "pets": [["name": "g"], ["name": "h"]]])
      store.delete(second)
    }
    #expect(first.pet?.name == "b" && people.count == 2)
    let snapshot = store.context.snapshot
    let table = try #require(snapshot.table(named: ObjectClass.tableName(of: Pet.self)))
    #expect(snapshot[table].count == 4)
    check()
  }
}
