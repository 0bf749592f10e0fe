import type { InvoiceContent } from './invoice-content.js';
import { pdfFonts } from '../../../kernel/pdf/pdf-fonts.js';
import { renderInvoice } from './invoice-pdf.js';
import { readPdf } from './testing/read-pdf.js';
import { ok } from '../../../ordering/testing/test-shop.js';
import { reconcile } from '../../../payments/processing/reconcile.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import type { TestClient } from '../../../testing/test-client.js';
import { deliverPrepaidOrder, setUpClaimShop } from '../../claims/testing/claim-shop.js';
import { placeOrder } from '../../testing/place-test-order.js';

let shop: PaymentShop;
let client: TestClient;
setUpClaimShop((here, visitor) => {
  [shop, client] = [here, visitor];
});

/** The file as a browser gets it, with the cookies of the client. */
async function download(orderNumber: string, by = client) {
  return shop.app.inject({
    url: `/api/orders/${orderNumber}/invoice`,
    cookies: Object.fromEntries(by.cookies),
    headers: { 'x-forwarded-host': 'alpha.test' },
  });
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the invoice of an order', () => {
  it('has the amounts of the receipt, the tax, the deposit and what was credited', async () => {
    const { pending, claimGoods } = await deliverPrepaidOrder(shop, client);
    const { credited } = ok(await claimGoods('juice', 3));
    expect(credited).toBe(597);
    await reconcile(shop.worker);
    const { statusCode, headers, rawPayload } = await download(pending.orderNumber);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="R-${pending.orderNumber}.pdf"`,
    });
    const { title, pages, roles } = await readPdf(rawPayload);
    expect(title).toBe(`Rechnung R-${pending.orderNumber}`);
    const text = plain(pages.map((page) => page.text).join(' '));
    expect(text).toContain(`Rechnungsnummer: R-${pending.orderNumber}`);
    expect(text).toContain('20 ×');
    expect(text).toMatch(/39,80/);
    expect(text).toMatch(/Pfand € \d/);
    expect(text).toMatch(/Mehrwertsteuer MwSt\. Netto Steuer Brutto (10|20) %/);
    expect(text).toMatch(/Gutschrift nach Reklamation am 25\. November 2026: € 5,97/);
    expect(roles.filter((role) => role === 'Table')).toHaveLength(2);
  });

  it('is another’s or not there yet: 404', async () => {
    const { orderNumber: open } = await placeOrder(client);
    expect((await download(open)).statusCode).toBe(404);
    const { pending } = await deliverPrepaidOrder(shop, shop.client());
    expect((await download(pending.orderNumber)).statusCode).toBe(404);
  });
});

describe('the document', () => {
  const row = (at: number) => [
    `${at} ×`,
    `Sauerkirschkonfitüre Extra mit besonders langem Namen, Čačak ${at}`,
    '10 %',
    '1,00',
  ];
  const content: InvoiceContent = {
    lang: 'de-AT',
    shop: 'Markt',
    title: 'Rechnung 1',
    seller: ['Markt'],
    buyer: ['Ana Šimić'],
    facts: [['Nummer', '1']],
    goods: {
      title: 'Ware',
      columns: ['Menge', 'Artikel', 'MwSt.', 'Betrag'],
      rows: Array.from({ length: 90 }, (_, at) => row(at)),
    },
    sums: [['Gesamt', '90,00', true]],
    vat: { title: 'MwSt.', columns: ['Satz', 'Netto', 'Steuer', 'Brutto'], rows: [] },
    notes: [],
    page: (at: number, of: number) => `Seite ${at} von ${of}`,
  };

  it('runs over several pages with the columns’ names on each, tagged, with the shop’s fonts', async () => {
    const pdf = await renderInvoice(content, pdfFonts('figtree'));
    const { pages, roles, fonts, lang } = await readPdf(pdf);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ text }, at) => expect(text).toContain(`Seite ${at + 1} von ${pages.length}`));
    expect(pages.filter(({ text }) => text.includes('Menge Artikel'))).toHaveLength(pages.length);
    const all = pages.map(({ text }) => text).join(' ');
    for (const at of [0, 45, 89]) expect(all).toContain(`Čačak ${at} `);
    expect(all).toContain('Ana Šimić');
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
    expect(fonts.join(' ')).toMatch(/Figtree-Regular.*Figtree-Bold|Figtree-Bold.*Figtree-Regular/);
    expect(lang).toBe('de-AT');
  });
});
