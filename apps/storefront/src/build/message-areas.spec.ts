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
  it('are part of the module that uses them, without those of other pages', () => {
    const code = withMessageAreas(source, (specifier) => files[specifier] ?? {});
    expect(code).toContain('const de = {"enter":"Code „eingeben“"};');
    expect(code).toContain('const en = {"enter":"Enter code"};');
    expect(code).not.toContain('Korb');
    expect(code).toContain("import type { shop } from './de.json';");
  });

  it('are found by a module in a folder of the messages', () => {
    const nested = "import { codes as de } from '../de.json';";
    expect(withMessageAreas(nested, () => ({ codes: { enter: 'Code' } }))).toBe(
      'const de = {"enter":"Code"};',
    );
  });

  it('are compiled: a plural has one key for each form', () => {
    const count = 'Noch {count, plural, one {# Tag} other {# Tage}} für {name}';
    const code = withMessageAreas(source, () => ({ codes: { count } }));
    expect(code).toContain(
      'const de = {"count#one":"Noch {count} Tag für {name}","count#other":"Noch {count} Tage für {name}"};',
    );
  });

  it.each([
    ['Noch {days, plural, other {# Tage}}', 'the plural is by {days}; it can only be by {count}'],
    ['{count, plural, =0 {Keine} other {# Tage}}', 'there are no exact forms like =0'],
    ['{kind, select, other {Tage}}', 'a select is only possible in shop messages'],
    ["Mit '{name}'", 'Mit {name} would be read as an argument'],
    ['{count, plural, one {# Tag}}', 'MISSING_OTHER_CLAUSE'],
  ])('fail the build when the browser could not read them: %s', (enter, problem) => {
    expect(() => withMessageAreas(source, () => ({ codes: { enter } }))).toThrow(
      `enter: ${problem}`,
    );
  });

  it('fail the build when the file has no such area', () => {
    expect(() => withMessageAreas(source, () => ({}))).toThrow('has no messages for codes');
  });
});
