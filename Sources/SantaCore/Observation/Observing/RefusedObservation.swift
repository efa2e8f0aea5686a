/// The token for a subject that can't be observed, such as a deleted object. The observer gets one error.
///
/// The error comes in a later turn of the store's isolation. Without a live store there is no later turn, and it
/// comes at once.
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
