import type { PesticideLight, Residue } from '@larder/contracts/pesticides';
import { pesticideLimits } from '@larder/contracts/pesticides';

/** A share of the legal maximum in percent, to one decimal. */
const toTenth = (percent: number) => Math.round(percent * 10) / 10;

/** A residue with the share of its maximum that it uses up (PEST-02); amounts in mg/kg. */
export function residueOf(
  substance: string,
  milligramsPerKilogram: number,
  maximumResidueLevel: number,
): Residue {
  const usedPercent = toTenth((milligramsPerKilogram / maximumResidueLevel) * 100);
  return { substance, milligramsPerKilogram, maximumResidueLevel, usedPercent };
}

/** What all residues of a sample use up together, in percent, and the light that follows from it. */
export function assessSample(residues: readonly Residue[]): {
  readonly loadPercent: number;
  readonly light: PesticideLight;
} {
  const loadPercent = toTenth(residues.reduce((sum, { usedPercent }) => sum + usedPercent, 0));
  const { green, yellow } = pesticideLimits;
  const light = loadPercent <= green ? 'green' : loadPercent <= yellow ? 'yellow' : 'red';
  return { loadPercent, light };
}
