/** Pages that the law of a country asks for; `libs/countries` has the sources. */
const union = ['imprint', 'terms', 'privacy', 'withdrawal', 'accessibility'];
const pages = {
  CH: ['imprint', 'terms', 'privacy'],
  GB: ['imprint', 'terms', 'privacy', 'withdrawal'],
  IN: ['imprint', 'terms', 'privacy', 'refunds', 'complaints'],
  US: ['terms', 'privacy', 'refunds'],
};

const titles = {
  imprint: { de: 'Impressum', en: 'Imprint', fr: 'Mentions légales' },
  terms: { de: 'AGB', en: 'Terms', fr: 'Conditions de vente' },
  privacy: { de: 'Datenschutz', en: 'Privacy', fr: 'Confidentialité' },
  withdrawal: { de: 'Widerruf', en: 'Withdrawal', fr: 'Rétractation' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility', fr: 'Accessibilité' },
  refunds: { de: 'Erstattungen', en: 'Refunds', fr: 'Remboursements' },
  complaints: { de: 'Beschwerden', en: 'Complaints', fr: 'Réclamations' },
};

const hints = {
  de: 'Muster: Bitte ersetzen Sie diesen Text durch Ihren eigenen.',
  en: 'Sample: please replace this text with your own.',
  fr: 'Exemple : remplacez ce texte par le vôtre.',
};

const titleOf = (page, language) => titles[page][language] ?? titles[page].en;

export const legalPagesOf = (country) => pages[country] ?? union;

/** Links of the footer. */
export const legalLinks = (country, language) =>
  legalPagesOf(country).map((page) => ({ label: titleOf(page, language), href: `/${page}` }));

/** A skeleton, kept from search engines until it has a text. */
export function legalPage(page, shopName, language) {
  const title = titleOf(page, language);
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
        ...{ id: 'page', type: 'section', fields: {} },
        children: [
          { id: 'headline', type: 'headline', fields: { text: title, level: 1 } },
          { id: 'hint', type: 'user-message', fields: { text: hint, tone: 'info' } },
        ],
      },
    ],
  };
}
