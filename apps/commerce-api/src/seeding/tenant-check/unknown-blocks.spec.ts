import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unknownBlocks } from './unknown-blocks.js';

const known = ['section', 'headline', 'product-group'];
const block = (type: string, children: readonly object[] = []) => ({
  id: type,
  type,
  fields: { type: 'no-block' },
  children,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unknown-blocks-'));
  mkdirSync(path.join(folder, 'content/pages'), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (...blocks: readonly object[]) => {
  const page = { en: { slug: 'index', blocks } };
  writeFileSync(path.join(folder, 'content/pages/index.json'), JSON.stringify(page));
};

it('CONT-48 names the file, the path and the type that is meant', async () => {
  write(block('section', [block('headline'), block('pruduct-group')]));
  const [found, ...others] = await unknownBlocks(folder, known);
  expect(others).toEqual([]);
  expect(found).toEqual({
    file: 'content/pages/index.json',
    message:
      'en.blocks.0.children.1.type is "pruduct-group". No library has this block, pages leave it out. ' +
      'Did you mean "product-group"?',
  });
});

it('CONT-48 lists what there is when no type is near', async () => {
  write(block('weather'));
  const [found] = await unknownBlocks(folder, known);
  expect(found?.message).toContain('Allowed: section, headline, product-group');
});

it('finds nothing in known blocks, or without contents', async () => {
  write(block('section', [block('headline')]));
  expect(await unknownBlocks(folder, known)).toEqual([]);
  expect(await unknownBlocks(path.join(folder, 'none'), known)).toEqual([]);
});
