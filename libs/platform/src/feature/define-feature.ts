import type { ComponentType } from 'react';
import type {
  AnyCapability,
  AnyEventRef,
  AnyRouteRef,
  AnyExtensionSlotRef,
  Capability,
  EventRef,
  RouteRef,
  Schema,
  ExtensionSlotRef,
} from '@larder/contracts';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { MessageFile } from '../i18n/messages.js';
import type { Slices } from '../store/create-store.js';
import type { FeatureContext } from './context.js';
import type { Lazy } from './lazy.js';
import type { PageModule } from './page.js';

export type Layout = 'default' | 'focused';
/** NAV-54: a route's middleware. */
export type Middleware = 'cacheable' | 'require-login';

export interface RouteEntry {
  readonly ref: AnyRouteRef;
  readonly page: Lazy<PageModule<never>>;
  readonly layout: Layout;
  readonly middleware: Middleware | undefined;
  /** NAV-07: the catch-all has -1, all others 0. */
  readonly priority: number;
  readonly when: (config: ClientRuntimeConfig) => boolean;
}

export interface ContributionModule<Props> {
  readonly default: ComponentType<Props>;
  /** Called once per page for all occurrences of the slot. */
  readonly preload?: (context: FeatureContext, all: readonly Props[]) => Promise<unknown>;
}

export interface Contribution {
  readonly slot: AnyExtensionSlotRef;
  readonly module: Lazy<ContributionModule<never>>;
  readonly order: number;
  readonly when: (config: ClientRuntimeConfig) => boolean;
  /**
   * Loaded after hydration and not rendered on the server, because it depends on the visitor. Its slot
   * reserves the space.
   */
  readonly isClientOnly: boolean;
}

export interface BlockModule<Fields> {
  readonly default: ComponentType<{ readonly fields: Fields; readonly children?: React.ReactNode }>;
  readonly preload?: (context: FeatureContext, all: readonly Fields[]) => Promise<unknown>;
}

export interface BlockType {
  readonly type: string;
  readonly module: Lazy<BlockModule<never>>;
  /** Parses an editor's fields; blocks with invalid fields are not rendered. */
  readonly schema: Lazy<{ readonly schema: Schema }>;
}

export interface BlockTypeList {
  readonly blocks: readonly BlockType[];
}

export interface CapabilityProvider {
  readonly capability: AnyCapability;
  readonly create: (context: FeatureContext) => unknown;
}

export interface Listener {
  readonly event: AnyEventRef;
  readonly handle: (payload: never, context: FeatureContext) => void;
}

/** Public interface of a feature. All heavy parts are lazy. */
export interface Feature {
  readonly id: string;
  /** PLAT-10: whether the feature is enabled for a tenant. */
  readonly enabled: (config: ClientRuntimeConfig) => boolean;
  /** Ids of the features that this one requires. */
  readonly requires?: readonly string[];
  /** Schema of the tenant's settings, with defaults; loaded only on the server. */
  readonly settings?: Lazy<{ readonly schema: Schema }>;
  readonly routes?: readonly RouteEntry[];
  readonly contributions?: readonly Contribution[];
  /** Content blocks. A list is loaded only for pages that contain one of its types. */
  readonly blockTypeLists?: readonly Lazy<BlockTypeList>[];
  readonly provides?: readonly CapabilityProvider[];
  readonly listens?: readonly Listener[];
  readonly slices?: Slices;
  /** Messages by language; the first language is complete. */
  readonly messages?: Readonly<Record<string, Lazy<{ readonly default: MessageFile }>>>;
}

/** Validates the definition and freezes it, so that nothing is added at run time. */
export function defineFeature(feature: Feature): Feature {
  return Object.freeze(feature);
}

const always = () => true;

export function route<P extends object>(
  ref: RouteRef<P>,
  page: Lazy<PageModule<P>>,
  options: Partial<Pick<RouteEntry, 'layout' | 'middleware' | 'priority' | 'when'>> = {},
): RouteEntry {
  return {
    ref,
    page: page as Lazy<PageModule<never>>,
    layout: options.layout ?? 'default',
    middleware: options.middleware,
    priority: options.priority ?? 0,
    when: options.when ?? always,
  };
}

/** Preserves the type of the props: a component that does not accept the slot's props fails to compile. */
export function contribute<Props>(
  slot: ExtensionSlotRef<Props>,
  module: Lazy<ContributionModule<NoInfer<Props>>>,
  options: Partial<Pick<Contribution, 'order' | 'when' | 'isClientOnly'>> = {},
): Contribution {
  return {
    slot,
    module: module as Lazy<ContributionModule<never>>,
    order: options.order ?? 0,
    when: options.when ?? always,
    isClientOnly: options.isClientOnly ?? false,
  };
}

export function block<Fields>(
  type: string,
  module: Lazy<BlockModule<NoInfer<Fields>>>,
  schema: Lazy<{ readonly schema: Schema<Fields> }>,
): BlockType {
  return { type, module: module as Lazy<BlockModule<never>>, schema };
}

/** `create` may return `undefined` when the tenant's settings disable the capability. */
export function provide<T>(
  capability: Capability<T>,
  create: (context: FeatureContext) => NoInfer<T> | undefined,
): CapabilityProvider {
  return { capability, create };
}

export function on<P>(
  event: EventRef<P>,
  handle: (payload: NoInfer<P>, context: FeatureContext) => void,
): Listener {
  return { event, handle: handle as Listener['handle'] };
}
