// Plain Node only. The content system of tools/cms: its install, its build, its process.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installOnce, plainEnvironment, root } from '../setup/bootstrap.mjs';

export const cmsFolder = path.join(root, 'tools/cms');
const STRAPI = path.join(cmsFolder, 'node_modules/@strapi/strapi/bin/strapi.js');
/** Milliseconds until it answers; the first start makes its database. */
const START_MS = 180_000;
const STOP_MS = 15_000;

/** Nothing of the surrounding npm call, nothing that reports home. */
function environment(more = {}) {
  return {
    ...plainEnvironment(),
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...more,
  };
}

/** Installs the content system from its own lock file, unless that is done. Throws when it fails. */
export function ensureCmsInstalled() {
  installOnce(cmsFolder, '.cms-stamp', {
    label: 'cms',
    announce: () => {
      const file = readFileSync(path.join(cmsFolder, 'package.json'), 'utf8');
      const names = Object.entries(JSON.parse(file).dependencies).map((entry) => entry.join(' '));
      return `installing into tools/cms (npm ci, about 720 MB): ${names.join(', ')} …`;
    },
    env: environment(),
  });
}

/** Builds the editors' screens, unless that is done. */
export function ensureCmsBuilt() {
  if (existsSync(path.join(cmsFolder, 'build/index.html'))) return;
  console.log('[cms] building the screens of the editors …');
  const { status } = spawnSync(process.execPath, [path.join(cmsFolder, 'build.js')], {
    cwd: cmsFolder,
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  if (status !== 0) throw new Error('The content system could not be built');
}

async function isUp(url) {
  try {
    return (await fetch(`${url}/_health`)).status === 204;
  } catch {
    return false;
  }
}

/** Starts the CMS and waits until it responds. `env` as in docs/content-system.md. */
export async function startCms({ env, output = 'inherit', onExit = () => undefined }) {
  const port = env.CMS_PORT;
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [STRAPI, 'start'], {
    cwd: cmsFolder,
    stdio: ['ignore', output, output],
    env: environment({ NODE_ENV: 'production', ...env }),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const state = { isStopping: false, hasEnded: false };
  void ended.then((code) => {
    state.hasEnded = true;
    if (!state.isStopping) onExit(code ?? 1);
  });
  const stop = async () => {
    state.isStopping = true;
    if (state.hasEnded) return;
    child.kill('SIGTERM');
    const killer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(killer);
  };
  const deadline = Date.now() + START_MS;
  while (!(await isUp(url))) {
    if (state.hasEnded) throw new Error('The content system ended while it started');
    if (Date.now() > deadline) {
      await stop();
      throw new Error('The content system does not answer');
    }
    await wait(250);
  }
  return { url, stop };
}
