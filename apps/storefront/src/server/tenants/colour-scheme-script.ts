import { createHash } from 'node:crypto';

/**
 * Applies the colour scheme that the shopper chose, before the first paint; a file of its own would
 * delay that paint. The mark on the root shows the switch in the footer, of shops that have dark colours
 * and in browsers that keep the choice.
 */
const SCRIPT =
  "try{document.documentElement.dataset.colourScheme=localStorage.colourScheme||''}catch{}";

export const COLOUR_SCHEME_SCRIPT = `<script>${SCRIPT}</script>`;

/** Source for the content security policy that allows this script alone. */
export const COLOUR_SCHEME_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
