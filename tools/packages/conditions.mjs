/** More than these are not combined: a predicate of a declaration reads one or two. */
const MAX_FLAGS = 6;

const isObject = (value) => typeof value === 'object' && value !== null;

/**
 * A tenant that notes what is read from it. Flags have the value of `flags`, true by default; anything else
 * is a tenant's part that can be read on.
 */
function recordingTenant(sample, flags, reads) {
  const part = (value, prefix) =>
    new Proxy(Object.freeze({}), {
      get: (_target, key) => read(value?.[key], `${prefix}${String(key)}`),
      has: (_target, key) => {
        const path = `${prefix}${String(key)}`;
        reads.add(path);
        return flags.get(path) ?? true;
      },
    });
  const read = (value, path) => {
    reads.add(path);
    if (flags.has(path)) return flags.get(path);
    if (typeof value === 'boolean') {
      flags.set(path, true);
      return true;
    }
    return isObject(value) || value === undefined ? part(value, `${path}.`) : value;
  };
  return part(sample, '');
}

/** Every assignment of on and off to these flags. */
function* assignments(flags) {
  for (let bits = 0; bits < 2 ** flags.length; bits += 1)
    yield new Map(flags.map((flag, i) => [flag, (bits & (1 << i)) > 0]));
}

const withoutPrefixes = (paths) =>
  [...paths].filter((path) => ![...paths].some((other) => other.startsWith(`${path}.`)));

/**
 * What of a tenant a predicate depends on: `featureSearch`, `not featureJoe`, `checkout.layout`. Found by
 * calling it, so that it is what the code does; `sample` tells flags from other fields.
 */
export function conditionsOf(predicate, sample) {
  const reads = new Set();
  const known = new Map();
  let flags = [];
  // A flag may be read only when another one is on, or off.
  for (let before = -1; before < known.size;) {
    before = known.size;
    flags = [...known.keys()];
    if (flags.length > MAX_FLAGS) throw new Error(`too many flags: ${flags.join(', ')}`);
    for (const values of assignments(flags)) {
      predicate(recordingTenant(sample, values, reads));
      for (const flag of values.keys()) known.set(flag, true);
    }
  }
  const holds = (values) => Boolean(predicate(recordingTenant(sample, new Map(values), new Set())));
  const isNegative = (flag) =>
    [...assignments(flags)].some(
      (values) => !values.get(flag) && holds(values) && !holds([...values, [flag, true]]),
    );
  return withoutPrefixes(reads).map((path) =>
    flags.includes(path) && isNegative(path) ? `not ${path}` : path,
  );
}
