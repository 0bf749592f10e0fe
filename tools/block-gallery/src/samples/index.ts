import type { Samples, ShopFacts } from '../sample.js';
import { embeds } from './embeds.js';
import { forms } from './forms.js';
import { frames } from './layout.js';
import { goods } from './goods.js';
import { loyalty } from './loyalty.js';
import { pictures } from './pictures.js';
import { recipes } from './recipes.js';
import { services } from './services.js';
import { texts } from './texts.js';
import { cookieSamples } from './cookies.js';

/** A sample of every block. A new block needs one here; a test lists missing ones. */
export const samplesOf = (facts: ShopFacts): Samples => ({
  ...frames(facts),
  ...texts(facts),
  ...pictures(facts),
  ...embeds(facts),
  ...services(facts),
  ...loyalty(facts),
  ...cookieSamples(facts),
  ...goods(facts),
  ...recipes(facts),
  ...forms(facts),
});
