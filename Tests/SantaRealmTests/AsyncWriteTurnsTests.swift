import SantaCoreTestSupport
import SantaRealm
import Testing

/// RealmSwift's asynchronous writes, which wait for each other.
@Suite("Asynchronous writes of RealmSwift", .unlessItHangs) @MainActor struct AsyncWriteTurnsTests {
  final class Counter: Object {
    @Persisted var number = 0
  }

  @Test("Asynchronous writes run in the order of their requests, and wait for an open transaction")
  func turns() async throws {
    let realm = try await Realm(
      configuration: Realm.Configuration(inMemoryIdentifier: "turns"), actor: MainActor.shared)
    let counter = try realm.write { realm.create(Counter.self) }
    var steps: [String] = []
    realm.beginAsyncWrite {
      steps.append("begin")
      counter.number = 300
    }
    try await until { steps == ["begin"] }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      realm.writeAsync {
        steps.append("write")
        counter.number += 1
      }
      realm.beginAsyncWrite {
        steps.append("second")
        counter.number += 10
        realm.commitAsyncWrite { error in
          #expect(error == nil)
          done.resume()
        }
      }
      steps.append("commit")
      realm.commitAsyncWrite()
    }
    #expect(steps == ["begin", "commit", "write", "second"] && counter.number == 311)
    #expect(!realm.isInWriteTransaction)
  }

  private func until(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(1)) }
  }
}
