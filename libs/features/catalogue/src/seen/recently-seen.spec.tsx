import { customerCleared } from '@larder/contracts/customer';
import { answer, renderInHost } from '@larder/platform/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { catalogue } from '../feature.js';
import { aDetail, aPage, aProduct } from '../testing/products.js';
import { seenProducts } from './seen-products.js';

const stored = () => window.sessionStorage.getItem('recentlySeen');
const names: Record<string, string> = { milk: 'Milk', tea: 'Tea', rice: 'Rice' };
const detail = (sku: string) => aDetail({ sku, slug: sku, name: names[sku] ?? sku });

/** Opens the page of a product as if it were a new document. */
async function look(sku: string, isDown = false) {
  cleanup();
  return renderInHost({
    features: [catalogue],
    url: `/product/${sku}`,
    handlers: {
      'GET /api/products/:sku': (_call, params) => detail(params['sku'] ?? ''),
      'GET /api/products/:slug/similar': () => [],
      'GET /api/products': ({ query }) =>
        isDown
          ? answer(500, { errorCode: 'INTERNAL_ERROR', message: '' })
          : // As the server gives them: in an order of its own, without what is gone.
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
const shelf = () => screen.findByRole('region', { name: 'Recently viewed' });

beforeEach(() => window.sessionStorage.clear());

describe('products that were seen', () => {
  it('CAT-15 are shown below the next one, the latest first, and never the one that is open', async () => {
    await look('milk');
    await waitFor(() => expect(seenProducts()).toEqual(['milk']));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    await look('tea');
    await look('rice');
    const links = within(await shelf()).getAllByRole('link', { name: /Milk|Tea|Rice/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tea'),
      expect.stringContaining('Milk'),
    ]);
    await look('milk');
    await shelf();
    expect(seenProducts()).toEqual(['milk', 'rice', 'tea']);
  });

  it('are at most twelve, and nonsense in the storage is none', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `p${at}`);
    window.sessionStorage.setItem('recentlySeen', JSON.stringify(many));
    await look('milk');
    await waitFor(() => expect(seenProducts()[0]).toBe('milk'));
    expect(JSON.parse(stored() ?? '[]')).toHaveLength(12);
    window.sessionStorage.setItem('recentlySeen', '{"no": 1');
    expect(seenProducts()).toEqual([]);
  });

  it('CUST-16 are forgotten when the customer leaves, and lie in no state', async () => {
    await look('milk');
    const { context, store } = await look('tea');
    await shelf();
    expect(JSON.stringify(store.getState())).not.toContain('"sku":"milk"');
    context.emit(customerCleared, undefined);
    expect(stored()).toBeNull();
  });

  it('leave the page as it is when the shop cannot tell of them', async () => {
    await look('milk');
    await look('tea', true);
    expect(screen.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible();
    await waitFor(() => expect(seenProducts()).toEqual(['tea', 'milk']));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  });
});
