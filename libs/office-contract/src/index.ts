import { ClaimDecision, ClaimForReview } from '@larder/contracts/checkout/schemas';
import { Nothing } from '@larder/contracts/schemas';
import type { OfficeCall } from './call.js';
import * as codes from './codes.js';
import { CustomerSignOut, SignedOut } from './customers.js';
import * as requests from './data-requests.js';
import { ListQuery, listOf } from './lists.js';
import * as orders from './orders.js';
import * as settings from './settings.js';
import * as shop from './shop.js';
import * as staff from './staff.js';

export type { OfficeBody, OfficeCall, OfficeQuery, OfficeResult } from './call.js';
export type { OfficeOrder, OrderStep, OrderSummary, PickInput, PickLine } from './orders.js';
export type { NewCode, NewVoucher, OfficeCode, OfficeVoucher } from './codes.js';
export type { DataExport, DataRequest, NewDataRequest } from './data-requests.js';
export { roleRefused } from './call.js';
export type { FaultCode } from './faults.js';
export { faultCodes, faultText, readFault } from './faults.js';
export { orderStatuses } from './orders.js';
export type { Setting, SettingName, SettingSummary } from './settings.js';
export { settingNames } from './settings.js';
export type { OfficeProduct, OfficeSlot, TodayFigures } from './shop.js';
export type { AuditEntry, OfficeSession, Role, Staff } from './staff.js';
export { hasRole, minPasswordLength, roles } from './staff.js';

const session = { path: '/api/office/session', response: staff.OfficeSession } as const;

/** Every call of the back office by name. They exist at its own host name alone. */
export const officeCalls = {
  getSession: { ...session, method: 'GET', role: 'picker' },
  signIn: { ...session, method: 'POST', role: 'anyone', body: staff.OfficeLogin },
  signOut: { method: 'DELETE', path: session.path, role: 'anyone', response: Nothing },

  getOrders: {
    method: 'GET',
    path: '/api/office/orders',
    role: 'picker',
    query: orders.OrderListQuery,
    response: listOf(orders.OrderSummary),
  },
  getOrder: {
    method: 'GET',
    path: '/api/office/orders/:id',
    role: 'picker',
    response: orders.OfficeOrder,
  },
  pickLine: {
    method: 'PUT',
    path: '/api/office/orders/:id/lines/:lineId',
    role: 'picker',
    body: orders.PickInput,
    response: orders.OfficeOrder,
  },
  takeStep: {
    method: 'POST',
    path: '/api/office/orders/:id/steps',
    role: 'picker',
    body: orders.StepInput,
    response: orders.OfficeOrder,
  },

  getToday: {
    method: 'GET',
    path: '/api/office/today',
    role: 'picker',
    response: shop.TodayFigures,
  },
  getClaims: {
    method: 'GET',
    path: '/api/office/claims',
    role: 'manager',
    response: listOf(ClaimForReview),
  },
  decideClaim: {
    method: 'POST',
    path: '/api/office/claims/:id/decision',
    role: 'manager',
    body: ClaimDecision,
    response: ClaimForReview,
  },
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
  signCustomerOut: {
    method: 'POST',
    path: '/api/office/customers/sign-out',
    role: 'admin',
    body: CustomerSignOut,
    response: SignedOut,
  },
  getDataRequests: {
    method: 'GET',
    path: '/api/office/data-requests',
    role: 'manager',
    query: ListQuery,
    response: listOf(requests.DataRequest),
  },
  addDataRequest: {
    method: 'POST',
    path: '/api/office/data-requests',
    role: 'manager',
    body: requests.NewDataRequest,
    response: requests.DataRequest,
  },
  exportForRequest: {
    method: 'POST',
    path: '/api/office/data-requests/:id/export',
    role: 'admin',
    response: requests.DataExport,
  },
  eraseForRequest: {
    method: 'POST',
    path: '/api/office/data-requests/:id/erase',
    role: 'admin',
    body: requests.DataErasure,
    response: requests.DataRequest,
  },
  refuseRequest: {
    method: 'POST',
    path: '/api/office/data-requests/:id/refuse',
    role: 'admin',
    body: requests.DataRefusal,
    response: requests.DataRequest,
  },
  getSettings: {
    method: 'GET',
    path: '/api/office/settings',
    role: 'admin',
    response: listOf(settings.SettingSummary),
  },
  getSetting: {
    method: 'GET',
    path: '/api/office/settings/:id',
    role: 'admin',
    response: settings.Setting,
  },
  changeSetting: {
    method: 'PUT',
    path: '/api/office/settings/:id',
    role: 'admin',
    body: settings.SettingChange,
    response: settings.Setting,
  },
  resetSetting: {
    method: 'POST',
    path: '/api/office/settings/:id/reset',
    role: 'admin',
    response: settings.Setting,
  },
  getStaff: {
    method: 'GET',
    path: '/api/office/staff',
    role: 'admin',
    response: listOf(staff.Staff),
  },
  addStaff: {
    method: 'POST',
    path: '/api/office/staff',
    role: 'admin',
    body: staff.NewStaff,
    response: staff.Staff,
  },
  changeStaff: {
    method: 'PUT',
    path: '/api/office/staff/:id',
    role: 'admin',
    body: staff.StaffChange,
    response: staff.Staff,
  },
  getAudit: {
    method: 'GET',
    path: '/api/office/audit',
    role: 'admin',
    query: ListQuery,
    response: listOf(staff.AuditEntry),
  },
} as const satisfies Record<string, OfficeCall>;
