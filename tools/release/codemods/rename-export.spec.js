/* global describe, expect, it */
import jscodeshift from 'jscodeshift';
import renameExport from './rename-export.cjs';

const options = { package: '@larder/feature-a', from: 'a', to: 'aFeature' };
const change = (source, of = options) =>
  renameExport({ source, path: 'host.tsx' }, { jscodeshift: jscodeshift.withParser('tsx') }, of);

describe('the codemod for an export with another name', () => {
  it.each([
    [
      'an import',
      "import { a } from '@larder/feature-a';\nrun([a]);",
      "import { aFeature as a } from '@larder/feature-a';\nrun([a]);",
    ],
    [
      'an import under a name of its own, beside others',
      "import { a as b, type Other } from '@larder/feature-a';",
      "import { aFeature as b, type Other } from '@larder/feature-a';",
    ],
    [
      'a re-export',
      "export { a } from '@larder/feature-a';",
      "export { aFeature as a } from '@larder/feature-a';",
    ],
    [
      'a namespace',
      "import * as all from '@larder/feature-a';\nrun(all.a, other.a);",
      "import * as all from '@larder/feature-a';\nrun(all.aFeature, other.a);",
    ],
    [
      'a package that is loaded later',
      "const { a } = await import('@larder/feature-a');",
      "const { aFeature: a } = await import('@larder/feature-a');",
    ],
    [
      'a file with markup and types',
      "import { a } from '@larder/feature-a';\nexport const View = (p: { a?: string }) => <b a={p.a}>{use(a)}</b>;",
      "import { aFeature as a } from '@larder/feature-a';\nexport const View = (p: { a?: string }) => <b a={p.a}>{use(a)}</b>;",
    ],
  ])('changes %s', (_name, before, after) => {
    expect(change(before)).toBe(after);
    expect(change(after)).toBeUndefined();
  });

  it.each([
    "import { a } from '@larder/feature-b';",
    "import { b } from '@larder/feature-a';",
    'const a = 1; run(a);',
    "const { a } = await import('./a.js');",
  ])('leaves alone: %s', (source) => {
    expect(change(source)).toBeUndefined();
  });

  it('refuses to run without the names', () => {
    expect(() => change('', { package: '@larder/feature-a' })).toThrow('--to');
  });
});
