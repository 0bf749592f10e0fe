// `npm test`: whether the shop works, from formatting to orders in a browser. `npm run test:deep`:
// whether it holds: crashes, lost sessions, hostile input, the other database, every theme, released
// libraries. `npm run test:full`: both, at every viewport size and URL, with every variant of a case.
// Each continues after a failure, so that one run reports all of them, and ends with one line of figures.
// `npm test -- lint budgets` runs the steps whose names contain one of the words.
import { ensureInstalled } from '../setup/bootstrap.mjs';

ensureInstalled();
const { SHOP_PROJECTS } = await import('../run/build.mjs');
const { backendSteps } = await import('./backend-steps.mjs');
const { shopSteps } = await import('./shop-steps.mjs');
const { lintStep, sourceSteps } = await import('./source-steps.mjs');
const { asks, end, isFull, step } = await import('./steps.mjs');
const { NX, endPatience, run } = await import('./test-runs.mjs');

// Each checker checks the types of shared libraries again: four take twice the processor time of one.
const types = step('types', () =>
  run('@typescript/native/bin/tsc', ['--build', '--checkers', '1'], {}, { isBeside: true }),
);
// The shop is built from sources. What is published is built into the folders of its types, after them.
if (asks.itHolds) await types;
const built = asks.itHolds ? [] : ['-p', ...SHOP_PROJECTS];
const isBuilt = await step('build', () =>
  run(NX, ['run-many', '-t', 'build', ...built, '--outputStyle=static']),
);
await types;
const lint = asks.itWorks ? lintStep() : Promise.resolve();
if (isBuilt && asks.itHolds)
  await step('conformance kit', () =>
    run('../tools/checks/conformance/conformance.mjs', isFull ? [] : ['--short']),
  );
if (isBuilt && asks.itHolds)
  await step('rolling restart of two of each process', () =>
    run('../tools/release/fleet/rehearse.mjs', isFull ? [] : ['--short']),
  );
if (isBuilt && isFull)
  await step('conformance kit on PostgreSQL', () =>
    run('../tools/checks/conformance/conformance.mjs', ['--postgres']),
  );
// A backend that was not made for the contract, with an install of its own.
if (isBuilt && isFull)
  await step('shop on Medusa', () => run('../apps/backend-medusa/runner/test-medusa.mjs', []));
// Browsers keep two processors busy, and take twice as long beside others. Databases wait for the disk.
if (isBuilt) await shopSteps();
endPatience();
await Promise.all([backendSteps(), sourceSteps(), lint]);
end();
