import Dispatch

#if canImport(Darwin)
  import Darwin
#endif

/// Calls an action on a queue when the process receives a signal, instead of performing the signal's default action, until the
/// source is cancelled.
// The unchecked conformance is valid because the only property is a Dispatch source, whose methods are thread-safe.
struct SignalSource: @unchecked Sendable {
  private let source: any DispatchSourceSignal

  /// Handles a signal. Every signal that arrives after this initialiser returns calls the action. An earlier signal has its
  /// default action, and no signal is lost in between. Don't call this on `queue` itself.
  init(for number: Int32, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    let registered = DispatchSemaphore(value: 0)
    source.setEventHandler(handler: action)
    source.setRegistrationHandler { registered.signal() }
    source.resume()
    registered.wait()
    #if canImport(Darwin)
      // On other systems, the source itself replaces the default action.
      signal(number, SIG_IGN)
    #endif
  }

  func cancel() { source.cancel() }
}
