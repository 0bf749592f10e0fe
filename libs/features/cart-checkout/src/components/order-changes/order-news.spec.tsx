import { screen, waitFor } from '@testing-library/react';
import { answer, type Handlers } from '@larder/platform/testing';
import { button, open, order } from '../../testing/placed-order.js';

const KEY = 'GET /api/push/key';
const PATH = '/api/orders/:orderNumber/push-subscription';
const SUBSCRIBE = `PUT ${PATH}`;
const END = `DELETE ${PATH}`;
const own = (call: string) => call.replace(':orderNumber', order.orderNumber);
const subscription = {
  endpoint: 'https://fcm.googleapis.com/x',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};
const handlers: Handlers = { [KEY]: () => ({ publicKey: 'key' }), [SUBSCRIBE]: () => ({}) };

/** A phone's browser, and what the shopper answers it. */
function phone(answers: NotificationPermission = 'granted', permission = 'default') {
  const subscribe = jest.fn(() => {
    isOn = true;
    return Promise.resolve(known.current);
  });
  const known = { current: { ...subscription, toJSON: () => subscription } };
  let isOn = false;
  const pushManager = {
    subscribe,
    getSubscription: () => Promise.resolve(isOn ? known.current : null),
  };
  const requestPermission = jest.fn(() => Promise.resolve(answers));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve({ pushManager }),
    },
  });
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission } });
  return { subscribe, requestPermission };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
});

describe('news of an order', () => {
  it('come to this device after a tap, and stop after another', async () => {
    const { requestPermission, subscribe } = phone();
    const { user, callsOf } = await open({ ...handlers, [END]: () => ({}) });
    const turnOn = await button('Tell me when it’s on its way');
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(turnOn);
    await screen.findByText(/We’ll tell you on this device/);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(callsOf(own(SUBSCRIBE)).map(({ body }) => body)).toEqual([subscription]);
    await user.click(await button('Stop telling me'));
    await button('Tell me when it’s on its way');
    expect(callsOf(own(END))).toHaveLength(1);
  });

  it('stay on after a reload', async () => {
    phone();
    localStorage.setItem('larder.push.orders', JSON.stringify([order.orderNumber]));
    await open(handlers);
    await button('Stop telling me');
  });

  it('are not sent when the shopper refuses', async () => {
    phone('denied');
    const { user, callsOf } = await open(handlers);
    await user.click(await button('Tell me when it’s on its way'));
    await screen.findByText(/doesn’t allow notifications/);
    expect(callsOf(own(SUBSCRIBE))).toEqual([]);
  });

  it('can be tried again when the shop does not answer', async () => {
    phone();
    const { user } = await open({ ...handlers, [SUBSCRIBE]: () => answer(500, {}) });
    await user.click(await button('Tell me when it’s on its way'));
    await screen.findByText(/didn’t work/);
    await button('Tell me when it’s on its way');
  });

  it.each<[string, () => unknown, Handlers]>([
    ['the browser cannot', () => undefined, handlers],
    ['the shopper has refused before', () => phone('denied', 'denied'), handlers],
    ['the shop sends none', () => phone(), { [KEY]: () => ({}) }],
    [
      'the backend knows no such call',
      () => phone(),
      { [KEY]: () => answer(404, { errorCode: 'NOT_FOUND' }) },
    ],
  ])('are not offered where %s', async (_name, prepare, given) => {
    prepare();
    await open(given);
    await screen.findByRole('region', { name: 'Order status' });
    await waitFor(() => expect(screen.queryByText(/Loading|loading/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Tell me when it’s on its way' })).toBeNull();
  });
});
