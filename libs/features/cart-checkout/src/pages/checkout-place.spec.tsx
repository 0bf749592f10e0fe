import { screen, waitFor, within } from '@testing-library/react';
import { aCart, place } from '../testing/fixtures.js';
import { chosenTimeSlot, currentStep, lines } from '../testing/open-checkout.js';
import { maps } from '../testing/open-service.js';
import { open, button } from '../testing/checkout-page.js';

jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

const step = () => within(currentStep() as HTMLElement);
const byPostcode = aCart(lines, { deliveryPlace: place, distributionWindow: chosenTimeSlot });

async function typeStreet(postalCode?: string) {
  const host = await open(byPostcode, maps);
  const { user } = host;
  await user.type(await step().findByLabelText(/^Street/), 'Lindengasse');
  expect(step().queryByRole('combobox')).toBeNull();
  await user.type(step().getByLabelText(/^No/), '7');
  if (postalCode !== undefined) {
    await user.clear(step().getByLabelText(/Postcode/));
    await user.type(step().getByLabelText(/Postcode/), postalCode);
  }
  await user.click(button('Deliver here'));
  return host;
}

describe('a checkout that knows the postcode', () => {
  it('FORM-56 FORM-58 asks for street and number alone, and keeps the window', async () => {
    const { shop } = await typeStreet();
    await waitFor(() =>
      expect(shop.cart?.distributionAddress).toMatchObject({
        streetName: 'Lindengasse',
        streetNumber: '7',
        postalCode: '1070',
        city: 'Wien',
        deliveryAreaNumber: 'wien',
      }),
    );
    expect(await screen.findByLabelText(/First name/)).toBeVisible();
  });

  it('SLOT-14 leads to the stores and to other addresses', async () => {
    const { user } = await open(byPostcode, maps);
    await user.click(await screen.findByRole('button', { name: /^Enter a full address/ }));
    expect(await screen.findByRole('radio', { name: /Pickup/ })).toBeVisible();
  });

  it('SLOT-11 names an address that lies outside', async () => {
    const { shop } = await typeStreet('8010');
    expect(await screen.findByText('We don’t deliver to this address yet')).toBeVisible();
    expect(shop.cart?.deliveryPlace).toEqual(place);
  });
});
