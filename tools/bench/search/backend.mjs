import { fork, spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';

const source = ['--conditions=@larder/source', '--import', 'tsx'];
const inRoot = (file) => path.join(root, file);

/** Runs one of our TypeScript programs to its end; gives the seconds that it took. */
export function runProgram(file, args, env = {}) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [...source, inRoot(file), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}`);
  return (performance.now() - started) / 1000;
}

/** The reference backend as in production, without a host before it. */
export async function startBackend(env) {
  const child = fork(inRoot('apps/commerce-api/src/main.ts'), [], {
    cwd: root,
    execArgv: source,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      COMMERCE_API_PORT: '0',
      MALLOC_ARENA_MAX: '2',
      ...env,
    },
  });
  const url = await new Promise((resolve, reject) => {
    child.once('message', ({ ready }) => resolve(ready));
    child.once('exit', (code) => reject(new Error(`the backend ended with ${code}`)));
  });
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
