import { currentCustomer } from '@larder/contracts/customer';
import type { NewReview, OwnProductReview, ProductReviews } from '@larder/contracts/reviews';
import { defineFeature, provide } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../../feature.js';
import { aDetail } from '../../testing/products.js';

const writtenAt = '2026-11-20T10:00:00Z';
const aReview = (number: number) => ({
  id: `r${number}`,
  stars: 4,
  text: `Text ${number}`,
  author: 'Anna B.',
  writtenAt,
});
const rated: ProductReviews = {
  total: 7,
  count: 5,
  offset: 0,
  ratings: 10,
  average: 4.3,
  distribution: [0, 1, 1, 2, 6],
  results: [1, 2, 3, 4, 5].map(aReview),
};
const none: ProductReviews = {
  total: 0,
  count: 0,
  offset: 0,
  results: [],
  ratings: 0,
  distribution: [0, 0, 0, 0, 0],
};
const account = (id: string | undefined) =>
  defineFeature({
    id: 'account',
    enabled: () => true,
    provides: [
      provide(currentCustomer, () => ({
        get: () => (id === undefined ? undefined : ({ id } as never)),
        settled: () => true,
        subscribe: () => () => undefined,
      })),
    ],
  });

async function open({
  reviews = rated,
  own,
  customer,
}: {
  reviews?: ProductReviews;
  own?: OwnProductReview;
  customer?: string;
} = {}) {
  let current = own ?? { canReview: false, author: 'Mira S.' };
  const host = await renderInHost({
    features: [catalogue, account(customer)],
    url: '/product/milk',
    handlers: {
      'GET /api/products/:sku': () => aDetail({ sku: 'milk', slug: 'milk', name: 'Milk' }),
      'GET /api/products/:slug/similar': () => [],
      'GET /api/products/:sku/reviews': ({ query }) =>
        query['offset'] === '5' ? { ...reviews, offset: 5, results: [aReview(6)] } : reviews,
      'GET /api/customers/reviews/:sku': () => current,
      'PUT /api/customers/reviews/:sku': ({ body }) =>
        (current = { ...current, review: { ...(body as NewReview), state: 'PENDING', writtenAt } }),
      'DELETE /api/customers/reviews/:sku': () => {
        current = { canReview: true, author: 'Mira S.' };
        return {};
      },
    },
  });
  return { ...host, user: userEvent.setup() };
}
const section = () => screen.findByRole('region', { name: 'Reviews' });

describe('reviews on a product’s page', () => {
  it('show average, distribution and texts of buyers, page by page', async () => {
    const { user, calls } = await open();
    const inside = within(await section());
    expect(inside.getByText('10 ratings')).toBeVisible();
    expect(inside.getByText('4.3 out of 5 stars')).toBeInTheDocument();
    expect(inside.getAllByRole('listitem')[0]).toHaveTextContent('5 stars6');
    expect(inside.getAllByText('Bought')).toHaveLength(5);
    await user.click(inside.getByRole('button', { name: 'Older' }));
    expect(await inside.findByText('Text 6')).toBeVisible();
    expect(inside.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
    expect(calls.some(({ path }) => path.startsWith('/api/customers/reviews'))).toBe(false);
  });

  it('are written, changed and deleted by a buyer', async () => {
    const own = { canReview: true, author: 'Mira S.' };
    const { user, calls } = await open({ reviews: none, own, customer: 'mira' });
    const inside = within(await section());
    expect(inside.getByText('No ratings yet')).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Rate this product' }));
    await user.click(await inside.findByRole('button', { name: 'Send rating' }));
    expect(inside.getByText('Please choose a star rating.')).toBeVisible();
    await user.click(inside.getByRole('radio', { name: 'Good' }));
    await user.type(inside.getByRole('textbox'), ' Creamy ');
    await user.click(inside.getByRole('button', { name: 'Send rating' }));
    expect(await inside.findByText(/We’ll read your review/)).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([{ stars: 4, text: 'Creamy' }]);
    await user.click(inside.getByRole('button', { name: 'Change rating' }));
    await user.click(await inside.findByRole('button', { name: 'Delete rating' }));
    expect(await inside.findByRole('button', { name: 'Rate this product' })).toBeVisible();
  });

  it('leave no trace without ratings, for visitors who cannot write one', async () => {
    const { calls } = await open({ reviews: none, customer: 'mira' });
    expect(calls.length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
  });
});
