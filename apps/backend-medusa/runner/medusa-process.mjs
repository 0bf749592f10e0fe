// Plain Node only. The Medusa of `apps/backend-medusa/medusa`: its install, its database, its process.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/run/postgres.mjs';
import { installOnce, plainEnvironment, root } from '../../../tools/setup/bootstrap.mjs';

const folder = path.join(root, 'apps/backend-medusa/medusa');
const CLI = path.join(folder, 'node_modules/@medusajs/cli/cli.js');
/** Milliseconds until it answers on a busy machine. */
const START_MS = 180_000;
const STOP_MS = 10_000;

const secret = () => randomBytes(24).toString('base64url');

/** Installs Medusa from its own lock file, unless that is done. Throws when it fails. */
export function ensureMedusaInstalled() {
  installOnce(folder, '.medusa-stamp', {
    label: 'medusa',
    announce: () => 'installing Medusa into apps/backend-medusa/medusa (npm ci, about 680 MB) …',
    env: plainEnvironment(),
  });
}

function run(args, env, output = 'ignore') {
  return spawn(process.execPath, [CLI, ...args], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: {
      ...plainEnvironment(),
      // Nothing that reports home.
      NODE_ENV: 'production',
      MEDUSA_DISABLE_TELEMETRY: 'true',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
}

async function command(args, env) {
  const child = run(args, env, 'inherit');
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`medusa ${args[0]} ended with ${code}`);
}

/** Ends a process, by force when it does not end by itself. */
export async function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(killer);
}

async function untilUp(url, child) {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (child.exitCode !== null) throw new Error('Medusa ended while it started');
    if (Date.now() > deadline) throw new Error('Medusa does not answer');
    await wait(250);
  }
}

/** Makes the tables and the shop with its goods; gives the access that the adapter needs. */
async function prepare(env, goods) {
  const files = mkdtempSync(path.join(tmpdir(), 'larder-medusa-'));
  try {
    const seed = {
      MEDUSA_GOODS: path.join(files, 'goods.json'),
      MEDUSA_ACCESS: path.join(files, 'access.json'),
    };
    writeFileSync(seed.MEDUSA_GOODS, JSON.stringify(goods));
    await command(['db:migrate', '--execute-safe-links'], env);
    await command(['exec', './src/scripts/seed.js'], { ...env, ...seed });
    return JSON.parse(readFileSync(seed.MEDUSA_ACCESS, 'utf8'));
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

/** Starts Medusa on an empty database with these goods (`read-goods.mjs`). */
export async function startMedusa({ databaseUrl, goods, output = 'ignore' }) {
  const env = {
    DATABASE_URL: databaseUrl,
    MEDUSA_JWT_SECRET: secret(),
    MEDUSA_COOKIE_SECRET: secret(),
  };
  const access = await prepare(env, goods);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = run(['start', '--host', '127.0.0.1', '--port', String(port)], env, output);
  try {
    await untilUp(url, child);
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return { url, access, stop: () => stopChild(child) };
}
