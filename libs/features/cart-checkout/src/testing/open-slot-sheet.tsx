import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { appNotices, appOverlays, headerService } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { aCart, aLine, apples, evening, place } from './fixtures.js';
import { createTestServer } from './test-server.js';

const { id, start, end } = evening;
/** A cart whose evening is held. */
export const held = (heldUntil: string, parts: Partial<Cart> = {}) =>
  aCart([aLine(apples, 1)], {
    deliveryPlace: place,
    distributionWindow: { id, start, end, heldUntil, extensionsLeft: 2 },
    ...parts,
  });

/** The header's line, with what every page has. */
export async function openHeader(cart: Cart, handlers: Handlers = {}) {
  const shop = createTestServer(cart);
  const host = await renderInHost({
    features: [cartCheckout],
    element: (
      <>
        <ExtensionSlot slot={headerService} props={{}} />
        <ExtensionSlot slot={appNotices} props={{}} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: { ...shop.handlers, ...handlers },
  });
  const user = userEvent.setup({ delay: null });
  const callsOf = (line: string) =>
    host.calls.filter(({ method, path }) => `${method} ${path}` === line);
  return { ...host, shop, user, callsOf };
}

/** The same, with the sheet opened from the header. */
export async function openSheet(cart: Cart, handlers: Handlers = {}) {
  const opened = await openHeader(cart, handlers);
  await opened.user.click(await screen.findByRole('button', { name: / · 1070/ }));
  const dialog = await screen.findByRole('dialog', { name: 'When should we deliver?' });
  return { ...opened, dialog };
}
