// swift-format-ignore-file

/// The files of the page. `scripts/page.sh` writes this file.
enum PageAssets {
  /// The page. The server replaces the names in double braces.
  static let html = ###"""
<!doctype html>
<html lang="{{lang}}" dir="{{dir}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{{title}}</title>
<meta name="description" content="{{description}}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#e3ebf5" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#091226" media="(prefers-color-scheme: dark)">
<meta property="og:type" content="website">
<meta property="og:title" content="{{title}}">
<meta property="og:description" content="{{description}}">
<meta property="og:url" content="{{url}}">
<meta property="og:image" content="{{url}}/card.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="{{title}}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" type="image/svg+xml" href="{{base}}/icon.svg?v={{version}}">
<link rel="stylesheet" href="{{base}}/page.css?v={{version}}">
<script type="module" src="{{base}}/page.js?v={{version}}"></script>
</head>
<body>
<a class="skip" href="#panel">{{words.skip}}</a>

<!-- The pictures that are used more than once, or chosen by the script. All are drawn here, so that nothing else is loaded. -->
<svg class="shapes" aria-hidden="true" width="0" height="0">
<defs>
<symbol id="i-plus" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></symbol>
<symbol id="i-minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol>
<symbol id="i-world" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17"/></symbol>
<symbol id="i-follow" viewBox="0 0 24 24"><circle cx="12" cy="12" r="6.5"/><circle cx="12" cy="12" r="1.5"/><path d="M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22"/></symbol>
<symbol id="i-theme" viewBox="0 0 24 24"><path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/></symbol>
<symbol id="i-close" viewBox="0 0 24 24"><path d="M6 6l12 12M18 6L6 18"/></symbol>
<symbol id="i-earlier" viewBox="0 0 24 24"><path d="M14.5 6l-6 6l6 6"/></symbol>
<symbol id="i-later" viewBox="0 0 24 24"><path d="M9.5 6l6 6l-6 6"/></symbol>
<symbol id="i-here" viewBox="0 0 24 24"><path d="M20 4L4 11l7 2l2 7z"/></symbol>
<symbol id="w-clearDay" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2 2M16.7 16.7l2 2M5.3 18.7l2-2M16.7 7.3l2-2"/></symbol>
<symbol id="w-clearNight" viewBox="0 0 24 24"><path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/></symbol>
<symbol id="w-cloud" viewBox="0 0 24 24"><path d="M7.5 18a4 4 0 1 1 .6-8a5 5 0 0 1 9.5 1.2A3.5 3.5 0 0 1 17 18z"/></symbol>
<symbol id="w-partlyCloudyDay" viewBox="0 0 24 24"><path d="M8.5 19.5a3.5 3.5 0 1 1 .6-7a4.5 4.5 0 0 1 8.5 1.2a3 3 0 0 1-.6 5.8zM5 10.3a4 4 0 0 1 7-2.8M8.5 1.8v1.7M2.9 4.4l1.2 1.2M1 9.8h1.6M14 4.2l-1.2 1.2"/></symbol>
<symbol id="w-partlyCloudyNight" viewBox="0 0 24 24"><path d="M8.5 19.5a3.5 3.5 0 1 1 .6-7a4.5 4.5 0 0 1 8.5 1.2a3 3 0 0 1-.6 5.8zM4.5 10A5.5 5.5 0 0 1 9 2.5a5 5 0 0 0 4.5 5.5"/></symbol>
<symbol id="w-rain" viewBox="0 0 24 24"><path d="M7.5 14a4 4 0 1 1 .6-8a5 5 0 0 1 9.5 1.2A3.5 3.5 0 0 1 17 14zM8 17l-1.2 3.5M12.5 17l-1.2 3.5M17 17l-1.2 3.5"/></symbol>
<symbol id="w-snow" viewBox="0 0 24 24"><path d="M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5"/></symbol>
<symbol id="w-sleet" viewBox="0 0 24 24"><path d="M7.5 14a4 4 0 1 1 .6-8a5 5 0 0 1 9.5 1.2A3.5 3.5 0 0 1 17 14zM8 17l-1.2 3.5M12 18v3M10.7 18.8l2.6 1.4M13.3 18.8l-2.6 1.4M17 17l-1.2 3.5"/></symbol>
<symbol id="w-wind" viewBox="0 0 24 24"><path d="M3 9h11a3 3 0 1 0-2.8-4M3 13h15.5a3 3 0 1 1-2.8 4M3 17h8a2 2 0 1 1-1.8 3"/></symbol>
<symbol id="w-fog" viewBox="0 0 24 24"><path d="M4 7h13M7 11h13M4 15h12M8 19h11"/></symbol>
<g id="sleigh">
<g class="thin"><path class="gold line" d="M-27 9.5h27c4 0 6-2 6-5M-20 5.5v4M-5 5.5v4"/><path class="rein line" d="M2-3c8 3 14 2 21-1"/></g>
<circle class="sack" cx="-17" cy="-7.5" r="6.5"/>
<path class="red" d="M-8-3c-2-5 1-9 4.5-9s5 4 4.5 9z"/>
<circle class="skin" cx="-2.8" cy="-13" r="2.8"/>
<path class="white" d="M-4.8-12.5c0 4 5.5 4.5 5.5 0c-1.5 1-3.5 1-5.5 0z"/>
<path class="red" d="M-6-14.5c1-4.5 4.5-5.5 8.5-2c-1.5.2-2 .8-2.2 2z"/><circle class="white" cx="2.6" cy="-16.4" r="1.3"/><path class="white line thick" d="M-5.7-14.6h5.7"/>
<path class="red" d="M-26-9c1 10 4 15 10 15h12c5 0 7-3.5 7-9c-4 2.5-6 .5-9.5-.5c-4-1-7 1.5-11.5 0c-4-1-5.5-3.5-8-5.5z"/>
<path class="gold line thin" d="M-25.8-9c2.3 2.5 4 4.7 7.8 5.5c4.5 1.5 7.5-1 11.5 0c3.5 1 5.5 3 9.5.5"/>
<path class="deer" d="M21-3.5c2-2 8-2.5 12-1.5l3-5.5c1.2-2 4-1.5 6.5-.5c1.5.6 1 2.2-.5 2.4l-3 .5l-2.5 7l4.5 2.6l-1.5 2.5l-1.4-.8l.6-.8l-4.7-2.4c-3.5.3-6 .2-8.5-.5l-3.5 3.5l-3.8 2.7l-1-1.2l3.3-2.8l1.5-3.2c-.7-.6-1-1.3-1-2z"/>
<path class="deer line thin" d="M37-12c-1.5-2.5-1-5 .5-6.5M36.3-15.5l-3-1.5M38-12c1-2.5 2.5-3.5 4.5-4"/>
<circle class="red" cx="43.3" cy="-9.8" r="1.5"/>
</g>
<radialGradient id="glow"><stop class="warm" offset="0"/><stop class="warm clear" offset="1"/></radialGradient>
<linearGradient id="south" x1="0" y1="0" x2="0" y2="1"><stop class="clear" offset="0"/><stop class="sea" offset=".85"/></linearGradient>
</defs>
</svg>

<header class="bar">
<img src="{{base}}/icon.svg?v={{version}}" alt="" width="32" height="32">
<h1>{{words.title}}</h1>
<label class="hidden" for="language">{{words.language}}</label>
<select id="language">
<option value="en" lang="en">English</option>
<option value="de" lang="de">Deutsch</option>
<option value="fr" lang="fr">Français</option>
<option value="es" lang="es">Español</option>
<option value="it" lang="it">Italiano</option>
<option value="nl" lang="nl">Nederlands</option>
<option value="pt" lang="pt">Português</option>
<option value="pl" lang="pl">Polski</option>
<option value="ja" lang="ja">日本語</option>
<option value="ko" lang="ko">한국어</option>
<option value="zh" lang="zh">中文</option>
</select>
<button id="theme" class="round" type="button" aria-pressed="false" aria-label="{{words.dark}}" title="{{words.dark}}"><svg aria-hidden="true"><use href="#i-theme"/></svg></button>
</header>

<section id="map" aria-label="{{words.map}}">
<div id="view" tabindex="0" role="application" aria-label="{{words.map}}" aria-describedby="help">
<svg id="picture" aria-hidden="true">
<g id="world">
<g id="one">
<path id="land" vector-effect="non-scaling-stroke"/>
<rect class="south" x="-1" y="318" width="722" height="44" fill="url(#south)"/>
<g id="night"><path/><path/><path/><path/><path/><path/><path/></g>
<path id="trail" vector-effect="non-scaling-stroke"/>
<path id="coming" vector-effect="non-scaling-stroke"/>
<path id="visited" vector-effect="non-scaling-stroke"/>
</g>
<use href="#one" x="-720"/>
<use href="#one" x="720"/>
</g>
<g id="leg"><path id="ahead"/><path id="flown"/></g>
<g id="marks">
<g id="home" class="absent"><path d="M0 0c-8-9-10-12-10-16.5a10 10 0 0 1 20 0C10-12 8-9 0 0z"/><path class="star" d="M0-22.5l1.9 3.9l4.3.6l-3.1 3l.7 4.3l-3.8-2l-3.8 2l.7-4.3l-3.1-3l4.3-.6z"/></g>
<g id="chosen" class="absent"><circle r="9"/></g>
<g id="hovered" class="absent"><circle r="6"/><text y="22"></text></g>
<g id="santa" class="absent"><circle class="glow" r="42" fill="url(#glow)"/><g id="lean"><use href="#sleigh" x="-8" y="-14"/></g></g>
<g id="next" class="absent"><circle r="5"/><text y="22"></text></g>
<path id="cross" d="M-14 0h28M0-14v28"/>
</g>
</svg>
</div>
<p id="help" class="hidden">{{words.mapHelp}}</p>
<p id="link" class="pill" data-state="wait"><span class="sign" aria-hidden="true"></span><span id="linkText">{{words.looking}}</span></p>
<div class="tools">
<button id="zoomIn" type="button" aria-label="{{words.zoomIn}}" title="{{words.zoomIn}}"><svg aria-hidden="true"><use href="#i-plus"/></svg></button>
<button id="zoomOut" type="button" aria-label="{{words.zoomOut}}" title="{{words.zoomOut}}"><svg aria-hidden="true"><use href="#i-minus"/></svg></button>
<button id="whole" type="button" aria-label="{{words.world}}" title="{{words.world}}"><svg aria-hidden="true"><use href="#i-world"/></svg></button>
<button id="follow" type="button" aria-pressed="true" aria-label="{{words.follow}}" title="{{words.follow}}"><svg aria-hidden="true"><use href="#i-follow"/></svg></button>
</div>
<div id="card" role="dialog" aria-labelledby="cardName" tabindex="-1" hidden>
<button id="cardClose" class="round" type="button" aria-label="{{words.close}}" title="{{words.close}}"><svg aria-hidden="true"><use href="#i-close"/></svg></button>
<h2 id="cardName"></h2>
<p id="cardCountry" class="soft"></p>
<p id="cardTime"></p>
<p id="cardFact" class="soft"></p>
<div class="steps">
<button id="cardEarlier" class="round" type="button" aria-label="{{words.earlier}}" title="{{words.earlier}}"><svg aria-hidden="true"><use href="#i-earlier"/></svg></button>
<span id="cardCount" class="soft"></span>
<button id="cardLater" class="round" type="button" aria-label="{{words.later}}" title="{{words.later}}"><svg aria-hidden="true"><use href="#i-later"/></svg></button>
</div>
</div>
</section>

<main id="panel" tabindex="-1">
<noscript><p class="box">{{words.noscript}} <code>curl {{url}}</code></p></noscript>

<section class="box now" aria-labelledby="nowTitle">
<p id="nowKind" class="label">{{words.title}}</p>
<h2 id="nowTitle">{{words.looking}}</h2>
<p id="nowDetail" class="soft"></p>
<div id="legBar" class="bar-line" aria-hidden="true"><i></i></div>
</section>

<section class="box place" aria-labelledby="placeTitle">
<h2 id="placeTitle" class="label">{{words.yourPlace}}</h2>
<div id="placeForm">
<p id="placeHint" class="soft">{{words.placeHint}}</p>
<div class="field">
<input id="city" type="text" role="combobox" aria-labelledby="placeTitle" aria-describedby="placeHint" aria-expanded="false" aria-controls="cities" aria-autocomplete="list" autocomplete="off" autocapitalize="words" spellcheck="false" maxlength="100" enterkeyhint="search">
<ul id="cities" role="listbox" aria-label="{{words.suggestions}}" hidden></ul>
</div>
<div class="row">
<button id="here" class="quiet" type="button" aria-describedby="hereHint"><svg aria-hidden="true"><use href="#i-here"/></svg>{{words.useLocation}}</button>
<button id="keep" class="quiet" type="button" hidden>{{words.cancel}}</button>
</div>
<p id="hereHint" class="small soft">{{words.locationHint}}</p>
<p id="placeError" class="error" role="alert"></p>
</div>
<div id="placeShown" hidden>
<p id="countLabel"></p>
<p id="count" class="big" role="timer"></p>
<p id="countDetail" class="soft"></p>
<button id="changePlace" class="quiet" type="button">{{words.change}}</button>
</div>
</section>

<div class="box pair">
<section aria-labelledby="presentsTitle">
<div class="line-up"><h2 id="presentsTitle" class="label">{{words.presents}}</h2><p id="presents" class="figure">–</p></div>
<div id="presentsBar" class="bar-line" aria-hidden="true"><i></i></div>
<p id="remaining" class="small soft"></p>
</section>
<section aria-labelledby="weatherTitle">
<div class="line-up"><h2 id="weatherTitle" class="label">{{words.weather}}</h2><p class="figure"><svg id="weatherIcon" aria-hidden="true"><use href="#w-snow"/></svg><span id="temperature">–</span></p></div>
<p id="weatherDetail" class="small soft"></p>
</section>
</div>

<section id="stops" class="box" aria-labelledby="comingTitle" hidden>
<h2 id="comingTitle" class="label">{{words.nextStops}}</h2>
<ul id="comingList" class="stops"></ul>
<h2 id="goneTitle" class="label">{{words.lastStops}}</h2>
<ul id="goneList" class="stops"></ul>
</section>
</main>

<footer class="small soft"><p>{{words.credits}}</p></footer>
<p id="say" class="hidden" role="status" aria-live="polite"></p>
</body>
</html>

"""###

  /// The script.
  static let script = ###"""
// The browser's part of the Santa tracker: the map, the sleigh between two messages of the server, and the visitor's place.
//
// The server sends Santa's state when something changes. In between, and without a connection, everything is computed here
// from the route and a clock that the last state has set. Names from the server are only ever set as text.

// --- page -----------------------------------------------------------------------------------------------------------------

const lang = document.documentElement.lang || 'en';
const $ = (id) => document.getElementById(id);
// This file's address is below the page's path, like those of the data.
const address = (path, values = {}) => {
  const url = new URL(path, import.meta.url);
  url.search = new URLSearchParams(values);
  return url;
};
const load = async (path, values, options) => {
  const response = await fetch(address(path, values), options);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  server.meet(Date.parse(response.headers.get('date')));
  return response;
};

// Loads what the page can't do without: again and again, after pauses that grow.
async function insist(path, values) {
  for (let pause = 1000; ; pause = Math.min(pause * 2, 30000)) {
    try { return await load(path, values); } catch { await new Promise((done) => setTimeout(done, pause)); }
  }
}

// The server's clock. Each of its times arrives late, by the network or because it was kept for a while, so that the least
// difference from this machine's clock is the best. It may grow by half a millisecond a second, should the clocks drift.
const server = {
  difference: null, since: 0,

  // Returns for how long a time was on its way, in milliseconds.
  meet(time) {
    if (!Number.isFinite(time)) return 0;
    const now = performance.now();
    const [seen, known] = [now - time, this.difference + (now - this.since) / 2000];
    const isBest = this.difference === null || seen < known;
    if (isBest) Object.assign(this, { difference: seen, since: now });
    return isBest ? 0 : seen - known;
  },
};

// Changes an element only if its text differs, so that a page that shows the same costs nothing.
function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
function attribute(element, name, value) {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

// The settings that the browser keeps. It may refuse to keep them, and may lose them at any time.
const memory = {
  get(key) {
    try { return JSON.parse(localStorage.getItem('santa.' + key)); } catch { return null; }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem('santa.' + key);
      else localStorage.setItem('santa.' + key, JSON.stringify(value));
    } catch { /* The page works without it. */ }
  },
};

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const limited = (value, low, high) => Math.min(Math.max(value, low), high);

// --- words ----------------------------------------------------------------------------------------------------------------

let words = {};
let hasWords = false;
const word = (key, values = {}) => (words[key] ?? '').replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole);

// The languages of the tracker are these forms of them.
const locale = { pt: 'pt-BR', zh: 'zh-Hans' }[lang] ?? lang;
const numbers = new Intl.NumberFormat(locale);
const count = (number) => numbers.format(Math.round(number));
// Only the visitor's browser knows whether English means Fahrenheit.
const fahrenheit = /^en-(US|BS|BZ|KY|LR|PW)$/.test(navigator.language);
const degrees = new Intl.NumberFormat(locale, {
  style: 'unit', unit: fahrenheit ? 'fahrenheit' : 'celsius', maximumFractionDigits: 0, signDisplay: 'negative',
});

const formats = {
  clock: { hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
};
for (const name in formats)
  formats[name] = new Intl.DateTimeFormat(locale, { ...formats[name], timeZone: 'UTC', hourCycle: 'h23' });

// A local time, by the zone's distance from UTC. The Pole has no zone.
function local(time, zone, format = 'clock') {
  const text = formats[format].format(time + (zone ?? 0) * 1000);
  return zone == null ? text + ' UTC' : text;
}

// A remaining time in its two largest units, as the tracker's other programs write it.
function span(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (seconds >= 86400) return word('days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (seconds >= 3600) return word('hours', { hours, minutes: minutes % 60 });
  if (seconds >= 60) return word('minutes', { minutes, seconds: seconds % 60 });
  return word('seconds', { seconds });
}

// --- clock ----------------------------------------------------------------------------------------------------------------

// The flight's time. A small correction is spread over about a second, so that the sleigh doesn't jump; a large one is a new
// time, for example because the clock of a demonstration was set.
const clock = {
  base: Date.now(), since: performance.now(), speed: 1, error: 0, isSet: false,

  time(now = performance.now()) {
    const passed = now - this.since;
    return this.base + passed * this.speed - this.error * Math.exp(-passed / 700);
  },
  set(time, speed) {
    const now = performance.now();
    const error = time - this.time(now);
    const isSmall = this.isSet && speed === this.speed && Math.abs(error) < 5000 * Math.max(1, speed);
    Object.assign(this, { base: time, since: now, speed, error: isSmall ? error : 0, isSet: true });
    return isSmall;
  },
};

// --- sphere ---------------------------------------------------------------------------------------------------------------

const radians = Math.PI / 180;
const vector = ({ lat, lon }) => {
  const flat = Math.cos(lat * radians);
  return [flat * Math.cos(lon * radians), flat * Math.sin(lon * radians), Math.sin(lat * radians)];
};
const angle = (a, b) => Math.atan2(
  Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]),
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);

// The point at a share of the way from one place to another, on the great circle.
function between(from, to, share) {
  const [a, b] = [vector(from), vector(to)];
  const arc = angle(a, b);
  if (arc < 1e-9) return { lat: from.lat, lon: from.lon };
  const [p, q] = [Math.sin((1 - share) * arc), Math.sin(share * arc)];
  const [x, y, z] = [0, 1, 2].map((axis) => p * a[axis] + q * b[axis]);
  const lat = Math.atan2(z, Math.hypot(x, y)) / radians;
  // All longitudes meet at a pole. There, the one of the other place draws a straight line.
  const lon = Math.abs(lat) > 89.99 ? (Math.abs(from.lat) > 89.99 ? to.lon : from.lon) : Math.atan2(y, x) / radians;
  return { lat, lon };
}

// The point that has the Sun at its zenith, by the low-precision formulas of The Astronomical Almanac (0.02 degrees).
function overhead(time) {
  const days = time / 86400000 - 10957.5;
  const anomaly = (357.528 + 0.9856003 * days) * radians;
  const ecliptic = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const tilt = (23.439 - 0.0000004 * days) * radians;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / radians;
  const sidereal = (18.697374558 + 24.06570982441908 * days) * 15;
  return { lat: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / radians, lon: ascension - sidereal };
}

// The part of the map where the Sun is lower than an altitude, as a path. On each meridian this is one arc, because no
// altitude is above zero: a cap of at most a hemisphere is convex.
function shade(sun, altitude) {
  const [rise, decline] = [Math.sin(altitude * radians), sun.lat * radians];
  const columns = [];
  for (let lon = -180; lon <= 180; lon += 3) {
    const hour = (lon - sun.lon) * radians;
    // sin(altitude) = a sin(lat) + b cos(lat) = size cos(lat - top)
    const [a, b] = [Math.sin(decline), Math.cos(decline) * Math.cos(hour)];
    const isNight = (lat) => a * Math.sin(lat * radians) + b * Math.cos(lat * radians) < rise;
    const [top, size] = [Math.atan2(a, b), Math.hypot(a, b)];
    const reach = Math.abs(rise / size) <= 1 ? Math.acos(rise / size) : null;
    const edges = reach === null ? [] : [top + reach, top - reach]
      .map((edge) => Math.atan2(Math.sin(edge), Math.cos(edge)) / radians).filter((edge) => Math.abs(edge) < 90);
    const parts = [-90, ...edges.sort((a, b) => a - b), 90];
    const first = parts.findIndex((edge, index) => index < parts.length - 1 && isNight((edge + parts[index + 1]) / 2));
    // A night that reaches a pole covers what is drawn beyond it, too.
    const beyond = (lat) => Math.abs(lat) < 90 ? lat : lat * 4;
    columns.push(first < 0 ? null : [lon, beyond(parts[first]), beyond(parts[first + 1])]);
  }
  let path = '';
  for (let start = 0; start < columns.length; start++) {
    if (!columns[start]) continue;
    let end = start;
    while (columns[end + 1]) end++;
    const run = columns.slice(start, end + 1);
    const points = [...run.map(([lon, , high]) => [lon, high]), ...run.reverse().map(([lon, low]) => [lon, low])];
    path += 'M' + points.map(([lon, lat]) => `${(lon + 180) * 2} ${((90 - lat) * 2).toFixed(1)}`).join('L') + 'z';
    start = end;
  }
  return path;
}

// --- route ----------------------------------------------------------------------------------------------------------------

let stops = [];
// The tag of the route that is loaded, and of the one that is on its way.
let routeTag = null;
let loading = null;

async function loadRoute(tag) {
  if (loading === tag && tag !== null) return;
  loading = tag;
  try { await fetchRoute(tag); } finally { if (loading === tag) loading = null; }
}
async function fetchRoute(tag) {
  // With the tag, each route has its own address, because a browser may keep a route forever.
  const { stops: loaded } = await (await load('route.json', tag ? { lang, v: tag } : { lang })).json();
  if (tag !== (state?.route ?? null)) return;
  stops = loaded;
  // The Pole doesn't have a time zone.
  for (const stop of stops) if (Math.abs(stop.lat) > 89.99) stop.zone = null;
  routeTag = tag;
  drawn.stop = null;
  closeCard();
  showPanel();
  wake();
  if (home.at) findHome();
}

// Santa's moment: the last stop that he reached, whether he is still there, and how far he is on the way to the next one.
function moment(time) {
  let [low, high] = [0, stops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stops[middle].arrival <= time) low = middle + 1; else high = middle;
  }
  const last = Math.max(low - 1, 0);
  const from = stops[last];
  const to = stops[last + 1];
  const before = stops[last - 1]?.presents ?? 0;
  if (!to) return { kind: 'done', last, lat: from.lat, lon: from.lon, share: 1, presents: from.presents };
  if (time < from.departure) {
    // As in the tracker, 30 % of a stop's presents are counted on the way, and the rest during the stay.
    const stay = from.departure > from.arrival ? limited((time - from.arrival) / (from.departure - from.arrival), 0, 1) : 1;
    const kind = low === 0 || last === 0 ? 'waiting' : 'there';
    const presents = before + (from.presents - before) * (0.3 + 0.7 * stay);
    return { kind, last, lat: from.lat, lon: from.lon, share: 0, presents: kind === 'waiting' ? from.presents : presents };
  }
  const share = limited((time - from.departure) / Math.max(1, to.arrival - from.departure), 0, 1);
  return { kind: 'flying', last, share, ...between(from, to, share), presents: from.presents + (to.presents - from.presents) * 0.3 * share };
}

// --- map ------------------------------------------------------------------------------------------------------------------

// The map's units are half degrees. North to south is stretched by the factor that makes shapes true at 34 degrees.
const stretch = 1.2;
const world = { width: 720, bottom: 336 };
const onMap = ({ lat, lon }) => ({ x: (lon + 180) * 2, y: (90 - lat) * 2 });

// The view: the point of the map at the focus, and pixels per unit. It moves to its goal within a few tenths of a second. The
// focus is the middle of the part of the map that no box covers.
const view = { x: 360, y: 90, scale: 2 };
const goal = { ...view };
const size = { width: 0, height: 0, focusX: 0, focusY: 0, free: 0 };
const drawn = { stops: null, dots: [], legs: [], stop: null, night: null, nightAt: 0, view: '', santa: '', side: 1 };
let follows = true;

// The copy of a place on the map, which repeats itself eastwards and westwards, that is nearest to the view.
const nearest = (x) => x - world.width * Math.round((x - view.x) / world.width);
const toScreen = ({ x, y }) => [
  size.focusX + (nearest(x) - view.x) * view.scale, size.focusY + (y - view.y) * view.scale * stretch];
const fromScreen = (left, top) => ({
  x: view.x + (left - size.focusX) / view.scale, y: view.y + (top - size.focusY) / (view.scale * stretch) });

function measure() {
  const map = $('map');
  const [width, height] = [map.clientWidth, map.clientHeight];
  const covered = getComputedStyle(map).position === 'fixed' ? $('panel').getBoundingClientRect().right : 0;
  Object.assign(size, { width, height, free: width - covered, focusX: covered + (width - covered) / 2, focusY: height / 2 });
  drawn.view = '';
  limit();
  wake();
}

const smallest = () => size.free / world.width;
function limit() {
  goal.scale = limited(goal.scale, Math.max(0.3, smallest()), 60);
  const half = size.height / 2 / (goal.scale * stretch);
  // There is room for the sleigh above the Pole.
  const top = -56 / (goal.scale * stretch);
  const [low, high] = [top + half, world.bottom - half];
  goal.y = low > high ? (top + world.bottom) / 2 : limited(goal.y, low, high);
}

function setFollow(on) {
  follows = on;
  attribute($('follow'), 'aria-pressed', on);
  wake();
}

function zoom(factor, left = size.focusX, top = size.focusY) {
  // Around Santa while the map follows him, else around the pointer.
  const fixed = follows ? null : fromScreen(left, top);
  goal.scale *= factor;
  limit();
  if (fixed) {
    goal.x = fixed.x - (left - size.focusX) / goal.scale;
    goal.y = fixed.y - (top - size.focusY) / (goal.scale * stretch);
    limit();
  }
  wake();
}

function pan(left, top) {
  setFollow(false);
  goal.x -= left / goal.scale;
  goal.y -= top / (goal.scale * stretch);
  limit();
  wake();
}

function showWorld() {
  setFollow(false);
  goal.scale = smallest();
  limit();
  wake();
}

// A leg of the route in map units, without a jump at the date line: it may run beyond the map's edge, into the next copy.
function leg(from, to, share = 1) {
  const steps = Math.max(1, Math.ceil(angle(vector(from), vector(to)) / radians / 2 * share));
  let path = '';
  let end = null;
  for (let step = 0; step <= steps; step++) {
    const { x, y } = onMap(between(from, to, share * step / steps));
    const near = end === null ? x : x - world.width * Math.round((x - end) / world.width);
    path += `${end === null ? 'M' : 'L'}${near.toFixed(2)} ${y.toFixed(2)}`;
    end = near;
  }
  return { path, end };
}

// The dots and legs of a route are computed once, because a fast demonstration has many stops in a second.
function drawStops(last) {
  if (drawn.stops !== stops) {
    Object.assign(drawn, {
      stops,
      dots: stops.map(onMap).map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0`),
      legs: stops.slice(1).map((stop, index) => leg(stops[index], stop).path),
    });
  }
  attribute($('visited'), 'd', drawn.dots.slice(0, last + 1).join(''));
  attribute($('coming'), 'd', drawn.dots.slice(last + 1).join(''));
  attribute($('trail'), 'd', drawn.legs.slice(0, last).join(''));
  attribute($('ahead'), 'd', drawn.legs[last] ?? '');
}

// The night in seven steps, from sunset to the end of twilight, so that it has a soft edge.
function drawNight(time) {
  const sun = overhead(time);
  [...$('night').children].forEach((path, index) => attribute(path, 'd', shade(sun, index === 0 ? -0.83 : index * -3)));
}

// Shows a mark at a place, or hides it.
function mark(id, at, text) {
  const element = $(id);
  element.classList.toggle('absent', !at);
  if (!at) return;
  const [left, top] = toScreen(onMap(at));
  attribute(element, 'transform', `translate(${left.toFixed(1)} ${top.toFixed(1)})`);
  if (text !== undefined) put(element.querySelector('text'), text);
}

// Draws what has changed since the last time, and returns how fast Santa moves on the screen, in pixels per second.
function draw(time, now, santa) {
  const transform = `translate(${size.focusX} ${size.focusY}) scale(${view.scale.toFixed(4)} ${(view.scale * stretch).toFixed(4)})`
    + ` translate(${(-view.x).toFixed(4)} ${(-view.y).toFixed(4)})`;
  const hasMoved = drawn.view !== transform;
  drawn.view = transform;
  const minute = Math.floor(time / 60000);
  // A fast demonstration has many minutes in a second.
  if (minute !== drawn.night && now - drawn.nightAt > 250) {
    drawNight(time);
    Object.assign(drawn, { night: minute, nightAt: now });
  }
  if (hasMoved) {
    $('world').setAttribute('transform', transform);
    attribute($('cross'), 'transform', `translate(${size.focusX} ${size.focusY})`);
    $('picture').style.setProperty('--size', limited(1.2 + view.scale * 0.55, 2, 7).toFixed(1) + 'px');
    $('picture').style.setProperty('--line', limited(0.5 + view.scale * 0.2, 0.7, 2).toFixed(1) + 'px');
  }
  mark('home', home.at);
  $('leg').classList.toggle('absent', !santa);
  if (!santa) {
    for (const id of ['santa', 'next', 'chosen', 'hovered']) mark(id, null);
    return 0;
  }
  if (drawn.stop !== santa.last) {
    drawStops(santa.last);
    Object.assign(drawn, { stop: santa.last, santa: '' });
  }
  const [from, next] = [stops[santa.last], stops[santa.last + 1]];
  const point = onMap(santa);
  let pace = 0;
  let lean = 0;
  let isUp = false;
  if (next) {
    // The way before him gives the direction of the sleigh.
    const share = Math.min(1, santa.share + 0.02);
    const ahead = onMap(between(from, next, share));
    const right = ahead.x - point.x - world.width * Math.round((ahead.x - point.x) / world.width);
    const down = (ahead.y - point.y) * stretch;
    if (Math.abs(right) > 1e-6) drawn.side = Math.sign(right);
    // The name of the next stop is on the side of it where the sleigh is not.
    isUp = (onMap(next).y - point.y) * stretch * view.scale < -8;
    const seconds = (share - santa.share) * (next.arrival - from.departure) / 1000;
    if (santa.kind === 'flying') lean = limited(Math.atan2(down, Math.abs(right)) / radians, -35, 35);
    if (santa.kind === 'flying' && seconds > 0) pace = Math.hypot(right, down) * view.scale / seconds * clock.speed;
  }
  const spot = toScreen(point).map((number) => number.toFixed(1)).join();
  if (hasMoved || drawn.santa !== spot) {
    drawn.santa = spot;
    const flown = next && santa.kind === 'flying' ? leg(from, next, santa.share) : null;
    attribute($('flown'), 'd', flown?.path ?? '');
    const shift = nearest(point.x) - (flown?.end ?? point.x);
    attribute($('leg'), 'transform', `${transform} translate(${shift} 0)`);
    mark('santa', santa);
    attribute($('lean'), 'transform', `scale(${drawn.side} 1) rotate(${lean.toFixed(1)})`);
  }
  mark('next', santa.kind === 'waiting' ? null : next, next?.name);
  attribute($('next').lastElementChild, 'y', isUp ? -12 : 22);
  mark('chosen', stops[chosen]);
  mark('hovered', hovered === santa.last + 1 ? null : stops[hovered], stops[hovered]?.name);
  return pace;
}

// Draws again, and plans the next time: with each frame while something glides or Santa crosses a pixel in less than a
// quarter of a second, else four times a second. A hidden page draws nothing.
let plan = null;
let before = 0;
function wake() {
  if (plan?.kind === 'frame') return;
  clearTimeout(plan?.id);
  plan = { kind: 'frame', id: requestAnimationFrame(frame) };
}
function frame(now) {
  const time = clock.time(now);
  const santa = shown() ? moment(time) : null;
  const calmly = calm.matches;
  if (follows && santa) {
    const { x, y } = onMap(santa);
    const [left, top] = toScreen({ x, y });
    // With reduced motion, the map stands still until Santa has left its middle.
    const isNearMiddle = Math.abs(left - size.focusX) < size.free / 4 && Math.abs(top - size.focusY) < size.height / 4;
    // A map that follows each thousandth of a pixel would be painted for nothing.
    const hasLeft = Math.hypot((nearest(x) - goal.x), (y - goal.y) * stretch) * view.scale > 0.5;
    if (calmly ? !isNearMiddle : hasLeft) Object.assign(goal, { x: nearest(x), y });
    limit();
  }
  const rest = calmly || !followsSmoothly ? 0 : Math.exp(-(Math.min(now - before, 100)) / 130);
  if (santa) followsSmoothly = true;
  before = now;
  for (const key of ['x', 'y', 'scale']) view[key] = goal[key] + (view[key] - goal[key]) * rest;
  const isGliding = Math.hypot(goal.x - view.x, goal.y - view.y) * view.scale > 0.3 || Math.abs(goal.scale / view.scale - 1) > 0.001;
  if (!isGliding) {
    Object.assign(view, goal);
    // The map repeats itself, so numbers need not grow.
    const turns = Math.floor(view.x / world.width) * world.width;
    view.x -= turns;
    goal.x -= turns;
  }
  const pace = draw(time, now, santa);
  // The sleigh leaves a stop on time, also in a fast demonstration.
  const stay = santa?.kind === 'there' ? (stops[santa.last].departure - time) / Math.max(clock.speed, 1) : Infinity;
  plan = isGliding || (pace > 4 && !calmly)
    ? { kind: 'frame', id: requestAnimationFrame(frame) }
    : { kind: 'timer', id: setTimeout(() => { plan = null; wake(); }, calmly ? 1000 : limited(stay, 16, 250)) };
}
// The first view is at Santa, without a glide from elsewhere.
let followsSmoothly = false;

// --- fingers, mouse and keys on the map --------------------------------------------------------------------------------------

const pointers = new Map();
let travelled = 0;

// The stop at a point of the screen: the nearest one within a finger's or a mouse pointer's reach.
function stopAt(left, top, reach) {
  let best = null;
  stops.forEach((stop, index) => {
    const [x, y] = toScreen(onMap(stop));
    const distance = Math.hypot(x - left, y - top);
    if (distance < reach) [best, reach] = [index, distance];
  });
  return best;
}

function watchMap() {
  const area = $('view');
  const inside = (event) => {
    const box = area.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  area.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return;
    area.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, inside(event));
    if (pointers.size === 1) travelled = 0;
  });
  area.addEventListener('pointermove', (event) => {
    const [left, top] = inside(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      const found = event.pointerType === 'mouse' && shown() ? stopAt(left, top, 12) : null;
      area.classList.toggle('overStop', found !== null);
      if (found !== hovered) {
        hovered = found;
        wake();
      }
      return;
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, [left, top]);
    if (other) {
      travelled = Infinity;
      const [was, is] = [Math.hypot(last[0] - other[0], last[1] - other[1]), Math.hypot(left - other[0], top - other[1])];
      if (was > 0 && is > 0) zoom(is / was, (left + other[0]) / 2, (top + other[1]) / 2);
      if (!follows) pan((left - last[0]) / 2, (top - last[1]) / 2);
      Object.assign(view, goal);
      return;
    }
    travelled += Math.hypot(left - last[0], top - last[1]);
    if (travelled < 6) return;
    area.classList.add('dragged');
    pan(left - last[0], top - last[1]);
    // Under a finger, the map doesn't glide.
    Object.assign(view, goal);
  });
  const release = (event) => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    area.classList.remove('dragged');
    if (event.type !== 'pointerup' || travelled >= 6 || !shown()) return;
    const found = stopAt(...inside(event), event.pointerType === 'mouse' ? 14 : 24);
    if (found === null) closeCard(); else openCard(found, false);
  };
  area.addEventListener('pointerup', release);
  area.addEventListener('pointercancel', release);
  area.addEventListener('pointerleave', () => { hovered = null; });
  area.addEventListener('dblclick', (event) => zoom(2, ...inside(event)));
  area.addEventListener('wheel', (event) => {
    event.preventDefault();
    // Browsers report lines, pages or pixels, and a pinch on a touchpad as a small turn with Ctrl.
    const pixels = event.deltaY * [1, 16, 400][event.deltaMode] * (event.ctrlKey ? 6 : 1);
    zoom(Math.exp(-limited(pixels, -400, 400) * 0.0018), ...inside(event));
  }, { passive: false });
  area.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 240 : 80;
    const action = {
      ArrowLeft: () => pan(step, 0), ArrowRight: () => pan(-step, 0), ArrowUp: () => pan(0, step), ArrowDown: () => pan(0, -step),
      '+': () => zoom(1.5), '=': () => zoom(1.5), '-': () => zoom(1 / 1.5), '−': () => zoom(1 / 1.5), '0': showWorld,
      f: () => setFollow(!follows), F: () => setFollow(!follows),
      Enter: () => {
        const found = shown() ? stopAt(size.focusX, size.focusY, Infinity) : null;
        if (found !== null) openCard(found, true);
      },
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  $('zoomIn').addEventListener('click', () => zoom(1.6));
  $('zoomOut').addEventListener('click', () => zoom(1 / 1.6));
  $('whole').addEventListener('click', showWorld);
  $('follow').addEventListener('click', () => setFollow(!follows));
  new ResizeObserver(measure).observe($('map'));
  addEventListener('resize', measure);
}

// --- the card of a stop -----------------------------------------------------------------------------------------------------

let chosen = null;
let hovered = null;
let cardOpener = null;

// Opens the card of a stop. The map moves there only if the stop was not chosen on it.
function openCard(index, moves) {
  const card = $('card');
  if (card.hidden) cardOpener = document.activeElement;
  chosen = index;
  card.hidden = false;
  showCard(clock.time());
  // On a small map, the card leaves only the upper part free, and the stop must be seen there.
  const free = card.offsetWidth > size.width * 0.6 ? card.offsetTop : size.height;
  const point = onMap(stops[index]);
  if (moves || toScreen(point)[1] > free - 24) {
    setFollow(false);
    if (moves) goal.scale = Math.max(goal.scale, 4);
    const up = (size.focusY - free / 2) / (goal.scale * stretch);
    Object.assign(goal, { x: nearest(point.x), y: point.y + up });
    limit();
  }
  if (!card.contains(document.activeElement)) card.focus({ preventScroll: false });
  wake();
}

function closeCard() {
  if (chosen === null) return;
  const hadFocus = $('card').contains(document.activeElement);
  chosen = null;
  $('card').hidden = true;
  if (hadFocus) (cardOpener?.isConnected ? cardOpener : $('view')).focus({ preventScroll: true });
  wake();
}

// When Santa was at a stop, or will be there.
function visit(stop, time) {
  if (time < stop.arrival) return word('inTime', { time: span(stop.arrival - time) });
  if (time < stop.departure) return word('there');
  return word('ago', { time: span(time - stop.departure) });
}

function showCard(time) {
  const stop = stops[chosen];
  if (!stop) return;
  put($('cardName'), stop.name);
  put($('cardCountry'), stop.country);
  put($('cardTime'), `${local(stop.arrival, stop.zone, 'day')} · ${visit(stop, time)}`);
  put($('cardFact'), stop.fact ?? '');
  put($('cardCount'), word('countOf', { count: count(chosen + 1), all: count(stops.length) }));
  $('cardEarlier').disabled = chosen === 0;
  $('cardLater').disabled = chosen === stops.length - 1;
}

function watchCard() {
  $('cardClose').addEventListener('click', closeCard);
  for (const [id, step] of [['cardEarlier', -1], ['cardLater', 1]])
    $(id).addEventListener('click', () => {
      openCard(limited(chosen + step, 0, stops.length - 1), true);
      // A button at the end of the route loses the focus, which then goes to the card.
      if ($(id).disabled) $('card').focus();
    });
  addEventListener('keydown', (event) => { if (event.key === 'Escape' && chosen !== null && $('cities').hidden) closeCard(); });
}

// --- the boxes --------------------------------------------------------------------------------------------------------------

let state = null;
// Whether there is a flight to show.
const shown = () => stops.length > 1 && state?.phase !== 'unknown';

function bar(id, share) {
  $(id).firstElementChild.style.transform = `scaleX(${limited(share, 0, 1).toFixed(4)})`;
}

function showPanel() {
  if (!hasWords) return;
  const time = clock.time();
  showLink();
  if (!shown()) {
    if (state?.phase === 'unknown') {
      put($('nowKind'), word('noFlight'));
      put($('nowTitle'), word('unknown'));
      put($('nowDetail'), '');
    }
    showCount(time);
    return;
  }
  const santa = moment(time);
  const [last, next] = [stops[santa.last], stops[santa.last + 1]];
  const there = (stop, at) => [stop.country, word('atThere', { time: local(at, stop.zone) })].filter(Boolean).join(' · ');
  switch (santa.kind) {
    case 'waiting':
      put($('nowKind'), word('takeoffIn'));
      put($('nowTitle'), span(next ? last.departure - time : 0));
      put($('nowDetail'), [last.name, local(last.departure, last.zone, 'day')].join(' · '));
      break;
    case 'there':
      put($('nowKind'), word('delivering'));
      put($('nowTitle'), last.name);
      put($('nowDetail'), there(last, time));
      break;
    case 'done':
      put($('nowKind'), word('homeAgain'));
      put($('nowTitle'), word('merry'));
      put($('nowDetail'), last.name);
      break;
    default:
      put($('nowKind'), `${word('flying')} · ${word('nextStop')}`);
      put($('nowTitle'), next.name);
      put($('nowDetail'), `${word('inTime', { time: span(next.arrival - time) })} · ${there(next, next.arrival)}`);
  }
  // The line fills on the way to a stop, and empties again while he is there.
  const stay = last.departure - last.arrival;
  bar('legBar', { flying: santa.share, there: stay > 0 ? (last.departure - time) / stay : 1, waiting: 0, done: 1 }[santa.kind]);
  const total = stops.at(-1).presents;
  put($('presents'), count(santa.presents));
  put($('remaining'), word('remaining', { remaining: count(total - santa.presents) }));
  bar('presentsBar', santa.presents / Math.max(1, total));
  showWeather();
  showStops(santa.last);
  if (chosen !== null) showCard(time);
  announce(santa);
  showCount(time);
}

// The tracker tells day from night where it matters for the picture only.
const weatherWords = { clearDay: 'clear', clearNight: 'clear', partlyCloudyDay: 'partlyCloudy', partlyCloudyNight: 'partlyCloudy', unknown: 'unknownWeather' };
const weatherShapes = { cloudy: 'cloud', unknown: 'cloud' };

function showWeather() {
  const weather = state?.weather;
  put($('temperature'), weather ? degrees.format(fahrenheit ? weather.temperature * 1.8 + 32 : weather.temperature) : '–');
  if (!weather) return put($('weatherDetail'), '');
  const shape = weatherShapes[weather.condition] ?? weather.condition;
  attribute($('weatherIcon').firstElementChild, 'href', '#w-' + ($('w-' + shape) ? shape : 'cloud'));
  const name = word(weatherWords[weather.condition] ?? weather.condition) || weather.condition;
  put($('weatherDetail'), [name, stops[weather.stop]?.name, weather.normal ? word('typical') : weather.source].filter(Boolean).join(' · '));
}

// A few stops around Santa, as buttons that open their cards.
let listed = null;
function showStops(last) {
  if (listed?.stops === stops && listed.last === last) return;
  // The buttons stay, and only their texts change, so that a button keeps the focus.
  const fill = (list, indices) => {
    while (list.children.length > indices.length) list.lastElementChild.remove();
    indices.forEach((index, row) => {
      const button = list.children[row]?.firstElementChild ?? newStopButton(list);
      button.value = index;
      put(button.children[0], stops[index].name);
      put(button.children[1], local(stops[index].arrival, stops[index].zone));
      put(button.children[2], stops[index].country);
    });
  };
  const range = (from, to) => stops.map((_, index) => index).slice(Math.max(0, from), to);
  fill($('comingList'), range(last + 1, last + 4));
  fill($('goneList'), range(last - 2, last + 1).reverse());
  $('comingTitle').hidden = last === stops.length - 1;
  $('stops').hidden = false;
  listed = { stops, last };
}
function newStopButton(list) {
  const button = document.createElement('button');
  button.type = 'button';
  for (const name of ['', 'clock', 'small soft']) button.appendChild(document.createElement('span')).className = name;
  button.addEventListener('click', () => openCard(Number(button.value), true));
  list.appendChild(document.createElement('li')).append(button);
  return button;
}

// Tells a screen reader about each arrival, but not more often than it can speak.
let announced = { last: null, at: -Infinity };
function announce(santa) {
  if (santa.kind !== 'there' || announced.last === santa.last) return;
  const isFirst = announced.last === null;
  if (!isFirst && performance.now() - announced.at < 10000) return;
  announced = { last: santa.last, at: performance.now() };
  say(word('isIn', { city: stops[santa.last].name }));
}
const say = (text) => put($('say'), text);

// The window's title names where Santa is, or will be next, also in a tab in the background.
function showTitle() {
  if (!hasWords || !shown()) return;
  const santa = moment(clock.time());
  const stop = stops[santa.kind === 'flying' ? santa.last + 1 : santa.last];
  const title = santa.kind === 'waiting' ? word('title') : `${stop.name} – ${word('title')}`;
  if (document.title !== title) document.title = title;
}

// --- the visitor's place ----------------------------------------------------------------------------------------------------

// Where it is, what the server says about it, and the last time that the countdown showed.
const home = { at: null, visit: null, shown: null };

async function findHome(isNew = false) {
  const { lat, lon } = home.at;
  try {
    const visit = await (await load('home', { lat, lon, lang })).json();
    if (home.at.lat !== lat || home.at.lon !== lon) return;
    Object.assign(home, { visit, shown: null });
    showCount(clock.time());
    if (isNew) say(`${$('countLabel').textContent} ${$('count').textContent}`);
  } catch {
    // Without the server, the nearest stop of the route will do.
    const near = stops.slice(1, -1).reduce((best, stop) => {
      const distance = angle(vector(stop), vector({ lat, lon }));
      return distance < best.distance ? { stop, distance } : best;
    }, { stop: null, distance: Infinity }).stop;
    if (near && !home.visit) {
      const visit = { name: home.at.name || near.name, stop: near.id, arrival: near.arrival, zone: near.zone, isGuess: true };
      Object.assign(home, { visit, shown: null });
    }
  }
}

function setHome(at, isNew = true) {
  Object.assign(home, { at, visit: null, shown: null });
  memory.set('place', at);
  showForm(false);
  findHome(isNew);
  wake();
}

function showForm(isEditing) {
  $('placeForm').hidden = !isEditing;
  $('placeShown').hidden = isEditing;
  $('keep').hidden = !home.at;
  put($('placeError'), '');
}

function showCount(time) {
  if (!home.at || !clock.isSet) return;
  const { visit } = home;
  const name = home.at.name || visit?.name || '';
  if (!visit) {
    put($('countLabel'), name);
    put($('count'), '…');
    return;
  }
  const left = visit.arrival - time;
  const isHere = left <= 0 && left > -600000;
  put($('countLabel'), word(left > 0 ? 'reaches' : isHere ? 'arrived' : 'was', { city: name }));
  put($('count'), left > 0 ? span(left) : isHere ? word('merry') : word('ago', { time: span(-left) }));
  const stop = stops.find(({ id }) => id === visit.stop);
  const way = stop && stop.name !== name ? word('byWayOf', { stop: stop.name }) : '';
  put($('countDetail'), [word('atThere', { time: local(visit.arrival, visit.zone, 'day') }), way].filter(Boolean).join(' · '));
  // Only an arrival that this page has waited for is celebrated, also if it was in the background for a few minutes.
  if (home.shown !== null && home.shown < visit.arrival && left <= 0 && -left < 300000 * Math.max(1, clock.speed)) {
    say(word('arrived', { city: name }));
    announced.at = performance.now();
    celebrate();
  }
  home.shown = time;
}

// The field with suggestions: a combobox by the ARIA Authoring Practices.
function watchPlace() {
  const [field, list] = [$('city'), $('cities')];
  let found = [];
  let active = -1;
  let request = null;
  let timer = 0;

  const activate = (index) => {
    active = index;
    [...list.children].forEach((row, at) => row.setAttribute('aria-selected', at === index));
    if (index < 0) field.removeAttribute('aria-activedescendant');
    else {
      field.setAttribute('aria-activedescendant', list.children[index].id);
      list.children[index].scrollIntoView({ block: 'nearest' });
    }
  };
  const show = (places) => {
    found = places;
    list.replaceChildren(...places.map((place, index) => {
      const row = document.createElement('li');
      row.id = 'city' + index;
      row.setAttribute('role', 'option');
      row.append(place.name, ' ');
      const detail = row.appendChild(document.createElement('span'));
      detail.className = 'small soft';
      detail.textContent = place.detail;
      // Not on click, before which the field would lose the focus and close the list.
      row.addEventListener('pointerdown', (event) => event.preventDefault());
      row.addEventListener('click', () => choose(place));
      return row;
    }));
    list.hidden = places.length === 0;
    field.setAttribute('aria-expanded', !list.hidden);
    activate(-1);
  };
  const search = async () => {
    request?.abort();
    request = new AbortController();
    const text = field.value.trim();
    if (!text) return show([]);
    try {
      const places = await (await load('places', { q: text, lang }, { signal: request.signal })).json();
      show(places);
      put($('placeError'), places.length === 0 ? word('noPlace') : '');
    } catch (error) {
      if (error.name !== 'AbortError') show([]);
    }
  };
  const choose = ({ name, lat, lon }) => {
    field.value = '';
    show([]);
    setHome({ name, lat, lon });
    $('changePlace').focus();
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, 150);
  });
  field.addEventListener('blur', () => show([]));
  field.addEventListener('focus', () => { if (field.value) search(); });
  field.addEventListener('keydown', async (event) => {
    if (event.isComposing) return;
    const rows = list.children.length;
    switch (event.key) {
      case 'ArrowDown': if (rows) activate((active + 1) % rows); break;
      case 'ArrowUp': if (rows) activate((active + rows - (active < 0 ? 0 : 1)) % rows); break;
      case 'Escape': if (list.hidden) field.value = ''; show([]); break;
      case 'Enter':
        clearTimeout(timer);
        if (active < 0) await search();
        if (found.length) choose(found[Math.max(active, 0)]);
        break;
      default: return;
    }
    event.preventDefault();
  });
  $('changePlace').addEventListener('click', () => {
    showForm(true);
    field.focus();
  });
  $('keep').addEventListener('click', () => {
    showForm(false);
    $('changePlace').focus();
  });
  // The browser asks the visitor; the page asks the browser only after this button.
  $('here').addEventListener('click', () => {
    put($('placeError'), '');
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      const round = (degrees) => Math.round(degrees * 10) / 10;
      setHome({ name: '', lat: round(coords.latitude), lon: round(coords.longitude) });
      $('changePlace').focus();
    }, () => put($('placeError'), word('noLocation')), { maximumAge: 3600000, timeout: 20000 });
  });
  if (!navigator.geolocation || !isSecureContext) $('here').hidden = $('hereHint').hidden = true;
  const kept = memory.get('place');
  if (Number.isFinite(kept?.lat) && Number.isFinite(kept?.lon)) setHome(kept, false);
}

// Snow for a quarter of a minute. Visitors who want less motion only read that Santa is there.
function celebrate() {
  if (calm.matches || document.hidden || $('snow')) return;
  const canvas = document.createElement('canvas');
  canvas.id = 'snow';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  const scale = Math.min(devicePixelRatio || 1, 2);
  const [width, height] = [canvas.width, canvas.height] = [innerWidth * scale, innerHeight * scale];
  const pen = canvas.getContext('2d');
  const isLight = getComputedStyle(document.documentElement).colorScheme !== 'dark';
  const flakes = Array.from({ length: Math.min(140, Math.round(innerWidth / 6)) }, () => ({
    x: Math.random(), y: -Math.random() * 1.2, size: (1 + Math.random() * 2.6) * scale, fall: 0.06 + Math.random() * 0.1,
    sway: Math.random() * 7,
  }));
  const start = performance.now();
  const fall = (now) => {
    const seconds = (now - start) / 1000;
    if (seconds > 16) return canvas.remove();
    pen.clearRect(0, 0, width, height);
    pen.fillStyle = isLight ? '#6f93c4' : '#fff';
    pen.globalAlpha = 0.85 * limited((16 - seconds) / 4, 0, 1);
    for (const flake of flakes) {
      const left = flake.x * width + Math.sin(seconds * 0.8 + flake.sway) * 18 * scale;
      pen.beginPath();
      pen.arc(left, (flake.y + seconds * flake.fall * 1.6) * height, flake.size, 0, 7);
      pen.fill();
    }
    requestAnimationFrame(fall);
  };
  requestAnimationFrame(fall);
}

// --- connection -------------------------------------------------------------------------------------------------------------

// The stream of events. The browser connects again by itself after a break; if it gives up, or if the server is silent for
// longer than three signs of life, the page does, after a pause that grows and differs from visitor to visitor.
const link = { source: null, heard: null, isDown: false, tries: 0, since: performance.now(), timer: 0 };

function connect() {
  clearTimeout(link.timer);
  link.source?.close();
  link.since = performance.now();
  const source = link.source = new EventSource(address('events'));
  source.addEventListener('state', (event) => {
    try { hear(JSON.parse(event.data)); } catch { /* A later event will be whole. */ }
  });
  source.onerror = () => {
    lose();
    if (source.readyState === EventSource.CLOSED) retry();
  };
}

function retry() {
  clearTimeout(link.timer);
  const pause = Math.min(30000, 1000 * 2 ** link.tries++) * (0.5 + Math.random());
  link.timer = setTimeout(connect, pause);
}

function lose() {
  if (link.isDown) return;
  link.isDown = true;
  showPanel();
  if (link.heard !== null) say($('linkText').textContent);
}

function hear(next) {
  link.heard = performance.now();
  link.tries = 0;
  if (link.isDown) {
    if (state) say(word('connected'));
    if (home.at && (!home.visit || home.visit.isGuess)) findHome();
  }
  link.isDown = false;
  state = next;
  // The first state after a connection may be older than the connection, but no state is kept for longer than 15 seconds.
  // An older one has the time of another clock.
  let age = server.meet(next.now);
  if (age > 20000) {
    server.difference = null;
    age = server.meet(next.now);
  }
  clock.set(next.time + age * next.speed, next.speed);
  // A route that can't be loaded is asked for again with the next event.
  if (next.route !== routeTag) loadRoute(next.route).catch(() => {});
  showPanel();
  wake();
}

function showLink() {
  const now = performance.now();
  const show = (kind, text) => {
    attribute($('link'), 'data-state', kind);
    put($('linkText'), text);
  };
  if (link.isDown) {
    const heard = link.heard === null ? word('noContact') : word('lastHeard', { time: span(now - link.heard) });
    return show('down', word('noConnection', { heard }));
  }
  if (!state) return show('wait', word('looking'));
  // The server is there, but its own source may not be: between two stops there are ten minutes at most.
  const silence = state.now - state.heard + (now - link.heard);
  if (state.phase === 'flying' && state.speed === 1 && silence > 1200000)
    return show('down', word('lastHeard', { time: span(silence) }));
  if (state.speed === 0) return show('wait', word('paused'));
  show('live', state.speed === 1 ? word('live') : `${word('speed')} × ${numbers.format(state.speed)}`);
}

// A tab in the background gives its connection back after a minute: a browser has only a few for each server, and the page
// knows the route anyway. In front again, it asks at once.
function watchVisibility() {
  let rest = 0;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(rest);
    if (document.hidden) {
      rest = setTimeout(() => {
        clearTimeout(link.timer);
        link.source?.close();
        link.source = null;
      }, 60000);
      return;
    }
    if (link.isDown || !link.source) connect();
    showPanel();
    wake();
  });
  addEventListener('online', connect);
}

// Once a second: the numbers, and whether the server is still there.
function tick() {
  showTitle();
  if (!link.source && document.hidden) return;
  const now = performance.now();
  if (now - Math.max(link.heard ?? 0, link.since) > 50000) {
    lose();
    retry();
    link.since = now;
  }
  // A page that never reached the stream still knows the route, and the machine's clock.
  if (!state && routeTag === null && stops.length === 0 && now - link.since > 4000 && !tick.tried) {
    tick.tried = true;
    loadRoute(null).then(() => { clock.isSet = true; }, () => {});
  }
  if (!document.hidden) showPanel();
}

// --- theme and language -----------------------------------------------------------------------------------------------------

function watchTheme() {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (memory.get('theme') ?? chosenTheme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  let chosenTheme = null;
  const show = () => {
    const theme = memory.get('theme') ?? chosenTheme;
    if (theme) document.documentElement.dataset.theme = theme;
    attribute($('theme'), 'aria-pressed', isDark());
  };
  $('theme').addEventListener('click', () => {
    chosenTheme = isDark() ? 'light' : 'dark';
    memory.set('theme', chosenTheme);
    show();
  });
  system.addEventListener('change', show);
  show();
}

function watchLanguage() {
  const select = $('language');
  select.value = lang;
  select.addEventListener('change', () => {
    const url = new URL(location.href);
    url.searchParams.set('lang', select.value);
    location.assign(url);
  });
}

// --- start ------------------------------------------------------------------------------------------------------------------

async function start() {
  watchTheme();
  watchLanguage();
  watchMap();
  watchCard();
  watchVisibility();
  measure();
  goal.scale = view.scale = limited(Math.sqrt(size.free * size.height) / 190, 1, 8);
  connect();
  insist('land.txt').then((response) => response.text()).then((path) => $('land').setAttribute('d', path));
  words = await (await insist('words.json', { lang })).json();
  hasWords = true;
  watchPlace();
  setInterval(tick, 1000);
  showPanel();
  wake();
}

start();

"""###

  /// The style sheet.
  static let style = ###"""
/* A calm winter night. Colours are named by their use, once for the night and once for a snowy day. */
:root {
  color-scheme: light;
  --back: #e3ebf5; --sea: #d3e0ef; --land: #fbfdff; --coast: #b9cade; --shade: #1f356e; --shadeAlpha: .08;
  --box: #fff; --edge: #d3deeb; --ink: #14223d; --soft: #50607d; --accent: #a82a2e; --fill: #c8393d; --onFill: #fff;
  --trail: #b3262c; --dot: #7386a3; --visited: #b3262c; --glow: #ffb84d; --halo: #fff; --deer: #6b4a2f;
  --good: #1d7a4c; --bad: #99560a; --shadow: 0 1px 2px #16284a1f, 0 8px 28px #16284a1f;
}
:root[data-theme=dark] {
  color-scheme: dark;
  --back: #091226; --sea: #0e1c38; --land: #26395f; --coast: #3a5183; --shade: #02061a; --shadeAlpha: .065;
  --box: #13213f; --edge: #243556; --ink: #edf2fb; --soft: #a8b6d0; --accent: #ffd98a; --fill: #ffd98a; --onFill: #14223d;
  --trail: #ffd98a; --dot: #7f93ba; --visited: #ffd98a; --glow: #ffe3a3; --halo: #0b1730; --deer: #c79a6b;
  --good: #7fdcae; --bad: #ffc56b; --shadow: 0 1px 2px #0006, 0 10px 30px #0005;
}
/* The same for visitors who have not chosen: the script sets data-theme only for those who have. */
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    color-scheme: dark;
    --back: #091226; --sea: #0e1c38; --land: #26395f; --coast: #3a5183; --shade: #02061a; --shadeAlpha: .065;
    --box: #13213f; --edge: #243556; --ink: #edf2fb; --soft: #a8b6d0; --accent: #ffd98a; --fill: #ffd98a; --onFill: #14223d;
    --trail: #ffd98a; --dot: #7f93ba; --visited: #ffd98a; --glow: #ffe3a3; --halo: #0b1730; --deer: #c79a6b;
    --good: #7fdcae; --bad: #ffc56b; --shadow: 0 1px 2px #0006, 0 10px 30px #0005;
  }
}

*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { font: 100%/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK JP", sans-serif; }
body { margin: 0; min-height: 100vh; background: var(--back); color: var(--ink); -webkit-text-size-adjust: 100%; }
h1, h2, p, ul { margin: 0; padding: 0; font: inherit; }
ul { list-style: none; }
button, select, input { font: inherit; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.absent { display: none; }
.shapes { position: absolute; }
.skip {
  position: fixed; z-index: 9; top: .5rem; left: .5rem; padding: .6rem 1rem; border-radius: .7rem; background: var(--fill);
  color: var(--onFill); transform: translateY(-5rem);
}
.skip:focus { transform: none; }
.soft { color: var(--soft); }
.small { font-size: .8125rem; }
button svg { width: 1.375rem; height: 1.375rem; }
button svg, #weatherIcon { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }

/* --- the bar at the top --- */
.bar { display: flex; align-items: center; gap: .6rem; padding: .5rem .75rem; padding-top: max(.5rem, env(safe-area-inset-top)); }
.bar img { flex: none; }
.bar h1 { flex: 1; min-width: 0; font-size: 1.0625rem; font-weight: 650; letter-spacing: -.01em; line-height: 1.2; overflow-wrap: anywhere; }
select {
  flex: none; height: 2.75rem; max-width: 8.5rem; padding: 0 .6rem; border: 1px solid var(--edge); border-radius: .8rem; background: var(--box);
}
.round {
  flex: none; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 1px solid var(--edge);
  border-radius: 50%; background: var(--box);
}
.round:disabled { opacity: .4; cursor: default; }

/* Where the bar is narrow, the name of the page needs the place of its picture. */
@media (max-width: 23rem), (min-width: 43rem) and (max-width: 55rem) {
  .bar img { display: none; }
  .bar h1 { font-size: 1rem; }
  select { max-width: 6.75rem; }
}

/* --- the map --- */
#map { position: relative; height: 56vh; height: 56svh; min-height: 15rem; background: var(--sea); overflow: hidden; }
#view { position: absolute; inset: 0; cursor: grab; touch-action: none; user-select: none; -webkit-user-select: none; }
#view.dragged { cursor: grabbing; }
#view.overStop { cursor: pointer; }
#view:focus-visible { outline-offset: -4px; border-radius: 8px; }
#picture { display: block; width: 100%; height: 100%; }
#leg path { vector-effect: non-scaling-stroke; }
#land { fill: var(--land); stroke: var(--coast); stroke-width: .8; stroke-linejoin: round; }
#south .clear { stop-color: var(--sea); stop-opacity: 0; }
#south .sea { stop-color: var(--sea); }
#night path { fill: var(--shade); fill-opacity: var(--shadeAlpha); }
#trail, #leg path { fill: none; stroke: var(--trail); stroke-linecap: round; stroke-linejoin: round; }
#trail { stroke-width: var(--line, 1px); stroke-opacity: .5; }
#flown { stroke-width: 2.2; }
#ahead { stroke-width: 1.6; stroke-opacity: .7; stroke-dasharray: 1 6; }
/* Each stop is a line without length, whose round ends are a dot. */
#coming, #visited { fill: none; stroke-linecap: round; stroke-width: var(--size, 4px); }
#coming { stroke: var(--dot); stroke-opacity: .75; }
#visited { stroke: var(--visited); }
#marks text {
  fill: var(--ink); stroke: var(--halo); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; text-anchor: middle;
  font-size: .875rem; font-weight: 600;
}
#next circle, #hovered circle, #chosen circle { fill: none; stroke: var(--ink); stroke-width: 2; }
#next circle { fill: var(--halo); }
#chosen circle { stroke: var(--accent); stroke-width: 3; }
#home path { fill: var(--good); stroke: var(--halo); stroke-width: 1.5; }
#home .star { fill: var(--halo); stroke: none; }
#glow .warm { stop-color: var(--glow); stop-opacity: .6; }
#glow .clear { stop-opacity: 0; }
#cross { display: none; stroke: var(--accent); stroke-width: 2; }
#view:focus-visible #cross { display: inline; }
#sleigh .line { fill: none; stroke-linecap: round; stroke-linejoin: round; stroke-width: 2.2; }
#sleigh .thin, #sleigh .thin .line { stroke-width: 1.5; }
#sleigh .thick { stroke-width: 2.4; }
#sleigh .red { fill: #d8383e; }
#sleigh .white { fill: #fff; }
#sleigh .white.line { fill: none; stroke: #fff; }
#sleigh .skin { fill: #f3c7a2; }
#sleigh .sack { fill: #a5793f; }
#sleigh .gold { stroke: #e0a32e; }
#sleigh .rein { stroke: var(--deer); stroke-width: 1; }
#sleigh .deer { fill: var(--deer); }
#sleigh .deer.line { fill: none; stroke: var(--deer); }

.pill {
  position: absolute; top: .75rem; left: .75rem; max-width: calc(100% - 1.5rem); display: flex; align-items: center; gap: .5rem;
  padding: .3rem .75rem; border-radius: 1.2rem; background: var(--box); border: 1px solid var(--edge); font-size: .8125rem;
}
/* The sign differs in shape, and not only in colour: a full dot with a connection, a ring without one. */
.sign { flex: none; width: .625rem; height: .625rem; border: 2px solid var(--soft); border-radius: 50%; }
[data-state=live] .sign { border-color: var(--good); background: var(--good); }
[data-state=down] .sign { border-color: var(--bad); }
[data-state=down] { color: var(--bad); }
.tools {
  position: absolute; right: .75rem; bottom: .75rem; display: grid; overflow: hidden; border: 1px solid var(--edge);
  border-radius: .9rem; background: var(--box); box-shadow: var(--shadow);
}
.tools button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; }
.tools button + button { border-top: 1px solid var(--edge); }
.tools button:focus-visible { outline-offset: -4px; border-radius: .9rem; }
[aria-pressed=true] { color: var(--accent); }
#follow[aria-pressed=true] { background: var(--sea); }
#card {
  position: absolute; left: .75rem; right: 4.25rem; bottom: .75rem; padding: .9rem 1rem; border: 1px solid var(--edge);
  border-radius: 1.1rem; background: var(--box); box-shadow: var(--shadow);
}
#card h2 { padding-right: 2.75rem; font-size: 1.1875rem; font-weight: 650; line-height: 1.25; }
#cardTime { margin-top: .4rem; }
#cardFact:not(:empty) { margin-top: .2rem; font-size: .875rem; }
#cardClose { position: absolute; top: .5rem; right: .5rem; border: 0; background: none; }
.steps { display: flex; align-items: center; justify-content: space-between; margin: .5rem -.4rem -.3rem; font-size: .8125rem; }

/* --- the boxes --- */
main, footer { padding: .75rem; }
main { display: grid; gap: .75rem; outline: none; }
footer { padding-top: 0; }
.box { padding: 1rem 1.1rem; border: 1px solid var(--edge); border-radius: 1.25rem; background: var(--box); }
.label { color: var(--soft); font-size: .8125rem; font-weight: 600; }
.now h2 { font-size: 1.625rem; font-weight: 680; line-height: 1.2; letter-spacing: -.015em; overflow-wrap: anywhere; }
.now .label { color: var(--accent); }
.big { font-size: 2.25rem; font-weight: 680; line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.figure {
  display: flex; align-items: center; gap: .4rem; font-size: 1.25rem; font-weight: 650; letter-spacing: -.01em;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
#weatherIcon { width: 1.75rem; height: 1.75rem; color: var(--accent); }
.bar-line { height: .25rem; margin-top: .65rem; border-radius: .25rem; background: var(--edge); overflow: hidden; }
.bar-line i { display: block; height: 100%; background: var(--fill); border-radius: inherit; transform-origin: 0 50%; transform: scaleX(0); }
.pair { display: grid; gap: .9rem; }
.pair .bar-line { margin: .3rem 0 .35rem; }
.line-up { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 .75rem; min-height: 2rem; }
.field { position: relative; margin: .5rem 0; }
.field input {
  width: 100%; height: 2.875rem; padding: 0 .9rem; border: 1px solid var(--soft); border-radius: .9rem; background: var(--back);
  font-size: 1rem;
}
.field ul {
  position: absolute; z-index: 3; top: calc(100% + .3rem); left: 0; right: 0; max-height: 20rem; overflow: auto; padding: .3rem;
  border: 1px solid var(--edge); border-radius: .9rem; background: var(--box); box-shadow: var(--shadow);
}
.field li { padding: .55rem .65rem; border-radius: .6rem; cursor: pointer; }
.field li .soft { margin-inline-start: .3rem; }
.field li[aria-selected=true] { background: var(--fill); color: var(--onFill); }
.field li[aria-selected=true] .soft { color: inherit; }
.row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
.quiet {
  display: inline-flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: 0 .2rem; border: 0; background: none;
  color: var(--accent); font-weight: 600; border-radius: .5rem; margin-inline-start: -.2rem;
}
.quiet svg { width: 1.125rem; height: 1.125rem; }
.error { color: var(--bad); }
.stops { margin: .1rem -.5rem 0; }
.stops + .label { margin-top: .6rem; }
.stops button {
  display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; align-items: baseline; width: 100%; min-height: 2.75rem;
  padding: .3rem .5rem; border: 0; border-radius: .7rem; background: none; text-align: start; align-content: center;
}
.stops button:hover { background: var(--back); }
.stops .clock { font-variant-numeric: tabular-nums; }
#snow { position: fixed; inset: 0; z-index: 8; width: 100%; height: 100%; pointer-events: none; }

/* --- wide windows: the map behind everything, and the boxes in a column on its left --- */
@media (min-width: 43rem) {
  body { display: grid; grid-template-columns: min(24rem, 44vw); grid-template-rows: auto 1fr auto; align-content: start; }
  #map { position: fixed; inset: 0; height: auto; }
  .bar, main, footer { position: relative; z-index: 1; }
  .bar { margin: .75rem .75rem 0; border: 1px solid var(--edge); border-radius: 1.25rem; background: var(--box); box-shadow: var(--shadow); }
  .box { box-shadow: var(--shadow); }
  main { align-content: start; }
  footer p { width: fit-content; padding: .3rem .75rem; border-radius: 1rem; background: var(--box); }
  .pill { left: calc(min(24rem, 44vw) + .25rem); max-width: calc(100% - min(24rem, 44vw) - 1rem); }
  #card { left: auto; width: min(21rem, 100% - min(24rem, 44vw) - 4.5rem); }
}
@media (prefers-reduced-motion: no-preference) {
  .bar-line i { transition: transform .6s linear; }
  .skip { transition: transform .15s; }
  .glow { animation: glow 4s ease-in-out infinite alternate; }
}
@keyframes glow { to { opacity: .5; } }
/* Without a script, what only a script can fill or do is left out. */
@media (scripting: none) {
  .tools, .pill, .now, .place, .pair, #theme, select { display: none; }
}
/* Where the system chooses the colours, backgrounds vanish, so edges and lines take their place. */
@media (forced-colors: active) {
  .tools button, .round, .stops button { border: 1px solid; }
  .bar-line i { background: CanvasText; }
  [aria-pressed=true], [aria-selected=true] { outline: 2px solid Highlight; outline-offset: -4px; }
}

"""###

  /// The icon.
  static let icon = ###"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="15" fill="#13244a"/>
<path fill="#ffd98a" d="M32 7l3 8.500 9 .2-7.200 5.400 2.600 8.600-7.400-5.100-7.400 5.100 2.600-8.600L20 15.700l9-.2z"/>
<path fill="#e9eff9" d="M0 50c14-9 25-9 36-4s18 4 28-1v5a14 14 0 0 1-14 14H15A15 15 0 0 1 0 49z"/>
<path fill="#d43c40" d="M13 32c1 12 5 17 11 17h16c7 0 11-4 11-11-5 3-9 1-13 0-6-2-9 1-15 0-5-1-7-4-10-6z"/>
<path fill="none" stroke="#ffd98a" stroke-width="3" stroke-linecap="round" d="M13 55h33c5 0 8-2 8-6"/>
</svg>

"""###

  /// The words of the page, see ``PageWords``.
  static let words = ###"""
KEY	en	de	fr	es	it	nl	pt	pl	ja	ko	zh
title	Santa Tracker	Santa-Tracker	Suivi du Père Noël	Sigue a Papá Noel	Babbo Natale live	Kerstman-tracker	Papai Noel ao vivo	Śledzenie Mikołaja	サンタ追跡	산타 추적기	圣诞老人追踪器
description	Where is Santa now? A live map of his flight, and a countdown to your place.	Wo ist der Weihnachtsmann? Eine Karte seines Flugs und ein Countdown bis zu Ihnen.	Où est le Père Noël ? Une carte de son vol en direct, et un compte à rebours jusqu’à chez vous.	¿Dónde está Papá Noel? Un mapa de su vuelo en directo y una cuenta atrás hasta su casa.	Dov’è Babbo Natale? Una mappa del suo volo in diretta e un conto alla rovescia fino a casa tua.	Waar is de Kerstman? Een kaart van zijn vlucht, en het aftellen tot hij bij u is.	Onde está o Papai Noel? Um mapa do voo ao vivo e uma contagem regressiva até a sua casa.	Gdzie jest Mikołaj? Mapa jego lotu na żywo i odliczanie do Twojego domu.	サンタは今どこ？飛行のライブ地図と、あなたの町までのカウントダウン。	산타는 지금 어디에 있을까요? 비행 지도와 우리 집 도착까지의 카운트다운.	圣诞老人现在在哪里？实时飞行地图，以及到您所在地的倒计时。
noscript	The live map needs JavaScript. A terminal shows the same as text:	Die Karte braucht JavaScript. Ein Terminal zeigt dasselbe als Text:	La carte a besoin de JavaScript. Un terminal montre la même chose en texte :	El mapa necesita JavaScript. Una terminal muestra lo mismo como texto:	La mappa richiede JavaScript. Un terminale mostra lo stesso come testo:	De kaart heeft JavaScript nodig. Een terminal toont hetzelfde als tekst:	O mapa precisa de JavaScript. Um terminal mostra o mesmo como texto:	Mapa wymaga JavaScriptu. Terminal pokazuje to samo jako tekst:	地図には JavaScript が必要です。端末では同じ内容を文字で見られます：	지도에는 JavaScript가 필요합니다. 터미널에서는 같은 내용을 글로 볼 수 있습니다:	地图需要 JavaScript。在终端里可以看到同样内容的文字版：
skip	Skip the map	Karte überspringen	Passer la carte	Saltar el mapa	Salta la mappa	Kaart overslaan	Pular o mapa	Pomiń mapę	地図をとばす	지도 건너뛰기	跳过地图
language	Language	Sprache	Langue	Idioma	Lingua	Taal	Idioma	Język	言語	언어	语言
dark	Dark colours	Dunkle Farben	Couleurs sombres	Colores oscuros	Colori scuri	Donkere kleuren	Cores escuras	Ciemne kolory	暗い配色	어두운 색	深色
map	Map	Karte	Carte	Mapa	Mappa	Kaart	Mapa	Mapa	地図	지도	地图
mapHelp	Arrow keys move the map, + and − zoom, 0 shows the world, F follows Santa, and Enter opens the stop at the centre.	Die Pfeiltasten bewegen die Karte, + und − zoomen, 0 zeigt die Welt, F folgt dem Weihnachtsmann, die Eingabetaste öffnet den Halt in der Mitte.	Les flèches déplacent la carte, + et − changent l’échelle, 0 montre le monde, F suit le Père Noël, et Entrée ouvre l’étape au centre.	Las flechas mueven el mapa, + y − cambian la escala, 0 muestra el mundo, F sigue a Papá Noel y Entrar abre la parada del centro.	Le frecce spostano la mappa, + e − cambiano la scala, 0 mostra il mondo, F segue Babbo Natale e Invio apre la tappa al centro.	Pijltjes verschuiven de kaart, + en − zoomen, 0 toont de wereld, F volgt de Kerstman en Enter opent de stop in het midden.	As setas movem o mapa, + e − mudam a escala, 0 mostra o mundo, F segue o Papai Noel e Enter abre a parada do centro.	Strzałki przesuwają mapę, + i − zmieniają skalę, 0 pokazuje świat, F śledzi Mikołaja, a Enter otwiera przystanek na środku.	矢印キーで地図を動かし、+ と − で拡大・縮小、0 で世界全体、F でサンタを追い、Enter で中央の町を開きます。	화살표 키로 지도를 움직이고, + 와 −로 확대·축소하고, 0은 세계 전체, F는 산타 따라가기, Enter는 가운데 정류지를 엽니다.	方向键移动地图，+ 和 − 缩放，0 显示全世界，F 跟随圣诞老人，回车打开中心的站点。
zoomIn	Zoom in	Vergrößern	Agrandir	Acercar	Ingrandisci	Inzoomen	Aproximar	Powiększ	拡大	확대	放大
zoomOut	Zoom out	Verkleinern	Réduire	Alejar	Rimpicciolisci	Uitzoomen	Afastar	Pomniejsz	縮小	축소	缩小
world	Whole world	Ganze Welt	Monde entier	Todo el mundo	Tutto il mondo	Hele wereld	Mundo inteiro	Cały świat	世界全体	세계 전체	全世界
follow	Follow Santa	Dem Weihnachtsmann folgen	Suivre le Père Noël	Seguir a Papá Noel	Segui Babbo Natale	De Kerstman volgen	Seguir o Papai Noel	Śledź Mikołaja	サンタを追う	산타 따라가기	跟随圣诞老人
live	Live	Live	En direct	En directo	In diretta	Live	Ao vivo	Na żywo	ライブ	실시간	实时
speed	Speed	Tempo	Vitesse	Velocidad	Velocità	Tempo	Veloc.	Prędkość	速度	속도	速度
paused	paused	angehalten	en pause	en pausa	in pausa	gepauzeerd	pausado	pauza	一時停止中	일시 정지	已暂停
looking	Looking for Santa …	Suche den Weihnachtsmann …	À la recherche du Père Noël …	Buscando a Papá Noel…	Alla ricerca di Babbo Natale …	Op zoek naar de Kerstman …	Procurando o Papai Noel …	Szukam Mikołaja …	サンタを探しています…	산타를 찾는 중 …	正在寻找圣诞老人 …
lastHeard	last heard {time} ago	zuletzt gehört vor {time}	dernier contact il y a {time}	oído por última vez hace {time}	ultimo contatto {time} fa	laatst gehoord {time} geleden	último contato há {time}	ostatni kontakt {time} temu	最後の応答は{time}前	마지막 연락 {time} 전	最后联系于{time}前
noContact	no contact yet	noch nicht gehört	aucun contact	aún sin noticias	ancora nessun contatto	nog geen contact	ainda sem contato	brak kontaktu	まだ応答なし	아직 연락 없음	尚未联系上
noConnection	No connection to the server: {heard}	Der Server ist weg: {heard}	Pas de connexion au serveur : {heard}	El servidor no responde: {heard}	Nessuna connessione al server: {heard}	Geen verbinding met de server: {heard}	Sem conexão com o servidor: {heard}	Brak połączenia z serwerem: {heard}	サーバー応答なし：{heard}	서버 연결 안 됨: {heard}	与服务器没有连接：{heard}
connected	The server is connected again.	Der Server ist wieder da.	Le serveur est de nouveau connecté.	El servidor ha vuelto.	Il server è di nuovo connesso.	De server is weer verbonden.	O servidor está conectado de novo.	Serwer znów jest połączony.	サーバーが復帰しました。	서버에 다시 연결되었습니다.	服务器已重新连接。
noFlight	No flight	Niemand fliegt	Pas de vol	Nadie vuela	Nessun volo	Geen vlucht	Sem voo	Brak lotu	飛行停止	비행 없음	没有飞行
unknown	Out of sight	Verschwunden	Hors de vue	Fuera de vista	Fuori vista	Uit het zicht	Fora de vista	Zniknął	行方不明	행방불명	不知去向
flying	Flying	Im Flug	En vol	Volando	In volo	In vlucht	Voando	W locie	飛行中	비행 중	飞行中
delivering	Delivering	Bescherung	Distribution	Repartiendo	Consegna	Bezorgen	Entregando	Rozdaje prezenty	配達中	선물 배달 중	派送礼物
homeAgain	Home again	Wieder daheim	De retour	De vuelta en casa	Di nuovo a casa	Weer thuis	Em casa de novo	Znów w domu	帰宅	귀가	回到家了
takeoffIn	Take-off in	Start in	Départ dans	Despega en	Partenza tra	Vertrek over	Partida em	Start za	出発まで	출발까지	距离出发还有
isIn	Santa is in {city} now!	Der Weihnachtsmann ist jetzt in {city}!	{city} : le Père Noël est là !	¡Papá Noel está en {city}!	{city}: Babbo Natale è qui!	De Kerstman is nu in {city}!	O Papai Noel está em {city} agora!	{city}: Mikołaj jest na miejscu!	サンタは今 {city} にいます!	산타가 지금 {city}에 있어요!	圣诞老人现在就在{city}！
nextStop	Next stop	Nächster Halt	Prochaine étape	Próxima parada	Prossima tappa	Volgende stop	Próxima parada	Następny przystanek	次の町	다음 정류지	下一站
lastStop	Last stop	Letzter Halt	Dernière étape	Última parada	Ultima tappa	Laatste stop	Última parada	Ostatni przystanek	前の町	지난 정류지	上一站
lastStops	Last stops	Letzte Halte	Dernières étapes	Últimas paradas	Ultime tappe	Laatste stops	Últimas paradas	Ostatnie przystanki	立ち寄った町	지난 정류지	最近几站
nextStops	Next stops	Nächste Halte	Prochaines étapes	Próximas paradas	Prossime tappe	Volgende stops	Próximas paradas	Następne przystanki	これからの町	다음 정류지	接下来几站
localTime	Local time	Ortszeit	Heure locale	Hora local	Ora locale	Plaatselijk	Hora local	Czas lokalny	現地時刻	현지 시각	当地时间
atThere	at {time} there	dort {time}	{time} sur place	{time} allí	{time} sul posto	daar {time}	{time} no local	na miejscu {time}	現地 {time}	현지 {time}	当地 {time}
inTime	in {time}	in {time}	dans {time}	en {time}	tra {time}	over {time}	em {time}	za {time}	あと{time}	{time} 후	{time}后
ago	{time} ago	vor {time}	il y a {time}	hace {time}	{time} fa	{time} geleden	há {time}	{time} temu	{time}前	{time} 전	{time}前
there	Santa is there now	Ist gerade da	Il y est en ce moment	Está allí ahora	È lì adesso	Hij is er nu	Está lá agora	Jest tam teraz	今ここにいます	지금 여기 있음	现在就在这里
presents	Presents	Geschenke	Cadeaux	Regalos	Regali	Cadeaus	Presentes	Prezenty	プレゼント	선물	礼物
remaining	{remaining} still in the sleigh	noch {remaining} im Schlitten	encore {remaining} dans le traîneau	{remaining} aún en el trineo	ancora {remaining} sulla slitta	nog {remaining} in de slee	ainda {remaining} no trenó	w saniach jeszcze {remaining}	そりに残り{remaining}個	썰매에 {remaining}개 남음	雪橇上还有 {remaining} 份
stops	Stops	Halte	Étapes	Paradas	Tappe	Stops	Paradas	Przystanki	町	정류지	站点
countOf	{count} of {all}	{count} von {all}	{count} sur {all}	{count} de {all}	{count} di {all}	{count} van {all}	{count} de {all}	{count} z {all}	{all} か所中 {count}	{all}곳 중 {count}곳	{count} / {all}
weather	Weather	Wetter	Météo	Tiempo	Meteo	Weer	Tempo	Pogoda	天気	날씨	天气
unknownWeather	unknown weather	unbekannt	temps inconnu	desconocido	tempo sconosciuto	onbekend weer	tempo desconhecido	nieznana pogoda	不明	알 수 없는 날씨	天气未知
clear	clear	klar	ciel clair	despejado	sereno	helder	céu limpo	bezchmurnie	晴れ	맑음	晴
rain	rain	Regen	pluie	lluvia	pioggia	regen	chuva	deszcz	雨	비	雨
snow	snow	Schnee	neige	nieve	neve	sneeuw	neve	śnieg	雪	눈	雪
sleet	sleet	Schneeregen	neige fondue	aguanieve	nevischio	natte sneeuw	chuva com neve	deszcz ze śniegiem	みぞれ	진눈깨비	雨夹雪
wind	windy	windig	vent	viento	ventoso	winderig	vento	wietrznie	強風	바람	有风
fog	fog	Nebel	brouillard	niebla	nebbia	mist	neblina	mgła	霧	안개	雾
cloudy	cloudy	bewölkt	nuageux	nublado	nuvoloso	bewolkt	nublado	pochmurno	曇り	흐림	阴
partlyCloudy	partly cloudy	heiter	éclaircies	algo nublado	poco nuvoloso	half bewolkt	parcialmente nublado	przejaśnienia	晴れ時々曇り	구름 조금	多云
typical	typical for December	typisch für Dezember	typique de décembre	típico de diciembre	tipico di dicembre	typisch voor december	típico de dezembro	typowa dla grudnia	12月の典型的な天気	12월의 전형적 날씨	十二月典型天气
yourPlace	Your place	Ihr Ort	Chez vous	Su lugar	Il tuo luogo	Uw plaats	Seu lugar	Twoja miejscowość	あなたの町	우리 동네	您的地点
placeHint	When does Santa reach you? Type a city.	Wann kommt er zu Ihnen? Geben Sie eine Stadt ein.	Quand arrive-t-il chez vous ? Saisissez une ville.	¿Cuándo llega a su casa? Escriba una ciudad.	Quando arriva da te? Scrivi una città.	Wanneer is hij bij u? Typ een stad.	Quando ele chega aí? Digite uma cidade.	Kiedy będzie u Ciebie? Wpisz miasto.	サンタはいつ来る？町の名前を入力してください。	산타는 언제 올까요? 도시를 입력하세요.	他什么时候到您那里？请输入城市。
suggestions	Suggestions	Vorschläge	Suggestions	Sugerencias	Suggerimenti	Suggesties	Sugestões	Propozycje	候補	추천	建议
useLocation	Use my location	Meinen Standort verwenden	Utiliser ma position	Usar mi ubicación	Usa la mia posizione	Mijn locatie gebruiken	Usar minha localização	Użyj mojej lokalizacji	現在地を使う	내 위치 사용	使用我的位置
locationHint	Rounded to about 10 km, and kept only in this browser.	Auf etwa 10 km gerundet und nur in diesem Browser gespeichert.	Arrondie à environ 10 km, et gardée dans ce seul navigateur.	Redondeada a unos 10 km, y guardada solo en este navegador.	Arrotondata a circa 10 km e conservata solo in questo browser.	Afgerond op ongeveer 10 km, en alleen in deze browser bewaard.	Arredondada para cerca de 10 km e guardada só neste navegador.	Zaokrąglona do ok. 10 km i przechowywana tylko w tej przeglądarce.	約10 kmに丸め、このブラウザーだけに保存します。	약 10 km로 반올림하여 이 브라우저에만 저장합니다.	四舍五入到约 10 公里，只保存在此浏览器中。
noLocation	The browser doesn’t tell the location.	Der Browser nennt den Standort nicht.	Le navigateur ne donne pas la position.	El navegador no da la ubicación.	Il browser non comunica la posizione.	De browser geeft de locatie niet.	O navegador não informa a localização.	Przeglądarka nie podaje lokalizacji.	ブラウザーから位置を取得できません。	브라우저가 위치를 알려 주지 않습니다.	浏览器没有提供位置。
noPlace	No place has this name.	Kein Ort heißt so.	Aucun lieu ne porte ce nom.	Ningún lugar se llama así.	Nessun luogo ha questo nome.	Geen plaats heeft deze naam.	Nenhum lugar tem esse nome.	Żadne miejsce nie ma tej nazwy.	見つかりません。	이런 이름의 장소가 없습니다.	没有叫这个名字的地点。
change	Change	Ändern	Modifier	Cambiar	Cambia	Wijzigen	Mudar	Zmień	変更	변경	更改
cancel	Cancel	Abbrechen	Annuler	Cancelar	Annulla	Annuleren	Cancelar	Anuluj	取り消す	취소	取消
reaches	Santa reaches {city} in	Ankunft in {city} in	{city} : arrivée dans	Llega a {city} en	{city}: arrivo tra	Hij is in {city} over	Chega a {city} em	{city}: przylot za	{city} 到着まで	{city} 도착까지	距离到达{city}还有
was	Santa was in {city}	Er war in {city}	{city} : passé	Estuvo en {city}	{city}: passato	Hij was in {city}	Esteve em {city}	{city}: był	{city} には来ました	{city} 다녀감	圣诞老人到过{city}
arrived	Santa has come to {city}!	Der Weihnachtsmann ist in {city}!	{city} : le Père Noël est là !	¡Papá Noel ha llegado a {city}!	{city}: Babbo Natale è arrivato!	De Kerstman is in {city}!	O Papai Noel chegou a {city}!	{city}: Mikołaj już jest!	サンタが {city} に来ました!	산타가 왔어요: {city}!	圣诞老人到{city}了！
merry	Merry Christmas!	Frohe Weihnachten!	Joyeux Noël !	¡Feliz Navidad!	Buon Natale!	Vrolijk kerstfeest!	Feliz Natal!	Wesołych Świąt!	メリークリスマス!	메리 크리스마스!	圣诞快乐！
byWayOf	by way of {stop}	über {stop}	en passant par {stop}	pasando por {stop}	passando per {stop}	via {stop}	passando por {stop}	przez: {stop}	{stop}経由	{stop} 경유	经由{stop}
close	Close	Schließen	Fermer	Cerrar	Chiudi	Sluiten	Fechar	Zamknij	閉じる	닫기	关闭
earlier	Earlier stop	Früherer Halt	Étape précédente	Parada anterior	Tappa precedente	Vorige stop	Parada anterior	Wcześniejszy przystanek	一つ前の町	이전 정류지	前一站
later	Later stop	Späterer Halt	Étape suivante	Parada posterior	Tappa successiva	Volgende stop	Parada seguinte	Późniejszy przystanek	一つ先の町	다음 정류지	后一站
days	{days}d {hours}h	{days}d {hours}h	{days}j {hours}h	{days}d {hours}h	{days}g {hours}h	{days}d {hours}u	{days}d {hours}h	{days}d {hours}h	{days}日{hours}時間	{days}일 {hours}시간	{days}天{hours}小时
hours	{hours}h {minutes}m	{hours}h {minutes}m	{hours}h {minutes}min	{hours}h {minutes}m	{hours}h {minutes}m	{hours}u {minutes}m	{hours}h {minutes}min	{hours}h {minutes}min	{hours}時間{minutes}分	{hours}시간 {minutes}분	{hours}小时{minutes}分
minutes	{minutes}m {seconds}s	{minutes}m {seconds}s	{minutes}min {seconds}s	{minutes}m {seconds}s	{minutes}m {seconds}s	{minutes}m {seconds}s	{minutes}min {seconds}s	{minutes}min {seconds}s	{minutes}分{seconds}秒	{minutes}분 {seconds}초	{minutes}分{seconds}秒
seconds	{seconds}s	{seconds}s	{seconds}s	{seconds}s	{seconds}s	{seconds}s	{seconds}s	{seconds}s	{seconds}秒	{seconds}초	{seconds}秒
credits	Places: GeoNames, CC BY 4.0. Land: Natural Earth.	Orte: GeoNames, CC BY 4.0. Land: Natural Earth.	Lieux : GeoNames, CC BY 4.0. Terres : Natural Earth.	Lugares: GeoNames, CC BY 4.0. Tierra: Natural Earth.	Luoghi: GeoNames, CC BY 4.0. Terre: Natural Earth.	Plaatsen: GeoNames, CC BY 4.0. Land: Natural Earth.	Lugares: GeoNames, CC BY 4.0. Terra: Natural Earth.	Miejsca: GeoNames, CC BY 4.0. Lądy: Natural Earth.	地名：GeoNames（CC BY 4.0）。陸地：Natural Earth。	지명: GeoNames, CC BY 4.0. 육지: Natural Earth.	地名：GeoNames，CC BY 4.0。陆地：Natural Earth。

"""###

  /// The words of the text for terminals and of the facts about stops.
  static let terminal = ###"""
KEY	en	de	fr	es	it	nl	pt	pl	ja	ko	zh
santa	Santa	Santa	Père Noël	Papá Noel	Babbo Natale	Kerstman	Papai Noel	Mikołaj	サンタ	산타	圣诞老人
next	Next	Nächster	Ensuite	Próxima	Prossima	Volgende	Próxima	Dalej	次	다음	下一站
at	at {place} ({position})	in {place} ({position})	{place} ({position})	en {place} ({position})	{place} ({position})	in {place} ({position})	em {place} ({position})	{place} ({position})	{place}に滞在中（{position}）	{place} ({position})	在{place}（{position}）
onTheWay	on the way from {place} ({position})	auf dem Weg von {place} ({position})	en route depuis {place} ({position})	en camino desde {place} ({position})	in viaggio da {place} ({position})	onderweg vanaf {place} ({position})	a caminho desde {place} ({position})	w drodze, poprzednio {place} ({position})	{place}から次の町へ向かう途中（{position}）	{place} 출발, 이동 중 ({position})	离开{place}途中（{position}）
soFar	{delivered} delivered, {remaining} still in the sleigh	{delivered} verteilt, noch {remaining} im Schlitten	{delivered} distribués, encore {remaining} dans le traîneau	{delivered} entregados, {remaining} aún en el trineo	{delivered} consegnati, ancora {remaining} sulla slitta	{delivered} bezorgd, nog {remaining} in de slee	{delivered} entregues, ainda {remaining} no trenó	{delivered} rozdanych, w saniach jeszcze {remaining}	{delivered}個を配達、そりに残り{remaining}個	{delivered}개 배달, 썰매에 {remaining}개 남음	已送出 {delivered} 份，雪橇上还有 {remaining} 份
allDelivered	{delivered} delivered	{delivered} verteilt	{delivered} distribués	{delivered} entregados	{delivered} consegnati	{delivered} bezorgd	{delivered} entregues	{delivered} rozdanych	{delivered}個を配達	{delivered}개 배달	已送出 {delivered} 份
toTakeoff	{place}: take-off in {time}	{place}: Start in {time}	{place} : départ dans {time}	{place}: despega en {time}	{place}: partenza tra {time}	{place}: vertrek over {time}	{place}: partida em {time}	{place}: start za {time}	{place}: 出発まで{time}	{place}: 출발까지 {time}	{place}：{time}后出发
toHome	{place}: in {time}	{place}: in {time}	{place} : dans {time}	{place}: en {time}	{place}: tra {time}	{place}: over {time}	{place}: em {time}	{place}: za {time}	{place}: あと{time}	{place}: {time} 남음	{place}：还有{time}
passed	{place}: has been, {time} ago	{place}: war da, vor {time}	{place} : passé, il y a {time}	{place}: estuvo hace {time}	{place}: già passato, {time} fa	{place}: geweest, {time} geleden	{place}: já passou, há {time}	{place}: był {time} temu	{place}: {time}前に訪問済み	{place}: {time} 전에 다녀감	{place}：{time}前来过
nextFlight	{place}: next flight: in {time}	{place}: nächster Flug in {time}	{place} : prochain vol dans {time}	{place}: próximo vuelo: en {time}	{place}: prossimo volo tra {time}	{place}: volgende vlucht over {time}	{place}: próximo voo em {time}	{place}: następny lot za {time}	{place}: 次の訪問まで{time}	{place}: 다음 방문까지 {time}	{place}：下次来访还有{time}
placeInCountry	{city}, {region}	{city}, {region}	{city}, {region}	{city}, {region}	{city}, {region}	{city}, {region}	{city}, {region}	{city}, {region}	{city}（{region}）	{city}, {region}	{city}（{region}）
day	{day} {month}	{day}. {month}	{day} {month}	{day} {month}	{day} {month}	{day} {month}	{day} {month}	{day} {month}	{number}/{day}	{number}월 {plainDay}일	{number}月{plainDay}日
month1	Jan	Jan	janv.	ene	gen	jan	jan.	sty	1月	1월	1月
month2	Feb	Feb	févr.	feb	feb	feb	fev.	lut	2月	2월	2月
month3	Mar	Mär	mars	mar	mar	mrt	mar.	mar	3月	3월	3月
month4	Apr	Apr	avr.	abr	apr	apr	abr.	kwi	4月	4월	4月
month5	May	Mai	mai	may	mag	mei	mai.	maj	5月	5월	5月
month6	Jun	Jun	juin	jun	giu	jun	jun.	cze	6月	6월	6月
month7	Jul	Jul	juil.	jul	lug	jul	jul.	lip	7月	7월	7月
month8	Aug	Aug	août	ago	ago	aug	ago.	sie	8月	8월	8月
month9	Sep	Sep	sept.	sep	set	sep	set.	wrz	9月	9월	9月
month10	Oct	Okt	oct.	oct	ott	okt	out.	paź	10月	10월	10月
month11	Nov	Nov	nov.	nov	nov	nov	nov.	lis	11月	11월	11月
month12	Dec	Dez	déc.	dic	dic	dec	dez.	gru	12月	12월	12月
numbers	1,234 12,345.6	1.234 12.345,6	1 234 12 345,6	1234 12.345,6	1.234 12.345,6	1.234 12.345,6	1.234 12.345,6	1234 12 345,6	1,234 12,345.6	1,234 12,345.6	1,234 12,345.6
celsius	{number} °C	{number} °C	{number} °C	{number} °C	{number} °C	{number} °C	{number} °C	{number} °C	{number} °C	{number} °C	{number} °C
capital	{city} is a capital city.	{city} ist eine Hauptstadt.	{city} est une capitale.	{city} es una capital.	{city} è una capitale.	{city} is een hoofdstad.	{city} é uma capital.	{city} to stolica.	{city}は首都です。	{city}: 수도입니다.	{city}是首都或首府。
population	{number} people live here.	Hier leben {number} Menschen.	{number} habitants.	Aquí viven {number} personas.	Qui vivono {number} persone.	Hier wonen {number} mensen.	{number} pessoas moram aqui.	Mieszkańcy: {number}.	人口は{number}人です。	이곳에는 {number}명이 삽니다.	这里住着 {number} 人。
stopInCountry	{country}: stop {number} of {count}.	{country}: Halt {number} von {count}.	{country} : étape {number} sur {count}.	{country}: parada {number} de {count}.	{country}: tappa {number} di {count}.	{country}: stop {number} van {count}.	{country}: parada {number} de {count}.	{country}: przystanek {number} z {count}.	{country}の{count}か所中{number}か所目です。	{country}: {count}곳 중 {number}번째.	{country}：第 {number} 站，共 {count} 站。
sun	Sunrise is at {rise}, sunset at {set}.	Sonnenaufgang {rise}, Untergang {set}.	Lever du soleil à {rise}, coucher à {set}.	El sol sale a las {rise} y se pone a las {set}.	Il sole sorge alle {rise} e tramonta alle {set}.	De zon komt op om {rise} en gaat onder om {set}.	O sol nasce às {rise} e se põe às {set}.	Wschód słońca o {rise}, zachód o {set}.	日の出は{rise}、日の入りは{set}です。	해돋이 {rise}, 해넘이 {set}.	日出 {rise}，日落 {set}。
dayLength	The day is {time} long.	Der Tag ist {time} lang.	Le jour dure {time}.	El día dura {time}.	Il giorno dura {time}.	De dag duurt {time}.	O dia dura {time}.	Dzień trwa {time}.	昼の長さは{time}です。	낮의 길이는 {time}입니다.	白昼长 {time}。
polarNight	The Sun doesn't rise here today.	Hier geht die Sonne heute nicht auf.	Le soleil ne se lève pas ici aujourd’hui.	Hoy no sale el sol aquí.	Oggi qui il sole non sorge.	De zon komt hier vandaag niet op.	O sol não nasce aqui hoje.	Słońce dziś tu nie wschodzi.	今日は太陽が昇りません。	오늘 이곳에는 해가 뜨지 않습니다.	今天这里太阳不升起。
midnightSun	The Sun doesn't set here today.	Hier geht die Sonne heute nicht unter.	Le soleil ne se couche pas ici aujourd’hui.	Hoy no se pone el sol aquí.	Oggi qui il sole non tramonta.	De zon gaat hier vandaag niet onder.	O sol não se põe aqui hoje.	Słońce dziś tu nie zachodzi.	今日は太陽が沈みません。	오늘 이곳에는 해가 지지 않습니다.	今天这里太阳不落下。
unknownPlace	No place called {name} is known.	Kein Ort namens {name} ist bekannt.	Aucun lieu nommé {name} n’est connu.	No se conoce ningún lugar llamado {name}.	Nessun luogo di nome {name} è noto.	Er is geen plaats met de naam {name} bekend.	Nenhum lugar chamado {name} é conhecido.	Nieznane miejsce {name}.	{name} という場所は見つかりません。	{name}(이)라는 곳을 찾을 수 없습니다.	没有名为 {name} 的地点。
flight	Christmas {year}	Weihnachten {year}	Noël {year}	Navidad {year}	Natale {year}	Kerstmis {year}	Natal {year}	Boże Narodzenie {year}	{year}年のクリスマス	{year}년 크리스마스	{year}年圣诞节

"""###

  /// The version of the script, the style sheet and the icon, which is part of their addresses.
  static let version = "93145964c99e"
}
