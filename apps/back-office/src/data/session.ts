import type { OfficeSession } from '@larder/office-contract';

const current: { session?: OfficeSession | undefined } = {};

/** The signed-in person and their shop; undefined before the sign-in. */
export const readSession = (): OfficeSession | undefined => current.session;

export function keepSession(session: OfficeSession | undefined): void {
  current.session = session;
}

/** The shop of the signed-in person. Pages are shown only after the sign-in. */
export function currentShop(): OfficeSession['shop'] {
  const { session } = current;
  if (!session) throw new Error('Nobody is signed in');
  return session.shop;
}
