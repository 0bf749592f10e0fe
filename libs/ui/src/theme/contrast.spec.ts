import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, contrastFindings } from './contrast.js';
import type { Theme } from './theme.js';

const folder = path.join(__dirname, '../../../tenants');
const themes = readdirSync(folder).map(
  (id) =>
    [id, JSON.parse(readFileSync(path.join(folder, id, 'theme.json'), 'utf8')) as Theme] as const,
);

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#767676', 4.54],
  ['#ff0000', '#ffffff', 4],
])('reckons the contrast of %s and %s as WCAG does', (first, second, ratio) => {
  expect(contrast(first, second)).toBeCloseTo(ratio, 2);
});

it.each(themes)(
  '%s has 4.5:1 for every text, 7:1 for every price and 3:1 for every control',
  (_id, theme) => {
    expect(contrastFindings(theme)).toEqual([]);
  },
);

it.each([
  ['muted', '#9a9a9a', 'muted', 'ground'],
  ['control', '#dddddd', 'control', 'surface'],
  ['accent', '#8a6d00', 'onAccent', 'accent'],
  ['success', '#5aa873', 'success', 'success tint'],
  ['offer', '#c8102e', 'offer', 'surface'],
  ['member', '#8a3a7a', 'member', 'member tint'],
  ['offer', '#a3260c', 'offer', 'panel'],
] as const)('finds a %s of %s too weak', (role, colour, foreground, background) => {
  const [, theme] = themes[0] as (typeof themes)[number];
  const weak = { ...theme, colours: { ...theme.colours, [role]: colour } };
  const pairs = contrastFindings(weak).map((pair) => [pair.foreground, pair.background]);
  expect(pairs).toContainEqual([foreground, background]);
});

it('looks at the dark colours too', () => {
  const [, theme] = themes[0] as (typeof themes)[number];
  const findings = contrastFindings({
    ...theme,
    darkColours: { ...theme.colours, text: '#fafafa' },
  });
  expect(findings.map(({ scheme }) => scheme)).toContain('dark');
});

it.each(['success) 12%', 'danger) 8%', 'offer) 8%', 'member) 9%', '#ffb000 16%'])(
  'checks the tint that tokens.css mixes: %s',
  (share) => {
    const css = readFileSync(path.join(__dirname, '../styles/tokens.css'), 'utf8');
    expect(css).toContain(`${share}, var(--colour-surface)`);
  },
);
