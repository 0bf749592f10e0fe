import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type Audience = z.output<typeof schemas.Audience>;
export type AutoRedirect = z.output<typeof schemas.AutoRedirect>;
export type Block = schemas.Block;
export type ClientConfigs = z.output<typeof schemas.ClientConfigs>;
export type ComponentConfigs = z.output<typeof schemas.ComponentConfigs>;
export type ContactForm = z.input<typeof schemas.ContactForm>;
export type ConfigType = z.output<typeof schemas.ConfigType>;
export type FooterConfig = z.output<typeof schemas.FooterConfig>;
export type HeaderConfig = z.output<typeof schemas.HeaderConfig>;
export type MenuLink = z.output<typeof schemas.MenuLink>;
export type NewsletterChange = z.input<typeof schemas.NewsletterChange>;
export type NewsletterTexts = z.output<typeof schemas.NewsletterTexts>;
export type NewsletterTextVariants = z.output<typeof schemas.NewsletterTextVariants>;
export type Page = z.output<typeof schemas.Page>;
export type PageLink = z.output<typeof schemas.PageLink>;
export type Preview = z.output<typeof schemas.Preview>;
export type PrefillFields = z.output<typeof schemas.PrefillFields>;
export type QuestionnaireForm = z.input<typeof schemas.QuestionnaireForm>;
export type RedirectRules = z.output<typeof schemas.RedirectRules>;
export type TopBarBannerConfig = z.output<typeof schemas.TopBarBannerConfig>;

export const contentCalls = defineCalls<typeof wire>({
  getRedirects: 'GET /api/content/redirects',
  getClientConfigs: 'GET /api/content/configs/client',
  getComponentConfigs: 'GET /api/content/configs/components',
  getPage: 'GET /api/content/pages/:slug',
  getPageLinks: 'GET /api/content/pages',
  getPreview: 'GET /api/content/preview',
  postContactForm: 'POST /api/content/forms/contact',
  postQuestionnaireForm: 'POST /api/content/forms/questionnaire',
  manageNewsletter: 'POST /api/newsletter/manage',
  confirmNewsletter: 'POST /api/newsletter/confirm',
  getPersonalVouchers: 'GET /api/content/vouchers/personalvouchers',
  getGeneralVouchers: 'GET /api/content/vouchers/generalvouchers',
});

export * from './tokens.js';
