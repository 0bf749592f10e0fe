const amountPattern = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** Cents of an amount as people type it, with a point or a comma; undefined for anything else. */
export function readAmount(typed: string): number | undefined {
  const [, whole, part = ''] = amountPattern.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
