import Foundation
import SantaCore
import Testing

@testable import santa_cli

/// The machine-readable output of `route`.
struct RouteFormatsTests {
  @Test func `a table with commas has a header, a line a stop, and the ends of RFC 4180`() async {
    let outcome = await Outcome.of("route", "--format", "csv", "--near", "Nouméa", "--limit", "2")
    #expect(outcome.errorOutput == "")
    let lines = outcome.output.components(separatedBy: "\r\n")
    #expect(lines.count == 4 && lines.last == "")
    #expect(
      lines[0]
        == "id,arrival,departure,localTime,utcOffset,place,region,latitude,longitude,population,presentsDelivered,"
        + "kilometersAway")
    #expect(lines[1].hasPrefix("noumea_nc,2026-12-24T13:0"))
    #expect(lines[1].contains(",39600,Nouméa,New Caledonia,-22.27"))
    #expect(lines[1].hasSuffix(",0"))
  }

  @Test func `a cell with commas and quotes stands in quotes, and an unknown one is empty`() {
    let row = RouteTable.Row(arrival: .takeOff, place: "A \"b\", c\nd", latitude: .nan, longitude: 2)
    #expect(
      RouteTable(rows: [row]).lines(in: .csv)[1]
        == ",2026-12-24T10:00:00Z,,10:00,,\"A \"\"b\"\", c\nd\",,,2,,")
  }

  @Test func `a name that a spreadsheet would calculate has an apostrophe before it, unless it is to be raw`()
    async throws
  {
    let folder = try TemporaryFolder()
    let stops = ["=1+1", "@SUM(A1)"].enumerated().map {
      RouteFile.stop($1, minutes: 10 + 10 * $0, presents: 1000 + $0, latitude: "-10.5")
    }
    let file = try folder.write(RouteFile.json(stops), to: "route.json")
    let outcome = await Outcome.of(
      "route", "--format", "csv", "--route", file, "--where", "location.latitude < 0")
    let lines = outcome.output.components(separatedBy: "\r\n")
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("'=1+1,") && lines[2].hasPrefix("'@SUM(A1),"))
    #expect(lines[1].contains(",City =1+1,Testland,-10.5,20,"))
    #expect(outcome.exitCode == .success)
    let raw = await Outcome.of(
      "route", "--format", "csv", "--raw", "--route", file, "--where", "location.latitude < 0")
    #expect(raw.output == outcome.output.replacing("'", with: ""))
    #expect(raw.exitCode == .success)
    let table = await Outcome.of("route", "--raw")
    #expect(table.output == "")
    #expect(table.errorOutput.hasPrefix("error: '--raw' is not valid. Only CSV output escapes strings."))
    #expect(table.exitCode == .usage)
  }

  @Test func `the map has the way in parts and a point for each stop`() async throws {
    struct Document: Decodable {
      struct Feature: Decodable {
        struct Properties: Decodable {
          var kind: String?
          var place: String?
          var arrival: String?
        }
        struct Kind: Decodable { var type: String }
        var type: String
        var id: String?
        var geometry: Kind
        var properties: Properties
      }
      var type: String
      var features: [Feature]
    }
    let outcome = await Outcome.of("route", "--format", "geojson")
    #expect(outcome.errorOutput == "")
    let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
    #expect(document.type == "FeatureCollection" && document.features.count == 767)
    #expect(document.features.allSatisfy { $0.type == "Feature" })
    #expect(document.features[0].geometry.type == "MultiLineString")
    #expect(document.features[0].properties.kind == "route")
    #expect(document.features.dropFirst().allSatisfy { $0.geometry.type == "Point" })
    #expect(document.features[2].properties.place == "Kiritimati")
    // In GeoJSON, the longitude comes first.
    #expect(outcome.lines[3].contains(#""coordinates":[-157."#))
    let some = await Outcome.of("route", "--format", "geojson", "--where", "population < 0")
    #expect(some.output == "{\"type\":\"FeatureCollection\",\"features\":[\n]}\n")
  }

  @Test func `near a place the limit chooses the nearest, and sort puts them in order`() async {
    let near = await Outcome.of("route", "--near", "Oslo", "--limit", "4", "--format", "json")
    let sorted = await Outcome.of(
      "route", "--near", "Oslo", "--limit", "4", "--sort", "population desc", "--format", "json")
    #expect(near.lines.count == 4 && near.lines.first?.contains(#""place":"Oslo""#) == true)
    #expect(Set(near.lines) == Set(sorted.lines) && near.lines != sorted.lines)
  }

  @Test func `an unknown place is refused with the nearest spelling`() async {
    let outcome = await Outcome.of("route", "--near", "Osslo")
    #expect(outcome.errorOutput.hasPrefix("error: '--near Osslo' is not valid: "))
    #expect(outcome.errorOutput.contains("Did you mean \"Oslo\"?"))
    #expect(outcome.exitCode == .usage)
  }

  @Test func `an unknown format offers the nearest`() async {
    let outcome = await Outcome.of("route", "--format", "geojsn")
    #expect(
      outcome.errorOutput.contains("it must be one of table, json, csv, geojson. Did you mean 'geojson'?"))
    #expect(outcome.exitCode == .usage)
  }

  @Test func `an exported route can be flown, and is the same route`() async throws {
    let exported = await Outcome.of("route", "export", "--format", "json")
    #expect(exported.errorOutput == "" && exported.exitCode == .success)
    let route = try Route(json: Data(exported.output.utf8), source: "exported")
    #expect(route == Route.embedded(year: 2026))
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(exported.output.utf8), to: "route.json")
    let again = await Outcome.of("route", "export", "--route", file)
    #expect(again.output == exported.output)
    #expect(again.errorOutput.contains("match the flight of 2026 and are unchanged."))
  }
}
