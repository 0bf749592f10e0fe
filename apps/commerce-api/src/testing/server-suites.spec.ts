import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverDoors } from '../../../../tools/server-suites.mjs';

const src = path.join(import.meta.dirname, '..');
const isForTests = (file: string) => /\.spec\.ts$|(^|\/)testing\//.test(file);
const filesForTests = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && isForTests(file),
);
const textOf = (file: string) => readFileSync(path.join(src, file), 'utf8');
/** Takes part in a connection to a server, and so has to know its address. */
const connects = (file: string) => /from '(pg|\S*\/connect(-postgres)?\.js)';$/m.test(textOf(file));

it('whatever connects to a server is a door to it, so that its suites run on the server too', () => {
  const doors = serverDoors().map((file) => path.relative('apps/commerce-api/src', file));
  expect(doors).toContain('testing/test-database.ts');
  const forgotten = filesForTests.filter((file) => connects(file) && !doors.includes(file));
  expect(forgotten).toEqual([]);
});
