import type { Samples, ShopFacts } from '../sample.js';

/** Blocks of the loyalty programme, which a shop without it leaves out. */
export function loyalty({ say }: ShopFacts): Samples {
  const button = { label: say('Vorteile holen', 'Get your benefits') };
  return {
    'loyalty-login': { flag: 'featureJoe', fields: button, variants: [{}] },
    'loyalty-link': { flag: 'featureJoe', fields: button, variants: [{}] },
    'voucher-group': {
      flag: 'featureCustomer',
      fields: { title: say('Gutscheine für alle', 'Vouchers for everybody') },
    },
  };
}
