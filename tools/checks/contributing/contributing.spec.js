/* global expect, it */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { engines, scripts } = JSON.parse(read('package.json'));
const links = (text) => [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link);

it('docs/commands.md has every npm command', () => {
  const text = read('docs/commands.md');
  const npm = (name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);
  const missing = Object.keys(scripts).filter((name) => !text.includes(`\`${npm(name)}`));
  expect(missing).toEqual([]);
});

it('CODEOWNERS names an owner for every library and app, and no folder that is gone', () => {
  const text = read('.github/CODEOWNERS');
  const owned = [...text.matchAll(/^\/(\S+)\/ +@/gm)].map(([, folder]) => folder);
  const below = (folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  const folders = [...below('apps'), ...below('libs'), ...below('libs/features')];
  const unowned = folders.filter((folder) => !owned.includes(folder));
  expect(unowned).toEqual(['libs/features']);
  expect(owned.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
});

it('.nvmrc names the Node that package.json wants', () => {
  expect(engines.node).toMatch(new RegExp(`^>=${read('.nvmrc').trim()}\\.`));
});

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

it.each(documents)('every link in %s leads to a file', (file) => {
  const gone = links(read(file)).filter(
    (link) => !existsSync(path.join(root, path.dirname(file), link)),
  );
  expect(gone).toEqual([]);
});
