/** Banknotes that people pay with, and shops give change for. */
export interface Notes {
  /** Ascending. */
  readonly cents: readonly number[];
  readonly source: string;
}

/** The second series; notes of € 500 are no longer issued since April 2019. */
export const euroNotes: Notes = {
  cents: [500, 1_000, 2_000, 5_000, 10_000, 20_000],
  source: 'https://www.ecb.europa.eu/euro/banknotes',
};
