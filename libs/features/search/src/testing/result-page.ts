import { renderInHost, type Handlers } from '@larder/platform/testing';
import { search } from '../feature.js';
import { aPage, products, settingsOf } from './fixtures.js';
import { others } from './pages.js';

export const facets = [
  {
    id: 'diet',
    values: [
      { value: 'vegan', label: 'vegan', count: 2, selected: false },
      { value: 'organic', label: 'organic', count: 1, selected: false },
    ],
  },
  { id: 'grade', values: [{ value: 'A', label: 'A', count: 2, selected: false }] },
  {
    id: 'brand',
    values: [
      { value: 'alma', label: 'Alma', count: 3, selected: true },
      { value: 'zeta', label: 'Zeta', count: 1, selected: false },
    ],
  },
];
export const handlers: Handlers = {
  'GET /api/products/search/:term': ({ query }) =>
    products(['One', 'Two'], { total: 60, offset: Number(query['offset']), facets }),
  'GET /api/categories/search/:term': () =>
    aPage([{ slug: 'dairy', name: 'Dairy', parentCategories: [] }]),
  'GET /api/content/search/:term': () => aPage([]),
};
export const open = (url: string, more: Handlers = {}, features = [search, others]) =>
  renderInHost({ features, settings: settingsOf(), handlers: { ...handlers, ...more }, url });
export const nothing: Handlers = {
  'GET /api/products/search/:term': () => products([]),
  'GET /api/categories/search/:term': () => aPage([]),
};
