import { screen, waitFor } from '@testing-library/react';
import { aCart, aLine, apples, aProduct, home } from '../../testing/fixtures.js';
import { openCart } from '../../testing/open-cart.js';
import { lines, ready } from '../../testing/open-checkout.js';
import { openOnePage, order } from '../../testing/one-page.js';

jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('larder.method', 'payment-at-the-door');
});

const gin = aProduct({ sku: 'gin', name: 'Gin', ageLimit: 18, availability: 'ageRestricted' });
const { distributionAddress, distributionWindow, billingAddress } = ready;
const parts = {
  ...(distributionAddress && { distributionAddress }),
  ...(distributionWindow && { distributionWindow }),
  ...(billingAddress && { billingAddress }),
};
const inStore = { ...home, distributionType: 'CLICK_AND_COLLECT', storeId: 'wien' } as const;
const withGin = aCart([...lines, aLine(gin, 1)], parts);

describe('goods with an age limit', () => {
  it('CAT-07 show a notice in the cart: an identity card on delivery', async () => {
    await openCart(withGin);
    expect(await screen.findByText('Goods for ages 18 and over')).toBeVisible();
    expect(screen.getByText(/ID ready when we deliver/)).toBeVisible();
  });

  it('CAT-07 show a notice in the cart: an identity card on pickup', async () => {
    await openCart({ ...withGin, distributionAddress: inStore });
    expect(await screen.findByText(/bring an ID/)).toBeVisible();
  });

  it('are not mentioned without any', async () => {
    await openCart(aCart([aLine(apples, 1)], parts));
    expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
    expect(screen.queryByText(/for ages/)).toBeNull();
  });

  it('CUST-02 are refused at the cart to customers who are too young', async () => {
    await openCart({ ...withGin, isTooYoung: true });
    expect(await screen.findByText('You need to be 18 for some of these goods')).toBeVisible();
  });

  it('CAT-07 need a tick before the order, which is sent with it', async () => {
    const { user, callsOf } = await openOnePage(withGin);
    await user.click(await order());
    const tick = await screen.findByRole('checkbox', { name: 'I am at least 18 years old' });
    await waitFor(() => expect(tick).toHaveFocus());
    expect(tick).toHaveAccessibleDescription('Please confirm your age.');
    expect(callsOf('POST /api/checkout')).toHaveLength(0);
    await user.click(tick);
    await user.click(await order());
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(callsOf('POST /api/checkout')[0]?.body).toMatchObject({ confirmedAge: 18 });
  });

  it('CUST-02 leave no button to order for who is too young', async () => {
    await openOnePage({ ...withGin, isTooYoung: true });
    expect(await screen.findByText('You need to be 18 for some of these goods')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order with obligation to pay' })).toBeNull();
  });

  it('CAT-07 are not left at the door, and the form says why', async () => {
    const { user } = await openOnePage(withGin);
    await order();
    await user.click(screen.getByRole('button', { name: /Change (Delivery|Address|Service)/ }));
    await user.click(await screen.findByText('Staircase, floor, door, note'));
    const tick = await screen.findByRole('checkbox', { name: 'Please leave it at the door' });
    expect(tick).toBeDisabled();
    expect(await screen.findByText(/we need to see an ID/)).toBeVisible();
  });
});
