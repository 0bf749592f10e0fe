import {
  addMeal,
  dayIn,
  fillWeek,
  mealsOf,
  mergePlans,
  moveMeal,
  removeMeal,
  setPortions,
  swapRecipe,
  upcoming,
  weekFrom,
  type Plan,
} from './week.js';

const monday = '2026-11-30';
const tuesday = '2026-12-01';
const meal = (day: string, slug: string, servings = 2) => ({ day, slug, servings });
const plan: Plan = {
  meals: [meal(monday, 'soup'), meal(monday, 'bread'), meal(tuesday, 'rice')],
};
const shown = ({ meals }: Plan) => meals.map(({ day, slug }) => `${day.slice(8)} ${slug}`);

describe('a week', () => {
  it('is seven days on the shop’s clock', () => {
    expect(dayIn('Europe/Vienna', new Date('2026-11-29T23:30:00Z'))).toBe(monday);
    expect(weekFrom(monday)).toHaveLength(7);
    expect(weekFrom(monday).slice(0, 2)).toEqual([monday, tuesday]);
  });

  it('has its meals in order, and room for five a day', () => {
    expect(shown(addMeal(plan, meal(monday, 'cake')))).toEqual([
      '30 soup',
      '30 bread',
      '30 cake',
      '01 rice',
    ]);
    const full = ['a', 'b', 'c', 'd'].reduce((p, slug) => addMeal(p, meal(tuesday, slug)), plan);
    expect(addMeal(full, meal(tuesday, 'e'))).toBe(full);
    expect(moveMeal(full, { day: monday, at: 0 }, tuesday)).toBe(full);
  });

  it('moves, removes and swaps one meal alone', () => {
    expect(shown(moveMeal(plan, { day: monday, at: 0 }, tuesday))).toEqual([
      '30 bread',
      '01 rice',
      '01 soup',
    ]);
    expect(shown(removeMeal(plan, { day: monday, at: 1 }))).toEqual(['30 soup', '01 rice']);
    expect(shown(swapRecipe(plan, { day: tuesday, at: 0 }, 'stew'))).toContain('01 stew');
    expect(removeMeal(plan, { day: tuesday, at: 7 })).toEqual(plan);
  });

  it('has at least one portion, and at most 24', () => {
    const portions = (wanted: number) =>
      mealsOf(setPortions(plan, { day: tuesday, at: 0 }, wanted), tuesday)[0]?.servings;
    expect([portions(0), portions(5), portions(99)]).toEqual([1, 5, 24]);
  });

  it('takes over what was planned on the device, nothing twice', () => {
    const device = { servings: 4, meals: [meal(monday, 'soup', 4), meal(tuesday, 'stew', 4)] };
    const merged = mergePlans(plan, device);
    expect(shown(merged)).toEqual(['30 soup', '30 bread', '01 rice', '01 stew']);
    expect(merged.servings).toBe(4);
    expect(mergePlans({ ...plan, servings: 3 }, device).servings).toBe(3);
  });

  it('fills free days alone, and forgets days that are over', () => {
    const filled = fillWeek(plan, weekFrom(monday), ['x', 'y'], 3);
    expect(filled.meals.slice(3)).toEqual([meal('2026-12-02', 'x', 3), meal('2026-12-03', 'y', 3)]);
    expect(shown(upcoming(plan, tuesday))).toEqual(['01 rice']);
  });
});
