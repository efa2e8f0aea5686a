public import ServiceLifecycle

extension ServiceGroupConfiguration {
  /// Lets services end within some seconds, whatever their clients do.
  ///
  /// A client that does not take its answer, or does not send the rest of its request, would keep a server for ever. After a time
  /// such requests are cancelled. A request that can't even be cancelled, because its database hangs, keeps the group until it ends: a
  /// program that must end then ends its process, as `santa-server` does.
  public mutating func limitShutdown(to duration: Duration = .seconds(10)) {
    maximumGracefulShutdownDuration = duration
    // With a limit, the group would trap after it.
    maximumCancellationDuration = nil
  }
}
