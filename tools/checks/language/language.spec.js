/* global describe, expect, it */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRetiredWords } from './find-retired-words.mjs';

const root = path.join(__dirname, '../../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const rules = JSON.parse(read('tools/checks/language/retired-words.json'));
// JSON files hold messages and content for shoppers; this folder holds the words themselves.
const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => /\.([cm]?js|tsx?|css)$/.test(file) && !file.startsWith('tools/checks/language/'),
  )
  .filter((file) => existsSync(path.join(root, file)));

describe('retired words', () => {
  const rule = { pattern: 'old name', instead: 'new name', allow: { 'libs/a/': 'a reason' } };

  it('are found in a comment that wraps', () => {
    expect(findRetiredWords('libs/b/x.ts', '/**\n * An old\n * name.\n */', [rule])).toEqual([
      'libs/b/x.ts: "old name", say: new name',
    ]);
  });

  it('are allowed in the files of the rule’s list', () => {
    expect(findRetiredWords('libs/a/x.ts', '// old name', [rule])).toEqual([]);
  });

  it('are allowed only in files that need the exception', () => {
    const unused = rules.flatMap(({ allow = {}, ...strict }) =>
      Object.keys(allow).filter(
        (prefix) =>
          !sources.some(
            (file) =>
              file.startsWith(prefix) && findRetiredWords(file, read(file), [strict]).length > 0,
          ),
      ),
    );
    expect(unused).toEqual([]);
  });

  it('are in no source file', () => {
    expect(sources.length).toBeGreaterThan(2_000);
    expect(sources.flatMap((file) => findRetiredWords(file, read(file), rules))).toEqual([]);
  });
});
