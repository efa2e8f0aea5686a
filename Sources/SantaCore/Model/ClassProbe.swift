public import Synchronization

/// Determines the arguments of a class's `@Persisted` declarations.
///
/// A probe is an ordinary instance that is created while every new wrapper gets a unique token. The token identifies the
/// arguments of the wrapper, and the wrapper's offset in the instance's memory. Each class is probed only once, so that no hot
/// path uses reflection.
@usableFromInline
enum ClassProbe {
  private struct State {
    var next = 0
    var options: [Int: PropertyOptions] = [:]
  }

  /// A number that is unlike any count or address, so that nothing else in an instance looks like a token.
  private static let firstToken = 0x5A7A_C0DE_0000_0000

  /// The number of probes that are being created.
  @usableFromInline static let active = Atomic<Int>(0)
  private static let state = Mutex(State())

  /// Returns the `handle` of a new wrapper: a token while any thread is creating a probe, and otherwise 0. Objects that other
  /// threads create during that time get tokens, too, which is harmless.
  // Inlined into programs for the benchmark "iterate": as calls, one for each wrapper of each new object, these checks took a
  // quarter of the benchmark's time.
  @inlinable @inline(__always)
  static func handle(
    isPrimaryKey: Bool = false, isIndexed: Bool = false, isUnique: Bool = false, isCounter: Bool = false,
    onDelete: OnDelete = .nullify, originProperty: String? = nil, storedName: String? = nil,
    formerName: String? = nil
  ) -> Int {
    if active.load(ordering: .relaxed) == 0 { return 0 }
    return token(
      isPrimaryKey: isPrimaryKey, isIndexed: isIndexed, isUnique: isUnique, isCounter: isCounter,
      onDelete: onDelete, originProperty: originProperty, storedName: storedName, formerName: formerName)
  }

  @usableFromInline @inline(never)
  static func token(
    isPrimaryKey: Bool, isIndexed: Bool, isUnique: Bool, isCounter: Bool, onDelete: OnDelete,
    originProperty: String?, storedName: String?, formerName: String?
  ) -> Int {
    state.withLock { state in
      state.next += 1
      let token = firstToken + state.next
      state.options[token] = PropertyOptions(
        isPrimaryKey: isPrimaryKey, isIndexed: isIndexed, isUnique: isUnique, isCounter: isCounter,
        deleteRule: onDelete.rule, storedName: storedName, formerName: formerName,
        originProperty: originProperty)
      return token
    }
  }

  static func options(of token: Int) -> PropertyOptions? { state.withLock { $0.options[token] } }

  /// Calls `body` with an instance whose wrappers have tokens.
  static func withInstance<R, E: Error>(of type: Object.Type, _ body: (Object) throws(E) -> R) throws(E) -> R
  {
    // The counter changes under the lock in both directions, so that the last probe to end doesn't remove the tokens of a probe
    // that has just begun.
    state.withLock { _ in _ = active.add(1, ordering: .sequentiallyConsistent) }
    defer {
      state.withLock { state in
        if active.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { state.options.removeAll() }
      }
    }
    return try body(type.init())
  }
}
