// A headless Chromium for the checks of the web pages, and what they have in common. No packages: the DevTools protocol runs over
// Chromium's own pipe, so that any node from 18 on will do.
//
// --shots DIR (default: shots) is where the screenshots go, --chromium PATH names the browser.
import { spawn, execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = dirname(fileURLToPath(import.meta.url));
export const option = (name, fallback) => {
  const index = process.argv.indexOf('--' + name);
  return index < 0 ? fallback : process.argv[index + 1];
};
const shots = option('shots', join(here, 'shots'));
mkdirSync(shots, { recursive: true });
// A reader of the output, such as `head`, may be gone before the end.
process.stdout.on('error', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
export const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
export const run = (command) => execSync(command, { stdio: 'inherit', shell: '/bin/sh' });

// --- results ---

let failures = 0;
export function check(name, passed, detail = '') {
  if (!passed) failures++;
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}${detail === '' ? '' : ': ' + detail}`);
}
export const skip = (name, why) => console.log(`skip ${name}: ${why}`);

// Runs the groups of checks whose names contain the word of --only, and exits with 1 if a check fails.
export async function runGroups(groups, browser, finish = () => {}) {
  const only = option('only', '');
  try {
    for (const [name, group] of Object.entries(groups)) {
      if (only && !name.includes(only)) continue;
      try {
        await group(browser);
      } catch (error) {
        check(name, false, error.stack.split('\n').slice(0, 3).join(' '));
      }
    }
  } finally {
    await browser.close();
    await finish();
  }
  console.log(failures ? `${failures} checks failed` : 'all checks passed');
  process.exit(failures ? 1 : 0);
}

// --- the browser ---

export class Browser {
  constructor() {
    this.profile = mkdtempSync(join(tmpdir(), 'browser-check-'));
    this.process = spawn(option('chromium', '/usr/bin/chromium'), [
      '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run', '--disable-extensions',
      '--force-color-profile=srgb', '--disable-background-networking', '--remote-debugging-pipe', '--user-data-dir=' + this.profile,
    ], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    // However the checks end, no browser is left running.
    process.on('exit', () => this.process.kill('SIGKILL'));
    this.waiting = new Map();
    this.listeners = [];
    this.id = 0;
    let rest = Buffer.alloc(0);
    this.process.stdio[4].on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (let end; (end = rest.indexOf(0)) >= 0; rest = rest.subarray(end + 1)) {
        const message = JSON.parse(rest.subarray(0, end).toString());
        if (message.id) {
          const { done, fail } = this.waiting.get(message.id);
          this.waiting.delete(message.id);
          message.error ? fail(new Error(message.error.message)) : done(message.result);
        } else for (const listener of this.listeners) listener(message);
      }
    });
  }
  send(method, params = {}, sessionId) {
    const id = ++this.id;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + '\0');
    return new Promise((done, fail) => this.waiting.set(id, { done, fail }));
  }
  async close() {
    const ended = new Promise((done) => this.process.once('exit', done));
    await Promise.race([this.send('Browser.close').catch(() => {}), wait(2000)]);
    await Promise.race([ended, wait(3000)]);
    this.process.kill('SIGKILL');
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

export const phone = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true, touch: true };
export const narrow = { ...phone, width: 320, height: 640 };
export const desktop = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false, touch: false };

// A page in its own browser context, so that checks don't share storage.
export class Page {
  static async open(browser, address, { device = desktop, dark = false, calm = false, before = '', script = true } = {}) {
    const page = new this();
    page.origin = new URL(address).origin;
    page.browser = browser;
    const { browserContextId } = await browser.send('Target.createBrowserContext');
    page.context = browserContextId;
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, width: device.width, height: device.height });
    page.session = (await browser.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    page.errors = [];
    page.requests = [];
    page.isBroken = false;
    page.listener = ({ sessionId, method, params }) => {
      if (sessionId !== page.session) return;
      const text = method === 'Runtime.exceptionThrown' ? params.exceptionDetails.exception?.description ?? params.exceptionDetails.text
        : method === 'Runtime.consoleAPICalled' && ['error', 'warning'].includes(params.type) ? params.args.map((value) => value.value).join(' ')
        : method === 'Log.entryAdded' && ['error', 'warning'].includes(params.entry.level) ? `${params.entry.text} ${params.entry.url ?? ''}`
        : null;
      // While the server is down, failed requests are what the check is about.
      if (text && !(page.isBroken && /Failed to load|ERR_|EventSource/.test(text))) page.errors.push(text);
      if (method === 'Network.requestWillBeSent') page.requests.push(params.request.url);
    };
    browser.listeners.push(page.listener);
    for (const domain of ['Runtime', 'Log', 'Network', 'Page']) await page.send(domain + '.enable');
    await page.send('Emulation.setDeviceMetricsOverride', { ...device, screenWidth: device.width, screenHeight: device.height });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: device.touch, maxTouchPoints: device.touch ? 5 : 1 });
    await page.media(dark, calm);
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `window.violations = []; document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI)); ${before}`,
    });
    if (!script) await page.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.send('Page.navigate', { url: address });
    return page;
  }
  media(dark, calm) {
    return this.send('Emulation.setEmulatedMedia', { features: [
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }, { name: 'prefers-reduced-motion', value: calm ? 'reduce' : 'no-preference' }] });
  }
  send(method, params) { return this.browser.send(method, params, this.session); }
  async eval(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  // Waits until an expression is true, and returns its value; false after the time is over.
  async until(expression, seconds = 10) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
      try {
        const value = await this.eval(expression);
        if (value) return value;
      } catch { /* The page is being loaded. */ }
    }
    return false;
  }
  async key(key, { shift = false, times = 1 } = {}) {
    const codes = { Tab: 9, Enter: 13, Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };
    const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
    for (let time = 0; time < times; time++) {
      const event = { key, code: key, windowsVirtualKeyCode: codes[key] ?? key.toUpperCase().charCodeAt(0), modifiers: shift ? 8 : 0 };
      await this.send('Input.dispatchKeyEvent', { type: text ? 'keyDown' : 'rawKeyDown', text, ...event });
      await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    }
  }
  async type(text) { for (const sign of text) await this.send('Input.insertText', { text: sign }); }
  async touch(type, ...points) { await this.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) }); }
  async mouse(type, x, y, more = {}) { await this.send('Input.dispatchMouseEvent', { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1, ...more }); }
  async click(id) {
    const [x, y] = await this.eval(`(() => { const e = document.getElementById('${id}'); e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()`);
    await this.mouse('mousePressed', x, y);
    await this.mouse('mouseReleased', x, y);
  }
  async shot(name, whole = false) {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: whole });
    writeFileSync(join(shots, name + '.png'), Buffer.from(data, 'base64'));
  }
  async clean(name) {
    const violations = await this.eval('violations');
    check(`${name}: no violation of the security policy`, violations.length === 0, violations.join('; '));
    check(`${name}: no error or warning in the console`, this.errors.length === 0, this.errors.slice(0, 3).join(' | '));
    const foreign = this.requests.filter((address) => !address.startsWith(this.origin) && !address.startsWith('data:'));
    check(`${name}: nothing is loaded from elsewhere`, foreign.length === 0, foreign.join(' '));
  }
  async close() {
    this.browser.listeners = this.browser.listeners.filter((listener) => listener !== this.listener);
    await this.browser.send('Target.disposeBrowserContext', { browserContextId: this.context });
  }
}

// The contrast of each text with what is behind it, by WCAG 2: the backgrounds of its ancestors, one over the other. Labels on
// the map are measured against the land and the sea, with their halo.
const contrasts = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colour = (text) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1); const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data; return [r, g, b, a / 255]; };
  const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
  const light = (rgb) => rgb.slice(0, 3).map((v) => v / 255).map((v) => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4).reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
  const body = over(colour(getComputedStyle(document.body).backgroundColor), [255, 255, 255, 1]);
  const results = [];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.hidden, .skip:not(:focus), option')) continue;
    const text = element.tagName === 'SELECT' ? element.selectedOptions[0].text
      : [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).join(' ').trim();
    const isPicture = element.tagName === 'BUTTON' && element.querySelector('svg') && !text;
    if (!text && !isPicture) continue;
    const style = getComputedStyle(element);
    const chain = [];
    for (let at = element; at; at = at.parentElement) chain.unshift(at);
    let back = body;
    for (const at of chain) back = over(colour(getComputedStyle(at).backgroundColor), back);
    const disabled = element.disabled;
    const size = parseFloat(style.fontSize);
    const large = isPicture || size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    if (!disabled) results.push({ text: text || element.id, ratio: ratio(over(colour(style.color), back), back), needed: large ? 3 : 4.5 });
  }
  for (const label of document.querySelectorAll('#marks text')) {
    if (!label.textContent || !label.checkVisibility()) continue;
    const style = getComputedStyle(label);
    results.push({ text: 'map: ' + label.textContent, ratio: ratio(colour(style.fill), colour(style.stroke)), needed: 4.5 });
  }
  return results;
})()`;

export async function checkContrast(page, name) {
  const all = await page.eval(contrasts);
  const bad = all.filter(({ ratio, needed }) => ratio < needed);
  const least = all.reduce((best, one) => one.ratio / one.needed < best.ratio / best.needed ? one : best);
  check(`${name}: contrast of ${all.length} texts`, bad.length === 0,
    (bad.length ? bad : [least]).map(({ text, ratio, needed }) => `${ratio.toFixed(2)} of ${needed} "${text.slice(0, 30)}"`).join(', '));
}

export async function checkLabels(page, name) {
  const { nodes } = await page.send('Accessibility.getFullAXTree');
  const roles = new Set(['button', 'combobox', 'listbox', 'option', 'link', 'textbox', 'application', 'dialog', 'region', 'group', 'MenuListPopup', 'img', 'image']);
  const named = nodes.filter((node) => !node.ignored && roles.has(node.role?.value));
  // A picker's own popup has no name, and the pictures without one are decoration.
  const bad = named.filter((node) => !node.name?.value?.trim() && !['MenuListPopup', 'group'].includes(node.role.value));
  check(`${name}: ${named.length} controls and regions have names`, bad.length === 0, bad.map((node) => node.role.value).join(', '));
}
