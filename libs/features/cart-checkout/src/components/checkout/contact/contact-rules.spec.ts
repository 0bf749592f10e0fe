import type { Address, Customer } from '@larder/contracts/customer';
import { aCart, billing, home } from '../../../testing/fixtures.js';
import { contactFields } from './contact-input.js';
import { contactValues } from './contact-values.js';
import { savedContact, savedDelivery } from './saved-addresses.js';

const anna = {
  id: 'c',
  email: 'anna@x.example',
  firstName: 'Anna',
  lastName: 'Berger',
  salutation: 'Female',
  newsletterTopics: [],
  loginType: 'normal',
  addresses: [],
  firstOrderDelivery: false,
  firstOrderClickAndCollect: false,
} as Customer;
const address = (category: string, parts: Partial<Address> = {}) =>
  ({
    id: category,
    category,
    primary: true,
    firstName: 'Eva',
    lastName: 'Gruber',
    streetName: category,
    streetNumber: '1',
    postalCode: '1010',
    city: 'Wien',
    country: 'Austria',
    countryCode: 'AT',
    ...parts,
  }) as Address;
const having = (...addresses: Address[]) => ({ ...anna, addresses });

describe('what the contact form begins with', () => {
  const empty = Object.fromEntries(contactFields.map((field) => [field, '']));

  it('FORM-56 is nothing of a guest but the country of the shop', () => {
    expect(contactValues(aCart([]), { country: 'AT' })).toEqual({ ...empty, countryCode: 'AT' });
  });

  it('FORM-56 is what is stored in the cart', () => {
    const whole = {
      ...billing,
      salutation: 'Female',
      companyName: 'Co',
      valueAddedTaxId: 'ATU12345678',
    } as const;
    expect(contactValues(aCart([], { billingAddress: whole }), { country: 'DE' }, anna)).toEqual({
      salutation: 'Female',
      firstName: 'Anna',
      lastName: 'Berger',
      companyName: 'Co',
      valueAddedTaxId: 'ATU12345678',
      email: 'anna@example.test',
      countryCode: 'AT',
      phoneNumber: '+43 6641234567',
      streetName: 'Lindengasse',
      streetNumber: '7',
      postalCode: '1070',
      city: 'Wien',
      region: '',
    });
  });

  it('FORM-56 is where goods are delivered to and whom, as long as nothing else is known', () => {
    const distributionAddress = { ...home, firstName: 'Max', lastName: 'Muster' };
    expect(contactValues(aCart([], { distributionAddress }), { country: 'DE' })).toEqual({
      ...empty,
      firstName: 'Max',
      lastName: 'Muster',
      streetName: 'Lindengasse',
      streetNumber: '7',
      postalCode: '1070',
      city: 'Wien',
      countryCode: 'AT',
    });
    const pickup = { ...home, distributionType: 'CLICK_AND_COLLECT' } as const;
    expect(
      contactValues(aCart([], { distributionAddress: pickup }), { country: 'DE' }).streetName,
    ).toBe('');
  });

  it('FORM-56 is what the customer has saved, before the place of delivery', () => {
    const cart = aCart([], { distributionAddress: home });
    const saved = contactValues(cart, { country: 'DE' }, having(address('billing')));
    expect(saved).toMatchObject({ firstName: 'Eva', streetName: 'billing', postalCode: '1010' });
    expect(contactValues(cart, { country: 'DE' }, anna)).toMatchObject({
      firstName: 'Anna',
      email: 'anna@x.example',
      streetName: 'Lindengasse',
    });
  });
});

describe('what a customer has saved', () => {
  it('ADDR-16 is nothing of a guest', () => {
    expect([savedContact(undefined), savedDelivery(undefined)]).toEqual([{}, undefined]);
    expect(savedDelivery(anna)).toBeUndefined();
  });

  it('ADDR-16 is the main address of its purpose, else one of both', () => {
    const all = having(
      address('Billing', { primary: false }),
      address('combined'),
      address('Delivery'),
      address('billing', { streetName: 'main' }),
    );
    expect(savedContact(all).streetName).toBe('main');
    expect(savedDelivery(all)?.streetName).toBe('Delivery');
    const both = having(address('billing', { primary: false }), address('combined'));
    expect(savedContact(both).streetName).toBe('combined');
    expect(savedDelivery(both)?.streetName).toBe('combined');
  });

  it('ADDR-16 keeps everything that helps to find the door', () => {
    const parts = {
      stairCase: '1',
      floor: '2',
      door: '3',
      additionalInfo: 'x',
      position: { lat: 1, lng: 2 },
    };
    expect(savedDelivery(having(address('delivery', parts)))).toEqual({
      streetName: 'delivery',
      streetNumber: '1',
      postalCode: '1010',
      city: 'Wien',
      ...parts,
    });
  });

  it('CUST-04 is the person of the address, else the customer, and never a family', () => {
    const parts = {
      companyName: 'Co',
      valueAddedTaxId: 'ATU12345678',
      phoneNumber: '066412',
      email: 'e@x.example',
    };
    const own = having(address('billing', { ...parts, salutation: 'Male' }));
    expect(savedContact(own)).toEqual({
      ...parts,
      salutation: 'Male',
      firstName: 'Eva',
      lastName: 'Gruber',
      countryCode: 'AT',
      streetName: 'billing',
      streetNumber: '1',
      postalCode: '1010',
      city: 'Wien',
    });
    const nobody = having(address('billing', { firstName: '', email: '' }));
    expect(savedContact(nobody)).toMatchObject({
      firstName: 'Anna',
      email: 'anna@x.example',
      salutation: 'Female',
    });
    const family = { ...anna, salutation: 'Family' as const };
    expect(savedContact(family)).toEqual({
      firstName: 'Anna',
      lastName: 'Berger',
      email: 'anna@x.example',
    });
  });

  it('CUST-07 is the billing address of old where there is no saved one', () => {
    const billingAddress = { phoneNumber: '066412', streetName: 'Old', city: 'Graz' };
    expect(savedContact({ ...anna, billingAddress })).toMatchObject(billingAddress);
    const saved = { ...having(address('billing')), billingAddress };
    expect(savedContact(saved)).toMatchObject({ streetName: 'billing', phoneNumber: '066412' });
  });
});
