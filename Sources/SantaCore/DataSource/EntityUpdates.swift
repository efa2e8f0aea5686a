public import SantaStore

/// The entities that match a query, and their changes, as an asynchronous sequence; see ``StoreDataSource/observe(_:)``.
///
/// The sequence can be iterated in any isolation, and several times at once.
public struct EntityUpdates<Entity: Sendable>: AsyncSequence, Sendable {
  /// The entities before and after a change, and the change set.
  public typealias Element = CollectionUpdate<[Entity]>
  /// The error that the sequence throws. An error of the mapper is its `underlyingError`.
  public typealias Failure = StoreError
  typealias Next = @Sendable () async throws(StoreError) -> Element?

  private let begin: @Sendable () -> Next

  /// - Parameter begin: begins an observation, and returns the function that provides its elements.
  init(_ begin: @escaping @Sendable () -> Next) { self.begin = begin }

  /// Begins an observation, and returns an iterator over its elements.
  public func makeAsyncIterator() -> Iterator { Iterator(next: begin()) }

  /// An iterator that waits for changes. The observation ends when the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let next: Next

    /// Waits for the next change, and returns it. Returns nil when the task is cancelled.
    ///
    /// - Throws: the error of the store; `StoreError` with `.mappingFailed` if the mapper or the query throws another error.
    ///   The sequence then ends.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> Element? { try await next() }
  }
}
