/// The help screens. What stands in the tables of commands and options is English; other languages have it here.
struct HelpWords: Sendable {
  var title: String
  var commands: String
  var options: String
  var exitCodes: String
  var examples: String
  /// The last line of the overview.
  var more: String
  var summary: @Sendable (CommandName) -> String
  var option: @Sendable (OptionName, CommandName?) -> String
  var exitCode: @Sendable (ExitCode) -> String

  static let english = HelpWords(
    title: "Follow Santa from the terminal.", commands: "commands:", options: "options:",
    exitCodes: "exit codes:", examples: "examples:",
    more: "'\(HelpText.program) help COMMAND' explains a command. '--' ends the options.",
    summary: { $0.description.summary },
    option: { $0.description(for: $1).summary },
    exitCode: { $0.meaning })

  static let japanese = HelpWords(
    title: "端末でサンタを追いかけましょう。", commands: "コマンド:", options: "オプション:", exitCodes: "終了コード:",
    examples: "例:",
    more: "'\(HelpText.program) help COMMAND' でコマンドを説明します。'--' でオプションが終わります。",
    summary: { $0.japaneseSummary },
    option: { $0.japaneseSummary(for: $1) },
    exitCode: { $0.japaneseMeaning })
}
