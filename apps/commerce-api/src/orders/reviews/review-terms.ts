import * as z from 'zod/mini';

/** A shop's rule for reviews in `order-config.json`; a shop without one takes none. */
export const ReviewTerms = z.object({
  /** `AT_ONCE` publishes texts, except those with a word of the list, a link or an address. */
  texts: z._default(z.enum(['AFTER_CHECK', 'AT_ONCE']), 'AFTER_CHECK'),
  /** Words for which a person reads the text first. */
  words: z._default(z.array(z.string().check(z.minLength(1))), []),
});
export type ReviewTerms = z.output<typeof ReviewTerms>;

/** How long after its delivery an order can be rated. */
export const ratingDays = 30;

/** Links, e-mail addresses and telephone numbers: advertising, or data of a person. */
const contact =
  /https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|at|de|eu|io|shop)\b|\+?\d[\d /-]{7,}/iu;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a person reads a text before it is published. */
export function needsCheck(text: string | undefined, { texts, words }: ReviewTerms): boolean {
  if (text === undefined) return false;
  if (texts === 'AFTER_CHECK' || contact.test(text)) return true;
  const written = new Set(plain(text).split(/[^\p{L}\p{N}]+/u));
  return words.some((word) => written.has(plain(word)));
}
