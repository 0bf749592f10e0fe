/** Full years that a shopper must have for goods, with the strictest rule of a part of the country. */
export interface AgeLimits {
  readonly beerAndWine: number;
  readonly spirits: number;
  readonly tobacco: number;
  readonly source: string;
}

/** The highest limit: that of restricted goods without one of their own. */
export const highestAge = ({ beerAndWine, spirits, tobacco }: AgeLimits) =>
  Math.max(beerAndWine, spirits, tobacco);
