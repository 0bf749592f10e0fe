import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { type Handlers } from '@larder/platform/testing';
import { openCheckout } from './open-checkout.js';

export const open = async (cart: Cart | null, handlers?: Handlers) => ({
  ...(await openCheckout(cart, handlers)),
  user: userEvent.setup(),
});

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export async function choosePayment(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
  return screen.findByRole('button', { name: 'Order with obligation to pay' });
}
