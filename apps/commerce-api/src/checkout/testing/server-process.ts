import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { market } from '../../ordering/testing/market.js';

const main = path.join(import.meta.dirname, '../../main.ts');

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface ServerProcess {
  /** True once it listens; false when it ended before. */
  readonly ready: Promise<boolean>;
  /** Exit code, null after a signal. */
  readonly ended: Promise<number | null>;
  /** What it wrote to its error output so far. */
  complaints(): string;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** The real backend in a process of its own, with the shops of the tests. */
export function startServer(settings: Readonly<Record<string, string>>): ServerProcess {
  const child = fork(main, {
    execArgv: ['--import', 'tsx', '--conditions=@larder/source'],
    env: { ...process.env, TENANTS_DIR: market, TENANT: 'alpha', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const listening = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true));
  });
  return {
    ready: Promise.race([listening, ended.then(() => false)]),
    ended,
    complaints: () => complaints,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
