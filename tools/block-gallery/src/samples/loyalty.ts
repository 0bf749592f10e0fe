import type { Samples, ShopFacts } from '../sample.js';

/** What belongs to the loyalty programme. */
export function loyalty({ say }: ShopFacts): Samples {
  const button = { label: say('Vorteile holen', 'Get your benefits') };
  return {
    'loyalty-login': { fields: button, variants: [{}] },
    'loyalty-link': { fields: button, variants: [{}] },
    'voucher-group': { fields: { title: say('Gutscheine für alle', 'Vouchers for everybody') } },
  };
}
