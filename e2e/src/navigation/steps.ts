import * as fc from 'fast-check';

/** Possible next steps of a visitor. Numbers choose among the available options. */
export type Step =
  | { readonly do: 'link'; readonly which: number; readonly isSlow: boolean }
  /** A link, and another one before the first has answered. */
  | { readonly do: 'change of mind'; readonly which: number; readonly then: number }
  | { readonly do: 'address'; readonly which: number }
  | { readonly do: 'language'; readonly which: number }
  | { readonly do: 'back' | 'forward' | 'reload' };

const number = fc.nat({ max: 9999 });
export const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('link' as const),
        which: number,
        isSlow: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('change of mind' as const),
        which: number,
        then: number,
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('address' as const), which: number }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('language' as const), which: number }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constantFrom('back' as const, 'forward', 'reload') }),
    },
  ),
  { minLength: 3, maxLength: 7 },
);
