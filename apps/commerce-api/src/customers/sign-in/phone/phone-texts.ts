import type { RequestContext } from '../../../kernel/context.js';
import { inLanguage } from '../../../kernel/text/language.js';
import type { CodePurpose } from './tables.js';

type Texts = Readonly<Record<CodePurpose, (shop: string, code: string) => string>>;

const de: Texts = {
  login: (shop, code) =>
    `${code} ist Ihr Code zum Anmelden bei ${shop}. Er gilt 5 Minuten. Geben Sie ihn niemandem weiter.`,
  verify: (shop, code) =>
    `${code} bestätigt Ihre Telefonnummer bei ${shop}. Der Code gilt 5 Minuten. Geben Sie ihn niemandem weiter.`,
};
const en: Texts = {
  login: (shop, code) =>
    `${code} is your code to sign in to ${shop}. It works for 5 minutes. Don’t share it with anyone.`,
  verify: (shop, code) =>
    `${code} confirms your phone number at ${shop}. The code works for 5 minutes. Don’t share it with anyone.`,
};
const fr: Texts = {
  login: (shop, code) =>
    `${code} est votre code de connexion à ${shop}. Il est valable 5 minutes. Ne le communiquez à personne.`,
  verify: (shop, code) =>
    `${code} confirme votre numéro de téléphone chez ${shop}. Le code est valable 5 minutes. Ne le communiquez à personne.`,
};
const hi: Texts = {
  login: (shop, code) =>
    `${code} ${shop} में साइन इन करने का आपका कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
  verify: (shop, code) =>
    `${code} से ${shop} पर आपका फ़ोन नंबर पुष्ट होता है। यह कोड 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
};

/** The message with a code. By its last line, phones offer the code on pages of this host alone. */
export function phoneText(
  { shop, locale, origin }: Pick<RequestContext, 'shop' | 'locale' | 'origin'>,
  purpose: CodePurpose,
  code: string,
): string {
  const { shopName, locales } = shop.clientRuntimeConfig;
  const text = inLanguage({ de, en, fr, hi }, locale, locales[0]?.code)[purpose](shopName, code);
  return `${text}\n\n@${new URL(origin).hostname} #${code}`;
}
