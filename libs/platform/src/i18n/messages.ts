/** Messages of a feature in one language, by key. */
export type Messages = Readonly<Record<string, string>>;

/** A feature's `messages/{language}.json`: the shop's own messages, beside those of each page or dialog. */
export interface MessageFile {
  /** Messages that every page of the shop carries, by key without the feature's id. */
  readonly shop: Messages;
}
