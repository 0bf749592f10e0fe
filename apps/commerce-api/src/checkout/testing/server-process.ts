import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../../kernel/workspace.js';
import { testTenantsFolder } from '../../ordering/testing/test-shop.js';

const project = path.join(import.meta.dirname, '../../..');
const vite = path.join(workspaceRoot, 'node_modules/vite/bin/vite.js');

/**
 * Path of the backend program, built as for production, so that starting it does not transpile sources.
 * It is built once per test run, into a folder from which dependencies resolve; the end of the run
 * removes it (jest/end-run.cjs).
 */
export async function buildServer(): Promise<string> {
  const parent = path.join(project, 'node_modules/.cache');
  const folder = path.join(parent, `server-${process.env.TEST_RUN}`);
  const file = path.join(folder, 'main.js');
  if (existsSync(file)) return file;
  await mkdir(parent, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const args = ['build', '--outDir', draft, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, ...args], { cwd: project });
  // Another worker may have been here at the same time: one build is as good as the other.
  await rename(draft, folder).catch(() => undefined);
  return file;
}

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
  /** Its error output so far. */
  complaints(): string;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** The real backend in its own process, as in production, with the test shops. */
export function startServer(
  file: string,
  settings: Readonly<Record<string, string>>,
): ServerProcess {
  const child = fork(file, {
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TENANTS_DIR: testTenantsFolder,
      TENANT: 'alpha',
      LOG_LEVEL: 'error',
      ...settings,
    },
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
