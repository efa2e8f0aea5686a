public import Synchronization

/// Finds out what the `@Persisted` properties of a class were declared with.
///
/// A probe is an ordinary instance, made while every wrapper is given a token of its own. The token leads to the
/// options that the wrapper was made with, and tells it apart from everything else in the instance's memory. Done
/// once a class; nothing on a hot path reflects.
@usableFromInline
enum ClassProbe {
  private struct State {
    var next = 0
    var options: [Int: PropertyOptions] = [:]
  }

  /// Far from any count or address, so that nothing else in an instance looks like a token.
  private static let firstToken = 0x5A7A_C0DE_0000_0000

  /// How many probes are being made.
  @usableFromInline static let active = Atomic<Int>(0)
  private static let state = Mutex(State())

  /// What a new wrapper's `handle` is: 0, or a token while a probe is being made, on any thread. An object made
  /// meanwhile elsewhere gets tokens too, and never misses the zeros.
  // Inlined into programs for the benchmark "iterate": as calls, one for each wrapper of each object made, these
  // tests were a quarter of it.
  @inlinable @inline(__always)
  static func handle(
    isPrimaryKey: Bool = false, isIndexed: Bool = false, onDelete: OnDelete = .keep,
    originProperty: String? = nil
  ) -> Int {
    if active.load(ordering: .relaxed) == 0 { return 0 }
    return token(
      isPrimaryKey: isPrimaryKey, isIndexed: isIndexed, onDelete: onDelete, originProperty: originProperty)
  }

  @usableFromInline @inline(never)
  static func token(
    isPrimaryKey: Bool, isIndexed: Bool, onDelete: OnDelete, originProperty: String?
  ) -> Int {
    state.withLock { state in
      state.next += 1
      let token = firstToken + state.next
      state.options[token] = PropertyOptions(
        isPrimaryKey: isPrimaryKey, isIndexed: isIndexed, deleteRule: onDelete.rule,
        originProperty: originProperty)
      return token
    }
  }

  static func options(of token: Int) -> PropertyOptions? { state.withLock { $0.options[token] } }

  /// Lends an instance whose wrappers hold tokens.
  static func withInstance<R, E: Error>(of type: Object.Type, _ body: (Object) throws(E) -> R) throws(E) -> R
  {
    // Both under the lock: the last probe to end must not clear the tokens of one that just began.
    state.withLock { _ in _ = active.add(1, ordering: .sequentiallyConsistent) }
    defer {
      state.withLock { state in
        if active.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { state.options.removeAll() }
      }
    }
    return try body(type.init())
  }
}
