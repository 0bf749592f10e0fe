/** Banknotes that people pay with, and shops give change for. */
export interface Notes {
  /** Ascending. */
  readonly cents: readonly number[];
  readonly source: string;
}

/**
 * https://www.ecb.europa.eu/euro/banknotes; those of € 500 are not issued any more since 27 April 2019:
 * https://www.bundesbank.de/en/tasks/topics/production-and-issuance-of-the-500-banknote-will-be-discontinued-623402
 */
export const euroNotes: Notes = {
  cents: [500, 1_000, 2_000, 5_000, 10_000, 20_000],
  source: 'ECB/2013/10 art. 1',
};
