import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { CommaList, Nothing } from '../core/schemas.js';
import { Voucher } from '../loyalty/schemas.js';
import {
  ClientConfigs,
  ComponentConfigs,
  ContactForm,
  Flyer,
  FlyerName,
  NewsletterChange,
  Page,
  PageLink,
  Preview,
  QuestionnaireForm,
  RedirectRules,
} from './schemas.js';

const form = { response: Nothing, status: 202, errorCodes: ['TOO_MANY_REQUESTS'] } as const;

export const wire = {
  getRedirects: { summary: 'Redirect rules', response: RedirectRules },
  getClientConfigs: {
    summary: 'Header, footer and other editable frames by name',
    query: z.object({ types: CommaList }),
    response: ClientConfigs,
  },
  getComponentConfigs: {
    summary: 'Settings of components that editors change',
    response: ComponentConfigs,
  },
  getPage: {
    summary: 'One content page; the home page is `index`',
    params: z.object({ slug: z.string().check(z.minLength(1), z.maxLength(400)) }),
    response: Page,
    errorCodes: ['NOT_FOUND'],
  },
  getPageLinks: { summary: 'Every content page that may be listed', response: z.array(PageLink) },
  getPreview: {
    summary: 'What a visitor may see of a shop in preview; 404 in any other shop',
    response: Preview,
    errorCodes: ['NOT_FOUND', 'PREVIEW_CLOSED'],
  },
  postContactForm: {
    ...form,
    summary: 'Sends a contact form with its files',
    body: ContactForm,
    multipart: true,
    errorCodes: ['TOO_MANY_REQUESTS', 'PAYLOAD_TOO_LARGE'],
  },
  postQuestionnaireForm: { ...form, summary: 'Sends a questionnaire', body: QuestionnaireForm },
  manageNewsletter: {
    summary: 'Subscribes and unsubscribes a visitor; 202 while a confirmation is pending',
    body: NewsletterChange,
    response: Nothing,
    otherStatuses: 202,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
  confirmNewsletter: {
    summary: 'Ends a subscription by the token of its mail',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) }),
    response: Nothing,
    errorCodes: ['TOKEN_INVALID'],
  },
  getPersonalVouchers: {
    summary: 'Vouchers of promotions that the customer takes part in',
    query: z.object({ promotionIds: CommaList }),
    response: z.array(Voucher),
    errorCodes: ['UNAUTHORIZED'],
  },
  getGeneralVouchers: {
    summary: 'Vouchers for everyone; 404 while there are none',
    response: z.array(Voucher),
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;

/** Separate like its calls (`flyer-calls.ts`). */
export const flyerWire = {
  getFlyer: {
    summary: 'A flyer with the products of it that are on offer today',
    params: z.object({ name: FlyerName }),
    response: Flyer,
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;
