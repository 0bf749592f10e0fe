import { createPageMessages } from './page-messages.js';

const en = { hello: 'Hello {name}', 'cards#one': '{count} card', 'cards#other': '{count} cards' };
const de = {
  hello: 'Guten Tag, {name}',
  'cards#one': '{count} Karte',
  'cards#other': '{count} Karten',
};
const { getText } = createPageMessages('wallet', { de, en });
const shop = (
  locale: string,
  own: Readonly<Record<string, string>> = {},
  firstLocale: string | undefined = undefined,
) => ({
  locale,
  firstLocale,
  text: (key: string) => own[key] ?? key,
});

describe('messages that are bundled with pages', () => {
  it.each([
    ['de-AT', 'Guten Tag, Ada'],
    ['en', 'Hello Ada'],
    ['fr', 'Hello Ada'],
  ])('are those of the shop’s language, for %s', (locale, message) => {
    expect(getText(shop(locale))('hello', { name: 'Ada' })).toBe(message);
  });

  it.each([
    ['de-AT', 1, '1 Karte'],
    ['de-AT', 0, '0 Karten'],
    ['en', 2, '2 cards'],
    ['fr', 0, '0 cards'],
  ])('have the plural form %s for %i', (locale, count, message) => {
    expect(getText(shop(locale))('cards', { count })).toBe(message);
  });

  it('replace a missing text by the shop’s first language, with its plural, then by English', () => {
    const fr = { hello: 'Bonjour {name}' };
    const getMessages = createPageMessages('wallet', { de, en, fr }).getText;
    expect(getMessages(shop('fr-BE', {}, 'de-AT'))('hello', { name: 'Ada' })).toBe('Bonjour Ada');
    expect(getMessages(shop('fr-BE', {}, 'de-AT'))('cards', { count: 0 })).toBe('0 Karten');
    expect(getMessages(shop('fr-BE', {}, 'en-GB'))('cards', { count: 0 })).toBe('0 cards');
    expect(getMessages(shop('fr-BE'))('cards', { count: 1 })).toBe('1 card');
    expect(getMessages(shop('sl-SI', {}, 'it-IT'))('hello', { name: 'Ada' })).toBe('Hello Ada');
  });

  it('PLAT-08 are overridden by a tenant’s', () => {
    const messages = getText(shop('de-AT', { 'wallet.hello': 'Servus' }));
    expect(messages('hello', { name: 'Ada' })).toBe('Servus');
  });

  it('keep a placeholder without a value', () => {
    expect(getText(shop('en'))('hello')).toBe('Hello {name}');
  });
});
