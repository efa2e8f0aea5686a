import SantaCore
import Testing

/// Properties that must not compile.
struct RefusedPropertyTests {
  @Test(
    "A type that can't be stored is one error, which says what to declare instead",
    .enabled(if: Compiling.hasModules),
    arguments: [
      ("var names: [String] = []", "Declare a List"),
      ("var counts: [String: Int] = [:]", "Declare a Map"),
      ("var names: Set<Int> = []", "Declare a MutableSet"),
      ("var friend = Child()", "Declare a link as an optional"),
      ("var mood = Mood.good", "conform to 'PersistableProperty'"),
    ])
  func refused(property: String, words: String) throws {
    let errors = try Compiling.errors(
      """
      import SantaCore
      enum Mood { case good }
      final class Child: Object {
        @Persisted var name = ""
        @Persisted var next: Child?
      }
      final class Stop: Object {
        @Persisted \(property)
      }
      """)
    #expect(errors.count == 1 && errors[0].contains(words), "\(errors)")
  }

  private final class Forgetful: Object {
    @Persisted var id = 0
    let names = List<String>()
  }

  private final class Careless: Object {
    @Persisted var id = 0
    var counts = Map<String, Int>()
  }

  @Test("A collection without @Persisted is refused, because its elements would be lost")
  func unwrapped() throws {
    for (type, words) in [
      (Forgetful.self as Object.Type, "declare it as @Persisted var names: List<String>"),
      (Careless.self, "declare it as @Persisted var counts: Map<String, Int>"),
    ] {
      let error = #expect(throws: StoreError.self) {
        try Store(configuration: .init(location: .inMemory("unwrapped \(type)"), objectTypes: [type]))
      }
      #expect(error?.code == .invalidConfiguration && error?.message.contains(words) == true)
    }
  }
}
