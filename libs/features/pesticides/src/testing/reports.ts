import type { ResidueReport } from '@larder/contracts/pesticides';

/** A report of the tests: two substances, a yellow light. */
export function aReport(parts: Partial<ResidueReport> = {}): ResidueReport {
  return {
    id: 'R-1',
    product: 'Gala apples',
    sku: '1001',
    slug: 'gala-apples',
    origin: 'Styria',
    producer: 'Berg farm',
    sampledOn: '2026-11-12',
    residues: [
      {
        substance: 'Boscalid',
        milligramsPerKilogram: 0.8,
        maximumResidueLevel: 2,
        usedPercent: 40,
      },
      {
        substance: 'Captan',
        milligramsPerKilogram: 0.25,
        maximumResidueLevel: 10,
        usedPercent: 2.5,
      },
    ],
    loadPercent: 42.5,
    light: 'yellow',
    ...parts,
  };
}

/** Answer of the list call. */
export function reportPage(results: readonly ResidueReport[], parts: object = {}) {
  return {
    total: results.length,
    count: results.length,
    offset: 0,
    results,
    months: ['2026-11', '2026-10'],
    lights: { green: 3, yellow: 2, red: 1 },
    ...parts,
  };
}
