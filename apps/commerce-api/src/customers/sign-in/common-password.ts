import type { RequestContext } from '../../kernel/context.js';
import { badRequest } from '../../kernel/failure.js';

/** As long as the shortest password that a form takes. */
const minLength = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first new password: the list takes some megabytes. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= minLength));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string) => folded(text).replace(/\P{L}/gu, '');

/** Words that anybody tries first at this shop, for this account. */
function guessableNames({ tenant, clientRuntimeConfig }: RequestContext['shop'], email: string) {
  const [name = '', domain = ''] = email.split('@');
  const words = [tenant, clientRuntimeConfig.shopName, name, domain, domain.split('.')[0] ?? ''];
  return new Set(words.map(lettersOf).filter((word) => word !== ''));
}

/**
 * Refuses a new password that is among the most common ones of known breaches, or nothing but a word of
 * the shop or the own email address with digits and signs around it.
 * @throws ApiFailure 400 with the field `password`
 */
export async function refuseWeakPassword(
  { shop }: Pick<RequestContext, 'shop'>,
  password: string,
  email = '',
): Promise<void> {
  common ??= readCommonPasswords();
  const isCommon = (await common).has(folded(password));
  if (isCommon || guessableNames(shop, email).has(lettersOf(password)))
    throw badRequest('The password is easy to guess', { password: 'common' });
}
