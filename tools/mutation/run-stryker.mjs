// Runs StrykerJS for one target in a copy of the workspace, so that `@larder/*` resolves to mutated code
// in every package and the sources of the workspace stay as they are.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';
import { scratchWorkspace } from '../setup/scratch-workspace.mjs';
import { sourcesOf, testsOf } from './targets.mjs';

const output = path.join(root, 'test-output/mutation');
const fileName = (name) => name.replaceAll('/', '-');

/** Where the JSON report of a target is. */
export const reportFile = ({ name }) => path.join(output, `${fileName(name)}.json`);

/**
 * One test file that loads all tests of a target: for each mutant Jest then loads the modules once, not
 * once per file. Random tests get a fixed seed, so that a score can be repeated.
 */
function writeTestFile(folder, target) {
  const at = `${target.project}/mutation`;
  const suites = testsOf(target).map((file) => {
    const module = `${path.posix.relative(at, file).replace(/\.tsx?$/, '')}`;
    return `describe(${JSON.stringify(file)}, () => { require(${JSON.stringify(module)}); });`;
  });
  const seed = `require('fast-check').configureGlobal({ seed: 20250101, endOnFailure: true });`;
  mkdirSync(path.join(folder, at));
  writeFileSync(path.join(folder, at, 'mutation.spec.ts'), [seed, ...suites, ''].join('\n'));
}

/**
 * The project's Jest settings without what costs time for each mutant: the search for test files,
 * source maps and, for rules that need neither page nor database, the set-up of those. Stryker wraps
 * the configured environment; it does not see one from a preset.
 */
function writeJestConfig(folder, { project, environment = 'jsdom', isPlain = false }) {
  const isBare = isPlain || environment === 'node';
  const preset = path.posix.relative(project, 'jest.preset.cjs');
  writeFileSync(
    path.join(folder, project, 'jest.mutation.cjs'),
    `const base = require('${preset}');
    const { preset, globalSetup, globalTeardown, ...own } = require('./jest.config.cjs');
    const [[pattern, [transformer, settings]]] = Object.entries(base.transform);
    module.exports = {
      ...base,
      ...own,
      moduleNameMapper: { ...own.moduleNameMapper, ...base.moduleNameMapper },
      transform: { [pattern]: [transformer, { ...settings, sourceMaps: false }] },
      setupFilesAfterEnv: ${isBare ? '[]' : 'base.setupFilesAfterEnv'},
      roots: ['<rootDir>/mutation'],
      testMatch: ['<rootDir>/mutation/mutation.spec.ts'],
      testEnvironment: '${environment}',
    };\n`,
  );
}

function strykerConfig(target, { incrementalFile, concurrency }) {
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    inPlace: true,
    mutate: sourcesOf(target),
    coverageAnalysis: 'perTest',
    ignoreStatic: target.ignoreStatic ?? false,
    concurrency,
    // A mutant that runs into a loop is found by its count of steps; time is for a busy machine.
    timeoutMS: 60_000,
    // Jest keeps something of each run in memory: after some hundred runs it mostly collects garbage.
    maxTestRunnerReuse: 100,
    jest: {
      projectType: 'custom',
      configFile: `${target.project}/jest.mutation.cjs`,
      enableFindRelatedTests: false,
    },
    incremental: true,
    incrementalFile,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile(target) },
    tempDirName: 'tmp',
    warnings: { slow: false },
  };
}

/**
 * Prepares the results of the last run. Only killed mutants are kept: Stryker's incremental mode does
 * not notice a test that was changed in place, and on a busy machine mutants time out. Tests are
 * compared by name and position, not by the source of the file that loads them, which is generated for
 * each run.
 */
function prepareLastResults(incrementalFile) {
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
  for (const file of Object.values(report.testFiles ?? {})) delete file.source;
  writeFileSync(incrementalFile, JSON.stringify(report));
}

/**
 * Mutates a target and writes its report. Rejects when Stryker fails, such as when a test fails without
 * any mutant. `isFresh` ignores the results of the last run.
 */
export async function mutate(target, { isFresh, concurrency }) {
  mkdirSync(output, { recursive: true });
  const incrementalFile = path.join(output, `${fileName(target.name)}.incremental.json`);
  if (isFresh) rmSync(incrementalFile, { force: true });
  if (existsSync(incrementalFile)) prepareLastResults(incrementalFile);
  const folder = scratchWorkspace({
    more: ['jest.preset.cjs', 'docs/openapi.json', 'docs/requirements.md'],
  });
  try {
    writeTestFile(folder, target);
    writeJestConfig(folder, target);
    const config = path.join(folder, 'stryker.config.json');
    const settings = strykerConfig(target, { incrementalFile, concurrency });
    writeFileSync(config, JSON.stringify(settings, undefined, 2));
    await stryker(folder, config);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function stryker(cwd, config) {
  const bin = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [bin, 'run', config], { cwd, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Stryker ended with ${code}`)),
    );
  });
}
