public import ServiceLifecycle

extension ServiceGroupConfiguration {
  /// Limits the time in which services end, whatever their clients do.
  ///
  /// A client that does not receive its response, or does not send the rest of its request, would keep a server running
  /// forever. Such requests are cancelled after `duration`. A request that doesn't react to cancellation either, because its
  /// database hangs, keeps the group running until it ends. A program that can't wait for that must end its process, as
  /// `santa-server` does.
  public mutating func limitShutdown(to duration: Duration = .seconds(10)) {
    maximumGracefulShutdownDuration = duration
    // With a limit, the group would trap when it is reached.
    maximumCancellationDuration = nil
  }
}
