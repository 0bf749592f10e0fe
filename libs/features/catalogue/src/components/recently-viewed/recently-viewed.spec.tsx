import { currentCustomer } from '@larder/contracts/customer';
import { blockDrafts, defineFeature, allowDrafts, provide } from '@larder/platform';
import { answer, renderInHost } from '@larder/platform/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { catalogue } from '../../feature.js';
import { aDetail, aPage, aProduct } from '../../testing/products.js';
import { viewedProducts } from './viewed-products.js';

const stored = () => window.sessionStorage.getItem('own.recentlySeen');
const names: Record<string, string> = { milk: 'Milk', tea: 'Tea', rice: 'Rice' };
const detail = (sku: string) => aDetail({ sku, slug: sku, name: names[sku] ?? sku });

/** A signed-in customer, or a guest. */
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

/** Opens the page of a product as if it were a new document. */
async function look(
  sku: string,
  { isDown = false, customer }: { isDown?: boolean; customer?: string | undefined } = {},
) {
  cleanup();
  return renderInHost({
    features: [catalogue, account(customer)],
    url: `/product/${sku}`,
    handlers: {
      'GET /api/products/:sku': (_call, params) => detail(params['sku'] ?? ''),
      'GET /api/products/:slug/similar': () => [],
      'GET /api/products': ({ query }) =>
        isDown
          ? answer(500, { errorCode: 'INTERNAL_ERROR', message: '' })
          : // As the server returns them: in its own order, without discontinued ones.
            aPage(
              (query['skus'] ?? '')
                .split(',')
                .filter((one) => one in names)
                .sort()
                .map((one) => aProduct({ sku: one, slug: one, name: names[one] ?? one })),
            ),
    },
  });
}
const findRow = () => screen.findByRole('region', { name: 'Recently viewed' });

beforeEach(() => window.sessionStorage.clear());

describe('products that were seen', () => {
  it('CAT-15 are shown below the next one, the latest first, and never the one that is open', async () => {
    await look('milk');
    await waitFor(() => expect(viewedProducts('')).toEqual(['milk']));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    await look('tea');
    await look('rice');
    const links = within(await findRow()).getAllByRole('link', { name: /Milk|Tea|Rice/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tea'),
      expect.stringContaining('Milk'),
    ]);
    await look('milk');
    await findRow();
    expect(viewedProducts('')).toEqual(['milk', 'rice', 'tea']);
  });

  it('are at most twelve, and invalid storage content is ignored', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `p${at}`);
    window.sessionStorage.setItem('own.recentlySeen', JSON.stringify({ owner: '', value: many }));
    await look('milk');
    await waitFor(() => expect(viewedProducts('')[0]).toBe('milk'));
    expect((JSON.parse(stored() ?? '') as { value: string[] }).value).toHaveLength(12);
    window.sessionStorage.setItem('own.recentlySeen', '{"no": 1');
    expect(viewedProducts('')).toEqual([]);
  });

  it('CUST-16 are private to a customer: neither a guest after them nor another customer sees them', async () => {
    await look('milk');
    await look('tea', { customer: 'anna' });
    await findRow();
    for (const customer of [undefined, 'berta']) {
      window.sessionStorage.setItem('own.recentlySeen', '{"owner":"anna","value":["tea","milk"]}');
      await look('rice', { customer });
      await waitFor(() => expect(viewedProducts(customer ?? '')).toEqual(['rice']));
      expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
      expect(stored()).not.toContain('tea');
    }
  });

  it('CUST-16 are cleared at logout and when another customer signs in, and are in no payload', async () => {
    await look('milk', { customer: 'anna' });
    const { store } = await look('tea', { customer: 'anna' });
    await findRow();
    expect(JSON.stringify(store.getState().api)).not.toContain('"sku":"milk"');
    allowDrafts('anna');
    expect(stored()).toContain('milk');
    allowDrafts('berta');
    expect(stored()).toBeNull();
    await look('tea');
    await waitFor(() => expect(stored()).toContain('tea'));
    blockDrafts();
    expect(stored()).toBeNull();
  });

  it('leave the page unchanged when their call fails', async () => {
    await look('milk');
    await look('tea', { isDown: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible();
    await waitFor(() => expect(viewedProducts('')).toEqual(['tea', 'milk']));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  });
});
