import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import type { Feature } from '@larder/platform';
import type { Handlers } from '@larder/platform/testing';
import { openCheckout } from './open-checkout.js';
import { maps } from './open-service.js';

/** The checkout of a shop that has it on one page. */
export async function openOnePage(
  cart: Cart,
  handlers: Handlers = {},
  others: readonly Feature[] = [],
) {
  const tenant = { checkout: { layout: 'one-page' } } as const;
  const host = await openCheckout(cart, { ...maps, ...handlers }, others, undefined, tenant);
  return { ...host, user: userEvent.setup() };
}

export const section = (title: RegExp) => {
  const heading = screen.getByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
};

export const goOn = () => screen.getByRole('button', { name: 'Continue to review' });
export const order = () => screen.findByRole('button', { name: 'Order with obligation to pay' });
