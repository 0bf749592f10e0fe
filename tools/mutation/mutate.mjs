// `npm run mutate -- pricing`: changes the target's source in many small ways (mutants), and checks
// that a test fails for each. Prints the survivors, records the score, and fails when the score is too
// low or a survivor is neither killed nor listed in tools/mutation/accepted.json. `--fresh` ignores the
// last run; `--concurrency 2` uses two processes; `--table` only updates the table from the last
// reports.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../setup/bootstrap.mjs';

ensureInstalled();
const { acceptedSurvivors, findTargets, targets } = await import('./targets.mjs');
const { mutate, reportFile } = await import('./run-stryker.mjs');
const { compareWithAccepted, scoreOf } = await import('./survivors.mjs');
const { recordScores } = await import('./score-table.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '1' },
  },
});

function print(survivors, stale) {
  for (const { file, line, mutator, code, replacement, status } of survivors)
    console.log(`${status} ${file}:${line} ${mutator}\n  - ${code}\n  + ${replacement}`);
  for (const entry of stale) console.log('accepted, but does not survive:', JSON.stringify(entry));
}

/** True when the target keeps its score and every survivor is named. */
async function isGood(target) {
  await mutate(target, { isFresh: values.fresh, concurrency: Number(values.concurrency) });
  const report = JSON.parse(readFileSync(reportFile(target), 'utf8'));
  const score = scoreOf(report);
  const { unnamed, stale } = compareWithAccepted(report, acceptedSurvivors());
  print(unnamed, stale);
  await recordScores([target]);
  console.log(
    `${target.name}: ${score.killed} of ${score.mutants} mutants killed, ${score.score.toFixed(2)} % ` +
      `(at least ${target.floor}), ${unnamed.length} survivors not named, ${stale.length} stale entries`,
  );
  return score.score >= target.floor && unnamed.length === 0 && stale.length === 0;
}

function failed({ message }) {
  console.error(message);
  return false;
}

if (values.table) await recordScores();
else if (positionals.length === 0) {
  console.log('npm run mutate -- TARGET…');
  for (const { name, floor } of targets) console.log(`  ${name} (at least ${floor} %)`);
} else {
  let areGood = true;
  for (const target of positionals.flatMap(findTargets))
    areGood = (await isGood(target).catch(failed)) && areGood;
  process.exit(areGood ? 0 : 1);
}
