import { paymentResultQuery, readPaymentResult, type PaymentResult } from './payment-result.js';

const read = (query: string) => readPaymentResult(new URLSearchParams(query));

describe('the query of a payment’s result', () => {
  it.each(['REDIRECT', 'UNKNOWN', 'WEBHOOK'])('NAV-39 accepts the initiator %s', (initiator) => {
    expect(read(`initiator=${initiator}`).initiator).toBe(initiator);
  });

  it.each(['ONE_TIER', 'TWO_TIER', 'UNKNOWN', 'WALLET'])(
    'NAV-40 accepts the method type %s',
    (methodType) => {
      expect(read(`methodType=${methodType}`).methodType).toBe(methodType);
    },
  );

  it.each([
    'initiator=WALLET&methodType=REDIRECT',
    'initiator=redirect&methodType=wallet',
    'initiator=&methodType=',
    '',
  ])('NAV-42 reads what is in no list as UNKNOWN: %j', (query) => {
    expect(read(query)).toMatchObject({ initiator: 'UNKNOWN', methodType: 'UNKNOWN' });
  });

  it.each([
    ['saveMethod=true&setPrimary=true', true],
    ['saveMethod=1&setPrimary=TRUE', false],
    ['saveMethod=false&setPrimary=', false],
    ['', false],
  ])('NAV-41 takes only the text true for a flag: %j', (query, isSet) => {
    expect(read(query)).toMatchObject({ saveMethod: isSet, setPrimary: isSet });
  });

  it('NAV-41 writes a flag as the text true, or not at all', () => {
    const result = { ...read('brandName=VISA'), saveMethod: true };
    expect(paymentResultQuery(result)).toMatchObject({
      brandName: 'VISA',
      saveMethod: 'true',
      setPrimary: undefined,
    });
  });

  it('NAV-38 NAV-41 all eight fields are read as they were written', () => {
    const result: PaymentResult = {
      brandName: 'MASTER & CO',
      methodKey: 'credit-cards',
      initiator: 'REDIRECT',
      methodType: 'TWO_TIER',
      type: 'card',
      provider: 'datatrans',
      saveMethod: true,
      setPrimary: true,
    };
    const given = Object.entries(paymentResultQuery(result)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    expect(readPaymentResult(new URLSearchParams(given))).toEqual(result);
  });
});
