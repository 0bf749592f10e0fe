import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { pageRange } from './page-range.js';
import { Pagination } from './pagination.js';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [6, 20, [1, null, 5, 6, 7, null, 20]],
  [18, 20, [1, null, 17, 18, 19, 20]],
  [20, 20, [1, null, 19, 20]],
])('offers around page %d of %d the pages %j', (current, total, pages) => {
  expect(pageRange(current, total)).toEqual(pages);
});

it('always offers first, current and last page, rising, with gaps of two pages or more', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(place, ([current, total]) => {
      const offered = pageRange(current, total);
      const pages = offered.filter((page) => page !== null);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      offered.forEach((page, index) => {
        if (page !== null) return;
        const before = offered[index - 1];
        const after = offered[index + 1];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }),
  );
});

const labels = { previous: 'Back', next: 'Next', page: (page: number) => `Page ${page}` };
const hrefOf = (page: number) => (page === 1 ? '/fruit' : `/fruit?page=${page}`);

function show(current: number, total: number) {
  render(
    <Pagination label="Pages" current={current} total={total} hrefOf={hrefOf} labels={labels} />,
  );
}

it('links every page by its URL and marks the current one', () => {
  show(2, 3);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/fruit');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/fruit?page=3');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('rel', 'prev');
  const current = screen.getByRole('link', { current: 'page' });
  expect(current).toHaveAccessibleName('Page 2');
});

it('has no step over the ends', () => {
  show(1, 2);
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

it('is absent for a single page', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
