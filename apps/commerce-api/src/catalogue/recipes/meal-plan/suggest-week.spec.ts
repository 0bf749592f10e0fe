import * as fc from 'fast-check';
import { seasonOf, suggestWeek } from './suggest-week.js';

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
const dish = (slug: string, mainSkus: string[], inSeason: (typeof seasons)[number][] = []) => ({
  slug,
  mainSkus,
  seasons: inSeason,
});
const slugs = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);

describe('the choice of dishes for a week', () => {
  it.each([
    ['2026-01-15', 'winter'],
    ['2026-03-01', 'spring'],
    ['2026-08-31', 'summer'],
    ['2026-11-26', 'autumn'],
    ['2026-12-01', 'winter'],
  ] as const)('takes %s for %s', (date, season) => {
    expect(seasonOf(date)).toBe(season);
  });

  it('prefers what is in season, varies the main ingredient, and shares what is bought', () => {
    const dishes = [
      dish('pasta', ['noodles', 'cream']),
      dish('pumpkin soup', ['pumpkin', 'cream'], ['autumn']),
      dish('pumpkin risotto', ['pumpkin', 'rice'], ['autumn']),
      dish('salad', ['lettuce']),
      dish('strawberries', ['strawberry'], ['summer']),
    ];
    const chosen = suggestWeek(dishes, { count: 3, season: 'autumn', planned: [] });
    expect(slugs(chosen)).toEqual(['pumpkin soup', 'pasta', 'salad']);
  });

  it('has no dish twice, none that is planned or out of season, and is the same each time', () => {
    const some = fc.uniqueArray(
      fc.record({
        slug: fc.string({ minLength: 1, maxLength: 3 }),
        mainSkus: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
        seasons: fc.subarray([...seasons]),
      }),
      { selector: ({ slug }) => slug },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 7 }), (dishes, count) => {
        const planned = slugs(dishes.slice(0, 1));
        const terms = { count, season: 'spring', planned } as const;
        const chosen = suggestWeek(dishes, terms);
        expect(new Set(slugs(chosen)).size).toBe(chosen.length);
        expect(chosen.length).toBeLessThanOrEqual(count);
        for (const one of chosen) {
          expect(planned).not.toContain(one.slug);
          expect(one.seasons.length === 0 || one.seasons.includes('spring')).toBe(true);
        }
        expect(suggestWeek(dishes, terms)).toEqual(chosen);
      }),
    );
  });
});
