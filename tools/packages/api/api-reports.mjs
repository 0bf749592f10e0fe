// `npm run api-reports`: writes the public types of each built library to its folder `api-report`. With
// --check it fails when a report is out of date, so that a change of what others use is seen in review.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';
import { exportsReport } from './contract-exports.mjs';
import { declarationOf } from '../declaration.mjs';
import { declarationReport } from './declaration-report.mjs';
import { apiReports } from './extract-api.mjs';
import { isFeature, wantedLibraries } from '../libraries.mjs';
import { withSources } from '../sources.mjs';

const CONTRACTS = 'contracts';
const isCheck = process.argv.includes('--check');
const libraries = wantedLibraries(process.argv.slice(2));

/** Reports that are in the repository: path → text. */
function storedReports() {
  const found = libraries.flatMap(({ folder }) => {
    const reports = path.join(root, folder, 'api-report');
    try {
      return readdirSync(reports).map((name) => `${folder}/api-report/${name}`);
    } catch {
      return [];
    }
  });
  return new Map(found.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Reports of what features declare. */
const declarationReports = () =>
  withSources(async (load, files) => {
    const reports = [];
    for (const library of libraries.filter(isFeature)) {
      const report = declarationReport(library, await declarationOf(library, { load, files }));
      reports.push([`${library.folder}/api-report/declaration.api.md`, report]);
    }
    return reports;
  });

async function currentReports() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'larder-api-'));
  try {
    const contracts = libraries.filter(({ project }) => project === CONTRACTS);
    const others = libraries.filter(({ project }) => project !== CONTRACTS);
    return new Map([
      ...contracts.map((library) => [
        `${library.folder}/api-report/exports.api.md`,
        exportsReport(library),
      ]),
      ...(await declarationReports()),
      ...(others.length > 0 ? apiReports(others, temporary) : []),
    ]);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

const stored = storedReports();
const current = await currentReports();
const changed = [...new Set([...stored.keys(), ...current.keys()])].filter(
  (file) => stored.get(file) !== current.get(file),
);
for (const file of changed) {
  if (isCheck) console.error(`${file} is out of date: run \`npm run api-reports\` after a build`);
  else if (!current.has(file)) rmSync(path.join(root, file));
  else {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), current.get(file));
  }
}
if (isCheck && changed.length > 0) process.exitCode = 1;
