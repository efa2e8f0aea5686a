// Drives a headless Chromium through the admin page, and prints a line for each check.
//
//   node admin-check.mjs --url http://127.0.0.1:8726 --api http://127.0.0.1:8724 --token TOKEN --kill 'COMMAND' --restart 'COMMAND'
//
// Server/scripts/admin-check.sh starts a server for it, with users and stores. browser.mjs has the other options. The exit code is 1
// if a check fails.
import { Browser, Page, check, checkContrast, checkLabels, desktop, narrow, option, phone, run, runGroups, wait } from './browser.mjs';

const url = option('url');
const api = option('api');
const password = 'a long password';

async function request(method, path, body, bytes) {
  const response = await fetch(api + path, {
    method, headers: { Authorization: `Bearer ${option('token')}`, 'Content-Type': 'application/json' },
    body: bytes ?? (body && JSON.stringify(body)),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

// A change without an effect: it declares a class.
function change(name) {
  const type = [...Buffer.from(name), 0x1f, 0x30, 0x1f];
  const bytes = [1, 1, type.length, ...type, 0, 0, 0];
  const frame = Buffer.alloc(4 + bytes.length);
  frame.writeUInt32LE(bytes.length);
  frame.set(bytes, 4);
  return frame;
}

async function fill() {
  const ids = {};
  for (const name of ['anna', 'bob', 'carol', 'dave']) {
    ids[name] = (await request('PUT', `/v1/users/name:${name}/password`, { newPassword: password, isAdmin: name === 'anna' })).id;
  }
  const stores = ['family:shopping', 'family:photos', 'family:old', `${ids.bob}:diary`, ...Array.from({ length: 56 }, (_, index) => `work:list-${String(index).padStart(2, '0')}`)];
  for (const [index, store] of stores.entries()) {
    const { epoch, replica } = await request('POST', `/v1/stores/${store}/replicas`);
    const count = index < 4 ? 40 - index * 9 : 1;
    const changes = Array.from({ length: count }, (_, number) => change(`Class${number}`));
    await request('POST', `/v1/stores/${store}/changes?epoch=${epoch}&replica=${replica}&first=1`, null, Buffer.concat(changes));
  }
  // A follower, until the server is killed.
  const { epoch } = await request('POST', '/v1/stores/family:photos/replicas');
  fetch(`${api}/v1/stores/family:photos/changes?epoch=${epoch}&after=0&follow=true`, { headers: { Authorization: `Bearer ${option('token')}` } })
    .then(async ({ body }) => { for await (const part of body) void part; }).catch(() => {});
  await request('POST', '/v1/tokens', { patterns: ['/family/*'], level: 'read', name: 'nightly backup', expiresIn: 86400 * 365 });
  await request('PUT', '/v1/grants', { subject: 'users', pattern: '/family/*', level: 'write', create: true });
  await request('PUT', '/v1/grants', { subject: 'name:carol', pattern: '/work/list-00', level: 'read' });
}

// --- the page ---

const text = (id) => `document.getElementById('${id}').textContent`;
const row = (words) => `[...document.querySelectorAll('tbody tr')].find((line) => ${JSON.stringify(words)}.every((word) => line.textContent.includes(word)))`;
const button = (label) => `[...document.querySelectorAll('#app button, #dialog button')].find((one) => one.checkVisibility() && (one.getAttribute('aria-label') ?? one.textContent) === '${label}')`;

class AdminPage extends Page {
  static open(browser, more) { return super.open(browser, url + '/admin', more); }
  async enter(name = 'anna') {
    await this.until(`!document.getElementById('entry').hidden`);
    await this.eval(`document.getElementById('name').focus()`);
    await this.type(name);
    await this.eval(`document.getElementById('password').focus()`);
    await this.type(password);
    await this.key('Enter');
    return this.until(`!document.getElementById('app').hidden && document.getElementById('link').dataset.state === 'live' && document.querySelector('tbody tr')`, 20);
  }
  async go(name) {
    await this.eval(`document.querySelector('nav a[href="#${name}"]').click()`);
    return this.until(`document.querySelector('nav a[href="#${name}"]').getAttribute('aria-current') && document.querySelector('tbody tr, #empty:not([hidden])')`);
  }
  async press(label) {
    const found = await this.until(`!!(${button(label)})`);
    if (!found) throw new Error(`There is no button '${label}'.`);
    await this.eval(`${button(label)}.click()`);
  }
  async search(words) {
    await this.eval(`(() => { const field = document.getElementById('search'); field.value = ''; field.focus(); })()`);
    await this.type(words);
  }
}

async function checkLayout(page, name) {
  const wide = await page.eval(`(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page ' + (document.documentElement.scrollWidth - innerWidth)] : [];
    for (const one of document.querySelectorAll('body *')) {
      if (!one.checkVisibility() || one.closest('.hidden, thead, .skip')) continue;
      const right = Math.round(one.getBoundingClientRect().right - innerWidth);
      if (right > 0) wide.push((one.id || one.className || one.tagName) + ' ' + right);
    }
    return wide;
  })()`);
  check(`${name}: nothing is wider than the window`, wide.length === 0, wide.slice(0, 5).join(', '));
}

const groups = {
  async sizes() {
    let total = 0;
    for (const path of ['/admin', '/admin/admin.js', '/admin/admin.css']) {
      const response = await fetch(url + path);
      total += (await response.arrayBuffer()).byteLength;
      check(`sizes: ${path} has a strict policy and no cookie`, /default-src 'none'.*frame-ancestors 'none'/.test(response.headers.get('content-security-policy'))
        && !response.headers.has('set-cookie') && response.headers.get('cache-control') === 'no-store');
    }
    check('sizes in kB, under 60 in all', total < 60_000, (total / 1000).toFixed(1));
  },

  async entry(browser) {
    const page = await AdminPage.open(browser);
    page.isBroken = true;
    await page.until(`!document.getElementById('entry').hidden`);
    await checkLabels(page, 'entry');
    await checkContrast(page, 'entry');
    for (const [name, secret, expected] of [['anna', 'wrong password', /wrong|password/i], ['nobody', password, /wrong|password/i], ['bob', password, /admin/]]) {
      await page.eval(`(() => { document.getElementById('passwordForm').reset(); document.getElementById('entryError').textContent = ''; document.getElementById('name').focus(); })()`);
      await page.type(name);
      await page.eval(`document.getElementById('password').focus()`);
      await page.type(secret);
      await page.key('Enter');
      const error = await page.until(text('entryError'), 20);
      check(`entry: ${name} is refused with a sentence`, expected.test(error) && await page.eval(`document.getElementById('app').hidden`), error);
    }
    await page.eval(`document.querySelector('summary').click()`);
    await page.eval(`document.getElementById('token').focus()`);
    await page.type('not a token');
    await page.key('Enter');
    check('entry: a wrong token is refused', await page.until(text('entryError')));
    await page.eval(`(() => { const field = document.getElementById('token'); field.value = ''; field.focus(); })()`);
    await page.type(option('token'));
    await page.key('Enter');
    check('entry: the server\u2019s token opens the page', await page.until(`document.getElementById('link').dataset.state === 'live' && document.querySelector('tbody tr')`, 20));
    const kept = await page.eval(`[document.cookie, localStorage.length, sessionStorage.length].join()`);
    const { cookies } = await page.send('Network.getCookies');
    check('entry: nothing is stored in the browser', kept === ',0,0' && cookies.length === 0, kept);
    await page.send('Page.reload');
    check('entry: a reload forgets the token', await page.until(`!document.getElementById('entry').hidden && document.getElementById('app').hidden`));
    await page.clean('entry');
    await page.close();
  },

  async lists(browser) {
    const page = await AdminPage.open(browser);
    check('lists: the page opens with the stores', await page.enter());
    check('lists: a store in a home has the name of its owner', await page.until(`!!(${row(['/~bob/diary'])})`));
    check('lists: sizes and counts are shown', await page.eval(`${row(['/family/shopping', '40', '1 MB'])}?.textContent`));
    check('lists: the list has 50 rows', await page.eval(`document.querySelectorAll('tbody tr').length`) === 50, await page.eval(text('range')));
    await page.press('Next');
    check('lists: the next part', await page.until(`${text('range')}.startsWith('51 to ')`), await page.eval(text('range')));
    await page.press('Previous');
    await page.until(`${text('range')}.startsWith('1 to ')`);
    await page.eval(`(() => { const sort = document.getElementById('sort'); sort.value = 'size'; sort.dispatchEvent(new Event('change')); })()`);
    check('lists: sorted by size', await page.until(`document.querySelector('tbody tr').textContent.match(/__server|shopping/)`));
    await page.search('PHOTOS');
    check('lists: a search finds one store', await page.until(`document.querySelectorAll('tbody tr').length === 1 && document.querySelector('tbody tr').textContent.includes('/family/photos')`));
    check('lists: its follower is counted', await page.until(`document.querySelector('tbody td[data-label=Followers]').textContent === '1'`));
    await page.search('nothing like this');
    check('lists: a search without a result says so', await page.until(`!document.getElementById('empty').hidden && ${text('empty')}`));
    // Each list, by its own address.
    for (const [name, words] of [['users', ['bob', 'password', 'active']], ['sessions', ['anna', 'admin page', 'this page']], ['tokens', ['nightly backup', 'the server', '/family/*']], ['grants', ['carol', '/work/list-00', 'read']]]) {
      await page.go(name);
      check(`lists: ${name}`, await page.until(`!!(${row(words)})`), await page.eval(`document.querySelectorAll('tbody tr').length`));
      await checkContrast(page, `lists, ${name}`);
      await checkLabels(page, `lists, ${name}`);
      const headers = await page.eval(`[...document.querySelectorAll('th')].every((cell) => cell.scope === 'col' && cell.textContent) && document.querySelectorAll('tbody tr:first-child td').length === document.querySelectorAll('th').length`);
      check(`lists: ${name} has a header for each column`, headers);
    }
    await page.clean('lists');
    await page.close();
  },

  async actions(browser) {
    const [page, other] = [await AdminPage.open(browser), await AdminPage.open(browser)];
    await page.enter();
    await other.enter();
    for (const one of [page, other]) await one.go('users');
    await page.press('Manage bob');
    await page.press('Disable…');
    check('actions: disabling asks first', await page.until(`${text('dialogTitle')} === 'Disable bob?'`));
    check('actions: Enter on the safe choice changes nothing', await page.eval(`document.activeElement.id`) === 'dialogCancel');
    await page.press('Disable');
    check('actions: bob is disabled', await page.until(`!!(${row(['bob', 'disabled'])}) && ${text('notice')} === 'bob is disabled.'`));
    check('actions: another page sees it by itself', await other.until(`!!(${row(['bob', 'disabled'])})`, 20));
    await page.press('Manage bob');
    await page.press('Enable');
    await page.until(`${text('dialogTitle')} === 'Enable bob?'`);
    await page.press('Enable');
    check('actions: bob is enabled again', await other.until(`!!(${row(['bob', 'active'])})`, 20));
    // Deleting needs the name.
    await page.press('Manage dave');
    await page.press('Delete…');
    await page.until(`document.getElementById('typed')`);
    check('actions: deleting waits for the name', await page.eval(`document.getElementById('dialogDo').disabled`));
    await page.type('dav');
    check('actions: a part of the name is not enough', await page.eval(`document.getElementById('dialogDo').disabled`));
    await page.type('e');
    await page.press('Delete the user');
    check('actions: dave is gone, also on the other page', await other.until(`${row(['bob'])} && !(${row(['dave'])})`, 20));
    await page.go('stores');
    await page.search('family/old');
    await page.until(`document.querySelectorAll('tbody tr').length === 1`);
    await page.press('Delete /family/old');
    await page.until(`document.getElementById('typed')`);
    await page.type('/family/old');
    await page.press('Delete the store');
    check('actions: a store is deleted', await page.until(`document.querySelectorAll('tbody tr').length === 0`)
      && !(await request('GET', '/v1/stores')).stores.some(({ name }) => name === 'family:old'));
    await page.go('grants');
    await page.press('Grant a right…');
    await page.until(`document.getElementById('subject')`);
    await page.type('no one with this name');
    await page.eval(`document.getElementById('pattern').focus()`);
    await page.type('/work/*');
    page.isBroken = true;
    await page.press('Grant');
    check('actions: a refusal is shown in the dialog', await page.until(text('dialogError')), await page.eval(text('dialogError')));
    page.isBroken = false;
    await page.eval(`(() => { const field = document.getElementById('subject'); field.value = ''; field.focus(); })()`);
    await page.type('bob');
    await page.press('Grant');
    check('actions: a right is granted', await page.until(`!!(${row(['bob', '/work/*', 'read'])})`));
    await page.press('Revoke bob /work/*');
    await page.press('Revoke the right');
    check('actions: a right is revoked', await page.until(`!(${row(['bob', '/work/*'])}) && ${text('notice')}.includes('revoked')`));
    await page.go('tokens');
    await page.eval(`document.querySelector('tbody td.action button').click()`);
    await page.press('Revoke the token');
    check('actions: a token is revoked', await page.until(`!document.getElementById('empty').hidden`) && (await request('GET', '/v1/tokens')).tokens.length === 0);
    // A page that is closed ends its session.
    const third = await AdminPage.open(browser);
    await third.enter();
    await page.go('sessions');
    check('actions: a third page has a session', await page.until(`document.querySelectorAll('tbody tr').length >= 3`, 20));
    const count = await page.eval(`document.querySelectorAll('tbody tr').length`);
    await third.send('Page.reload');
    await third.until(`!document.getElementById('entry').hidden`);
    check('actions: its session ends with it', await page.until(`document.querySelectorAll('tbody tr').length === ${count} - 1`, 20));
    await third.close();
    // The access token is renewed before it expires.
    await page.eval(`void (caller.expires = 0)`);
    await page.go('users');
    check('actions: an access token is renewed', await page.until(`caller.expires > Date.now()`)
      && page.requests.some((address) => address.endsWith('/v1/sessions/refresh')) && await page.until(`!!(${row(['anna'])})`));
    // The other page's session.
    await page.go('sessions');
    await page.until(`document.querySelectorAll('tbody tr').length >= 2 && ${row(['this page'])}`);
    other.isBroken = true;
    await page.eval(`[...document.querySelectorAll('tbody tr')].filter((line) => !line.textContent.includes('this page')).forEach((line, index) => index === 0 && line.querySelector('button').click())`);
    await page.press('End the session');
    check('actions: a session that was ended leaves its page', await other.until(`!document.getElementById('entry').hidden && ${text('entryError')}`, 20), await other.eval(text('entryError')));
    await page.press('Sign out');
    check('actions: signing out shows the form, and ends the session', await page.until(`!document.getElementById('entry').hidden && document.activeElement.id === 'name'`));
    for (const one of [page, other]) { await one.clean('actions'); await one.close(); }
  },

  async keyboard(browser) {
    const page = await AdminPage.open(browser);
    await page.until(`document.activeElement.id === 'name'`);
    await page.type('anna');
    await page.key('Tab');
    await page.type(password);
    await page.key('Enter');
    check('keyboard: signed in', await page.until(`!document.getElementById('app').hidden && document.getElementById('link').dataset.state === 'live'`, 20));
    // Tabs until an element has the focus.
    const reach = async (condition, shift = false) => {
      for (let step = 0; step < 120; step++) {
        if (await page.eval(condition)) return true;
        await page.key('Tab', { shift });
      }
      return false;
    };
    check('keyboard: the list of users is reached', await reach(`document.activeElement.hash === '#users'`, true));
    const outline = await page.eval(`getComputedStyle(document.activeElement).outlineStyle`);
    check('keyboard: the focus is visible', outline !== 'none', outline);
    await page.key('Enter');
    await page.until(`!!(${row(['carol'])})`);
    check('keyboard: a user is reached', await reach(`document.activeElement.getAttribute('aria-label') === 'Manage carol'`));
    await page.key('Enter');
    check('keyboard: the dialog takes the focus', await page.until(`document.getElementById('dialog').open && document.getElementById('dialog').contains(document.activeElement)`));
    await page.key('Escape');
    check('keyboard: Escape gives it back', await page.until(`!document.getElementById('dialog').open && document.activeElement.getAttribute('aria-label') === 'Manage carol'`));
    await page.key('Enter');
    check('keyboard: a choice is reached', await reach(`document.activeElement.textContent === 'Disable…'`));
    await page.key('Enter');
    await page.until(`${text('dialogTitle')} === 'Disable carol?'`);
    check('keyboard: the button is reached', await reach(`document.activeElement.id === 'dialogDo'`));
    await page.key('Enter');
    check('keyboard: carol is disabled', await page.until(`!!(${row(['carol', 'disabled'])})`));
    check('keyboard: the focus is back at the user', await page.until(`document.activeElement.getAttribute('aria-label') === 'Manage carol'`), await page.eval(`document.activeElement.outerHTML.slice(0, 80)`));
    await page.clean('keyboard');
    await page.close();
  },

  async appearance(browser) {
    for (const [name, device, dark] of [['desktop', desktop, false], ['dark', desktop, true], ['phone', phone, true], ['narrow', narrow, false]]) {
      const page = await AdminPage.open(browser, { device, dark });
      await page.until(`!document.getElementById('entry').hidden`);
      await checkContrast(page, `${name}, entry`);
      await checkLayout(page, `${name}, entry`);
      await page.enter();
      for (const list of ['stores', 'users', 'sessions', 'tokens', 'grants']) {
        await page.go(list);
        await page.until(`document.querySelector('tbody tr') || !document.getElementById('empty').hidden`);
        await checkContrast(page, `${name}, ${list}`);
        await checkLayout(page, `${name}, ${list}`);
      }
      await page.go('users');
      await page.until(`!!(${row(['bob'])})`);
      await page.shot(`admin-${name}`);
      await page.press('Manage bob');
      await page.until(`document.getElementById('dialog').open`);
      await checkContrast(page, `${name}, dialog`);
      await checkLayout(page, `${name}, dialog`);
      await page.shot(`admin-${name}-dialog`);
      if (device.touch) {
        const small = await page.eval(`[...document.querySelectorAll('#dialog button')].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height).filter((height) => height < 40)`);
        check(`${name}: buttons are at least 40 px high`, small.length === 0, small.join());
      }
      await page.clean(name);
      await page.close();
    }
  },

  // The picture of docs/operating.md.
  async picture(browser) {
    const page = await AdminPage.open(browser, { device: { ...desktop, width: 1120, height: 690 } });
    await page.enter();
    await page.eval(`(() => { const sort = document.getElementById('sort'); sort.value = 'size'; sort.dispatchEvent(new Event('change')); })()`);
    check('picture: sorted by size', await page.until(`document.querySelector('tbody tr').textContent.includes('__server')`));
    await page.eval(`document.activeElement.blur()`);
    await page.shot('admin');
    await page.close();
  },

  async recovery(browser) {
    const page = await AdminPage.open(browser);
    await page.enter();
    page.isBroken = true;
    run(option('kill'));
    check('recovery: the page notices that the server is gone', await page.until(`document.getElementById('link').dataset.state === 'lost' && ${text('trouble')}`, 30), await page.eval(text('link')));
    await wait(500);
    run(option('restart'));
    check('recovery: the page is live again, without signing in', await page.until(`document.getElementById('link').dataset.state === 'live' && ${text('trouble')} === '' && !document.getElementById('app').hidden`, 40));
    await page.search('shopping');
    check('recovery: lists work again', await page.until(`document.querySelectorAll('tbody tr').length === 1 && document.querySelector('tbody tr').textContent.includes('shopping')`, 20));
    page.isBroken = false;
    await request('POST', '/v1/stores/work:new/replicas');
    await page.search('work/new');
    check('recovery: a new store appears by itself', await page.until(`!!(${row(['/work/new'])})`, 20));
    await page.clean('recovery');
    await page.close();
  },
};

await fill();
await runGroups(groups, new Browser());
