import { Transformer } from '@napi-rs/image';
import { ok } from '../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { placePrepaidOrder } from '../../payments/testing/prepaid-order.js';
import { reconcile } from '../../payments/processing/reconcile.js';
import { backOfficeSecret } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { drawAnew } from './claim-photo.js';
import { erasePhotos } from './erase-claims.js';
import { backOffice, claimCalls, createClaimShop, deliverAll } from './testing/claim-shop.js';

const side = 12;
const pixels = new Uint8Array(side * side * 4).fill(200);

/** A JPEG picture with a camera and a place in its EXIF part. */
async function photoWithPlace(): Promise<Buffer> {
  const jpeg = await Transformer.fromRgbaPixels(pixels, side, side).jpeg(90);
  const text = Buffer.from('Exif\0\0GPS 48.2N 16.3E, Kamera Huber');
  const length = Buffer.from([0xff, 0xe1, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), length, text, jpeg.subarray(2)]);
}

describe('a photo that is re-encoded', () => {
  it('loses place and camera, and is WebP', async () => {
    const photo = await photoWithPlace();
    expect(photo.includes('Huber')).toBe(true);
    const drawn = await drawAnew(photo);
    expect(drawn.includes('Huber')).toBe(false);
    expect(await new Transformer(drawn).metadata()).toMatchObject({ format: 'webp', width: side });
  });

  it('becomes no larger than needed', async () => {
    const wide = await Transformer.fromRgbaPixels(new Uint8Array(2000 * 10 * 4), 2000, 10).png();
    expect(await new Transformer(await drawAnew(wide)).metadata()).toMatchObject({ width: 1600 });
  });

  it.each([
    ['text', Buffer.from('<script>alert(1)</script>')],
    ['a picture that breaks off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['nothing', Buffer.alloc(0)],
  ])('is refused for %s', async (_name, content) => {
    await expect(drawAnew(content)).rejects.toMatchObject({ status: 400 });
  });

  it('is refused for too many pixels before it is decoded, which could take all memory', async () => {
    const png = await Transformer.fromRgbaPixels(new Uint8Array(4), 1, 1).png();
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    const decode = jest.spyOn(Transformer.prototype, 'metadata');
    await expect(drawAnew(png)).rejects.toMatchObject({ status: 400 });
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });
});

describe('photos of a claim', () => {
  let shop: PaymentShop;
  let client: TestClient;
  beforeAll(async () => {
    shop = await createClaimShop();
    client = shop.client();
  });
  afterAll(() => shop.close());

  async function send(orderNumber: string, by = client) {
    const form = new FormData();
    form.append(
      'photo',
      new File([new Uint8Array(await photoWithPlace())], 'x.jpg', { type: 'image/jpeg' }),
    );
    const request = new Response(form);
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${orderNumber}/claim-photos`,
      payload,
      cookies: Object.fromEntries(by.cookies),
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'x-forwarded-host': 'alpha.test',
        'x-xsrf-token': by.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    return { status: answer.statusCode, id: answer.json<{ id?: string }>().id ?? '' };
  }

  it('are the order’s own, used once, shown to the shop’s people, and erased', async () => {
    shop.clock.set('2026-11-24T09:00:00+01:00');
    const { orderNumber } = await placePrepaidOrder(shop, client);
    expect((await send(orderNumber)).status).toBe(409);
    await deliverAll(shop);
    const thief = shop.client();
    await thief.post('/api/carts/items', { sku: 'juice', quantity: 1 });
    expect((await send(orderNumber, thief)).status).toBe(404);
    const { id, status } = await send(orderNumber);
    expect(status).toBe(200);
    const { claimGoods } = claimCalls(client, orderNumber);
    const damaged = { reason: 'DAMAGED' as const, photoIds: [id] };
    expect(ok(await claimGoods('juice', 5, damaged))).toMatchObject({
      state: 'CREDITED',
      photos: 1,
    });
    expect((await claimGoods('juice', 1, damaged)).status).toBe(400);
    const { person } = backOffice(shop);
    const url = `/api/back-office/claim-photos/${id}`;
    const headers = { authorization: `Bearer ${backOfficeSecret}` };
    expect((await person.get(url, headers)).headers['content-type']).toBe('image/webp');
    expect((await client.get(url)).status).toBe(404);
    const unused = await send(orderNumber);
    await erasePhotos(shop.db, new Date('2026-11-27T11:00:00+01:00'));
    const left = async (one: string) =>
      (await person.get(`/api/back-office/claim-photos/${one}`, headers)).status;
    expect([await left(id), await left(unused.id)]).toEqual([200, 404]);
    await reconcile(shop.worker);
  });
});
