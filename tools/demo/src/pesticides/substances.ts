/**
 * Substances that a laboratory tests for, with their legal maximum in mg/kg; the figures are fictional.
 */
export interface Substance {
  readonly name: string;
  readonly maximum: number;
  /** Kinds of goods on which it is used. */
  readonly on: readonly ('fruit' | 'citrus' | 'vegetable' | 'leaf')[];
}

export const substances: readonly Substance[] = [
  { name: 'Fludioxonil', maximum: 5, on: ['fruit', 'citrus'] },
  { name: 'Boscalid', maximum: 2, on: ['fruit', 'vegetable', 'leaf'] },
  { name: 'Cyprodinil', maximum: 2, on: ['fruit', 'vegetable'] },
  { name: 'Pyraclostrobin', maximum: 0.5, on: ['fruit', 'citrus', 'leaf'] },
  { name: 'Imazalil', maximum: 4, on: ['citrus'] },
  { name: 'Pyrimethanil', maximum: 8, on: ['citrus', 'fruit'] },
  { name: 'Acetamiprid', maximum: 0.4, on: ['fruit', 'vegetable', 'leaf'] },
  { name: 'Azoxystrobin', maximum: 3, on: ['vegetable', 'leaf'] },
  { name: 'Captan', maximum: 10, on: ['fruit'] },
  { name: 'Difenoconazol', maximum: 0.8, on: ['fruit', 'vegetable', 'leaf'] },
  { name: 'Spinosad', maximum: 1.5, on: ['fruit', 'vegetable', 'leaf'] },
  { name: 'Chlorantraniliprol', maximum: 0.4, on: ['fruit', 'vegetable'] },
  { name: 'Fenhexamid', maximum: 15, on: ['fruit'] },
  { name: 'Propamocarb', maximum: 20, on: ['vegetable', 'leaf'] },
];

/** Invented growers by the country of origin; any other country has those of the last line. */
export const growers: Readonly<Record<string, readonly string[]>> = {
  Österreich: [
    'Obsthof Reitbauer',
    'Gärtnerei Moosbrugg',
    'Familie Hollerer',
    'Gemüsehof Sonnleit',
  ],
  Italien: ['Frutteti Valdoro', 'Ortolani Riuniti'],
  Spanien: ['Huerta Clara', 'Citrus Almadía'],
  Niederlande: ['Kwekerij Noorderlicht'],
  '': ['Campo Bueno', 'Terra Fresca', 'Green Valley Growers'],
};
