extension Store {
  /// Calls back whenever the store shows a new state: after each commit of its own, before the commit returns, and
  /// after it moved on to the commits of others.
  ///
  /// The program stops if this is called on an actor that can't be determined; see ``Store``.
  ///
  /// - Parameters:
  ///   - isolation: the actor to call back on, as in ``ObservableCollection/observe(isolation:_:)``.
  ///   - block: may read and write the store. It is kept until the token is invalidated or released, so that it must
  ///     not capture the token strongly.
  public func observe(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (Notification, Store) -> Void
  ) -> NotificationToken {
    context.observe(.store, named: "the store", isolation: isolation) { [unowned context] event in
      switch event {
      case .store(.didChange): block(.didChange, Store(context))
      case .store(.refreshRequired): block(.refreshRequired, Store(context))
      case .change: break
      }
    }
  }
}
