// Plain Node only. A real Valkey or Redis server for the fleet's rehearsal, from the distribution.
import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const SERVERS = ['valkey-server', 'redis-server'];
const START_MS = 5000;

const found = () =>
  SERVERS.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);

/** The server of this machine; installed if it is missing and permissions allow, with a message. */
function ensureServer() {
  if (found() === undefined && process.getuid?.() === 0) {
    console.log('[valkey] there is none: installing it (apt-get install redis-server) …');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
    ])
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  }
  const server = found();
  if (server !== undefined) return server;
  throw new Error('No Valkey found: install it (apt-get install valkey-server or redis-server).');
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy() && resolve(true));
    socket.once('error', () => resolve(false));
  });

/** A server on a port, in memory. `kill` is a crash; after `start` it is empty. */
export async function startValkey(port) {
  const server = ensureServer();
  const state = {};
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    state.child = spawn(server, args, { stdio: 'ignore' });
    for (const until = Date.now() + START_MS; !(await answers(port)); await wait(50))
      if (Date.now() > until) throw new Error(`${server} does not listen on ${port}`);
  };
  const kill = async () => {
    if (state.child.exitCode !== null || state.child.signalCode !== null) return;
    const ended = new Promise((resolve) => state.child.once('exit', resolve));
    state.child.kill('SIGKILL');
    await ended;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill, stop: kill };
}
