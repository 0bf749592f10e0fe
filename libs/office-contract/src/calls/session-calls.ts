import { Nothing } from '@larder/contracts/schemas';
import type { OfficeCall } from '../call.js';
import * as staff from '../staff.js';

const session = { path: '/api/office/session', response: staff.OfficeSession } as const;

/** Signing in and out. */
export const sessionCalls = {
  getSession: { ...session, method: 'GET', role: 'picker' },
  signIn: { ...session, method: 'POST', role: 'anyone', body: staff.OfficeLogin },
  signOut: { method: 'DELETE', path: session.path, role: 'anyone', response: Nothing },
} as const satisfies Record<string, OfficeCall>;
