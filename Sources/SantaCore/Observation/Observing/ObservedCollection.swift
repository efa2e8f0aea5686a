/// The observation of any kind of collection. Its properties are the parts in which the kinds of collections differ.
public struct _ObservedCollection<Collection: ObservableCollection> {
  /// A change for a callback, and a closure that unpins the collection in the change.
  typealias Notice = (change: Collection.Change, release: () -> Void)

  /// A function that converts the successive steps of one observation to changes. It returns nil for a step that doesn't change
  /// the collection for the callback.
  typealias Translation = (CollectionStep) -> Notice?

  /// The location of the collection in a store.
  struct Location {
    let context: _ModelContext
    let subject: CollectionView.Subject
    /// Returns the collection in another context on the same data: in a frozen context, for which the view is known, or in the
    /// context of another queue.
    let inContext: @Sendable (_ModelContext, CollectionView?) -> Collection
  }

  /// The name of the collection in messages.
  let name: String
  let location: Location?
  /// The reason why the collection can't be observed; nil if it can.
  var refusal: StoreError?
  /// Whether the changes are changes to sections.
  var isSectioned = false
  let translation: () -> Translation
  let error: @Sendable (StoreError) -> Collection.Change
  /// Converts an update. Returns nil for an update that doesn't change this collection.
  let update:
    (CollectionUpdate<Collection>, _ before: CollectionView, _ after: CollectionView) -> Collection.Update?

  private func view(_ interest: Interest, of location: Location) -> CollectionView {
    CollectionView(location.subject, interest, isSectioned: isSectioned)
  }

  func observe(
    _ interest: Interest, isolation: (any Actor)?, _ block: @escaping (Collection.Change) -> Void
  ) -> NotificationToken {
    guard refusal == nil, let location, let live = location.context as? LiveStore else {
      let refusal = refusal ?? .cannotObserve("This \(name)")
      return refusedToken(refusal, name, in: location?.context, isolation: isolation) { [error] in
        block(error($0))
      }
    }
    let translate = translation()
    return live.observe(.collection(view(interest, of: location)), named: name, isolation: isolation) {
      [error] event in
      switch event {
      case .change(.collection(let step)):
        guard let notice = translate(step) else { return }
        block(notice.change)
        notice.release()
      // The step isn't reported. The next change begins at the state after it.
      case .leftOut(.collection(let step)): translate(step)?.release()
      case .change(.failure(let failure)): block(error(failure))
      case .change(.object), .change(.store), .leftOut, .store: break
      }
    }
  }

  /// - Parameter isolation: the actor that calls this method; nil if it is unknown.
  func observe(
    _ interest: Interest, on destination: StoreIsolation, calledOn isolation: (any Actor)? = nil,
    _ block: @escaping @Sendable (Collection.Change) -> Void
  ) -> NotificationToken {
    guard refusal == nil, let location, let live = location.context as? LiveStore else {
      let refusal = refusal ?? .cannotObserve("This \(name)")
      return RemoteObservation.refuse(on: destination) { [error] in block(error(refusal)) }
    }
    if live.belongs(to: destination, calledOn: isolation) {
      return observe(interest, isolation: isolation, block)
    }
    let view = view(interest, of: location)
    return RemoteObservation.begin(
      in: live, on: destination, named: name, isRolledBack: { view.isRolledBack(in: $0) }
    ) { [inContext = location.inContext] there in
      inContext(there, nil)._observed.observe(interest, isolation: nil, block)
    } refuse: { [error] in
      block(error($0))
    }
  }

  func updates(_ interest: Interest) -> Updates<Collection.Update> { sequence(interest, update) }

  /// The collection after each update, as a sequence.
  var values: Updates<Collection> {
    sequence(.all) { [update] state, before, after in update(state, before, after).map { _ in state.after } }
  }

  private func sequence<Element>(
    _ interest: Interest,
    _ make: @escaping (CollectionUpdate<Collection>, CollectionView, CollectionView) -> Element?
  ) -> Updates<Element> {
    if let refusal, location?.context.isFrozen != true { return Updates(failure: refusal) }
    guard let location else { return Updates() }
    return Updates(location.context, .collection(view(interest, of: location)), named: name) {
      change, context in
      func frozen(_ view: CollectionView) -> Collection? {
        view.snapshot.map {
          location.inContext(context.frozen(at: $0), view)
        }
      }
      guard case .collection(let step) = change, let after = frozen(step.after) else { return nil }
      guard case .update(let changes) = step.change, let before = frozen(step.before) else {
        return make(
          CollectionUpdate(isInitial: true, before: after, after: after, changes: ChangeSet()), step.after,
          step.after)
      }
      return make(
        CollectionUpdate(
          isInitial: false, before: before, after: after,
          changes: changes.declared(by: Collection.ObservedElement.self)),
        step.before, step.after)
    }
  }
}

extension _ObservedCollection
where Collection.Change == CollectionChange<Collection>, Collection.Update == CollectionUpdate<Collection> {
  /// Creates the observation of a collection whose changes are indices.
  ///
  /// - Parameter pinned: returns the collection pinned to the state after a step, and a closure that unpins it.
  init(
    _ name: String, _ location: Location?, refusal: StoreError? = nil,
    pinned: @escaping (CollectionStep) -> (collection: Collection, release: () -> Void)
  ) {
    self.name = name
    self.location = location
    self.refusal = refusal
    translation = {
      { step in
        let (collection, release) = pinned(step)
        switch step.change {
        case .initial: return (.initial(collection), release)
        case .update(let changes):
          let change = CollectionChange.update(
            collection, deletions: changes.deletions, insertions: changes.insertions,
            modifications: changes.modifications.map(\.old))
          return (change, release)
        }
      }
    }
    error = { .error($0) }
    update = { update, _, _ in update }
  }
}
