// The frame of a run of tests: which steps it takes, how they are counted, and its last line.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failures, results, run } from './test-runs.mjs';

const FLAGS = ['--deep', '--full'];
const wanted = process.argv.slice(2).filter((word) => !FLAGS.includes(word));
const sum = { passed: 0, failed: 0 };
const started = Date.now();
mkdirSync(results, { recursive: true });

/** Every check in every variant: what `npm test` and `npm run test:deep` run, and the rest. */
export const isFull = process.argv.includes('--full');
/** Whether a run has the checks that ask if the shop works, and those that ask if it holds. */
export const asks = {
  itWorks: isFull || !process.argv.includes('--deep'),
  itHolds: isFull || process.argv.includes('--deep'),
};
if (isFull) process.env.FULL = '1';

export const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));

/** One part of the run. `work` returns whether it passed, or the counts of its tests. */
export async function step(name, work) {
  if (!isWanted(name)) return true;
  console.log(`\n=== ${name}`);
  const start = Date.now();
  let outcome = false;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error);
  }
  const counts = typeof outcome === 'object' ? outcome : { passed: +outcome, failed: +!outcome };
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  if (counts.failed > 0) failures.push(name);
  const word = counts.failed > 0 ? 'FAILED' : 'passed';
  console.log(`=== ${name}: ${word} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return counts.failed === 0;
}

/** A step that is a program of the repository, and runs beside others. */
export const toolStep = (name, tool, ...args) =>
  step(name, () => run(`../tools/${tool}`, args, {}, { isBeside: true }));

/** What cannot even begin has failed. */
export function countAsFailed(name, error) {
  console.error(error);
  failures.push(name);
  sum.failed += 1;
}

/** Prints the figures of the run, also into `summary-works.txt` or its like, and ends with its result. */
export function end() {
  const summary = [
    `${((Date.now() - started) / 60_000).toFixed(1)} minutes`,
    ...failures.map((name) => `failed: ${name}`),
    `${sum.passed} passed, ${sum.failed} failed`,
  ].join('\n');
  console.log(`\n${summary}`);
  const kind = isFull ? 'full' : asks.itHolds ? 'holds' : 'works';
  writeFileSync(path.join(results, `summary-${kind}.txt`), `${summary}\n`);
  process.exit(sum.failed > 0 ? 1 : 0);
}
