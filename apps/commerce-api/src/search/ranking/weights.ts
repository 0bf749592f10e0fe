/**
 * What a word in a place is worth, so that milk stands before milk chocolate: a product is what its
 * name says as a whole word, then what the last part of a compound says, then where it stands.
 */
export const weights = {
  name: 100,
  /** Shared by all words of the name: a short name is about its words. */
  nameShare: 30,
  /** More for the word that says what it is: the first in `Apfel Gala`, in English the last. */
  main: 25,
  /** Whole words and parts behind a little word: `zimt` of `milchreis mit zimt`. */
  beside: 50,
  besidePart: 15,
  /** Last part of a compound in the name: `milch` of `vollmilch`. */
  nameHead: 80,
  /** Other parts: `milch` of `milchreis`. */
  namePart: 30,
  category: 50,
  /** One of several things in the name of the category: not everything in `Cheese & eggs` is cheese. */
  categoryOfMany: 20,
  /** The whole name of the category: everything in `Bier` is beer. */
  categoryAlone: 90,
  categoryPart: 40,
  keyword: 25,
  keywordPart: 15,
  above: 10,
  brand: 60,
  size: 90,
} as const;

/** What is left of a weight when the word is not the typed one itself. */
export const factors = {
  /** The word that was typed goes on: `schoko` of `schokolade`. */
  begun: 0.75,
  /** The same where the typed word is one by itself: `butter` of `butterkeks`. */
  continued: 0.25,
  synonym: 0.8,
  joined: 1,
  takenApart: 0.8,
  /** A compound that the shop does not have: its head with one of its other parts, or by itself. */
  headWithPart: 0.6,
  headOfCompound: 0.25,
  inside: 0.5,
  headAlone: 0.4,
  corrected: 0.9,
} as const;

/** How much popularity can add to what the words say, as a share. */
const popularityShare = 1;

/**
 * Popularity is a logarithm, from 0 to 1. Its cube lifts what is bought many times as often as the rest,
 * such as ordinary milk, and nearly nothing else.
 */
export const popularityFactor = (popularity: number) => 1 + popularityShare * popularity ** 3;

/** Where a product is what was asked for, one that says so little stands only beside it. */
export const besidePoint = { best: 100, least: 25 } as const;

/** What cannot be bought stands behind what can. */
export const unavailableFactor = 0.5;
