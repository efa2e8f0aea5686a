import Dispatch

#if canImport(Darwin)
  import Darwin
#endif

/// Tells of a signal on a queue, instead of its usual effect, until it is cancelled.
// Guard of the unchecked conformance: it keeps nothing but a source of Dispatch, whose calls are safe on every thread.
struct SignalSource: @unchecked Sendable {
  private let source: any DispatchSourceSignal

  /// The signal is in hand when this returns: one that comes earlier has its usual effect, and none is lost between the
  /// two. Call it from another queue than the source's.
  init(for number: Int32, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    let registered = DispatchSemaphore(value: 0)
    source.setEventHandler(handler: action)
    source.setRegistrationHandler { registered.signal() }
    source.resume()
    registered.wait()
    #if canImport(Darwin)
      // Elsewhere the source itself takes the usual effect away.
      signal(number, SIG_IGN)
    #endif
  }

  func cancel() { source.cancel() }
}
