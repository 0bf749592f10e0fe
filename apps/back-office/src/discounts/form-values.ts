/** The value, unless its field is empty. */
export const given = <K extends string, V>(key: K, value: V | null | undefined | '') =>
  (value === null || value === undefined || value === '' ? {} : { [key]: value }) as Partial<
    Record<K, V>
  >;

/** Titles by locale, without those that were left empty. */
export function titlesOf(
  titles: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(titles).flatMap(([locale, text]) =>
      text === null || text.trim() === '' ? [] : [[locale, text.trim()] as const],
    ),
  );
}
