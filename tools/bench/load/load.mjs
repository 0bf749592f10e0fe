import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { cpuSeconds } from './process-cost.mjs';

const worker = path.join(import.meta.dirname, 'load-worker.mjs');

/** Command that keeps a process on one core. */
export function runPinned(core, command) {
  return ['taskset', '-c', String(core), ...command];
}

/** What a worker beside this file prints on core 0. */
function runAlone(file) {
  const [command, ...args] = runPinned(0, [process.execPath, path.join(import.meta.dirname, file)]);
  const env = { ...process.env, NODE_ENV: 'production' };
  return execFileSync(command, args, { encoding: 'utf8', env });
}

/** Renderings per CPU-second that core 0 achieves at this moment. */
export const runBaseline = () => Number(runAlone('baseline-worker.mjs'));

/** System calls and fresh pages of memory per CPU-second that core 0 achieves at this moment. */
export const runKernel = () => JSON.parse(runAlone('kernel-worker.mjs'));

/** Runs one load on core 1. Throws when any of its requests was not answered well. */
async function runWorker(orders) {
  const [command, ...args] = runPinned(1, [process.execPath, worker, JSON.stringify(orders)]);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`the load ${JSON.stringify(orders)} ended with ${code}`);
  const result = JSON.parse(text);
  if (result.failed > 0 || result.done === 0)
    throw new Error(`${result.failed} of ${result.done} failed: ${JSON.stringify(orders)}`);
  return result;
}

/**
 * One load, and its cost for the process `pid`: requests per second, and per second of processor time.
 */
export async function runLoad(pid, orders) {
  const before = cpuSeconds(pid);
  const result = await runWorker(orders);
  const cost = cpuSeconds(pid) - before;
  return { ...result, perCpuSecond: result.done / cost };
}
