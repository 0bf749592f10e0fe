import type { Samples, ShopFacts } from '../sample.js';

const contactExtras = [
  'surname',
  'email',
  'academicTitle',
  'age',
  'gender',
  'telephoneNumber',
  'street',
  'zip',
  'city',
  'countryCode',
  'loyaltyMemberId',
  'orderNumber',
  'receiptNumber',
  'productName',
  'productEan',
  'batchNumber',
  'files',
];
const person = [
  'firstname',
  'surname',
  'email',
  'academicTitle',
  'age',
  'gender',
  'telephoneNumber',
  'street',
  'zip',
  'city',
  'countryCode',
];

/** What visitors fill in. */
export function forms({ say }: ShopFacts): Samples {
  const topics = [
    { id: 'offers', label: say('Angebote der Woche', 'Offers of the week') },
    { id: 'season', label: say('Was Saison hat', 'What is in season') },
  ];
  const texts = {
    beforeContent: say('Donnerstags, kurz.', 'On Thursdays, short.'),
    confirmError: say('Der Link gilt nicht mehr.', 'The link is no longer valid.'),
    confirmSuccess: say('Danke, das hat geklappt.', 'Thank you, that worked.'),
    subscribeError: say('Das ging schief.', 'That went wrong.'),
    subscribeSuccess: say('Bitte sehen Sie in Ihre Post.', 'Please look at your mail.'),
  };
  const thanks = say('Danke für Ihre Worte.', 'Thank you for your words.');
  const questions = [
    {
      kind: 'one',
      name: 'how',
      label: say('Wie gefällt es Ihnen?', 'How do you like it?'),
      options: [say('Gut', 'Well'), say('Mittel', 'So so'), say('Gar nicht', 'Not at all')],
      isRequired: true,
    },
    {
      kind: 'several',
      name: 'what',
      label: say('Was fehlt?', 'What is missing?'),
      options: [say('Brot', 'Bread'), say('Käse', 'Cheese')],
    },
    { kind: 'text', name: 'more', label: say('Was noch?', 'What else?') },
  ];
  return {
    'contact-form': {
      fields: {
        formId: 'gallery',
        title: say('Schreiben Sie uns', 'Write to us'),
        text: say('Wir antworten am selben Tag.', 'We answer the same day.'),
        thanks,
        extras: ['surname', 'email', 'files'],
      },
      long: { extras: contactExtras, topics: topics.map(({ label }) => label) },
    },
    questionnaire: {
      fields: {
        formId: 'gallery-questions',
        title: say('Fragebogen', 'Questionnaire'),
        text: say('Zwei Minuten.', 'Two minutes.'),
        thanks,
        questions,
        person: ['age', 'email'],
      },
      long: { person },
    },
    'newsletter-subscribe': {
      fields: {
        title: 'Newsletter',
        topics,
        texts: { anonymous: texts, loggedIn: texts },
      },
    },
    'newsletter-unsubscribe': {
      fields: {
        title: say('Abmelden', 'Unsubscribe'),
        text: say('Schade.', 'What a pity.'),
        thanks,
        topics,
      },
    },
  };
}
