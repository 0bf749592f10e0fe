/** Files of react-router's bundle; its export map has no other build to take. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;
const CALL = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
const CONTEXT_TYPE = /^(\w+)\.contextType = (\w+);$/gm;

/**
 * react-router is one module of 370 kB. Its contexts and components are created by calls, and named by
 * assignments, which a bundler has to keep even when they are unused: annotated as pure, unused ones
 * are removed.
 */
export function annotatePure(code) {
  const contexts = new Map([...code.matchAll(CONTEXT_TYPE)].map(([, name, type]) => [name, type]));
  let text = code.replace(CALL, '$1/* @__PURE__ */ ').replace(DISPLAY_NAME, '');
  for (const [name, type] of contexts)
    text = text.replace(
      new RegExp(`^(var ${name} = class extends [\\w.]+ {)$`, 'm'),
      `$1\n  static contextType = ${type};`,
    );
  return text.replace(CONTEXT_TYPE, '');
}

/** Calls that make contexts and components; every version so far has more. */
const LEAST_MARKS = 10;
const MARK = /\/\* @__PURE__ \*\/ React/g;

/** Throws when the package is written in another way than the one that is known here. */
export function checkMarks(marks) {
  if (marks >= LEAST_MARKS) return;
  throw new Error(
    `react-router has ${marks} calls that could be marked, not ${LEAST_MARKS}: read docs/decisions/0002-router.md`,
  );
}

/** Vite plugin for the browser build; fails it when there is nothing left to annotate. */
export function pureRouter() {
  let marks = 0;
  return {
    name: 'larder:pure-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => {
        const text = annotatePure(code);
        marks += text.match(MARK)?.length ?? 0;
        return { code: text, map: null };
      },
    },
    buildEnd: (error) => void (error ?? checkMarks(marks)),
  };
}
