import { screen } from '@testing-library/react';
import { answer } from '@larder/platform/testing';
import { billing, evening } from '../../../testing/fixtures.js';
import { atSlot } from '../../../testing/open-checkout.js';
import { goOn, openOnePage, section } from '../../../testing/one-page.js';

// A whole page.
jest.setTimeout(30_000);

const full = () => answer(409, { errorCode: '023', message: '' });

it('SLOT-16 CART-72 proposes nothing more when the last time slot was taken meanwhile', async () => {
  const earliest = [evening];
  const { user } = await openOnePage(
    { ...atSlot, billingAddress: billing },
    {
      'GET /api/capacity/window/earliest': () => earliest.shift() ?? full(),
      'GET /api/capacity/window': () => [{ ...evening, state: 'full' }],
      'POST /api/carts/distribution-time-slot': full,
    },
  );
  await section(/^Time slot/).findByText('Friday, November 20, 18:00 to 20:00');
  await user.click(goOn());
  expect(await screen.findByText('No time slots available right now')).toBeVisible();
  expect(section(/^Time slot/).queryByText('Friday, November 20, 18:00 to 20:00')).toBeNull();
});
