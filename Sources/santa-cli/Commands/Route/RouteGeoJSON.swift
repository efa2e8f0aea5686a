import SantaCore

/// Stops as a GeoJSON document (RFC 7946): the line of the route, if there is one, and a point for each stop.
struct RouteGeoJSON: Equatable, Sendable {
  var rows: [RouteTable.Row]
  var origin = RouteTable.Origin.home
  /// The great circles between all stops; nil if only some of them are shown.
  var line: GreatCircleLine?

  /// The lines of the document. Each feature is on its own line, so that the output can be searched like the other formats.
  var lines: [String] {
    var features = line.map { [feature(geometry(of: $0), properties: #"{"kind":"route"}"#)] } ?? []
    features += rows.filter { $0.latitude.isFinite && $0.longitude.isFinite }.map { row in
      feature(
        #"{"type":"Point","coordinates":\#(position(row.longitude, row.latitude))}"#,
        properties: row.properties(origin), id: row.id)
    }
    let separated = features.enumerated().map {
      $0.offset < features.count - 1 ? $0.element + "," : $0.element
    }
    return [#"{"type":"FeatureCollection","features":["#] + separated + ["]}"]
  }

  private func feature(_ geometry: String, properties: String, id: String? = nil) -> String {
    var object = JSONObject()
    object.append("type", "Feature")
    object.append("id", id)
    object.append("geometry", json: geometry)
    object.append("properties", json: properties)
    return object.text
  }

  /// Returns the geometry of a line. A line that crosses the antimeridian has several parts (section 3.1.9).
  private func geometry(of line: GreatCircleLine) -> String {
    let parts = line.parts.map { part in
      "[" + part.map { position($0.longitude, $0.latitude) }.joined(separator: ",") + "]"
    }
    return parts.count == 1
      ? #"{"type":"LineString","coordinates":\#(parts[0])}"#
      : #"{"type":"MultiLineString","coordinates":[\#(parts.joined(separator: ","))]}"#
  }

  private func position(_ longitude: Double, _ latitude: Double) -> String {
    let decimals = JSONObject.coordinateDecimals
    return
      "[\(NumberText.decimal(longitude, decimals: decimals)),\(NumberText.decimal(latitude, decimals: decimals))]"
  }
}
