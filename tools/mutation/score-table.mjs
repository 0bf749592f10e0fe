// Keeps the scores of all targets, and writes them as a table into docs/reliability.md.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../setup/bootstrap.mjs';
import { reportFile } from './run-stryker.mjs';
import { compareWithAccepted, scoreOf } from './survivors.mjs';
import { acceptedSurvivors, targets } from './targets.mjs';

const scoresFile = path.join(root, 'tools/mutation/scores.json');
const document = path.join(root, 'docs/reliability.md');
const START = '<!-- mutation scores: written by npm run mutate -->';
const END = '<!-- end of mutation scores -->';

const readScores = () =>
  existsSync(scoresFile) ? JSON.parse(readFileSync(scoresFile, 'utf8')) : {};

async function writeFormatted(file, text) {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}

function row({ name, floor }, score) {
  const cells = score
    ? [score.files, score.mutants, score.killed, `${score.score} %`, score.unnamed, score.date]
    : ['', '', '', 'not run yet', '', ''];
  return `| \`${name}\` | ${floor} % | ${cells.join(' | ')} |`;
}

function tableOf(scores) {
  return [
    '| target | at least | files | mutants | killed | score | survivors without a reason | date |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...targets.map((target) => row(target, scores[target.name])),
  ].join('\n');
}

/** Records the result of the last report of each target, and updates the table. */
export async function recordScores(wanted = targets) {
  const accepted = acceptedSurvivors();
  const scores = readScores();
  for (const target of wanted.filter((one) => existsSync(reportFile(one)))) {
    const file = reportFile(target);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { score, ...counts } = scoreOf(report);
    const { unnamed } = compareWithAccepted(report, accepted);
    const date = statSync(file).mtime.toISOString().slice(0, 10);
    // Cut, not rounded: 84.99 % is not 85 %.
    const cut = Math.floor(score * 10) / 10;
    scores[target.name] = { ...counts, score: cut, unnamed: unnamed.length, date };
  }
  const known = targets.flatMap(({ name }) => (scores[name] ? [[name, scores[name]]] : []));
  await writeFormatted(scoresFile, JSON.stringify(Object.fromEntries(known)));
  await writeTable(Object.fromEntries(known));
}

async function writeTable(scores) {
  const text = readFileSync(document, 'utf8');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${document} has no place for the mutation scores`);
  await writeFormatted(document, `${before}${START}\n\n${tableOf(scores)}\n\n${END}${after}`);
}
