/** Initial text of the first page. Other languages start with the English one. */
const texts = {
  de: {
    home: 'Startseite',
    title: 'Willkommen',
    text: 'Sehen Sie, was es heute gibt.',
    all: 'Alle Produkte',
  },
  en: { home: 'Home', title: 'Welcome', text: 'See what is in today.', all: 'All products' },
  fr: {
    home: 'Accueil',
    title: 'Bienvenue',
    text: 'Voyez ce qui est arrivé aujourd’hui.',
    all: 'Tous les produits',
  },
  hi: {
    home: 'होम',
    title: 'स्वागत है',
    text: 'देखिए, आज क्या आया है।',
    all: 'सारा सामान',
  },
};
const textsIn = (language) => texts[language] ?? texts.en;

export function homePage(shopName, language, skus = []) {
  const { home, title, text, all } = textsIn(language);
  return {
    slug: 'index',
    name: home,
    title: `${title} – ${shopName}`,
    metaDescription: text,
    noFollow: false,
    noIndex: false,
    blocks: [
      {
        id: 'welcome',
        type: 'section',
        fields: {},
        children: [
          { id: 'headline', type: 'headline', fields: { text: title, level: 1 } },
          { id: 'text', type: 'text', fields: { html: `<p>${text}</p>` } },
        ],
      },
      ...(skus.length > 0 ? [goodsSection(all, skus)] : []),
    ],
  };
}

const goodsSection = (title, skus) => ({
  id: 'goods-section',
  type: 'section',
  fields: {},
  children: [{ id: 'goods', type: 'product-group', fields: { title, skus, limit: 12 } }],
});

/** Header and footer; `base` is the prefix of the language. */
export function layoutOf(shopName, language, { base, legal }) {
  const links = [{ label: textsIn(language).all, href: `${base}/products` }];
  return {
    header: { links },
    footer: { columns: [{ title: shopName, links }], legal },
    socialsharingandseo: { siteName: shopName },
  };
}
