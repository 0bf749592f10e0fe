import type { OfficeSession } from '@larder/office-contract';

const signedInKey = 'LarderOffice.signedIn';
const current: { session?: OfficeSession | undefined } = {};

/** The signed-in person and their shop; undefined before the sign-in. */
export const readSession = (): OfficeSession | undefined => current.session;

export function keepSession(session: OfficeSession | undefined): void {
  current.session = session;
  if (session) localStorage.setItem(signedInKey, 'true');
  else localStorage.removeItem(signedInKey);
}

/** Whether a session may be left from before a reload. */
export const wasSignedIn = (): boolean => localStorage.getItem(signedInKey) !== null;

/** The shop of the signed-in person. Pages are shown only after the sign-in. */
export function currentShop(): OfficeSession['shop'] {
  const { session } = current;
  if (!session) throw new Error('Nobody is signed in');
  return session.shop;
}
