interface Words {
  readonly shop: string;
  readonly link: string;
}

const texts = {
  de: ({ shop, link }: Words) => ({
    subject: `${shop}: Bitte bestätigen Sie Ihre Anmeldung`,
    body: `Guten Tag!\n\nSie möchten Post von ${shop}. Bitte bestätigen Sie das mit diesem Link, er gilt zwei Tage:\n\n${link}\n\nWaren Sie das nicht? Dann tun Sie einfach nichts.\n\n${shop}\n`,
  }),
  en: ({ shop, link }: Words) => ({
    subject: `${shop}: please confirm your subscription`,
    body: `Hello!\n\nYou would like mail from ${shop}. Please confirm with this link, which works for two days:\n\n${link}\n\nThat was not you? Then simply do nothing.\n\n${shop}\n`,
  }),
} as const;

export function confirmationMail(language: string, words: Words) {
  return texts[language === 'de' ? 'de' : 'en'](words);
}
