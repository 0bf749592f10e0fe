/** Portions that a recipe can be scaled to. */
export const MAX_SERVINGS = 24;

/** Portions of the URL, or those of the recipe. */
export function servingsOf(search: URLSearchParams, standard: number): number {
  const servings = Number(search.get('servings') ?? '');
  return Number.isInteger(servings) && servings >= 1 && servings <= MAX_SERVINGS
    ? servings
    : standard;
}

/** The recipe's address with that many portions; its own number has no query. */
export function servingsHref(path: string, servings: number, standard: number): string {
  return servings === standard ? path : `${path}?servings=${servings}`;
}
