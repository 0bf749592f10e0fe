/**
 * Features refer to each other by tokens. They are values without behaviour, matched by `id`, so that
 * two installed copies of the contracts are compatible. Creating one has no side effect, and the
 * functions are annotated accordingly: a page bundles only the tokens that it uses.
 */
interface Token<K extends string> {
  readonly kind: K;
  readonly id: string;
}

/** Ties a type to a token; never set. In and out, so that only the same type fits. */
interface Carries<T> {
  readonly carries?: (value: T) => T;
}

export type Cardinality = 'one' | 'many';

/** A place that its owner names and others fill. `Props` is what passes through it. */
export interface ExtensionSlotRef<Props> extends AnyExtensionSlotRef, Carries<Props> {}
export interface AnyExtensionSlotRef extends Token<'slot'> {
  readonly cardinality: Cardinality;
}

/** What passes through a place, for the component that fills it: `SlotProps<typeof tileActions>`. */
export type ExtensionSlotProps<S extends AnyExtensionSlotRef> =
  S extends ExtensionSlotRef<infer Props> ? Props : never;

/** A page by name with typed parameters. */
export interface RouteRef<Params> extends AnyRouteRef, Carries<Params> {}
export interface AnyRouteRef extends Token<'route'> {
  /** Key of the page's slug in the tenant configuration. */
  readonly configName: string;
  /** Pattern behind the slug, for example `/:slug/:sku?`; empty for most pages. */
  readonly suffix: string;
}

/** Something that a feature can do for others; absent when its feature is off. */
export interface Capability<T> extends AnyCapability, Carries<T> {}
export type AnyCapability = Token<'capability'>;

/** Something that happened. The sender does not know who listens. */
export interface EventRef<Payload> extends AnyEventRef, Carries<Payload> {}
export type AnyEventRef = Token<'event'>;

/** A named route guard, with its result when no feature provides it. */
export interface GuardRef extends Token<'guard'> {
  readonly whenAbsent: 'allow' | 'deny';
}

/* @__NO_SIDE_EFFECTS__ */
export function extensionSlotRef<Props>(
  id: string,
  cardinality: Cardinality = 'many',
): ExtensionSlotRef<Props> {
  return { kind: 'slot', id, cardinality };
}

/** `configName` defaults to the route's name (NAV-02); a suffixed page lives below it (NAV-03). */
/* @__NO_SIDE_EFFECTS__ */
export function routeRef<Params = Record<never, string>>(
  id: string,
  options: { readonly configName?: string; readonly suffix?: string } = {},
): RouteRef<Params> {
  return {
    kind: 'route',
    id,
    configName: options.configName ?? id,
    suffix: options.suffix ?? '',
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function capability<T>(id: string): Capability<T> {
  return { kind: 'capability', id };
}

/* @__NO_SIDE_EFFECTS__ */
export function eventRef<Payload = void>(id: string): EventRef<Payload> {
  return { kind: 'event', id };
}

/* @__NO_SIDE_EFFECTS__ */
export function guardRef(id: string, whenAbsent: 'allow' | 'deny'): GuardRef {
  return { kind: 'guard', id, whenAbsent };
}
