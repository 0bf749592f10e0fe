import type { StripeKeys } from './account.js';

/** The keys of each shop: under the names with its id behind, else under the names for all. */
export type StripeKeysOf = (tenant: string) => StripeKeys | undefined;

const secretName = 'STRIPE_SECRET_KEY';
const webhookName = 'STRIPE_WEBHOOK_SECRET';

/** `grocer-2` as it stands in names of variables. */
const suffixOf = (tenant: string) => `_${tenant.toUpperCase().replaceAll('-', '_')}`;

/** Keys from the environment. @throws Error with the name of one that is missing or is none */
export function readStripeKeys(environment: NodeJS.ProcessEnv): StripeKeysOf {
  const read = (suffix: string): StripeKeys | undefined => {
    const secretKey = environment[secretName + suffix];
    const webhookSecret = environment[webhookName + suffix];
    if (secretKey === undefined && webhookSecret === undefined) return undefined;
    if (!/^(sk|rk)_(test|live)_\w+$/.test(secretKey ?? '')) throw unusable(secretName + suffix);
    if (!/^whsec_\S{8,}$/.test(webhookSecret ?? '')) throw unusable(webhookName + suffix);
    return { secretKey: secretKey ?? '', webhookSecret: webhookSecret ?? '' };
  };
  for (const name of Object.keys(environment)) {
    const [, suffix] = /^STRIPE_(?:SECRET_KEY|WEBHOOK_SECRET)(_[A-Z0-9_]+)?$/.exec(name) ?? [];
    if (name.startsWith(secretName) || name.startsWith(webhookName)) read(suffix ?? '');
  }
  return (tenant) => read(suffixOf(tenant)) ?? read('');
}

/** The value itself is a secret. */
const unusable = (name: string) =>
  new Error(`Unusable settings. ${name}: it is missing, or not what Stripe's dashboard shows`);

/** What a shop without keys lacks. */
export function missingKeys(tenant: string): Error {
  const names = `${secretName} and ${webhookName}`;
  return new Error(
    `The shop ${tenant} is paid by Stripe: set ${names}, or both with ${suffixOf(tenant)} behind`,
  );
}
