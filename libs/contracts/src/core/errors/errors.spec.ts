import { errorCodes } from './errors.js';

/** Clients compare these; a change of one breaks the shops that are in use. */
const published: Readonly<Partial<Record<keyof typeof errorCodes, string>>> = {
  badRequest: 'BAD_REQUEST',
  notFound: 'NOT_FOUND',
  unauthorized: 'UNAUTHORIZED',
  credentials: 'INVALID_CREDENTIALS',
  token: 'TOKEN_INVALID',
  captcha: 'CAPTCHA_REFUSED',
  xsrf: 'XSRF_TOKEN_INVALID',
  crossSite: 'CROSS_SITE_REFUSED',
  previewClosed: 'PREVIEW_CLOSED',
  conflict: 'CONFLICT',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  tooMany: 'TOO_MANY_REQUESTS',
  unknownSku: 'UNKNOWN_SKU',
  notOrderable: 'NOT_ORDERABLE',
  invalidQuantity: 'INVALID_QUANTITY',
  maxQuantity: 'MAX_QUANTITY_REACHED',
  outsideArea: 'OUTSIDE_DELIVERY_AREA',
  cartInvalid: 'CART_INVALID',
  cartEmpty: 'CART_EMPTY',
  minOrderValue: 'MIN_ORDER_VALUE',
  maxOrderValue: 'MAX_ORDER_VALUE',
  maxOrderWeight: 'MAX_ORDER_WEIGHT',
  tooManyAddresses: '1014',
  cartFinalized: '3',
  orderClosed: 'ORDER_CLOSED',
  orderPrepaid: 'ORDER_PREPAID',
  idempotencyConflict: '1005',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_ERROR',
};

it.each(Object.entries(published))('ERR-13 %s is mapped to %s', (name, code) => {
  expect(errorCodes).toHaveProperty(name, code);
});

it('ERR-13 each error has its own code', () => {
  expect(new Set(Object.values(errorCodes)).size).toBe(Object.keys(errorCodes).length);
});
