public import ServiceLifecycle

extension ServiceGroupConfiguration {
  /// Lets services end within some seconds, whatever their clients do.
  ///
  /// A client that does not take its answer, or does not send the rest of its request, would keep a server for ever. After a time
  /// such requests are cancelled. A request that can't even be cancelled, because its database hangs, ends with the process.
  public mutating func limitShutdown(to duration: Duration = .seconds(10)) {
    (maximumGracefulShutdownDuration, maximumCancellationDuration) = (duration, duration)
  }
}
