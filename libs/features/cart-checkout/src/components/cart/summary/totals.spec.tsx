import { screen } from '@testing-library/react';
import { aCart } from '../../../testing/fixtures.js';
import { openOnePage } from '../../../testing/one-page.js';
import { lines, ready } from '../../../testing/open-checkout.js';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const cart = aCart([...lines], ready);
const { priceInfo } = cart;
const amountOf = async (name: string) =>
  (await screen.findAllByText(name, { selector: 'dt' }))[0]?.nextSibling;

describe('the tax in the sums of a cart', () => {
  it.each([
    ['a line above the total', 89, '€0.89'],
    ['a line even when nothing is taxed', 0, '€0.00'],
  ])('CART-06 is %s where it is added to the prices', async (_case, addedTax, shown) => {
    const total = priceInfo.total + addedTax;
    const taxed = { ...priceInfo, addedTax, total, totalVat: addedTax };
    await openOnePage({ ...cart, priceInfo: taxed });
    expect(await amountOf('Sales tax')).toHaveTextContent(shown);
    expect(screen.queryByText(/Includes VAT/)).not.toBeInTheDocument();
    expect(screen.queryByText('Delivery pass', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('CART-06 is a note below the total where prices include it', async () => {
    await openOnePage(cart);
    expect((await screen.findAllByText(/Includes VAT of/)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Sales tax', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('CART-06 is no note where nothing in the cart is taxed', async () => {
    await openOnePage({ ...cart, priceInfo: { ...priceInfo, totalVat: 0 } });
    expect((await screen.findAllByText('Goods', { selector: 'dt' })).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Includes VAT/)).not.toBeInTheDocument();
  });
});

it.each([
  ['a store that asks for none', 0, 0, 'free'],
  ['an order above the threshold', 390, 0, '€3.90 free'],
  ['a time slot that costs', 390, 390, '€3.90'],
])('CART-06 the fee of %s', async (_case, serviceFees, serviceFeesAfterDiscount, shown) => {
  const own = { ...priceInfo, serviceFees, serviceFeesAfterDiscount };
  await openOnePage({ ...cart, priceInfo: own });
  expect((await amountOf('Service fee'))?.textContent?.trim()).toBe(shown);
});
