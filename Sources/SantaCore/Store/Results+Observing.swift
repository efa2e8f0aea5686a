public import Dispatch

extension Results {
  /// Calls back with the results as they are, and then whenever they change.
  ///
  /// ```swift
  /// let token = stops.observe { change in
  ///   switch change {
  ///   case .initial(let stops): show(stops)
  ///   case .update(let stops, let deletions, let insertions, let modifications): …
  ///   case .error(let error): …
  ///   }
  /// }
  /// ```
  ///
  /// What may be coalesced: any number of commits become one call. What is never told: a change that was taken back
  /// before the call. Which index means what: see ``CollectionChange`` and ``ChangeSet``. Within the call,
  /// `results[i]` is the object meant for every new index. Unfit for hearing of every single commit.
  ///
  /// - Parameters:
  ///   - keyPaths: what counts as a modification; nil: any change of an object, or of one that it reaches over at
  ///     most 3 links. An empty array: none. Insertions and deletions are always told. The program stops at a key
  ///     path that is not stored.
  ///   - isolation: where to call back: the actor that this is called on, which is the store's, or becomes it where the
  ///     store belongs nowhere yet; see ``Store``. In a function that is not isolated, the actor that runs it. One that
  ///     can't be found out gets an `.error` at once.
  ///   - block: never called from within `observe`; may read and write the store, without a `write` of its own where
  ///     `isInWriteTransaction` is true already (a write that begins delivers what is due); kept until the token goes,
  ///     so it must not capture the token strongly.
  public func observe(
    keyPaths: [PartialKeyPath<Element>]? = nil, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (CollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken {
    observe(paths: keyPaths.map { $0.map(Self.path) }, isolation: isolation, block)
  }

  /// The same with key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` where a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (CollectionChange<Results<Element>>) -> Void
  ) throws -> NotificationToken {
    observe(
      paths: try keyPaths.map { try PropertyPath($0, of: Element.self) }, isolation: isolation, block)
  }

  /// The same, called back on a serial queue of your own: with results of a store that belongs to that queue.
  ///
  /// - Parameter block: runs on `queue`; what it is given must stay there.
  public func observe(
    keyPaths: [PartialKeyPath<Element>]? = nil, on queue: DispatchQueue,
    _ block: @escaping @Sendable (CollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken {
    let (query, paths) = (query, keyPaths.map { $0.map(Self.path) })
    if context.isFrozen { return frozenToken { block(.error($0)) } }
    return QueueObservation.begin(in: context, on: queue) {
      Results($0, query).observe(paths: paths, isolation: nil, block)
    }
  }

  private func observe(
    paths: [PropertyPath]?, isolation: (any Actor)?,
    _ block: @escaping (CollectionChange<Results<Element>>) -> Void
  ) -> NotificationToken {
    observeChanges(CollectionView(.results(query), paths: paths), isolation: isolation) { change, _ in
      switch change {
      case .success(let change): block(change.told(of: self))
      case .failure(let error): block(.error(error))
      }
    }
  }

  /// The same with change sets, each with the results that its new indices refer to. Within a transaction these are
  /// frozen: callbacks that came before may have changed what the results are.
  func observeChanges(
    _ view: CollectionView, isolation: (any Actor)?,
    _ block: @escaping (Result<CollectionView.Change, StoreError>, _ meant: Results) -> Void
  ) -> NotificationToken {
    let (query, results) = (query, self)
    guard let live = context as? LiveContext else { return frozenToken { block(.failure($0), results) } }
    do throws(StoreError) { try checkClass() } catch {
      return refusedToken(error, in: live, isolation: isolation) { block(.failure($0), results) }
    }
    return live.observe(.collection(view), isolation: isolation) { [unowned live] event in
      switch event {
      case .change(.collection(let change, _, let after)):
        var meant = results
        if let found = after.live {
          if live.transaction == nil { results.know(found) } else { meant = results.frozen(query, found) }
        }
        block(.success(change), meant)
      case .failure(let error): block(.failure(error), results)
      default: break
      }
    }
  }

  private func frozen(_ query: ResultsQuery, _ live: LiveQuery) -> Results {
    Results(_ModelContext(engine: context.engine, snapshot: live.snapshot, isFrozen: true), query, live)
  }

  private func frozenToken(_ tell: @escaping (StoreError) -> Void) -> NotificationToken {
    refusedToken(.cannotObserve("A frozen \(Self.self)"), in: nil, isolation: nil, tell)
  }

  /// What changes, as a sequence to iterate over: the first element has `isInitial`.
  ///
  /// ```swift
  /// for try await update in stops.updates {
  ///   for (old, new) in update.changes.moves { … }
  /// }
  /// ```
  ///
  /// While the body runs, changes coalesce. Ends when its task is cancelled. Belongs to the store's isolation.
  public var updates: CollectionUpdates<Results<Element>> {
    let query = query
    do throws(StoreError) { try checkClass() } catch { return CollectionUpdates(failure: error) }
    return CollectionUpdates(context, .results(query)) { context, view in
      view.live.map { Results(context, query, $0) } ?? Results(context, query)
    }
  }
}
