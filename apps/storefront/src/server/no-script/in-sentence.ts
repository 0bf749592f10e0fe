/** Names, which keep their capital in every language. */
const names = ['Eircode'];

/**
 * Label of a field as a word within a sentence: `postcode` of `Postcode`; `ZIP code` and `PLZ` stay, as do nouns in
 * German.
 */
export const inSentence = (label: string, language: string): string =>
  !language.startsWith('de') && !names.includes(label) && /^\p{Lu}\p{Ll}/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
