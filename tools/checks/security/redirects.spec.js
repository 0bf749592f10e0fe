/* global expect, it */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const sources = execFileSync('git', ['ls-files', 'apps/commerce-api/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|\/testing\//.test(file));

it('the backend does not follow redirects of the services that it calls', () => {
  const callers = sources
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')])
    .filter(([, text]) => /\bfetch\(|= fetch\)/.test(text));
  expect(callers.length).toBeGreaterThan(4);
  const following = callers.filter(([, text]) => !text.includes("redirect: 'error'"));
  expect(following.map(([file]) => file)).toEqual([]);
});
