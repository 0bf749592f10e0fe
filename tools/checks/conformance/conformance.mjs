// `npm run conformance`: the kit against the reference backend, then against copies of it with a fault in each,
// which the named check has to find. `--short` runs half a dozen checks and three faults within seconds,
// `--postgres` uses a PostgreSQL server for the first part, whose clock cannot be moved, `--table` writes the faults into
// docs/conformance.md, and words choose faults by id.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { root } from '../../setup/bootstrap.mjs';
import { startPostgres } from '../../run/postgres.mjs';
import { faults, shortFaults } from './faults/index.mjs';
import { misfits, plantFault } from './plant.mjs';
import { bundle, seedData, startBackend } from './reference/backend.mjs';
import { writeFaultTable } from './fault-table.mjs';

const KIT = `${root}/libs/conformance/dist/cli/bin.js`;
const HOOKS = `${root}/tools/checks/conformance/reference`;
/** Hooks by shop; the second one is paid by UPI. */
const shops = { gruenmarkt: `${HOOKS}/hooks.mjs`, bazaar: `${HOOKS}/bazaar-hooks.mjs` };
const SHORT = 'tenant.,catalogue.pages,cart.sequences,races.,discounts.percent,security.xsrf';
const args = process.argv.slice(2);
const has = (flag) => args.includes(flag);
const names = args.filter((arg) => !arg.startsWith('--'));

/** Runs the kit; gives its exit code and what it printed. */
function runKit({ url, clockUrl }, options, shop = 'gruenmarkt') {
  const child = spawn(
    process.execPath,
    [
      KIT,
      '--base-url',
      url,
      '--tenant',
      `${shop}.localhost`,
      '--other-tenant',
      'harvest.localhost',
      '--hooks',
      shops[shop],
      '--quiet',
      ...options,
    ],
    { cwd: root, env: { ...process.env, CONFORMANCE_CLOCK_URL: clockUrl } },
  );
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code, output: output.join('').trim() }));
  });
}

async function withBackend(file, env, use) {
  const backend = await startBackend(file, env);
  try {
    return await use(backend);
  } finally {
    await backend.stop();
  }
}

/** The reference backend has to pass. */
async function checkReference(env, isOnPostgres) {
  const options = [
    ...(has('--short') ? ['--only', SHORT] : []),
    ...(has('--gaps') ? ['--gaps'] : []),
  ];
  const runs = await withBackend(bundle, env, async ({ url, clockUrl }) => {
    // A backend takes its database's time, and a PostgreSQL server has its own.
    const backend = { url, ...(!isOnPostgres && { clockUrl }) };
    return [
      await runKit(backend, options),
      ...(has('--short') ? [] : [await runKit(backend, ['--only', 'upi.'], 'bazaar')]),
    ];
  });
  for (const { output } of runs) console.log(`reference backend: ${output}`);
  return runs.every(({ code }) => code === 0);
}

/** A backend with a fault has to fail the named check. */
async function checkFault(fault, data) {
  // 70 MB each: kept until the end, the copies of all faults fill five gigabytes.
  const folder = data.copy();
  let planted;
  try {
    planted = plantFault(bundle, fault);
    const { code, output } = await withBackend(planted.file, { DATA_DIR: folder }, (backend) =>
      runKit(backend, ['--only', fault.caughtBy], fault.shop),
    );
    const isFound = code === 1 && output.includes(`✗ ${fault.caughtBy}:`);
    console.log(`${isFound ? 'found' : 'MISSED'} ${fault.id} by ${fault.caughtBy}`);
    if (!isFound) console.error(output);
    return isFound;
  } catch (error) {
    console.error(`MISSED ${fault.id}: ${error.message}`);
    return false;
  } finally {
    planted?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  if (has('--table')) return writeFaultTable(faults);
  const moved = misfits(bundle, faults);
  if (moved.length > 0) throw new Error(moved.join('\n'));
  const wanted = has('--short') ? shortFaults : faults;
  const chosen = wanted.filter(({ id }) => names.length === 0 || names.includes(id));
  const data = await seedData();
  const postgres = has('--postgres') ? await startPostgres() : undefined;
  const outcomes = [];
  try {
    if (names.length === 0) {
      const env = postgres ? { DATABASE_URL: postgres.url } : {};
      outcomes.push(await checkReference({ DATA_DIR: data.copy(), ...env }, has('--postgres')));
    }
    if (!postgres) for (const fault of chosen) outcomes.push(await checkFault(fault, data));
  } finally {
    await postgres?.stop();
    data.remove();
  }
  const missed = outcomes.filter((one) => !one).length;
  console.log(`${outcomes.length - missed} as expected, ${missed} not`);
  process.exitCode = missed > 0 ? 1 : 0;
}

await main();
