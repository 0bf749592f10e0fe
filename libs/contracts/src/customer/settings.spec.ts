import { runSchemaCases, long } from '../core/testing/schema-cases.js';
import * as customer from './schemas.js';

describe('a shop’s settings of customers', () => {
  it('CUST-23 require a confirmation by default, and no further fields', () => {
    expect(customer.CustomerSettings.parse({})).toEqual({
      registration: 'confirm',
      billingFields: {},
      newsletterTopics: [],
    });
  });

  it('ADDR-13 ADDR-14 define for each field whether it is required', () => {
    const fieldNames = [...customer.BillingField.options];
    expect(fieldNames).toEqual([
      'salutation',
      'title',
      'companyName',
      'valueAddedTaxId',
      'companyRegistrationNumber',
      'email',
      'phoneNumber',
    ]);
    runSchemaCases(
      customer.CustomerSettings,
      [
        ...['Mandatory', 'Optional', 'Hide'].map((deliveryPhone) => ({ deliveryPhone })),
        { registration: 'confirm' },
        { registration: 'direct', billingFields: { email: 'Hide' }, invalidAddress: { de: 'x' } },
        { newsletterTopics: [{ id: 't', label: { de: 'Rezepte' } }] },
      ],
      [
        { registration: 'never' },
        { billingFields: { email: 'Perhaps' } },
        { deliveryPhone: 'x' },
        { billingFields: { shoeSize: 'Hide' } },
        { newsletterTopics: [{ id: '' }] },
        { newsletterTopics: [{ id: 't' }] },
      ],
    );
  });

  it('FORM-31 FORM-38 report a birthdate below 18 at its field', () => {
    const profile = { email: 'a@b.example', firstName: 'A', lastName: 'B', salutation: 'Female' };
    const context = { today: '2026-11-24', locale: 'de-AT' };
    const judged = (birthdate?: string) =>
      customer.profileOn(context).safeParse({ ...profile, birthdate }).error?.issues;
    for (const birthdate of [undefined, '', '24.11.2008'])
      expect(judged(birthdate)).toBeUndefined();
    for (const birthdate of ['25.11.2008', 'soon'])
      expect(judged(birthdate)).toMatchObject([
        { path: ['birthdate'], message: expect.stringContaining('18') },
      ]);
    expect(customer.minimumAge).toBe(18);
  });

  it('FORM-30 a member card reports a wrong check digit', () => {
    const { error } = customer.Registration.shape.cardNumber.safeParse('4006381333932');
    expect(JSON.stringify(error?.issues)).toContain('check digit is wrong');
  });

  it('CUST-18 a passkey’s name has up to 40 characters beside the blanks around it', () => {
    expect(customer.PasskeyName.parse(' my phone ')).toBe('my phone');
    runSchemaCases(customer.PasskeyName, ['a', long(40)], ['', '  ', long(41)]);
  });

  it('FAV-04 a favourite is a product', () => {
    runSchemaCases(customer.FavoriteType, ['products'], ['recipes']);
    runSchemaCases(
      customer.Favorite,
      [{ type: 'products', reference: '1' }],
      [{ type: 'products' }, {}],
    );
  });

  it('ADDR-02 a category is spelt either way', () => {
    runSchemaCases(
      customer.AddressCategoryText,
      ['billing', 'delivery', 'combined', 'Billing', 'Delivery'],
      ['Combined', ''],
    );
  });

  it('API-029 a favourite store’s name holds its id behind MY_STORE_', () => {
    runSchemaCases(
      customer.FavoriteStore.shape.storeType,
      ['MY_STORE_1'],
      ['MY_STORE_', 'xMY_STORE_1', ''],
    );
  });
});
