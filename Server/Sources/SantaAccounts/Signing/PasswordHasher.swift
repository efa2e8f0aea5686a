import Crypto
import CryptoExtras
import Dispatch
import Foundation
import Synchronization

/// Hashes passwords with scrypt, a few at a time.
///
/// A stored hash names its parameters, `scrypt LOG2N R P SALT`, so that they can be raised later.
final class PasswordHasher: Sendable {
  /// The cost of a hash.
  struct Cost: Hashable, Sendable {
    /// The binary logarithm of the number of rounds.
    var logarithm: Int
    var blockSize: Int
    var parallelism: Int

    /// 32 MiB and about a third of a second on one core. OWASP's cheat sheet lists it as an alternative to more memory, which
    /// fits less in a small server.
    static let standard = Cost(logarithm: 15, blockSize: 8, parallelism: 3)

    fileprivate var isReasonable: Bool {
      (1...20).contains(logarithm) && (1...32).contains(blockSize) && (1...16).contains(parallelism)
    }
  }

  struct Hashed: Sendable {
    var hash: Data
    var form: String
  }

  /// The number of passwords that are hashed at the same time. Each needs memory, and a core for a while.
  static let concurrentCount = 4
  static let lengths = 8...200

  private let cost: Cost
  private let runningCount = Mutex(0)
  private let stand: Hashed

  init(_ cost: Cost = .standard) {
    self.cost = cost
    stand = Hashed(hash: Data(count: 32), form: Self.form(cost, salt: Data(count: 16)))
  }

  private static func form(_ cost: Cost, salt: Data) -> String {
    "scrypt \(cost.logarithm) \(cost.blockSize) \(cost.parallelism) \(Base64URL.encode(salt))"
  }

  /// - Throws: ``AccountError`` with the code `password` or `busy`.
  func hash(_ password: String) async throws -> Hashed {
    let count = password.precomposedStringWithCanonicalMapping.count
    guard Self.lengths.contains(count), password.utf8.count <= 1_000 else {
      throw AccountError(
        .password,
        "A password has \(Self.lengths.lowerBound) to \(Self.lengths.upperBound) characters. This one has \(count)."
      )
    }
    var generator = SystemRandomNumberGenerator()
    let salt = Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    let form = Self.form(cost, salt: salt)
    return Hashed(hash: try await derive(password, form), form: form)
  }

  /// Returns whether a password is right. Without a stored hash, this takes the same time and returns false.
  ///
  /// - Throws: ``AccountError`` with the code `busy`.
  func matches(_ password: String, _ stored: Hashed?) async throws -> Bool {
    let known = stored ?? stand
    // A password that can't be stored takes as long as any other.
    let tried = password.utf8.count <= 1_000 ? password : ""
    let hash = try await derive(tried, known.form)
    let isSame = hash.count == known.hash.count && zip(hash, known.hash).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    return isSame && stored != nil
  }

  private func derive(_ password: String, _ form: String) async throws -> Data {
    let parts = form.split(separator: " ")
    guard parts.count == 5, parts[0] == "scrypt", let logarithm = Int(parts[1]),
      let blockSize = Int(parts[2]),
      let parallelism = Int(parts[3]), let salt = Base64URL.decode(parts[4])
    else { throw AccountError(.unavailable, "The stored password has an unknown form.") }
    let cost = Cost(logarithm: logarithm, blockSize: blockSize, parallelism: parallelism)
    guard cost.isReasonable else {
      throw AccountError(.unavailable, "The stored password has an unknown form.")
    }
    let isAdmitted = runningCount.withLock { count in
      if count >= Self.concurrentCount { return false }
      count += 1
      return true
    }
    guard isAdmitted else {
      throw AccountError(.busy, "Too many people sign in right now. Try again in a second.")
    }
    defer { runningCount.withLock { $0 -= 1 } }
    let bytes = Data(password.precomposedStringWithCanonicalMapping.utf8)
    return try await withCheckedThrowingContinuation { continuation in
      // Not on the threads that serve connections.
      DispatchQueue.global(qos: .utility).async {
        continuation.resume(
          with: Result {
            let key = try KDF.Scrypt.deriveKey(
              from: bytes, salt: salt, outputByteCount: 32, rounds: 1 << cost.logarithm,
              blockSize: cost.blockSize,
              parallelism: cost.parallelism)
            // Safety: the bytes are copied while the key is alive.
            return unsafe key.withUnsafeBytes { unsafe Data($0) }
          })
      }
    }
  }
}
