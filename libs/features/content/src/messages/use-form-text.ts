import { createPageMessages } from '@larder/platform';
import { forms as de } from './de.json';
import { forms as en } from './en.json';
import { forms as hi } from './hi.json';
import { forms as fr } from './fr.json';

export type FormTextKey = keyof typeof en;

/** Messages of the forms; `content.form.{key}` overrides. */
export const { useText: useFormText } = createPageMessages('content.form', { de, en, fr, hi });
export type FormText = ReturnType<typeof useFormText>;
