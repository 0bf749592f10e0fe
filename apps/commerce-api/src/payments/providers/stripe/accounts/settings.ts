import * as z from 'zod/mini';
import type { StripeKeys } from './account.js';

/** The keys of each shop: under the names with its id behind, else under the names for all. */
export type StripeKeyLookup = (tenant: string) => StripeKeys | undefined;

/** Environment variables of an account; with `_<TENANT>` behind the name, of one tenant alone. */
export const stripeSettings = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .check(
      z.regex(/^(sk|rk)_(test|live)_\w+$/),
      z.describe(
        'Key of a Stripe account, for tenants whose `config.json` names Stripe payment methods. `STRIPE_SECRET_KEY_GRUENMARKT` is for one tenant alone.',
      ),
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .check(
      z.regex(/^whsec_\S{8,}$/),
      z.describe(
        'Secret of the endpoint `/api/payments/webhooks/stripe`. A tenant can have its own, as with the key.',
      ),
    ),
});

const secretName = 'STRIPE_SECRET_KEY';
const webhookName = 'STRIPE_WEBHOOK_SECRET';

/** Converts `grocer-2` for names of variables. */
const suffixOf = (tenant: string) => `_${tenant.toUpperCase().replaceAll('-', '_')}`;

/**
 * Keys from the environment.
 * @throws Error with the name of one that is missing or invalid
 */
export function readStripeKeys(environment: NodeJS.ProcessEnv): StripeKeyLookup {
  const read = (suffix: string): StripeKeys | undefined => {
    const secretKey = environment[secretName + suffix];
    const webhookSecret = environment[webhookName + suffix];
    if (secretKey === undefined && webhookSecret === undefined) return undefined;
    const keys = z.safeParse(stripeSettings, {
      [secretName]: secretKey,
      [webhookName]: webhookSecret,
    });
    if (!keys.success) throw invalidKeyReason(String(keys.error.issues[0]?.path[0]) + suffix);
    return {
      secretKey: keys.data.STRIPE_SECRET_KEY,
      webhookSecret: keys.data.STRIPE_WEBHOOK_SECRET,
    };
  };
  for (const name of Object.keys(environment)) {
    const [, suffix] = /^STRIPE_(?:SECRET_KEY|WEBHOOK_SECRET)(_[A-Z0-9_]+)?$/.exec(name) ?? [];
    if (name.startsWith(secretName) || name.startsWith(webhookName)) read(suffix ?? '');
  }
  return (tenant) => read(suffixOf(tenant)) ?? read('');
}

/** What is wrong with the keys, if anything. */
export function stripeFaults(environment: NodeJS.ProcessEnv): string[] {
  try {
    readStripeKeys(environment);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** The value itself is a secret. */
const invalidKeyReason = (name: string) =>
  new Error(`${name}: it is missing, or not what Stripe's dashboard shows`);

/** What a shop without keys lacks. */
export function missingKeys(tenant: string): Error {
  const names = `${secretName} and ${webhookName}`;
  return new Error(
    `The shop ${tenant} is paid by Stripe: set ${names}, or both with ${suffixOf(tenant)} behind`,
  );
}
