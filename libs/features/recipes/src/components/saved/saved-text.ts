import { createPageMessages } from '@larder/platform';
import { saved as de } from '../../messages/de.json';
import { saved as en } from '../../messages/en.json';
import { saved as hi } from '../../messages/hi.json';
import { saved as fr } from '../../messages/fr.json';

export const { useText: useSavedText } = createPageMessages('recipes.saved', { de, en, fr, hi });
