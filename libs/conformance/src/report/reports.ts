import type { CheckResult } from '../run/check.js';
import type { Row, Summary } from './summary.js';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`).replace(/[^\P{Cc}\n\t]/gu, '');

const reasonOf = ({ outcome, reason = '' }: CheckResult) =>
  outcome === 'skipped' ? `skipped, because ${reason}` : reason;

const line = (row: Row) => `  ${row.outcome.padEnd(8)} ${row.name}`;

/** One line of a terminal for a check. */
export function resultLine(result: CheckResult): string {
  const { id, title, outcome, milliseconds } = result;
  const mark = { passed: '✓', failed: '✗', skipped: '–' }[outcome];
  const reason = outcome === 'passed' ? '' : `\n    ${reasonOf(result)}`;
  return `${mark} ${id}: ${title} (${milliseconds} ms)${reason}`;
}

/** What a terminal shows at the end. */
export function textReport({ counts, calls, requirements }: Summary): string {
  return [
    'Calls',
    ...calls.map(line),
    'Requirements',
    ...requirements.map(line),
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  ].join('\n');
}

export const jsonReport = (summary: Summary): string => `${JSON.stringify(summary, null, 2)}\n`;

function testCase(result: CheckResult): string {
  const name = `classname="${escaped(result.profile)}" name="${escaped(`${result.id} ${result.title}`)}"`;
  const inner = {
    passed: '',
    failed: `<failure>${escaped(reasonOf(result))}</failure>`,
    skipped: `<skipped message="${escaped(reasonOf(result))}"/>`,
  }[result.outcome];
  return `<testcase ${name} time="${result.milliseconds / 1000}">${inner}</testcase>`;
}

/** For continuous integration. */
export function junitReport({ counts, results }: Summary): string {
  const { failed, skipped } = counts;
  const head = `<testsuite name="conformance" tests="${results.length}" failures="${failed}" skipped="${skipped}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${results.map(testCase).join('\n')}\n</testsuite>\n`;
}

const cells = (values: readonly string[]) =>
  `<tr>${values.map((value) => `<td>${escaped(value)}</td>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((one) => `<th scope="col">${one}</th>`).join('')}</tr></thead><tbody>${rows.map(cells).join('')}</tbody></table>`;
const rowCells = (row: Row) => [row.name, row.outcome, row.codes.join(' '), row.checks.join(' ')];

/** One page without scripts. */
export function htmlReport({ counts, calls, requirements, results }: Summary): string {
  const style =
    'body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ccc}td:first-child{font-family:ui-monospace,monospace;font-size:.875rem}';
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Conformance</title>',
    `<meta name="viewport" content="width=device-width"><style>${style}</style>`,
    `<h1>Conformance</h1><p>${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped</p>`,
    '<h2>Checks</h2>',
    table(
      ['check', 'what', 'outcome', 'reason'],
      results.map((one) => [one.id, one.title, one.outcome, reasonOf(one)]),
    ),
    '<h2>Calls</h2>',
    table(['call', 'outcome', 'error codes seen', 'checks'], calls.map(rowCells)),
    '<h2>Requirements</h2>',
    table(['requirement', 'outcome', '', 'checks'], requirements.map(rowCells)),
    '</html>\n',
  ].join('\n');
}
