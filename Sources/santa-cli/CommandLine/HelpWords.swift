/// The texts of help screens that are not in the table of commands.
struct HelpWords: Sendable {
  var title: String
  var commands: String
  var options: String
  var exitCodes: String
  var examples: String
  /// The last line of the overview.
  var more: String

  static let english = HelpWords(
    title: "Follow Santa from the terminal.", commands: "commands:", options: "options:",
    exitCodes: "exit codes:", examples: "examples:",
    more: "'\(Program.name) help COMMAND' explains a command. '--' ends the options.")

  static let japanese = HelpWords(
    title: "端末でサンタを追いかけましょう。", commands: "コマンド:", options: "オプション:", exitCodes: "終了コード:",
    examples: "例:",
    more: "'\(Program.name) help COMMAND' でコマンドを説明します。'--' でオプションが終わります。")
}
