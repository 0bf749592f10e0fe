import * as z from 'zod/mini';
import { Id } from '../core/schemas.js';
import { StripePages } from './stripe-pages.js';

/** A language of the shop. The first one has no path prefix; the others live below theirs. */
export const ShopLocale = z.object({
  code: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  prefix: z.string().check(z.regex(/^[a-z]{0,5}$/)),
  label: z.string(),
});

export const ServicePrompt = z.object({
  /** `checkout`: the cart is filled before anybody is asked. */
  mode: z.enum(['required', 'optional', 'checkout']),
  /** What the prompt asks for; the whole address when absent. */
  by: z.optional(z.enum(['address', 'postcode'])),
  /** Number of added items after which a skipped prompt is shown again (CART-20). */
  interval: z._default(z.int().check(z.gte(1)), 5),
});

/** The shop as an app on the phone's home screen. */
export const WebApp = z.object({
  /** Name below the icon, which has room for about twelve letters; the shop's name when absent. */
  shortName: z.optional(z.string().check(z.minLength(1), z.maxLength(12))),
  /** Whether a service worker keeps the last public pages for times without a connection. */
  offline: z.boolean(),
});

export const CheckoutSettings = z.object({
  /** `steps`: one step is open at a time (CHK-03). `one-page`: all that is missing is open at once. */
  layout: z.enum(['steps', 'one-page']),
});

export const ShopForward = z.object({
  enabled: z.boolean(),
  /** Host of the external shop by environment (PLAT-52). */
  hosts: z.object({ dev: z.string(), stage: z.string(), production: z.string() }),
});

/** Flags and settings of one shop (PLAT-11…26). */
export const ClientRuntimeConfig = z.object({
  tenantId: Id,
  shopName: z.string(),
  environment: z.enum(['dev', 'stage', 'production']),
  locales: z.array(ShopLocale).check(z.minLength(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** State of the shop, where addresses name one: forms start with it. */
  region: z.optional(z.string()),
  timeZone: z.string(),
  /** Countries that a bill may go to (ISO 3166-1); those around Austria when absent. */
  billingCountries: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  featureCustomer: z.boolean(),
  featureCustomerFavorites: z.boolean(),
  featureCustomerDeliveryPass: z.boolean(),
  featureProductDiscovery: z.boolean(),
  featureCartCheckout: z.boolean(),
  featureRecipes: z.boolean(),
  featurePesticides: z.boolean(),
  featureMisc: z.boolean(),
  featureSearch: z.boolean(),
  featureJoe: z.boolean(),
  cms: z.object({ preview: z.boolean() }),
  wallet: z.boolean(),
  searchEngineIndex: z.boolean(),
  shopForward: ShopForward,
  /** Which services the shop offers at all. */
  services: z.object({ delivery: z.boolean(), clickAndCollect: z.boolean() }),
  servicePrompt: ServicePrompt,
  /** Without it, the shop cannot be installed and has no service worker. */
  webApp: z.optional(WebApp),
  /** How the checkout is laid out; in steps when absent. */
  checkout: z.optional(CheckoutSettings),
  /** Wallets pay in the cart by Stripe's script; without it no foreign script is allowed. */
  stripe: z.optional(StripePages),
  /** Page slugs by configuration name; an absent one means the default path (NAV-01…03). */
  slugs: z.record(z.string(), z.string()),
  /** Settings of each feature by its id, checked by the feature's own schema. */
  features: z.record(z.string(), z.unknown()),
});

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** Colours by role; contrast is checked by a test over every theme. */
export const ThemeColours = z.object({
  ground: Colour,
  surface: Colour,
  sunken: Colour,
  text: Colour,
  muted: Colour,
  line: Colour,
  control: Colour,
  brand: Colour,
  brandStrong: Colour,
  onBrand: Colour,
  brandSoft: Colour,
  accent: Colour,
  onAccent: Colour,
  offer: Colour,
  onOffer: Colour,
  member: Colour,
  onMember: Colour,
  success: Colour,
  warning: Colour,
  danger: Colour,
  focus: Colour,
});

const Length = z.string().check(z.regex(/^(0|[0-9.]+(px|rem))$/));

export const ThemeConfig = z.object({
  colours: ThemeColours,
  darkColours: z.optional(ThemeColours),
  /** Families that the host ships: one for text, one for headlines. */
  font: z.object({ text: z.string(), headline: z.string() }),
  radius: z.object({ small: Length, medium: Length, large: Length }),
  shadow: z.object({ low: z.string(), medium: z.string(), high: z.string() }),
  /** Kinds of layout; the first of each is the default. What they draw: `libs/ui/src/theme/kinds.ts`. */
  card: z.optional(z.enum(['outlined', 'raised', 'bare', 'block', 'ruled'])),
  header: z.optional(z.enum(['plain', 'band', 'open', 'solid', 'masthead'])),
  hero: z.optional(z.enum(['beside', 'panel', 'editorial', 'poster', 'cover'])),
  departments: z.optional(z.enum(['cards', 'round', 'labels', 'words'])),
  tile: z.optional(z.enum(['round', 'square', 'wide', 'bright'])),
  listing: z.optional(z.enum(['quiet', 'band', 'bright', 'wide', 'centred'])),
  product: z.optional(z.enum(['beside', 'panel', 'end', 'large'])),
  summary: z.optional(z.enum(['card', 'ticket', 'bill', 'slate', 'crate'])),
  density: z.optional(z.enum(['comfortable', 'compact', 'airy'])),
  heading: z.optional(z.enum(['plain', 'strong', 'light', 'bar', 'ruled'])),
  /** URL of the shop's logo, with its alternative text. */
  logo: z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() }),
});

/** Interface texts by translation key; they override the features' own (PLAT-08). */
export const MessageBundle = z.record(z.string(), z.string());

export const TenantConfig = z.object({
  clientRuntimeConfig: ClientRuntimeConfig,
  themeConfig: ThemeConfig,
  messageBundle: MessageBundle,
});

export const BuildMeta = z.object({
  id: z.string(),
  matcher: z.object({ static: z.record(z.string(), z.unknown()) }),
  prerendered: z.array(z.string()),
});
export const LatestBuild = z.object({ id: z.string(), timestamp: z.number() });

/** A log entry (ERR-23). The body that is sent is `{ error, message }` (API-020). */
export const LogLevel = z.enum(['debug', 'info', 'error']);
export const LogEntry = z.object({
  timestamp: z.string(),
  version: z.string(),
  requestId: z.string(),
  level: LogLevel,
  stackTrace: z.optional(z.string()),
  message: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
  path: z.optional(z.string()),
  status: z.optional(z.int()),
});
export const LogReport = z.object({
  error: LogEntry,
  message: z.string().check(z.maxLength(4000)),
});
