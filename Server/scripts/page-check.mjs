// Drives a headless Chromium through the live page, and prints a line for each check.
//
//   node page-check.mjs --url http://127.0.0.1:8725/santa --kill 'COMMAND' --restart 'COMMAND'
//
// Server/scripts/page-check.sh runs it. A few checks need a server of made-up phases, which isn't in this repository; they are
// skipped.
//
// --only WORD runs the groups of checks whose names contain it. browser.mjs has the other options. Exits with 1 if a check fails.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Browser, Page, check, checkContrast, checkLabels, desktop, here, narrow, option, phone, run, runGroups, skip, wait } from './browser.mjs';

// --- the server ---

let mock = null;
let mockArguments = [];
const mockPort = 8191;
async function startMock(...values) {
  await stopMock();
  mockArguments = values;
  mock = spawn(process.execPath, [join(here, 'mock.mjs'), '--port', String(mockPort), ...values], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((done, fail) => {
    mock.stdout.once('data', done);
    mock.once('exit', () => fail(new Error('the mock server has ended; is its port in use?')));
  });
}
// However the checks end, nothing that they started is left running.
process.on('exit', () => mock?.kill('SIGKILL'));
async function stopMock() {
  if (!mock) return;
  const ended = new Promise((done) => mock.once('exit', done));
  mock.kill('SIGKILL');
  await ended;
  mock = null;
}
const isMock = !option('url');
const url = option('url', `http://127.0.0.1:${mockPort}/santa`);

// --- the page ---

class SantaPage extends Page {
  static open(browser, { query = '?lang=en', path = '', before = '', ...more } = {}) {
    return super.open(browser, url + path + query, { ...more, before: `
      window.asked = 0; { const ask = navigator.geolocation?.getCurrentPosition; if (ask) navigator.geolocation.getCurrentPosition = function (...all) { asked++; return ask.apply(navigator.geolocation, all); }; } ${before}` });
  }
  ready() {
    return this.until(`document.getElementById('land')?.getAttribute('d') && document.getElementById('link').dataset.state === 'live'
      && !document.getElementById('santa').classList.contains('absent') && document.getElementById('comingList').children.length + document.getElementById('goneList').children.length > 0`);
  }
  // Santa's place on the map, in map units, as it is drawn: the sleigh's place on the screen, through the map's transformation.
  santa() {
    return this.eval(`(() => {
      const numbers = (id) => document.getElementById(id).getAttribute('transform').match(/-?[\\d.]+(e-?\\d+)?/g).map(Number);
      const [fx, fy, sx, sy, cx, cy] = numbers('world');
      const [x, y] = numbers('santa');
      return { x: (x - fx) / sx - cx, y: (y - fy) / sy - cy, left: x, top: y, scale: sx, centre: [-cx, -cy] };
    })()`);
  }
}

async function checkLayout(page, name) {
  const wide = await page.eval(`(() => {
    const visible = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility() && !e.closest('.hidden'));
    const wide = [];
    if (document.documentElement.scrollWidth > innerWidth) wide.push(['the page', document.documentElement.scrollWidth - innerWidth]);
    for (const e of visible('.box, .bar, .bar *, .pill, .tools, footer, #card')) wide.push([e.id || e.className || e.tagName, Math.round(e.getBoundingClientRect().right - innerWidth)]);
    for (const e of visible('.box *, .bar *, #card *')) if (!['inline', 'contents'].includes(getComputedStyle(e).display) && !e.closest('svg')) wide.push([e.id || e.className || e.tagName, e.scrollWidth - e.clientWidth - 1]);
    return wide.filter(([, pixels]) => pixels > 0).map(([name, pixels]) => name + ' ' + pixels);
  })()`);
  check(`${name}: nothing is wider than the window`, wide.length === 0, wide.join(', '));
}

const groups = {
  async sizes() {
    let total = 0;
    const parts = [];
    for (const path of ['', '/page.js', '/page.css', '/icon.svg', '/land.txt']) {
      const response = await fetch(url + path, { headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0', 'Accept-Encoding': 'identity' } });
      const bytes = (await response.arrayBuffer()).byteLength;
      total += bytes;
      parts.push(`${path || 'html'} ${(bytes / 1000).toFixed(1)}`);
      if (path === '') {
        const policy = response.headers.get('content-security-policy') ?? '';
        check('the page has a strict security policy', /default-src 'none'/.test(policy) && !/unsafe|\*|https?:/.test(policy));
        const html = Buffer.from(await (await fetch(url, { headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0' } })).arrayBuffer()).toString();
        check('the HTML has no inline style or script, and no placeholder left', !/ style=|<style| on[a-z]+=|\{\{|\}\}/.test(html) && !/<script(?![^>]*src=)/.test(html));
      }
    }
    check('sizes in kB, under 100 in all', total < 100_000, `${parts.join(', ')}, all ${(total / 1000).toFixed(1)}`);
  },

  async desktop(browser) {
    const page = await SantaPage.open(browser);
    check('desktop: the page is ready', await page.ready());
    const paint = await page.until(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime`);
    check('desktop: first contentful paint in ms, under 1000', paint && paint < 1000, Math.round(paint));
    await moves(page, 'desktop');
    await checkContrast(page, 'desktop, light');
    await checkLabels(page, 'desktop');
    await checkLayout(page, 'desktop');
    const nodes = await page.eval(`document.querySelectorAll('*').length`);
    check('desktop: elements on the page, under 300', nodes < 300, nodes);
    await page.shot('desktop-light');
    await page.send('Performance.enable');
    const work = async () => (await page.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
    const busy = await work();
    await wait(6000);
    const share = (await work() - busy) / 6;
    check('desktop: the share of a processor that the page takes, under a fifth', share < 0.2, `${(share * 100).toFixed(1)} %`);

    // Mouse: the wheel zooms, a drag ends following, a click opens a stop.
    const first = await page.santa();
    await page.mouse('mouseWheel', 1000, 400, { deltaX: 0, deltaY: -300, button: 'none' });
    await wait(900);
    const zoomed = await page.santa();
    check('desktop: the wheel zooms', zoomed.scale > first.scale * 1.3, `${first.scale.toFixed(2)} to ${zoomed.scale.toFixed(2)}`);
    await page.mouse('mousePressed', 900, 500);
    for (let step = 1; step <= 8; step++) await page.mouse('mouseMoved', 900 - step * 20, 500, { buttons: 1 });
    await page.mouse('mouseReleased', 740, 500);
    await wait(300);
    const dragged = await page.santa();
    const shift = (dragged.centre[0] - zoomed.centre[0]) * dragged.scale;
    check('desktop: a drag moves the map and ends following', Math.abs(shift - 160) < 25
      && await page.eval(`document.getElementById('follow').getAttribute('aria-pressed')`) === 'false', `${Math.round(shift)} px`);
    const stop = await stopPoint(page);
    await page.mouse('mousePressed', ...stop);
    await page.mouse('mouseReleased', ...stop);
    check('desktop: a click on a stop opens its card', await page.until(`!document.getElementById('card').hidden && document.getElementById('cardName').textContent`, 3),
      await page.eval(`document.getElementById('cardName').textContent`));
    await checkContrast(page, 'desktop, card');
    await page.shot('desktop-card');
    await page.click('cardClose');
    await page.click('whole');
    await wait(1200);
    await page.shot('desktop-world');
    await page.click('follow');
    await wait(1000);
    const again = await page.santa();
    const middle = await page.eval(`(innerWidth + document.getElementById('panel').getBoundingClientRect().right) / 2`);
    check('desktop: follow brings Santa back to the middle', Math.abs(again.left - middle) < 30, `${Math.round(again.left)} of ${Math.round(middle)}`);
    check('desktop: the page has not asked for the location by itself', await page.eval('asked') === 0);
    await page.clean('desktop');
    await page.close();
  },

  async dark(browser) {
    for (const [name, device] of [['desktop', desktop], ['phone', phone]]) {
      const page = await SantaPage.open(browser, { dark: true, device });
      await page.ready();
      await wait(600);
      await checkContrast(page, `${name}, dark`);
      await page.shot(`${name}-dark`);
      if (device === desktop) {
        const back = `getComputedStyle(document.body).backgroundColor`;
        const dark = await page.eval(back);
        await page.click('theme');
        const light = await page.eval(back);
        check('dark: the button changes the colours', dark !== light, `${dark} to ${light}`);
        await page.send('Page.reload');
        await page.ready();
        check('dark: the choice is kept', await page.eval(back) === light && await page.eval(`document.getElementById('theme').getAttribute('aria-pressed')`) === 'false');
      }
      await page.clean(`${name}, dark`);
      await page.close();
    }
  },

  async phone(browser) {
    const page = await SantaPage.open(browser, { device: phone });
    check('phone: the page is ready', await page.ready());
    await wait(500);
    await moves(page, 'phone');
    await checkContrast(page, 'phone, light');
    await checkLayout(page, 'phone');
    await page.shot('phone-light');
    const small = await page.eval(`[...document.querySelectorAll('button, select, input')].filter((e) => e.checkVisibility()).map((e) => [e.id || e.textContent, e.getBoundingClientRect()]).filter(([, b]) => b.width < 44 || b.height < 44).map(([name, b]) => name + ' ' + Math.round(b.width) + 'x' + Math.round(b.height))`);
    check('phone: all controls are at least 44 px', small.length === 0, small.join(', '));
    const first = await page.santa();
    const [x, y] = [180, 260];
    await page.touch('touchStart', [x - 30, y], [x + 30, y]);
    for (let step = 1; step <= 10; step++) await page.touch('touchMove', [x - 30 - step * 6, y], [x + 30 + step * 6, y]);
    await page.touch('touchEnd');
    await wait(500);
    const pinched = await page.santa();
    check('phone: a pinch zooms', pinched.scale > first.scale * 2, `${first.scale.toFixed(2)} to ${pinched.scale.toFixed(2)}`);
    await page.touch('touchStart', [x, y]);
    for (let step = 1; step <= 10; step++) await page.touch('touchMove', [x + step * 8, y]);
    await page.touch('touchEnd');
    await wait(300);
    const dragged = await page.santa();
    const shift = (pinched.centre[0] - dragged.centre[0]) * dragged.scale;
    check('phone: a finger moves the map', Math.abs(shift - 80) < 25, `${Math.round(shift)} px`);
    const stop = await stopPoint(page);
    await page.touch('touchStart', stop);
    await page.touch('touchEnd');
    check('phone: a tap on a stop opens its card', await page.until(`!document.getElementById('card').hidden`, 3));
    await checkLayout(page, 'phone, card');
    await page.shot('phone-card');
    await page.eval(`document.getElementById('cardClose').click()`);
    await page.eval(`document.getElementById('panel').scrollIntoView()`);
    await page.shot('phone-panel');
    await page.clean('phone');
    await page.close();

    const tiny = await SantaPage.open(browser, { device: narrow, dark: true });
    await tiny.ready();
    await checkLayout(tiny, '320 px');
    await tiny.shot('narrow-dark', true);
    await tiny.close();
    const lying = await SantaPage.open(browser, { device: { ...phone, width: 740, height: 360 }, dark: true });
    await lying.ready();
    await checkLayout(lying, 'phone on its side');
    await lying.shot('phone-landscape');
    await lying.close();
  },

  async keyboard(browser) {
    const page = await SantaPage.open(browser);
    await page.ready();
    const order = [];
    const invisible = [];
    for (let step = 0; step < 40; step++) {
      await page.key('Tab');
      await wait(40);
      const [name, ring] = await page.eval(`(() => { const e = document.activeElement; const s = getComputedStyle(e); return [e === document.body ? 'body' : e.id || e.className || e.textContent, s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2]; })()`);
      if (name === 'body') break;
      if (!ring) invisible.push(name);
      order.push(name);
      if (name === 'view') await page.shot('keyboard-map');
    }
    const expected = ['skip', 'language', 'theme', 'view', 'zoomIn', 'zoomOut', 'whole', 'follow', 'city', 'here'];
    check('keyboard: Tab reaches everything in order', expected.every((name, index) => order[index] === name) && order.length >= expected.length + 3, order.length > 12 ? order.slice(0, 12).join(' ') + ' …' : order.join(' '));
    check('keyboard: the focus is visible everywhere', invisible.length === 0, invisible.join(' '));
    const rest = await page.eval(`[...document.querySelectorAll('button, select, input, [tabindex="0"]')].filter((e) => e.checkVisibility() && !e.disabled).length`);
    check('keyboard: no control is left out', order.length >= rest + 1, `${order.length} of ${rest + 1}`);

    await page.eval(`document.getElementById('view').focus()`);
    const first = await page.santa();
    await page.key('+', { times: 2 });
    await wait(900);
    const zoomed = await page.santa();
    check('keyboard: + zooms', zoomed.scale > first.scale * 2, `${first.scale.toFixed(2)} to ${zoomed.scale.toFixed(2)}`);
    await page.key('ArrowRight');
    await wait(700);
    const moved = await page.santa();
    const shift = (moved.centre[0] - zoomed.centre[0]) * moved.scale;
    check('keyboard: an arrow moves the map', Math.abs(shift - 80) < 25, `${Math.round(shift)} px`);
    await page.key('f');
    await wait(800);
    check('keyboard: F follows again', await page.eval(`document.getElementById('follow').getAttribute('aria-pressed')`) === 'true');
    await page.key('0');
    await wait(900);
    check('keyboard: 0 shows the world', (await page.santa()).scale < first.scale);
    await page.key('Enter');
    check('keyboard: Enter opens a stop, with the focus in its card', await page.until(`!document.getElementById('card').hidden && document.getElementById('card').contains(document.activeElement)`, 2));
    const name = await page.eval(`document.getElementById('cardName').textContent`);
    await page.eval(`document.getElementById('cardLater').focus()`);
    await page.key('Enter');
    await wait(100);
    check('keyboard: the card goes on to the next stop', await page.eval(`document.getElementById('cardName').textContent`) !== name);
    await page.key('Escape');
    check('keyboard: Escape closes the card, and the map has the focus again', await page.eval(`document.getElementById('card').hidden && document.activeElement.id === 'view'`));

    await page.eval(`document.getElementById('city').focus()`);
    await page.type('lyo');
    check('keyboard: suggestions for a place', await page.until(`!document.getElementById('cities').hidden && document.getElementById('city').getAttribute('aria-expanded') === 'true'`, 4));
    await checkContrast(page, 'keyboard, suggestions');
    await page.key('ArrowDown');
    check('keyboard: an arrow chooses one', await page.eval(`document.querySelector('#cities [aria-selected=true]')?.id === document.getElementById('city').getAttribute('aria-activedescendant')`));
    await page.shot('keyboard-suggestions');
    await page.key('Enter');
    check('keyboard: Enter sets the place, and the countdown runs', await page.until(`document.getElementById('countLabel').textContent.includes('Lyon') && /\\d/.test(document.getElementById('count').textContent)`, 4));
    check('keyboard: a screen reader hears the countdown once', await page.until(`document.getElementById('say').textContent.includes('Lyon')`, 2), await page.eval(`document.getElementById('say').textContent`));
    check('keyboard: the focus stays at the place', await page.eval(`document.activeElement.id`) === 'changePlace');
    const before = await page.eval(`document.getElementById('count').textContent`);
    check('keyboard: the countdown changes', await page.until(`document.getElementById('count').textContent !== ${JSON.stringify(before)}`, 70));
    await page.shot('desktop-place');
    await page.send('Page.reload');
    await page.ready();
    check('keyboard: the place is kept', await page.until(`document.getElementById('countLabel').textContent.includes('Lyon')`, 4));
    await page.clean('keyboard');
    await page.close();
  },

  async recovery(browser) {
    if (!isMock && !(option('kill') && option('restart'))) return skip('recovery', 'needs --kill and --restart');
    const page = await SantaPage.open(browser);
    await page.ready();
    await page.eval('window.marked = true');
    page.isBroken = true;
    if (isMock) await stopMock(); else run(option('kill'));
    check('recovery: the page says that the connection is down', await page.until(`document.getElementById('link').dataset.state === 'down'`, 20),
      await page.eval(`document.getElementById('linkText').textContent`));
    await wait(3000);
    const text = await page.eval(`document.getElementById('linkText').textContent`);
    await page.shot('desktop-down');
    await checkContrast(page, 'recovery');
    await page.send('Emulation.setDeviceMetricsOverride', { ...narrow, screenWidth: 320, screenHeight: 640 });
    await wait(2500);
    await checkLayout(page, 'recovery, 320 px');
    await page.shot('phone-down');
    const later = await page.eval(`document.getElementById('linkText').textContent`);
    check('recovery: it counts since when', text !== later && /\d/.test(later), later);
    await moves(page, 'recovery, without a connection');
    if (isMock) await startMock(...mockArguments); else run(option('restart'));
    check('recovery: the connection comes back by itself', await page.until(`document.getElementById('link').dataset.state === 'live'`, 60));
    check('recovery: a screen reader hears of it', await page.eval(`document.getElementById('say').textContent`) !== '', await page.eval(`document.getElementById('say').textContent`));
    check('recovery: without loading the page again', await page.eval('window.marked') === true);
    await wait(1500);
    page.isBroken = false;
    await page.clean('recovery');
    await page.close();
  },

  async motion(browser) {
    // The next stop becomes the visitor's place, so that Santa comes soon in a demonstration.
    for (const calm of [false, true]) {
      const name = calm ? 'reduced motion' : 'arrival';
      if (isMock) await startMock('--speed', '20', '--at', '2026-12-24T22:40:40Z');
      const page = await SantaPage.open(browser, { calm, dark: true });
      await page.ready();
      if (calm) {
        await wait(500);
        const running = await page.eval(`document.getAnimations().filter((animation) => animation.playState === 'running').length`);
        check('reduced motion: nothing is animated', running === 0, running);
      } else await smooth(page);
      const stop = await page.eval(`document.querySelectorAll('#comingList button')[1].value`);
      const city = await page.eval(`document.querySelectorAll('#comingList button span')[3].textContent`);
      await page.eval(`document.getElementById('city').focus()`);
      await page.type(city);
      await page.until(`!document.getElementById('cities').hidden`, 4);
      await page.key('Enter');
      await page.until(`/\\d|…/.test(document.getElementById('count').textContent)`, 4);
      const arrived = await page.until(`document.getElementById('say').textContent.includes(${JSON.stringify(city)}) && /Merry/.test(document.getElementById('count').textContent)`, isMock ? 60 : 40);
      if (!arrived && !isMock) { skip(name, 'Santa needs too long to the next stop'); await page.close(); continue; }
      check(`${name}: the arrival at stop ${stop} is said`, arrived, await page.eval(`document.getElementById('say').textContent`));
      const snows = await page.eval(`!!document.getElementById('snow')`);
      check(calm ? 'reduced motion: no snow falls' : 'arrival: snow falls', snows !== calm);
      await wait(4000);
      await page.shot(calm ? 'reduced-arrival' : 'desktop-arrival');
      if (!calm) check('arrival: the snow ends', await page.until(`!document.getElementById('snow')`, 25));
      await page.clean(name);
      await page.close();
    }
    if (isMock) await startMock();
  },

  async dateline(browser) {
    if (!isMock) return skip('date line', 'only against the mock');
    // From Tonga to New Zealand.
    await startMock('--speed', '20', '--at', '2026-12-24T10:48:50Z');
    const page = await SantaPage.open(browser, { dark: true });
    await page.ready();
    await wait(1500);
    await smooth(page, 'date line');
    await page.shot('dateline');
    await page.clean('date line');
    await page.close();
    await startMock();
  },

  async quiet(browser) {
    if (isMock) await startMock('--speed', '600');
    const page = await SantaPage.open(browser);
    await page.ready();
    await page.eval(`window.spoken = []; new MutationObserver(() => spoken.push(document.getElementById('say').textContent)).observe(document.getElementById('say'), { childList: true, characterData: true, subtree: true })`);
    await wait(21000);
    const spoken = await page.eval('spoken');
    check('screen reader: at most one message in ten seconds, even in a fast demonstration', spoken.length <= 3, spoken.join(' | '));
    if (isMock) check('demonstration: its speed is shown', /600/.test(await page.eval(`document.getElementById('linkText').textContent`)));
    await page.clean('screen reader');
    await page.close();
    if (isMock) await startMock();
  },

  async languages(browser) {
    for (const lang of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja', 'ko', 'zh']) {
      const page = await SantaPage.open(browser, { device: narrow, query: '?lang=' + lang });
      const ready = await page.ready();
      const text = await page.eval('document.body.innerText + [...document.querySelectorAll("[aria-label]")].map((e) => e.getAttribute("aria-label")).join()');
      const isRight = await page.eval(`document.documentElement.lang.startsWith('${lang}') && document.getElementById('language').value`) === lang;
      check(`${lang}: ready, and no word is missing`, ready && isRight && !/[{}]|undefined|null|NaN/.test(text), text.match(/.{0,20}([{}]|undefined|null|NaN).{0,20}/)?.[0] ?? '');
      await checkLayout(page, `${lang}, 320 px`);
      if (['ja', 'pl'].includes(lang)) await page.shot('narrow-' + lang, true);
      if (lang === 'en') {
        await page.eval(`(() => { const s = document.getElementById('language'); s.value = 'fr'; s.dispatchEvent(new Event('change')); })()`);
        check('languages: the choice is in the address', await page.until(`location.search.includes('lang=fr') && document.documentElement.lang.startsWith('fr')`, 5));
      }
      await page.close();
    }
  },

  async without(browser) {
    const bare = await SantaPage.open(browser, { before: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });` });
    check('without storage: the page is ready', await bare.ready());
    await bare.click('theme');
    check('without storage: the theme changes', await bare.eval(`document.documentElement.dataset.theme`) === 'dark');
    await bare.clean('without storage');
    await bare.close();

    const plain = await SantaPage.open(browser, { script: false });
    await wait(1500);
    // The page runs no script, but the protocol may still read its tree.
    const { root } = await plain.send('DOM.getDocument', { depth: -1 });
    const find = async (selector) => {
      const { nodeId } = await plain.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      return nodeId ? (await plain.send('DOM.getOuterHTML', { nodeId })).outerHTML : '';
    };
    check('without JavaScript: the words are there, and how to use curl', /<h1>[^<{]+<\/h1>/.test(await find('h1')) && /curl https?:/.test(await find('noscript')));
    await plain.shot('without-javascript');
    await plain.close();

    // The minute that a tab in the background waits is a third of a second here.
    const behind = await SantaPage.open(browser, { before: `{ const later = setTimeout; window.setTimeout = (action, time, ...more) => later(action, time === 60000 ? 300 : time, ...more);
      window.streams = []; const Stream = EventSource; window.EventSource = class extends Stream { constructor(...all) { super(...all); streams.push(this); } };
      let hidden = false; Object.defineProperty(document, 'hidden', { get: () => hidden }); window.hide = (value) => { hidden = value; document.dispatchEvent(new Event('visibilitychange')); }; }` });
    await behind.ready();
    await behind.eval('hide(true)');
    check('background: a tab in the background gives its connection back', await behind.until('streams.every((stream) => stream.readyState === 2)', 4));
    await behind.eval('hide(false)');
    check('background: in front again, it has one', await behind.until(`streams.length === 2 && streams[1].readyState === 1 && document.getElementById('link').dataset.state === 'live'`, 4));
    await behind.clean('background');
    await behind.close();

    const located = await SantaPage.open(browser);
    await located.ready();
    await browser.send('Browser.grantPermissions', { browserContextId: located.context, origin: new URL(url).origin, permissions: ['geolocation'] });
    await located.send('Emulation.setGeolocationOverride', { latitude: 45.7612, longitude: 4.8367, accuracy: 50 });
    check('location: not asked for before the button', await located.eval('asked') === 0);
    await located.click('here');
    check('location: the button sets the place', await located.until(`document.getElementById('countLabel').textContent.includes('Lyon')`, 6), await located.eval(`document.getElementById('countLabel').textContent`));
    const sent = located.requests.find((address) => address.includes('/home?'));
    check('location: rounded to a tenth of a degree', /lat=45\.8&lon=4\.8(&|$)/.test(sent ?? ''), sent);
    await located.close();
  },

  async phases(browser) {
    if (!isMock) return skip('phases', 'only against the mock');
    for (const phase of ['waiting', 'stopped', 'done', 'unknown', 'paused']) {
      await startMock('--phase', phase);
      const page = await SantaPage.open(browser, { dark: phase !== 'waiting', device: phase === 'waiting' ? phone : desktop });
      await wait(2500);
      const title = await page.eval(`document.getElementById('nowKind').textContent + ' / ' + document.getElementById('nowTitle').textContent`);
      const expected = { waiting: /Take-off in.*\dh/, stopped: /Delivering/, done: /Home again/, unknown: /No flight/, paused: /./ }[phase];
      check(`phase ${phase}`, expected.test(title), title);
      await page.shot('phase-' + phase);
      await page.clean('phase ' + phase);
      await page.close();
    }
    // A stream that breaks, and a server that answers 503 for a while, after which a browser gives up.
    await startMock('--break', '4');
    const broken = await SantaPage.open(browser);
    await broken.ready();
    broken.isBroken = true;
    check('a server that refuses for a while: the page notices', await broken.until(`document.getElementById('link').dataset.state === 'down'`, 10));
    check('a server that refuses for a while: the page comes back', await broken.until(`document.getElementById('link').dataset.state === 'live'`, 40));
    await broken.close();
    await startMock('--silent', '3');
    const page = await SantaPage.open(browser);
    check('a silent server: the page notices', await page.until(`document.getElementById('link').dataset.state === 'down'`, 75), await page.eval(`document.getElementById('linkText').textContent`));
    await page.close();
    await startMock();
  },
};

// A point of the screen with a stop that nothing covers: the next one, or else Santa's, or else one of them with the world in view.
async function stopPoint(page) {
  const find = `(() => { for (const mark of ['#next circle', '#santa circle']) {
    const b = document.querySelector(mark).getBoundingClientRect();
    const point = [b.x + b.width / 2, b.y + b.height / 2];
    if (b.width && document.getElementById('view').contains(document.elementFromPoint(...point))) return point;
  } })()`;
  const point = await page.eval(find);
  if (point) return point;
  await page.eval(`document.getElementById('whole').click()`);
  await wait(1200);
  return page.eval(find);
}

// Santa is seen to move, within the stay at a stop and a little more.
async function moves(page, name) {
  const first = await page.santa();
  let now = first;
  for (const end = Date.now() + 100_000; Date.now() < end && Math.hypot(now.x - first.x, now.y - first.y) < 0.002;) {
    await wait(500);
    now = await page.santa();
  }
  const moved = Math.hypot(now.x - first.x, now.y - first.y);
  check(`${name}: Santa moves`, moved >= 0.002, `from ${first.x.toFixed(3)} ${first.y.toFixed(3)} to ${now.x.toFixed(3)} ${now.y.toFixed(3)}`);
}

// No step between two frames is much longer than the others, also across events of the server.
async function smooth(page, name = 'arrival') {
  const steps = await page.eval(`new Promise((done) => {
    const steps = []; let last = null; const start = performance.now();
    const numbers = (id) => document.getElementById(id).getAttribute('transform').match(/-?[\\d.]+(e-?\\d+)?/g).map(Number);
    const frame = (now) => {
      const [fx, fy, sx, sy, cx, cy] = numbers('world'); const [x, y] = numbers('santa');
      const point = [(x - fx) / sx - cx, (y - fy) / sy - cy, now];
      const right = last && point[0] - last[0] - 720 * Math.round((point[0] - last[0]) / 720);
      if (last) steps.push([Math.hypot(right, point[1] - last[1]), now - last[2]]);
      last = point;
      now - start < 12000 ? requestAnimationFrame(frame) : done(steps);
    };
    requestAnimationFrame(frame);
  })`);
  // Stays at stops are left out. A late frame may have the way of the time before it, too.
  const moving = steps.filter(([distance]) => distance > 0.01);
  const paces = moving.map(([distance, time]) => distance / time).sort((a, b) => a - b);
  const usual = paces[Math.floor(paces.length / 2)];
  const jumps = moving.filter(([distance, time]) => distance > 2.5 * usual * (time + 120));
  check(`${name}: the sleigh moves without a jump`, moving.length > 20 && jumps.length === 0,
    `${moving.length} frames, ${(usual * 1000).toFixed(2)} units a second${jumps.map(([distance, time]) => `, ${distance.toFixed(3)} in ${time.toFixed(0)} ms`).join('')}`);
}

if (isMock) await startMock();
await runGroups(groups, new Browser(), stopMock);
