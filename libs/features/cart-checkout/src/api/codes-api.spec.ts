import { renderInHost } from '@larder/platform/testing';
import { createElement } from 'react';
import { cartCheckout } from '../feature.js';
import { codesApi } from './codes-api.js';

const { addDiscountCode, removeDiscountCode } = codesApi.endpoints;

describe('ERR-38 a discount code', () => {
  let noise: jest.SpyInstance;
  beforeEach(() => {
    noise = jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => noise.mockRestore());

  const open = async () => {
    const { store, calls } = await renderInHost({
      features: [cartCheckout],
      element: createElement('p'),
    });
    return { store, since: () => calls.filter(({ path }) => path.includes('discount-codes')) };
  };
  type Store = Awaited<ReturnType<typeof open>>['store'];
  const add = ({ dispatch }: Store) =>
    dispatch(addDiscountCode.initiate({ body: { code: '' } })).then(({ error }) => error);
  const remove = ({ dispatch }: Store) =>
    dispatch(removeDiscountCode.initiate({ query: { code: '' } })).then(({ error }) => error);

  it.each([
    ['added', add],
    ['taken back', remove],
  ])('that is missing when it is %s throws, and nothing is sent', async (_how, change) => {
    const { store, since } = await open();
    const outcome = await change(store).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ message: 'code must not be null or empty' });
    expect(since()).toEqual([]);
  });
});
