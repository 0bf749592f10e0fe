/* global afterAll, beforeAll, describe, expect, it */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { noImportCircles } from './no-import-circles.mjs';

const files = {
  'order.ts': "import { price } from './price.js';\nexport const order = price;\n",
  'price.ts':
    "import { read } from './tools.mjs';\nimport type { order } from './order.js';\nexport const price = read;\nexport type Of = typeof order;\n",
  'tools.mjs': "export { name as read } from './name.mjs';\n",
  'tools.d.mts': 'export declare const read: string;\n',
  'name.mjs': "import './tools.mjs';\nexport const name = '';\n",
  'part.ts': "export type Part = import('./page.js').Page;\n",
  'page.tsx': "export type Page = 1;\nexport const load = () => import('./part.js');\n",
  'again.ts': "export * from './again.js';\n",
  'start.ts': "import './order.js';\nimport './page.js';\nimport fs from 'node:fs';\nfs.read();\n",
  'page.module.css': '',
  'styled.ts': "import './page.module.css';\nexport const text = \"from './styled.js'\";\n",
};

describe('the rule against import circles', () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'larder-circles-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Lines of a file with a circle, and the files on the way. */
  const complaints = (name, text = files[name]) => {
    const config = {
      files: ['**/*.{ts,tsx,mjs}'],
      languageOptions: { parser },
      plugins: { larder: { rules: { circles: noImportCircles } } },
      rules: { 'larder/circles': 'error' },
    };
    const filename = path.join(folder, name);
    const linter = new Linter({ cwd: folder });
    return linter.verify(text, [config], { filename }).map(({ line, message }) => {
      const names = [...message.matchAll(/[\w-]+\.\w+(?= →|$)/g)];
      return `${line}: ${names.map(([one]) => one).join(' ')}`;
    });
  };

  it('refuses an import that comes back as an import of a type', () => {
    expect(complaints('order.ts')).toEqual(['1: order.ts price.ts order.ts']);
    expect(complaints('price.ts')).toEqual(['2: price.ts order.ts price.ts']);
  });

  it('refuses a type that is imported where it is used, and code that is imported on demand', () => {
    expect(complaints('part.ts')).toEqual(['1: part.ts page.tsx part.ts']);
    expect(complaints('page.tsx')).toEqual(['2: page.tsx part.ts page.tsx']);
  });

  it('reads a script itself, and not the declaration beside it', () => {
    expect(complaints('tools.mjs')).toEqual(['1: tools.mjs name.mjs tools.mjs']);
  });

  it('refuses a file that imports itself', () => {
    expect(complaints('again.ts')).toEqual(['1: again.ts again.ts']);
  });

  it('leaves a file alone that leads into circles without being in one', () => {
    expect(complaints('start.ts')).toEqual([]);
  });

  it('takes neither styles nor text for imports of modules', () => {
    expect(complaints('styled.ts')).toEqual([]);
  });

  it('waits for a new file until it exists', () => {
    expect(complaints('new.ts', "import './order.js';\n")).toEqual([]);
  });
});
