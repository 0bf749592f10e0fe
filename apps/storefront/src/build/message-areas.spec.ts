import { withMessageAreas } from '../../../../tools/vite/plugins/message-areas.mjs';

const source = `import { createPageMessages } from '@larder/platform';
import { codes as de } from '../../messages/de.json';
import { codes as en } from './en.json';
import type { shop } from './de.json';
`;
const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '../../messages/de.json': { codes: { enter: 'Code „eingeben“' }, shop: { title: 'Korb' } },
  './en.json': { codes: { enter: 'Enter code' } },
};

describe('the messages of one area', () => {
  it('stand in the module that names them, without those of other pages', () => {
    const code = withMessageAreas(source, (specifier) => files[specifier] ?? {});
    expect(code).toContain('const de = {"enter":"Code „eingeben“"};');
    expect(code).toContain('const en = {"enter":"Enter code"};');
    expect(code).not.toContain('Korb');
    expect(code).toContain("import type { shop } from './de.json';");
  });

  it('fail the build when the file has no such area', () => {
    expect(() => withMessageAreas(source, () => ({}))).toThrow('has no messages for codes');
  });
});
