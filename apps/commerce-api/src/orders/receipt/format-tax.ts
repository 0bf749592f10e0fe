import type { Order, ReceiptLine } from '@larder/contracts/checkout';
import { countryOf } from '@larder/countries';
import type { EmailReader } from '../emails/order-formatters.js';

/** One of the equal parts of a tax, such as half of it that a state has. */
export interface TaxPart {
  readonly name: string;
  /** The share of rate and amount. */
  readonly share: number;
}

const rulesOf = ({ shop }: EmailReader) => countryOf(shop.clientRuntimeConfig.country);

/** Fills `{tax}` in texts with the name of the country's tax, such as GST. */
export function nameTax<T extends Readonly<Record<string, string>>>(
  reader: EmailReader,
  texts: T,
): T {
  const name = rulesOf(reader)?.taxes.name.en ?? 'VAT';
  const filled = Object.entries(texts).map(([key, text]) => [key, text.replaceAll('{tax}', name)]);
  return Object.fromEntries(filled) as T;
}

/** Parts that a receipt shows one by one: those of a sale within the state, or the single one across. */
export function taxParts(
  reader: EmailReader,
  { distributionAddress: { region } }: Pick<Order, 'distributionAddress'>,
): readonly TaxPart[] {
  const { parts = [], acrossStates } = rulesOf(reader)?.taxes ?? {};
  const own = reader.shop.clientRuntimeConfig.region;
  if (acrossStates !== undefined && region !== undefined && region !== own)
    return [{ name: acrossStates, share: 1 }];
  return parts.map((name) => ({ name, share: 1 / parts.length }));
}

/** An amount in equal parts that add up to it: the first ones get the cents that are left. */
export function splitTax(amount: number, parts: readonly TaxPart[]): number[] {
  const count = parts.length;
  const least = Math.trunc(amount / count);
  const left = amount - least * count;
  return parts.map((_, index) => least + (index < Math.abs(left) ? Math.sign(left) : 0));
}

/** The state that a sale is taxed in, where receipts name it. */
export function placeOfSupply(
  reader: EmailReader,
  { distributionAddress: { region } }: Pick<Order, 'distributionAddress'>,
): string | undefined {
  const isNamed = rulesOf(reader)?.sales.receipt.duties.includes('placeOfSupply');
  return isNamed ? (region ?? reader.shop.clientRuntimeConfig.region) : undefined;
}

/** A buyer's tax number, named where the country's own numbers do not tell what they are. */
export function buyerTaxId(reader: EmailReader, taxId: string | undefined): string | undefined {
  const rules = rulesOf(reader);
  if (!taxId || !rules?.taxes.parts) return taxId;
  return `${rules.taxId.name} ${taxId}`;
}

/** Code of goods as an invoice of the country names it, such as "HSN 0713"; undefined where it has none. */
export function formatGoodsCode(
  reader: EmailReader,
  { goodsCode }: Pick<ReceiptLine, 'goodsCode'>,
): string | undefined {
  const isNamed = rulesOf(reader)?.sales.receipt.duties.includes('goodsCode');
  return isNamed && goodsCode !== undefined ? `HSN ${goodsCode}` : undefined;
}
