/// Returns the token for a subject that can't be observed, for example a deleted object. The observer receives one error.
///
/// The error is delivered in a later turn of the store's isolation. Without a live store, it is delivered immediately, because
/// there are no later turns.
func refusedToken(
  _ error: StoreError, _ name: String, in context: _ModelContext?, isolation: (any Actor)?,
  _ notify: @escaping (StoreError) -> Void
) -> NotificationToken {
  guard let live = context as? LiveStore else {
    notify(error)
    return NotificationToken(notifier: nil, id: nil) {}
  }
  return live.observe(.failed(error), named: name, isolation: isolation) { event in
    if case .change(.failure(let error)) = event { notify(error) }
  }
}
