/** Messages of a feature in one language, by key. */
export type Messages = Readonly<Record<string, string>>;
