import { adminCalls } from './calls/admin-calls.js';
import { customerCalls } from './calls/customer-calls.js';
import { discountCalls } from './calls/discount-calls.js';
import { goodsCalls } from './calls/goods-calls.js';
import { orderCalls } from './calls/order-calls.js';
import { sessionCalls } from './calls/session-calls.js';

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

/** Every call of the back office by name. They exist at its own host name alone. */
export const officeCalls = {
  ...sessionCalls,
  ...orderCalls,
  ...goodsCalls,
  ...discountCalls,
  ...customerCalls,
  ...adminCalls,
} as const;
