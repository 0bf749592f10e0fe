import { createContext, useContext } from 'react';
import type { Capability, RouteRef } from '@larder/contracts';
import type { FeatureContext, Query } from '../feature/context.js';
import type { Registry } from '../feature/assemble-registry.js';
import type { Texts } from '../i18n/create-texts.js';
import type { FragmentRenderer } from './cached-fragment-props.js';

/** Context of the component tree. */
export interface Host {
  readonly registry: Registry;
  readonly context: FeatureContext;
  readonly texts: Texts;
  /** Sends an error to the log endpoint; never throws. */
  readonly report: (error: unknown) => void;
  /** On the server: ids of the modules that the page used, for its payload. */
  readonly usedModules?: Set<string>;
  /** On the server: renders fragments, with cached markup if there is any. */
  readonly fragmentRenderer?: FragmentRenderer | undefined;
}

const HostContext = createContext<Host | undefined>(undefined);
export const HostProvider = HostContext.Provider;

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('no host');
  return host;
}

/** The feature context of this visit: navigation, capabilities, events, tenant. */
export function useFeature(): FeatureContext {
  return useHost().context;
}

/** Money, number and date formats of the shop. */
export function useTexts(): Texts {
  return useHost().texts;
}

/**
 * Creates a feature's message hook; its keys are typed from the feature's own messages:
 * `export const useText = createTextHook<keyof typeof de>('catalogue')`.
 */
export function createTextHook<Key extends string>(featureId: string) {
  // Joined once per key: building a new string costs more than the message lookup.
  const names: Partial<Record<Key, string>> = {};
  return function useText() {
    const { texts } = useHost();
    return (key: Key, values?: Readonly<Record<string, string | number>>) =>
      texts.text((names[key] ??= `${featureId}.${key}`), values);
  };
}

/** URL of a page, or `undefined` when its feature is off. */
export function useHref(): <P extends object>(
  ref: RouteRef<P>,
  params: P,
  query?: Query,
) => string | undefined {
  return useFeature().href;
}

export function useCapability<T>(capability: Capability<T>): T | undefined {
  return useFeature().getCapability(capability);
}
