import { changeChunks } from './change-chunks.mjs';

const FAILED = /throw (\w+)\[(\w+)\]=void 0,(\w+)/;

/**
 * The bundler's loader of style sheets remembers one that did not come as done, so that the code would come
 * without it when the line is back. Throws when it is written in another form than the known one.
 */
export function forgetFailures(code) {
  if (!code.includes('Unable to preload CSS')) return code;
  if (!FAILED.test(code)) throw new Error('the bundler loads style sheets in an unknown way');
  return code.replace(FAILED, 'throw delete $1[$2],$3');
}

/** Vite plugin: what could not be loaded is asked for again with the next try. */
export const askAgain = () => changeChunks('larder:ask-again', forgetFailures);
