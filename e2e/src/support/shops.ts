import { messagesOf, type Messages } from './messages.js';

/** A shop of the running host, in one language. */
export interface Shop {
  readonly tenant: 'gruenmarkt' | 'harvest' | 'hofkiste' | 'bazaar' | 'primeur';
  readonly origin: string;
  /** Locale of the browser, and of the shop's texts. */
  readonly locale: string;
  readonly say: Messages;
}

/** Port of the running host; every shop has its own host name there. */
function port(): string {
  const url = process.env['SHOP_URL'];
  if (!url) throw new Error('SHOP_URL is not set: the shop does not run');
  return new URL(url).port;
}

export function gruenmarkt(): Shop {
  const say = messagesOf('gruenmarkt', 'de-AT');
  return {
    tenant: 'gruenmarkt',
    origin: `http://gruenmarkt.localhost:${port()}`,
    locale: 'de-AT',
    say,
  };
}

export function harvest(): Shop {
  const say = messagesOf('harvest', 'en-GB');
  return { tenant: 'harvest', origin: `http://harvest.localhost:${port()}`, locale: 'en-GB', say };
}

export function hofkiste(): Shop {
  const say = messagesOf('hofkiste', 'de-DE');
  return {
    tenant: 'hofkiste',
    origin: `http://hofkiste.localhost:${port()}`,
    locale: 'de-DE',
    say,
  };
}

export function bazaar(): Shop {
  const say = messagesOf('bazaar', 'en-IN');
  return { tenant: 'bazaar', origin: `http://bazaar.localhost:${port()}`, locale: 'en-IN', say };
}

/** The same shop in its second language; its pages are below `/hi`. */
export function bazaarInHindi(): Shop {
  return { ...bazaar(), locale: 'hi-IN', say: messagesOf('bazaar', 'hi-IN') };
}

export function primeur(): Shop {
  const say = messagesOf('primeur', 'fr-FR');
  return { tenant: 'primeur', origin: `http://primeur.localhost:${port()}`, locale: 'fr-FR', say };
}
