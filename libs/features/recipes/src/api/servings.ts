/** Portions that a recipe can be scaled to. */
export const MAX_SERVINGS = 24;

/** Portions of the URL, or those of the recipe. */
export function servingsOf(search: URLSearchParams, standard: number): number {
  const asked = Number(search.get('servings') ?? '');
  return Number.isInteger(asked) && asked >= 1 && asked <= MAX_SERVINGS ? asked : standard;
}

/** The recipe's address with that many portions; its own number has no query. */
export function servingsHref(path: string, servings: number, standard: number): string {
  return servings === standard ? path : `${path}?servings=${servings}`;
}
