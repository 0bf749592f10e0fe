/** A part of an ingredient list; allergens are emphasised (EU 1169/2011, article 21). */
export interface IngredientPart {
  readonly text: string;
  readonly isAllergen: boolean;
}

/** Cuts a list at its double asterisks. An asterisk pair that is never closed stays plain text. */
export function ingredientParts(list: string): IngredientPart[] {
  const pieces = list.split('**');
  const closed = pieces.length % 2 === 1;
  const last = pieces.length - 1;
  return pieces
    .map((text, i) => ({ text, isAllergen: i % 2 === 1 && (closed || i < last) }))
    .filter((part) => part.text !== '');
}
