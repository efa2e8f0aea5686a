#if canImport(Glibc) && !SANTACORE_URL_SESSION
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// One request by libcurl, and its answer. Only the network's thread uses it.
  @safe final class CurlTransfer {
    /// A file and a directory with certificate authorities; nil for the system's file or directory.
    struct Authorities: Hashable, Sendable {
      var file: String?
      var directory: String?
    }

    let handle: CurlLibrary.Handle
    let transfer: HTTPTransfer
    let hop: HTTPHop
    /// The next request, if the answer is a redirection.
    private(set) var next: HTTPHop?
    /// The error for which the transfer was stopped.
    private(set) var fault: HTTPError?
    /// Whether the body of a redirection was too long to read.
    private(set) var isSkipped = false

    private let library: CurlLibrary
    private var list: OpaquePointer?
    /// The buffer for libcurl's description of an error. The documentation requires 256 bytes.
    private let errorText: UnsafeMutableBufferPointer<CChar>
    private var head = HTTPHeadReader()
    private var skippedByteCount = 0
    private var upload = Data()
    private var uploadOffset = 0

    /// The maximum number of bytes of a redirection's body that are read so that its connection can be reused.
    private static let skippedByteLimit = 64 << 10

    /// Creates a transfer and sets its options.
    ///
    /// - Throws: The error with which the transfer ends.
    init(
      _ library: CurlLibrary, _ transfer: HTTPTransfer, _ hop: HTTPHop, _ authorities: Authorities
    ) throws(HTTPError) {
      guard let address = hop.request.url.curlAddress else {
        throw HTTPError(.notHTTP, host: hop.request.url.server)
      }
      guard let handle = unsafe library.easyInit() else {
        throw HTTPError(.failed, host: hop.request.url.server, detail: "there is not enough memory")
      }
      self.library = library
      unsafe self.handle = handle
      (self.transfer, self.hop) = (transfer, hop)
      unsafe errorText = UnsafeMutableBufferPointer.allocate(capacity: 256)
      unsafe errorText.initialize(repeating: 0)
      try configure(address, authorities)
    }

    deinit {
      // Safety: the handle belongs to this object, and was removed from the multi handle. The memory that it uses is released
      // after it.
      unsafe library.easyCleanup(handle)
      unsafe library.listFree(list)
      unsafe errorText.deallocate()
    }

    /// The identifier of this transfer among all transfers.
    var identifier: UInt { UInt(bitPattern: unsafe handle) }

    // MARK: Options

    private func configure(
      _ address: CurlAddress, _ authorities: Authorities
    ) throws(HTTPError) {
      try set(.url, address.text)
      if let user = address.user { try set(.userName, user) }
      if let password = address.password { try set(.password, password) }
      // Allow HTTP and HTTPS, and only HTTP/1.1: libcurl's answer is then the one that `HTTPHeadReader` has read, and one
      // connection is one stream. Since 7.85, `protocols` is deprecated in favour of `protocolNames`.
      do { try set(.protocols, 3) } catch { try set(.protocolNames, "http,https") }
      try set(.httpVersion, 2)
      try set(.http09Allowed, 0)
      // `HTTPHop` follows redirections, and decides which server may be asked and which data it receives.
      try set(.followLocation, 0)
      try set(.netrc, 0)
      try set(.noSignal, 1)
      try set(.noProgress, 1)
      try set(.suppressConnectHeaders, 1)
      try set(.sslVerifyPeer, 1)
      try set(.sslVerifyHost, 2)
      // TLS 1.2 or later.
      try set(.sslVersion, 6)
      if let file = authorities.file { try set(.caInfo, file) }
      if let directory = authorities.directory { try set(.caPath, directory) }
      try set(.acceptEncoding, "gzip, deflate")
      // No time limit is set, so libcurl only has its default of five minutes for a connection. A limit that expires during a
      // name lookup waits for the name server, and stalls all other transfers. The caller enforces deadlines.
      if !hop.userAgent.isEmpty { try set(.userAgent, hop.userAgent) }
      var fields = hop.request.headers.map { $1.isEmpty ? "\($0);" : "\($0): \($1)" }
      switch hop.request.method {
      case .get: break
      case .head: try set(.noBody, 1)
      case .post(let body), .custom(_, let body):
        upload = body
        try set(.post, 1)
        try set(.postFieldSize, body.count)
        if case .custom(let name, _) = hop.request.method { try set(.customRequest, name) }
        // Without these fields, libcurl declares the body as a form, and waits a second for permission to send a large body.
        fields.append("Expect:")
        if !hop.request.headers.keys.contains(where: { $0.lowercased() == "content-type" }) {
          fields.append("Content-Type:")
        }
      }
      for field in fields {
        // Safety: libcurl copies the string.
        guard let longer = unsafe library.listAppend(list, field) else { throw failure(of: 27) }
        unsafe list = longer
      }
      // Safety: this object keeps the list, the buffer and itself alive until the handle is released. The object is passed
      // without being retained, because `CurlWorker` retains it while the handle is in use.
      let this = unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      unsafe try set(.httpHeader, pointer: UnsafeRawPointer(list))
      unsafe try set(.errorBuffer, pointer: UnsafeRawPointer(errorText.baseAddress))
      for option in [.headerData, .writeData, .readData, .seekData] as [CurlOption] {
        unsafe try set(option, pointer: this)
      }
      try setCallbacks()
    }

    private func failure(of code: Int32) -> HTTPError {
      HTTPError(.failed, host: hop.request.url.server, detail: library.description(of: code))
    }

    private func set(_ option: CurlOption, _ value: Int) throws(HTTPError) {
      // Safety: the option takes a number of this size.
      let code = unsafe library.easySetNumber(handle, option.rawValue, value)
      if code != 0 { throw failure(of: code) }
    }

    private func set(_ option: CurlOption, _ text: String) throws(HTTPError) {
      // Safety: the option takes a string, which libcurl copies.
      let code = unsafe text.withCString { unsafe library.easySetPointer(handle, option.rawValue, $0) }
      if code != 0 { throw failure(of: code) }
    }

    private func set(_ option: CurlOption, pointer: UnsafeRawPointer?) throws(HTTPError) {
      // Safety: the caller ensures that the pointer is valid for long enough.
      let code = unsafe library.easySetPointer(handle, option.rawValue, pointer)
      if code != 0 { throw failure(of: code) }
    }

    private func setCallbacks() throws(HTTPError) {
      // Safety: libcurl passes the object that was set as the data of each callback. It calls the callbacks only while the
      // network's thread is in `CurlMulti.perform`, which has the object. The buffer contains as many bytes as libcurl says.
      let header: CurlLibrary.Callback = { bytes, size, count, this in
        guard let this = unsafe this else { return 0 }
        let line = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: size * count))
        return unsafe Unmanaged<CurlTransfer>.fromOpaque(this).takeUnretainedValue().lineArrived(line)
          ? size * count : 0
      }
      let write: CurlLibrary.Callback = { bytes, size, count, this in
        guard let this = unsafe this else { return 0 }
        let part = unsafe Data(UnsafeRawBufferPointer(start: bytes, count: size * count))
        let goesOn = unsafe Unmanaged<CurlTransfer>.fromOpaque(this).takeUnretainedValue().bodyArrived(part)
        // Any number other than the number of bytes ends the transfer.
        return goesOn ? size * count : size * count + 1
      }
      let read: CurlLibrary.Callback = { bytes, size, count, this in
        guard let this = unsafe this else { return 0 }
        let buffer = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
        return unsafe Unmanaged<CurlTransfer>.fromOpaque(this).takeUnretainedValue().fill(buffer)
      }
      let seek: CurlLibrary.Seek = { this, offset, origin in
        guard let this = unsafe this, origin == 0 else { return 2 }
        unsafe Unmanaged<CurlTransfer>.fromOpaque(this).takeUnretainedValue().uploadOffset = Int(offset)
        return 0
      }
      for code in unsafe [
        library.easySetCallback(handle, CurlOption.headerFunction.rawValue, header),
        library.easySetCallback(handle, CurlOption.writeFunction.rawValue, write),
        library.easySetCallback(handle, CurlOption.readFunction.rawValue, read),
        library.easySetSeek(handle, CurlOption.seekFunction.rawValue, seek),
      ] where code != 0 {
        throw failure(of: code)
      }
    }

    // MARK: Callbacks

    /// Processes a line of the header.
    ///
    /// - Returns: Whether the transfer continues.
    private func lineArrived(_ line: [UInt8]) -> Bool {
      do throws(HTTPHeadReader.Fault) {
        guard let answer = try head.lineArrived(line) else { return true }
        next = hop.next(after: answer)
        if next == nil { transfer.headArrived(answer) }
        return true
      } catch {
        let host = hop.request.url.server
        fault =
          switch error {
          case .malformed: HTTPError(.interrupted, host: host)
          case .tooLarge:
            HTTPError(.tooLarge, host: host, detail: "\(HTTPHeadReader.sizeLimit) bytes of header fields")
          }
        return false
      }
    }

    private func bodyArrived(_ part: Data) -> Bool {
      if next != nil {
        skippedByteCount += part.count
        isSkipped = skippedByteCount > Self.skippedByteLimit
        return !isSkipped
      }
      // libcurl treats an answer that ends within its header as an answer without a body.
      guard head.isComplete else {
        fault = HTTPError(.interrupted, host: hop.request.url.server)
        return false
      }
      return transfer.bodyArrived(part)
    }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
      let count = min(buffer.count, max(0, upload.count - uploadOffset))
      let start = upload.startIndex + uploadOffset
      // Safety: the buffer has room for this many bytes.
      unsafe upload.copyBytes(to: buffer, from: start..<(start + count))
      uploadOffset += count
      return count
    }

    /// Whether the name of the server is resolved. Until then, removing the transfer would wait for the name server.
    var hasAddress: Bool {
      var microseconds: Int64 = 0
      // Safety: `CURLINFO_NAMELOOKUP_TIME_T` is written as a 64-bit number. It is 0 until the name is resolved.
      return unsafe library.easyGetNumber(handle, 0x60_0033, &microseconds) != 0 || microseconds > 0
    }

    /// Returns the error with which libcurl ended the transfer.
    func error(_ code: Int32) -> HTTPError {
      // Safety: libcurl ends the string with a zero byte within the buffer.
      let text = unsafe errorText.baseAddress.map { unsafe String(cString: $0) } ?? ""
      return HTTPError(
        curl: code, detail: text.isEmpty ? library.description(of: code) : text, host: transfer.host)
    }
  }
#endif
