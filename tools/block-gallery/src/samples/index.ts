import type { Samples, ShopFacts } from '../sample.js';
import { forms } from './forms.js';
import { framesAndTexts } from './frames-and-texts.js';
import { pictures } from './pictures.js';
import { shop } from './shop.js';

/** A sample of every block. A new block needs one here; a test tells which are missing. */
export const samplesOf = (facts: ShopFacts): Samples => ({
  ...framesAndTexts(facts),
  ...pictures(facts),
  ...shop(facts),
  ...forms(facts),
});
