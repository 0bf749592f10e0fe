import swiss from './de-CH.json' with { type: 'json' };
import german from './de-DE.json' with { type: 'json' };
import british from './en-GB.json' with { type: 'json' };
import irish from './en-IE.json' with { type: 'json' };
import american from './en-US.json' with { type: 'json' };

type Messages = Readonly<Record<string, string>>;

const spellings: Readonly<Record<string, Messages>> = {
  'de-CH': swiss,
  'de-DE': german,
  'en-GB': british,
  'en-IE': { ...british, ...irish },
  'en-US': american,
};

/**
 * Messages by full key that a locale has otherwise than its language: "canceled" for "cancelled",
 * "Strasse" for "Straße", "flat" for the door of a home. A language without a region is that of the country.
 */
export function spellingsOf(locale: string, country: string): Messages {
  const region = locale.includes('-') ? locale : `${locale}-${country}`;
  return (Object.hasOwn(spellings, region) && spellings[region]) || {};
}
