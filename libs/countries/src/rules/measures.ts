/** Units of one name with two sizes. */
export interface Measures {
  /** Millilitres; a quart is two pints, a gallon eight. */
  readonly pint: number;
  /** Fluid ounces in a pint. */
  readonly ounces: number;
  readonly source: string;
}

/** https://www.legislation.gov.uk/ukpga/1985/72/schedule/1: a fluid ounce of 28.4130625 ml. */
export const imperial: Measures = {
  pint: 568.26125,
  ounces: 20,
  source: 'Weights and Measures Act 1985 schedule 1',
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
