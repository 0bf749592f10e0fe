import type { DemoRow } from './build.js';
import { seeded } from './identity.js';

/** From so many days before the seed on it cost so many cents. */
type PriceSince = readonly [days: number, cents: number];

const longest = 400;

/** A typical shelf price, which ends in a nine. */
const onShelf = (cents: number) => Math.max(9, Math.round(cents / 10) * 10 - 1);

/**
 * Prices of a product over the last 400 days, up to today's: gradually increasing, and before a
 * reduction at the feed's lowest prior price.
 */
function pricesOf({ sku, priceRegular, priceFormer, priceLowestPrior30 }: DemoRow): PriceSince[] {
  const random = seeded(`${sku} prices`);
  const usual = priceFormer ?? priceRegular;
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from));
  const prices: PriceSince[] = [
    [longest, onShelf(usual * (0.88 + 0.08 * random()))],
    [between(180, 330), onShelf(usual * (0.96 + 0.06 * random()))],
    [between(60, 150), usual],
  ];
  if (priceLowestPrior30 === undefined || priceLowestPrior30 === usual) return prices;
  return [...prices, [between(20, 28), priceLowestPrior30], [between(8, 16), usual]];
}

/** The price history of a shop, for seeding only: other shops create theirs by importing. */
export function priceHistory(rows: readonly DemoRow[]): string {
  const lines = rows.map((row) => JSON.stringify({ sku: row.sku, prices: pricesOf(row) }));
  return `[\n${lines.join(',\n')}\n]\n`;
}
