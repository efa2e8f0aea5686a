import Testing

@Suite("Properties that must not compile") struct RefusedPropertyTests {
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
}
