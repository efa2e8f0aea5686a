import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The services behind `--weather`, and the environment variables that they need.
@Suite(.unlessItHangs) struct WeatherChoiceProviderTests {
  private static let contact = "elf@example.org"
  /// The environment variables with the addresses of the services.
  private static let variables: [WeatherChoice: String] = [
    .auto: "SANTA_OPEN_METEO_URL", .openMeteo: "SANTA_OPEN_METEO_URL", .pirate: "SANTA_PIRATE_WEATHER_URL",
    .metNorway: "SANTA_MET_NORWAY_URL",
  ]

  private static func provider(
    _ choice: WeatherChoice, _ environment: [String: String]
  ) throws(CommandFailure) -> any WeatherProvider {
    try choice.provider(
      in: CommandContext(
        arguments: [], environment: environment, workingDirectory: "/", output: RecordedStream(),
        errorOutput: RecordedStream(), clock: ImmediateClock(.takeOff)))
  }

  /// Returns all variables that a service may need, with the address of a server in place of the service.
  private static func environment(_ choice: WeatherChoice, url: String) -> [String: String] {
    var environment = ["SANTA_CONTACT": contact, "PIRATE_WEATHER_API_KEY": "s3cretKEY"]
    if let variable = variables[choice] { environment[variable] = url }
    return environment
  }

  /// Returns the request that a choice sends to a server in place of the service.
  private static func request(_ choice: WeatherChoice) async throws -> LoopbackServer.Request {
    // A status that causes no retry.
    let server = try LoopbackServer { _ in LoopbackAnswer(400) }
    let provider = try provider(choice, environment(choice, url: server.url.absoluteString))
    _ = await provider.reports(for: [WeatherQuery(at: .northPole, on: .takeOff)])
    #expect(server.requests.count == 1)
    return try #require(server.requests.first)
  }

  @Test(arguments: [WeatherChoice.auto, .openMeteo])
  func `Open-Meteo is asked by name, and learns no contact`(choice: WeatherChoice) async throws {
    let request = try await Self.request(choice)
    #expect(request.target.hasPrefix("/v1/forecast?latitude="))
    #expect(request.headers["user-agent"] == "\(Program.name)/\(Program.version)")
    #expect(!"\(request)".contains(Self.contact) && !"\(request)".contains("s3cretKEY"))
  }

  @Test func `Pirate Weather gets the key, and learns no contact`() async throws {
    let request = try await Self.request(.pirate)
    #expect(request.target.hasPrefix("/forecast/apikey/"))
    #expect(request.headers["apikey"] == "s3cretKEY")
    #expect(request.headers["user-agent"] == "\(Program.name)/\(Program.version)")
    #expect(!"\(request)".contains(Self.contact))
  }

  @Test func `MET Norway learns the contact of the user`() async throws {
    let request = try await Self.request(.metNorway)
    #expect(request.target.hasPrefix("/weatherapi/locationforecast/2.0/compact?lat="))
    #expect(request.headers["user-agent"] == "\(Program.name)/\(Program.version) (\(Self.contact))")
    #expect(request.headers["apikey"] == nil)
  }

  @Test func `only the automatic choice falls back to the normal if a service fails`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(400) }
    for choice in WeatherChoice.allCases {
      let provider = try Self.provider(choice, Self.environment(choice, url: server.url.absoluteString))
      let report = try? await provider.report(at: .northPole, on: .takeOff)
      #expect((report != nil) == (choice == .auto || choice == .normal))
      #expect((report?.fallbackReason != nil) == (choice == .auto))
    }
    #expect(server.requests.count == 4)
  }

  @Test(arguments: [
    (WeatherChoice.pirate, "PIRATE_WEATHER_API_KEY", nil), (.pirate, "PIRATE_WEATHER_API_KEY", ""),
    (.metNorway, "SANTA_CONTACT", nil), (.metNorway, "SANTA_CONTACT", ""),
    (.metNorway, "SANTA_CONTACT", "me\r\nX-Key: 1"),
    (.metNorway, "SANTA_CONTACT", "Weihnachtswichtel \u{e4}"),
    (.metNorway, "SANTA_CONTACT", String(repeating: "x", count: 201)),
  ])
  func `a missing environment variable of a service is a usage error`(
    choice: WeatherChoice, variable: String, value: String?
  ) throws {
    var environment = Self.environment(choice, url: "http://127.0.0.1:1")
    environment[variable] = value
    let failure = #expect(throws: CommandFailure.self) { try Self.provider(choice, environment) }
    #expect(failure?.exitCode == .configuration)
    #expect(failure?.report().contains(variable) == true)
    // A service ignores the variables of other services.
    for other in WeatherChoice.allCases where other != choice { _ = try Self.provider(other, environment) }
  }

  @Test(arguments: ["example", "file:///etc/hosts", "https://", "ftp://example.org", " "])
  func `an invalid server address is a usage error`(url: String) throws {
    for (choice, variable) in Self.variables {
      let environment = Self.environment(choice, url: url)
      let failure = #expect(throws: CommandFailure.self) { try Self.provider(choice, environment) }
      #expect(failure?.exitCode == .configuration)
      #expect(failure?.message.hasPrefix("\(variable) is not valid: '\(url)'") == true)
    }
  }
}
