import { parseCents } from '../../prices/price-list.js';
import type { ExchangeFields, ExchangeOptions } from './exchange-fields.js';

interface Offer {
  readonly priceRegular: number;
  readonly priceFormer?: number;
  readonly offerUntil?: string;
}

/** `15.00 EUR` or `EUR 15,00` in cents: always whole currency, other than in a price list. */
function centsOf(text: string, currency: string): number | undefined {
  const parts = /^([A-Z]{3})?\s*(\d+)(?:[.,](\d{1,2}))?\s*([A-Z]{3})?$/.exec(text.trim());
  const [, before, whole, decimals = '', after] = parts ?? [];
  if (whole === undefined || (before ?? after ?? currency) !== currency) return undefined;
  return parseCents(`${whole}.${decimals.padEnd(2, '0')}`);
}

/** When a sale begins and ends; a sale without dates is on. */
function periodOf(text: string | undefined): { from: number; until: number; end?: string } {
  const [from, end] = (text ?? '').split('/').map((part) => part.trim());
  if (!from || !end) return { from: -Infinity, until: Infinity };
  return { from: Date.parse(from), until: Date.parse(end), end };
}

/** What an item costs now: the sale price while it applies, with the price before it. */
export function offerOf(
  fields: ExchangeFields,
  { currency, now }: Pick<ExchangeOptions, 'currency' | 'now'>,
): Offer | { readonly reason: string } {
  const faultOf = (field: string, text: string) => ({
    reason: `${field} is "${text}". Allowed: an amount of ${currency} such as 2.99 ${currency}`,
  });
  const text = fields.price ?? '';
  if (text.trim() === '') return { reason: 'price is missing' };
  const price = centsOf(text, currency);
  if (price === undefined) return faultOf('price', text);
  const saleText = fields.sale_price ?? '';
  if (saleText.trim() === '') return { priceRegular: price };
  const sale = centsOf(saleText, currency);
  if (sale === undefined) return faultOf('sale_price', saleText);
  const { from, until, end } = periodOf(fields.sale_price_effective_date);
  if (Number.isNaN(from) || Number.isNaN(until))
    return { reason: 'sale_price_effective_date is no period. Allowed: start/end in ISO 8601' };
  const isOn = from <= now.getTime() && now.getTime() < until && sale < price;
  if (!isOn) return { priceRegular: price };
  return { priceRegular: sale, priceFormer: price, ...(end !== undefined && { offerUntil: end }) };
}
