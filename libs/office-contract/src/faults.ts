/** Why a field was refused; the back office has a text for each in each of its languages. */
export const faultCodes = [
  'MISSING',
  'TYPE',
  'TOO_LITTLE',
  'TOO_MUCH',
  'SPELLING',
  'CHOICE',
  'IMPOSSIBLE',
  'NEVER_VALID',
  'AHEAD',
  'NO_ORDER',
  'NO_ACCOUNT',
  'OTHER_EMAIL',
  'TWICE',
  'NO_AREA',
  'NO_STORE',
  'NO_UNIT',
  'NO_TIME_ZONE',
  'STILL_NAMED',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** A fault as the text of a field: its code, and names that say what is meant or possible. */
export const faultText = (code: FaultCode, names: readonly string[] = []): string =>
  [code, ...names].join('|');

/** The fault that a field's text stands for. */
export function readFault(text: string): { readonly code: FaultCode; readonly names: string[] } {
  const [first, ...names] = text.split('|');
  const code = faultCodes.find((one) => one === first);
  return code === undefined ? { code: 'IMPOSSIBLE', names: [] } : { code, names };
}
