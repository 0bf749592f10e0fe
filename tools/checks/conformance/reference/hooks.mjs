// What the kit has to know of the reference backend with the goods of the demo shop.
const PASSWORD = 'Gruenmarkt-2026';
/** Three steps of a job that runs every few seconds. */
const DELIVERY_MS = 17_000;

/** Opens a page of the payment simulator, sends its form and returns to the shop. */
async function fillPage(redirectUrl, form, visitor) {
  const start = await visitor.fetch('GET', new URL(redirectUrl, visitor.url('/')));
  const page = new URL(start.headers.get('location'), visitor.url('/'));
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

/** UPI addresses whose simulated app answers so, after some seconds. */
const vpas = { approved: 'success', declined: 'failure', expired: 'expired' };

const clockUrl = process.env.CONFORMANCE_CLOCK_URL;
/** Milliseconds by which this run has moved the server's clock. */
let ahead = 0;

async function advance(milliseconds) {
  ahead += milliseconds;
  await fetch(`${clockUrl}?ms=${milliseconds}`, { method: 'POST' });
}

/** The simulated warehouse packs at the cut-off, sends and delivers: each when its job runs. */
async function deliver({ end }) {
  await advance(Math.max(0, Date.parse(end) + 60_000 - Date.now() - ahead));
  await new Promise((resolve) => setTimeout(resolve, DELIVERY_MS));
}

export default {
  captcha: 'conformance-captcha-key',
  customers: [
    { email: 'anna@personas.example', password: PASSWORD },
    { email: 'clara@personas.example', password: PASSWORD },
  ],
  address: {
    distributionType: 'DELIVERY',
    streetName: 'Laubenweg',
    streetNumber: '2',
    postalCode: '1010',
    city: 'Wien',
    country: 'Österreich',
    countryCode: 'AT',
  },
  pay: (redirectUrl, outcome, visitor) =>
    fillPage(redirectUrl, { action: outcome === 'paid' ? 'pay' : 'refuse' }, visitor),
  requestByUpi: (redirectUrl, answer, visitor) =>
    fillPage(redirectUrl, { action: 'pay', vpa: `${vpas[answer]}@simulator` }, visitor),
  collector: { email: 'greta@personas.example', password: PASSWORD },
  leaving: { email: 'david@personas.example', password: PASSWORD },
  ...(clockUrl && { advance, deliver }),
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
