import { readVisitorStorage, writeVisitorStorage } from './visitor-storage.js';

/** Values of a form by the names of its fields. */
type Values = Readonly<Record<string, unknown>>;

/** Never stored: passwords, and files, because a browser cannot restore them. */
const NEVER_STORED = /^files$|password/i;

/** The values that differ from the form's initial ones. */
function storedValuesOf(values: Values, initial: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !NEVER_STORED.test(name) && value !== (initial[name] ?? ''),
    ),
  );
}

/** Saves the values in session storage. */
export function saveFormValues(form: string, owner: string, values: Values, initial: Values): void {
  writeVisitorStorage(form, owner, storedValuesOf(values, initial));
}

/** The values that this visitor had entered; ignores stored values that fit no field. */
export function readFormValues(form: string, owner: string, initial: Values): Values {
  const stored = readVisitorStorage(form, owner);
  if (typeof stored !== 'object' || stored === null) return {};
  const fits = (value: unknown, like: unknown = '') =>
    value !== null && typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => fits(value, initial[name])),
  );
}
