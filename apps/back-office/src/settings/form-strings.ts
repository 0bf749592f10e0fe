import { TranslatableString as words, englishStringTranslator } from '@rjsf/utils';

type Translate = (key: string, values: Readonly<Record<string, unknown>>) => string;

/** Keys of what the library of forms writes at lists, entries and buttons. */
const keys: ReadonlyMap<string, string> = new Map([
  [words.ArrayItemTitle, 'office.settings.form.entry'],
  [words.EmptyArray, 'office.settings.form.noEntries'],
  [words.KeyLabel, 'office.settings.form.keyOf'],
  [words.NewStringDefault, 'office.settings.form.newValue'],
  [words.AddButton, 'ra.action.add'],
  [words.AddItemButton, 'ra.action.add'],
  [words.RemoveButton, 'ra.action.remove'],
  [words.MoveUpButton, 'ra.action.move_up'],
  [words.MoveDownButton, 'ra.action.move_down'],
  [words.ClearButton, 'ra.action.clear_input_value'],
  [words.YesLabel, 'ra.boolean.true'],
  [words.NoLabel, 'ra.boolean.false'],
]);

/** The library's own words in the person's language. */
export const formStrings =
  (translate: Translate) =>
  (text: words, params: string[] = []): string => {
    const key = keys.get(text);
    return key === undefined
      ? englishStringTranslator(text, params)
      : translate(key, { name: params[0] });
  };
