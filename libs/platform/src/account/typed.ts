import { readOwn, writeOwn } from './own-storage.js';

/** Values of a form by the names of its fields. */
type Values = Readonly<Record<string, unknown>>;

/** What a tab never keeps: passwords, and files, which a browser does not give back. */
const NEVER_KEPT = /^files$|password/i;

/** What was typed into a form, beside what it began with. */
function typedIn(values: Values, begun: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !NEVER_KEPT.test(name) && value !== (begun[name] ?? ''),
    ),
  );
}

/** Keeps it in the tab. */
export function keepTyped(form: string, owner: string, values: Values, begun: Values): void {
  writeOwn(form, owner, typedIn(values, begun));
}

/** What this visitor had typed; what lies there and fits no field is left out. */
export function readTyped(form: string, owner: string, begun: Values): Values {
  const kept = readOwn(form, owner);
  if (typeof kept !== 'object' || kept === null) return {};
  const fits = (value: unknown, like: unknown = '') =>
    value !== null && typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => fits(value, begun[name])),
  );
}
