import { clientAddress } from './client-address.js';

describe('S9 the address that tries are counted by', () => {
  const balancer = '10.0.0.9';

  it.each([
    ['nobody stands between', 0, undefined, balancer],
    ['a visitor tells of others', 0, '6.6.6.6, 7.7.7.7', balancer],
    ['one proxy has added its client', 1, '203.0.113.7', '203.0.113.7'],
    ['a visitor behind one proxy forges an address', 1, '6.6.6.6,203.0.113.7', '203.0.113.7'],
    ['two proxies have added theirs', 2, '203.0.113.7, 10.0.0.3', '203.0.113.7'],
    ['a proxy has added nothing', 1, undefined, balancer],
  ])('is right when %s', (_when, proxies, forwarded, expected) => {
    expect(clientAddress({ 'x-forwarded-for': forwarded }, balancer, proxies)).toBe(expected);
  });
});
