import Testing

@testable import santa_cli

@Suite struct ManualPageTests {
  @Test func `every command, option, setting and exit code has its place`() async {
    let outcome = await Outcome.of("man")
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    let page = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    for command in CommandName.allCases {
      #expect(page.contains(".SS \"\(command.rawValue.replacing("-", with: "\\-"))\""))
    }
    for option in OptionName.allCases { #expect(outcome.output.contains("\\-\\-\(option.rawValue)")) }
    for name in SettingName.allCases { #expect(outcome.output.contains(name.variable)) }
    for code in ExitCode.allCases { #expect(page.contains("\\fB\(code.rawValue)\\fR")) }
  }

  @Test func `no line of text is taken for a request, and no request is unknown`() {
    let requests = [".TH", ".SH", ".SS", ".B", ".I", ".PP", ".nf", ".fi", ".TP", ".RS", ".RE", ".\\\""]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
