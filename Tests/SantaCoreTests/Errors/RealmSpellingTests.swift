import Testing

/// Spellings of RealmSwift and of Swift's strings that have other names here.
@Suite(.enabled(if: Compiling.hasModules)) struct RealmSpellingTests {
  @Test(
    "One error says what to write",
    arguments: [
      ("dog.tricks.append(objectsIn: [\"sit\"])", "append(contentsOf:)"),
      ("dog.names.insert(objectsIn: [\"Rex\"])", "formUnion(_:)"),
      ("_ = (dogs.realm, dog.tricks.realm, dog.names.realm, dog.marks.realm)", "'store'"),
      ("let sum: Int = dogs.sum(ofProperty: \"age\"); _ = sum", "dogs.sum(of: \\.age)"),
      (
        "let average: Double? = dog.friends.average(ofProperty: \"age\"); _ = average",
        "dogs.average(of: \\.age)"
      ),
      ("let least: Int? = dogs.min(ofProperty: \"age\"); _ = least", "dogs.min(of: \\.age)"),
      ("let most: Int? = dog.friends.max(ofProperty: \"age\"); _ = most", "dogs.max(of: \\.age)"),
      ("_ = dogs.filter(NSPredicate(format: \"age > 3\"))", "dogs.where { $0.age > 3 }"),
      ("store.writeAsync { dog.age += 1 }", "try await store.asyncWrite { … }"),
      ("let other: Realm? = store; _ = other", "'Store'"),
      ("let value: AnyRealmValue = 3; _ = value", "'AnyPersistable'"),
      ("let change: RealmCollectionChange<Results<Dog>>? = nil; _ = change", "'CollectionChange'"),
      ("_ = dogs.where { $0.name.hasPrefix(\"A\") }", "starts(with:)"),
      ("_ = dogs.where { $0.name.hasSuffix(\"A\") && $0.age > 1 }", "ends(with:)"),
      ("_ = dogs.where { $0.name.lowercased() == \"a\" }", ".caseInsensitive"),
      ("_ = dogs.where { $0.age == \"1\" }", "The property is a number"),
      ("_ = dogs.where { $0.age != \"1\" }", "The property is a number"),
      ("_ = dogs.where { [\"Rex\"].contains($0.name) }", "$0.name.in(names)"),
      ("_ = dogs.where { (1...3).contains($0.age) && $0.name == \"Rex\" }", "$0.age.contains(3...7)"),
      ("_ = dogs.where { (0.5..<1).contains($0.weight) }", "$0.age.contains(3..<7)"),
      ("_ = dogs.where { $0.friends.contains { $0.age > 3 } }", "a condition on the elements"),
      ("_ = dogs.where { $0.friends.contains(where: { $0.age > 3 }) }", "a condition on the elements"),
      ("_ = dogs.where { $0.friends.allSatisfy { $0.age > 3 } }", "Negate the opposite"),
      ("store.create(Dog.self, value: [4, \"Rex\"])", "Name the properties"),
      ("store.writeAsync({ dog.age += 1 }, onComplete: { _ in })", "try await store.asyncWrite { … }"),
    ])
  func whatToWrite(statement: String, replacement: String) throws {
    let errors = try Compiling.errors(
      """
      import SantaCore
      class NSPredicate { init(format: String) {} }
      class Dog: Object {
        @Persisted var age: Int
        @Persisted var weight: Double
        @Persisted var name: String
        @Persisted var tricks: List<String>
        @Persisted var names: MutableSet<String>
        @Persisted var marks: Map<String, Int>
        @Persisted var friends: List<Dog>
      }
      func use(_ store: Store, _ dog: Dog, _ dogs: Results<Dog>) { \(statement) }
      """)
    #expect(errors.count == statement.components(of: ".realm"), "\(errors)")
    #expect(errors.allSatisfy { $0.contains(replacement) }, "\(errors)")
  }
}

extension String {
  /// The number of expected errors: one, or one for each occurrence of a word that occurs several times.
  fileprivate func components(of word: String) -> Int { max(1, ranges(of: word).count) }
}
