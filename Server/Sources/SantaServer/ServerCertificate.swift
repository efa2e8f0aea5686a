#if TLS
  import Foundation
  import Logging
  import NIOCore
  import NIOSSL
  import Synchronization

  /// The certificate of a server and its key, which are read again when their files change.
  ///
  /// New connections use the files that were read last. Open connections keep their certificate.
  final class ServerCertificate: Sendable {
    private struct Contents {
      var chain: [NIOSSLCertificateSource]
      var key: NIOSSLPrivateKeySource
      /// The contents of the files.
      var bytes: [Data]
    }

    private struct State {
      var contents: Contents?
      /// The contents of the files that were last rejected. The log reports them only once.
      var refused: [Data]?
    }

    private let certificatePath: String
    private let keyPath: String
    private let state = Mutex(State())

    /// The interval at which the files are compared with the contents in use.
    private static let interval: Duration = .seconds(5)
    /// The maximum size of a file, in bytes, which is far more than a chain of certificates needs.
    private static let maximumByteCount = 1 << 20
    /// The TLS 1.2 cipher suites with forward secrecy and authenticated encryption. All suites of TLS 1.3 have both.
    private static let cipherSuites: [NIOTLSCipher] = [
      .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
      .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
      .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]

    init(certificates: String, key: String) { (certificatePath, keyPath) = (certificates, key) }

    /// The files can't be used.
    struct Unusable: Error, CustomStringConvertible {
      let description: String
    }

    /// Reads the files, if their contents have changed.
    ///
    /// - Returns: whether new connections get a different certificate.
    /// - Throws: ``Unusable``; new connections then keep the previous certificate.
    @discardableResult func load() throws(Unusable) -> Bool {
      let bytes = [try read(certificatePath), try read(keyPath)]
      if state.withLock({ $0.contents?.bytes == bytes }) { return false }
      do {
        let contents = try contents(of: bytes)
        state.withLock { $0 = State(contents: contents) }
        return true
      } catch let error as Unusable {
        state.withLock { $0.refused = bytes }
        throw error
      } catch { throw unusable("\(error)") }
    }

    private func unusable(_ reason: String) -> Unusable {
      Unusable(
        description:
          "The certificate '\(certificatePath)' and the key '\(keyPath)' can't be used: \(reason). Use a matching pair "
          + "of PEM files.")
    }

    private func read(_ path: String) throws(Unusable) -> Data {
      do throws(Directory.InvalidInput) {
        return try Directory.input(path, upTo: Self.maximumByteCount)
      } catch { throw unusable("'\(path)' can't be read (\(error))") }
    }

    private func contents(of bytes: [Data]) throws -> Contents {
      let certificates: [NIOSSLCertificate]
      do { certificates = try NIOSSLCertificate.fromPEMBytes(Array(bytes[0])) } catch {
        throw unusable("'\(certificatePath)' isn't a PEM certificate")
      }
      if certificates.isEmpty { throw unusable("'\(certificatePath)' doesn't contain a certificate") }
      let key: NIOSSLPrivateKey
      do { key = try NIOSSLPrivateKey(bytes: Array(bytes[1]), format: .pem) } catch {
        throw unusable("'\(keyPath)' isn't a PEM key, or is encrypted")
      }
      let contents = Contents(
        chain: certificates.map { .certificate($0) }, key: .privateKey(key), bytes: bytes)
      // The library compares the certificate with the key when it creates a context.
      do {
        _ = try NIOSSLContext(
          configuration: .makeServerConfiguration(certificateChain: contents.chain, privateKey: contents.key))
      } catch { throw unusable("the key doesn't match the certificate") }
      return contents
    }

    /// - Throws: ``Unusable``
    func configuration() throws(Unusable) -> TLSConfiguration {
      try load()
      guard let contents = state.withLock({ $0.contents }) else { throw unusable("they were not read") }
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: contents.chain, privateKey: contents.key)
      configuration.minimumTLSVersion = .tlsv12
      configuration.cipherSuiteValues = Self.cipherSuites
      let first = contents.bytes
      configuration.sslContextCallback = { [self] _, promise in
        var override = NIOSSLContextConfigurationOverride.noChanges
        if let contents = state.withLock({ $0.contents }), contents.bytes != first {
          (override.certificateChain, override.privateKey) = (contents.chain, contents.key)
        }
        promise.succeed(override)
      }
      return configuration
    }

    /// Reads the files again, and logs the result.
    func reload(_ logger: Logger) {
      do {
        let isNew = try load()
        logger.notice(
          isNew
            ? "New connections use the new certificate in '\(certificatePath)'."
            : "The certificate '\(certificatePath)' has not changed.")
      } catch { logger.error("\(error) New connections use the previous ones.") }
    }

    /// Reads the files again whenever they change, until the task is cancelled.
    func follow(_ logger: Logger) async throws {
      while true {
        try await Task.sleep(for: Self.interval)
        let refused = state.withLock { $0.refused }
        do {
          if try load() {
            logger.notice("New connections use the new certificate in '\(certificatePath)'.")
          }
        } catch {
          // A program that renews a certificate writes one file after the other, so the next attempt may succeed.
          if refused != nil, refused == state.withLock({ $0.refused }) { continue }
          logger.error("\(error) New connections use the previous ones.")
        }
      }
    }
  }
#endif
