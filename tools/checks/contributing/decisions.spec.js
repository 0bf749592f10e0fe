/* global expect, it */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../../docs/decisions');
const textOf = (file) => readFileSync(path.join(folder, file), 'utf8');
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();
const numberOf = (file) => file.slice(0, 4);

it('decision records are numbered without gaps, and their titles say the number', () => {
  expect(records.map(numberOf)).toEqual(
    records.map((_, index) => String(index + 1).padStart(4, '0')),
  );
  expect(records.filter((file) => !textOf(file).startsWith(`# ${numberOf(file)} `))).toEqual([]);
});

it('the table lists every decision record once, in order', () => {
  const rows = [...textOf('README.md').matchAll(/^\| (\d{4}) \| \[[^\]]+\]\(([^)]+)\)/gm)];
  expect(rows.map(([, number, file]) => [number, file])).toEqual(
    records.map((file) => [numberOf(file), file]),
  );
});
