import SantaAccounts
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// The addresses of clients, and the limits that depend on them.
@Suite(.fewAtOnce) struct AddressTests {
  @Test func `addresses are read in all their forms`() {
    #expect(IPAddress("10.0.0.1")?.bytes == [10, 0, 0, 1])
    #expect(IPAddress("::1")?.bytes == Array(repeating: 0, count: 15) + [1])
    #expect(IPAddress("fe80::1%eth0") == IPAddress("fe80:0:0:0:0:0:0:1"))
    #expect(IPAddress("::ffff:10.0.0.1") == IPAddress("10.0.0.1"))
    #expect(IPAddress("2001:db8::")?.bytes.count == 16)
    for text in [
      "", "10.0.0", "10.0.0.256", "10.0.0.1.2", "a.b.c.d", "1:2:3", "1::2::3", ":", ":::", "12345::",
      "::1:2:3:4:5:6:7:8",
      "+1::", "localhost", "10.0.0.1 ", "::10.0.0.1.2",
    ] {
      #expect(IPAddress(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("10.1.2.3", "10.1.2.3"), ("::ffff:10.1.2.3", "10.1.2.3"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:0DB8:1:2::", "2001:db8:1:2::/64"), ("2001:db8:1:3::", "2001:db8:1:3::/64"),
    ("fe80::1%eth0", "fe80:0:0:0::/64"),
    ("::1", "0:0:0:0::/64"),
  ])
  func `limits count the network of an IPv6 address`(_ address: String, _ network: String) {
    #expect(IPAddress(address)?.network == network)
  }

  @Test func `only a trusted proxy names the address of its client`() {
    var proxies = TrustedProxies()
    #expect(proxies.client(peer: "10.0.0.1", forwarded: ["1.2.3.4"]) == "10.0.0.1")
    for text in ["10.0.0.0/8", "fd00::/8", "127.0.0.1"] {
      let isAdded = proxies.add(text)
      #expect(isAdded, "\(text)")
    }
    for text in ["", "10.0.0.0/33", "10.0.0.0/-1", "x", "10.0.0.0/8/8", "/8"] {
      let isAdded = proxies.add(text)
      #expect(!isAdded, "\(text)")
    }
    #expect(proxies.client(peer: "10.9.9.9", forwarded: ["1.2.3.4"]) == "1.2.3.4")
    #expect(proxies.client(peer: "11.0.0.1", forwarded: ["1.2.3.4"]) == "11.0.0.1")
    // The client may have written the first entries itself.
    #expect(proxies.client(peer: "127.0.0.1", forwarded: ["6.6.6.6, 1.2.3.4"]) == "1.2.3.4")
    #expect(proxies.client(peer: "127.0.0.1", forwarded: ["6.6.6.6", "1.2.3.4, 10.0.0.7"]) == "1.2.3.4")
    #expect(proxies.client(peer: "fd12::1", forwarded: ["2001:db8::7"]) == "2001:db8::7")
    // An unreadable entry isn't an address by which requests could be counted.
    #expect(proxies.client(peer: "127.0.0.1", forwarded: ["x"]) == "127.0.0.1")
    #expect(proxies.client(peer: "127.0.0.1", forwarded: []) == "127.0.0.1")
    #expect(proxies.client(peer: "unknown", forwarded: ["1.2.3.4"]) == "unknown")
  }

  @Test func `attempts to sign in are limited by name and address`() {
    let limit = SignInLimit(perMinute: 3)
    for _ in 1...3 { #expect(limit.admits("1.1.1.1", name: "anna")) }
    #expect(!limit.admits("1.1.1.1", name: "Anna"))
    #expect(limit.admits("2.2.2.2", name: "anna"))
    #expect(limit.admits("1.1.1.1", name: "bob"))
    var count = 0
    for number in 0..<100 where limit.admits("1.1.1.1", name: "user \(number)") { count += 1 }
    #expect(count < 18)
  }

  @Test func `reserved names get new ones that are free`() {
    #expect(ReservedNames.replacement(of: "__x") { _ in false } == "x__")
    #expect(ReservedNames.replacement(of: "__x") { $0 == "x__" } == "x__2")
    #expect(ReservedNames.replacement(of: "____") { _ in false } == "store__")
    #expect(ReservedNames.replacement(of: "__.x") { _ in false } == "store.x__")
    for name in ["__" + String(repeating: "y", count: 62), "__.", "__-"] {
      #expect(StorePath(ReservedNames.replacement(of: name) { _ in false })?.isReserved == false, "\(name)")
    }
  }
}
