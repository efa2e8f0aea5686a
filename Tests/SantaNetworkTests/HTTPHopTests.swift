import Foundation
import Testing

@testable import SantaNetwork

/// Redirections that are followed, and the headers that the next server receives.
struct HTTPHopTests {
  private static func hop(_ address: String, _ method: HTTPRequest.Method = .get) throws -> HTTPHop {
    var request = HTTPRequest(
      try #require(URL(string: address)), headers: ["X-Key": "secret", "Content-Type": "text/plain"])
    request.method = method
    return HTTPHop(request: request, userAgent: "tests/1 (nobody@example.org)")
  }

  private static func next(_ old: String, _ location: String, _ status: Int = 302) throws -> HTTPHop? {
    try hop(old).next(after: HTTPResponse(status: status, headers: ["location": location]))
  }

  @Test(arguments: [
    ("https://a.org/1", "http://a.org/2", false, false), ("HTTPS://a.org/1", "http://a.org/2", false, false),
    ("https://a.org/1", "HTTP://a.org/2", false, false), ("https://a.org/1", "ftp://a.org/2", false, false),
    ("http://a.org/1", "file:///etc/passwd", false, false), ("http://a.org/1", "http:///2", false, false),
    ("http://a.org/1", "data:,x", false, false), ("http://a.org/1", "", false, false),
    ("https://a.org/1", "HTTPS://A.org/2", true, true), ("http://a.org/1", "http://a.org/2", true, true),
    ("http://a.org/1", "/2", true, true), ("http://a.org/1", "2?x=1", true, true),
    ("http://a.org/1", "//b.org/2", true, false), ("http://a.org/1", "http://a.org@b.org/2", true, false),
    ("http://a.org/1", "https://a.org/2", true, false), ("https://a.org/1", "https://b.org/2", true, false),
    ("http://a.org/1", "http://a.org:81/2", true, false),
  ])
  func `a redirection never leaves what is secure, and keeps the fields only with the same server`(
    from old: String, to new: String, isFollowed: Bool, keepsFields: Bool
  ) throws {
    // An empty string stands for a redirection without an address.
    let next =
      new.isEmpty ? try Self.hop(old).next(after: HTTPResponse(status: 302)) : try Self.next(old, new)
    #expect((next != nil) == isFollowed)
    #expect((next?.request.headers["X-Key"] != nil) == keepsFields)
    if isFollowed { #expect(next?.userAgent == (keepsFields ? "tests/1 (nobody@example.org)" : "tests/1")) }
  }

  @Test func `only the statuses of redirections redirect`() throws {
    for status in [200, 201, 300, 304, 305, 306, 399, 404] {
      #expect(try Self.next("http://a.org/", "/2", status) == nil, "\(status)")
    }
    for status in [301, 302, 303, 307, 308] {
      let next = try Self.next("http://a.org/", "/2", status)
      #expect(next?.request.url.absoluteString == "http://a.org/2")
      #expect(next?.number == 1)
    }
  }

  @Test func `a body is sent again only when the status says so, and to the same server`() throws {
    let post = try Self.hop("http://a.org/1", .post(Data("body".utf8)))
    for (status, target, isKept) in [
      (301, "/2", false), (302, "/2", false), (303, "/2", false), (307, "/2", true), (308, "/2", true),
      (307, "http://b.org/2", false),
    ] {
      let next = try #require(
        post.next(after: HTTPResponse(status: status, headers: ["Location": target])))
      #expect(next.request.method == (isKept ? .post(Data("body".utf8)) : .get), "\(status)")
      #expect((next.request.headers["Content-Type"] != nil) == isKept)
    }
  }
}
