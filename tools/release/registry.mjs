import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';

/** An unused port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts an empty Verdaccio that proxies this machine's own registry for everything but our packages.
 */
export async function startRegistry(folder) {
  const port = await freePort();
  const uplink = spawnSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
  }).stdout.trim();
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, 'config.yaml');
  writeFileSync(
    config,
    [
      `storage: ${path.join(folder, 'storage')}`,
      `auth: { htpasswd: { file: ${path.join(folder, 'htpasswd')}, max_users: 10 } }`,
      `uplinks: { outer: { url: '${uplink}', timeout: 60s } }`,
      'packages:',
      "  '@larder/*': { access: $all, publish: $all }",
      "  '**': { access: $all, proxy: outer }",
      'web: { enable: false }',
      'middlewares: {}',
      'log: { type: stdout, format: pretty, level: error }',
    ].join('\n'),
  );
  const bin = path.join(root, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(
    process.execPath,
    [bin, '--config', config, '--listen', `127.0.0.1:${port}`],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  await answers(url, child);
  const userconfig = path.join(folder, 'npmrc');
  writeFileSync(userconfig, `//127.0.0.1:${port}/:_authToken=local\nregistry=${url}\n`);
  return { url, userconfig, stop: () => child.kill() };
}

async function answers(url, child) {
  for (let i = 0; i < 150; i += 1) {
    if (child.exitCode !== null) throw new Error('the registry did not start');
    try {
      await fetch(`${url}-/ping`);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  throw new Error('the registry does not answer');
}
