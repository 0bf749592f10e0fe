/** What becomes of a UPI collect request that was sent to the shopper's app. */
export type UpiPlan = 'upiPaid' | 'upiDeclined' | 'upiExpired';

/** Whether the text is a UPI address by its form: name, `@` and the handle of a bank or an app. */
export function isVpa(text: string): boolean {
  return /^[A-Za-z0-9._-]{2,255}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text);
}

interface CollectRequest {
  readonly plan: UpiPlan;
  readonly afterMs: number;
}

const answers: Readonly<Record<string, CollectRequest>> = {
  failure: { plan: 'upiDeclined', afterMs: 5_000 },
  late: { plan: 'upiPaid', afterMs: 20_000 },
  expired: { plan: 'upiExpired', afterMs: 60_000 },
};

/** How the app of a test address answers a request, and when: any other name pays. */
export function answerOf(vpa: string): CollectRequest {
  const [name = ''] = vpa.toLowerCase().split('@');
  return answers[name] ?? { plan: 'upiPaid', afterMs: 5_000 };
}
