/// The answer to a ``PageRequest``, without HTTP.
public struct PageAnswer: Sendable {
  /// The time for which an answer may be kept.
  public enum Caching: Hashable, Sendable {
    /// For ever: the request names the version of the answer.
    case immutable
    /// For a number of seconds.
    case seconds(Int)
    /// Until it is requested again: the server is asked whether the tag is still the same.
    case checked
    /// Never.
    case never
  }

  /// The status of HTTP: 200, 400 or 404.
  public var status = 200
  /// The media type, with the character set.
  public var contentType: String
  /// The contents.
  public var body: [UInt8]
  /// The time for which the answer may be kept.
  public var caching: Caching
  /// The tag of the contents, without quotation marks; nil if they are not worth one.
  public var tag: String?
  /// The language of the contents as a BCP 47 tag; nil without one.
  public var language: String?
  /// Whether the body is compressed with gzip.
  public var isCompressed = false

  init(
    status: Int = 200, contentType: String, body: [UInt8], caching: Caching, tag: String? = nil,
    language: String? = nil
  ) {
    (self.status, self.contentType, self.body) = (status, contentType, body)
    (self.caching, self.tag, self.language) = (caching, tag, language)
  }

  /// Creates an answer of plain text, which is not kept.
  public init(text: String, status: Int = 200) {
    self.init(
      status: status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8), caching: .never)
  }

  static func text(_ text: String, status: Int = 200, _ language: PageLanguage? = nil) -> PageAnswer {
    var answer = PageAnswer(text: text, status: status)
    answer.language = language?.rawValue
    return answer
  }

  static func json(
    _ body: [UInt8], _ caching: Caching, tag: String? = nil, _ language: PageLanguage? = nil
  ) -> PageAnswer {
    PageAnswer(
      contentType: "application/json; charset=utf-8", body: body, caching: caching, tag: tag,
      language: language?.rawValue)
  }
}
