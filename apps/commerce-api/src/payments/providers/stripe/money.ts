/** Currencies whose smallest coin is the unit itself, as Stripe counts them. */
const withoutCents = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
/** Currencies of a thousand parts. */
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

/** Stripe's smallest units in one hundredth of the currency's unit. */
function unitsInCent(currency: string): number {
  const code = currency.toUpperCase();
  if (withoutCents.has(code)) return 0.01;
  return inThousandths.has(code) ? 10 : 1;
}

/**
 * The shop's cents as Stripe counts them, in the currency's smallest unit.
 * @throws Error when the currency has no such coin
 */
export function toUnits(cents: number, currency: string): number {
  const units = unitsInCent(currency) === 0.01 ? cents / 100 : cents * unitsInCent(currency);
  if (!Number.isSafeInteger(units)) throw new Error(`${currency} has no coin for ${cents} cents`);
  return units;
}

/** Stripe's amount in the shop's cents; one that is no whole cent stays broken and so fits nothing. */
export function toCents(units: number, currency: string): number {
  return unitsInCent(currency) === 0.01 ? units * 100 : units / unitsInCent(currency);
}
