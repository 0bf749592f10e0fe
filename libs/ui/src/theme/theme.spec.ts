import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from './theme.js';
import { fontStack } from './fonts.js';
import { themeStylesheet } from './theme.js';

const file = path.join(__dirname, '../../../tenants/harvest/theme.json');
const theme = JSON.parse(readFileSync(file, 'utf8')) as Theme;
const light: Theme = { ...theme, darkColours: undefined };

it('names each role, radius and shadow as a custom property of the root', () => {
  const css = themeStylesheet(light);
  expect(css).toContain('}:root{color-scheme:light;');
  expect(css).toContain(`--colour-brand-strong:${theme.colours.brandStrong};`);
  expect(css).toContain(`--radius-small:${theme.radius.small};`);
  expect(css).toContain(`--shadow-low:${theme.shadow.low};`);
  expect(css).not.toContain('@media');
});

it('lets the browser draw dark controls where the only colours are dark', () => {
  const css = themeStylesheet({ ...light, colours: { ...theme.colours, ground: '#10201a' } });
  expect(css).toContain('}:root{color-scheme:dark;');
});

it('adds the dark colours for those who prefer them', () => {
  const dark = { ...theme.colours, ground: '#010203' };
  const [root, preferred] = themeStylesheet({ ...theme, darkColours: dark }).split('@media');
  expect(root).toContain('color-scheme:light dark');
  expect(root).not.toContain('#010203');
  expect(preferred).toMatch(
    /^ \(prefers-color-scheme:dark\)\{:root:not\(\[data-colour-scheme=light\]\)\{--colour-ground:#010203;/,
  );
});

it('takes the scheme that the shopper chose before the one of the device', () => {
  const css = themeStylesheet({ ...theme, darkColours: { ...theme.colours, ground: '#010203' } });
  expect(css).toContain(
    ':root[data-colour-scheme=dark]{color-scheme:dark;--colour-ground:#010203;',
  );
  expect(css).toContain(':root[data-colour-scheme=light]{color-scheme:light}');
});

it.each([
  ['figtree', '"Figtree Variable","Figtree Fallback",system-ui,sans-serif'],
  ['source-sans-3', '"Source Sans 3 Variable","Source Sans 3 Fallback",system-ui,sans-serif'],
])('sets the family %s with a fallback of the same measures', (id, stack) => {
  expect(fontStack(id)).toBe(stack);
});

it('has fallback faces for each family with known metrics: of Arial, and of DejaVu Sans', () => {
  const faces = (text: string, headline: string) =>
    themeStylesheet({ ...light, font: { text, headline } }).match(/@font-face\{[^}]+\}/g) ?? [];
  const [dejavu, arial, ...others] = faces('inter', 'inter');
  expect(others).toEqual([]);
  expect(dejavu).toMatch(/"Inter Fallback";src:local\("DejaVu Sans"\);size-adjust:94.04%/);
  expect(arial).toMatch(/"Inter Fallback";src:local\("Arial"\),.*local\("Roboto"\);.*107.49%/);
  expect(faces('figtree', 'inter')).toHaveLength(4);
  expect(faces('unmeasured', 'inter')).toHaveLength(2);
});

it.each(['none;} body{display:none', '</style><script>', '0 0 {'])(
  'refuses %j, which is more than a value',
  (low) => {
    expect(() => themeStylesheet({ ...theme, shadow: { ...theme.shadow, low } })).toThrow(
      RangeError,
    );
  },
);
