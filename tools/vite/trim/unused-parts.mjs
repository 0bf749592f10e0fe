import { QUERY_USES, withoutHookParts, withoutQueryParts } from './query-parts.mjs';
import { REACT_USES, withoutReactParts } from './react-parts.mjs';

const PACKAGES = [
  [/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/, withoutReactParts],
  [/[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]rtk-query\.modern\.mjs$/, withoutQueryParts],
  [/[\\/]toolkit[\\/]dist[\\/]query[\\/]react[\\/]rtk-query-react\.modern\.mjs$/, withoutHookParts],
];
/** The packages themselves; the router can start view transitions, but only in its data mode. */
const OWN = /[\\/]node_modules[\\/](?:react|react-dom|@reduxjs|react-router)[\\/]/;
const SOURCE = /\.[cm]?[jt]sx?$/;

/** The first use of a removed part in a source. */
export function usedPart(code) {
  for (const pattern of [...REACT_USES, ...QUERY_USES]) {
    const [use] = pattern.exec(code) ?? [];
    if (use !== undefined) return use;
  }
  return undefined;
}

function trim(code, id) {
  const file = id.split('?')[0];
  const [, without] = PACKAGES.find(([pattern]) => pattern.test(file)) ?? [];
  if (without !== undefined) return { code: without(code), map: null };
  const use = SOURCE.test(file) && !OWN.test(file) ? usedPart(code) : undefined;
  if (use === undefined) return null;
  throw new Error(
    `${file} uses a part that the build removes, "${use}": read docs/decisions/0149-unused-parts.md`,
  );
}

/** Vite plugin for the browser build: removes what no source uses, and refuses a source that does. */
export function unusedParts() {
  let found = 0;
  return {
    name: 'larder:unused-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const result = trim(code, id);
      if (result !== null) found += 1;
      return result;
    },
    buildEnd(error) {
      if (!error && found !== PACKAGES.length)
        throw new Error(`${found} of ${PACKAGES.length} packages were trimmed`);
    },
  };
}
