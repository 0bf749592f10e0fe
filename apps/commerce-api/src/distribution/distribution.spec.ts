import type { ApiError } from '@larder/contracts';
import type { CheckoutStore, DeliveryArea } from '@larder/contracts/distribution';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const areaUrl = '/api/distribution/delivery-area';

describe('delivery areas', () => {
  it('API-092 are listed with postal codes and corners', async () => {
    const { body } = await shop.client().get<DeliveryArea[]>(areaUrl);
    expect(body.map(({ deliveryAreaNumber }) => deliveryAreaNumber)).toEqual(['W1', 'G1']);
    expect(body[0]).toMatchObject({
      name: 'Wien',
      pickingUnitIds: ['pu-wien'],
      postalCodes: ['1010', '1040'],
    });
    expect(body[0]?.polygon).toHaveLength(4);
  });

  it('API-093 one of them is the default', async () => {
    const { body } = await shop.client().get<DeliveryArea>(`${areaUrl}/default`);
    expect(body.deliveryAreaNumber).toBe('W1');
  });

  it.each([
    ['48.2088,16.3683', 'W1'],
    ['47.07,15.44', 'G1'],
  ])('API-094 API-095 %s is in %s', async (position, number) => {
    const { body } = await shop
      .client()
      .get<DeliveryArea>(`${areaUrl}/intersection?position=${position}`);
    expect(body.deliveryAreaNumber).toBe(number);
  });

  it('reports undelivered places with their own error code', async () => {
    const answer = await shop.client().get<ApiError>(`${areaUrl}/intersection?position=0,0`);
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'OUTSIDE_DELIVERY_AREA']);
  });

  it.each([
    '',
    '?position=',
    '?position=48',
    '?position=a,b',
    '?position=1,2,3',
    '?position=48.2;16.3',
  ])('API-095 refuses the position "%s"', async (query) => {
    expect((await shop.client().get(`${areaUrl}/intersection${query}`)).status).toBe(400);
  });
});

describe('stores', () => {
  it('API-067 are listed with the data that the checkout needs', async () => {
    const { body } = await shop.client().get<CheckoutStore[]>('/api/checkout-stores');
    expect(body.map(({ storeId, pickupAvailable }) => [storeId, pickupAvailable])).toEqual([
      ['wien-laubenweg', true],
      ['graz-sonnenmarkt', false],
    ]);
    expect(body[0]?.openingHours).toHaveLength(6);
  });
});
