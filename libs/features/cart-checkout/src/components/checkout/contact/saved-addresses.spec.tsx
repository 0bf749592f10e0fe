import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address, Customer } from '@larder/contracts/customer';
import { atContact, openCheckout } from '../../../testing/open-checkout.js';
import { billing, aCart } from '../../../testing/fixtures.js';
import { account, visitor } from '../../../testing/test-visitor.js';
import { contactValues } from './contact-values.js';
import { savedContact, savedDelivery } from './saved-addresses.js';

const address = (category: string, more: Partial<Address> = {}): Address => ({
  id: category,
  category: category as Address['category'],
  primary: true,
  firstName: 'Anna',
  lastName: 'Berger',
  streetName: `${category} street`,
  streetNumber: '3',
  postalCode: '1010',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
  ...more,
});
const anna: Customer = {
  id: 'c-anna',
  email: 'anna@x.example',
  firstName: 'Anna',
  lastName: 'Berger',
  salutation: 'Female',
  newsletterTopics: [],
  loginType: 'normal',
  firstOrderDelivery: false,
  firstOrderClickAndCollect: false,
  addresses: [address('combined', { phoneNumber: '+436641234567', door: '5' })],
};

describe('what a customer has saved', () => {
  it('FORM-72 fills the contact form in, phone and email with it', () => {
    expect(contactValues(atContact, { country: 'AT' }, anna)).toMatchObject({
      firstName: 'Anna',
      lastName: 'Berger',
      email: 'anna@x.example',
      salutation: 'Female',
      streetName: 'combined street',
      phoneNumber: '+43 6641234567',
      countryCode: 'AT',
    });
  });

  it('ADDR-16 is the address for bills before the one for both, and the main one of them', () => {
    const addresses = [
      address('combined'),
      address('billing', { primary: false, streetName: 'other' }),
      address('Billing', { id: 'b', companyName: 'Berger KG' }),
    ];
    expect(savedContact({ ...anna, addresses })).toMatchObject({
      streetName: 'Billing street',
      companyName: 'Berger KG',
    });
    expect(savedDelivery({ ...anna, addresses })?.streetName).toBe('combined street');
  });

  it('gives way to what the cart says already', () => {
    const cart = aCart([], { billingAddress: billing });
    expect(contactValues(cart, { country: 'AT' }, anna).email).toBe(billing.email);
  });

  it('has the door and the preference for deliveries, and nothing for guests', () => {
    const addresses = [address('delivery', { door: '5', leaveAtDoor: true })];
    expect(savedDelivery({ ...anna, addresses })).toMatchObject({
      door: '5',
      city: 'Wien',
      leaveAtDoor: true,
    });
    expect([savedDelivery(undefined), savedContact(undefined)]).toEqual([undefined, {}]);
  });
});

describe('the contact form of a customer', () => {
  /** The form checks what is filled in a moment later. */
  const arrive = () => act(async () => visitor.set(anna));
  beforeEach(() => {
    visitor.set(undefined);
    window.sessionStorage.clear();
  });

  it('CUST-32 is filled in when the customer is known after the page', async () => {
    await openCheckout(atContact, {}, [account]);
    const email = await screen.findByLabelText(/^Email/);
    expect(email).toHaveValue('');
    await arrive();
    expect(email).toHaveValue('anna@x.example');
  });

  it('CUST-32 keeps what was typed until then', async () => {
    await openCheckout(atContact, {}, [account]);
    const email = await screen.findByLabelText(/^Email/);
    await userEvent.type(email, 'other@x.example');
    await arrive();
    expect(email).toHaveValue('other@x.example');
  });
});
