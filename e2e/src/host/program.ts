import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

export async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => socket.once('listening', resolve));
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

function untilReady(child: ChildProcess, ready: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    const onOutput = (part: Buffer) => {
      output.push(String(part));
      if (output.join('').includes(ready)) resolve();
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('exit', () => reject(new Error(`the program ended: ${output.join('')}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Runs a program in `cwd` with further settings in `env`, until `use` is done with it. `ready` is what it prints
 * once it serves.
 */
export async function withProgram(
  [file, ...args]: readonly [string, ...string[]],
  { cwd, env, ready }: { cwd: string; env: Record<string, string>; ready: string },
  use: () => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  try {
    await untilReady(child, ready);
    await use();
  } finally {
    await end(child);
  }
}
