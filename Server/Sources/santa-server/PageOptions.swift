import ArgumentParser
import Foundation
import Logging
import SantaAccounts
import SantaPage
import SantaServer

/// The options of the live page, for `page` and for the server.
struct PageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of the page as visitors know it, for links to it.",
      discussion: "As in https://example.org/santa. By default, it is made from each request.",
      valueName: "url"))
  var pageURL: String?
  @Option(help: "The maximum number of visitors at the same time.") var visitors = 10_000

  func validate() throws {
    guard visitors > 0 else { throw ValidationError("--visitors must be at least 1.") }
    if let pageURL {
      let url = URL(string: pageURL)
      guard let url, ["http", "https"].contains(url.scheme), url.host?.isEmpty == false else {
        throw ValidationError("--page-url must be an address such as https://example.org/santa.")
      }
    }
  }

  var settings: PageSettings {
    let address = pageURL.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    return PageSettings(address: address, visitorLimit: visitors)
  }

  /// Checks the path of a page.
  static func check(path: String, option: String) throws {
    let isPlain = path.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isLetter || character.isNumber || "/-_.~".contains(character)
    }
    guard path.hasPrefix("/"), isPlain, !path.split(separator: "/").contains(where: { $0.hasPrefix(".") })
    else {
      throw ValidationError(
        "\(option) must be a path such as /santa, of letters, digits, '-', '_', '.' and '~'.")
    }
  }

  /// Returns the page of a flight in a store of the server, and the folder of its replicas, which the caller keeps.
  static func page(
    ofFlight name: String, path: String, settings: PageSettings, _ logger: Logger
  ) throws -> (ServedPage, TemporaryDirectory) {
    let (santa, weather) = try stores(ofFlight: name)
    let folder: TemporaryDirectory
    do { folder = try TemporaryDirectory("santa-page-") } catch {
      throw FileProblem(
        "The folder for the page's copies can't be made", error, at: FileManager.default.temporaryDirectory)
    }
    let flight = try SharedFlight(in: folder.url)
    let page = LivePage(PageSource(flight) { logger.error("\($0)") }, path: path)
    return (ServedPage(page, settings: settings, of: flight, santa: santa, weather: weather), folder)
  }

  /// Returns the paths of the two stores of a flight: Santa's, and the weather beside it.
  static func stores(ofFlight name: String) throws -> (santa: StorePath, weather: StorePath) {
    let folders = name.split(separator: "/").dropLast().map(String.init)
    let weather = (name.hasPrefix("/") ? "/" : "") + (folders + ["weather"]).joined(separator: "/")
    guard let santa = StorePath(name), let weather = StorePath(weather) else {
      throw ValidationError("--page-flight must be the path of a store, such as /shared/santa.")
    }
    return (santa, weather)
  }

  /// Returns the page of the tracker's stores in a folder.
  static func page(of folder: URL?, path: String, _ logger: Logger) -> LivePage {
    let source = PageSource(directory: folder) { logger.error("\($0)") }
    return LivePage(source, path: path)
  }
}
