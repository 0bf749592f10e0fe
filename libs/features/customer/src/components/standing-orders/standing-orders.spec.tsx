import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StandingOffer from '../orders/standing-offer.js';
import { wishedRhythms, wishRhythm } from '../../state/rhythm.js';
import { dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { aProduct } from '../../testing/products.js';
import {
  openStanding as open,
  standingDraft,
  standingOrder,
} from '../../testing/standing-orders.js';

afterEach(() => {
  dropCookies();
  window.sessionStorage.clear();
});

const all = '/api/customers/standing-orders';

const button = (name: string) => screen.findByRole('button', { name });

describe('standing orders', () => {
  it('are listed with their rhythm and next day', async () => {
    await open('/profile/standing-orders', {
      [`GET ${all}`]: () => [standingOrder(), standingOrder({ id: 's2', state: 'PAUSED' })],
    });
    expect(await screen.findAllByText(/Every week on Friday, 10:00 to 16:00/)).toHaveLength(2);
    expect(screen.getAllByText(/27 November|November 27/)).toHaveLength(1);
    expect(screen.getByText('Paused')).toBeVisible();
  });

  it('explain how to make one where there is none', async () => {
    await open('/profile/standing-orders', { [`GET ${all}`]: () => [] });
    expect(await screen.findByText(/Make it a standing order/)).toBeVisible();
  });

  it('do not exist in a shop without them', async () => {
    setCookie('loggedIn', 'true');
    await openAccount({ url: '/profile', handlers: { 'GET /api/customers/purchases': () => [] } });
    await screen.findAllByText('Orders');
    expect(screen.queryByText('Standing orders')).toBeNull();
  });
});

describe('the offer after an order', () => {
  const box = { ...aProduct(), sku: 'box', name: 'Vegetable box' };
  const order = { orderNumber: '1234567890', productLineItems: [{ product: box }] } as never;
  const offer = async (isSignedIn: boolean, standingOrders: boolean) => {
    if (isSignedIn) setCookie('loggedIn', 'true');
    await openAccount({
      element: <StandingOffer order={order} />,
      settings: { account: { standingOrders } },
    });
  };

  it('leads customers to a standing order of it', async () => {
    await offer(true, true);
    const link = await screen.findByRole('link', { name: 'Make it a standing order' });
    expect(link).toHaveAttribute('href', '/profile/standing-orders?order=1234567890');
  });

  it('asks to confirm the rhythm that was wished on the page of a product', async () => {
    wishRhythm('box', 2, '');
    await offer(true, true);
    const title = 'Vegetable box: every two weeks, as you wished';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Confirm the standing order' });
    expect(link).toHaveAttribute('href', '/profile/standing-orders?order=1234567890&weeks=2');
  });

  it.each([
    ['a guest', false, true],
    ['a shop without them', true, false],
  ])('is not made to %s', async (_, isSignedIn, standingOrders) => {
    await offer(isSignedIn, standingOrders);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a new standing order', () => {
  const url = '/profile/standing-orders?order=1234567890';

  it('is created only once the customer has agreed to its limit', async () => {
    const { calls, opened } = await open(url, {
      [`GET ${all}/draft`]: () => standingDraft(),
      [`POST ${all}`]: () => standingOrder(),
    });
    const limit = await screen.findByRole('textbox', { name: /Limit/ });
    expect(limit).toHaveValue('46');
    await userEvent.click(await button('Set up standing order'));
    expect(screen.getByText('We won’t order anything unless you agree.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Order regularly/ })).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.clear(limit);
    await userEvent.type(limit, '48.5');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /Time slot/ }),
      '18:00 20:00',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /Order regularly/ }));
    await userEvent.click(await button('Set up standing order'));
    await waitFor(() => expect(opened).toEqual(['/profile/standing-orders?id=s1']));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      orderNumber: '1234567890',
      agreed: true,
      highestTotal: 4850,
      weeks: 1,
      window: { weekday: 5, from: '18:00', to: '20:00' },
      payment: { methodKey: 'payment-at-the-door' },
    });
  });

  it('takes over the wished rhythm, and fulfils the wish', async () => {
    wishRhythm('juice', 2, '');
    const { calls } = await open(`${url}&weeks=2`, {
      [`GET ${all}/draft`]: () => standingDraft(),
      [`POST ${all}`]: () => standingOrder(),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Order regularly/ }));
    expect([...wishedRhythms('')]).toEqual([['juice', 2]]);
    await userEvent.click(await button('Set up standing order'));
    await waitFor(() => expect([...wishedRhythms('')]).toEqual([]));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ weeks: 2 });
  });

  it('CAT-07 tells the age limit of its goods, and is created once the age is confirmed', async () => {
    const wine = aProduct({ sku: 'wine', name: 'Wine', ageLimit: 16 });
    const items = [{ sku: 'wine', quantity: 1, isAvailable: true, product: wine }];
    const { calls } = await open(url, {
      [`GET ${all}/draft`]: () => standingDraft({ items }),
      [`POST ${all}`]: () => standingOrder(),
    });
    const sent = () => calls.find(({ method }) => method === 'POST')?.body;
    const tick = await screen.findByRole('checkbox', { name: 'I am at least 16 years old.' });
    expect(tick).toHaveAccessibleDescription(/check ID/);
    await userEvent.click(screen.getByRole('checkbox', { name: /Order regularly/ }));
    await userEvent.click(await button('Set up standing order'));
    expect(screen.getByText('Please confirm your age.')).toBeVisible();
    expect(sent()).toBeUndefined();
    await userEvent.click(tick);
    await userEvent.click(await button('Set up standing order'));
    await waitFor(() => expect(sent()).toMatchObject({ confirmedAge: 16 }));
  });

  it('warns of a limit below what it costs today', async () => {
    await open(url, { [`GET ${all}/draft`]: () => standingDraft() });
    const limit = await screen.findByRole('textbox', { name: /Limit/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, '20');
    expect(screen.getByText(/less than it costs today/)).toBeVisible();
  });

  it('is not offered where it cannot be paid', async () => {
    await open(url, { [`GET ${all}/draft`]: () => standingDraft({ payments: [] }) });
    expect(await screen.findByText(/can’t be repeated/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('CUST-14 is as it was typed after a reload, but for the consent, until it exists', async () => {
    const handlers = {
      [`GET ${all}/draft`]: () => standingDraft(),
      [`POST ${all}`]: () => standingOrder(),
    };
    const agreed = () => screen.findByRole('checkbox', { name: /Order regularly/ });
    const limit = () => screen.findByRole('textbox', { name: /Limit/ });
    const first = await open(url, handlers);
    await userEvent.clear(await limit());
    await userEvent.type(await limit(), '77');
    await userEvent.click(await agreed());
    first.unmount();
    const second = await open(url, handlers);
    await waitFor(async () => expect(await limit()).toHaveValue('77'));
    expect(await agreed()).not.toBeChecked();
    await userEvent.click(await agreed());
    await userEvent.click(await button('Set up standing order'));
    await waitFor(() => expect(second.opened).toEqual(['/profile/standing-orders?id=s1']));
    second.unmount();
    await open(url, handlers);
    expect(await limit()).toHaveValue('46');
  });

  it('keeps what was typed when there are five already', async () => {
    await open(url, {
      [`GET ${all}/draft`]: () => standingDraft(),
      [`POST ${all}`]: () => refusal(409, 'CONFLICT'),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Order regularly/ }));
    await userEvent.click(await button('Set up standing order'));
    expect(await screen.findByText(/already have five/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Order regularly/ })).toBeChecked();
  });
});
