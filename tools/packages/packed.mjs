// `node tools/packages/packed.mjs`: packs the built libraries as they would be published, and checks each
// package: files, exports and types by publint and Are the types wrong?, sizes by `budgets.json`.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../setup/bootstrap.mjs';
import { wantedLibraries } from './libraries.mjs';
import { sizesOf } from './sizes.mjs';

const budgets = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8'));
/** What every package has beside its code. */
const COMPLETE = ['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'];
/** The libraries are modules for Node 16+ resolution and bundlers; there is nothing to `require`. */
const RESOLUTIONS = ['node16-esm', 'bundler'];
/** Style sheets have no types. */
const STYLES = /\.css$/;

async function pack(library, destination) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const cwd = path.join(root, library.folder);
  const { stdout } = await promisify(execFile)('npm', args, { cwd, maxBuffer: 1e8 });
  const [{ filename, files }] = JSON.parse(stdout);
  const tarball = readFileSync(path.join(destination, filename));
  return { tarball, files: files.map((file) => file.path) };
}

const missingFiles = ({ files }) =>
  COMPLETE.filter((name) => !files.includes(name)).map((name) => `the package has no ${name}`);

async function lint({ pkg }, { tarball }) {
  const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength);
  const { messages } = await publint({ pack: { tarball: data }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

async function checkTypes({ pkg }, { tarball }) {
  const entrypoints = Object.keys(pkg.exports).filter((entry) => !STYLES.test(entry));
  const { problems = [] } = await checkPackage(createPackageFromTarballData(tarball), {
    entrypoints,
  });
  return problems
    .filter(({ resolutionKind }) => !resolutionKind || RESOLUTIONS.includes(resolutionKind))
    .map(({ kind, ...where }) => `${kind}: ${JSON.stringify(where)}`);
}

async function checkSizes(library) {
  const limits = budgets[library.project];
  if (!limits) return [`budgets.json has no budget for ${library.project}`];
  const sizes = await sizesOf(library);
  console.log(
    `${library.name}: first import ${sizes.entry} of ${limits.entry} bytes, all ${sizes.all} of ${limits.all}`,
  );
  return ['entry', 'all']
    .filter((part) => sizes[part] > limits[part])
    .map((part) => `${part}: ${sizes[part]} bytes, at most ${limits[part]}`);
}

/** Findings of one library; its tarball is in `folder` until all are checked. */
async function findingsOf(library, folder) {
  const packed = await pack(library, folder);
  return [
    ...missingFiles(packed),
    ...(await lint(library, packed)),
    ...(await checkTypes(library, packed)),
    ...(await checkSizes(library)),
  ];
}

const folder = mkdtempSync(path.join(tmpdir(), 'larder-packed-'));
const waiting = wantedLibraries(process.argv.slice(2));

/** npm is a process of its own: two libraries at a time use both processors. */
async function work() {
  for (let library = waiting.shift(); library; library = waiting.shift()) {
    const findings = await findingsOf(library, folder);
    for (const finding of findings) console.error(`${library.name}: ${finding}`);
    if (findings.length > 0) process.exitCode = 1;
  }
}

try {
  await Promise.all([work(), work()]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
