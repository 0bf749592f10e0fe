import { faultText } from '@larder/office-contract';
import { badRequest } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';

/**
 * The title in the shop's first language, and in others under their suffixed keys.
 * @throws ApiFailure 400 without a title in the first language
 */
export function titlesOf({ shop }: UnitOfWork, titles: Readonly<Record<string, string>>) {
  const [first = '', ...others] = shop.clientRuntimeConfig.locales.map(({ code }) => code);
  const title = titles[first] ?? '';
  if (title === '')
    throw badRequest('A title is missing', { [`titles.${first}`]: faultText('MISSING') });
  const given = others.flatMap((locale) => {
    const text = titles[locale] ?? '';
    return text === '' ? [] : [[`title.${locale}`, text] as const];
  });
  return { title, ...Object.fromEntries(given) };
}
