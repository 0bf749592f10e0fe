import { inside, type Samples, type ShopFacts } from '../sample.js';

/** Blocks of the loyalty programme, which a shop without it leaves out. */
export function loyalty({ say }: ShopFacts): Samples {
  const button = { label: say('Vorteile holen', 'Get your benefits') };
  return {
    'loyalty-login': { flag: 'featureJoe', fields: button, variants: [{}] },
    'loyalty-link': { flag: 'featureJoe', fields: button, variants: [{}] },
    'member-offers': {
      flag: 'featureJoe',
      fields: { text: say('Mit Ihrer Karte, in jedem Markt.', 'With your card, in every store.') },
      children: [inside('member-button', 'loyalty-login', button)],
    },
    'voucher-group': {
      flag: 'featureCustomer',
      fields: { title: say('Gutscheine für alle', 'Vouchers for everybody') },
    },
  };
}
