/* global expect, it */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

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
it('no rule with :has() is for elements without a class or attribute', () => {
  const slow = sheets.flatMap((file) =>
    selectorsOf(readFileSync(path.join(root, file), 'utf8'))
      .filter((selector) => subjectsOf(selector).some((subject) => !/[.[#]/.test(subject)))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(slow).toEqual([]);
});
