import * as z from 'zod/mini';
import { Login, profileOn, registrationOn } from '@larder/contracts/customer/schemas';
import { Email, NewPassword, Phone } from '@larder/contracts/fields';
import { dialable, fitsPlan } from './check-phone.js';
import { problemsOf, type Problems, type Values } from './problems.js';

export { loadPlan } from '@larder/contracts/phone';

/** When and where a birthdate is judged. */
export interface DateContext {
  /** `YYYY-MM-DD` in the shop's time zone. */
  readonly today: string;
  readonly locale: string;
}

const Change = z.object({ currentPassword: z.string(), password: NewPassword });

/** FORM-04: the second input must be typed, and be the same. */
function repeated({ password, passwordRepeat = '' }: Values): Problems {
  if (passwordRepeat === '') return { passwordRepeat: { key: 'problem.required' } };
  return password === passwordRepeat ? {} : { passwordRepeat: { key: 'problem.repeat' } };
}

/** FORM-01, FORM-05…07. */
export const checkLogin = (values: Values) => problemsOf(Login, values);

/** FORM-05…37, once the country's `loadPlan` is done, with the repeated password; a member's card is required where the form has it. */
export function checkRegistration(
  values: Values,
  { country, ...moment }: DateContext & { readonly country: string },
  needsCard: boolean,
): Problems {
  const phone = (values['phoneNumber'] ?? '').trim();
  const read = { ...values, phoneNumber: dialable(phone, country) };
  const noPhone = phone !== '' && !fitsPlan(phone, country);
  const noCard = needsCard && (values['cardNumber'] ?? '').trim() === '';
  return {
    ...problemsOf(registrationOn(moment), read),
    ...repeated(values),
    ...(noPhone && { phoneNumber: { key: 'problem.phone' } as const }),
    ...(noCard && { cardNumber: { key: 'problem.required' } as const }),
  };
}

/** FORM-34, FORM-65: a required number, once the country's `loadPlan` is done. */
export function checkPhone(typed: string, country: string): Problems {
  if (typed === '') return { phoneNumber: { key: 'problem.required' } };
  const isFit = fitsPlan(typed, country) && Phone.safeParse(dialable(typed, country)).success;
  return isFit ? {} : { phoneNumber: { key: 'problem.phone' } };
}

/** FORM-38. */
export const checkProfile = (values: Values, moment: DateContext) =>
  problemsOf(profileOn(moment), values);

export const checkEmail = (values: Values) => problemsOf(z.object({ email: Email }), values);

/** FORM-02…04. */
export const checkNewPassword = (values: Values): Problems => ({
  ...problemsOf(z.object({ password: NewPassword }), values),
  ...repeated(values),
});

export const checkPasswordChange = (values: Values): Problems => ({
  ...problemsOf(Change, values),
  ...repeated(values),
});
