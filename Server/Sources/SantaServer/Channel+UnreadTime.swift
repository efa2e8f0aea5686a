import Logging
import NIOCore

extension Channel {
  /// Ends the connection if its client receives nothing for some time.
  func limitUnreadTime(to limit: Duration, _ logger: Logger) {
    #if os(Linux)
      // Sets TCP_USER_TIMEOUT of tcp(7), in milliseconds. Without it, a client whose receive window stays closed would be
      // waited for as long as it acknowledges the probes.
      setOption(.tcpOption(.init(rawValue: 18)), value: SocketOptionValue(limit / .milliseconds(1)))
        .whenFailure {
          logger.warning(
            "A client that stops reading is not disconnected, because TCP_USER_TIMEOUT can't be set: \($0)")
        }
    #endif
  }
}
