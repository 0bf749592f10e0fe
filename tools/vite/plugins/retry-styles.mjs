import { transformChunks } from '../transform-chunks.mjs';

const FAILED = /throw (\w+)\[(\w+)\]=void 0,(\w+)/;
const WAITING = /\.addEventListener\("load",(\w+)\),(\w+)\.addEventListener\("error",\1\)/;

/** Milliseconds after which a page is shown without a style sheet that is still on its way. */
const STYLE_LIMIT_MS = 5000;

function replaced(code, pattern, replacement) {
  if (!pattern.test(code)) throw new Error('the bundler loads style sheets in an unknown way');
  return code.replace(pattern, replacement);
}

/**
 * Changes the bundler's loader of style sheets. It remembers a failed one as loaded, so code would run
 * without it after reconnecting; and it waits for one without a limit. Throws when the loader has an
 * unknown form.
 */
export function patchStyleLoader(code) {
  if (!code.includes('Unable to preload CSS')) return code;
  const retrying = replaced(code, FAILED, 'throw delete $1[$2],$3');
  return replaced(retrying, WAITING, `$&,setTimeout($1,${STYLE_LIMIT_MS},{type:"load"})`);
}

/** Vite plugin: what failed is requested again with the next try, and a slow style sheet holds up no page. */
export const retryStyles = () => transformChunks('larder:retry-styles', patchStyleLoader);
