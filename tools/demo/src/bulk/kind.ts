import { freshKinds } from './kinds-fresh.js';
import { pantryKinds } from './kinds-pantry.js';

/** A kind of goods from which many products are made. */
export interface Kind {
  readonly category: string;
  readonly nouns: readonly string[];
  readonly varieties: readonly string[];
  readonly sizes: readonly string[];
  /** Cents for a kilogram, a litre or a piece. */
  readonly cents: number;
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}

const list = (cell = '') =>
  cell
    .split(', ')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readKind(line: string): Kind {
  const [category = '', nouns, varieties, sizes, cents, allergens, diets] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    category,
    nouns: list(nouns),
    varieties: list(varieties),
    sizes: list(sizes),
    cents: Number(cents),
    allergens: list(allergens),
    diets: list(diets),
  };
}

export const kinds: readonly Kind[] = `${freshKinds}${pantryKinds}`
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map(readKind);

/** `Erdbeer-` and `Joghurt` make `Erdbeerjoghurt`. */
export function nameOf(noun: string, variety: string): string {
  if (variety.endsWith('-')) return variety.slice(0, -1) + noun.toLowerCase();
  return variety.startsWith('+') ? `${noun} ${variety.slice(1)}` : `${variety} ${noun}`;
}
