import { errorCodes } from '@larder/contracts';
import { parseBirthdate, withPlaceholders } from '@larder/contracts/customer';
import {
  profileOn,
  registrationOn,
  type Registration as RegistrationSchema,
} from '@larder/contracts/customer/schemas';
import * as z from 'zod/mini';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import type { Scope } from '../../kernel/scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure, badRequest } from '../../kernel/failure.js';
import { addresses } from '../emails/page-urls.js';
import { saveNew } from '../addresses/addresses.js';
import { refuseWeakPassword } from './common-password.js';
import { startCustomerSession } from './customer-session.js';
import { hashPassword } from './password.js';
import { emailKeyOf, findByEmail, insertCustomer } from '../repository.js';
import { customerSettings } from '../settings.js';
import type { CustomerDraft } from '../tables.js';
import { updatePendingToken, invalidToken, createToken, consumeToken, validMs } from './tokens.js';
import { queueCustomerEmail } from '../emails/queue-customer-email.js';

type Registration = z.output<typeof RegistrationSchema>;

/** FORM-31: refuses what the calendar and the clock refuse. */
export function requireAge(
  { now, locale, shop }: RequestContext,
  form: { readonly birthdate?: string | undefined },
  rules: typeof registrationOn | typeof profileOn,
): void {
  const today = localDate(now, shop.clientRuntimeConfig.timeZone);
  const faults = z.safeParse(rules({ today, locale }), form).error?.issues ?? [];
  const fault = faults.find(({ path }) => path[0] === 'birthdate');
  if (fault) throw badRequest('The birthdate does not fit', { birthdate: fault.message });
}

async function draftOf(form: Registration, locale: string): Promise<CustomerDraft> {
  const { phoneNumber, streetName, streetNumber, postalCode, city, country, countryCode } = form;
  const { companyName, companyRegistrationNumber, valueAddedTaxId, cardNumber } = form;
  const { door, stairCase, floor, deliveryNote } = form;
  const place = { phoneNumber, streetName, streetNumber, postalCode, city, country, countryCode };
  const company = { companyName, companyRegistrationNumber, valueAddedTaxId, cardNumber };
  return {
    email: form.email,
    passwordHash: await hashPassword(form.password),
    academicTitle: form.academicTitle || null,
    birthdate: (form.birthdate && parseBirthdate(form.birthdate, locale)) || null,
    firstName: form.firstName,
    lastName: form.lastName,
    salutation: form.salutation,
    billingAddress: withoutEmptyFields(place),
    particulars: withoutEmptyFields({ ...company, door, stairCase, floor, deliveryNote }),
  };
}

function withoutEmptyFields<T extends Readonly<Record<string, string | undefined>>>(fields: T) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as { readonly [K in keyof T]?: string };
}

/**
 * Starts a registration (CUST-23, CUST-24). With confirmation by mail, response and duration are the
 * same whether the email has an account or not: only the reader of the mail learns it.
 * @returns id of the customer, who is signed in; undefined while a confirmation is pending
 */
export async function register(
  context: RequestContext,
  form: Registration,
): Promise<string | undefined> {
  requireAge(context, form, registrationOn);
  await refuseWeakPassword(context, form.password, form.email);
  const draft = await draftOf(form, context.locale);
  if (customerSettings(context).registration === 'confirm') {
    await askForConfirmation(context, draft);
    context.answerPending();
    return undefined;
  }
  const id = await transaction(context.db, (db) => createAccount({ ...context, db }, draft, false));
  if (id === undefined)
    throw new ApiFailure(409, errorCodes.conflict, 'This email has an account', {
      fields: { email: 'taken' },
    });
  await startCustomerSession(context, id);
  return id;
}

type RegistrationScope = Scope & Pick<RequestContext, 'shop'>;

/** Makes the customer, and the address of the registration the first one that is saved. */
async function createAccount(
  scope: RegistrationScope,
  draft: CustomerDraft,
  isConfirmed: boolean,
): Promise<string | undefined> {
  const customer = await insertCustomer(scope, draft, isConfirmed);
  const document = customer !== undefined && addressOfDraft(scope, draft);
  if (document) await saveNew(scope, { customer, category: 'combined', document, primary: true });
  return customer;
}

/** The address of a registration, for billing and delivery alike; a missing name is filled in (ADDR-10). */
function addressOfDraft({ shop, locale }: RegistrationScope, draft: CustomerDraft) {
  const { streetName, streetNumber, postalCode, city, ...rest } = draft.billingAddress ?? {};
  if (!streetName || !streetNumber || !postalCode || !city) return undefined;
  const { cardNumber: _, deliveryNote, ...particulars } = draft.particulars;
  const { firstName, lastName, salutation, academicTitle } = draft;
  const countryCode = rest.countryCode ?? shop.clientRuntimeConfig.country;
  return withPlaceholders({
    ...(salutation && salutation !== 'Family' && { salutation }),
    ...(academicTitle && { title: academicTitle }),
    firstName,
    lastName,
    streetName,
    streetNumber,
    postalCode,
    city,
    ...particulars,
    ...(rest.phoneNumber && { phoneNumber: rest.phoneNumber }),
    ...(deliveryNote && { additionalInfo: deliveryNote }),
    country: rest.country ?? countryName(countryCode, locale),
    countryCode,
  });
}

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

async function askForConfirmation(context: RequestContext, draft: CustomerDraft): Promise<void> {
  const session = await context.session();
  await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    const known = await findByEmail(scope, draft.email);
    const occasion = {
      kind: 'registration',
      emailKey: emailKeyOf(draft.email),
      data: known ? { session } : { draft, session },
    } as const;
    const token = await createToken(scope, occasion);
    if (token === undefined) return updatePendingToken(scope, occasion);
    await queueCustomerEmail(scope, {
      kind: known ? 'known' : 'registration',
      to: draft.email,
      link: known ? addresses.resetPassword(scope) : addresses.confirmRegistration(scope, token),
      occasion: token,
      expires: new Date(scope.now.getTime() + validMs.registration),
    });
  });
}

/**
 * Confirms a registration by the token of its mail. Signs in only the browser that registered: somebody
 * else may have entered the reader's email with their own password, and must not get access to the
 * reader's account.
 * @returns id of the customer who is signed in; undefined when they have to enter the password
 * @throws ApiFailure 400 `TOKEN_INVALID`
 */
export async function confirmRegistration(
  context: RequestContext,
  token: string,
): Promise<string | undefined> {
  const { id, session } = await transaction(context.db, async (db) => {
    const { data } = await consumeToken({ ...context, db }, 'registration', token);
    const draft = data['draft'] as CustomerDraft | undefined;
    const made = draft && (await createAccount({ ...context, db }, draft, true));
    return { id: made, session: data['session'] };
  });
  if (id === undefined) throw invalidToken();
  if (session === (await context.existingSession())) {
    await startCustomerSession(context, id);
    return id;
  }
  context.answerPending();
  return undefined;
}
