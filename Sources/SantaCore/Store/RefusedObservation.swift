/// The token of an observation of what can't be observed: its observer gets one error.
///
/// It comes later, where there is a store whose isolation turns over; otherwise there is no later, and it comes at
/// once.
func refusedToken(
  _ error: StoreError, in context: _ModelContext?, isolation: (any Actor)?,
  _ tell: @escaping (StoreError) -> Void
) -> NotificationToken {
  if let live = context as? LiveContext { return live.refuse(error, isolation: isolation, tell) }
  tell(error)
  return NotificationToken(notifier: nil, id: nil) {}
}
