/// Error messages in the language of the reader.
///
/// The code makes errors in English, in many places and in the library. The message is translated when it is printed. A message
/// that is not in the list is shown in English.
enum ErrorWords {
  /// Returns an error message or a hint in a language.
  static func text(_ english: String, in language: Language) -> String {
    guard language != .english else { return english }
    return SentenceTemplate.translation(of: english, by: templates, in: language.table)
      ?? unreachable(english, in: language) ?? english
  }

  /// Returns the message for an address with the reason why it can't be reached.
  private static func unreachable(_ english: String, in language: Language) -> String? {
    english.firstRange(of: ": ").flatMap { colon in
      let reason = english[colon.upperBound...]
      let sentence = String(reason.last == "." ? reason.dropLast() : reason)
      return WeatherReason.translation(of: sentence, in: language).map {
        "\(english[..<colon.upperBound])\($0)"
      }
    }
  }

  /// The messages of the tracker's commands. A longer sentence precedes a sentence that it contains.
  private static let templates = [
    SentenceTemplate("the name must end with .cast or .svg"),
    SentenceTemplate("an SVG shows the dashboard, which needs a terminal; record lines to a .cast file"),
    SentenceTemplate("The recording '{}' can't be written: {}."),
    SentenceTemplate("A PNG picture isn't text. Name a file with '-o santa.png'."),
    SentenceTemplate("the name must end with .svg, .png or .txt, unless '--format' names the format"),
    SentenceTemplate("Check that the folder exists and that you may write to it."),
    SentenceTemplate("The postcard '{}' can't be written."),
    SentenceTemplate("Unknown command '{}'. {*}"),
    SentenceTemplate("No help for '{}'. {*}"),
    SentenceTemplate("{*} Did you mean '{}'?"),
    SentenceTemplate("Did you mean '{}'?"),
    SentenceTemplate("The commands are {*}."),
    SentenceTemplate("'{}' is required."),
    SentenceTemplate("Unknown option '{}'."),
    SentenceTemplate("Missing command: '{}' is an option of {*}."),
    SentenceTemplate("Unexpected argument '{}'."),
    SentenceTemplate("Missing argument: it must be one of {}."),
    SentenceTemplate("Missing argument: '{}'."),
    SentenceTemplate("Missing file: '{}'."),
    SentenceTemplate("Missing folder: '{}'."),
    SentenceTemplate("'{}' is given more than once."),
    SentenceTemplate("'{}' needs a value: '{}'."),
    SentenceTemplate("'{}' doesn't take a value, but has '{}'."),
    SentenceTemplate("'{}' is not an option of '{}'; it belongs to {*}."),
    SentenceTemplate("'{}' is not an option of '{}'; it must be used alone."),
    SentenceTemplate("'{}' cannot be combined with '{}': {*}."),
    SentenceTemplate("{}='{}' in the environment is not valid: {*}."),
    SentenceTemplate("{}: \"{}\": \"{}\" is not valid: {*}."),
    SentenceTemplate("'{}' is not valid: {*}."),
    SentenceTemplate("'{}' is not valid: {*}"),
    SentenceTemplate("'{}' is not valid. {*}"),
    SentenceTemplate("'{}' contradicts the flight under way: {}."),
    SentenceTemplate("it must be one of {}"),
    SentenceTemplate("'{}' lists the commands and options."),
    SentenceTemplate("'{}' explains the command and its options."),
    SentenceTemplate("Omit the option to follow that flight, or start another flight with '--store PATH'."),
    SentenceTemplate("{} must be a whole number from {} to {}"),
    SentenceTemplate("{} must be a number from {} to {}"),
    SentenceTemplate("{} must be a number above {} and at most {}"),
    SentenceTemplate(
      "TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00"
    ),
    SentenceTemplate(
      "it must be plain, json, or a template with names in braces, as in '{countdown} {place}'"
    ),
    SentenceTemplate("a '{' isn't followed by a '}'; write '{{' for a literal brace"),
    SentenceTemplate("a '}' isn't preceded by a '{'; write '}}' for a literal brace"),
    SentenceTemplate("unknown name '{}'; the names are {}"),
    SentenceTemplate("the dashboard needs a terminal for both input and output"),
    SentenceTemplate("TERM is {}, and the dashboard needs a terminal that can move the cursor"),
    SentenceTemplate("A token requires a server. Add '--server URL'."),
    SentenceTemplate("data from a server is stored in files"),
    SentenceTemplate("Only CSV output escapes strings. Add '--format csv'."),
    SentenceTemplate("The real flight can't be repeated. Add '--demo', or a time with '--at'."),
    SentenceTemplate("'{}' prints each change as JSON"),
    SentenceTemplate("It requires '--watch'."),
    SentenceTemplate("the program that runs the flight sets the route and the clock"),
    SentenceTemplate("the program that runs the flight requests the weather"),
    SentenceTemplate("no other program can use an in-memory store"),
    SentenceTemplate("both set the place from which distances are measured"),
    SentenceTemplate("each must be used alone"),
    SentenceTemplate("no home was given. {*}"),
    SentenceTemplate(
      "Give a place, as in Oslo or \"Sydney, Canada\", or coordinates in degrees, as in 59.91,10.75"
    ),
    SentenceTemplate(
      "{} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75"
    ),
    SentenceTemplate("the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75"),
    SentenceTemplate("the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01"),
    SentenceTemplate("no place called {} is known. {*}"),
    SentenceTemplate("no {} is known in {}. {*}"),
    SentenceTemplate("Did you mean {*}? If not, give coordinates, as in 59.91,10.75"),
    SentenceTemplate("Did you mean {*}?"),
    SentenceTemplate("Override it with '--home', or unset the variable."),
    SentenceTemplate("Override it with '--home', or correct the file."),
    SentenceTemplate("Unset the variable."),
    SentenceTemplate("Correct the file."),
    SentenceTemplate("{}: unknown setting \"{}\". {*}"),
    SentenceTemplate("{}: unknown setting \"{}\"."),
    SentenceTemplate("The settings are {}."),
    SentenceTemplate("{}: \"{}\" must be a non-empty string in quotation marks."),
    SentenceTemplate("Write it as in {}, or remove it."),
    SentenceTemplate("{}: the settings must be a JSON object."),
    SentenceTemplate("A settings file is a JSON object, as in {}."),
    SentenceTemplate("The settings file '{}' can't be read."),
    SentenceTemplate("Check its permissions."),
    SentenceTemplate("The settings file '{}' is not a regular file."),
    SentenceTemplate("The settings file '{}' is too large: {} bytes of at most {}."),
    SentenceTemplate("'{}' isn't a web address such as https://example.org/route.json."),
    SentenceTemplate("A route is a Santa Tracker JSON file. Without '--route', the built-in route is used."),
    SentenceTemplate(
      "Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'."
    ),
    SentenceTemplate("The route can't be read from standard input."),
    SentenceTemplate("The route file '{}' doesn't exist."),
    SentenceTemplate("The route file '{}' can't be read."),
    SentenceTemplate("The route '{}' is neither a file nor a pipe."),
    SentenceTemplate("'{}' isn't a server address."),
    SentenceTemplate("Write it as in '--server https://santa.example.org:8724'."),
    SentenceTemplate("Synchronisation with the server at {} has stopped: {*}"),
    SentenceTemplate("{*} Or sign in as a user with 'santa-cli login'."),
    SentenceTemplate("'santa-server' prints it at its first start; 'santa-server token' makes a new one."),
    SentenceTemplate("The server needs a token, but {} is empty."),
    SentenceTemplate("{} doesn't contain a valid server token: it is too long or has invalid characters."),
    SentenceTemplate("The server token file '{}' doesn't exist."),
    SentenceTemplate("The server token file '{}' can't be read."),
    SentenceTemplate("The server token file '{}' is neither a file nor a pipe."),
    SentenceTemplate("An in-memory store can't be synchronised with a server."),
    SentenceTemplate("The folder '{}' can't be created."),
    SentenceTemplate("Choose another folder with '--store PATH'."),
    SentenceTemplate("'{}' is in use by another program that is connected to a server."),
    SentenceTemplate("Choose another folder with '--store PATH', or omit the option."),
    SentenceTemplate("The store in '{}' was deleted."),
    SentenceTemplate("Run the command again when there is a store."),
    SentenceTemplate("There is no listener in '{}'."),
    SentenceTemplate(
      "Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'."),
    SentenceTemplate("There is no failed event '{}'."),
    SentenceTemplate("'{}' prints the failed events."),
    SentenceTemplate("Pirate Weather needs an API key."),
    SentenceTemplate(
      "Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net."
    ),
    SentenceTemplate("MET Norway requires your contact address."),
    SentenceTemplate("Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it."),
    SentenceTemplate("SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters."),
    SentenceTemplate("Set it to an e-mail address or the address of a web page."),
    SentenceTemplate("{} is not valid: '{}' is not a web address."),
    SentenceTemplate("Write it as in https://api.example.org, without the path of the service."),
    SentenceTemplate("The store has no default folder: neither XDG_DATA_HOME nor HOME is set."),
    SentenceTemplate("Choose one with '--store PATH', or save nothing with '--store :memory:'."),
    SentenceTemplate("Choose another folder with '--store PATH', or save nothing with '--store :memory:'."),
    SentenceTemplate(
      "Move the folder away, so that a new store is created, or choose another folder with '--store PATH'."
    ),
    SentenceTemplate("Check the disk and the folder's permissions, or save nothing with '--store :memory:'."),
    SentenceTemplate("'{}' starts a flight in another store."),
    SentenceTemplate("'{}' is relative to the working directory, which no longer exists."),
    SentenceTemplate("Change to an existing folder, or give an absolute path."),
    SentenceTemplate("'{}' and '{}'"),
    SentenceTemplate("\"{}\" or \"{}\""),
  ]
}
