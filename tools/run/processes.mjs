// Plain Node only. Starts the two processes of a built shop and keeps them together.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

const API = path.join(root, 'apps/commerce-api/dist/main.js');
const HOST = path.join(root, 'apps/storefront/dist/server/main.js');
/** Milliseconds that a process is given to end by itself. */
const STOP_MS = 12_000;
/** Restarts within a minute after which the backend is given up. */
const MAX_RESTARTS = 5;

/** File in which a running shop writes how its pages are purged and how it imports, for other processes. */
const noteIn = (dataDir) => path.join(path.resolve(root, dataDir || '.data'), 'running-shop.json');

/**
 * Settings by which a process purges the pages of the shop that runs with that data folder, and imports
 * through its backend, if there is one.
 */
export function runningSettings(dataDir) {
  try {
    return JSON.parse(readFileSync(noteIn(dataDir), 'utf8'));
  } catch {
    return {};
  }
}

/** A process that exited before it was ready; it has printed the reason itself. */
export class StartFailed extends Error {
  constructor(name, code) {
    super(`${name} did not start`);
    this.code = code;
  }
}

/**
 * Limits glibc's heaps: otherwise every thread that compresses or parses gets its own and never
 * releases it, which is half of the host's memory after a load.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2' };

/** The demonstration can be paid for without a provider; who runs a shop sets it to `off`. */
const DEMO = { PAYMENT_SIMULATOR: 'on' };

/** Forks a server and waits for its address. */
function launch(name, file, env) {
  const child = fork(file, [], {
    cwd: root,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...MALLOC, ...DEMO, ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ ready }) => resolve({ child, address: ready }));
    child.once('error', reject);
    child.once('exit', (code) => reject(new StartFailed(name, code || 1)));
  });
}

async function stopChild(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(killer);
}

/**
 * Starts the backend, unless COMMERCE_API_URL names one, and then the host. The backend is started
 * again when it dies; `onHostExit` is called when the host does. `hostFile` is the program of a host that
 * was built elsewhere. Gives the shop's address.
 */
export async function startShop({ env = {}, onHostExit = () => undefined, hostFile = HOST } = {}) {
  const settings = { ...process.env, ...env };
  const secret = settings.CACHE_PURGE_SECRET || randomBytes(32).toString('base64url');
  const importing = {
    IMPORT_SECRET: settings.IMPORT_SECRET || randomBytes(32).toString('base64url'),
  };
  const shared = { ...env, CACHE_PURGE_SECRET: secret, ...importing };
  const note = noteIn(settings.DATA_DIR);
  // A backend that is started again finds a host with pages; the first one does not.
  const state = { stopping: false, api: undefined, restarts: [], storefront: {} };

  async function startApi(port) {
    const { child, address } = await launch('the backend', API, {
      ...shared,
      ...state.storefront,
      COMMERCE_API_PORT: port,
    });
    state.api = child;
    child.once('exit', (code, signal) => void revive(code ?? signal, new URL(address).port));
    return address;
  }

  async function revive(reason, port) {
    if (state.stopping) return;
    const now = Date.now();
    state.restarts = [...state.restarts.filter((at) => now - at < 60_000), now];
    console.error(`The backend ended (${reason}).`);
    if (state.restarts.length > MAX_RESTARTS) {
      console.error('It ends again and again, and is not started any more.');
      return;
    }
    await startApi(port).catch((error) => console.error(error.message));
  }

  try {
    const api = settings.COMMERCE_API_URL || (await startApi(settings.COMMERCE_API_PORT || '0'));
    const host = await launch('the host', hostFile, { ...shared, COMMERCE_API_URL: api });
    state.storefront = { STOREFRONT_URL: host.address, CACHE_PURGE_SECRET: secret };
    // The backend was there first: content that changes while it runs concerns the host's pages.
    state.api?.send({ storefront: host.address });
    mkdirSync(path.dirname(note), { recursive: true });
    const noted = { ...state.storefront, ...importing, IMPORT_URL: api };
    writeFileSync(note, JSON.stringify(noted), { mode: 0o600 });
    host.child.once('exit', (code) => {
      if (!state.stopping) onHostExit(code ?? 1);
    });
    return {
      url: host.address,
      apiUrl: api,
      /** Ends both, the host first, so that its last answers still have a backend. */
      async stop() {
        state.stopping = true;
        rmSync(note, { force: true });
        await stopChild(host.child);
        await stopChild(state.api);
      },
      /** For tests: the process ids. */
      pids: () => ({ host: host.child.pid, api: state.api?.pid }),
    };
  } catch (error) {
    state.stopping = true;
    await stopChild(state.api);
    throw error;
  }
}
