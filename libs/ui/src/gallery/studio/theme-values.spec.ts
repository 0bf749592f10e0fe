import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastFindings } from '../../theme/contrast.js';
import type { Theme, ThemeColours } from '../../theme/theme.js';
import { colourGroups, coloursOf, themeFile, withColour } from './theme-values.js';

const read = (tenant: string) =>
  readFileSync(path.join(__dirname, '../../../../tenants', tenant, 'theme.json'), 'utf8');
const harvest = JSON.parse(read('harvest')) as Theme;
const hofkiste = JSON.parse(read('hofkiste')) as Theme;

it('has every colour once', () => {
  const roles = Object.values(colourGroups).flat();
  expect([...roles].sort()).toEqual(Object.keys(harvest.colours).sort());
});

it('changes a colour of one scheme alone', () => {
  const changed = withColour(harvest, 'dark', 'brand', '#123456');
  expect(changed.darkColours?.brand).toBe('#123456');
  expect(changed.colours).toEqual(harvest.colours);
});

it('has one set of colours where a theme has no dark ones', () => {
  const changed = withColour(hofkiste, 'dark', 'brand', '#123456');
  expect(changed.darkColours).toBeUndefined();
  expect(coloursOf(changed, 'light')).toEqual(coloursOf(changed, 'dark'));
});

it('finds a contrast that a change breaks', () => {
  const role: keyof ThemeColours = 'text';
  expect(contrastFindings(withColour(harvest, 'light', role, '#dddddd'))).not.toEqual([]);
});

it('exports what the shop has, when nothing was changed', () => {
  expect(JSON.parse(themeFile(hofkiste))).toEqual(hofkiste);
});
