import { errorDataOf } from './error-data.js';

const data = { slug: 'gone', component: 'product-group' };

describe('the data of an error', () => {
  it.each([
    ['an object', data],
    ['its JSON text', JSON.stringify(data)],
  ])('ERR-04 is taken as %s', (_form, given) => {
    expect(errorDataOf(given)).toEqual(data);
  });

  it.each(['{"slug":', '"gone"', 'null', '', 7, null, undefined, { slug: '', component: 5 }])(
    'ERR-05 returns nothing for %j',
    (given) => {
      expect(errorDataOf(given)).toEqual({});
    },
  );
});
