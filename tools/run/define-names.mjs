/**
 * tsx wraps named functions in a helper, which pages that run such a function do not know. `target` is
 * a page or context of Playwright.
 */
export const defineNames = (target) => target.addInitScript('globalThis.__name = (value) => value');
