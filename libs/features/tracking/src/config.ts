import * as z from 'zod/mini';
import { categories, NECESSARY } from './state/consent/categories.js';

const Category = z.enum(categories);
const Line = z.string().check(z.minLength(1), z.maxLength(200));
/** Of this site: the content policy runs no other's. */
const ScriptAddress = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]+$/, 'no path of this site'));
const Cookie = z.object({
  name: Line,
  category: Category,
  provider: z.optional(Line),
  /** Its purpose, by language. */
  purpose: z.record(z.string(), Line),
  days: z.optional(z.int().check(z.gte(0))),
});

const common = {
  /** Without a manager, or when its script fails: the specification grants (TRK-03, 04). */
  onMissing: z._default(z.enum(['grant', 'deny']), 'deny'),
};
const BuiltIn = z.object({
  manager: z.literal('built-in'),
  ...common,
  /** Categories that need consent. */
  categories: z._default(z.array(Category), [...categories]),
  /** A higher version asks all visitors again. */
  version: z._default(z.int().check(z.gte(1)), 1),
  /** Slug of the page with more information. */
  privacyPage: z.optional(Line),
});
const External = z.object({
  manager: z.literal('external'),
  ...common,
  /** The shop's id with the manager (TRK-11). */
  id: Line,
  src: ScriptAddress,
});
const None = z.object({ manager: z.literal('none'), ...common });

const Settings = z.object({
  consent: z._default(z.discriminatedUnion('manager', [None, BuiltIn, External]), {
    manager: 'none',
    onMissing: 'deny',
  }),
  /** Scripts that stay back until their category is granted (TRK-05). */
  scripts: z._default(z.array(z.object({ src: ScriptAddress, category: Category })), []),
  /** Cookies that those scripts set; withdrawn consent takes them away. */
  cookies: z._default(z.array(Cookie), []),
  /** TRK-23: the shop's name when absent. */
  pagePrefix: z.optional(Line),
  /** Name of the array that receives the events for scripts; empty for none. */
  dataLayer: z._default(z.string().check(z.regex(/^[A-Za-z_$][\w$]*$|^$/)), 'dataLayer'),
  /** Whether the backend's own collector receives the events. */
  collector: z._default(z.boolean(), true),
});

/** A script or cookie of a category without a question would wait forever. */
export const schema = Settings.check((settings) => {
  const { consent, scripts, cookies } = settings.value;
  if (consent.manager !== 'built-in') return;
  const offered: readonly string[] = [NECESSARY, ...consent.categories];
  for (const [list, entries] of Object.entries({ scripts, cookies }))
    entries.forEach(({ category }, i) => {
      if (!offered.includes(category))
        settings.issues.push({
          code: 'custom',
          input: category,
          path: [list, i, 'category'],
          message: `allowed is what consent.categories asks for: ${offered.join(', ')}`,
        });
    });
});

export type TrackingSettings = z.output<typeof schema>;
export type ConsentSettings = TrackingSettings['consent'];
export type BuiltInSettings = z.output<typeof BuiltIn>;
export type ExternalSettings = z.output<typeof External>;
