/** Pages that the law of a country asks for; `libs/countries` has the sources. */
const union = ['imprint', 'terms', 'privacy', 'withdrawal', 'accessibility'];
const pages = {
  CH: ['imprint', 'terms', 'privacy'],
  GB: ['imprint', 'terms', 'privacy', 'withdrawal'],
  IN: ['imprint', 'terms', 'privacy', 'refunds', 'complaints'],
  US: ['terms', 'privacy', 'refunds'],
};

const titles = {
  imprint: { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales', hi: 'हमारे बारे में' },
  terms: { de: 'AGB', en: 'Terms', fr: 'Conditions de vente', hi: 'शर्तें' },
  privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Confidentialité', hi: 'गोपनीयता' },
  withdrawal: { de: 'Widerruf', en: 'Withdrawal', fr: 'Rétractation', hi: 'ख़रीद से हटना' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité', hi: 'सुगम्यता' },
  refunds: { de: 'Erstattungen', en: 'Refunds', fr: 'Remboursements', hi: 'वापसी' },
  complaints: { de: 'Beschwerden', en: 'Complaints', fr: 'Réclamations', hi: 'शिकायत' },
};

const hints = {
  de: 'Muster: Bitte ersetzen Sie diesen Text durch Ihren eigenen.',
  en: 'Sample: please replace this text with your own.',
  fr: 'Exemple : remplacez ce texte par le vôtre.',
  hi: 'नमूना: कृपया इसकी जगह अपना टेक्स्ट लिखें।',
};

/** As English is written where it is at home: an imprint is a word of the continent. */
const british = { imprint: 'Company details', withdrawal: 'Right to cancel' };
const ownTitles = { GB: british, IE: british, IN: { imprint: 'About us' } };

function titleOf(page, language, country) {
  const own = (language === 'en' && ownTitles[country]?.[page]) || titles[page][language];
  return own ?? titles[page].en;
}

export const legalPagesOf = (country) => pages[country] ?? union;

/** Links of the footer; `base` is the prefix of the language. */
export const legalLinks = (country, language, base) =>
  legalPagesOf(country).map((page) => ({
    label: titleOf(page, language, country),
    href: `${base}/${page}`,
  }));

/** A skeleton, kept from search engines until it has a text. */
export function legalPage(page, { shopName, language, country }) {
  const title = titleOf(page, language, country);
  const hint = hints[language] ?? hints.en;
  return {
    slug: page,
    name: title,
    title: `${title} – ${shopName}`,
    metaDescription: `${title} – ${shopName}`,
    noFollow: false,
    noIndex: true,
    blocks: [
      {
        id: 'page',
        type: 'section',
        fields: {},
        children: [
          { id: 'headline', type: 'headline', fields: { text: title, level: 1 } },
          { id: 'hint', type: 'user-message', fields: { text: hint, tone: 'info' } },
        ],
      },
    ],
  };
}
