public import SantaStore

/// The entities that a query asks for, and their changes, as an asynchronous sequence; see ``StoreDataSource/observe(_:)``.
///
/// It can be iterated in any isolation, and several times at once.
public struct EntityUpdates<Entity: Sendable>: AsyncSequence, Sendable {
  /// The entities before and after a change, and the change set.
  public typealias Element = CollectionUpdate<[Entity]>
  /// The type of the errors, which include those of the mapper.
  public typealias Failure = any Error
  typealias Next = @Sendable () async throws -> Element?

  private let begin: @Sendable () -> Next

  /// - Parameter begin: begins an observation, and returns the function for its elements.
  init(_ begin: @escaping @Sendable () -> Next) { self.begin = begin }

  /// Begins an observation.
  public func makeAsyncIterator() -> Iterator { Iterator(next: begin()) }

  /// Waits for changes. The observation ends when the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let next: Next

    /// The next change; nil when the task is cancelled.
    ///
    /// - Throws: the error of the mapper or of the store. Then the sequence ends.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Element? {
      try await next()
    }
  }
}
