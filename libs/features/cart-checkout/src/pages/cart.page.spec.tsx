import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@larder/platform/testing';
import { aCart, aLine, apples, aProduct, home, orderConfig } from '../testing/fixtures.js';
import { full, openCart as open } from '../testing/open-cart.js';

jest.setTimeout(15_000);

const names = () =>
  within(screen.getByRole('region', { name: /products/ }))
    .getAllByRole('listitem')
    .map((item) => /Tomatoes|Apples|Water/.exec(item.textContent ?? '')?.[0]);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the cart page', () => {
  it('NAV-12 shows each product with its amount, weighed ones as expected and at most, deposits apart', async () => {
    await open();
    const [tomato, , bottles] = screen.getAllByRole('listitem');
    expect(tomato).toHaveTextContent('€0.75 for 250 g · €2.99 / kg');
    expect(tomato).toHaveTextContent('500 g');
    expect(tomato).toHaveTextContent('approx. €1.50');
    expect(tomato).toHaveTextContent('up to €1.65');
    expect(bottles).not.toHaveTextContent('at most');
    expect(bottles).toHaveTextContent('€5.88');
    expect(bottles).toHaveTextContent('+ €3.00 deposit');
  });

  it('shows every sum, the deposits and the tax separately', async () => {
    await open();
    const box = screen.getByRole('region', { name: 'Your order' });
    for (const text of ['Goods€11.36', 'Deposits€3.00', 'Service fee €2.90', 'Total€17.26'])
      expect(box).toHaveTextContent(text);
    expect(box).toHaveTextContent('Includes VAT of €1.51');
    expect(box).toHaveTextContent(
      'If everything is available you pay €17.11 to €17.41, never more',
    );
  });

  it.each([
    ['CART-13 CART-15', undefined, ['Tomatoes', 'Apples', 'Water']],
    ['CART-11', 'Name', ['Apples', 'Tomatoes', 'Water']],
    ['CART-12', 'Category', ['Water', 'Apples', 'Tomatoes']],
    ['CART-14', 'Unit price', ['Water', 'Tomatoes', 'Apples']],
  ])('%s sorts by %s', async (_id, choice, order) => {
    const { user } = await open();
    if (choice) await user.selectOptions(screen.getByLabelText('Sort by'), choice);
    expect(names()).toEqual(order);
  });

  it('CART-12 names the departments when sorted by category', async () => {
    const { user } = await open();
    const departments = () =>
      within(screen.getByRole('region', { name: /products/ })).queryAllByRole('heading', {
        level: 3,
      });
    expect(departments()).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Category');
    expect(departments().map(({ textContent }) => textContent)).toEqual(['Drinks', 'Fruit']);
  });

  it('has the total and the checkout in its bar, or what is missing for it', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Go to checkout, €17.26 in total' })).toHaveTextContent(
      'checkout',
    );
  });

  it('takes a product out and puts it back, with the focus on the way back', async () => {
    const { user, shop } = await open();
    await user.click(button('Remove Apples'));
    expect(button('Undo: put Apples back')).toHaveFocus();
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(2));
    await user.click(button('Undo: put Apples back'));
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(3));
    const apple = (await screen.findByText('Apples')).closest('li');
    expect(apple).toHaveFocus();
    expect(shop.cart?.productLineItems[2]).toMatchObject({ quantity: 2 });
  });

  it('marks an amount that is not confirmed yet', async () => {
    const { user } = await open(full, { 'POST /api/carts/items': () => new Promise(() => 0) });
    await user.click(button('More Apples'));
    const item = screen.getAllByRole('listitem')[1] as HTMLElement;
    expect(await within(item).findByText('€5.97')).toBeVisible();
    expect(item.querySelector('[aria-busy]')).toBeInTheDocument();
  });

  it('CART-96 lists unavailable goods separately, with a remove button', async () => {
    const gone = { ...aLine(aProduct({ sku: 'gone', name: 'Cherries' }), 2), lineItemId: 'gone' };
    const { user, shop } = await open({ ...full, unavailableLineItems: [gone] });
    const section = screen.getByRole('region', { name: 'Not available' });
    expect(section).toHaveTextContent('Cherries');
    await user.click(within(section).getByRole('button', { name: 'Remove Cherries' }));
    await waitFor(() => expect(shop.cart?.unavailableLineItems).toEqual([]));
    await waitFor(() => expect(section).not.toBeInTheDocument());
  });

  it('CART-96 takes all of them out at once', async () => {
    const gone = ['one', 'two'].map((id) => ({ ...aLine(apples, 1), lineItemId: id }));
    const { user, shop } = await open({ ...full, unavailableLineItems: gone });
    await user.click(button('Remove all'));
    await waitFor(() => expect(shop.cart?.unavailableLineItems).toEqual([]));
    expect(shop.cart?.productLineItems).toEqual(full.productLineItems);
  });

  it('CART-06 strikes through a waived fee, and shows the total savings', async () => {
    const fees = { serviceFees: 290, serviceFeesAfterDiscount: 0 };
    const saved = { savings: 100, totalSavings: 390 };
    await open({ ...full, priceInfo: { ...full.priceInfo, ...fees, ...saved } });
    const box = screen.getByRole('region', { name: 'Your order' });
    expect(box.querySelector('s')).toHaveTextContent('€2.90');
    expect(box).toHaveTextContent('€3.90');
    expect(box).not.toHaveTextContent('€1.00');
  });

  it('CART-97 keeps whether crates are wanted', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('checkbox', { name: /returnable crates/ }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /returnable crates/ })).toBeChecked(),
    );
    expect(calls.at(-1)).toMatchObject({
      path: '/api/carts/crate-deposit-desired',
      body: { crateDepositDesired: true },
    });
  });

  it('CART-97 offers no crates where the shop has no deposit for them', async () => {
    await open(full, { 'GET /api/order-config': () => ({ ...orderConfig, crateDeposit: 0 }) });
    expect(screen.queryByRole('checkbox', { name: /returnable crates/ })).toBeNull();
  });

  it('CART-63 shows how much is missing for free service, and when it is reached', async () => {
    const { shop, user } = await open({ ...full, freeOfChargeThreshold: 1200 });
    expect(screen.getByText('Spend €0.64 more and pay no service fee')).toBeVisible();
    await user.click(button('More Apples'));
    expect(await screen.findByText('No service fee on this order')).toBeVisible();
    expect(shop.cart?.priceInfo.orderValue).toBeGreaterThan(1200);
  });

  it('CART-63 shows no way to free service where it is always free', async () => {
    await open({ ...full, freeOfChargeThreshold: 0 });
    expect(screen.queryByText('No service fee on this order')).toBeNull();
  });
});

describe('the checkout link', () => {
  it('is open within the limits', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'To checkout' })).toHaveAttribute('href', '/checkout');
  });

  it('CART-62 is disabled below the minimum, with the reason as text', async () => {
    await open(aCart([aLine(apples, 1)], { distributionAddress: home }));
    expect(screen.queryByRole('link', { name: 'To checkout' })).not.toBeInTheDocument();
    expect(button('To checkout')).toHaveAttribute('aria-disabled', 'true');
    const missing = 'Spend €3.01 more to reach the minimum order of €5.00';
    expect(button('To checkout')).toHaveAccessibleDescription(missing);
    expect(screen.getAllByText(missing)).toHaveLength(1);
    expect(screen.getByText('€3.01 more to check out')).toBeVisible();
  });

  it('CART-62 is closed above a maximum', async () => {
    const config = { ...orderConfig, maxOrderWeightDelivery: 1000 };
    await open(full, { 'GET /api/order-config': () => config });
    expect(button('To checkout')).toHaveAccessibleDescription(
      'An order can weigh up to 1\u00a0kg.',
    );
  });

  it('CART-57 has no minimum for an addition to an order', async () => {
    await open(
      aCart([aLine(apples, 1)], { mode: 'ADDON', orderNumber: '1', distributionAddress: home }),
    );
    expect(screen.getByRole('link', { name: 'To checkout' })).toBeVisible();
  });

  it('CART-03 CART-29 shows the order that the cart adds to, with a button to detach it', async () => {
    const lines = [aLine(apples, 1)];
    const regular = aCart(lines, { distributionAddress: home });
    const added = { ...regular, mode: 'ADDON' as const, orderNumber: '4711' };
    const { user, calls } = await open(added, { 'PUT /api/carts/mode': () => regular });
    expect(await screen.findByText(/added to your order 4711/)).toBeVisible();
    await user.click(button('Place a new order instead'));
    await waitFor(() => expect(screen.queryByText(/added to your order/)).toBeNull());
    expect(calls.find(({ path }) => path === '/api/carts/mode')?.body).toEqual({ mode: 'REGULAR' });
    expect(button('To checkout')).toHaveAttribute('aria-disabled', 'true');
  });

  it('CART-29 stays an addition when that fails, and shows why', async () => {
    const added = aCart([aLine(apples, 1)], { mode: 'ADDON', orderNumber: '4711' });
    const { user } = await open(added, {
      'PUT /api/carts/mode': () => answer(503, { errorCode: '', message: '' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Place a new order instead' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText(/added to your order 4711/)).toBeVisible();
  });
});
