import { redemption } from './wallet-api.js';

it('ERR-38 tells a caller without a code so, before anything is sent', () => {
  expect(() => redemption('', 'key')).toThrow('code must not be null or empty');
  expect(redemption('K4WQ', 'key')).toMatchObject({ headers: { 'idempotency-key': 'key' } });
});
