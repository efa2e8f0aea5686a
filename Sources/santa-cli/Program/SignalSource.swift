import Dispatch

#if canImport(Darwin)
  import Darwin
#endif

/// Calls an action on a queue when the process receives a signal, instead of the signal's default action, until it is
/// cancelled.
// Guard of the unchecked conformance: its only property is a Dispatch source, whose methods are safe on every thread.
struct SignalSource: @unchecked Sendable {
  private let source: any DispatchSourceSignal

  /// Handles a signal. Every signal after this returns calls the action. An earlier one has its default action, and
  /// none is lost in between. Call it from another queue than `queue`.
  init(for number: Int32, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    let registered = DispatchSemaphore(value: 0)
    source.setEventHandler(handler: action)
    source.setRegistrationHandler { registered.signal() }
    source.resume()
    registered.wait()
    #if canImport(Darwin)
      // On other systems the source itself replaces the default action.
      signal(number, SIG_IGN)
    #endif
  }

  func cancel() { source.cancel() }
}
