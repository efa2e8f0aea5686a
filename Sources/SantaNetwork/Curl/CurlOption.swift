#if canImport(Glibc) && !SANTACORE_URL_SESSION
  /// The options in use, with their numbers from `curl/curl.h`, which never change.
  enum CurlOption: UInt32 {
    case url = 10_002
    case readData = 10_009
    case errorBuffer = 10_010
    case userAgent = 10_018
    case httpHeader = 10_023
    case customRequest = 10_036
    case headerData = 10_029
    case caInfo = 10_065
    case caPath = 10_097
    case acceptEncoding = 10_102
    case seekData = 10_168
    case userName = 10_173
    case password = 10_174
    case writeData = 10_001
    case writeFunction = 20_011
    case readFunction = 20_012
    case headerFunction = 20_079
    case seekFunction = 20_167
    case sslVersion = 32
    case noProgress = 43
    case noBody = 44
    case post = 47
    case netrc = 51
    case followLocation = 52
    case sslVerifyPeer = 64
    case sslVerifyHost = 81
    case httpVersion = 84
    case noSignal = 99
    case protocols = 181
    case protocolNames = 10_318
    case suppressConnectHeaders = 265
    case http09Allowed = 285
    case postFieldSize = 30_120
  }
#endif
