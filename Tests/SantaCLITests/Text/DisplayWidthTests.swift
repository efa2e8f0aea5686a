import Testing

@testable import santa_cli

struct DisplayWidthTests {
  @Test func `a message is broken at words, below its beginning`() {
    let message = "error: There is no route file 'a.json'."
    #expect(DisplayWidth.wrapped(message: message, to: 39) == message)
    #expect(
      DisplayWidth.wrapped(message: message, to: 27) == """
        error: There is no route
               file 'a.json'.
        """)
    #expect(DisplayWidth.wrapped(message: "no label at all here", to: 20) == "no label at all here")
  }

  @Test(arguments: [
    ("", 0), ("Oslo", 4), ("Reykjavík", 9), ("Reykjavi\u{301}k", 9), ("東京", 4), ("서울", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｘ", 2), ("🛷", 2), ("❄", 1), ("❄\u{FE0F}", 2), ("🇳🇴", 2),
    ("👨‍👩‍👧", 2), ("👩🏽", 2), ("\u{200B}", 0), ("Nuku‘alofa", 10), ("°C", 2), ("→", 1), ("…", 1),
  ])
  func `columns are those of a terminal`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: ["Oslo", "東京", "🛷 x", "e\u{301}e\u{301}"])
  func `padding fills up by columns`(text: String) {
    #expect(DisplayWidth.columns(of: DisplayWidth.padded(text, to: 8)) == 8)
    #expect(DisplayWidth.columns(of: DisplayWidth.aligned(text, toRightOf: 8)) == 8)
    #expect(DisplayWidth.padded(text, to: 2).hasPrefix(text))
  }

  @Test(arguments: [
    ("Oslo", 4, "Oslo"), ("Oslo", 3, "Os…"), ("東京都庁", 8, "東京都庁"), ("東京都庁", 7, "東京都…"),
    ("東京都庁", 6, "東京…"), ("San Francisco", 5, "San…"), ("Oslo", 1, "…"),
  ])
  func `cutting never splits a character or exceeds its columns`(
    text: String, columns: Int, expected: String
  ) {
    #expect(DisplayWidth.truncated(text, to: columns) == expected)
  }

  @Test func `wrapping breaks at spaces, and between the characters of Chinese and Japanese`() {
    #expect(DisplayWidth.wrapped("圣诞老人在哪里", to: 8) == ["圣诞老人", "在哪里"])
    // A line neither starts with a full stop nor ends with an opening bracket.
    #expect(DisplayWidth.wrapped("飞行中。下一站（东京）", to: 6) == ["飞行", "中。下", "一站", "（东", "京）"])
    #expect(DisplayWidth.wrapped("이름 없음", to: 5) == ["이름", "없음"])
    #expect(DisplayWidth.wrapped("用 --store PATH 选择", to: 12) == ["用 --store", "PATH 选择"])
    #expect(DisplayWidth.wrapped("nobody in 東京 answers", to: 9) == ["nobody in", "東京", "answers"])
    #expect(DisplayWidth.wrapped("nobody", to: 3) == ["nobody"])
    #expect(DisplayWidth.wrapped("", to: 3) == [])
  }
}
