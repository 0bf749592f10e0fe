/** Medusa's euros are numbers with decimals; the contract's amounts are whole cents. */

/** Weighed goods are sold by the gram in Medusa, while the contract prices 1000 g of them. */
const gramsInPrice = 1000;

/** The contract's price of Medusa's amount for a piece or, of weighed goods, for a gram. */
export function toCents(amount: number, weightArticle: boolean): number {
  return Math.round(amount * 100 * (weightArticle ? gramsInPrice : 1));
}
