#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension HTTPError {
    /// Creates the error for an error of the session.
    init(_ error: any Error, host: String, isSecure: Bool) {
      let detail = (error as NSError).localizedDescription
      switch (error as? URLError)?.code {
      case .cannotConnectToHost?: self.init(.refused, host: host)
      case .cannotFindHost?, .dnsLookupFailed?, .notConnectedToInternet?: self.init(.unknownHost, host: host)
      case .timedOut?: self.init(.timedOut, host: host)
      case .networkConnectionLost?, .badServerResponse?, .cannotParseResponse?, .zeroByteResource?:
        self.init(.interrupted, host: host)
      case .secureConnectionFailed?, .serverCertificateHasBadDate?, .serverCertificateUntrusted?,
        .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?:
        self.init(.insecure, host: host, detail: detail)
      // On Linux, Foundation can't connect to IPv6 addresses. For most errors of libcurl, it only has descriptions without
      // codes, so these errors arrive as `unknown`.
      case .badURL? where host.hasPrefix("["):
        self.init(
          .failed, host: host, detail: "numbers of IPv6 don't work on this system; give the server's name")
      case .unknown? where isSecure: self.init(.insecure, host: host, detail: detail)
      case .unknown?: self.init(.interrupted, host: host)
      default: self.init(.failed, host: host, detail: detail)
      }
    }
  }
#endif
