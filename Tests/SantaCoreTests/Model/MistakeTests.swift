import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// Mistakes that no error can tell of stop the program, with a sentence.
@Suite("Mistakes that stop the program")
struct MistakeTests {
  @Test("Assigning to an object in a store outside a write")
  func assigningOutsideWrite() async {
    await #expect(processExitsWith: .failure) { try Scene.tenRows().store.row(1).value = 5 }
  }

  @Test("Changing a list in a store outside a write")
  func listOutsideWrite() async {
    await #expect(processExitsWith: .failure) { try Scene.tenInList().store.owner.rows.removeLast() }
  }

  @Test("A list index out of range")
  func listIndex() async {
    await #expect(processExitsWith: .failure) { _ = try Scene.tenInList().store.owner.rows[10] }
  }

  @Test("A results index out of range")
  func resultsIndex() async {
    await #expect(processExitsWith: .failure) { _ = try Scene.tenRows().store.objects(Row.self)[10] }
  }

  @Test("Cancelling where there is no write")
  func cancelling() async {
    await #expect(processExitsWith: .failure) { try Scene.tenRows().store.cancelWrite() }
  }
}
