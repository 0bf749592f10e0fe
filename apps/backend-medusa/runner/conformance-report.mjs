// What the conformance kit says of the adapter, as docs/how-to/use-medusa.md has it.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { root } from '../../../tools/setup/bootstrap.mjs';

const PAGE = `${root}/docs/how-to/use-medusa.md`;
const BEGIN = '<!-- Written by `npm run test:medusa -- --write`. -->';
const END = '<!-- End of the written part. -->';

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head, rows) =>
  [head, head.map(() => '-'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Outcomes by profile, then what did not pass; times are left out, so that it changes with outcomes alone. */
function reportOf({ results }) {
  const profiles = [...new Set(results.map(({ profile }) => profile))];
  const count = (profile, outcome) =>
    String(results.filter((one) => one.profile === profile && one.outcome === outcome).length);
  const rows = profiles.map((profile) => [
    `\`${profile}\``,
    ...['passed', 'failed', 'skipped'].map((outcome) => count(profile, outcome)),
  ]);
  const others = results
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ id, title, outcome, reason = '' }) => [`\`${id}\``, title, outcome, reason]);
  return [
    table(['checks of', 'passed', 'failed', 'skipped'], rows),
    others.length > 0
      ? table(['check', 'what', 'outcome', 'reason'], others)
      : 'Every check passed.',
  ].join('\n\n');
}

async function pageWith(page, summary) {
  const [before] = page.split(BEGIN);
  const after = page.split(END)[1] ?? '\n';
  const text = `${before}${BEGIN}\n\n${reportOf(summary)}\n\n${END}${after}`;
  return format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE });
}

export async function writeReport(summary) {
  writeFileSync(PAGE, await pageWith(readFileSync(PAGE, 'utf8'), summary));
}

export async function isReportCurrent(summary) {
  const page = readFileSync(PAGE, 'utf8');
  return page === (await pageWith(page, summary));
}
