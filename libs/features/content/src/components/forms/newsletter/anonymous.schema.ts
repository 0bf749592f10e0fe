import * as z from 'zod/mini';

/**
 * Whether a form is anonymous. Such a form is never prefilled, and the shop stores nothing that tells
 * who sent it. The editor says so in the content; the default is a form with a sender.
 */
export const IsAnonymous = z._default(z.boolean(), false);

/** Optional fields that name or reach a person. */
const identifying: ReadonlySet<string> = new Set([
  'firstname',
  'surname',
  'email',
  'academicTitle',
  'telephoneNumber',
  'street',
  'loyaltyMemberId',
  'orderNumber',
  'receiptNumber',
]);

export function isAnonymousForm(fields: readonly string[]): boolean {
  return fields.every((name) => !identifying.has(name));
}

/** The fault of a form that calls itself anonymous and asks for a name; `field` lists what it asks. */
export function asksForIdentity(field: string) {
  return { path: [field], error: 'An anonymous form asks for nothing that names a person' };
}
