import { openLogin } from '@larder/contracts/customer';
import type { PersonalBadge } from '@larder/contracts/shopping';
import type { FeatureContext } from '@larder/platform';
import { accountOf } from '../account/account.js';
import { createDietLoader } from './diet-loader.js';
import { createChanges, type Change } from './favorite-changes.js';
import { createPersonalReads } from './personal-reads.js';
import { rankFirst, badgeOf, nothing, withValue, type PersonalState } from './personal-state.js';
import { createTabSync } from './personal-tabs.js';

/** A product that a guest wanted to like: remembered while they sign in, on this page alone. */
interface PendingToggle extends Change {
  readonly until: number;
}
const TOGGLE_TTL_MS = 10 * 60_000;

/** A customer's own products in the browser, outside of the store, so that no payload contains them. */
export interface PersonalStore {
  get(): PersonalState;
  subscribe(listener: () => void): () => void;
  /** Adds or removes a favourite; redirects a guest to the login first (FAV-05). */
  toggle(product: { readonly sku: string; readonly name: string }): void;
  /** Wants to know how a product fits the customer's diet. */
  watchDiet(sku: string): void;
  /** The diet has changed. */
  forgetFindings(): void;
  rankFirst<T>(list: readonly T[], skuOf: (one: T) => string | undefined): readonly T[];
  badgeOf(sku: string): PersonalBadge | undefined;
}

const stores = new WeakMap<FeatureContext, PersonalStore>();

/** One for each visit. */
export function personalStoreOf(context: FeatureContext): PersonalStore {
  const known = stores.get(context) ?? createPersonalStore(context);
  stores.set(context, known);
  return known;
}

function createPersonalStore(context: FeatureContext): PersonalStore {
  const account = accountOf(context);
  const listeners = new Set<() => void>();
  let state = nothing;
  let owner: string | undefined;
  let pending: PendingToggle | undefined;
  const change = (part: Partial<PersonalState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const like = (sku: string, isOn: boolean) =>
    change({ favorites: withValue(state.favorites, sku, isOn) });
  const diet = createDietLoader(context, (found) =>
    change({ findings: new Map([...state.findings, ...found]) }),
  );
  const tabs = createTabSync(() => void readFavorites(1));
  const ownerNow = () => owner;
  const changes = createChanges(context, ownerNow, {
    undo: ({ sku, isOn }) => like(sku, !isOn),
    done: (skus) => {
      change({ favorites: new Set(skus) });
      tabs.notify();
    },
  });
  const set = (one: Change) => {
    like(one.sku, one.isOn);
    changes.send(one);
  };
  const reads = createPersonalReads(context, ownerNow);
  const readFavorites = async (step = 0) => {
    const favorites = await reads.favorites();
    if (favorites) change({ favorites, revision: state.revision + step });
  };
  const follow = () => {
    const id = account.get()?.id;
    if (id === owner) return;
    owner = id;
    diet.forget();
    change({ ...nothing, revision: state.revision + 1 });
    if (id === undefined) return;
    const wanted = pending && pending.until > Date.now() ? pending : undefined;
    pending = undefined;
    void reads.purchases().then((purchases) => purchases && change({ purchases }));
    void readFavorites().then(() => {
      if (wanted && owner === id && !state.favorites.has(wanted.sku)) set(wanted);
    });
  };
  account.subscribe(follow);
  follow();
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle: ({ sku, name }) => {
      if (owner !== undefined) return set({ sku, name, isOn: !state.favorites.has(sku) });
      pending = { sku, name, isOn: true, until: Date.now() + TOGGLE_TTL_MS };
      const { pathname, search } = window.location;
      context.getCapability(openLogin)?.({ returnUrl: pathname + search });
    },
    watchDiet: (sku) => owner !== undefined && diet.watch(sku),
    forgetFindings: () => {
      diet.forget();
      change({ findings: new Map() });
    },
    rankFirst: (list, skuOf) => rankFirst(state, list, skuOf),
    badgeOf: (sku) => badgeOf(state, sku),
  };
}
