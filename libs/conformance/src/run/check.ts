import type { Hooks } from './hooks.js';
import type { ShopData } from './shop-data.js';
import type { Visitor } from './visitor.js';

/** How much of the contract a server keeps; each profile contains those before it. */
export const profiles = ['catalogue', 'cart', 'all'] as const;
export type Profile = (typeof profiles)[number];

export interface CheckContext {
  /** A new browser; of another shop of the server with its host name. */
  readonly visitor: (host?: string) => Visitor;
  /** What the shop sells and where it delivers, read once. */
  readonly shop: ShopData;
  readonly hooks: Hooks;
  /** Host name of a second shop of the same server. */
  readonly otherHost: string | undefined;
  /** Seed of random sequences. */
  readonly seed: number;
}

/** One statement about a server that can be true or false. */
export interface Check {
  /** Such as `cart.total-quantity`. */
  readonly id: string;
  readonly title: string;
  /** Requirements of `docs/requirements.md` that it proves. */
  readonly requirements: readonly string[];
  readonly profile: Profile;
  /** Names of the calls that it is about, such as `cart.setItem`. */
  readonly calls: readonly string[];
  readonly run: (context: CheckContext) => Promise<void>;
}

export type Outcome = 'passed' | 'failed' | 'skipped';

export interface CheckResult extends Omit<Check, 'run'> {
  readonly outcome: Outcome;
  /** Why it failed or was skipped. */
  readonly reason?: string;
  readonly milliseconds: number;
  /** Error codes that the server gave, by call. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}
