#if canImport(Combine)
  public import Combine

  extension Updates {
    /// The elements of the sequence as a Combine publisher.
    ///
    /// ```swift
    /// stops.updates.publisher.sink { completion in … } receiveValue: { update in table.apply(update.changes) }
    /// stops.values.publisher.map(\.count).sink { completion in … } receiveValue: { badge.count = $0 }
    /// santa.updates(.only(\.title)).publisher.sink { completion in … } receiveValue: { update in … }
    /// ```
    ///
    /// Each subscriber receives the same elements as a loop over the sequence: first the current state, then the changes.
    /// Changes are coalesced while a subscriber has no demand. Elements are delivered on the store's isolation. They are
    /// frozen, so operators may pass them to another queue.
    ///
    /// The publisher finishes when the sequence ends: after the deletion of an object, or immediately for a collection that
    /// isn't in a store. It fails with the ``StoreError`` that the sequence would throw. Subscribe on the store's isolation. A
    /// subscription can be cancelled on any thread.
    public var publisher: UpdatesPublisher<Element> { UpdatesPublisher(updates: self) }
  }

  /// A publisher of the changes to a collection, an object or a store; see ``Updates/publisher``.
  public struct UpdatesPublisher<Output>: Publisher {
    /// The error with which the publisher fails.
    public typealias Failure = StoreError

    fileprivate let updates: Updates<Output>

    /// Begins an observation for one subscriber.
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
