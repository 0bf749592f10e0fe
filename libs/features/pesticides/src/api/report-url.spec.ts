import { argsOf, viewOf } from './report-url.js';

const asked = (search: string) => argsOf(viewOf(new URLSearchParams(search))).query;

it.each([
  ['month=2026-13&light=blue&offset=-1', {}],
  ['offset=1e99', {}],
  ['offset=1000000', { offset: 1_000_000 }],
  ['offset=1000001', {}],
  ['month=2026-09', { month: '2026-09' }],
  ['month=2026-00', {}],
  ['month=026-111', {}],
  ['month=202611', {}],
  ['product=+gala++apples+', { product: 'gala apples' }],
  [`product=x${'%F0%9F%8D%8F'.repeat(99)}`, { product: `x${'🍏'.repeat(49)}` }],
  [`product=${'x'.repeat(10_000)}`, { product: 'x'.repeat(100) }],
  [`sku=${'1'.repeat(41)}`, { sku: '1'.repeat(40) }],
])('PEST-02 parses the strange URL %.40s safely', (search, query) => {
  expect(asked(search)).toEqual({ offset: 0, pageSize: 20, ...query });
});
