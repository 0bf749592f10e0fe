import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { aCart, aLine, apples, aTimeSlot, billing, evening, home } from '../../testing/fixtures.js';
import { missingSteps, type StepFacts } from './checkout-steps.js';
import { type ContactField, type ContactValues } from './contact/contact-input.js';
import { contactValues } from './contact/contact-values.js';
import { readContact } from './contact/read-contact.js';
import { methodsFor } from './payment/payment-methods.js';
import { sessionDraft } from './contact/session-draft.js';
import { timeSlotsByDay } from './time-slot/time-slots-by-day.js';

const whole: StepFacts = {
  cart: aCart([aLine(apples, 3)], {
    distributionAddress: home,
    distributionWindow: evening,
    billingAddress: billing,
  }),
  errors: [],
  isSlotIncomplete: false,
  methodKey: 'payment-at-the-door',
  methods: ['payment-at-the-door'],
};
const error = (code: string) => ({ errors: [{ code, message: '' }] });

describe('missingSteps', () => {
  it.each<[string, Partial<StepFacts>, string[]]>([
    ['CHK-03 nothing', {}, []],
    [
      'CHK-03 everything of a fresh cart',
      { cart: aCart([]), methodKey: undefined },
      ['service', 'slot', 'contact', 'payment'],
    ],
    [
      'CHK-03 the service where the contact alone is known',
      { cart: aCart([], { billingAddress: billing }) },
      ['service', 'slot'],
    ],
    ['SLOT-16 a lost time slot', { isSlotIncomplete: true }, ['slot']],
    ['CART-93 an invalid address', error('132'), ['service']],
    ['CART-93 an invalid billing address', error('031'), ['contact']],
    [
      'CHK-17 a payment method that is no longer available',
      { methods: ['payment-at-the-store'] },
      ['payment'],
    ],
  ])('finds %s', (_name, facts, steps) => {
    expect(missingSteps({ ...whole, ...facts })).toEqual(steps);
  });
});

describe('methodsFor', () => {
  const offered: PaymentMethodKey[] = ['payment-at-the-store', 'paypal', 'payment-at-the-door'];
  it.each([
    ['DELIVERY', ['paypal', 'payment-at-the-door']],
    ['CLICK_AND_COLLECT', ['payment-at-the-store', 'paypal']],
    [undefined, ['paypal']],
  ] as const)('CHK-17 offers for %s', (service, methods) => {
    expect(methodsFor(offered, service)).toEqual(methods);
  });
});

describe('readContact', () => {
  const values: ContactValues = {
    ...contactValues(whole.cart, { country: 'AT' }),
    phoneNumber: '0664 1234567',
  };
  const problemOf = (field: ContactField, value: string) => {
    const read = readContact({ ...values, [field]: value }, 'en');
    return 'problems' in read ? read.problems[field] : undefined;
  };

  it('FORM-64 FORM-65 returns an address without empty fields and with a complete number', () => {
    expect(readContact(values, 'en')).toEqual({ address: billing });
  });

  it.each([
    ['FORM-62', 'firstName', ' ', { key: 'form.required' }],
    ['FORM-63', 'email', 'a@', { key: 'form.email' }],
    ['FORM-57', 'streetName', 'x'.repeat(256), { key: 'form.tooLong', limit: 255 }],
    ['FORM-59', 'streetNumber', '123456', { key: 'form.tooLong', limit: 5 }],
    ['FORM-33', 'valueAddedTaxId', 'ATU12', { key: 'form.tooShort', limit: 7 }],
    ['FORM-69', 'phoneNumber', '0664', { key: 'form.phone.TOO_SHORT' }],
    ['FORM-68', 'phoneNumber', 'call me', { key: 'form.phone.NOT_A_NUMBER' }],
  ] as const)('%s reports what is wrong with %s', (_id, field, value, problem) => {
    expect(problemOf(field, value)).toEqual(problem);
  });

  it.each([
    ['FORM-57', 'streetName', 'x'.repeat(255)],
    ['FORM-59', 'streetNumber', '12345'],
    ['FORM-64', 'companyName', ''],
  ] as const)('%s accepts the longest and the empty %s', (_id, field, value) => {
    expect(problemOf(field, value)).toBeUndefined();
  });
});

describe('windowsByDay', () => {
  it('SLOT-17 groups the time slots of a day, in order', () => {
    const tomorrow = aTimeSlot(8, { start: '2026-11-21T07:00:00Z' });
    const days = timeSlotsByDay([aTimeSlot(8), aTimeSlot(10), tomorrow], (at) => at.slice(0, 10));
    expect(days.map(({ key, timeSlots }) => [key, timeSlots.length])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-21', 1],
    ]);
  });
});

describe('sessionDraft', () => {
  const draft = sessionDraft<string>('test', (value): value is string => typeof value === 'string');

  it('returns what was written until it is cleared', () => {
    draft.write('typed');
    expect(draft.read()).toBe('typed');
    draft.clear();
    expect(draft.read()).toBeUndefined();
  });

  it.each(['{', '7', 'null'])('takes %s for no draft', (stored) => {
    sessionStorage.setItem('larder.test', stored);
    expect(draft.read()).toBeUndefined();
  });
});
