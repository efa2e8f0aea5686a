import Synchronization

/// The closures to call when an order grows.
final class Followers: Sendable {
  private struct State {
    var bodies: [Int: @Sendable (Growth?) -> Void] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Calls a closure at each ``notify(_:)``, until the returned value is released.
  func add(_ body: @escaping @Sendable (Growth?) -> Void) -> Following {
    let number = state.withLock { state in
      state.next += 1
      state.bodies[state.next] = body
      return state.next
    }
    return Following { [weak self] in _ = self?.state.withLock { $0.bodies.removeValue(forKey: number) } }
  }

  var isEmpty: Bool { state.withLock { $0.bodies.isEmpty } }

  /// - Parameter growth: the appended changes, if they are known.
  func notify(_ growth: Growth? = nil) {
    for body in state.withLock({ Array($0.bodies.values) }) { body(growth) }
  }
}

/// Keeps a closure registered that is called when an order has grown. Releasing this object removes the closure.
public final class Following: Sendable {
  private let end: @Sendable () -> Void

  /// - Parameter end: called once, on any thread.
  public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
