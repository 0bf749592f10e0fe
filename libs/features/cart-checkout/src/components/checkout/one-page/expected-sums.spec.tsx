import { screen } from '@testing-library/react';
import { answer } from '@larder/platform/testing';
import { aCart, place } from '../../../testing/fixtures.js';
import { openOnePage } from '../../../testing/one-page.js';
import { lines, ready } from '../../../testing/open-checkout.js';
import { isFeeOpen } from '../../cart/summary/is-fee-open.js';
import { expectedSums } from './expected-sums.js';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const cart = aCart(lines, { deliveryPlace: place });
const { priceInfo } = cart;
const euro = (cents: number) => `€${(cents / 100).toFixed(2)}`;
const isShown = async (name: string, amount: string) => {
  const [first] = await screen.findAllByText(name, { selector: 'dt' });
  expect(first?.nextSibling).toHaveTextContent(amount);
};

describe('the service fee in the sums of the checkout', () => {
  it('CART-06 is counted for the time slot that the page proposes', async () => {
    const slot = { id: 'window-18', start: '2026-11-20T17:00:00Z', end: '2026-11-20T19:00:00Z' };
    await openOnePage(cart, {
      'GET /api/capacity/window/earliest': () => ({ ...slot, serviceFee: 190 }),
    });
    await isShown('Service fee', euro(190));
    await isShown('Total', euro(priceInfo.total + 190));
    expect(screen.queryByText('plus service fee')).not.toBeInTheDocument();
  });

  it('CART-06 is open while there is no time slot to propose', async () => {
    await openOnePage(cart, {
      'GET /api/capacity/window': () => [],
      'GET /api/capacity/window/earliest': () => answer(409, { errorCode: '023', message: '' }),
    });
    await isShown('Subtotal', euro(priceInfo.total));
    expect(screen.getByText('plus service fee')).toBeInTheDocument();
  });

  it('CART-06 is left to the backend where a code lowers it, or a tax is added', () => {
    const code = { code: 'FREE', title: 'Free', appliesTo: 'service', savings: 0 } as const;
    expect(expectedSums({ ...cart, discountCodes: [code] }, 190)).toBeUndefined();
    const taxed = { ...priceInfo, addedTax: 10 };
    expect(expectedSums({ ...cart, priceInfo: taxed }, 190)).toBeUndefined();
    expect(expectedSums(cart, undefined)).toBeUndefined();
  });

  it('CART-63 depends on no time slot once the goods make the service free', () => {
    const { orderValue } = priceInfo;
    expect(isFeeOpen({ ...cart, freeOfChargeThreshold: orderValue })).toBe(false);
    expect(isFeeOpen({ ...cart, freeOfChargeThreshold: orderValue + 1 })).toBe(true);
    expect(isFeeOpen({ ...cart, distributionWindow: ready.distributionWindow })).toBe(false);
  });
});
