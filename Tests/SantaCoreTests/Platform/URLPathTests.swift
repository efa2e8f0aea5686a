import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

struct URLPathTests {
  @Test(
    "The path of a URL is Foundation's, whatever its characters and slashes are",
    arguments: [
      "", "/", "//", "/a", "/a/", "/a//", "a", "a/", ".", "..", "/a/../b", "/a b", "/ä", "/%20", "/%2",
      "/a%2Fb", "/a?b", "/a#b", "~", "/🎅/", "/a\\b", "/a:b", "/[", "/\n",
    ])
  func path(_ text: String) throws {
    let base = URL(filePath: "/base/", directoryHint: .isDirectory)
    var urls: [URL] = [base.appending(path: text), URL(filePath: text, relativeTo: base)]
    for hint in [URL.DirectoryHint.isDirectory, .notDirectory, .inferFromPath] {
      urls.append(URL(filePath: text, directoryHint: hint))
    }
    urls += [URL(string: text), URL(string: "file://" + text)].compactMap(\.self)
    for url in urls { #expect(url.absolutePath == url.absoluteURL.path, "\(url)") }
  }
}
