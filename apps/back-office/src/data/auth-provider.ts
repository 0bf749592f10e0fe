import { hasRole, officeCalls as calls, type Role } from '@larder/office-contract';
import type { AuthProvider } from 'react-admin';
import { callOffice } from './call-office.js';
import { keepSession, readSession } from './session.js';

/** Reads the session after a reload; the cookie itself is out of reach. */
async function session() {
  const known = readSession() ?? (await callOffice(calls.getSession));
  keepSession(known);
  return known;
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
