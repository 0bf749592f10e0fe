import * as z from 'zod/mini';

/**
 * Whether a form is anonymous. Such a form is never prefilled, and the shop stores nothing that
 * identifies the sender. The editor sets it in the content; the default is a form with a sender.
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

/** Error of an anonymous form that contains personal fields; `field` lists them. */
export function asksForIdentity(field: string) {
  return { path: [field], error: 'An anonymous form asks for nothing that names a person' };
}
