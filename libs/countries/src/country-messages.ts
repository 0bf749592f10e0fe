import IE from './messages/IE/en.json';
import IN from './messages/IN/en.json';
import inHindi from './messages/IN/hi.json';
import US from './messages/US/en.json';

/** Messages by full key that pages of a country's shops have in place of their own, by language. */
const messages: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  IE: { en: IE },
  IN: { en: IN, hi: inHindi },
  US: { en: US },
};

/** Words of a country for a language such as `en`: what it calls a postcode, a house and its tax. */
export function countryMessages(
  country: string,
  language: string,
): Readonly<Record<string, string>> {
  const own = Object.hasOwn(messages, country) ? messages[country] : undefined;
  return (own && Object.hasOwn(own, language) && own[language]) || {};
}
