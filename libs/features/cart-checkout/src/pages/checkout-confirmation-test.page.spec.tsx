import { screen } from '@testing-library/react';
import { Order } from '@larder/contracts/checkout/schemas';
import { lineDeposit, lineTotal, perPiecePrice, priceInfo } from '@larder/pricing';
import { renderInHost } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { sampleOrder } from '../components/order/sample-order.js';

const open = (preview: boolean) =>
  renderInHost({
    features: [cartCheckout],
    tenant: { cms: { preview } },
    url: '/checkout-ok-test',
  });

describe('the confirmation in preview', () => {
  it('CHK-06 NAV-15 shows a sample order, and makes no call', async () => {
    const { status, head, calls } = await open(true);
    expect([status, head?.robots, calls]).toEqual([200, 'noindex', []]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order');
    for (const text of ['0000-0000', 'On delivery', 'Sample Street 7, 1070 Sampletown'])
      expect(screen.getByText(text)).toBeVisible();
    // 2 × 2.49 + 5.94 + deposit 1.50 + service 3.90
    expect(screen.getAllByText('€16.32')).toHaveLength(2);
  });

  it('NAV-15 is no page where the shop is not in preview', async () => {
    expect((await open(false)).status).toBe(404);
  });

  it.each(['de-AT', 'en'])('CHK-06 is an order as the contract knows it, in %s', (locale) => {
    const order = sampleOrder({ locale, text: (key) => key }, 'AT');
    expect(Order.parse(order)).toEqual(order);
  });

  it('CHK-06 adds up as orders do', () => {
    const { productLineItems, priceInfo: sums } = sampleOrder(
      { locale: 'en', text: (key) => key },
      'AT',
    );
    for (const { product, quantity, ...line } of productLineItems)
      expect(line).toMatchObject({
        perPiecePrice: perPiecePrice(product),
        lineTotal: lineTotal(product, quantity),
        lineDeposit: lineDeposit(product, quantity),
      });
    const lines = productLineItems.map((line) => ({
      lineTotal: line.lineTotal,
      lineDeposit: line.lineDeposit,
      lineSavings: 0,
      weighted: false,
      vatRate: 10,
    }));
    const money = { lines, serviceFee: 390, crateDepositDesired: false, payments: [] };
    expect(priceInfo(money, { crateDeposit: 0, serviceFeeTaxRate: 20 })).toEqual(sums);
  });
});
