import { loyaltyCalls } from '@larder/contracts/loyalty';
import { endsSession } from './unauthorized.js';

it.each([
  ['ERR-11 a 401 of the cart', 401, 'getCart', true],
  ['ERR-11 no other refusal', 403, 'getCart', false],
  ['ERR-11 no success', 200, 'getCart', false],
  ['ERR-11 not the 401 of the loyalty card', 401, loyaltyCalls.getCardInfo.id, false],
])('%s ends the session', (_case, status, call, ends) => {
  expect(endsSession({ status, call })).toBe(ends);
});
