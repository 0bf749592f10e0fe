import { parseArgs } from 'node:util';
import { profiles, type Profile } from '../run/check.js';

export const usage = `Runs the contract against a backend.

  larder-conformance --base-url http://127.0.0.1:4300 --tenant gruenmarkt.localhost

  --base-url URL       address of the backend, or of a storefront in front of it
  --tenant HOST        host name of the shop, sent as X-Forwarded-Host
  --other-tenant HOST  a second shop of the same server, for checks of their separation
  --locale CODE        language of the answers; en by default
  --profile NAME       ${profiles.join(', ')}; each contains those before it; all by default
  --only ID,ID         checks whose ids begin with one of these
  --hooks FILE         module with customers, payment and mail of this server
  --seed NUMBER        of the random sequences; 1 by default
  --json FILE, --junit FILE, --html FILE   reports
  --quiet              prints failures and counts only
  --gaps               prints calls and error codes of the contract that no check has seen
  --list               prints the checks without running them

Exit code 1 if a check fails, 2 if the options are wrong.
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export interface CliOptions {
  readonly baseUrl: string;
  readonly host: string;
  readonly otherHost?: string;
  readonly locale?: string;
  readonly profile: Profile;
  readonly only: readonly string[];
  readonly hooks?: string;
  readonly seed?: number;
  readonly reports: Readonly<Partial<Record<'json' | 'junit' | 'html', string>>>;
  readonly isQuiet: boolean;
  readonly isList: boolean;
  readonly hasGaps: boolean;
}

/** @throws Error with a message for the terminal */
export function readOptions(args: readonly string[]): CliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': text,
      tenant: text,
      'other-tenant': text,
      locale: text,
      profile: text,
      only: text,
      hooks: text,
      seed: text,
      json: text,
      junit: text,
      html: text,
      quiet: flag,
      list: flag,
      gaps: flag,
    },
  });
  const { profile = 'all', list = false } = values;
  const known = profiles.find((one) => one === profile);
  if (!known) throw new Error(`--profile is one of ${profiles.join(', ')}`);
  const baseUrl = values['base-url'] ?? '';
  if (!list && !URL.canParse(baseUrl)) throw new Error('--base-url has to be an address');
  if (!list && values.tenant === undefined) throw new Error('--tenant has to be a host name');
  const { json, junit, html, locale, hooks, seed } = values;
  const otherHost = values['other-tenant'];
  return {
    baseUrl,
    host: values.tenant ?? '',
    ...(otherHost !== undefined && { otherHost }),
    ...(locale !== undefined && { locale }),
    profile: known,
    only: values.only?.split(',') ?? [],
    ...(hooks !== undefined && { hooks }),
    ...(seed !== undefined && { seed: Number(seed) }),
    reports: {
      ...(json !== undefined && { json }),
      ...(junit !== undefined && { junit }),
      ...(html !== undefined && { html }),
    },
    isQuiet: values.quiet ?? false,
    isList: list,
    hasGaps: values.gaps ?? false,
  };
}
