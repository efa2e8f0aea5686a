import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// Mistakes that no error can tell of stop the program, with a sentence.
@Suite("Mistakes that stop the program")
struct MistakeTests {
  /// The sentence is for whoever looks at the standard error stream; programs built for release leave it out.
  private func expect(_ sentence: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #if DEBUG
      #expect(text.contains(sentence))
    #endif
  }

  @Test("Assigning to an object in a store outside a write")
  func assigningOutsideWrite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Scene.tenRows().store.row(1).value = 5
    }
    expect(
      "A Row in a store was changed outside a write transaction. Put the change into store.write { }.",
      in: result)
  }

  @Test("Assigning a value of another type by name outside a write")
  func assigningByNameOutsideWrite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Scene.tenRows().store.row(1)["note"] = 5
    }
    expect("Changing a Row outside a write transaction. Put it into store.write { }.", in: result)
  }

  @Test("Changing a list in a store outside a write")
  func listOutsideWrite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Scene.tenInList().store.owner.rows.removeLast()
    }
    expect("Changing a collection outside a write transaction. Put it into store.write { }.", in: result)
  }

  @Test("A list index out of range")
  func listIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try Scene.tenInList().store.owner.rows[10]
    }
    expect("Index 10 is outside the list, which has 10 elements.", in: result)
  }

  @Test("A results index out of range")
  func resultsIndex() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try Scene.tenRows().store.objects(Row.self)[10]
    }
    expect("Index 10 is outside the results, which are 10.", in: result)
  }

  @Test("Cancelling where there is no write")
  func cancelling() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Scene.tenRows().store.cancelWrite()
    }
    expect("There is no write transaction to cancel. Call beginWrite() first.", in: result)
  }
}
