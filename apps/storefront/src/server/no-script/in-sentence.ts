/** Label of a field as a word within a sentence: `postcode` of `Postcode`; `ZIP code` and `PLZ` stay. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
