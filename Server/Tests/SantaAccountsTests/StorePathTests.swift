import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// Paths and patterns.
@Suite(.fewAtOnce) struct StorePathTests {
  private let user = UserID("0123456789abcdef0123456789abcdef")
  private let id = "0123456789abcdef0123456789abcdef"

  @Test("Both text forms name the same store")
  func forms() throws {
    let path = try #require(StorePath("/shared/santa"))
    #expect(path == StorePath("shared:santa"))
    #expect(path.description == "/shared/santa")
    #expect(path.wireName == "shared:santa")
    #expect(StorePath("tasks") == StorePath("/tasks"))
    #expect(StorePath("tasks")?.wireName == "tasks")
  }

  @Test("The home of the caller becomes the caller's ID")
  func home() throws {
    #expect(StorePath("/~/tasks", for: user)?.description == "/\(id)/tasks")
    #expect(StorePath("~:tasks", for: user)?.owner == user)
    #expect(StorePath("/~/tasks") == nil)
    #expect(StorePath("/a/~", for: user) == nil)
    #expect(StorePath("/~tasks", for: user) == nil)
    #expect(StorePath("/\(id.uppercased())/tasks") == StorePath("/\(id)/tasks"))
    #expect(StorePath("/a/\(id.uppercased())") != StorePath("/a/\(id)"))
    #expect(PathPattern("/~/*", for: user)?.description == "/\(id)/*")
  }

  @Test("Other letters keep their case")
  func letterCase() { #expect(StorePath("/Tasks") != StorePath("/tasks")) }

  @Test(
    "Hostile texts are no paths",
    arguments: [
      "", "/", "//", ":", "/a/", "/a//b", "a:", "a::b", ":a", "/..", "/a/..", "/a/../b", "..:a", "/.", "/.a",
      "a:.b",
      "/a%2fb", "/a%00", "/a\u{0}", "a\u{0}b", "/a b", "/ä", "/a\u{301}", "/\u{ff0e}\u{ff0e}", "/a\\b",
      "/a:b", "a/b",
      "/*", "/a/*", "/a\n", "/~", "/a;b", "/a?b", "/a#b", "\u{202e}/a", "/\u{212a}", "/a/b/c/d/e/f/g/h/i",
    ])
  func hostile(_ text: String) {
    #expect(StorePath(text) == nil)
    #expect(StorePath(urlComponent: text) == nil)
  }

  @Test("Long texts are no paths")
  func long() {
    #expect(StorePath("/" + String(repeating: "a", count: 64)) != nil)
    #expect(StorePath("/" + String(repeating: "a", count: 65)) == nil)
    #expect(StorePath(String(repeating: "a", count: 10_000)) == nil)
    #expect(StorePath(String(repeating: "/a", count: 5_000)) == nil)
    #expect(StorePath(urlComponent: String(repeating: "%61", count: 10_000)) == nil)
    let long = Array(repeating: String(repeating: "a", count: 39), count: 5)
    #expect(StorePath("/" + long.joined(separator: "/"))?.description.utf8.count == 200)
    #expect(StorePath("/" + long.joined(separator: "/") + "a") == nil)
    // The ID takes more bytes than `~`.
    #expect(StorePath("/~/" + long.dropFirst().joined(separator: "/"), for: user)?.components.count == 5)
    #expect(
      StorePath("/~/a/" + long.dropFirst().joined(separator: "/"), for: user)?.description.utf8.count == 195)
    #expect(StorePath("/~/aaaaaaaa/" + long.dropFirst().joined(separator: "/"), for: user) == nil)
  }

  @Test("A component of a URL is decoded once")
  func percentEncoding() {
    #expect(StorePath(urlComponent: "shared%3Asanta") == StorePath("/shared/santa"))
    #expect(StorePath(urlComponent: "%7E:tasks", for: user) == StorePath("/~/tasks", for: user))
    for text in [
      "shared%2Fsanta", "%2fshared", "a%252fb", "a%00", "%2e%2e", "a%", "a%zz", "%c3%28", "a%3A%3Ab",
    ] {
      #expect(StorePath(urlComponent: text) == nil, "\(text)")
    }
  }

  @Test("A star stands for one component that isn't reserved")
  func stars() throws {
    let pattern = try #require(PathPattern("/shared/*"))
    #expect(pattern.matches(try #require(StorePath("/shared/santa"))))
    #expect(!pattern.matches(try #require(StorePath("/shared"))))
    #expect(!pattern.matches(try #require(StorePath("/shared/a/b"))))
    #expect(!pattern.matches(try #require(StorePath("/shared/__management"))))
    #expect(pattern.literalPath == StorePath("/shared"))
    #expect(PathPattern("/*/a")?.literalPath == nil)
    #expect(pattern.path == nil)
    #expect(PathPattern("/a/b")?.path == StorePath("/a/b"))
    #expect(PathPattern("/a*") == nil)
    #expect(PathPattern("/**") == nil)
    #expect(PathPattern("shared:*") == pattern)
  }

  @Test(
    "Random texts: a path is what the plain rules say, and both forms lead back to it",
    arguments: SplitMix.seeds)
  func random(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let pieces = [
      "a", "B", "0", ".", "-", "_", "__x", "~", "*", "/", ":", "%", "ä", id, id.uppercased(), "\u{0}",
    ]
    for _ in 0..<2_000 {
      let text =
        (generator.next() % 2 == 0 ? "/" : "")
        + (0..<Int(generator.next() % 9)).map { _ in pieces[Int(generator.next() % 16)] }.joined()
      let expected = Self.reference(text, user: id)
      let path = StorePath(text, for: user)
      #expect(path?.components == expected, "seed \(seed): \(text)")
      guard let path else { continue }
      #expect(StorePath(path.description) == path, "seed \(seed)")
      #expect(StorePath(path.wireName) == path, "seed \(seed)")
      #expect(StorePath(urlComponent: path.wireName) == path, "seed \(seed)")
      #expect(PathPattern(path).matches(path), "seed \(seed)")
    }
  }

  /// The rules as regular expressions.
  private static func reference(_ text: String, user: String) -> [String]? {
    let hasSlash = text.hasPrefix("/")
    let parts = (hasSlash ? String(text.dropFirst()) : text).components(separatedBy: hasSlash ? "/" : ":")
    guard (1...8).contains(parts.count) else { return nil }
    var components: [String] = []
    for (index, part) in parts.enumerated() {
      if index == 0, part == "~" {
        components.append(user)
      } else if part.wholeMatch(of: /[A-Za-z0-9_\-][A-Za-z0-9._\-]{0,63}/.asciiOnlyCharacterClasses()) != nil
      {
        components.append(
          index == 0 && part.wholeMatch(of: /[0-9A-Fa-f]{32}/) != nil ? part.lowercased() : part)
      } else {
        return nil
      }
    }
    return components.joined(separator: "/").utf8.count < 200 ? components : nil
  }
}
