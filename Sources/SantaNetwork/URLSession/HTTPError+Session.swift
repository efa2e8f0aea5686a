#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension HTTPError {
    /// Converts an error of the session.
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
      // Foundation on Linux has no code for most errors of libcurl, only their descriptions.
      // Foundation on Linux can't connect to addresses of IPv6.
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
