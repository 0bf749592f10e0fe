import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

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
export type * from './types.js';
