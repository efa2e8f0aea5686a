import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A socket on the loopback interface, with system calls as functions.
struct LoopbackSocket: Hashable, Sendable {
  let descriptor: CInt

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let quietly: CInt = 0
  #else
    private static let stream = CInt(SOCK_STREAM.rawValue)
    // Prevents the `SIGPIPE` of a closed connection, which would end the tests.
    private static let quietly = CInt(MSG_NOSIGNAL)
  #endif

  /// Returns a socket that listens on a port chosen by the system.
  static func listening() throws -> (LoopbackSocket, port: Int) { try bound(listens: true) }

  /// Returns a socket that occupies a port chosen by the system without listening on it.
  static func silent() throws -> (LoopbackSocket, port: Int) { try bound(listens: false) }

  private static func bound(listens: Bool) throws -> (LoopbackSocket, port: Int) {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // Safety: the address is a `sockaddr_in` for the duration of each call, and its length is passed with it.
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(descriptor, pointer, length) == 0 && (!listens || listen(descriptor, 64) == 0)
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return (LoopbackSocket(descriptor: descriptor), Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Returns a connection to a port; nil if nothing listens there.
  static func connected(to port: Int) -> LoopbackSocket? {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // Safety: the address is a `sockaddr_in` for the duration of the call, and its length is passed with it.
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(descriptor, pointer, length) == 0
      }
    }
    let connection = LoopbackSocket(descriptor: descriptor)
    if isConnected { return connection }
    connection.close()
    return nil
  }

  /// Waits for the next connection; returns nil when the socket is shut down.
  func accepted() -> LoopbackSocket? {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { return LoopbackSocket(descriptor: connection) }
      if errno != EINTR && errno != ECONNABORTED { return nil }
    }
  }

  /// Waits for more bytes; returns nil at the end.
  func received() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    // Safety: the buffer is the array's storage, and is valid for the duration of the call.
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Sends all bytes, and returns whether that succeeded.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {

      let count = unsafe rest.withUnsafeBytes {
        #if canImport(Darwin)
          unsafe Darwin.send(descriptor, $0.baseAddress, $0.count, Self.quietly)
        #elseif canImport(Musl)
          unsafe Musl.send(descriptor, $0.baseAddress, $0.count, Self.quietly)
        #else
          unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Self.quietly)
        #endif
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends all waiting calls on the socket. Its descriptor remains in use.
  func shutDown() { _ = shutdown(descriptor, CInt(SHUT_RDWR)) }

  /// Closes the connection, even if a child process has inherited the descriptor.
  func close() {
    shutDown()
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }
}
