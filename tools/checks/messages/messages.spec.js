/* global describe, expect, it */
import path from 'node:path';
import ts from 'typescript';
import { checkArea, checkCalls, findUnused, messagesByFullKey, report } from './findings.mjs';
import { areasOf } from './message-files.mjs';
import { checkOverrides, checkSwiss } from './overrides.mjs';
import { findUsage } from './used-keys.mjs';

const problemsOf = (findings) =>
  findings.map(({ language, key, problem }) => `${language} ${key} ${problem}`);
const areaOf = (languages, name = 'pages') => ({ library: 'wallet', name, languages });

describe('the messages of an area', () => {
  const problems = (languages, name) => problemsOf(checkArea(areaOf(languages, name)));

  it('are right when each language has them with the same values', () => {
    const de = { days: '{count, plural, one {# Tag} other {# Tage}}, {name}', same: 'Stück' };
    const en = { days: '{name}, {count, plural, one {# day} other {# days}}', same: 'Pieces' };
    expect(problems({ de, en })).toEqual([]);
  });

  it('are missing in a language', () => {
    expect(problems({ de: {}, en: { title: 'Wallet' } })).toEqual(['de title is missing']);
  });

  it('show other values than in another language', () => {
    expect(problems({ de: { a: '{name}' }, en: { a: '{names}' } })).toEqual([
      'de a does not show {names}, which other languages show',
      'en a does not show {name}, which other languages show',
    ]);
  });

  it('may choose words by a number that they do not show', () => {
    const en = { unit: '{count, plural, one {piece} other {pieces}}' };
    expect(problems({ de: { unit: 'Stück' }, en })).toEqual([]);
  });

  it('get dates as text, for they have no time zone', () => {
    const text = 'Since {from, date, short}';
    expect(problems({ de: { since: text } })).toEqual([
      'de since {from} is a date: give it as text',
    ]);
  });

  it('have the plural forms of their language', () => {
    const text = '{count, plural, one {# den} many {#} other {# dní}}';
    expect(problems({ cs: { days: text }, en: { days: text } })).toEqual([
      'cs days the plural of {count} lacks the form "few"',
      'en days the plural of {count} never needs the form "many"',
    ]);
  });

  it('are ICU messages, and simple ones where the browser has no formatter', () => {
    const languages = { en: { broken: '{name', kind: '{kind, select, other {Cart}}' } };
    const broken = 'en broken is no ICU message: EXPECT_ARGUMENT_CLOSING_BRACE';
    expect(problems(languages, 'shop')).toEqual([broken]);
    expect(problems(languages)).toEqual([broken, expect.stringContaining('cannot be compiled')]);
  });
});

const FEATURE = `
  import { pages as de } from './messages/de.json';
  import { pages as en } from './messages/en.json';
  type TextKey = keyof typeof en;
  interface Texts { text(key: string, values?: object): string }
  declare const texts: Texts;
  declare function createPageMessages(id: string, own: { de: typeof de; en: typeof en }): {
    useText(): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  };
  const { useText } = createPageMessages('wallet', { de, en });
  const text = useText();
`;
const KEYS = ['title', 'hello', 'status.open', 'status.paid', 'mark.a', 'mark.b', 'unused'];
const messages = Object.fromEntries(
  KEYS.map((key) => [key, key === 'hello' ? 'Hello {name}' : key]),
);
const areas = areasOf('wallet', { en: { pages: messages }, de: { pages: messages } });
const ROOT = '/shop/libs/features/wallet/src';

/** The usage in a feature whose code is `code`, without a file on the disk. */
function usageIn(code) {
  const options = { strict: true, resolveJsonModule: true, module: ts.ModuleKind.ESNext };
  Object.assign(options, { lib: ['lib.es5.d.ts'], types: [] });
  options.moduleResolution = ts.ModuleResolutionKind.Bundler;
  const host = ts.createCompilerHost(options);
  const json = JSON.stringify({ pages: messages });
  const files = {
    [path.join(ROOT, 'wallet.ts')]: FEATURE + code,
    [path.join(ROOT, 'messages/de.json')]: json,
    [path.join(ROOT, 'messages/en.json')]: json,
  };
  const read = host.readFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => files[file] !== undefined || exists(file);
  host.readFile = (file) => files[file] ?? read(file);
  host.getSourceFile = (file, version) =>
    ts.createSourceFile(file, host.readFile(file) ?? '', version, true);
  host.directoryExists = () => true;
  const file = path.join(ROOT, 'wallet.ts');
  const program = ts.createProgram([file], options, host);
  return findUsage({ program, sources: [program.getSourceFile(file)] }, areas, '/shop');
}
const usedIn = (code) => [...usageIn(code).used.get(areas[0])].sort();

describe('the keys that a source uses', () => {
  it.each([
    ["text('title')", ['title']],
    ["text(Math.random() > 1 ? 'title' : 'unused')", ['title', 'unused']],
    ["const key = 'title'; text(key)", ['title']],
    ["const key: { of: TextKey } = { of: 'title' }; text(key.of)", ['title']],
    ['declare const of: "open" | "paid"; text(`status.${of}`)', ['status.open', 'status.paid']],
    ['declare const of: string; text(`mark.${of}` as TextKey)', ['mark.a', 'mark.b']],
    ['en.title', ['title']],
    ['declare const key: TextKey; text(key)', []],
    ["const size: 'title' | 'other' = 'title'", []],
  ])('%s', (code, keys) => {
    expect(usedIn(code)).toEqual(keys);
  });
});

describe('unused keys', () => {
  const others = KEYS.filter((key) => key !== 'unused').map(
    (key) => `text('${key}', { name: '' })`,
  );

  it('are named in each language, but for reviewed ones and those used with their prefix', () => {
    const usage = usageIn(others.join(';'));
    const unused = (isReviewed) => problemsOf(findUnused(areas, usage, isReviewed));
    expect(unused(() => false)).toEqual([
      'en unused is used by no source',
      'de unused is used by no source',
    ]);
    expect(unused((_area, key) => key === 'unused')).toEqual([]);
    const withPrefix = usageIn(`${others.join(';')}; const key = 'wallet.unused'`);
    expect(findUnused(areas, withPrefix, () => false)).toEqual([]);
  });
});

describe('a call', () => {
  const problems = (code) =>
    new Set(checkCalls(usageIn(code), areas).map(({ problem }) => problem));

  it('gives the values of its message', () => {
    expect(problems("text('hello', { name: 'Ada' }); text('title')")).toEqual(new Set());
    const place = 'libs/features/wallet/src/wallet.ts';
    for (const values of ['', ', { names: 1 }'])
      expect([...problems(`text('hello'${values})`)].join()).toContain(
        `gets no value for {name} in ${place}`,
      );
  });

  it('names a message that a file has', () => {
    expect([...problems("texts.text('wallet.title'); texts.text('wallet.none')")]).toEqual([
      expect.stringMatching(/^is used in .+ and in no file$/),
    ]);
  });
});

it('PLAT-08 a tenant overrides messages that there are, with the values that they get', () => {
  const known = messagesByFullKey(areas, usageIn('').names);
  const en = { 'wallet.hello': 'Hi {name}', 'wallet.title': 'Purse of {name}', 'wallet.none': '?' };
  expect(problemsOf(checkOverrides({ tenant: 'demo', languages: { en } }, known))).toEqual([
    'en wallet.title has {name}, which gets no value',
    'en wallet.none overrides nothing',
  ]);
});

it('PLAT-08 Swiss German replaces each ß', () => {
  const area = areaOf({ de: { street: 'Straße', size: 'Größe', city: 'Ort' } });
  const known = new Map(Object.keys(area.languages.de).map((key) => [`w.${key}`, { area, key }]));
  const problem = 'has a ß, which de-CH.json does not replace';
  expect(problemsOf(checkSwiss({ 'w.street': 'Strasse' }, known))).toEqual([
    `de w.size ${problem}`,
  ]);
  expect(problemsOf(checkSwiss({ 'w.street': 'Strasse', 'w.size': 'Größe' }, known))).toHaveLength(
    1,
  );
  expect(problemsOf(checkSwiss(undefined, known))).toHaveLength(2);
});

it('the list is by language and library', () => {
  const findings = checkArea(areaOf({ de: {}, en: { title: 'Wallet' } }));
  expect(report(findings)).toEqual(['de, wallet', '  pages: title is missing']);
});
