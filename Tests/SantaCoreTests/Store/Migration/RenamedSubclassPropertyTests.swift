import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression test: if several listed subclasses had a property, only the first one's `renamedFrom` was used, and the values stayed
/// hidden under the former name.
struct RenamedSubclassPropertyTests {
  private enum Old {
    class Animal: Object {
      @Persisted(primaryKey: true) var id: Int
      override class var subclasses: [Object.Type] { [Dog.self, Cat.self] }
    }
    final class Dog: Animal { @Persisted var feet = 4 }
    final class Cat: Animal { @Persisted var feet = 4 }
  }

  private enum SecondOnly {
    class Animal: Object {
      @Persisted(primaryKey: true) var id: Int
      override class var subclasses: [Object.Type] { [Dog.self, Cat.self] }
    }
    final class Dog: Animal { @Persisted var legs = 0 }
    final class Cat: Animal { @Persisted(renamedFrom: "feet") var legs = 0 }
  }

  private enum Both {
    class Animal: Object {
      @Persisted(primaryKey: true) var id: Int
      override class var subclasses: [Object.Type] { [Dog.self, Cat.self] }
    }
    final class Dog: Animal { @Persisted(renamedFrom: "feet") var legs = 0 }
    final class Cat: Animal { @Persisted(renamedFrom: "paws") var legs = 0 }
  }

  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let store = try directory.openStore([Old.Animal.self], isolation: nil)
    try store.write {
      store.create(Old.Dog.self, value: ["id": 1, "feet": 3])
      store.create(Old.Cat.self, value: ["id": 2, "feet": 5])
    }
  }

  @Test("The renaming by any of them keeps the values of all")
  func second() throws {
    for _ in 0..<2 {
      let store = try directory.openStore([SecondOnly.Animal.self], isolation: nil)
      #expect(store.object(ofType: SecondOnly.Dog.self, forPrimaryKey: 1)?.legs == 3)
      #expect(store.object(ofType: SecondOnly.Cat.self, forPrimaryKey: 2)?.legs == 5)
      #expect(store.objects(SecondOnly.Cat.self).where { $0.legs == 5 }.count == 1)
      store.context.snapshot.checkInvariants()
    }
  }

  @Test("Different former names of one property are refused, and the store stays as it is")
  func contradiction() throws {
    let error = #expect(throws: StoreError.self) {
      try directory.openStore([Both.Animal.self], isolation: nil)
    }
    #expect(
      error?.description.contains(
        "Dog and Cat declare their property legs as renamed from feet and from paws") == true,
      "\(error as Any)")
    let store = try directory.openStore([Old.Animal.self], isolation: nil)
    #expect(store.objects(Old.Dog.self)[0].feet == 3)
  }
}
