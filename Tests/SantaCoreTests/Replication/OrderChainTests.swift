import Testing

@testable @_spi(Server) import SantaReplication
@testable import SantaStore

/// The checksum of an order, as a server computes it.
struct OrderChainTests {
  private static func digest(_ text: String, parts count: Int = 1_000) -> String {
    var (hash, bytes) = (SHA256(), Array(text.utf8)[...])
    while !bytes.isEmpty {
      hash.update(Array(bytes.prefix(count)))
      bytes = bytes.dropFirst(count)
    }
    return hash.finalised().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The examples of FIPS 180-4 and NIST.
  @Test("SHA-256 has the values of the standard", arguments: [1, 3, 63, 64, 65, 1_000])
  func standard(count: Int) {
    #expect(
      Self.digest("", parts: count) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      Self.digest("abc", parts: count) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      Self.digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", parts: count)
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      Self.digest(String(repeating: "a", count: 10_000), parts: count)
        == "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711")
  }

  @Test("The position behind a change has the chain that the protocol describes")
  func protocolExample() {
    let position = OrderPosition.start.next(replica: 1, sequence: 1, Array("abc".utf8))
    #expect(position.version == 1)
    #expect(position.chain.hasPrefix("5fbe6e2c") && position.chain.hasSuffix("d2d51db3"))
  }
}
