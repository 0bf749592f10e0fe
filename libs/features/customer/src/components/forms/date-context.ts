import type { FeatureContext } from '@larder/platform';
import type { DateContext } from './check-forms.js';

/** The day in the shop's time zone, and the language that dates are typed in (FORM-31). */
export function dateContextOf({ tenant, locale }: FeatureContext, now = new Date()): DateContext {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: tenant.timeZone });
  return { today: format.format(now), locale: locale.code };
}

/** Date format of a language, for the hint beside the field (FORM-74). */
export function exampleDate(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date('1990-12-31T00:00:00Z'));
}
