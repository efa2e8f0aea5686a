/// The shapes of ``StrokeFont``.
///
/// The shapes of ASCII are the "Roman Simplex" of the Hershey fonts, which A. V. Hershey made at the U.S. National Bureau of
/// Standards, in the format of J. Hurt (Cognition, Inc.), through the Python package Hershey-Fonts 2.1.0 (MIT). The accents are
/// SantaCore's own.
enum StrokeFontTable {
  /// A mark, and the letters that have it.
  struct Accent: Sendable {
    /// Whether the mark is above the letter, so that it is higher above a capital.
    var isAbove: Bool
    var strokes: String
    var letters: String
    /// The letters without the mark, in the same order.
    var bases: String
  }

  /// For each character: itself, its left and right edges, and its strokes.
  static let glyphs = #"""
    !MW RFRT RYQZR[SZRY
    "JZ NFNM VFVM
    #H] SBLb YBRb LOZO KUYU
    $H\ PBP_ TBT_ YIWGTFPFMGKIKKLMMNOOUQWRXSYUYXWZT[P[MZKX
    %F^ [FI[ NFPHPJOLMMKMIKIIJGLFNFPGSHVHYG[F WTUUTWTYV[X[ZZ[X[VYTWT
    &E_ \O\N[MZMYNXPVUTXRZP[L[JZIYHWHUISJRQNRMSKSIRGPFNGMIMKNNPQUXWZY[[[\Z\Y
    'MW RHQGRFSGSIRKQL
    (KY VBTDRGPKOPOTPYR]T`Vb
    )KY NBPDRGTKUPUTTYR]P`Nb
    *JZ RLRX MOWU WOMU
    +E_ RIR[ IR[R
    ,NV SWRXQWRVSWSYQ[
    -E_ IR[R
    .NV RVQWRXSWRV
    /G] [BIb
    0H\ QFNGLJKOKRLWNZQ[S[VZXWYRYOXJVGSFQF
    1H\ NJPISFS[
    2H\ LKLJMHNGPFTFVGWHXJXLWNUQK[Y[
    3H\ MFXFRNUNWOXPYSYUXXVZS[P[MZLYKW
    4H\ UFKTZT UFU[
    5H\ WFMFLOMNPMSMVNXPYSYUXXVZS[P[MZLYKW
    6H\ XIWGTFRFOGMJLOLTMXOZR[S[VZXXYUYTXQVOSNRNOOMQLT
    7H\ YFO[ KFYF
    8H\ PFMGLILKMMONSOVPXRYTYWXYWZT[P[MZLYKWKTLRNPQOUNWMXKXIWGTFPF
    9H\ XMWPURRSQSNRLPKMKLLINGQFRFUGWIXMXRWWUZR[P[MZLX
    :NV ROQPRQSPRO RVQWRXSWRV
    ;NV ROQPRQSPRO SWRXQWRVSWSYQ[
    <F^ ZIJRZ[
    =E_ IO[O IU[U
    >F^ JIZRJ[
    ?I[ LKLJMHNGPFTFVGWHXJXLWNVORQRT RYQZR[SZRY
    @E` WNVLTKQKOLNMMPMSNUPVSVUUVS QKOMNPNSOUPV WKVSVUXVZV\T]Q]O\L[JYHWGTFQFNGLHJJILHOHRIUJWLYNZQ[T[WZYYZX XKWSWUXV
    AI[ RFJ[ RFZ[ MTWT
    BG\ KFK[ KFTFWGXHYJYLXNWOTP KPTPWQXRYTYWXYWZT[K[
    CH] ZKYIWGUFQFOGMILKKNKSLVMXOZQ[U[WZYXZV
    DG\ KFK[ KFRFUGWIXKYNYSXVWXUZR[K[
    EH[ LFL[ LFYF LPTP L[Y[
    FHZ LFL[ LFYF LPTP
    GH] ZKYIWGUFQFOGMILKKNKSLVMXOZQ[U[WZYXZVZS USZS
    HG] KFK[ YFY[ KPYP
    INV RFR[
    JJZ VFVVUYTZR[P[NZMYLVLT
    KG\ KFK[ YFKT POY[
    LHY LFL[ L[X[
    MF^ JFJ[ JFR[ ZFR[ ZFZ[
    NG] KFK[ KFY[ YFY[
    OG] PFNGLIKKJNJSKVLXNZP[T[VZXXYVZSZNYKXIVGTFPF
    PG\ KFK[ KFTFWGXHYJYMXOWPTQKQ
    QG] PFNGLIKKJNJSKVLXNZP[T[VZXXYVZSZNYKXIVGTFPF SWY]
    RG\ KFK[ KFTFWGXHYJYLXNWOTPKP RPY[
    SH\ YIWGTFPFMGKIKKLMMNOOUQWRXSYUYXWZT[P[MZKX
    TJZ RFR[ KFYF
    UG] KFKULXNZQ[S[VZXXYUYF
    VI[ JFR[ ZFR[
    WF^ HFM[ RFM[ RFW[ \FW[
    XH\ KFY[ YFK[
    YI[ JFRPR[ ZFRP
    ZH\ YFK[ KFYF K[Y[
    [KY OBOb PBPb OBVB ObVb
    \KY KFY^
    ]KY TBTb UBUb NBUB NbUb
    ^JZ RDJR RDZR
    _I[ Ib[b
    `NV SKQMQORPSORNQO
    aI\ XMX[ XPVNTMQMONMPLSLUMXOZQ[T[VZXX
    bH[ LFL[ LPNNPMSMUNWPXSXUWXUZS[P[NZLX
    cI[ XPVNTMQMONMPLSLUMXOZQ[T[VZXX
    dI\ XFX[ XPVNTMQMONMPLSLUMXOZQ[T[VZXX
    eI[ LSXSXQWOVNTMQMONMPLSLUMXOZQ[T[VZXX
    fMY WFUFSGRJR[ OMVM
    gI\ XMX]W`VaTbQbOa XPVNTMQMONMPLSLUMXOZQ[T[VZXX
    hI\ MFM[ MQPNRMUMWNXQX[
    iNV QFRGSFREQF RMR[
    jMW RFSGTFSERF SMS^RaPbNb
    kIZ MFM[ WMMW QSX[
    lNV RFR[
    mCa GMG[ GQJNLMOMQNRQR[ RQUNWMZM\N]Q][
    nI\ MMM[ MQPNRMUMWNXQX[
    oI\ QMONMPLSLUMXOZQ[T[VZXXYUYSXPVNTMQM
    pH[ LMLb LPNNPMSMUNWPXSXUWXUZS[P[NZLX
    qI\ XMXb XPVNTMQMONMPLSLUMXOZQ[T[VZXX
    rKX OMO[ OSPPRNTMWM
    sJ[ XPWNTMQMNNMPNRPSUTWUXWXXWZT[Q[NZMX
    tMY RFRWSZU[W[ OMVM
    uI\ MMMWNZP[S[UZXW XMX[
    vJZ LMR[ XMR[
    wG] JMN[ RMN[ RMV[ ZMV[
    xJ[ MMX[ XMM[
    yJZ LMR[ XMR[P_NaLbKb
    zJ[ XMM[ MMXM M[X[
    {KY TBRCQDPFPHQJRKSMSOQQ RCQEQGRISJTLTNSPORSTTVTXSZR[Q]Q_Ra QSSUSWRYQZP\P^Q`RaTb
    |NV RBRb
    }KY PBRCSDTFTHSJRKQMQOSQ RCSESGRIQJPLPNQPURQTPVPXQZR[S]S_Ra SSQUQWRYSZT\T^S`RaPb
    ~F^ IUISJPLONOPPTSVTXTZS[Q ISJQLPNPPQTTVUXUZT[Q[O
    """#

  static let accents: [Accent] = [
    // Grave
    Accent(isAbove: true, strokes: "OESI", letters: "ÀÈÌÒÙàèìòùǸǹẀẁỲỳ", bases: "AEIOUaeiouNnWwYy"),
    // Acute
    Accent(
      isAbove: true, strokes: "UEQI", letters: "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǴǵ",
      bases: "AEIOUYaeiouyCcLlNnRrSsZzGg"),
    // Circumflex
    Accent(
      isAbove: true, strokes: "NIREVI", letters: "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷ", bases: "AEIOUaeiouCcGgHhJjSsWwYy"
    ),
    // Tilde
    Accent(isAbove: true, strokes: "LINGPGTIVIXG", letters: "ÃÑÕãñõĨĩŨũẼẽỸỹ", bases: "ANOanoIiUuEeYy"),
    // Diaeresis
    Accent(isAbove: true, strokes: "OHOG UHUG", letters: "ÄËÏÖÜŸäëïöüÿ", bases: "AEIOUYaeiouy"),
    // Ring
    Accent(isAbove: true, strokes: "RETFUHTJRKPJOHPFRE", letters: "ÅåŮů", bases: "AaUu"),
    // Caron
    Accent(
      isAbove: true, strokes: "NERIVE", letters: "ČčĎďĚěŇňŘřŠšŤťŽžǍǎǏǐǑǒǓǔǦǧ",
      bases: "CcDdEeNnRrSsTtZzAaIiOoUuGg"),
    // Macron
    Accent(isAbove: true, strokes: "MHWH", letters: "ĀāĒēĪīŌōŪūȲȳ", bases: "AaEeIiOoUuYy"),
    // Breve
    Accent(isAbove: true, strokes: "NEOGRIUGVE", letters: "ĂăĔĕĞğĬĭŎŏŬŭ", bases: "AaEeGgIiOoUu"),
    // Dot above
    Accent(isAbove: true, strokes: "RHRG", letters: "ĊċĖėĠġİŻżḂḃḊḋ", bases: "CcEeGgIZzBbDd"),
    // Double acute
    Accent(isAbove: true, strokes: "RENI XETI", letters: "ŐőŰű", bases: "OoUu"),
    // Dotless
    Accent(isAbove: true, strokes: "", letters: "ı", bases: "i"),
    // Cedilla
    Accent(isAbove: false, strokes: "R[S]S_Q`O`", letters: "ÇçŞşŢţḨḩĢĶķĻļŅņŖŗ", bases: "CcSsTtHhGKkLlNnRr"),
    // Comma below
    Accent(isAbove: false, strokes: "S^Qb", letters: "ȘșȚț", bases: "SsTt"),
    // Ogonek
    Accent(isAbove: false, strokes: "V[T^U`X`", letters: "ĄąĘęĮįŲų", bases: "AaEeIiUu"),
    // Dot below
    Accent(isAbove: false, strokes: "R_R`", letters: "ẠạẸẹỊịỌọỤụḌḍḤḥṢṣṬṭẒẓ", bases: "AaEeIiOoUuDdHhSsTtZz"),
    // Macron below
    Accent(isAbove: false, strokes: "M_W_", letters: "Ḏḏḵẕẖ", bases: "Ddkzh"),
    // Slash
    Accent(isAbove: false, strokes: "YKK]", letters: "Øø", bases: "Oo"),
    // Bar
    Accent(isAbove: false, strokes: "NSVN", letters: "Łł", bases: "Ll"),
    // Bar of d
    Accent(isAbove: false, strokes: "RJ\\J", letters: "đ", bases: "d"),
    // Bar of D
    Accent(isAbove: false, strokes: "GPRP", letters: "ĐÐ", bases: "DD"),
  ]

  /// Characters that are drawn as a character of ASCII.
  static let substitutes: [Character: Character] = [
    "’": "'",
    "‘": "'",
    "“": "\"",
    "”": "\"",
    "–": "-",
    "‐": "-",
    "\u{2011}": "-",
    "\u{A0}": " ",
    "\u{202F}": " ",
    "ʻ": "'",
    "ʼ": "'",
    "ʽ": "'",
    "ʿ": "'",
    "ʾ": "'",
    "´": "'",
  ]

  static let signs: [Character: String] = [
    "→": "JRZR UMZRUW",
    "·": "RRRS",
    "°": "RETFUHTJRKPJOHPFRE",
    "×": "MMWW MWWM",
    "—": "HR\\R",
  ]
}
