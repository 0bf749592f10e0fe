import { errorCodes } from '@larder/contracts';
import type { ApiError } from '@larder/contracts';
import type { StandingProblem } from '@larder/contracts/shopping/standing-orders';
import { ApiFailure } from '../../../kernel/failure.js';
import type { DearerLine } from '../line-totals.js';

/** Thrown where a day cannot be ordered for; everything that was begun for it is rolled back. */
export class NotPlaced extends Error {
  readonly problem: StandingProblem;
  /** Cents of the total that was too high. */
  readonly total: number | undefined;
  readonly dearer: readonly DearerLine[];

  constructor(
    problem: StandingProblem,
    of: { readonly total?: number; readonly dearer?: readonly DearerLine[] } = {},
  ) {
    super(`A standing order was not placed: ${problem}`);
    this.problem = problem;
    this.total = of.total;
    this.dearer = of.dearer ?? [];
  }
}

/** Validation codes (CART-66…86) by what the customer has to know of them; the first that applies. */
const problemsByCode: readonly (readonly [StandingProblem, readonly string[]])[] = [
  ['ADDRESS', ['004', '005', '006', '007', '031', '130', '132', errorCodes.outsideArea]],
  ['WINDOW', ['008', '022', '023', '029', '140', '141']],
  ['UNAVAILABLE', [errorCodes.cartEmpty]],
  ['MINIMUM', [errorCodes.minOrderValue]],
  ['MAXIMUM', [errorCodes.maxOrderValue, errorCodes.maxOrderWeight]],
];

/** What a refusal of the cart or the checkout means for a standing order. */
export function problemOf({ errorCode, fields = {} }: Omit<ApiError, 'message'>): StandingProblem {
  const codes = [errorCode, ...Object.keys(fields)];
  const found = problemsByCode.find(([, known]) => known.some((code) => codes.includes(code)));
  if (found) return found[0];
  return fields['methodKey'] === undefined ? 'OTHER' : 'PAYMENT';
}

export function asNotPlaced(error: unknown): NotPlaced {
  if (error instanceof NotPlaced) return error;
  if (error instanceof ApiFailure) return new NotPlaced(problemOf(error.body()));
  throw error;
}
