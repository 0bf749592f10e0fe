import { productDetails } from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost } from '@larder/platform/testing';
import { screen } from '@testing-library/react';
import { pesticides } from '../../feature.js';
import { aReport } from '../../testing/reports.js';

describe('the page of a product', () => {
  const show = (answered: unknown, url = '/', messages = {}) =>
    renderInHost({
      features: [pesticides],
      handlers: { 'GET /api/products/:sku/pesticides': () => answered },
      url,
      messages,
      element: (
        <ExtensionSlot slot={productDetails} props={{ product: { sku: '1001' } as never }} />
      ),
    });

  it('PEST-02 shows the light of the latest sample and links to all of them', async () => {
    await show({ total: 2, latest: aReport() });
    expect(
      await screen.findByText(/Yellow: some residues · Sampled on Nov 12, 2026/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the report' })).toHaveAttribute(
      'href',
      '/pesticides?sku=1001',
    );
  });

  it('PEST-02 is in the language of the page', async () => {
    await show({ total: 2, latest: aReport() }, '/de');
    expect(await screen.findByText(/Gelb: /)).toBeVisible();
  });

  it('PLAT-08 words the badge by the messages of the shop', async () => {
    const messages = { 'pesticides.residues.yellow': 'Within our own limits' };
    await show({ total: 2, latest: aReport() }, '/', messages);
    expect(await screen.findByText(/Within our own limits · Sampled on/)).toBeVisible();
  });

  it('shows nothing for a product without samples, or when the call fails', async () => {
    const { container } = await show({ total: 0 });
    expect(container).toHaveTextContent('');
    const failed = await show(answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' }));
    expect(failed.container).toHaveTextContent('');
    expect(failed.reported).toEqual([]);
  });
});
