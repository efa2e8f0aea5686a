import Foundation
import Testing

/// Closures that the compiler must reject because they use a property of a type that isn't an object. For example, a store
/// doesn't contain `String.count`.
struct QueryCompilingTests {
  /// Returns the compiler's errors for a closure that is passed to `where`.
  private func errors(_ closure: String) throws -> [String] {
    try Compiling.errors(
      """
      import SantaCore
      final class Stop: Object {
        @Persisted var number: Int
        @Persisted var place: String
        @Persisted var next: Stop?
        @Persisted var names: List<String>
      }
      func stops(_ all: Results<Stop>) { _ = all.where { \(closure) } }
      """)
  }

  @Test(
    "A property of a number, a text or a list is an error, and one of an object is none",
    .enabled(if: Compiling.hasModules))
  func members() throws {
    #expect(try errors("$0.place.isEmpty && $0.next.place.count > 3 && $0.names.isEmpty") == [])
    for closure in [
      "$0.number.bitWidth > 3", "$0.next.place.hashValue > 3", "$0.names.underestimatedCount > 3",
    ] {
      #expect(try !errors(closure).isEmpty, "\(closure)")
    }
  }
}
