/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from './call.js';
import { Cart } from '../cart/schemas.js';
import * as catalogue from '../catalogue/schemas.js';
import { OrderConfig } from '../checkout/schemas.js';
import { RedirectRules } from '../content/schemas.js';
import { Address, CommunicationSettings, Customer } from '../customer/schemas.js';
import * as distribution from '../distribution/schemas.js';
import { MemberInformation, Voucher } from '../loyalty/schemas.js';
import { SearchBanner } from '../search/schemas.js';
import { TenantConfig } from '../tenant/schemas.js';
import { DeliveryPass, DigitalWallet, SavedPaymentMethod } from '../wallet/schemas.js';
import { wires, keysOf } from './testing/wires.js';

/**
 * One line per call of the specification: its id, method and path, then its query parameters (?), body
 * fields (in braces; ~ for a list of such objects) and response (=). The payload of a page is missing
 * on purpose: it is the host's own file, not a call.
 */
const table = `
API-008 GET /tenant/config = TenantConfig
API-009 GET /api/content/redirects = RedirectRules
API-010 GET /builds/meta/{buildId}.json = {matcher,prerendered,id}
API-011 GET /builds/latest.json ?timestamp
API-014 GET /api/csrf
API-015 GET /api/content/configs/client ?types
API-016 GET /api/content/configs/client = {topbarbanner,header,footer,socialsharingandseo,login,offlineaccount,passwordreset,profile,physicalcard,registration}
API-019 GET /api/content/configs/components
API-020 POST /logs {error,message}
API-022 GET /api/customers = Customer
API-023 GET /api/customers/refresh = Customer
API-024 GET /api/customers/communication-settings = CommunicationSettings
API-025 PUT /api/customers/communication-settings {personalEmailAllowed,personalMailAllowed,personalSmsAllowed}
API-026 POST /api/auth/login ?recaptchaResponse {email,password} = Customer
API-027 POST /api/auth/logout
API-028 POST /api/customers/newsletter-topics/manage {subscribe,unsubscribe}
API-029 POST /api/customers/favorite-store {storeType,storeId} = Customer
API-030 PUT /api/customers {academicTitle,birthdate,email,firstName,lastName,salutation}
API-031 POST /api/customers ?recaptchaResponse = Customer
API-032 GET /api/customers/favorites/products ?offset,pageSize,sort,source
API-033 GET /api/customers/favorites
API-034 PUT /api/customers/favorites/{type}
API-035 PUT /api/customers/favorites/{type} {reference}
API-036 DELETE /api/customers/favorites/{type}/{ref}
API-037 GET /api/customers/loyalty/card-info ?currentIds,dontRenderText = MemberInformation
API-038 GET /api/customers/physical-card/status = {status}
API-039 GET /api/customers/loyalty/vouchers = ~Voucher
API-040 GET /api/content/vouchers/personalvouchers ?promotionIds = ~Voucher
API-041 GET /api/content/vouchers/generalvouchers = ~Voucher
API-042 GET /api/carts = Cart
API-043 POST /api/carts/finalize = Cart
API-044 POST /api/carts/billing-address = Cart
API-045 POST /api/carts/set-customer ?anonymousCartId = Cart
API-046 POST /api/carts/merge/{id} = Cart
API-047 POST /api/carts/reset = Cart
API-048 GET /api/carts/validation = {cartDTO,errors}
API-049 PUT /api/carts/mode {mode,orderNumber} = Cart
API-050 POST /api/carts/crate-deposit-desired = Cart
API-051 POST /api/carts/crate-deposit-desired {crateDepositDesired}
API-052 POST /api/carts/payment {methodKey,brandName,amount} = Cart
API-053 PUT /api/carts/payments/clean = Cart
API-054 DELETE /api/carts/payment/{id} = Cart
API-055 POST /api/carts/items ?storeId {sku,quantity} = Cart
API-056 POST /api/carts/items/bulk = {cartDTO,notAddedOrUpdatedItems}
API-057 POST /api/carts/items/bulk ~{sku,quantity}
API-058 DELETE /api/carts/items/all = Cart
API-059 DELETE /api/carts/items/multiple ?lineItemIds = Cart
API-061 POST /api/carts/discount-codes {code} = Cart
API-062 DELETE /api/carts/discount-codes ?code = Cart
API-063 POST /api/carts/distribution-address {distributionType,postalCode} = Cart
API-064 POST /api/carts/distribution-time-slot {id} = Cart
API-065 POST /api/checkout
API-066 GET /api/order-config = OrderConfig
API-067 GET /api/checkout-stores = ~CheckoutStore
API-068 GET /api/capacity/window/earliest ?distributionType,appointableId = EarliestTimeSlot
API-069 GET /api/capacity/window/earliest ?streetName,streetNumber,postalCode,country,city,latitude,longitude
API-070 POST /api/capacity ?timeSlotId {skus,distributionAddress} = ~AvailabilityResult
API-071 GET /api/customers/payment-methods = ~SavedPaymentMethod
API-072 POST /api/customers/payment-methods {checkoutId,methodKey,provider,setPrimary}
API-073 DELETE /api/customers/payment-methods/{id} ?provider
API-074 POST /api/customers/payment-methods/{id}/set-primary
API-075 PUT /api/customers/digital-wallet/gift-card {code} = {balance}
API-076 DELETE /api/customers/digital-wallet/gift-card/{id}
API-077 GET /api/customers/digital-wallet = DigitalWallet
API-078 GET /api/delivery-pass
API-079 GET /api/customers/delivery-pass = ?DeliveryPass
API-080 POST /api/customers/addresses/delivery = Address
API-080 POST /api/customers/addresses/billing = Address
API-081 PUT /api/customers/addresses/delivery {id} = Address
API-081 PUT /api/customers/addresses/billing {id} = Address
API-082 POST /api/customers/addresses/{id}/primary = Address
API-083 DELETE /api/customers/addresses/{id}
API-084 POST /api/customers/addresses/combined = Address
API-085 PUT /api/customers/addresses/combined {id} = Address
API-086 DELETE /api/customers/addresses/{id}/combined
API-088 GET /api/maps/places/autocomplete ?q,addressOnly,restrictCountry
API-089 GET /api/maps/geocode/location ?latitude,longitude,addressOnly = GeocodedAddress
API-090 GET /api/maps/geocode/{id} ?primaryPart,secondaryPart = GeocodedAddress
API-091 GET /api/maps/geocode/address ?address,restrictCountry = GeocodedAddress
API-092 GET /api/distribution/delivery-area = ~DeliveryArea
API-093 GET /api/distribution/delivery-area/default = DeliveryArea
API-094 GET /api/distribution/delivery-area/intersection ?position = DeliveryArea
API-096 GET /api/category-trees = ~CategoryNode
API-097 GET /api/categories/{slug} = Category
API-098 GET /api/categories/{slug}/products = ProductPage
API-099 GET /api/products ?skus = ProductPage
API-100 GET /api/products/{sku} = ProductDetail
API-101 GET /api/products/{slug}/similar = ~Product
API-102 GET /api/content/search/{term}/banner = SearchBanner
API-103 GET /api/products/search/{term} = {total,results,count,offset}
API-103 GET /api/categories/search/{term} = {total,results,count,offset}
API-103 GET /api/recipes/search/{term} = {total,results,count,offset}
API-103 GET /api/content/search/{term} = {total,results,count,offset}
CONT-07 GET /api/content/pages/{slug}
CONT-49 POST /api/content/forms/contact {firstname,text,files}
CONT-49 POST /api/content/forms/questionnaire {age,answers}
(decided) POST /api/auth/password-reset {email}
(decided) POST /api/auth/password-reset/confirm {token,password}
(decided) POST /api/customers/physical-card
NEWS-09 POST /api/newsletter/manage {email,subscribe,unsubscribe}
(decided) GET /api/pesticides ?product,month
REC-05 GET /api/recipes
REC-05 GET /api/recipes/{slug}
(decided) GET /api/capacity/window ?distributionType,appointableId
SRCH-23 GET /api/products/search/{term} = {total,results,count,offset}`;

const entities: Readonly<Record<string, unknown>> = {
  ...catalogue,
  ...distribution,
  Address,
  Cart,
  CommunicationSettings,
  Customer,
  DeliveryPass,
  DigitalWallet,
  MemberInformation,
  OrderConfig,
  RedirectRules,
  SavedPaymentMethod,
  SearchBanner,
  TenantConfig,
  Voucher,
};

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [call = '', answer] = line.split(' = ');
    const [id = '', method = '', route = '', ...parts] = call.split(' ');
    const query = parts.find((part) => part.startsWith('?'))?.slice(1);
    const body = parts.find((part) => /^~?\{/.test(part));
    return { id, line: `${method} ${route}`, query, body, answer };
  });
type Part = 'element' | 'innerType';
function partOf(schema: unknown, part: Part): unknown {
  return (schema as { _zod: { def: Partial<Record<Part, unknown>> } })._zod.def[part];
}
const parts: Readonly<Record<string, Part>> = { '~': 'element', '?': 'innerType' };

/** A name must be that very schema; names in braces must be among its keys; ~ means a list, ? that or null. */
function expectShape(schema: Schema | undefined, wanted: string): void {
  const part = parts[wanted.charAt(0)];
  const own = part ? partOf(schema, part) : schema;
  const name = part ? wanted.slice(1) : wanted;
  if (name.startsWith('{')) {
    expect(keysOf(own)).toEqual(expect.arrayContaining(name.slice(1, -1).split(',')));
  } else {
    expect(entities[name]).toBeDefined();
    expect(own).toBe(entities[name]);
  }
}

describe('the calls of the specification', () => {
  it.each(rows)('$id: $line', ({ line, query, body, answer }) => {
    const wire = wires.get(line);
    expect(wire).toBeDefined();
    if (query) expect(keysOf(wire?.query)).toEqual(expect.arrayContaining(query.split(',')));
    if (body) expectShape(wire?.body, body);
    if (answer) expectShape(wire?.response, answer);
  });

  it('are all in this table, with the paths that the requirements give them', () => {
    const text = readFileSync(path.join(__dirname, '../../../../docs/requirements.md'), 'utf8');
    const named = [...text.matchAll(/^\| API-\d{3} \| ((?:GET|POST|PUT|DELETE) \S+)/gm)]
      .map(([, line = '']) => line.replace(' builds', ' /builds'))
      // If a path has several variants, this is one of them; the table lists each.
      .map((line) => line.replace('{delivery\\|billing}', 'billing'))
      .map((line) => line.replace('/api/{type}/search', '/api/products/search'))
      .filter((line) => !line.endsWith('/_payload.json'));
    const ours = new Set(rows.map(({ line }) => line));
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((line) => !ours.has(line))).toEqual([]);
  });
});
