import * as z from 'zod/mini';
import { SearchType } from '@larder/contracts/search/schemas';

const FlyoutType = z.object({
  type: SearchType,
  /** Odd orders stand in the first column, even ones in the second (SRCH-06, 07). */
  order: z.int(),
  /** Shown when the type has no hit (SRCH-09); empty for the shop's own words. */
  emptyResultsContent: z._default(z.string(), ''),
});

/** SRCH-02, 03. */
export const schema = z.object({
  flapoutSearchTypes: z._default(z.array(FlyoutType), [
    { type: 'products', order: 1, emptyResultsContent: '' },
    { type: 'categories', order: 2, emptyResultsContent: '' },
    { type: 'recipes', order: 4, emptyResultsContent: '' },
    { type: 'content', order: 6, emptyResultsContent: '' },
  ]),
  columnRatio: z._default(z.string().check(z.regex(/^([1-9]|1[01])\/([1-9]|1[01])$/)), '6/6'),
  /**
   * The focused field offers recent and popular searches and earlier purchases. Without it an empty
   * field offers nothing (SRCH-16).
   */
  startSuggestions: z._default(z.boolean(), false),
});

export type SearchSettings = z.output<typeof schema>;
export type FlyoutType = z.output<typeof FlyoutType>;
