import type { OfficeCall } from '../call.js';
import { ListQuery, listOf } from '../lists.js';
import * as settings from '../settings.js';
import * as staff from '../staff.js';

/** Settings, staff and the audit log. */
export const adminCalls = {
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
