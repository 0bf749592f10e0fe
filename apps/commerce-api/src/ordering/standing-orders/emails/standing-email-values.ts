import type { StandingProblem } from '@larder/contracts/shopping/standing-orders';
import type { EmailContent } from '../../../mail/email-template.js';

/** Values of a mail about one day of a standing order; amounts and times are formatted. */
export interface StandingEmailValues {
  readonly shop: string;
  /** Name of the standing order. */
  readonly name: string;
  readonly day: string;
  readonly link: string;
  readonly highest: string;
  readonly total: string;
  /** When the order is placed. */
  readonly placeAt: string;
}

/** Differences from the standing order, as texts in reading order. */
export interface Differences {
  readonly missing: readonly string[];
  readonly replaced: readonly (readonly [string, string])[];
  readonly otherWindow: string | undefined;
}

/** The texts of one language. */
export interface StandingEmailTexts {
  readonly reminder: (values: StandingEmailValues) => EmailContent;
  readonly placed: (values: StandingEmailValues, differences: Differences) => EmailContent;
  readonly notPlaced: (values: StandingEmailValues, problem: StandingProblem) => EmailContent;
  /** Titles of the tables. */
  readonly items: string;
  readonly dearer: string;
}
