import type { OfficeSession, Role } from '@larder/office-contract';
import { hasRole, officeCalls as calls } from '@larder/office-contract';
import { HttpError, type AuthProvider } from 'react-admin';
import { callOffice } from './call-office.js';
import { keepSession, readSession, wasSignedIn } from './session.js';

let pending: Promise<OfficeSession> | undefined;

/**
 * Reads the session after a reload; the cookie itself is out of reach. The framework asks several times
 * at once: one call answers all, and a browser in which nobody has signed in makes none.
 */
async function session(): Promise<OfficeSession> {
  const known = readSession();
  if (known) return known;
  if (!wasSignedIn()) throw new Error('Nobody is signed in');
  pending ??= callOffice(calls.getSession).finally(() => {
    pending = undefined;
  });
  try {
    const found = await pending;
    keepSession(found);
    return found;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) keepSession(undefined);
    throw error;
  }
}

interface Login {
  readonly username: string;
  readonly password: string;
}

export const officeAuth: AuthProvider = {
  async login({ username, password }: Login) {
    const body = { email: username, password };
    keepSession(await callOffice(calls.signIn, { body }));
  },
  async logout() {
    if (readSession()) await callOffice(calls.signOut);
    keepSession(undefined);
  },
  async checkAuth() {
    await session();
  },
  async checkError({ status }: { readonly status?: number }) {
    if (status !== 401) return;
    keepSession(undefined);
    throw new Error('The session has ended');
  },
  async getIdentity() {
    const { id, name } = (await session()).staff;
    return { id, fullName: name };
  },
  async getPermissions(): Promise<Role> {
    return (await session()).staff.role;
  },
};

/** Whether the signed-in person's role includes `least`. */
export const may = (least: Role): boolean => hasRole(readSession()?.staff.role ?? 'picker', least);
