import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** By this name `npm test` finds what its run on a server is about; in two parts, not to be found itself. */
const address = ['TEST', 'DATABASE', 'URL'].join('_');
const src = path.join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(src, file), 'utf8');
const connects = (file: string) => /from '(pg|\S*\/connect(-postgres)?\.js)';$/m.test(textOf(file));

it('all suites that connect to a server read its address, so they run on the server, too', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const forTests = files.filter((file) => /\.spec\.ts$|(^|\/)testing\/.*\.ts$/.test(file));
  const connecting = forTests.filter(connects);
  expect(connecting).toContain('testing/test-database.ts');
  expect(connecting.filter((file) => !textOf(file).includes(address))).toEqual([]);
});
