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
