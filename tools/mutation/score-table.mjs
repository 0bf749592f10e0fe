// Keeps the scores of all targets, and writes them as a table into docs/reliability.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../bootstrap.mjs';
import { targets } from './targets.mjs';

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
    ? [score.files, score.mutants, score.killed, `${score.score} %`, score.date]
    : ['', '', '', 'not run yet', ''];
  return `| \`${name}\` | ${floor} % | ${cells.join(' | ')} |`;
}

function tableOf(scores) {
  return [
    '| target | at least | files | mutants | killed | score | date |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...targets.map((target) => row(target, scores[target.name])),
  ].join('\n');
}

/** Records the score of a target, cut (not rounded) to a tenth of a percent, and renews the table. */
export async function recordScore({ name }, { files, mutants, killed, score }) {
  const date = new Date().toISOString().slice(0, 10);
  const cut = Math.floor(score * 10) / 10;
  const scores = { ...readScores(), [name]: { files, mutants, killed, score: cut, date } };
  await writeFormatted(scoresFile, JSON.stringify(scores));
  await writeTable(scores);
}

/** Writes the table of all recorded scores into the document. Throws when it has no place for it. */
export async function writeTable(scores = readScores()) {
  const text = readFileSync(document, 'utf8');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${document} has no place for the mutation scores`);
  await writeFormatted(document, `${before}${START}\n\n${tableOf(scores)}\n\n${END}${after}`);
}
