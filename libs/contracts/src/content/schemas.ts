import * as z from 'zod/mini';
import { Id, SafeHref, Url } from '../core/schemas.js';
import { PictureRef } from '../catalogue/schemas.js';

export * from './flyer-schemas.js';
export * from './form-schemas.js';

export { embedOrigins, isEmbeddable } from './embeds.js';

/** Audience of a block (CONT-50…53); all three, or none, mean everyone. */
export const Audience = z.enum(['guest', 'customer', 'member']);

/** A block as it travels: its own fields are checked by the block's schema, in the feature that shows it. */
export type Block = {
  id: string;
  type: string;
  audience?: z.output<typeof Audience>[] | undefined;
  fields: Record<string, unknown>;
  children?: Block[] | undefined;
};
export const Block: z.ZodMiniType<Block, Block> = z.lazy(() =>
  z.object({
    id: Id,
    type: z.string(),
    audience: z.optional(z.array(Audience)),
    fields: z.record(z.string(), z.unknown()),
    children: z.optional(z.array(Block)),
  }),
);

/** NAV-76…78: a page that redirects automatically. */
export const AutoRedirect = z.object({
  /** Where to: a path of the shop, or a page elsewhere that the editor names with full knowledge. */
  url: SafeHref,
  /** Text of the link for visitors who do not wait, or without consent. */
  label: z.string().check(z.minLength(1), z.maxLength(300)),
  /** Id of the block of this page to scroll to; the link is shown before it. */
  targetElement: z.optional(Id),
  /** Required consent, see `Consent`; none is needed when absent. */
  cookieType: z.optional(z.enum(['marketing', 'statistic', 'targetGroupSelection'])),
});

/** CONT-01. */
export const Page = z.object({
  slug: z.string(),
  name: z.string(),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  metaDescription: z.optional(z.string()),
  keywords: z.optional(z.string()),
  noFollow: z._default(z.boolean(), false),
  noIndex: z._default(z.boolean(), false),
  ogImage: z.optional(Url),
  backgroundColor: z.optional(z.string()),
  backgroundImage: z.optional(Url),
  backgroundImageRepeat: z.optional(z.string()),
  backgroundImageSize: z.optional(z.string()),
  autoRedirect: z.optional(AutoRedirect),
  blocks: z.array(Block),
});

export const PageLink = z.object({ slug: z.string(), name: z.string() });

/** PLAT-21: a preview that is open to a visitor. */
export const Preview = z.object({
  /** Unpublished content is shown, too. */
  drafts: z.boolean(),
  /** Date for which content is shown; now when absent. */
  at: z.optional(z.iso.datetime()),
  /** Audience for which content is shown; the actual visitor when absent. */
  audience: z.optional(Audience),
});

/** NAV-59…62: each map from a path, or path prefix, to its target. */
export const RedirectRules = z.object({
  oneToOne: z.record(z.string(), z.string()),
  manyToOne: z.record(z.string(), z.string()),
  manyToMany: z.record(z.string(), z.string()),
});

export const ConfigType = z.enum([
  'topbarbanner',
  'header',
  'footer',
  'socialsharingandseo',
  'login',
  'offlineaccount',
  'passwordreset',
  'profile',
  'physicalcard',
  'registration',
]);

export const MenuLink = z.object({
  label: z.string(),
  href: SafeHref,
  /** Opens beside the shop; for other sites and documents. */
  newTab: z.optional(z.boolean()),
});
export const HeaderConfig = z.object({ links: z.array(MenuLink), promise: z.optional(z.string()) });
export const FooterConfig = z.object({
  columns: z.array(z.object({ title: z.string(), links: z.array(MenuLink) })),
  legal: z.array(MenuLink),
  /** Short promises above the columns, such as "paid safely". */
  promises: z.optional(z.array(z.object({ title: z.string(), text: z.string() }))),
  /** Ways to reach the shop, and where else it is. */
  contact: z.optional(z.object({ title: z.string(), links: z.array(MenuLink) })),
  note: z.optional(z.string()),
});
export const TopBarBannerConfig = z.object({ text: z.string(), link: z.optional(MenuLink) });
export const SocialConfig = z.object({
  ogImage: z.optional(PictureRef),
  siteName: z.optional(z.string()),
});

/** API-016. Form texts of the customer area are free-form here and checked by their owner. */
export const ClientConfigs = z.object({
  topbarbanner: z.optional(TopBarBannerConfig),
  header: z.optional(HeaderConfig),
  footer: z.optional(FooterConfig),
  socialsharingandseo: z.optional(SocialConfig),
  login: z.optional(z.record(z.string(), z.unknown())),
  offlineaccount: z.optional(z.record(z.string(), z.unknown())),
  passwordreset: z.optional(z.record(z.string(), z.unknown())),
  profile: z.optional(z.record(z.string(), z.unknown())),
  physicalcard: z.optional(z.record(z.string(), z.unknown())),
  registration: z.optional(z.record(z.string(), z.unknown())),
});
export const ComponentConfigs = z.record(z.string(), z.record(z.string(), z.unknown()));
