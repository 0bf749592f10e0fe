import * as z from 'zod/mini';

/** CHK-15. */
export const SpecifiedPaymentMethod = z.enum([
  'apple-pay',
  'credit-cards',
  'pay-by-invoice-b2b',
  'pay-by-invoice-b2c',
  'payment-at-the-door',
  'payment-at-the-store',
  'paypal',
]);

/** Beyond the specification, by shops that name them. Answers with a new one are a major version. */
export const AdditionalPaymentMethod = z.enum(['eps', 'klarna', 'sepa-debit', 'upi']);

export const PaymentMethodKey = z.enum([
  ...SpecifiedPaymentMethod.options,
  ...AdditionalPaymentMethod.options,
]);
