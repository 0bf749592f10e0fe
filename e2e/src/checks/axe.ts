import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { waitUntilStable } from './wait-until-stable.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * A1: accessibility violations of the page in its current state, with their elements: by all rules, or
 * the given ones. One run in the page itself takes half as long as axe's own bindings for Playwright,
 * which run each frame apart and carry everything that passed; frames of other sites are left out.
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await waitUntilStable(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const runOnly: axe.RunOnly = rules
    ? { type: 'rule', values: [...rules] }
    : { type: 'tag', values: TAGS };
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: only,
      iframes: false,
      // Style sheets are needed for an experimental rule only; offline, requesting them is a fault.
      preload: false,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 200)}`),
    );
  }, runOnly);
}
