// Steps without a shop or a database.
import { asks, isFull, step, toolStep } from './steps.mjs';
import { writeUnitGroups } from './suite-groups.mjs';
import { NX, ROOM, jest, run } from './test-runs.mjs';

/** Projects of tools whose tests take long: `npm run test:deep` has them. */
const RARELY_CHANGED = ['generators', 'demo'];
/** Everything waits for what runs beside a patient step. */
const patient = { isBeside: true, isPatient: true };

/**
 * One run for all projects reads shared code once. It needs Nx's graph, which the check creates. It fills what
 * browsers leave of the processors while they wait.
 */
export const lintStep = () =>
  step(
    'lint',
    async () => (await run(NX, ['sync:check'], {}, patient)) && eslint('untyped', patient),
  );

const eslint = (config, options) =>
  run('eslint/bin/eslint.js', ['-c', `tools/checks/lint/${config}.config.mjs`, '.'], ROOM, options);

/** Unit tests, and whether what is written from the sources is up to date. */
async function workingSteps() {
  const others = isFull ? [] : ['--ignoreProjects', ...RARELY_CHANGED];
  await step('unit tests', () => jest('unit', [...writeUnitGroups(), ...others], ROOM, 2));
  await toolStep('packages', 'packages/packages.mjs', '--check');
  await toolStep('contract document', 'checks/openapi.mjs', '--check');
  await toolStep('messages of each language', 'checks/messages.mjs', '--check', '--files');
  await toolStep('settings document', 'checks/settings.mjs', '--check');
  const fromSource = { NODE_OPTIONS: '--conditions=@larder/source' };
  await step('schemas of tenants', () =>
    run('../tools/checks/schemas.mjs', ['--check'], fromSource, { isBeside: true }),
  );
  await toolStep('requirements and their tests', 'test/spec.mjs');
}

/** Whether libraries can be released, and what is generated compiles. */
async function releaseSteps() {
  await toolStep('publish the libraries, compose a shop from them', 'release/check.mjs');
  await toolStep('packed packages', 'packages/packed.mjs');
  await toolStep('API reports', 'packages/api/api-reports.mjs', '--check');
  await step('use of messages', () =>
    run('../tools/checks/messages.mjs', ['--check'], ROOM, { isBeside: true }),
  );
  // The commit hook checks both in what is committed, so these rarely find anything.
  await step('lint with types', () => eslint('typed', { isBeside: true }));
  await step('form (prettier)', () =>
    run('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'], {}, { isBeside: true }),
  );
  if (!isFull) {
    for (const tool of RARELY_CHANGED)
      await step(`tests of ${tool}`, () =>
        jest(tool, ['-c', `tools/${tool}/jest.config.cjs`], ROOM),
      );
    return;
  }
  await toolStep('release one feature alone', 'release/rehearsal.mjs');
  await toolStep('old and new hosts', 'release/upgrade/rehearse-upgrades.mjs', 'catalogue', 'ui');
  await toolStep('trees of the images', 'release/image-trees.mjs');
  await toolStep('faults with two of each process', 'release/fleet/faults/rehearse-faults.mjs');
  await toolStep('earlier and later revision', 'release/fleet/rehearse-upgrade.mjs');
  await toolStep('backup and restore', 'release/fleet/rehearse-restore.mjs');
}

/** The longest first. */
export async function sourceSteps() {
  if (asks.itWorks) await workingSteps();
  if (asks.itHolds) await releaseSteps();
}
