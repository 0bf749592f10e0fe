import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { root } from '../../setup/bootstrap.mjs';

const PAGE = `${root}/docs/conformance.md`;
const BEGIN = '<!-- Written by `node tools/checks/conformance/conformance.mjs --table`. -->';
const END = '<!-- End of the written part. -->';

/** The table of the planted faults, as the page should have it. */
export async function pageWithFaults(page, faults) {
  const rows = faults.map(({ id, what, caughtBy }) => `| \`${id}\` | ${what} | \`${caughtBy}\` |`);
  const table = ['| fault | what | found by |', '| - | - | - |', ...rows].join('\n');
  const [before] = page.split(BEGIN);
  const after = page.split(END)[1] ?? '\n';
  const text = `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
  return format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE });
}

export async function writeFaultTable(faults) {
  writeFileSync(PAGE, await pageWithFaults(readFileSync(PAGE, 'utf8'), faults));
}

/** For a test: whether the page is up to date. */
export async function isTableCurrent(faults) {
  const page = readFileSync(PAGE, 'utf8');
  return page === (await pageWithFaults(page, faults));
}
