import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';

const STOP_MS = 15_000;

/**
 * One process behind a balancer. `restart` is a rolling restart: leave, drain, end, start, join; with the folder
 * of another build, that is started. `crash` ends it at once, and the balancer finds out by itself; `recover`
 * starts another one in its place.
 */
export async function startMember(balancer, program, env, stdio = 'inherit', folder = root) {
  const state = { folder };
  const start = async () => {
    const child = fork(path.join(state.folder, program), [], {
      cwd: state.folder,
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', stdio, stdio, 'ipc'],
    });
    const url = await new Promise((resolve, reject) => {
      child.once('message', ({ ready }) => resolve(ready));
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    });
    Object.assign(state, { child, url });
    balancer.join(url);
  };
  const stop = async () => {
    if (!state.child) return;
    const ended = new Promise((resolve) => state.child.once('exit', resolve));
    balancer.leave(state.url);
    state.child.kill('SIGTERM');
    const killer = setTimeout(() => state.child.kill('SIGKILL'), STOP_MS);
    const code = await ended;
    clearTimeout(killer);
    state.child = undefined;
    if (code !== 0) throw new Error(`${program} did not end by itself: ${code}`);
  };
  await start();
  return {
    get url() {
      return state.url;
    },
    /** False after it has ended, by itself too. */
    get isRunning() {
      return state.child?.exitCode === null && state.child.signalCode === null;
    },
    program,
    start,
    stop,
    async crash() {
      const ended = new Promise((resolve) => state.child.once('exit', resolve));
      state.child.kill('SIGKILL');
      await ended;
      state.child = undefined;
    },
    async recover() {
      balancer.leave(state.url);
      await start();
    },
    async restart(next = state.folder) {
      await stop();
      state.folder = next;
      await start();
    },
  };
}
