import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `postcard`: writes a picture of the flight to share.
struct PostcardCommand: Command, Equatable {
  // Places, paths and times as they were typed. The command parses them.
  var home: String?
  var store: String?
  var route: String?
  var time: String?
  var output: String?
  var format = PostcardFormat.txt
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let home = try Home(self.home, of: .postcard, settings, in: context)
    let (santa, route) = try await moment(home, audience, in: context)
    let card = Postcard(santa, route: route, home: home.place, audience: audience)
    switch format {
    case .svg: try write(Array(PostcardSVG(card: card).text.utf8), in: context)
    case .txt:
      try write(Array((PostcardText(card: card).lines.joined(separator: "\n") + "\n").utf8), in: context)
    case .png:
      let drawn = card.isDrawable ? card : try english(santa, route, home, audience, in: context)
      try write(PostcardPNG(card: drawn).bytes, in: context)
    }
    return .success
  }

  /// Returns the state of the flight under way, or else of the route at the given or the current time.
  private func moment(
    _ home: Home, _ audience: Audience, in context: CommandContext
  ) async throws -> (TrackerEvent.SantaState, Route) {
    let answer = try await FlightRequest.answer(
      route: route, time: time, of: .postcard, for: audience, in: context)
    let now = context.clock.now
    // A time or a route on the command line takes precedence over the flight under way.
    if time == nil, route == nil, let location = try TrackerStores.Location(existing: store, in: context) {
      do {
        let reader = FlightReader()
        let status = try await reader.status(at: location, home: home.place.coordinate, now: now)
        if let status { return (status.santa, status.flight.route) }
      } catch let error as IncompleteFlight {
        throw CommandFailure(error)
      } catch let error as StoreError {
        throw CommandFailure(error)
      }
    }
    let moment = time == nil ? now : answer.clock.origin
    return (
      TrackerEvent.SantaState(route: answer.route, home: home.place.coordinate, time: moment), answer.route
    )
  }

  /// Returns the card in English, because the letters of a PNG are Latin.
  private func english(
    _ santa: TrackerEvent.SantaState, _ route: Route, _ home: Home, _ audience: Audience,
    in context: CommandContext
  ) throws -> Postcard {
    try context.errorOutput.writeLine("note: \(audience.language.postcard.isInEnglish)")
    return Postcard(
      santa, route: route, home: home.place, audience: Audience(language: .english, units: audience.units))
  }

  private func write(_ bytes: [UInt8], in context: CommandContext) throws {
    guard let output else { return try context.output.write(String(decoding: bytes, as: UTF8.self)) }
    do {
      try Data(bytes).write(to: URL(filePath: try context.absolutePath(output)), options: .atomic)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(
        exitCode: .ioError, message: "The postcard '\(output)' can't be written.",
        hint: "Check that the folder exists and that you may write to it.")
    }
  }

  /// The actor to which the store belongs while it is read.
  private actor FlightReader {
    func status(at location: TrackerStores.Location, home: Coordinate, now: Date) throws -> Tracker.Status? {
      try Tracker.status(at: location, home: home, now: now)
    }
  }
}

extension CommandName {
  static let postcard: CommandName = "postcard"
}

extension PostcardCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let output = arguments[.output]
    let named: PostcardFormat? = try arguments.choice(.format)
    let suffix = output.flatMap { PostcardFormat(fileName: $0) }
    if let output, named == nil, suffix == nil {
      throw arguments.error(
        .invalidValue(
          .output, value: output,
          requirement: "the name must end with .svg, .png or .txt, unless '--format' names the format"))
    }
    let format = named ?? suffix ?? .txt
    if format == .png, output == nil {
      throw arguments.error(
        .unreadable(.format, why: "A PNG picture isn't text. Name a file with '-o santa.png'."))
    }
    self.init(
      home: arguments[.home], store: arguments[.store], route: arguments[.route], time: arguments[.at],
      output: output, format: format, audience: try AudienceOptions(arguments))
  }

  static let description = CommandDescription(
    name: .postcard,
    command: PostcardCommand.self,
    summary: Wording("make a picture of the flight to share"),
    discussion: [
      "Writes the map, Santa, your home and the countdown as a picture of 1200 by 630",
      "pixels, the size that chats show, or as text. The suffix of FILE determines the",
      "format. Without -o, the text or the SVG is printed.",
      "",
      "The letters of a PNG are Latin. If the text has others, it is in English, and a note",
      "says so; an SVG shows every script for which the viewer has a font.",
    ],
    examples: [
      "santa-cli postcard",
      "santa-cli postcard --home Lyon -o santa.png",
      "santa-cli postcard --home Oslo --at 2026-12-24T22:00 -o santa.svg",
    ],
    ownOptions: [.home, .store, .route, .at, .output, formatOption, .units, .lang]
  )

  private static let formatOption = Option.formats(
    PostcardFormat.self, Wording("svg, png or txt; default: the file's suffix, or txt"))
}

extension Option {
  static let output = Option(
    "output", .text("FILE"), letter: "o", in: .format,
    Wording("write to this file instead of standard output"))
}
