import { hasLeft, readOwn, writeOwn } from '@larder/platform';
import type { Values } from './read-form.js';

/** As much as a tab can keep: a browser gives no file back. */
const CANNOT_BE_KEPT = 'files';

/** What was typed into a form, beside what it began with. */
function typedIn(values: Values, begun: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name !== CANNOT_BE_KEPT && value !== (begun[name] ?? ''),
    ),
  );
}

/** Keeps it in the tab. Whoever signs out by choice leaves nothing. */
export function keepTyped(form: string, owner: string, values: Values, begun: Values): void {
  if (!hasLeft()) writeOwn(form, owner, typedIn(values, begun));
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
