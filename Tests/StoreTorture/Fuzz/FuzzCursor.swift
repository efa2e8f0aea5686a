import Dispatch
import Foundation
import SantaCore
import Synchronization

/// Consumes the transactions after the position of a cursor.
enum FuzzCursor {
  /// - Parameter limit: the maximum number of transactions.
  /// - Throws: the error that ends the cursor's sequence.
  static func consume(_ directory: URL, _ name: String, limit: Int) throws {
    let result = Mutex<Result<Void, any Error>>(.success(()))
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      do { try await consumeAll(directory, name, limit) } catch { result.withLock { $0 = .failure(error) } }
      done.signal()
    }
    done.wait()
    try result.withLock { $0 }.get()
  }

  private static func consumeAll(_ directory: URL, _ name: String, _ limit: Int) async throws {
    let store = try FuzzTemplates.open(directory, durability: .relaxed)
    let cursor = try store.cursor(named: name, from: .present)
    // The last transaction to wait for.
    try store.write(author: "fuzz") { store.add(Label(97), update: .all) }
    try store.write(author: "fuzz") { store.add(Parcel(97_531), update: .all) }
    var last: UInt64 = 0
    try store.history().forEach { last = $0.version }
    var count = 0
    for try await transaction in cursor {
      count += 1
      _ = try? transaction.changes(of: Toy.self).insertions.count
      if count % 3 == 0 { try store.write { store.add(Label(98), update: .all) } }
      if count > limit || transaction.version >= last { break }
    }
  }
}
