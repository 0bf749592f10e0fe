import { readVisitorStorage, writeVisitorStorage } from './visitor-storage.js';

/** Values of a form by the names of its fields. */
type Values = Readonly<Record<string, unknown>>;

/** What a tab never keeps: passwords, and files, which a browser does not give back. */
const NEVER_STORED = /^files$|password/i;

/** What was typed into a form, beside what it began with. */
function storedValuesOf(values: Values, begun: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !NEVER_STORED.test(name) && value !== (begun[name] ?? ''),
    ),
  );
}

/** Keeps it in the tab. */
export function saveFormValues(form: string, owner: string, values: Values, begun: Values): void {
  writeVisitorStorage(form, owner, storedValuesOf(values, begun));
}

/** What this visitor had typed; what lies there and fits no field is left out. */
export function readFormValues(form: string, owner: string, begun: Values): Values {
  const stored = readVisitorStorage(form, owner);
  if (typeof stored !== 'object' || stored === null) return {};
  const fits = (value: unknown, like: unknown = '') =>
    value !== null && typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => fits(value, begun[name])),
  );
}
