import SantaCore
import Testing

struct NumberTextTests {
  @Test(
    "Digits are grouped in threes",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (7_700_000_000, "7,700,000,000"), (-12_345, "-12,345"),
      (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func groups(number: Int, text: String) {
    #expect(NumberText.grouped(number) == text)
  }

  @Test(
    "Decimals are rounded and none is zero at the end",
    arguments: [
      (-12.34, 1, "-12.3"), (-12.0, 1, "-12"), (-0.04, 1, "0"), (-0.5, 1, "-0.5"), (59.913_86, 4, "59.9139"),
      (90, 4, "90"), (0.000_1, 4, "0.0001"), (0.000_01, 4, "0"), (-179.999_96, 4, "-180"),
      (10.05, 2, "10.05"),
      (3.99, 0, "4"),
    ])
  func decimals(number: Double, decimals: Int, text: String) {
    #expect(NumberText.decimal(number, decimals: decimals) == text)
  }

  @Test("A number too large for decimals does not trap")
  func largeNumber() {
    #expect(NumberText.decimal(1e300) == "1e+300")
    #expect(NumberText.decimal(.greatestFiniteMagnitude, decimals: 4) == "1.7976931348623157e+308")
  }
}
