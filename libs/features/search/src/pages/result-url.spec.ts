import { argsOf, queryOf, toggled, viewOf, type ResultView } from './result-url.js';

const tabs = ['products', 'categories'] as const;
const read = (query: string, term = 'milk') => viewOf(term, new URLSearchParams(query), tabs);
const view = (parts: Partial<ResultView> = {}): ResultView => ({ ...read(''), ...parts });

it('SRCH-26 reads the term without the blanks around it', () => {
  expect(read('', ' oat milk ').term).toBe('oat milk');
});

it.each([
  ['offset=24', 24],
  ['offset=100000', 100_000],
  ['offset=100001', 0],
  ['offset=0', 0],
  ['offset=-24', 0],
  ['offset=2.5', 0],
  ['offset=many', 0],
])('SRCH-25 reads of %s the offset %s', (query, offset) => {
  expect(read(query).offset).toBe(offset);
});

it('SRCH-24 leaves out of an address what is so without it', () => {
  const named = ({ ...query }: ReturnType<typeof queryOf>) =>
    Object.entries(query).filter(([, value]) => value !== undefined);
  expect(named(queryOf(view()))).toEqual([]);
  expect(named(queryOf(view({ tab: 'categories', sort: 'price', offset: 24 })))).toEqual([
    ['tab', 'categories'],
    ['sort', 'price'],
    ['offset', 24],
  ]);
});

it('API-103 chooses values one by one and takes them back, each time from the first result', () => {
  const one = toggled(view({ offset: 48 }), 'brand', 'alma');
  expect(one).toEqual(view({ chosen: { brand: 'alma' } }));
  const two = toggled(one, 'brand', 'zeta');
  expect(two.chosen).toEqual({ brand: 'alma,zeta' });
  expect(toggled(two, 'brand', 'alma').chosen).toEqual({ brand: 'zeta' });
  expect(toggled(one, 'brand', 'alma').chosen).toEqual({ brand: undefined });
});

it('API-103 asks for a page of the open type, of the others for how many there are', () => {
  const chosen = { brand: 'alma' };
  const open = view({ chosen, sort: 'price', offset: 24 });
  expect(argsOf(open, 'products')).toEqual({
    type: 'products',
    term: 'milk',
    offset: 24,
    pageSize: 24,
    sort: 'price',
    brand: 'alma',
  });
  expect(argsOf(open, 'categories')).toEqual({
    type: 'categories',
    term: 'milk',
    offset: 0,
    pageSize: 5,
  });
  expect(argsOf({ ...open, tab: 'categories' }, 'categories')).toEqual({
    type: 'categories',
    term: 'milk',
    offset: 24,
    pageSize: 24,
  });
  expect(argsOf(view(), 'products')).not.toHaveProperty('sort');
});
