import HTTPTypes
import Hummingbird
import NIOCore

extension ServerRoutes {
  /// Answers with a file of the admin page, which has no data.
  func adminFile(_ request: ServerRequest, _ context: ServerContext) throws -> Response {
    if request == .adminRoot { return Response(status: .found, headers: [.location: "/admin"]) }
    let file: (type: String, text: String)
    switch context.parameters.get("file") {
    case nil: file = ("text/html", AdminAssets.html)
    case "admin.js": file = ("text/javascript", AdminAssets.script)
    case "admin.css": file = ("text/css", AdminAssets.style)
    default:
      throw Refusal(
        status: .notFound, code: "path", message: "The admin page doesn't have this address.")
    }
    return Response(
      status: .ok, headers: [.contentType: "\(file.type); charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(string: file.text)))
  }
}
