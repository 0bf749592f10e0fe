/** Cents in the record, whole currency in the field; an empty field is no amount. */
export const toField = (cents: number | null | undefined | '') =>
  cents === null || cents === undefined || cents === '' ? '' : cents / 100;
export const toCents = (text: string) => (text === '' ? null : Math.round(Number(text) * 100));
