import { createPageMessages } from '@larder/platform';
import { orderRating as de } from '../de.json';
import { orderRating as en } from '../en.json';
import { orderRating as hi } from '../hi.json';
import { orderRating as fr } from '../fr.json';

/** Texts of the rating of an order. */
export const { useText } = createPageMessages('cart-checkout', { de, en, fr, hi });
