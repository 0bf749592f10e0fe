/** Files of react-router's bundle; its export map has no other build to take. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;
const CALL = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
const CONTEXT_TYPE = /^(\w+)\.contextType = (\w+);$/gm;

/**
 * react-router is one module of 370 kB. Its contexts and components are made by calls, and named by
 * assignments, which a bundler has to keep although nobody uses them: marked as free of effects, what
 * the shop does not import stays out of the browser.
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

/** Vite plugin for the browser build. */
export function pureRouter() {
  return {
    name: 'larder:pure-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: annotatePure(code), map: null }),
    },
  };
}
