import type { OfficeCall } from '../call.js';
import { ListQuery, listOf } from '../lists.js';
import * as shop from '../shop.js';

/** Prices and stock of products, capacity of time slots. */
export const goodsCalls = {
  getProducts: {
    method: 'GET',
    path: '/api/office/products',
    role: 'manager',
    query: ListQuery,
    response: listOf(shop.OfficeProduct),
  },
  getProduct: {
    method: 'GET',
    path: '/api/office/products/:id',
    role: 'manager',
    response: shop.OfficeProduct,
  },
  changeProduct: {
    method: 'PUT',
    path: '/api/office/products/:id',
    role: 'manager',
    body: shop.ProductChange,
    response: shop.OfficeProduct,
  },
  releaseProduct: {
    method: 'POST',
    path: '/api/office/products/:id/release',
    role: 'manager',
    response: shop.OfficeProduct,
  },
  getSlots: {
    method: 'GET',
    path: '/api/office/slots',
    role: 'manager',
    query: shop.SlotListQuery,
    response: listOf(shop.OfficeSlot),
  },
  changeSlot: {
    method: 'PUT',
    path: '/api/office/slots/:id',
    role: 'manager',
    body: shop.SlotChange,
    response: shop.OfficeSlot,
  },
} as const satisfies Record<string, OfficeCall>;
