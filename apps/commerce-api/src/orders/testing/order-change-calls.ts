import type { OrderChanged, OrderProgress } from '@larder/contracts/checkout';
import { ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';

/** Calls that change an order, by the test's client unless another one is named. */
export function orderChangeCalls(ofTest: () => TestClient) {
  const change = <Body = OrderChanged>(number: string, body: object, by = ofTest()) =>
    by.post<Body>(`/api/orders/${number}/changes`, body);
  const cancel = <Body = OrderProgress>(number: string, by = ofTest()) =>
    by.post<Body>(`/api/orders/${number}/cancel`);
  /** Changes an order with the total of its preview. */
  const agreed = async (number: string, body: object): Promise<OrderChanged> => {
    const trial = ok(await change(number, body));
    expect(trial.isDone).toBe(false);
    return ok(await change(number, { ...body, expectedTotal: trial.order.priceInfo.total }));
  };
  return { change, cancel, agreed };
}
