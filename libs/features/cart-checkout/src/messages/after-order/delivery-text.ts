import { createPageMessages } from '@larder/platform';
import { delivery as de } from '../de.json';
import { delivery as en } from '../en.json';
import { delivery as hi } from '../hi.json';
import { delivery as fr } from '../fr.json';

/** Texts of an order on its way, or ready in its store. */
export const { useText } = createPageMessages('cart-checkout', { de, en, fr, hi });
