import type { OfficeCall } from '../call.js';
import * as codes from '../codes.js';
import { ListQuery, listOf } from '../lists.js';

/** Discount codes and vouchers. */
export const discountCalls = {
  getCodes: {
    method: 'GET',
    path: '/api/office/codes',
    role: 'manager',
    query: ListQuery,
    response: listOf(codes.OfficeCode),
  },
  addCode: {
    method: 'POST',
    path: '/api/office/codes',
    role: 'manager',
    body: codes.NewCode,
    response: codes.OfficeCode,
  },
  endCode: {
    method: 'POST',
    path: '/api/office/codes/:id/end',
    role: 'manager',
    response: codes.OfficeCode,
  },
  getVouchers: {
    method: 'GET',
    path: '/api/office/vouchers',
    role: 'manager',
    query: ListQuery,
    response: listOf(codes.OfficeVoucher),
  },
  addVoucher: {
    method: 'POST',
    path: '/api/office/vouchers',
    role: 'manager',
    body: codes.NewVoucher,
    response: codes.OfficeVoucher,
  },
  endVoucher: {
    method: 'POST',
    path: '/api/office/vouchers/:id/end',
    role: 'manager',
    response: codes.OfficeVoucher,
  },
} as const satisfies Record<string, OfficeCall>;
