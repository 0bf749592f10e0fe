// Runs the parts of `npm test`: workspace tools, Jest and Playwright, and reads their reports.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../setup/bootstrap.mjs';
import { nxEnvironment } from '../run/build.mjs';

const JEST = 'jest/bin/jest.js';
export const NX = 'nx/dist/bin/nx.js';
/** Browser tests of a run that may pass at the second try only; each is named at the end of the run. */
const MAX_FLAKY = 3;

/** Tests make much that lives shortly: with more room for it they take 7 % less. */
export const ROOM = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };

/** Where reports are written. */
export const results = path.join(root, 'test-output');
/** Names of failed parts and tests, with what they printed last. */
export const failures = [];
const LAST_CHARACTERS = 2000;

const patient = new Set();
let mayWait = true;

function lower(child) {
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  patient.add(child);
  child.once('exit', () => patient.delete(child));
}

/**
 * From here on nothing is patient: what waited would else run on alone at the end, on one processor. Only
 * root may raise a priority.
 */
export function endPatience() {
  mayWait = false;
  if (process.getuid?.() !== 0) return;
  for (const { pid } of patient) setPriority(pid, constants.priority.PRIORITY_NORMAL);
}

/**
 * Runs a tool of this workspace; true when it ended well. Of one that runs beside others (`isBeside`), the
 * output is printed whole at its end; a patient one lets the others go first.
 */
export function run(tool, args, env = {}, { isBeside = false, isPatient = false } = {}) {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...nxEnvironment, CI: '1', ...env },
  });
  const written = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => written.push(part));
  if (isPatient && mayWait) lower(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      const output = Buffer.concat(written);
      process.stdout.write(output);
      if (code !== 0 && isBeside && tool !== JEST)
        failures.push(`${path.basename(tool)}: …${String(output).slice(-LAST_CHARACTERS)}`);
      resolve(code === 0);
    });
  });
}

/**
 * Tests of a Jest run beside other parts, in `workers` processes. A suite that could not even run counts
 * as one that failed.
 */
export async function jest(name, args, env, workers = 1) {
  const outputFile = path.join(results, `${name}.json`);
  rmSync(outputFile, { force: true });
  const options = [`--maxWorkers=${workers}`, '--ci', '--json', '--outputFile', outputFile];
  const ok = await run(JEST, [...args, ...options], env, { isBeside: true });
  if (!existsSync(outputFile)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(outputFile, 'utf8'));
  for (const suite of report.testResults) {
    const broken = suite.assertionResults.filter(({ status }) => status === 'failed');
    failures.push(
      ...broken.map(({ fullName }) => `${suite.name.slice(root.length + 1)}: ${fullName}`),
    );
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed || +!ok };
}

/** Browser tests that failed, even if only at the first try, with the beginning of their errors. */
function brokenSpecs({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, ok, tests }) => {
    const errors = tests[0]?.results[0]?.errors ?? [];
    if (errors.length === 0) return [];
    // After a timeout, the first message only says so; the second says what it waited for.
    const message = errors
      .map((error) => stripVTControlCharacters(error.message ?? '').slice(0, 600))
      .join('\n    ');
    return [`${file}: ${title}${ok ? ' (flaky: the second try passed)' : ''}\n    ${message}`];
  });
  return [...own, ...suites.flatMap(brokenSpecs)];
}

/** Tests in the browser, against the shop that runs already; `choice` are options that choose some. */
export async function playwright(env, choice = []) {
  const file = path.join(results, 'playwright.json');
  rmSync(file, { force: true });
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...choice];
  const ok = await run('@playwright/test/cli.js', args, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  failures.push(...suites.flatMap(brokenSpecs));
  const { expected, flaky, unexpected } = stats;
  const failed = unexpected + (flaky > MAX_FLAKY ? flaky : 0);
  return { passed: expected + flaky, failed: failed || +!ok };
}
