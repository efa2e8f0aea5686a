#if canImport(Glibc) && !SANTACORE_URL_SESSION
  extension HTTPError {
    /// Creates the error for an error of libcurl, by its number in `curl/curl.h`.
    init(curl code: Int32, detail: String, host: String) {
      // The detail may quote data that a server has sent.
      let detail = String(detail.map { $0.isWhitespace ? " " : $0 }.filter { !$0.isControl })
      switch code {
      // CURLE_COULDNT_RESOLVE_HOST
      case 6: self.init(.unknownHost, host: host)
      // CURLE_COULDNT_CONNECT
      case 7: self.init(.refused, host: host)
      // CURLE_OPERATION_TIMEDOUT
      case 28: self.init(.timedOut, host: host)
      // CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION and other errors of TLS, its files and its certificates
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98:
        self.init(.insecure, host: host, detail: detail)
      // The answer isn't HTTP, is truncated, or can't be decompressed: CURLE_UNSUPPORTED_PROTOCOL (of HTTP/0.9),
      // CURLE_WEIRD_SERVER_REPLY, CURLE_PARTIAL_FILE, CURLE_WRITE_ERROR (of a decoder), CURLE_OUT_OF_MEMORY (for a line),
      // CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_BAD_CONTENT_ENCODING, CURLE_FILESIZE_EXCEEDED (for a
      // number), CURLE_TOO_LARGE and a few more.
      case 1, 8, 16, 18, 23, 27, 52, 55, 56, 61, 63, 65, 92, 100: self.init(.interrupted, host: host)
      default: self.init(.failed, host: host, detail: detail)
      }
    }
  }

  extension Character {
    fileprivate var isControl: Bool {
      unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  }
#endif
