import type { Facet } from '@larder/contracts/catalogue';
import { keysAsTexts as wording } from '../testing/format-context.js';
import { facetViews } from './facet-normalise.js';

const value = (text: string, label = text) => ({ value: text, label, count: 1, selected: false });
const facet = (id: Facet['id'], ...values: string[]): Facet => ({
  id,
  values: values.map((one) => value(one)),
});
const labels = (...facets: Facet[]) =>
  facetViews(facets, wording).map(({ id, values }) => [id, values.map(({ label }) => label)]);

describe('facets as text', () => {
  it('shows price classes as amounts, in ascending order', () => {
    expect(labels(facet('price', '1000-', '200-500', '0-100'))).toEqual([
      ['price', ['facet.priceUpTo(1.00)', '2.00 – 5.00', 'facet.priceFrom(10.00)']],
    ]);
  });

  it('translates the backend’s codes, and does not change names', () => {
    expect(
      labels(facet('brand', 'Alma'), facet('allergenFree', 'milk'), facet('offer', 'reduced')),
    ).toEqual([
      ['offer', ['facet.offer.reduced']],
      ['allergenFree', ['allergen.milk']],
      ['brand', ['Alma']],
    ]);
  });

  it('shows a value without a text as it is', () => {
    const wordless = { ...wording, t: (key: string) => `catalogue.${key}` };
    const [shown] = facetViews([facet('diet', 'nonsense')], wordless);
    expect(shown?.values.map(({ label }) => label)).toEqual(['nonsense']);
  });

  it('offers no value that would leave nothing, but lets a chosen one be taken back', () => {
    const values = [
      { ...value('a'), count: 0 },
      { ...value('b'), count: 0, selected: true },
    ];
    expect(labels({ id: 'brand', values })).toEqual([['brand', ['b']]]);
    expect(labels({ id: 'brand', values: values.slice(0, 1) })).toEqual([]);
  });

  it('offers no value that all products have, unless its facet is chosen or it is an allergen', () => {
    const all = [{ ...value('a'), count: 2 }, value('b')];
    const shown = (id: Facet['id'], values: Facet['values']) =>
      facetViews([{ id, values }], wording, 2).flatMap((view) => view.values.map((v) => v.value));
    expect(shown('diet', all)).toEqual(['b']);
    expect(shown('diet', all.slice(0, 1))).toEqual([]);
    expect(shown('allergenFree', all)).toEqual(['a', 'b']);
    expect(shown('diet', [...all, { ...value('c'), selected: true }])).toEqual(['a', 'b', 'c']);
  });

  it('offers what can be bought, and takes back a chosen value of what cannot', () => {
    const chosen = { ...value('temporarilyUnavailable'), selected: true };
    const shown = (values: Facet['values']) =>
      facetViews([{ id: 'availability', values }], wording, 9).flatMap((view) =>
        view.values.map((v) => v.value),
      );
    expect(shown([value('available'), value('unavailable')])).toEqual(['available']);
    expect(shown([value('available'), chosen])).toEqual(['available', 'temporarilyUnavailable']);
  });

  it('sorts grades by letter and leaves empty facets out', () => {
    expect(labels(facet('grade', 'C', 'A', 'B'), facet('origin'))).toEqual([
      ['grade', ['A', 'B', 'C']],
    ]);
  });
});
