// `node tools/checks/updates/updates.mjs`: fails when a package of the running processes has an update that
// waits for longer than docs/security/dependency-policy.md allows, unless `.github/renovate.json` holds it back
// and says why. Asks the registry for dates, so it is a daily job and no step of `npm test`.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../setup/bootstrap.mjs';
import { lateUpdates, reasonFor } from './late-updates.mjs';

const run = promisify(execFile);

/** What npm prints; it ends with 1 when anything is outdated. */
async function npm(...args) {
  const options = { cwd: root, maxBuffer: 1e8, shell: process.platform === 'win32' };
  const { stdout } = await run('npm', [...args, '--json'], options).catch((error) => {
    if (error.stdout) return error;
    throw error;
  });
  return JSON.parse(stdout);
}

/** Packages that apps and libraries need when they run. */
async function outdatedPackages() {
  const found = Object.entries(await npm('outdated', '--long'));
  return found.flatMap(([name, uses]) => {
    const one = [uses].flat().find(({ type }) => type === 'dependencies');
    return one?.current ? [{ name, current: one.current, latest: one.latest }] : [];
  });
}

const renovate = JSON.parse(readFileSync(path.join(root, '.github/renovate.json'), 'utf8'));
const late = [];
for (const one of await outdatedPackages())
  late.push(...lateUpdates({ ...one, times: await npm('view', one.name, 'time') }, Date.now()));

for (const update of late) {
  const { name, current, version, days, limit } = update;
  const reason = reasonFor(update, renovate);
  const waits = `${name} ${current}: ${version} waits for ${days} days`;
  console.log(
    reason ? `held back  ${waits}: ${reason}` : `LATE       ${waits}, allowed are ${limit}`,
  );
  if (!reason) process.exitCode = 1;
}
console.log(`${late.length} updates are older than their limit`);
