import { createPageMessages } from '@larder/platform';
import de from './orders.de.json';
import en from './orders.en.json';

/** Words of the customer's orders. */
export const { useText } = createPageMessages('account', { de, en });
