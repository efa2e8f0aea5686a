import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// Passwords.
@Suite(.fewAtOnce) struct PasswordHasherTests {
  private let cost = Process.cost

  @Test("A password matches its own hash only, whatever its composition")
  func matching() async throws {
    let hasher = PasswordHasher(cost)
    let hashed = try await hasher.hash("Pässword é")
    #expect(try await hasher.matches("Pässword é", hashed))
    #expect(try await hasher.matches("Pa\u{308}ssword e\u{301}", hashed))
    #expect(try await !hasher.matches("pässword é", hashed))
    #expect(try await !hasher.matches("Pässword é", nil))
    #expect(try await hasher.hash("Pässword é").hash != hashed.hash)
    // A later version with another cost still reads it.
    let later = PasswordHasher(.init(logarithm: 5, blockSize: 4, parallelism: 2))
    #expect(try await later.matches("Pässword é", hashed))
  }

  @Test("Short and long passwords are refused, and long ones never match")
  func lengths() async throws {
    let hasher = PasswordHasher(cost)
    for text in [
      "", "1234567", String(repeating: "a", count: 201),
      String(repeating: "a\u{301}\u{302}\u{303}", count: 200),
    ] {
      #expect(await code { try await hasher.hash(text) } == .password)
    }
    #expect(
      try await !hasher.matches(String(repeating: "a", count: 1_000_000), try await hasher.hash("password")))
  }

  @Test("At most four passwords are hashed at a time")
  func busy() async throws {
    let hasher = PasswordHasher(.init(logarithm: 13, blockSize: 8, parallelism: 1))
    let codes = await withTaskGroup(of: AccountError.Code?.self) { group in
      for _ in 0..<40 { group.addTask { await code { try await hasher.matches("password", nil) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes.contains(.busy))
    #expect(codes.count { $0 == nil } >= 4)
    #expect(try await !hasher.matches("password", nil))
  }

  @Test("The result is that of RFC 7914")
  func vector() async throws {
    // scrypt("password", "NaCl", N=1024, r=8, p=16), the first 32 bytes.
    let hasher = PasswordHasher(cost)
    let hash = Data([
      0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00, 0x78, 0x56, 0xe7, 0x19, 0x0d, 0x01, 0xe9, 0xfe,
      0x7c, 0x6a, 0xd7, 0xcb, 0xc8, 0x23, 0x78, 0x30, 0xe7, 0x73, 0x76, 0x63, 0x4b, 0x37, 0x31, 0x62,
    ])
    let form = "scrypt 10 8 16 \(Base64URL.encode(Data("NaCl".utf8)))"
    #expect(try await hasher.matches("password", .init(hash: hash, form: form)))
  }
}
