/** Units of one name with two sizes. */
export interface Measures {
  /** Millilitres; a quart is two pints, a gallon eight. */
  readonly pint: number;
  /** Fluid ounces in a pint. */
  readonly ounces: number;
  /** Unit prices are for a pound of weighed goods, for an ounce and a fluid ounce of packs. */
  readonly arePriced?: true;
  readonly source: string;
}

/**
 * A fluid ounce of 28.4130625 ml. Weights and Measures Act of the United Kingdom:
 * https://www.legislation.gov.uk/ukpga/1985/72/schedule/1, and what Ireland keeps of it:
 * https://www.irishstatutebook.ie/1992/en/si/0255.html
 */
export const imperial: Measures = {
  pint: 568.26125,
  ounces: 20,
  source: 'WMA 1985 sch. 1, S.I. 255/1992',
};

/**
 * Also those of imported packs where measures are metric. A fluid ounce of 29.5735295625 ml:
 * https://www.nist.gov/pml/owm (Handbook 44, appendix C)
 */
export const usCustomary: Measures = {
  pint: 473.176473,
  ounces: 16,
  source: 'NIST Handbook 44',
};
