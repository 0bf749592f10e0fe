import { listingHref, listingOf, queryOf, robotsOf, toggled, withoutFacets } from './listing.js';

const read = (query: string) => listingOf(new URLSearchParams(query));

describe('the address of a listing', () => {
  it.each([
    ['', '/c'],
    ['page=1&sort=relevance', '/c'],
    ['page=2', '/c?page=2'],
    ['brand=b,a&brand=b&sort=price', '/c?brand=a,b&sort=price'],
    ['diet=vegan&page=3', '/c?diet=vegan&page=3'],
    ['page=0&sort=none&unknown=1&brand=', '/c'],
    ['page=1.5', '/c'],
    ['page=9999', '/c?page=9999'],
    ['page=10000', '/c'],
  ])('reads %j and writes %j', (query, address) => {
    expect(listingHref('/c', read(query))).toBe(address);
  });

  it('computes the offset of a page', () => {
    expect(queryOf(read('page=3&brand=a,b'))).toEqual({
      offset: 96,
      pageSize: 48,
      sort: 'relevance',
      brand: 'a,b',
    });
  });

  it('takes a filter up and back again, each time from the first page', () => {
    const one = toggled(read('page=4'), 'diet', 'vegan');
    expect(listingHref('/c', one)).toBe('/c?diet=vegan');
    const two = toggled(one, 'diet', 'organic');
    expect(listingHref('/c', two)).toBe('/c?diet=organic,vegan');
    const back = toggled(toggled(two, 'diet', 'vegan'), 'diet', 'organic');
    expect(robotsOf(back)).toBeUndefined();
    expect(listingHref('/c', withoutFacets(two))).toBe('/c');
  });

  it.each([
    ['', undefined],
    ['page=2', undefined],
    ['sort=price', 'noindex, follow'],
    ['diet=vegan', 'noindex, follow'],
  ])('lets search engines index %j: %s', (query, robots) => {
    expect(robotsOf(read(query))).toBe(robots);
  });
});
