import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart, DiscountCode } from '@larder/contracts/cart';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../../feature.js';
import { aCart, aLine, apples, home } from '../../testing/fixtures.js';
import { openCheckout, ready } from '../../testing/open-checkout.js';
import { createTestServer } from '../../testing/test-server.js';

jest.setTimeout(15_000);

const ten: DiscountCode = { code: 'TEN', title: 'Ten percent', appliesTo: 'goods', savings: 60 };
const plain = aCart([aLine(apples, 3)], { distributionAddress: home });
const withCodes = (codes: readonly DiscountCode[], of = plain): Cart => {
  const discounts = codes.reduce((sum, { savings }) => sum + savings, 0);
  const { orderValue, total } = of.priceInfo;
  const sums = { discounts, orderValue: orderValue - discounts, total: total - discounts };
  return {
    ...of,
    version: of.version + 1,
    discountCodes: [...codes],
    priceInfo: { ...of.priceInfo, ...sums },
  };
};

async function open(cart: Cart, handlers: Handlers = {}) {
  const shop = createTestServer(cart);
  const host = await renderInHost({
    features: [cartCheckout],
    url: '/cart',
    handlers: { ...shop.handlers, ...handlers },
  });
  const user = userEvent.setup();
  const box = await screen.findByRole('group', { name: 'Voucher or discount code' });
  return { ...host, user, box };
}

const field = () => screen.getByLabelText(/^Code/);
const refused = (status: number, errorCode: string): Handlers => ({
  'POST /api/carts/discount-codes': () => answer(status, { errorCode, message: 'no' }),
});

describe('discount codes in the cart', () => {
  it('CART-98 API-061 are redeemed by keyboard, and show the savings', async () => {
    const { user, box, calls } = await open(plain, {
      'POST /api/carts/discount-codes': () => withCodes([ten]),
    });
    expect(box.querySelector('details')).not.toHaveAttribute('open');
    box.querySelector('summary')?.focus();
    await user.click(box.querySelector('summary') as HTMLElement);
    await user.type(field(), ' ten{Enter}');
    const list = await within(box).findByRole('list', { name: 'Your codes' });
    expect(list).toHaveTextContent('TENTen percent−€0.60');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'ten' });
    const order = screen.getByRole('region', { name: 'Your order' });
    expect(order).toHaveTextContent('Discount TEN−€0.60');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(await screen.findByText('Code TEN applied: Ten percent')).toBeInTheDocument();
  });

  it.each([
    ['CART-80', 409, '223', 'This code has expired.'],
    ['CART-81', 409, '227', 'This code has reached its usage limit.'],
    ['CART-82', 409, '228', 'This code doesn’t exist or isn’t active right now.'],
    ['CART-83', 409, '229', 'This code isn’t valid for the service'],
    ['CART-98', 409, 'CONFLICT', 'This code can’t be combined'],
    ['API-061', 429, 'TOO_MANY_REQUESTS', 'Too many attempts.'],
    ['API-061', 400, 'BAD_REQUEST', 'A code consists of letters'],
    ['API-061', 503, '', 'The shop isn’t responding right now.'],
    ['API-061', 500, '', 'Something went wrong.'],
  ])('%s shows at the field why %i %s', async (_id, status, code, message) => {
    const { user } = await open(plain, refused(status, code));
    await user.type(field(), 'WRONG');
    await user.click(screen.getByText('Redeem'));
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(message) as string);
    expect(field()).toHaveValue('WRONG');
    expect(field()).toHaveFocus();
  });

  it('CART-98 requires a code before anything is sent', async () => {
    const { user, calls } = await open(plain);
    await user.click(screen.getByText('Redeem'));
    expect(field()).toHaveAccessibleDescription('Please enter a code.');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('CART-98 sends one code once, however often it is pressed', async () => {
    let finish: (cart: Cart) => void = () => undefined;
    const { user, calls } = await open(plain, {
      'POST /api/carts/discount-codes': () =>
        new Promise<Cart>((resolve) => {
          finish = resolve;
        }),
    });
    await user.type(field(), 'TEN{Enter}{Enter}');
    const button = screen.getByRole('button', { name: 'Redeem', hidden: true });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    finish(withCodes([ten]));
    expect(await screen.findByText('Ten percent')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('API-062 CART-98 are removed by name; the focus stays with the codes', async () => {
    const { user, box, calls } = await open(withCodes([ten]), {
      'DELETE /api/carts/discount-codes': () => ({ ...plain, version: 9 }),
    });
    await user.click(within(box).getByRole('button', { name: 'Remove code TEN' }));
    await waitFor(() => expect(within(box).queryByRole('list')).toBeNull());
    expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ code: 'TEN' });
    expect(box).toHaveFocus();
    expect(await screen.findByText('Code TEN removed')).toBeInTheDocument();
  });

  it('CART-83 CART-91 show the fault of one, and what is missing for another', async () => {
    const { box } = await open(
      withCodes([
        { ...ten, savings: 0, fault: '229' },
        { ...ten, code: 'FIVE', savings: 0, missing: 403 },
      ]),
    );
    const [wrong, waiting] = within(box).getAllByRole('listitem');
    expect(wrong).toHaveTextContent('This code isn’t valid for the service');
    expect(waiting).toHaveTextContent('Add €4.03 more to use this code');
    expect(within(wrong as HTMLElement).getByRole('button')).toHaveAccessibleName(
      'Remove code TEN',
    );
  });
});

it('CART-98 the checkout shows the codes with their sums, to be changed there too', async () => {
  await openCheckout(withCodes([ten], ready));
  const boxes = await screen.findAllByRole('group', { name: 'Voucher or discount code' });
  for (const box of boxes) expect(box).toHaveTextContent('TENTen percent−€0.60');
  expect(screen.getAllByText('Discount TEN').length).toBeGreaterThan(0);
});
