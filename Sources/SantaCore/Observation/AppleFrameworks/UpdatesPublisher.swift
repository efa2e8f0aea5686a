#if canImport(Combine)
  public import Combine

  extension Updates {
    /// The elements of the sequence as a Combine publisher.
    ///
    /// ```swift
    /// stops.updates.publisher.sink { completion in … } receiveValue: { update in table.apply(update.changes) }
    /// stops.values.publisher.map(\.count).sink { completion in … } receiveValue: { badge.count = $0 }
    /// santa.updates(keyPaths: [\.title]).publisher.sink { completion in … } receiveValue: { update in … }
    /// ```
    ///
    /// Each subscriber gets the elements that a loop over the sequence would get: first the current state, then the changes.
    /// While a subscriber asks for none, changes coalesce. Elements arrive on the store's isolation. They are frozen, so
    /// operators may pass them on to another queue.
    ///
    /// The publisher finishes where the sequence ends: after the deletion of an object, and at once for a collection in no
    /// store. It fails with the ``StoreError`` that the sequence would throw. Subscribe on the store's isolation. A
    /// subscription may be cancelled on any thread.
    public var publisher: UpdatesPublisher<Element> { UpdatesPublisher(updates: self) }
  }

  /// A publisher of the changes of a collection, an object or a store; see ``Updates/publisher``.
  public struct UpdatesPublisher<Output>: Publisher {
    /// The error with which the publisher fails.
    public typealias Failure = StoreError

    fileprivate let updates: Updates<Output>

    /// Begins to observe, for one subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == StoreError {
      guard let source = updates.source, updates.failure == nil else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: updates.failure.map { .failure($0) } ?? .finished)
        return
      }
      let subscription = UpdatesSubscription()
      subscriber.receive(subscription: subscription)
      UpdatesFeed(source, subscription, subscriber).begin()
    }
  }
#endif
