/* global expect, it */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const listed = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const textOf = (file) => readFileSync(path.join(root, file), 'utf8');
const sheets = listed('*.css');

/** A rule for print costs nothing on a screen. */
const PRINT = /@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** What a rule with `:has()` gives a style to, where that is not the element with `:has()` itself. */
function subjectsOf(selector) {
  const end = selector.lastIndexOf(':has(');
  if (end < 0) return [];
  let depth = 0;
  let at = end + 4;
  do {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
    at += 1;
  } while (depth > 0);
  // Closes a `:not(` or `:where(` around it.
  const rest = selector.slice(at).replace(/^\)+/, '');
  const parts = rest.split(/[\s>+~]+/).slice(1);
  return parts.length === 0 ? [] : [parts.join(' ')];
}

const selectorsOf = (css) =>
  [
    ...css
      .replace(COMMENT, '')
      .replace(PRINT, '')
      .matchAll(/([^{};@]+)\{/g),
  ].map(([, selector]) => selector.trim());

// An insertion anywhere makes the browser work out the style of all such elements again: of the whole
// document where the subject is `*`, which cost a phone 40 ms for each product in the cart.
it('no rule with :has() is for elements without a class or an attribute of our own', () => {
  const slow = sheets.flatMap((file) =>
    selectorsOf(textOf(file))
      .filter((selector) =>
        subjectsOf(selector).some((subject) => !/[.#]|\[(data|aria)-/.test(subject)),
      )
      .map((selector) => `${file}: ${selector}`),
  );
  expect(slow).toEqual([]);
});

it('no style sheet has more than 200 lines', () => {
  expect(sheets.filter((file) => textOf(file).trimEnd().split('\n').length > 200)).toEqual([]);
});

const IMPORT = /^import (\w+) from '(\.[^']*\.module\.css)';$/gm;

/** By sheet, the components that import it with the classes they take; `some[name]` takes any. */
function usesBySheet() {
  const bySheet = new Map();
  for (const file of listed('*.tsx', '*.ts')) {
    const text = textOf(file);
    if (!text.includes('.module.css')) continue;
    const code = text.replace(IMPORT, '');
    for (const [, name, from] of text.matchAll(IMPORT)) {
      const sheet = path.join(path.dirname(file), from);
      const classes = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))];
      const takesAny = new RegExp(`\\b${name}\\b(?!\\.)`).test(code);
      const use = { file, takesAny, classes: classes.map(([, one]) => one) };
      bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), use]);
    }
  }
  return bySheet;
}

it('every class of a sheet is used, and every class used is in its sheet', () => {
  const bySheet = usesBySheet();
  const faults = sheets
    .filter((sheet) => sheet.endsWith('.module.css'))
    .flatMap((sheet) => {
      const selectors = textOf(sheet)
        .replace(COMMENT, '')
        .replace(/\{[^{}]*\}/g, '{}');
      const has = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
      const uses = bySheet.get(sheet) ?? [];
      const used = new Set(uses.flatMap(({ classes }) => classes));
      const takesAny = uses.some((use) => use.takesAny);
      return [
        ...uses.flatMap(({ file, classes }) =>
          classes.filter((name) => !has.has(name)).map((name) => `${file}: no class ${name}`),
        ),
        ...[...has]
          .filter((name) => !takesAny && !used.has(name))
          .map((name) => `${sheet}: .${name}`),
      ];
    });
  expect(faults).toEqual([]);
});
