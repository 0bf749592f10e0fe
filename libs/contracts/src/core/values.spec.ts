/** @jest-environment node */
import type * as z from 'zod/mini';
import { CartItemInput, CartSort } from '../cart/schemas.js';
import * as customer from '../customer/schemas.js';
import * as distribution from '../distribution/schemas.js';
import { PositionText } from '../distribution/wire.js';
import { DeliveryAddressText, Salutation } from './fields.js';
import { Voucher } from '../loyalty/schemas.js';
import { wire as loyaltyWire } from '../loyalty/wire.js';
import { Month } from '../pesticides/schemas.js';
import { BooleanText, CommaList, pageSize } from './schemas.js';
import { SearchTerm, SearchType } from '../search/schemas.js';
import { SearchEvent, TrackingEvent } from '../tracking/schemas.js';
import { giftCardBrand, giftCardMethodType } from '../wallet/index.js';

const passes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;
const long = (length: number) => 'a'.repeat(length);

describe('values in addresses', () => {
  it('API-017 a list is one value with commas', () => {
    expect(CommaList.parse('header,footer')).toEqual(['header', 'footer']);
    expect(CommaList.parse('')).toEqual([]);
  });

  it.each([
    ['48.2,16.37', { lat: 48.2, lng: 16.37 }],
    ['-33.9,151', { lat: -33.9, lng: 151 }],
    ['48.2;16.37', undefined],
    ['48.2', undefined],
    ['a,b', undefined],
  ])('API-095 reads the position %s', (text, position) => {
    expect(PositionText.safeParse(text).data).toEqual(position);
  });

  it('flags are the strings true and false', () => {
    expect(BooleanText.parse('true')).toBe(true);
    expect(BooleanText.parse('false')).toBe(false);
    expect(passes(BooleanText, '1')).toBe(false);
  });

  it('suggestions have a default size of five', () => {
    expect(pageSize(5).parse(undefined)).toBe(5);
    expect(pageSize(5).parse('20')).toBe(20);
    expect([passes(pageSize(5), '0'), passes(pageSize(5), '97')]).toEqual([false, false]);
  });

  it('SRCH-17 a term has at least two characters', () => {
    expect([passes(SearchTerm, 'm'), passes(SearchTerm, 'mi')]).toEqual([false, true]);
  });

  it('a month is a year and one of twelve', () => {
    expect([passes(Month, '2026-12'), passes(Month, '2026-13')]).toEqual([true, false]);
    expect([passes(Month, '2026-00'), passes(Month, '2026-1')]).toEqual([false, false]);
  });
});

describe('the checkout’s address', () => {
  const address = {
    distributionType: 'DELIVERY',
    streetName: 'Lindenweg',
    streetNumber: '7',
    postalCode: '1010',
    city: 'Wien',
    country: 'Austria',
    countryCode: 'AT',
  };
  const takes = (change: object) =>
    passes(distribution.DistributionAddress, { ...address, ...change });

  it.each([
    ['FORM-56', 'streetName', 'A', ''],
    ['FORM-57', 'streetName', long(255), long(256)],
    ['FORM-58', 'streetNumber', '7', ''],
    ['FORM-59', 'streetNumber', long(5), long(6)],
    ['FORM-60', 'additionalInfo', long(255), long(256)],
  ])('%s limits %s', (_id, field, good, bad) => {
    expect(takes({ [field]: good })).toBe(true);
    expect(takes({ [field]: bad })).toBe(false);
  });

  it('FORM-61 the one-line address has at most 60 characters', () => {
    expect(passes(DeliveryAddressText, long(60))).toBe(true);
    expect(passes(DeliveryAddressText, long(61))).toBe(false);
  });

  it('SLOT-03 a store requires click-and-collect', () => {
    expect(takes({ distributionType: 'CLICK_AND_COLLECT', storeId: 's1' })).toBe(true);
    expect(takes({ storeId: 's1' })).toBe(false);
  });

  it('SLOT-04 an area and its picking units go with delivery only', () => {
    const area = { deliveryAreaNumber: '3', pickingUnitIds: ['p1'] };
    expect(takes(area)).toBe(true);
    expect(takes({ distributionType: 'CLICK_AND_COLLECT', deliveryAreaNumber: '3' })).toBe(false);
    expect(takes({ distributionType: 'CLICK_AND_COLLECT', pickingUnitIds: ['p1'] })).toBe(false);
  });
});

describe('single values', () => {
  it('CUST-03 a salutation is one of four', () => {
    expect([...Salutation.options]).toEqual(['Company', 'Family', 'Female', 'Male']);
    expect(passes(customer.Customer.shape.salutation, 'Family')).toBe(true);
  });

  it('CUST-06 a login type is normal or another value', () => {
    expect(passes(customer.Customer.shape.loginType, 'normal')).toBe(true);
    expect(passes(customer.Customer.shape.loginType, 'member')).toBe(true);
  });

  it('API-029 a favourite store is named MY_STORE_ and its id', () => {
    const store = customer.FavoriteStore.shape.storeType;
    expect([passes(store, 'MY_STORE_12'), passes(store, '12')]).toEqual([true, false]);
  });

  it.each([
    ['Always', true],
    ['First orders', true],
    ['First orders delivery', true],
    ['Always again', false],
    ['Never', false],
    ['', false],
  ])('LOY-05 an automatic redemption %j', (text, good) => {
    expect(passes(Voucher.shape.ecommerceAutomaticRedemption, text)).toBe(good);
  });

  it.each([
    ['****5', true],
    ['5', true],
    ['12345', false],
    ['*****', false],
  ])('an order number is tracked as %s', (text, good) => {
    expect(passes(TrackingEvent.shape.order_number, text)).toBe(good);
  });

  it.each([
    [0, false],
    [1, true],
    [1.5, false],
    [-1, false],
  ])('a quantity of %d', (quantity, good) => {
    expect(passes(CartItemInput, { sku: '100', quantity })).toBe(good);
  });
});

describe('what the published document does not show', () => {
  it('CART-11 CART-12 CART-13 CART-14 a cart is sorted in one of four ways', () => {
    const sorts = ['alphabetically', 'category', 'chronologically', 'unitprice'];
    expect([...CartSort.options]).toEqual(sorts);
  });

  it('SRCH-27 a search is of a kind: the four of the specification, and stores', () => {
    const types = ['products', 'categories', 'recipes', 'content', 'stores'];
    expect([...SearchType.options]).toEqual(types);
  });

  it('PAY-07 PAY-10 a gift card has its own brand and method type', () => {
    expect([giftCardBrand, giftCardMethodType]).toEqual(['GIFTCARD', 'gift-card']);
  });

  it('TRK-25 a search event without a position for each object is rejected at its positions', () => {
    const found = { eventType: 'click', queryID: 'q', userToken: 'u', at: '2026-11-21T08:00:00Z' };
    const event = { ...found, objectIDs: ['100', '101'], positions: [1] };
    expect(SearchEvent.safeParse(event).error?.issues).toMatchObject([
      { path: ['positions'], message: 'one for each object' },
    ]);
  });

  it('FORM-30 linking a card reports a wrong check digit', () => {
    const { error } = loyaltyWire.linkLoyalty.body.safeParse({ cardNumber: '4006381333932' });
    expect(error?.issues).toMatchObject([{ message: 'check digit is wrong' }]);
  });
});
