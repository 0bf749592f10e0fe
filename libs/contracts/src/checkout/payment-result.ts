export const paymentInitiators = ['REDIRECT', 'UNKNOWN', 'WEBHOOK'] as const;
export const paymentMethodTypes = ['ONE_TIER', 'TWO_TIER', 'UNKNOWN', 'WALLET'] as const;

/** Query of the payment result page (NAV-38). */
export interface PaymentResult {
  readonly brandName?: string | undefined;
  readonly methodKey?: string | undefined;
  /** NAV-39. */
  readonly initiator: (typeof paymentInitiators)[number];
  /** NAV-40. */
  readonly methodType: (typeof paymentMethodTypes)[number];
  readonly type?: string | undefined;
  readonly provider?: string | undefined;
  readonly saveMethod: boolean;
  readonly setPrimary: boolean;
}

/** Parses the query of the payment result page; an unknown value becomes UNKNOWN (NAV-42). */
export function readPaymentResult(query: URLSearchParams): PaymentResult {
  const text = (name: string) => query.get(name) ?? undefined;
  return {
    brandName: text('brandName'),
    methodKey: text('methodKey'),
    initiator: oneOf(paymentInitiators, query.get('initiator')),
    methodType: oneOf(paymentMethodTypes, query.get('methodType')),
    type: text('type'),
    provider: text('provider'),
    saveMethod: query.get('saveMethod') === 'true',
    setPrimary: query.get('setPrimary') === 'true',
  };
}

/** Builds the query of the payment result page; a flag is the text `true`, or absent (NAV-41). */
export function paymentResultQuery(
  result: PaymentResult,
): Readonly<Record<string, string | undefined>> {
  const flag = (isSet: boolean) => (isSet ? 'true' : undefined);
  return {
    ...result,
    saveMethod: flag(result.saveMethod),
    setPrimary: flag(result.setPrimary),
  };
}

function oneOf<T extends string>(known: readonly T[], word: string | null): T | 'UNKNOWN' {
  return known.find((one) => one === word) ?? 'UNKNOWN';
}
