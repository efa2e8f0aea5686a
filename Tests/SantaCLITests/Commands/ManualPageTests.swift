import Testing

@testable import santa_cli

struct ManualPageTests {
  @Test func `it has every command, option, setting and exit code`() async {
    let outcome = await Outcome.of("man")
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    let page = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    for command in CommandTable.santa.commands {
      #expect(page.contains(".SS \"\(command.name.rawValue.replacing("-", with: "\\-"))\""))
    }
    for option in CommandTable.santa.options {
      #expect(outcome.output.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
    }
    for name in SettingName.allCases { #expect(outcome.output.contains(name.variable)) }
    #expect(page.contains(".SH COST"))
    for code in ExitCode.allCases { #expect(page.contains("\\fB\(code.rawValue)\\fR")) }
  }

  @Test func `no line of text is taken for a request, and no request is unknown`() {
    let requests = [".TH", ".SH", ".SS", ".B", ".I", ".PP", ".nf", ".fi", ".TP", ".RS", ".RE", ".\\\""]
    for line in ManualPage(.santa).text.split(separator: "\n")
    where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
