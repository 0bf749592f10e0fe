import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appOverlays, headerService } from '@larder/contracts/content';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { ExtensionSlot, type Feature } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { createTestServer } from './test-server.js';

export const area = {
  deliveryAreaNumber: 'wien',
  name: 'Wien',
  pickingUnitIds: ['unit-1'],
  postalCodes: ['1070'],
  polygon: [],
};
export const found = {
  streetName: 'Lindengasse',
  streetNumber: '7',
  postalCode: '1070',
  city: 'Wien',
  position: { lat: 48.2, lng: 16.35 },
};
export const maps: Handlers = {
  'GET /api/maps/places/autocomplete': () => [
    { id: 'place-1', primaryPart: 'Lindengasse 7', secondaryPart: '1070 Wien' },
  ],
  'GET /api/maps/geocode/location': () => found,
  'GET /api/maps/geocode/address': () => answer(404, { errorCode: 'NOT_FOUND', message: '' }),
  'GET /api/maps/geocode/:id': () => found,
  'GET /api/distribution/delivery-area/intersection': () => area,
  'GET /api/distribution/delivery-area/default': () => area,
};

interface Options {
  readonly services?: ClientRuntimeConfig['services'];
  readonly handlers?: Handlers;
  /** What the shop asks for. */
  readonly by?: 'address' | 'postcode';
  /** Stands beside the header's line and the prompt. */
  readonly element?: ReactNode;
  /** Name of the button that opens the prompt; the header's line when absent. */
  readonly press?: string | RegExp;
  readonly features?: readonly Feature[];
  /** False where the prompt answers itself. */
  readonly hasDialog?: boolean;
}

/** The service prompt, opened from the line below the header. */
export async function openService({
  services,
  handlers,
  by,
  element,
  press,
  features = [],
  ...options
}: Options = {}) {
  const { hasDialog = true } = options;
  const shop = createTestServer();
  const host = await renderInHost({
    features: [cartCheckout, ...features],
    tenant: {
      ...(services && { services }),
      ...(by && { servicePrompt: { mode: 'required', by, interval: 5 } }),
    },
    element: (
      <>
        <ExtensionSlot slot={headerService} props={{}} />
        <ExtensionSlot slot={appOverlays} props={{}} />
        {element}
      </>
    ),
    handlers: { ...shop.handlers, ...maps, ...handlers },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: press ?? /\?$/ }));
  if (hasDialog) await screen.findByRole('dialog');
  const callsOf = (path: string) => host.calls.filter((call) => call.path === path);
  return { ...host, shop, user, callsOf };
}

export const button = (name: string) => screen.getByRole('button', { name });

/** Types the address by hand, like a shopper without a matching suggestion. */
export async function typeByHand(user: ReturnType<typeof userEvent.setup>, postalCode = '1070') {
  await user.click(screen.getByRole('radio', { name: /Delivery/ }));
  await user.click(button('Enter the address yourself'));
  await user.type(screen.getByLabelText(/^Street/), 'Lindengasse');
  await user.type(screen.getByLabelText(/^No/), '7');
  await user.type(screen.getByLabelText(/Postcode/), postalCode);
  await user.type(screen.getByLabelText(/Town/), 'Wien');
}
