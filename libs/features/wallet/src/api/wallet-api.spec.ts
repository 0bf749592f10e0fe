import { createElement } from 'react';
import { renderInHost } from '@larder/platform/testing';
import { wallet } from '../feature.js';
import { redemption, walletApi } from './wallet-api.js';

it('ERR-38 throws without a code, before anything is sent', () => {
  expect(() => redemption('', 'key')).toThrow('code must not be null or empty');
  expect(redemption('K4WQ', 'key')).toMatchObject({ headers: { 'idempotency-key': 'key' } });
});

it('ERR-38 a gift card without a code is not sent', async () => {
  const noise = jest.spyOn(console, 'error').mockReturnValue();
  const { store, calls } = await renderInHost({ features: [wallet], element: createElement('p') });
  const before = calls.length;
  const { redeemGiftCard } = walletApi.endpoints;
  const outcome = await store.dispatch(redeemGiftCard.initiate({ code: '', key: 'k' })).then(
    ({ error }) => error,
    (error: unknown) => error,
  );
  expect(outcome).toMatchObject({ message: 'code must not be null or empty' });
  expect(calls.slice(before)).toEqual([]);
  noise.mockRestore();
});
