// swift-format-ignore-file

/// The files of the admin page. `scripts/page.sh` writes this file.
enum AdminAssets {
  /// The page.
  static let html = ###"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>santa-server: administration</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%23264a8a'/%3E%3Cpath d='M4 5h8M4 8h8M4 11h5' stroke='%23fff' stroke-width='1.5'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/admin/admin.css">
<script src="/admin/admin.js" defer></script>
</head>
<body>
<noscript><p class="box">The admin page needs JavaScript. The command line does the same: <code>santa-server user</code>.</p></noscript>

<main id="entry" hidden>
  <h1>santa-server</h1>
  <p class="soft">Sign in as an admin. The page forgets you when you close or reload it.</p>
  <p id="entryError" class="error" role="alert"></p>
  <form id="passwordForm" class="box">
    <label for="name">Name</label>
    <input id="name" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="64">
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="current-password" required>
    <button class="main">Sign in</button>
  </form>
  <details class="box">
    <summary>Use the server’s token instead</summary>
    <form id="tokenForm">
      <label for="token">Token</label>
      <input id="token" type="password" autocomplete="off" required>
      <button class="main">Use the token</button>
    </form>
  </details>
</main>

<div id="app" hidden>
  <a class="skip" href="#content">Skip to the list</a>
  <header>
    <h1>santa-server</h1>
    <p id="link" class="pill" role="status" data-state="waiting">connecting</p>
    <p id="who" class="soft"></p>
    <button id="signOut">Sign out</button>
  </header>
  <section aria-labelledby="stateTitle">
    <h2 id="stateTitle" class="hidden">The server</h2>
    <dl id="state"></dl>
    <p id="trouble" class="error" role="alert"></p>
  </section>
  <nav aria-label="Lists">
    <a href="#stores">Stores</a> <a href="#users">Users</a> <a href="#sessions">Sessions</a> <a href="#tokens">Tokens</a>
    <a href="#grants">Grants</a>
  </nav>
  <main id="content" tabindex="-1" aria-labelledby="listTitle">
    <div class="tools">
      <h2 id="listTitle"></h2>
      <label for="search" class="hidden">Search</label>
      <input id="search" type="search" placeholder="Search" autocomplete="off" maxlength="100">
      <span id="sortTool"><label for="sort">Sort by</label>
        <select id="sort"><option value="name">path</option><option value="size">size</option></select></span>
      <button id="add" hidden></button>
    </div>
    <p id="notice" role="status"></p>
    <p id="listError" class="error" role="alert"></p>
    <table role="table" aria-labelledby="listTitle"><thead role="rowgroup"></thead><tbody role="rowgroup"></tbody></table>
    <p id="empty" class="soft" hidden></p>
    <div class="pager">
      <button id="previous">Previous</button>
      <p id="range" aria-live="off"></p>
      <button id="next">Next</button>
    </div>
  </main>
</div>

<dialog id="dialog" aria-labelledby="dialogTitle">
  <form id="dialogForm" novalidate>
    <h2 id="dialogTitle"></h2>
    <div id="dialogBody"></div>
    <p id="dialogError" class="error" role="alert"></p>
    <div class="choices"><button type="button" id="dialogCancel">Cancel</button><button id="dialogDo" class="main"></button></div>
  </form>
</dialog>
</body>
</html>

"""###

  /// The script.
  static let script = ###"""
'use strict';
// The admin page. The token is only in this script's memory: there are no cookies, and nothing is stored.

const $ = (id) => document.getElementById(id);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
};

// --- texts ---

const numbers = new Intl.NumberFormat('en');
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const number = (value) => numbers.format(value);

function size(bytes) {
  let [value, unit] = [bytes, 0];
  while (value >= 999.5 && unit < 4) { value /= 1000; unit++; }
  return `${unit && value < 99.5 ? value.toFixed(1).replace('.0', '') : Math.round(value)} ${['B', 'kB', 'MB', 'GB', 'TB'][unit]}`;
}

function share(bytes, quota) {
  if (!quota) return size(bytes);
  const percent = Math.round(bytes / quota * 100);
  return `${size(bytes)} (${bytes && !percent ? 'under 1' : percent} % of ${size(quota)})`;
}

// A time as an element, relative to now, with the exact time as its title.
function time(text, format = dates) {
  if (!text) return make('span', { textContent: '–' });
  const date = new Date(text);
  const seconds = (Date.now() - date) / 1000;
  const words = seconds < 0 || seconds >= 86400 * 30 ? days.format(date) : seconds < 60 ? 'just now'
    : seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : seconds < 86400 ? `${Math.floor(seconds / 3600)} h ago`
    : `${Math.floor(seconds / 86400)} d ago`;
  return make('time', { dateTime: text, title: format.format(date), textContent: words });
}

function duration(seconds) {
  const [d, h, m] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  return d ? `${d} d ${h} h` : h ? `${h} h ${m} min` : m ? `${m} min` : 'under 1 min';
}

// A path with the name of its owner: /~anna/list instead of /0123…/list.
function shownPath(path, owner) {
  if (!/^\/[0-9a-f]{32}(\/|$)/.test(path)) return path;
  return `/~${owner ?? path.slice(1, 9) + '…'}${path.slice(33)}`;
}
const shownUser = (id, name) => name ?? `${id.slice(0, 8)}…`;

// --- requests ---

// The caller: { token, refreshToken, expires, name }. Null before signing in.
let caller = null;
let refreshing = null;

class Refused extends Error {
  constructor(status, code, message) { super(message); Object.assign(this, { status, code }); }
}
const unreachable = 'The server can’t be reached.';

async function answer(response) {
  if (response.ok) return response;
  const { error } = await response.json().catch(() => ({}));
  throw new Refused(response.status, error?.code ?? '', error?.message ?? `The server answered with the status ${response.status}.`);
}

async function fetchOnce(method, path, body, token, more = {}) {
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (method !== 'GET') headers['Content-Type'] = 'application/json';
  let response;
  try {
    response = await fetch(path, { method, headers, body: body && JSON.stringify(body), cache: 'no-store', credentials: 'omit', ...more });
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    throw new Refused(0, 'network', unreachable);
  }
  return answer(response);
}

// Sends a request with the token, which is renewed first if it has expired.
async function send(method, path, body, more) {
  const own = caller;
  if (!own) throw new Refused(401, 'session', 'Sign in first.');
  if (own.refreshToken && Date.now() > own.expires) await renew(own);
  try { return await fetchOnce(method, path, body, own.token, more); } catch (error) {
    if (error.status !== 401) throw error;
    if (own.refreshToken && error.code === 'expired') {
      await renew(own);
      return await fetchOnce(method, path, body, own.token, more);
    }
    if (caller === own) leave(own.refreshToken ? 'Your session has ended. Sign in again.' : error.message);
    throw error;
  }
}
const load = async (path, more) => (await send('GET', path, null, more)).json();

// One renewal for all requests that wait for it.
function renew(own) {
  refreshing ??= (async () => {
    try {
      const session = await (await fetchOnce('POST', '/v1/sessions/refresh', { refreshToken: own.refreshToken })).json();
      Object.assign(own, held(session));
    } catch (error) {
      if (error.status === 401 && caller === own) leave('Your session has ended. Sign in again.');
      throw error;
    } finally { refreshing = null; }
  })();
  return refreshing;
}
const held = (session) => ({
  token: session.accessToken, refreshToken: session.refreshToken, expires: Date.now() + Math.max(session.expiresIn - 60, 5) * 1000,
});

// --- signing in and out ---

async function enter(promise) {
  $('entryError').textContent = '';
  const buttons = document.querySelectorAll('#entry button');
  for (const button of buttons) button.disabled = true;
  try {
    caller = await promise;
    // Fails if the caller isn't an admin.
    await load('/v1/admin/stores?count=1');
    for (const form of [$('passwordForm'), $('tokenForm')]) form.reset();
    $('who').textContent = caller.name;
    $('entry').hidden = true;
    $('app').hidden = false;
    show();
    $('content').focus();
    follow();
  } catch (error) {
    const own = caller;
    caller = null;
    if (own?.refreshToken) fetchOnce('DELETE', '/v1/sessions/current', null, own.token).catch(() => {});
    $('entryError').textContent = error.message;
    $('password').value = '';
  } finally { for (const button of buttons) button.disabled = false; }
}

async function signIn(name, password) {
  const response = await fetchOnce('POST', '/v1/sessions', { name, password, client: 'admin page' });
  const session = await response.json();
  return { ...held(session), name: session.user.name };
}

// Forgets the caller, and shows the form.
function leave(message = '') {
  caller = null;
  following?.abort();
  listing?.abort();
  closeDialog(null);
  $('app').hidden = true;
  $('entry').hidden = false;
  $('entryError').textContent = message;
  rows.replaceChildren();
  $('state').replaceChildren();
  server = null;
  $('name').focus();
}

$('passwordForm').addEventListener('submit', (event) => {
  event.preventDefault();
  enter(signIn($('name').value, $('password').value));
});
$('tokenForm').addEventListener('submit', (event) => {
  event.preventDefault();
  enter(Promise.resolve({ token: $('token').value.trim(), name: 'the server’s token' }));
});
$('signOut').addEventListener('click', () => {
  endSession();
  leave();
});
function endSession() {
  if (caller?.refreshToken) fetchOnce('DELETE', '/v1/sessions/current', null, caller.token, { keepalive: true }).catch(() => {});
}
// The page forgets its token when it is closed, so the session has no use any more.
addEventListener('pagehide', () => {
  if (caller) { endSession(); leave(); }
});

// --- the state of the server, live ---

let server = null;
let following = null;

async function follow() {
  following?.abort();
  const own = following = new AbortController();
  let delay = 500;
  let heard = null;
  while (!own.signal.aborted) {
    let message = '';
    try {
      const response = await send('GET', '/v1/admin/events', null, { signal: own.signal });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = ''; ;) {
        const { value, done } = await within(25000, reader.read());
        if (done) break;
        heard = new Date();
        delay = 500;
        text += value;
        for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
          const data = text.slice(0, end).split('\n').find((line) => line.startsWith('data: '));
          if (data) apply(JSON.parse(data.slice(6)));
          connection('live', 'live');
        }
      }
    } catch (error) {
      if (own.signal.aborted) return;
      if (error.status === 403) return leave(error.message);
      message = error instanceof Refused && error.status ? error.message : '';
    }
    if (own.signal.aborted) return;
    connection('lost', heard ? `not connected since ${heard.toLocaleTimeString('en', { timeStyle: 'medium' })}` : 'not connected');
    $('trouble').textContent = message || unreachable + ' The figures may be old.';
    await new Promise((done) => setTimeout(done, delay * (0.75 + Math.random() / 2)));
    delay = Math.min(delay * 2, 8000);
  }
}

// The server sends something at least every ten seconds.
function within(milliseconds, promise) {
  let timer;
  const limit = new Promise((_, fail) => { timer = setTimeout(() => fail(new Error('silent')), milliseconds); });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

function connection(state, text) {
  const link = $('link');
  if (link.textContent !== text) link.textContent = text;
  link.dataset.state = state;
}

function apply(state) {
  const before = server;
  server = state;
  $('trouble').textContent = state.isAvailable ? '' : 'The stores can’t be read at present, so their figures are old. The server’s log may say why.';
  const figures = [
    ['Version', state.version], ['Running for', duration((Date.now() - new Date(state.started)) / 1000)],
    ['Storage', state.storage === 'postgresql' ? 'PostgreSQL' : 'a directory'],
    ['Stores', number(state.stores) + (state.unreadable ? `, ${state.unreadable} unreadable` : '')], ['Size', size(state.byteCount)],
    ['Users', number(state.users)], ['Sessions', number(state.sessions)], ['Streams', number(state.followers)],
    ['Changes/s', number(state.changesPerSecond)], ['Changes', number(state.changes)], ['Requests/s', number(state.requestsPerSecond)],
  ];
  const list = $('state');
  if (list.children.length !== figures.length) {
    list.replaceChildren(...figures.map(([name]) => make('div', {}, make('dt', { textContent: name }), make('dd'))));
  }
  figures.forEach(([, value], index) => {
    const cell = list.children[index].lastChild;
    if (cell.textContent !== value) cell.textContent = value;
  });
  const { isOfStores, isOfAccounts } = view();
  if (!before || (isOfStores && before.storesRevision !== state.storesRevision)
    || (isOfAccounts && before.accountsRevision !== state.accountsRevision)) refresh();
}

// --- lists ---

const badge = (text, isBad = false) => make('span', { className: isBad ? 'badge bad' : 'badge', textContent: text });
const action = (text, label, run) => {
  const button = make('button', { type: 'button', textContent: text, onclick: run });
  button.setAttribute('aria-label', label);
  button.dataset.key = label;
  return button;
};

// Each list: its title, columns, the cells of a row, and what makes it old.
const views = {
  stores: {
    title: 'Stores', isOfStores: true, canSort: true, empty: 'No stores.',
    columns: ['Path', '#Size', '#Changes', '#Replicas', '#Followers', 'Last change', ''],
    key: (row) => row.name,
    cells: (row) => {
      const path = shownPath(row.path, row.ownerName);
      return [
        make('span', { title: row.path }, path, row.isUnreadable ? ' ' : '', row.isUnreadable ? badge('can’t be read', true) : null),
        // The quota isn't for the server's own stores.
        row.isUnreadable ? '–' : share(row.byteCount, row.isReserved ? null : server?.storeQuota), number(row.version), number(row.replicas), number(row.followers),
        time(row.lastChange),
        row.isReserved ? make('span', { className: 'soft', textContent: 'the server’s own' }) : action('Delete…', `Delete ${path}`, () => deleteStore(row, path)),
      ];
    },
  },
  users: {
    title: 'Users', isOfStores: true, isOfAccounts: true, empty: 'No users. The command “santa-server user password NAME” makes one.',
    columns: ['Name', 'Signs in by', 'State', '#Home', '#Sessions', 'Last seen', 'Created', ''],
    key: (row) => row.id,
    cells: (row) => [
      make('span', { title: row.id, textContent: shownUser(row.id, row.name) }),
      { password: 'password', identity: 'identity provider', anonymous: 'no name', none: 'no password' }[row.kind],
      make('span', {}, row.isAdmin ? badge('admin') : '', row.isAdmin && row.isDisabled ? ' ' : '', row.isDisabled ? badge('disabled', true) : row.isAdmin ? '' : 'active'),
      row.homeStores ? `${share(row.homeByteCount, server?.homeQuota)} in ${row.homeStores === 1 ? '1 store' : number(row.homeStores) + ' stores'}` : '–',
      number(row.sessions), time(row.lastSeen, days), time(row.created),
      action('Manage…', `Manage ${shownUser(row.id, row.name)}`, () => manage(row)),
    ],
  },
  sessions: {
    title: 'Sessions', isOfAccounts: true, empty: 'No sessions.',
    add: ['End all sessions…', endAll],
    columns: ['User', 'Device', 'Begun', 'Last used', ''],
    key: (row) => row.id,
    cells: (row) => [
      make('span', { title: row.user }, shownUser(row.user, row.userName)), make('span', {}, row.name ?? '–', row.isCurrent ? ' ' : '', row.isCurrent ? badge('this page') : ''),
      time(row.created), time(row.lastUsed, days),
      action('End…', `End the session of ${shownUser(row.user, row.userName)} ${row.id.slice(0, 6)}`, () => end(row)),
    ],
  },
  tokens: {
    title: 'Program tokens', isOfAccounts: true, empty: 'No program tokens. The command “santa-server token create” makes one.',
    columns: ['Name', 'Owner', 'Level', 'Paths', 'Made', 'Expires', ''],
    key: (row) => row.id,
    cells: (row) => [
      make('span', { title: row.id }, row.name ?? '–'), row.user ? shownUser(row.user, row.userName) : 'the server', row.level,
      row.patterns.map((path) => shownPath(path, row.userName)).join(', '), time(row.created), row.expires ? time(row.expires) : 'never',
      action('Revoke…', `Revoke ${row.name ?? row.id} ${row.id.slice(0, 6)}`, () => revokeToken(row)),
    ],
  },
  grants: {
    title: 'Grants', isOfAccounts: true, empty: 'No grants.',
    add: ['Grant a right…', grant],
    columns: ['Who', 'Path', 'Level', 'May create', ''],
    key: (row) => `${row.subject} ${row.pattern}`,
    cells: (row) => {
      const [who, path] = [shownSubject(row), shownPath(row.pattern, row.ownerName)];
      return [
        make('span', { title: row.subject }, who), make('span', { title: row.pattern }, path), row.level, row.create ? 'yes' : 'no',
        action('Revoke…', `Revoke ${who} ${path}`, () => revoke(row, who, path)),
      ];
    },
  },
};
const shownSubject = (row) => row.subject.startsWith('user:') ? shownUser(row.subject.slice(5), row.subjectName)
  : row.subject === 'users' ? 'all users' : 'anyone, also without signing in';

const pageSize = 50;
const rows = document.querySelector('tbody');
let from = 0;
let listing = null;
let shownName = '';
const viewName = () => views[location.hash.slice(1)] ? location.hash.slice(1) : 'stores';
const view = () => views[viewName()];

function show() {
  const [name, { title, columns, add, canSort }] = [viewName(), view()];
  if (shownName !== name) {
    shownName = name;
    from = 0;
    $('search').value = '';
    $('notice').textContent = $('listError').textContent = '';
    rows.replaceChildren();
  }
  for (const link of document.querySelectorAll('nav a')) {
    link.hash === '#' + name ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current');
  }
  document.title = `${title} – santa-server`;
  $('listTitle').textContent = title;
  $('sortTool').hidden = !canSort;
  $('add').hidden = !add;
  if (add) [$('add').textContent, $('add').onclick] = add;
  const head = make('tr', {}, ...columns.map((text) => {
    const cell = make('th', { scope: 'col', className: text.startsWith('#') ? 'number' : '' });
    cell.setAttribute('role', 'columnheader');
    cell.append(text ? text.replace('#', '') : make('span', { className: 'hidden', textContent: 'Actions' }));
    return cell;
  }));
  head.setAttribute('role', 'row');
  document.querySelector('thead').replaceChildren(head);
  refresh();
}

// Loads the shown part of the list. The latest call counts.
async function refresh() {
  listing?.abort();
  const own = listing = new AbortController();
  const name = viewName();
  const query = new URLSearchParams({ search: $('search').value.trim(), from, count: pageSize });
  if (view().canSort) query.set('sort', $('sort').value);
  try {
    const page = await load(`/v1/admin/${name}?${query}`, { signal: own.signal });
    if (own.signal.aborted) return;
    if (page.rows.length === 0 && from > 0 && page.total <= from) {
      from = Math.max(0, Math.floor((page.total - 1) / pageSize) * pageSize);
      return refresh();
    }
    $('listError').textContent = '';
    draw(page);
  } catch (error) {
    if (!own.signal.aborted && caller) $('listError').textContent = error.message;
  }
}

function draw({ total, rows: list }) {
  const { columns, cells, key, empty } = view();
  const focus = document.activeElement?.dataset?.key;
  rows.replaceChildren(...list.map((row) => {
    const line = make('tr', {}, ...cells(row).map((content, index) => {
      const cell = make('td', { className: columns[index].startsWith('#') ? 'number' : index === columns.length - 1 ? 'action' : '' },
        content instanceof Node ? content : make('span', { textContent: content }));
      cell.setAttribute('role', 'cell');
      cell.dataset.label = columns[index].replace('#', '');
      return cell;
    }));
    line.setAttribute('role', 'row');
    line.dataset.row = key(row);
    return line;
  }));
  if (focus) [...rows.querySelectorAll('[data-key]')].find((button) => button.dataset.key === focus)?.focus();
  $('empty').hidden = total > 0;
  $('empty').textContent = $('search').value.trim() ? 'Nothing matches the search.' : empty;
  $('range').textContent = total ? `${number(from + 1)} to ${number(from + list.length)} of ${number(total)}` : '';
  $('previous').disabled = from === 0;
  $('next').disabled = from + list.length >= total;
  document.querySelector('.pager').hidden = total <= pageSize;
}

addEventListener('hashchange', () => { if (caller && location.hash !== '#content') show(); });
let typing;
$('search').addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(() => { from = 0; refresh(); }, 250);
});
$('sort').addEventListener('change', () => { from = 0; refresh(); });
$('previous').addEventListener('click', () => { from = Math.max(0, from - pageSize); refresh(); });
$('next').addEventListener('click', () => { from += pageSize; refresh(); });
document.querySelector('.skip').addEventListener('click', (event) => { event.preventDefault(); $('content').focus(); });

// --- dialogs ---

const dialog = $('dialog');
let answered = null;
let performing = null;
// The element that gets the focus back.
let opener = null;

// Shows a dialog, and does its work when its button is pressed. It stays open while the work fails. Returns whether the work is done.
//   text: what happens. typed: a text that must be typed first. fields: more elements. body: reads the fields.
async function ask({ title, text = [], button, isDanger = false, typed = null, fields = [], work }) {
  if (!dialog.open) opener = document.activeElement;
  closeDialog(false);
  $('dialogTitle').textContent = title;
  $('dialogError').textContent = '';
  const parts = text.map((line) => make('p', { textContent: line }));
  let field = null;
  if (typed !== null) {
    field = make('input', { id: 'typed', autocomplete: 'off', spellcheck: false, autocapitalize: 'none' });
    parts.push(make('label', { htmlFor: 'typed' }, 'Type ', make('code', { textContent: typed }), ' to confirm:'), field);
  }
  $('dialogBody').replaceChildren(...parts, ...fields);
  const act = $('dialogDo');
  act.hidden = !button;
  act.textContent = button ?? '';
  act.className = isDanger ? 'danger' : 'main';
  const update = () => { act.disabled = field !== null && field.value.trim() !== typed; };
  field?.addEventListener('input', update);
  update();
  performing = work && (async () => {
    act.disabled = true;
    $('dialogError').textContent = '';
    try {
      await work();
      closeDialog(true);
    } catch (error) {
      $('dialogError').textContent = error.message;
      update();
    }
  });
  dialog.showModal();
  // The safe choice has the focus, so that Enter destroys nothing.
  (field ?? fields.find((element) => element.matches('input, select, button')) ?? $('dialogCancel')).focus();
  const isDone = await new Promise((done) => { answered = done; });
  // The list may have been drawn again while the dialog was open.
  if (!dialog.open && caller) {
    const key = opener?.dataset?.key;
    const again = opener?.isConnected ? opener : [...rows.querySelectorAll('[data-key]')].find((element) => element.dataset.key === key);
    (again ?? $('content')).focus();
  }
  return isDone;
}

function closeDialog(result) {
  if (dialog.open) dialog.close();
  const done = answered;
  answered = performing = null;
  done?.(result);
}
$('dialogForm').addEventListener('submit', (event) => {
  event.preventDefault();
  if (!$('dialogDo').disabled && !$('dialogDo').hidden) performing?.();
});
$('dialogCancel').addEventListener('click', () => closeDialog(false));
dialog.addEventListener('cancel', (event) => { event.preventDefault(); closeDialog(false); });

async function change(question, done) {
  if (await ask(question)) {
    $('notice').textContent = done;
    await refresh();
  }
}

// --- actions: each is a request that the command line or a program could send, too ---

const part = encodeURIComponent;

function deleteStore(row, path) {
  return change({
    title: `Delete the store ${path}?`, button: 'Delete the store', isDanger: true, typed: path,
    text: ['All its changes are deleted on this server, for all users. Replicas keep their data, but can no longer synchronise it.', 'This can’t be undone.'],
    work: () => send('DELETE', `/v1/stores/${part(row.name)}`),
  }, `The store ${path} was deleted.`);
}

function manage(row) {
  const [name, path] = [shownUser(row.id, row.name), `/v1/users/${part(row.id)}`];
  const patch = (body) => () => send('PATCH', path, body);
  const password = () => {
    const field = make('input', { id: 'newPassword', type: 'password', autocomplete: 'new-password' });
    return change({
      title: `New password for ${name}`, button: 'Set the password', text: [`All sessions of ${name} end.`],
      fields: [make('label', { htmlFor: 'newPassword', textContent: 'New password' }), field],
      work: () => send('PUT', `${path}/password`, { newPassword: field.value }),
    }, `${name} has a new password.`);
  };
  const choices = [
    row.isDisabled
      ? ['Enable', () => change({ title: `Enable ${name}?`, button: 'Enable', text: [`${name} can sign in again.`], work: patch({ isDisabled: false }) }, `${name} is enabled.`)]
      : ['Disable…', () => change({
        title: `Disable ${name}?`, button: 'Disable', isDanger: true,
        text: [`All sessions and open connections of ${name} end, and ${name} can’t sign in until you enable the user again.`], work: patch({ isDisabled: true }),
      }, `${name} is disabled.`)],
    row.isAdmin
      ? ['Make an ordinary user…', () => change({ title: `Make ${name} an ordinary user?`, button: 'Take the right away', isDanger: true, text: [`${name} is no admin any more.`], work: patch({ isAdmin: false }) }, `${name} is no admin any more.`)]
      : row.kind === 'anonymous' ? null
      : ['Make an admin…', () => change({ title: `Make ${name} an admin?`, button: 'Make an admin', isDanger: true, text: ['An admin manages all stores and users of this server.'], work: patch({ isAdmin: true }) }, `${name} is an admin.`)],
    ['Set a password…', password],
    row.sessions ? ['End all sessions…', () => change({
      title: `End all sessions of ${name}?`, button: 'End the sessions', isDanger: true, text: [`${name} must sign in again on each device.`], work: () => send('DELETE', `${path}/sessions`),
    }, `The sessions of ${name} have ended.`)] : null,
    ['Delete…', () => change({
      title: `Delete the user ${name}?`, button: 'Delete the user', isDanger: true, typed: row.name ?? row.id,
      text: ['The sessions, program tokens and grants of the user are deleted. The stores in the user’s home stay.', 'This can’t be undone.'],
      work: () => send('DELETE', path),
    }, `The user ${name} was deleted.`)],
  ].filter((choice) => choice && (row.kind !== 'anonymous' && row.name || choice[1] !== password));
  return ask({
    title: name, text: [`ID: ${row.id}`],
    fields: choices.map(([text, run]) => make('button', { type: 'button', textContent: text, onclick: run })),
  });
}

function end(row) {
  const name = shownUser(row.user, row.userName);
  return change({
    title: `End this session of ${name}?`, button: 'End the session', isDanger: true,
    text: [`Device: ${row.name ?? 'unknown'}`, row.isCurrent ? 'This page is signed out.' : 'Its open connections end, and the device must sign in again.'],
    work: () => send('DELETE', `/v1/users/${part(row.user)}/sessions/${part(row.id)}`),
  }, `A session of ${name} has ended.`);
}

function endAll() {
  return change({
    title: 'End all sessions of all users?', button: 'End all sessions', isDanger: true, typed: 'end all sessions',
    text: ['Everyone must sign in again, also you. Use this after you have restored a backup.'],
    work: () => send('DELETE', '/v1/sessions'),
  }, 'All sessions have ended.');
}

function revokeToken(row) {
  return change({
    title: `Revoke the token ${row.name ?? row.id}?`, button: 'Revoke the token', isDanger: true,
    text: ['The program that uses it loses its rights at once.', 'This can’t be undone.'],
    work: () => send('DELETE', `/v1/admin/tokens/${part(row.id)}`),
  }, `The token ${row.name ?? row.id} was revoked.`);
}

function revoke(row, who, path) {
  return change({
    title: 'Revoke this right?', button: 'Revoke the right', isDanger: true, text: [`Who: ${who}`, `Path: ${path}`, `Level: ${row.level}`],
    work: () => send('DELETE', '/v1/grants', { subject: row.subject, pattern: row.pattern }),
  }, `The right of ${who} to ${path} was revoked.`);
}

function grant() {
  const subject = make('input', { id: 'subject', autocomplete: 'off', autocapitalize: 'none', spellcheck: false });
  const pattern = make('input', { id: 'pattern', autocomplete: 'off', autocapitalize: 'none', spellcheck: false, placeholder: '/family/*' });
  const level = make('select', { id: 'level' }, ...['read', 'write', 'manage'].map((name) => make('option', { textContent: name })));
  const create = make('input', { id: 'create', type: 'checkbox' });
  const named = () => {
    const text = subject.value.trim();
    return /^(users|anyone|user:.*|name:.*)$/.test(text) ? text : `name:${text}`;
  };
  return change({
    title: 'Grant a right', button: 'Grant', text: [],
    fields: [
      make('label', { htmlFor: 'subject', textContent: 'Who: a user’s name, “users” or “anyone”' }), subject,
      make('label', { htmlFor: 'pattern', textContent: 'Path of a store; * stands for one component' }), pattern,
      make('label', { htmlFor: 'level', textContent: 'Level' }), level,
      make('label', { htmlFor: 'create' }, create, ' may also create stores'),
    ],
    work: () => send('PUT', '/v1/grants', { subject: named(), pattern: pattern.value.trim(), level: level.value, create: create.checked }),
  }, 'The right was granted.');
}

$('entry').hidden = false;
$('name').focus();

"""###

  /// The style sheet.
  static let style = ###"""
:root {
  color-scheme: light;
  --back: #f1f4f9; --box: #fff; --edge: #c9d3e2; --ink: #15213a; --soft: #4d5c77; --accent: #264a8a; --onAccent: #fff;
  --good: #1b6b43; --bad: #a3262a; --fill: #e6ecf6;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --back: #0d1424; --box: #172138; --edge: #38486b; --ink: #e9eef8; --soft: #a9b6d0; --accent: #9dbcff; --onAccent: #0d1424;
    --good: #7fd8aa; --bad: #ffa3a0; --fill: #22304f;
  }
}

*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { font: 100%/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
body { margin: 0; background: var(--back); color: var(--ink); -webkit-text-size-adjust: 100%; }
h1, h2, p, dl, dd { margin: 0; font: inherit; }
h1 { font-size: 1.25rem; font-weight: 650; }
h2 { font-size: 1.0625rem; font-weight: 650; }
button, input, select { font: inherit; color: inherit; min-height: 2.5rem; border: 1px solid var(--edge); border-radius: .5rem; background: var(--box); }
button { padding: .25rem .9rem; cursor: pointer; }
button:disabled { opacity: .5; cursor: default; }
input, select { padding: .25rem .6rem; max-width: 100%; }
input[type=checkbox] { min-height: 0; width: 1.2rem; height: 1.2rem; vertical-align: middle; }
.main { background: var(--accent); border-color: var(--accent); color: var(--onAccent); }
.danger { background: var(--bad); border-color: var(--bad); color: var(--box); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; z-index: 2; top: .5rem; left: .5rem; padding: .5rem 1rem; background: var(--accent); color: var(--onAccent); transform: translateY(-5rem); }
.skip:focus { transform: none; }
.soft { color: var(--soft); }
.error { color: var(--bad); font-weight: 600; }
.error:empty, #notice:empty { display: none; }
.box { padding: 1rem; border: 1px solid var(--edge); border-radius: .8rem; background: var(--box); }
code { overflow-wrap: anywhere; }

#entry { max-width: 24rem; margin: 0 auto; padding: 2rem 1rem; display: grid; gap: 1rem; }
form { display: grid; gap: .35rem; }
form label:not(:first-child), form button { margin-top: .6rem; }
summary { cursor: pointer; min-height: 1.5rem; }
summary + form { margin-top: .8rem; }

#app { max-width: 80rem; margin: 0 auto; padding: .75rem; display: grid; gap: .9rem; }
#app > * { min-width: 0; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .9rem; }
#who { margin-left: auto; overflow-wrap: anywhere; }
.pill { padding: .1rem .7rem; border-radius: 1rem; background: var(--fill); font-size: .875rem; }
.pill[data-state=live] { color: var(--good); }
.pill[data-state=lost] { color: var(--bad); font-weight: 600; }
#state { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: .5rem; }
#state > div { padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--box); }
#state dt { font-size: .8125rem; color: var(--soft); }
#state dd { font-size: 1.125rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
#trouble { margin-top: .5rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem; border-bottom: 1px solid var(--edge); }
nav a { padding: .5rem .8rem; color: inherit; text-decoration: none; border-radius: .5rem .5rem 0 0; }
nav a:hover { background: var(--fill); }
nav a[aria-current] { background: var(--accent); color: var(--onAccent); }
#content { display: grid; gap: .6rem; }
#content:focus-visible { outline-offset: 6px; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .9rem; }
.tools input { width: 14rem; }
.tools h2 { margin-right: auto; }

table { width: 100%; border-collapse: collapse; background: var(--box); border: 1px solid var(--edge); border-radius: .6rem; }
th, td { padding: .45rem .7rem; text-align: left; vertical-align: middle; border-bottom: 1px solid var(--edge); overflow-wrap: anywhere; }
th { font-size: .8125rem; font-weight: 600; color: var(--soft); }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td.action { text-align: right; }
td button { min-height: 2.25rem; padding: .1rem .7rem; white-space: nowrap; }
.badge { display: inline-block; padding: 0 .5rem; border-radius: .4rem; background: var(--fill); font-size: .875rem; }
.badge.bad { color: var(--bad); }
.pager { display: flex; align-items: center; justify-content: space-between; gap: .5rem; }

dialog { width: min(30rem, calc(100vw - 1.5rem)); padding: 1.1rem; border: 1px solid var(--edge); border-radius: .8rem; background: var(--box); color: var(--ink); }
dialog::backdrop { background: #0009; }
#dialogForm { gap: .7rem; }
#dialogTitle { overflow-wrap: anywhere; }
#dialogBody { display: grid; gap: .4rem; }
#dialogBody p { overflow-wrap: anywhere; }
#dialogBody button { margin: 0; }
.choices { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: .5rem; }
.choices button { margin: 0; }

/* Where the window is narrow, each row is a card, with the headers in front of its values. */
@media (max-width: 46rem) {
  #state { grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); gap: .35rem; }
  #state > div { padding: .3rem .5rem; }
  #state dd { font-size: 1rem; }
  table, tbody, tr, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table { border: 0; background: none; }
  tr { margin-bottom: .6rem; padding: .4rem .7rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--box); }
  td, .number, td.action { display: grid; grid-template-columns: 7rem 1fr; gap: .5rem; padding: .2rem 0; border: 0; text-align: left; }
  td::before { content: attr(data-label); color: var(--soft); font-size: .875rem; }
  td.action { display: flex; flex-wrap: wrap; }
  td.action::before { content: none; }
  td button { min-height: 2.75rem; }
  .tools h2 { width: 100%; }
  .tools input { flex: 1; width: auto; min-width: 10rem; }
}

"""###
}
