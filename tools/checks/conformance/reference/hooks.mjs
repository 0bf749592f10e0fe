// What the kit has to know of the reference backend with the goods of the demo shop.
const PASSWORD = 'Gruenmarkt-2026';

/** Opens a page of the payment simulator and presses a button there. */
async function pay(redirectUrl, outcome, visitor) {
  const start = await visitor.fetch('GET', new URL(redirectUrl, visitor.url('/')));
  const page = new URL(start.headers.get('location'), visitor.url('/'));
  const form = { action: outcome === 'paid' ? 'pay' : 'refuse' };
  await fetch(new URL(page.pathname + page.search, visitor.url('/')), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-host': visitor.host,
    },
    body: new URLSearchParams(form).toString(),
  });
  const back = new URL(redirectUrl.replace(/start.*$/, 'return'), visitor.url('/'));
  await visitor.fetch('GET', back);
}

const clockUrl = process.env.CONFORMANCE_CLOCK_URL;

export default {
  captcha: 'conformance-captcha-key',
  customers: [
    { email: 'anna@personas.example', password: PASSWORD },
    { email: 'clara@personas.example', password: PASSWORD },
  ],
  address: {
    ...{ distributionType: 'DELIVERY', streetName: 'Laubenweg', streetNumber: '2' },
    ...{ postalCode: '1010', city: 'Wien', country: 'Österreich', countryCode: 'AT' },
  },
  pay,
  ...(clockUrl && {
    advance: async (milliseconds) => {
      await fetch(`${clockUrl}?ms=${milliseconds}`, { method: 'POST' });
    },
  }),
  giftCards: {
    free: ['K4WQ-7ZT2-MX9H-B3D5', 'P8RV-5CJ6-YN1G-T4F3'],
    taken: 'V9GB-3WZ5-XK7M-D1QM',
    expired: 'D2XK-9MB7-QW3Z-H6T5',
    unknown: 'GRN7-PT1R-H9QK-2WXB',
  },
  discountCodes: {
    percent: { code: 'GRUEN10', percent: 10, most: 1500 },
    expired: 'SOMMER',
    notActive: 'FRUEHLING',
    usedUp: 'ERSTE100',
    deliveryOnly: 'BRINGMIR',
  },
};
