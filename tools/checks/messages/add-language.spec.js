/* global describe, expect, it */
import { emptyMessages, withLanguage } from './add-language.mjs';
import { checkArea, coverage, failing } from './findings.mjs';

const problemsOf = (findings) =>
  findings.map(({ language, key, problem }) => `${language} ${key} ${problem}`);
const areaOf = (languages) => ({ library: 'wallet', name: 'pages', languages });

describe('a further language', () => {
  const source = `import { createPageMessages } from '@larder/platform';
import { gate as de } from './de.json';
import { gate as en } from './en.json';

export const { useText } = createPageMessages('cart-checkout.gate', { de, en });
`;

  it('is imported beside English, and named where the languages meet', () => {
    const code = withLanguage(source, 'it');
    expect(code).toContain("import { gate as it } from './it.json';");
    expect(code).toContain("createPageMessages('cart-checkout.gate', { de, en, it })");
    expect(withLanguage(code, 'it')).toBe(code);
  });

  it('is named in the manifest of a feature', () => {
    const code = withLanguage("    en: lazy(() => import('./messages/en.json')),\n", 'it');
    expect(code).toBe(
      "    en: lazy(() => import('./messages/en.json')),\n    it: lazy(() => import('./messages/it.json')),\n",
    );
    expect(withLanguage(code, 'it')).toBe(code);
  });

  it('begins without messages, in the areas of English', () => {
    expect(emptyMessages({ shop: { title: 'Cart' }, gate: {} })).toEqual({ shop: {}, gate: {} });
    expect(emptyMessages({ title: 'Cart' })).toEqual({});
  });

  it('may lack messages until it is complete, but have none that is wrong', () => {
    const area = areaOf({ en: { a: '{name}', b: 'B' }, it: { a: '{nome}' }, fr: { a: '{name}' } });
    const wrong = problemsOf(failing(checkArea(area)));
    expect(wrong).toContain('fr b is missing');
    expect(wrong).not.toContain('it b is missing');
    expect(wrong).toContain('it a does not show {name}, which other languages show');
    expect(coverage([area])).toEqual(['it has 1 of 2 messages']);
  });
});
