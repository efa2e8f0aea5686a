extension Store {
  /// Calls back whenever the store shows another state: after each own commit, before that returns, and when it has
  /// moved on to what others committed.
  ///
  /// The program stops where this is called on an actor that can't be found out; see ``Store``.
  ///
  /// - Parameters:
  ///   - isolation: where to call back, as in `Results.observe`.
  ///   - block: may read and write the store. It is kept, with all it captures, until the token is invalidated or
  ///     released; it must not capture the token strongly.
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
