import Foundation
import SantaCore

/// An actor that writes to its store, and whose own observer is notified.
actor WritingActor {
  private let store: Store
  private var token: NotificationToken?
  private var next: CheckedContinuation<Void, Never>?

  init(_ configuration: Store.Configuration) throws {
    // The store belongs to the actor that uses it first.
    store = try Store(configuration: configuration)
  }

  /// Observes the objects with the most presents, and waits for the first call.
  func observe() async {
    token = store.objects(Stop.self).where { $0.presents > 99_000 }.observe { _ in self.arrived() }
    await withCheckedContinuation { next = $0 }
  }

  func end() { token = nil }

  private func arrived() {
    next?.resume()
    next = nil
  }

  /// Returns the time from a commit to the callback, which runs in a later turn of this actor.
  func timeToCallback(_ number: Int) async throws -> Timing {
    store.beginWrite()
    store.object(ofType: Stop.self, forPrimaryKey: number % 8)?.presents = 100_000 + number
    let stopwatch = Stopwatch()
    try store.commitWrite()
    await withCheckedContinuation { next = $0 }
    return stopwatch.timing()
  }
}

/// An actor without a store, on which observers are called.
actor CalledActor {}
