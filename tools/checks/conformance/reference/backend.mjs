// The built reference backend for the conformance kit: a seeded data folder that is copied for each start,
// a clock that can be moved, and an address for the kit's hooks.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../setup/bootstrap.mjs';

/** The build of the backend. */
export const bundle = path.join(root, 'apps/commerce-api/dist/main.js');
const CLOCK = path.join(import.meta.dirname, 'test-clock.mjs');
const STOP_MS = 8000;
/** In place of a solved captcha. */
export const CAPTCHA_KEY = 'conformance-captcha-key';

function launch(file, env) {
  const child = fork(file, [], {
    cwd: root,
    execArgv: ['--import', CLOCK],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      COMMERCE_API_PORT: '0',
      PAYMENT_SIMULATOR: 'on',
      CAPTCHA_BYPASS_KEY: CAPTCHA_KEY,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', ({ ready }) => ready && resolve({ child, url: ready }));
    child.once('exit', (code) => reject(new Error(`the backend ended with ${code}`)));
  });
}

async function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(killer);
}

/** Seeds a data folder once; `copy` gives a folder of its own with the same data. */
export async function seedData() {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-conformance-'));
  const { child } = await launch(bundle, { DATA_DIR: path.join(folder, 'seeded') });
  await stopChild(child);
  let count = 0;
  return {
    folder,
    copy() {
      count += 1;
      const target = path.join(folder, String(count));
      cpSync(path.join(folder, 'seeded'), target, { recursive: true });
      return target;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Moves the backend's clock for hooks in another process: `POST /?ms=60000`. */
async function serveClock(child) {
  const server = createServer((request, response) => {
    const advance = Number(new URL(request.url, 'http://clock').searchParams.get('ms'));
    child.once('message', () => response.end());
    child.send({ advance });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Starts a build of the backend; `env` names its data. */
export async function startBackend(file, env) {
  const { child, url } = await launch(file, env);
  const clock = await serveClock(child);
  return {
    url,
    clockUrl: clock.url,
    async stop() {
      clock.close();
      await stopChild(child);
    },
  };
}
